"""Beside a box: programs that ask the owner, and tell what to do or what it is worth."""
