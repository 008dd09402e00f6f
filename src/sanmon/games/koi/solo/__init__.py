"""A game alone: upkeep and the verdict."""
