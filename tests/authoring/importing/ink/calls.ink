// Functions, tunnels and threads, compiled with inkjs 2 (inkVersion 21).
VAR coins = 5
VAR named = false
-> quay
== quay
The quay. You have {coins} coins, {worth(coins)}.
+ [Pay the ferryman]
  ~ pay(2)
  You pay. {name_of(named)} nods. -> quay
* [Ask his name] -> asking -> quay
* [Think] -> thinking ->
  You have thought. -> quay
* [Look about]
  <- crates
  <- ropes
  -> DONE
* [Haggle] -> haggling -> quay
* {coins < 3} [Leave] -> leaving
== asking
“Tom,” he says{coins > 3: , and smiles}.
~ named = true
->->
== thinking
You think of {coins} things.
->->
== haggling
How much?
* [One] -> give
* [None] ->->
= give
~ coins = coins - 1
->->
== crates
There are crates.
* [Open one] Herrings. -> quay
== ropes
* [Pull one] It holds. -> quay
== function pay(much)
~ coins = coins - much
== function worth(much)
{ much > 3:
  which is plenty<>
- else:
  which is little<>
}
== function name_of(known)
{known: Tom|The ferryman}
== leaving
You leave.
-> END
