"""Fallout 2d20, with a generic set of skills and gear of our own where the text names none."""
