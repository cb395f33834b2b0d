"""Environments for research: observations, PettingZoo, Gymnasium, batches."""
