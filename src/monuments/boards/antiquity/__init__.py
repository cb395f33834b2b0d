"""The table of `antiquity`, as text and as a picture."""
