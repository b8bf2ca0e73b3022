"""Several adventurers under one player, and who goes with them, by the rules of the ART Engine."""
