"""The rules of fabuleux over integer arrays, compiled by numba."""
