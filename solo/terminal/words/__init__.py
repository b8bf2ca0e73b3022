"""What the prompt itself says."""

from solo.words import room

words = room("terminal")
"""Makes the messages of the prompt."""
