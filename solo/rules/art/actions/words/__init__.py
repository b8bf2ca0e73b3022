"""The sentences of longer actions in ART, by the codes of their messages."""

from solo.words import room

words = room("art-actions")
