"""What the page itself says."""

from solo.words import room

words = room("web")
"""Makes the messages of the page."""
