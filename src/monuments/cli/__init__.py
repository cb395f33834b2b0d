"""The command line: a module per command, heavy imports inside functions."""
