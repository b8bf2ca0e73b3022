"""The sentences of a table of players, by the codes of their messages."""

from solo.words import room

words = room("engine-table")
