"""The lessons of Bitoku: a guided first game, and its words in `locales`."""
