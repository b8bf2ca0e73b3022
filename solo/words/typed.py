"""What a text quotes to be typed, such as 'odds 1' and '2 ?'."""

QUOTED = r"(?<!\w)'[a-z\d]+(?: [^'\[\]\n]*)?'(?!\w)"
"""A regular expression for it. A line in square brackets that has one is to the player."""
