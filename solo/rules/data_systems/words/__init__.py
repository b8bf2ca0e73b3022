"""The sentences of data systems, by the codes of their messages."""

from solo.words import room

words = room("data")
