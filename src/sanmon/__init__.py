"""Sanmon: three euro board games behind one gate."""

__version__ = "0.1.0"
