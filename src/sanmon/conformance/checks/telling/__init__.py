"""Checks on pieces, scores, notation and words."""
