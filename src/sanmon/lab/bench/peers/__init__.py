"""The other engines of the benchmark, with a runner for each. Nothing else in Sanmon loads those engines."""
