"""Checks on what is counted, scored, noted and said."""
