"""What may not ship: sentences of the games whose rules are played."""
