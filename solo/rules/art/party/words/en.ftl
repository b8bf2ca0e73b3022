## Who acts, and what is shared

aid-for = First aid for {$name}, the {NAME($rank)} wound, for {$fame} Fame
aid-takes = that takes {$fame} Fame
nobody-so-called = nobody of that name is with you
carries-enough = {$name} can carry no more
has-no-room = {$name} has no room for the {$thing}

## Rolls of several

who-does-it = Who does it?
will-obey = Will {$name} do it?
all-together = All together against { $difficulty ->
    [none] an unknown difficulty
   *[other] {NAME($difficulty)}
}: { $added ->
    [yes] their efforts add up
   *[no] the best result stands
}.
with-you = With you: {JOIN($friends)}.
friend = {$name} ({NAME($rank)})
rolled-before = {WHO($name)}: {NAME($label)}.

## Treasures and Glory to divide

divide-treasures = Divide the treasures among you
treasure-for = The {$name} to {$to}
divide-fairly = Divide them so that each is helped
settled = That is settled
treasure = the {$name} ({NAME($worth)})
standing = {$name}: { COUNT($treasures) ->
    [0] no treasure
   *[other] {JOIN($treasures)}
}. Fortune {NAME($fortune)} { $kind ->
    [raise] rises to {NAME($then)}
    [fall] falls to {NAME($then)}
   *[stay] stays
}.
how-much = How much, 1 to {$left}?
so-much-to = So much to {$name}
evenly = Evenly: {JOIN($shares)}
share = {$name} {$points}
glory-to-divide = {$left} Glory to divide among you. Glory, and what the next Fame takes: {JOIN($people, "; ")}.
glory-of = {$name} {$glory} of {$needed}
give-number = give a number from 1 to {$left}

## A quest of one's own

state-quest = State a quest of your own, for {$glory} Glory
what-quest = What do you set out to do?
own-quest-done = Your own quest is done, for {$glory} Glory: {$quest}
give-quest-up = Give your own quest up: {$quest}

## What is written and does not fit

nobody-for-lot = nobody is here; a lot falls on somebody only in a game
nobody-for-fate = nobody is there for Fate to choose from
nobody-there = '{$name}' is nobody who is there
