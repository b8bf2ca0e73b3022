"""The sentences of wounds, healing and horror in ART, by the codes of their messages."""

from solo.words import room

words = room("art-health")
