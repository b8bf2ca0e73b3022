"""Several heroes under one player: what they do alike, together and for each other."""
