"""The sentences of gear and Fortune in ART, by the codes of their messages."""

from solo.words import room

words = room("art-gear")
