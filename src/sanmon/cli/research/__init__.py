"""Commands that measure and train bots: simulate, arena, bench and `sanmon lab`."""
