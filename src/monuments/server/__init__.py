"""Tables on the network: a stored log, secret seats, views cut by the games."""
