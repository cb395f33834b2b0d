"""Opponents for `fabuleux`: one looks at the own card only, one knows what may be in the piles."""
