"""Tables on the network: a log that is stored first, seats with secrets, views cut by the games."""
