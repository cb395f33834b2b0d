"""Bots for `fabuleux`: one sees its own card only, one infers the others'."""
