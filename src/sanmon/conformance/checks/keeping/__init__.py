"""Checks on how states are kept, copied, dumped and restored, and luck."""
