"""What is measured, with the peers it is measured against: `make bench`."""
