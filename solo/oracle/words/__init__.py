"""The sentences of the oracle, by the codes of their messages."""

from solo.words import room

words = room("oracle")
