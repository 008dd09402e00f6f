"""The checks, one promise each."""
