"""A server for one page, without a network: it runs in a worker of the page, or anywhere else where Python runs.

It answers the same requests and messages as `sanmon serve` for everything that needs no other people. It stores
nothing itself: it says what to store (`storage.py`), and goes on when that is done.
"""
