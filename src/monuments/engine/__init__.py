"""Shared by all games: protocol, records, refusals, forms, events, knowledge."""
