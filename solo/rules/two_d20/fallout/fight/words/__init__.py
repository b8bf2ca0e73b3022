"""The words of fights in Fallout 2d20, in every language that there is."""

from solo.words import room

words = room("2d20-fallout-fight")
"""Makes their messages."""
