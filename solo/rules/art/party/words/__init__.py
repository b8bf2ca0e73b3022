"""The sentences of several adventurers in ART, by the codes of their messages."""

from solo.words import room

words = room("art-party")
