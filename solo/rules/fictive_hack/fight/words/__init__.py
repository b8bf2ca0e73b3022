"""The sentences of Fictive Hack's fights, by the codes of their messages."""

from solo.words import room

words = room("fictive-hack-fight")
