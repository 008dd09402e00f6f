"""`sanmon lab calibrate`: measures how well positions foretell results, and fits what people are told."""
