"""The fox, the opponent of a single player."""
