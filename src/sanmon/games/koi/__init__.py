"""Koi: a pond of hexes, ten goals, four solo scenarios."""
