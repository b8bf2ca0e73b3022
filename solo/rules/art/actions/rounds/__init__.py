"""Rounds without a fight, by the rules of the ART Engine."""
