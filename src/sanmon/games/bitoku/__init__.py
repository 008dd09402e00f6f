"""Bitoku: four seasons, four years in the forest, and the Tengu for a player alone."""
