"""What every game shares: the Game protocol, records, refusals, forms, events, knowledge."""
