"""Bots: programs that play a seat. They use a game only through the contract, so they play any game."""

from sanmon.bots import roster

roster.fill()
