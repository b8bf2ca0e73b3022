"""The sentences of a story that was played, by the codes of their messages."""

from solo.words import room

words = room("story")
