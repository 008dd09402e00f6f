"""The rules of the toy, a file a chapter."""
