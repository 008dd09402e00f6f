"""The benchmark: the speed of our games, compared with other engines in the same run.

`measure` runs it and `page` writes the report.
"""
