"""Benchmarks, with the peers they compare against: `make bench`."""
