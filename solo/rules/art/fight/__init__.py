"""Combat in rounds, as an encounter on a range track (sections 13, 35-38 and 40-44 of the rules).

`combat` is what authors write, `state` the fight as it stands, `encounter` what the engine plays.
"""
