"""Satori, a board game by Paco Yáñez about worshippers, monks and a pagoda."""
