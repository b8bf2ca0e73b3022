"""The sentences of a table's prompt, by the codes of their messages."""

from solo.words import room

words = room("terminal-table")
