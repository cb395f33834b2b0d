"""A table in play: its entries, its session, its bots, its deadlines."""
