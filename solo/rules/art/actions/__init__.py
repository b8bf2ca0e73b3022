"""Actions of several rolls, by the rules of the ART Engine."""
