"""The rules of Market Day, one file for each chapter or mechanism."""
