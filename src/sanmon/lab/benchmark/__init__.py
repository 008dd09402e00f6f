"""The benchmark for learners: a fixed protocol, its matches, and the page with the leaderboard.

`protocol` says what is played, `run` plays it and keeps the results, `page` writes them down for people.
"""
