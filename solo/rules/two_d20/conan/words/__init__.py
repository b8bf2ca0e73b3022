"""The words of Conan 2d20, in every language that there is."""

from solo.words import room

words = room("2d20-conan")
"""Makes their messages."""
