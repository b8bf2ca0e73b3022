"""Notes, rolls and sheets in words, by the rules of the ART Engine."""
