"""Checks on who may know what."""
