"""The sentences of rolls in ART, by the codes of their messages."""

from solo.words import room

words = room("art-checks")
