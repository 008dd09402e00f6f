"""Playing in the terminal: asking, showing, saving, taking back."""
