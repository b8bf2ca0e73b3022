"""Numbers that an author adds to traits, difficulties and what a hero has earned."""

from typing import Annotated

from solo.facts import Usually

Added = Annotated[int, Usually(-10, 10)]
"""What is added to a trait, of which an attribute is 2 to 12 (ART-026, ART-204)."""
Ranks = Annotated[int, Usually(-10, 10)]
"""Ranks added to a difficulty; from the lowest of all to the highest there are 10 (ART-001)."""
Glories = Annotated[int, Usually(-50, 50)]
"""Glory won or lost at once: ten is a point of Fame for who has one (ART-070)."""
