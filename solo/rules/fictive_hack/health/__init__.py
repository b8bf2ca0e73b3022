"""Damage, healing and what lasts, by the rules of Fictive Hack."""
