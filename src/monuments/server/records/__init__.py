"""Records of tables, and replays."""
