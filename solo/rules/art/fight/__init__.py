"""Combat in rounds, as an encounter on a range track (sections 13, 35-38 and 40-44 of the rules).

`written` is what authors write, `state` the battle as it stands, `battle` the script that plays it:
it opens, and lets one after another take a turn (`turn` for ours, `npc_turns` for foes). `attack`
leads through an attack of either side from its beginning to its end. All work on a
`table.FightTable`.

Words that are used in all files:

- An *adventurer* has a sheet. A *friend* is a companion on the same side, with ranks in a *block*
  instead of a sheet, as foes have; the player rolls for it. *Ours* are adventurers and friends.
- A *blow* is an attack that the player rolls. An *assault* is an attack on one of ours, against
  which the player rolls Defense.
- An *offer* is what may be chosen on a turn, together with what is done when it is chosen.
- What *lasts* is a change of somebody's rolls for a while, such as being off balance.
"""
