"""Bots for `antiquity`: a rollout policy, and a tree search that it guides."""
