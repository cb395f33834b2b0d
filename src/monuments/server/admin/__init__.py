"""The host's view of a server and means to act, for command line and page."""
