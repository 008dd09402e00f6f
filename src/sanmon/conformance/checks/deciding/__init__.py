"""Checks on what is asked, offered, accepted and refused, and how a game goes on and ends."""
