"""The Tengu, who decides nothing and has no seat: chapters 21 to 26."""
