"""Satori, by Paco Yáñez: worshippers, monks and a pagoda."""
