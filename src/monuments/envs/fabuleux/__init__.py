"""Observations and batches of `fabuleux`."""
