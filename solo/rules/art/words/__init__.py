"""The sentences of the ART Engine, by the codes of their messages."""

from solo.words import room

words = room("art")
