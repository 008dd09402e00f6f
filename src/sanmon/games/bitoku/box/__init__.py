"""Beside a box: the score pad, and how to lay out the game."""
