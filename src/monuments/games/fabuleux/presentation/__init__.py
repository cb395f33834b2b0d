"""The presentation of `fabuleux` to people and programs."""
