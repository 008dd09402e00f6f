"""The rules of Satori, one file for each chapter."""
