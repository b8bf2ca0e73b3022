"""Numbers that authors give rolls: what somebody is rated, what the situation adds, what is bid."""

from solo.facts import Usually

RATED = Usually(-2, 29)
"""An attribute: none starts below -2 or above 9, and 20 levels add one each (FH-006, FH-017)."""
ADDED = Usually(-16, 16)
"""What is added to a roll: the hardest of the rules needs 16 (FH-167)."""
BID = Usually(0, 10)
"""AP against boosts: each boost is 2, and no roll of the rules lacks more than 20 (FH-190)."""
