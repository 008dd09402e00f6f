"""The rules of Bitoku, one file for each chapter or two."""
