"""The lessons of the Satori: a guided first game, and its words in `locales`."""
