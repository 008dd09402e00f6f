"""Checks on how states are copied, dumped, restored and replayed, and on chance."""
