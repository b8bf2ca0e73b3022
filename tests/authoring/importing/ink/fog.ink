VAR coins = 3
VAR rope = false
VAR who = "Ned"
-> quay

=== quay
{Fog lies on the water.|The fog is thinner.|You can see the far side.}
{ rope:
    The rope is gone.
- else:
    { coins > 2:
        A rope lies here, and you have {coins} coins.
    - else:
        A rope lies here, but you are poor.
    }
}
* {not rope} [Take the rope]
    ~ rope = true
    You coil it. -> quay
+ {coins > 0} Buy an eel
    ~ coins = coins - 1
    -> eel
* "Who are you?"[] you ask.
    "{who}," he says<>
    , and spits. # aside
    -> quay
+ {eel > 1} [Row home]
    -> home
* -> drown

=== eel
An eel. That leaves you {coins}.
{ coins == 0: You have no coins left. -> home }
+ [Back] -> quay

=== drown
Nothing is left to do.
-> END

=== home
You row{rope: with a rope in the boat}, and {eel == 1: one eel|{eel} eels}.
-> END
