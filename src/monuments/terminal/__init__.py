"""The text client: a table in the terminal, in the notation of the records."""
