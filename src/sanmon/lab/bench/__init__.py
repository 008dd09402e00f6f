"""The benchmark: how fast our games are, beside other engines in the same run.

`measure` runs it, `page` tells of it.
"""
