"""The arena: bots over the same deals in every seating, rated."""
