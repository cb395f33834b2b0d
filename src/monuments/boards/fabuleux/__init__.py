"""The table of `fabuleux`, as text and as a picture."""
