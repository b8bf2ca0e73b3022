CONST MOST = 3
VAR seen = false
-> hall
=== hall
= first
A hall. { not seen: Dusty. }
~ seen = true
{
- seen && hall.first > 1: Again.
- else: New.
}
* (lamp) [Take the lamp] Taken.
* {lamp} [Light it] Lit. -> cellar
* {not lamp} [Grope] Dark.
-
-> first
=== cellar
{ RANDOM(1, 6) >= 4: A rat. | No rat. }
~ temp x = MOST - 1
x is {x}.
{ x:
 - 1: one
 - 2: two
 - else: many
}
+ {CHOICE_COUNT() == 0} [Go] -> out
+ [Stay] {&a|b|c} {!once|twice} -> cellar
=== out
Out. {TURNS_SINCE(-> hall.first) > 2: Long ago.}
-> END
