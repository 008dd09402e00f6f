"""Reads and checks the tables of a component set. Each module reads the tables of one sort of components."""
