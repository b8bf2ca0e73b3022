# What stands before the sections
by = By { $author }.
contains = Contains: {JOIN($notes, ", ")}.
licence = Licence: { $licence }.
how-to-play = **How to play.** Begin at 1. Read, choose, and turn to the number named. Where none is named, stay and choose again. Each time you come to a number, make a stroke beside it: so many are your visits there, this one counted. Tick each choice that you take: some lines ask for it. Strike out what is *once only* when you have taken it. Words behind *(if …:)* are read only if it is so, up to the next bracket of the kind, and those behind *(otherwise:)* only if it is not; a condition within such words stands with its own in square brackets.{ $quests ->
    [no] {""}
   *[yes] {" "}A quest is completed or failed once: after that no line changes it or pays for it again. One that was not taken on can't fail.
}
dice = **Dice.** You need a hero and the rules of { $system }. *Roll* says what { $hero ->
    [none] your hero
   *[other] { $hero }
} rolls by them; who plays somebody else puts that hero's numbers there. Roll it with your own dice, and read the first line that fits what it comes to; lines with *besides* are read on top of it. *3 successes or more*, *2 failures* and the like are what the rules count; behind many rolls stands what each number of the dice comes to for that hero, so that you need no table as long as the sheet's numbers stand and no condition or offer of the rules changes the roll. What stands behind *Rules* happens by them. Where no line fits, nothing happens: choose again.{ $rules ->
    [no] {""}
   *[yes] {" "}What a roll and a fight need stands at the end, under [{rules}](#srules).
}
rules = rules
sheet-of = **The sheet of { $hero }.** Copy it; strike out and write down as you go.
roles = Roles
company = **Who may come with you,** once a line says so:
note-number = note { $number }
notes = **Notes.** On a sheet of paper, write: {JOIN($listed, ", ")}. A name alone behind *if* asks whether *yes* stands there.
defeat = **Defeat.** Where the rules say that you are defeated, dying or dead, still do what the line says that you are at, but turn to { $way } instead of where it says. Only where a line itself says that you die does its own number go before.{ $down ->
    [none] {""}
   *[other] {" "}{ $down }
}
down-art = Before you turn there, nights of rest pass until a wound heals, where you are not dead.
down-fell = Before you turn there, where you are not dead, you are found and bound up, or at once by who is with you: you have 0 HP, and an hour passes, or ten minutes.
down-fictive-hack = *ko* is no defeat: ten minutes later you are up again with 1 Wound, and turn where the line says. When you are *dying*, roll 1d10: less than your Brawn, and ten minutes later you can limp, and turn where the line says. Else a day passes in bed before you turn there: you have 1 Wound again, and a scar.
down-conan-2d20 = Before you turn there, where you are not dead, eight hours pass: all Vigor and Resolve come back, and Wounds and Traumas down to one short of defeat, less one for the rest.
down-fallout-2d20 = Before you turn there, where you are not dead, an hour passes, and you have 3 Health.
minutes-noted = **Time.** { $now ->
    [none] {""}
   *[other] It is { $now }.{" "}
}Note the minutes that pass.

# The track of time
time = **Time.** { $now ->
    [none] {""}
   *[other] It is { $now }.{" "}
}Whenever minutes pass, cross off boxes of the track, one for { $box ->
    [five] five minutes
    [ten] ten minutes
   *[hour] an hour
}; keep what is less until it makes a box. Each row begins at the hour before it. Before you choose, when all that a section has you read and roll is done and minutes have passed, look at the events below: follow each whose hour has come and whose condition holds, and cross it off. One that is crossed off comes no more; one whose condition does not hold may come later. Then choose, unless it says where to turn.{ $early ->
    [no] {""}
   *[yes] {" "}Those with *at once* come sooner: when you have come to a section that is not the end and its minutes have passed, before you read its text.
}{ $again ->
    [no] {""}
   *[yes] {" "}When the track is full, draw another.
}
event = event { $number }
event-title = Event { $number }
the-start = the start
after-start = {SPAN($minutes)} after the start
on-day = { $time } on day { $day }
comes-at = when the track has come to { $hour }{ $instead ->
    [none] {""}
   *[other] , and { $instead } has not happened
}{ $every ->
    [0] {""}
   *[other] , and again every {SPAN($every)} from then on
}{ $until ->
    [none] {""}
   *[other] ; after { $until } no more
}

# A section
try-any = **Try anything you think of** in a way of your own. *Roll* it, as hard as it seems to you. It takes {SPAN($minutes)}.
try = **Try { $name }** in a way of your own. *Roll* it, as hard as it seems to you. It takes {SPAN($minutes)}.
ask = Ask: {JOIN($about, ", ")}?
the-end = **The end. { $told }**
if = if { $what }
once = once only
nothing-else = if no other choice is open
think = Think of your words.
write-words = Write them down as { $name }.
otherwise = otherwise
or-if = otherwise, if { $what }
besides = { $offer ->
    [none] besides, with { $what }
   *[other] besides, if you take “{ $offer }”{ $price ->
        [none] {""}
       *[other] {" "}({ $price })
    }
}
in-any-case = in any case
none-of-these = if none of these held
by-visit = { $how ->
    [cycle] by the count of your visits here, after the last from the first again
    [sequence] by the count of your visits here, after that always the last
   *[shuffle] any of these, each once before one comes again
}
at-once = at once
risk = *What could go wrong:* { $told }.
roll = *Roll.*
takes = It takes {SPAN($minutes)}.
with-value = With *{ $name }* { $value }.
fight = *Fight,* as [{rules}](#srules) says.
each-time = { $when }, each time
visit = Note this section's number, and turn to { $way }.
return = Turn back to the section whose number you noted last.
turn = Turn to { $way }.
turn-to-first = Turn to the first of these that holds: {JOIN($ways, "; ")}.
write = Write down: { $name } { $value }.
write-if = If { $test }, write down{ $what }.
write-else = Else write down{ $what }.
written-as = : { $name } { $value }
summed-as = {" "}as { $name } what this comes to: { $value }
write-sum = Write down as { $name } what this comes to: { $value }.
until = Time passes until { $hour }.
minutes-pass = { $minutes ->
    [1] 1 minute passes
   *[other] { $minutes } minutes pass
}.
minutes-counted = Minutes pass: { $value }.
quest = Quest { $step ->
    [take] taken on
    [complete] completed
    [fail] failed
    [refuse] refused
   *[other] { $step }
}: { $title }
joins = { $who } joins you.
leaves = { $who } leaves you.
by-rules = *Rules:* { $told }
begins = Unless you have one already, draw a row of { $boxes } boxes, and write beside it: { $name }. { $step ->
    [0] A step is { $marks } marks, and { $ticks } marks fill a box
    [1] A step fills a box
   *[other] A step fills { $step } boxes
}.

# Conditions and values; what is asked stands behind `if`
yes = yes
no = no
nothing = nothing
first-visit = this is your first visit here
visited-before = you have been here before
visits = the count of your visits here
visits-to = the count of your visits to { $number }
time-of-day = the time of day
hero = your hero
successes = your successes
failures = your failures
clock = the minutes that have passed
hour = the hour of the day
outcome = what it came to
fallen = those who have fallen
noted = { $name } is noted
least = the least of {JOIN($of, " and ")}
most = the greatest of {JOIN($of, " and ")}
entry = number { $number } of {JOIN($of, ", ")}
your = your { $key }
lost-wounds = the Wounds that you have lost
checked-boxes = your checked Health boxes
gm-points = the gamemaster's Action Points
boxes = the filled boxes of { $name }
full = every box of { $name } is filled
not-full = not every box of { $name } is filled
been = you have been at { $number }
not-been = you have not been at { $number }
not-chosen = you have not chosen '{ $label }'{ $number ->
    [none] {""}
   *[other] {" "}at { $number }
}
chosen = you have chosen '{ $label }'{ $number ->
    [none] {""}
   *[other] {" "}at { $number }
}
of = { $key } of { $whole }
one-or-many = { $one } or { $many }
not-so = not ({ $inner })
and = { $left } and { $right }
or = { $left } or { $right }
is = { $left } is { $right }
is-not = { $left } is not { $right }
less = { $left } is less than { $right }
at-most = { $left } is at most { $right }
more = { $left } is more than { $right }
at-least = { $left } is at least { $right }
with-you = { $who } is with you
not-with-you = { $who } is not with you
among = { $left } is among { $right }
among-yours = { $left } is among your { $key }
not-among-yours = { $left } is not among your { $key }
not-among = { $left } is not among { $right }
sum = { $sign ->
    [times] { $left } times { $right }
    [over] { $left } divided by { $right }
    [whole] { $left } divided, and rounded down, by { $right }
    [rest] what is left over when { $left } is divided by { $right }
   *[other] { $left } { $sign } { $right }
}
either = { $then } if { $test }, else { $other }

# What a roll comes to
else = anything else
aborted = if you think better of it
-counted = { $good ->
    [yes] { $one ->
        [yes] success
       *[no] successes
    }
   *[no] { $one ->
        [yes] failure
       *[no] failures
    }
}
counted = { $low } {-counted}
counted-span = { $low } to { $high } {-counted}
counted-more = { $low } {-counted} or more
span-of = { $first } to { $last }
on-dice = { $read ->
    [face] On a d{ $sides }
    [sum] On { $many } d{ $sides }, added up
    [lowest] The lowest of { $many } d{ $sides }
    [percent] On a d100
    [percent-turned] On a d100
   *[other] The highest of { $many } d{ $sides }
}: {JOIN($said, "; ")}.
more-than-once = { $number } more than once
by-degree = By the rules: {JOIN($told, "; ")}.
with-changes = { $told } ({JOIN($does, ", ")})
columns = The highest roll of each column: {JOIN($columns, ", ")}.
by-so-much = by{" "}
you = you

# Rules, at the end
rolls = **Rolls**
count-fictive-hack = A roll that reaches its number counts 1 success, and 1 more for each point above it. One that does not counts a failure for each point that it falls short.
fights = **Fights**
meanwhile = What stands under a fight behind brackets such as *(in round 2:)* comes once in it, as soon as it is so, if it is not over by then; behind *each time*, each time.
befalls = **What befalls you**

# What happens in a fight
in-round = in round { $number }
every-rounds = in every round that { $number } divides
hurt = { $hero ->
    [yes] when you are hurt
   *[no] when { $who } is hurt
}
out = { $hero ->
    [yes] when you are out of it
   *[no] when { $who } is out of it
}
left = when { $number ->
    [1] 1 of them is
   *[other] { $number } of them are
} left
reached = when you come to { $who }
acts = when { $who } acts
whenever = whenever it holds

# How a fight goes
fell-1 = Round by round, whoever is on your side does one thing each; then each foe that can attacks you, or whom its *policy* says. You know without a roll what is attacked; the dice say how much harm it is.
fell-2 = Instead of an attack you may talk, once, if something is offered under *talk* and you are *able*: your WIL against the highest WIL of the foes that stand. Won, the fight ends as *talked*.
fell-3 = Or you get away, all together, unless it says *flee: no*: your DEX against the highest DEX of the foes that stand. Won, it ends as *fled*.
fell-4 = *won*: none of them stands. *routed*, *surrendered*: their morale broke so. *lost*: you are out of the fight. To treat the dying afterwards takes ten minutes; else a fight takes no time that counts.
fictive-hack-1 = Everybody begins in the place that is named; places are next to those that they name, and to those that name them. Round by round each foe says what it will do: the first thing in its *policy* that it can. What stands before a colon says when: *near: attack*, when you are where it is; *far* is elsewhere; *hurt*, it has lost a Wound; *last wound*, it has one left; *alone*, it is the last of several; *every other*, in every second round; *intimidated*, it is frightened. Of several with *fled at*, the rest run as soon as so many of them have fallen; *to hit* is added to a foe's attacks, and *gloat* is what you get in Awesome Points at the start, for a villain's laugh. Then say what you do, and go through the six phases.
fictive-hack-2 = With *parley* you may talk, as a focus action: at the end of the round, if you have not been wounded in it, Charm against that difficulty, where as many Awesome Points as the foes' *resolve* are bid against yours. Made, the fight ends as *talked*.
fictive-hack-3 = *won*: no foe is left. *endured*: the *rounds* are over. *fled*: you leave from a place with *exit*. *ko*, *dying*, *dead*: you have lost the last Wound, and the die says which. *award* is what *won*, *talked* and *endured* pay in Awesome Points. A fight takes a minute for every six rounds, begun ones too.
conan-1 = Everybody begins in the zone that is named; zones are next to those that they name, and to those that name them. In its turn a foe that is not beside you moves towards you, a zone; one that can reach you attacks: two d20 against its *tn*, with its *focus*. It defends with its *defense*, where it pays Doom for that. It falls at its *wounds*, and runs at its *trauma*.
conan-5 = Who comes with you has a turn after yours, comes closer, and attacks as foes do, with the own *target number*; foes do not defend against that, and each success beyond what is needed is a point of damage more.
conan-2 = The world begins with 3 Doom, or what is left of it. What foes buy with Doom stands beside each fight.
conan-3 = A *deed* is a Standard Action, in its zone, with the test that stands there; one with *ends* ends the fight as *turned*. *doom effects* come once each, from the second round on, when there is Doom for them.
conan-4 = *won*: no foe stands. *over*: the *rounds* are over. *fled*: you leave from a zone with *exit*, as a Standard Action. *defeated*: you have five Wounds or five Traumas. Each round takes a minute.
fallout-1 = Round by round everybody has a turn, the highest *initiative* first, and you before equals; yours is Senses and Speed, added up. You attack with a weapon's skill, which is Brawling for a melee weapon and Firearms for a gun where no other is named, and with Might, or with Speed where it is shot or thrown, against the *difficulty* of the foe. If you pass, roll the weapon's combat dice; its *armor* is taken from the damage, the rest from its *health*. At 0 it falls. An Effect of a *piercing* weapon ignores so much armor, of a *vicious* one it is 1 damage more; one of *stun* costs whom it hits the next turn.
fallout-2 = To take cover is a minor action: until your next turn you are a step harder to hit.
fallout-3 = In its turn a foe attacks whoever attacked it last, before that you: two d20 against its *tn*, where dice up to its *tag* count twice, and a 1 always. One success hits you, two if you are in cover. With so much Health as it *flees* at, or less, it leaves instead; with so much as it takes *cover* at, it is a step harder to hit. What foes buy with the gamemaster's points stands beside each fight.
fallout-4 = A *deed* is a major action with the test that stands there; one with *ends* ends the fight as *turned*. Those under *allies* have turns of their own beside you; those under *assist* help your attacks.
fallout-5 = *won*: no foe is left. *over*: the *rounds* are over. *fled*: you leave in your turn, unless it says *exit: no*. *defeated*: your Health is 0. Each round takes a minute.
