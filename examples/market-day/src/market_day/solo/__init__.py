"""The tinker, the opponent of a single player."""
