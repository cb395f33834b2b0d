"""Views of each game as text and as a picture."""
