"""The companion of a box on the table: it runs the solo opponent beside the owner's own pieces.

`session` is a session as data, and what its screen shows; the games ask and tell in their `solo/companion.py`.
"""
