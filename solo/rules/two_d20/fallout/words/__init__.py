"""The words of Fallout 2d20, in every language that there is."""

from solo.words import room

words = room("2d20-fallout")
"""Makes their messages."""
