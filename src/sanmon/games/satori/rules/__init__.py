"""The rules of Satori, one chapter a file."""
