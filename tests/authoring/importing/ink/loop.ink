VAR torches = 5
VAR oil = 3

-> hall

=== function less(ref thing, n) ===
~ thing = thing - n

=== function half(thing) ===
~ thing = thing - 1
~ return thing

=== function both(ref thing) ===
~ less(thing, 1)
~ temp rest = half(thing)
~ oil = rest

=== hall ===
The hall is long.
- (turn) You turn.
{turn > 1: You have turned before.} You have {torches} torches and {oil} of oil.
* {turn < 4} [Burn two]
  ~ less(torches, 2)
  -> turn
+ {turn < 4} [Burn one]
  ~ both(torches)
  -> turn
* [Leave] -> out

=== out ===
You are out, after {hall.turn} turns.
-> END
