"""The sentences of fights in ART, by the codes of their messages."""

from solo.words import room

words = room("art-fight")
