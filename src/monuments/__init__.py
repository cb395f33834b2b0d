"""Monuments: two card games about the wonders of the world, to play, to study and to search."""

__version__ = "0.1.0"
