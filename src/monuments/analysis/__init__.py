"""Looking at games: hints for the seat to move."""
