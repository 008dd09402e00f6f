"""The lessons of Koi."""
