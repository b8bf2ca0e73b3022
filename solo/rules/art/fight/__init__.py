"""Combat in rounds, as an encounter on a range track (sections 13, 35-38 and 40-44 of the rules).

`written` is what authors write, `state` the battle as it stands, `battle` the script that plays it:
it opens, and lets one after another take a turn (`turn` for ours, `npc_turns` for foes). `attack`
holds an attack from top to bottom. All work on a `table.FightTable`.
"""
