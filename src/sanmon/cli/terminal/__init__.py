"""Playing in the terminal: questions and answers, the board, saved games and undo."""
