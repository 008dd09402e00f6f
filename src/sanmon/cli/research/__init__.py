"""Commands for those who measure and train bots: simulate, arena, bench and `sanmon lab`."""
