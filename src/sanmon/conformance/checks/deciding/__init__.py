"""Checks on prompts, options and refusals, and on how a game goes on and ends."""
