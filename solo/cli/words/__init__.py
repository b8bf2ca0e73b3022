"""What the command line says of a game in its language; help and errors are English."""

from solo.words import room

words = room("cli")
