"""A toy game with one page of rules: an example for authors of new games (docs/add-a-game.md)."""
