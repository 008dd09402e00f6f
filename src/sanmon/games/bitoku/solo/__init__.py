"""The Tengu, the opponent in a solo game, which makes no decisions and has no seat (chapters 21 to 26)."""
