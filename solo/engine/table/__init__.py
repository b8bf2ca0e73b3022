"""A table of players: who sits there, what they ask, do by hand and keep lists of."""
