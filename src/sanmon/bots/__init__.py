"""Bots: whoever sits on a seat and answers by itself. They know any game through the contract alone."""

from sanmon.bots import roster

roster.fill()
