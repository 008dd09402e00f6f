"""Checks on secrets: what each seat may know."""
