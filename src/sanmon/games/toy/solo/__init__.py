"""The fox, the opponent in a solo game."""
