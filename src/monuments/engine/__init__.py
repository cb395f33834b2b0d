"""What every game shares: the Game protocol, playing, records, refusals, forms, events, knowledge."""
