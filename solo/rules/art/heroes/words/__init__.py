"""The sentences of the making and the growth of heroes in ART, by the codes of their messages."""

from solo.words import room

words = room("art-heroes")
