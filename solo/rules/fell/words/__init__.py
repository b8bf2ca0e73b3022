"""The sentences of FELL, by the codes of their messages."""

from solo.words import room

words = room("fell")
