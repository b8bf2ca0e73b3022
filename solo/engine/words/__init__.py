"""The sentences of the engine, by the codes of their messages."""

from solo.words import room

words = room("engine")
