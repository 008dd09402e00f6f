"""The lessons of the toy: a guided first game, and its words in `locales`."""
