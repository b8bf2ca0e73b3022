"""The sentences about files, saves and what can be played, by the codes of their messages."""

from solo.words.message import room

words = room("files")
