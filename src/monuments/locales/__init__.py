"""Every sentence shown to people: one set for terminal, server and browser."""
