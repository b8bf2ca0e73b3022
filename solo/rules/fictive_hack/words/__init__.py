"""The sentences of Fictive Hack, by the codes of their messages."""

from solo.words import room

words = room("fictive-hack")
