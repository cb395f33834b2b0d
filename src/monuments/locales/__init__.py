"""Every sentence shown to people: the same messages for terminal, server and browser."""
