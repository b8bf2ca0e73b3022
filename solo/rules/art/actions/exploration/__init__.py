"""Exploration phases, by the rules of the ART Engine."""
