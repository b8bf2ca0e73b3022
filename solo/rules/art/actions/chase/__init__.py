"""Chases, by the rules of the ART Engine."""
