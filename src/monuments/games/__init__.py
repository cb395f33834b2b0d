"""The games: rule sets of the same shape, none of which knows another."""
