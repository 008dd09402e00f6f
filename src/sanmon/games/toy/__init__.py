"""A toy game of one page: the template for a new game (docs/add-a-game.md)."""
