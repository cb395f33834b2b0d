"""The messages of the socket and the API."""
