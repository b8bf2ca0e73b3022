"""The sentences that several rule systems share, by the codes of their messages."""

from solo.words import room

words = room("core")
