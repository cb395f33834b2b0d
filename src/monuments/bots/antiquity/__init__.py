"""Opponents for `antiquity`: a cheap policy, and a tree search that it guides."""
