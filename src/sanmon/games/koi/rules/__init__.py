"""The rules of Koi, one file for each chapter of RULES.md."""
