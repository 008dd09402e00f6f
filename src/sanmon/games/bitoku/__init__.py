"""Bitoku, a game of four years in a forest, with the Tengu as the opponent in a solo game."""
