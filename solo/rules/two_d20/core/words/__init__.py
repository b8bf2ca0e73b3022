"""The words of both games of two d20, in every language that there is."""

from solo.words import room

words = room("2d20")
"""Makes their messages."""
