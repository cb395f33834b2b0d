"""The rules of antiquity over integer arrays, compiled by numba."""
