"""What takes long: the moves of bots, hints and reviews, as functions of what a seat may know.

A server calls them in pool processes, a page in a worker of its own.
"""
