"""Observations and batches of `antiquity`."""
