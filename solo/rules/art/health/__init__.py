"""Damage, healing and what lasts, by the rules of the ART Engine."""
