"""The presentation of `antiquity` to people and programs."""
