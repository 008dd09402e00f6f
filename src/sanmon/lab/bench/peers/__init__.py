"""The peers of the benchmark: one runner for each engine that is not ours.

Nothing else in Sanmon loads those engines.
"""
