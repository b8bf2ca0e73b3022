"""Damage, healing and what lasts, by the rules of Fallout 2d20."""
