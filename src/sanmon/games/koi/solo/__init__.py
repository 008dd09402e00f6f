"""The solo game: upkeep after each turn, and the verdict."""
