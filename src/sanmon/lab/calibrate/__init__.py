"""`sanmon lab calibrate`: measures how well positions foretell results, and fits the numbers that people see."""
