## What can't be done, or not now

unfinished = first finish what you have begun: choose { $count ->
    [1] 1
   *[other] 1 to {$count}
}{ $left ->
    [yes] , or 'abort' to give it up
   *[no] {""}
}{ $back ->
    [yes] , or go back with undo
   *[no] {""}
}
one-thing = you can do only one thing at a time; {$open}
might-lead-on = that could take you away from here; {$open}
answer-leads-on = the answer would take you away from here; {$open}
over = the adventure is over; undo takes back the last turn
no-choice = there is no choice '{$option}' here
not-open = '{$option}' is not open now
must-be-rolled = this can't be avoided; it must be rolled
nothing-to-undo = there is no turn to take back
closed-for-good = this table is closed for good: its seed is known
no-note = there is no note {$number}; there are {$most}
write-what = write what? For example: note The key is under the mat
force-what = a die shows 1 to {$most}: force 73, or force 7 3
preference = '{$name}' can be {LIST($known, "or")}
no-guidance = you can learn nothing more about your quests in this way

## What is typed

type-something = type something for it
too-long = that is too long: at most {$most} characters
no-number = '{$text}' is no whole number; type one, such as 12

## Questions

ask-what = ask what? For example: ask Is there a window? likely
yes-or-no = the answer is yes or no; ask, for instance: Is somebody there?

## Tries

try-later = That has to wait until it is your turn to act. Then you will try it.

## Certain death

think-again = Think again.
do-it = Do it all the same.
certain-death = this is certain death: think again, or do it all the same
no-roll = This is certain death, with no roll to save you.

## Who sets out

too-many-heroes = {$count} heroes are too many: this adventure is for { $party ->
    [0] one
    [1] one
   *[other] up to {$party}
}
hero-twice = one hero can't set out twice
no-hero-named = none of you is called '{$name}'{ $near ->
    [none] {""}
   *[other] ; did you mean '{$near}'?
}; you are {LIST($known)}
anothers-turn = it is {$name}'s turn
no-ready-hero = no ready-made hero is called '{$name}'{ $near ->
    [none] {""}
   *[other] ; did you mean '{$near}'?
}; there are: { COUNT($known) ->
    [0] none
   *[other] {JOIN($known)}
}

## What an author does by hand

no-variable = no variable '{$name}'{ $near ->
    [none] ; there are { COUNT($known) ->
        [0] none
       *[other] {JOIN($known)}
    }
   *[other] ; did you mean '{$near}'?
}
not-true-or-false = '{$name}' holds true or false, not '{$text}'
not-whole = '{$name}' holds a whole number, not '{$text}'
no-hour = '{$text}' is no time of day; write one such as 18:05
no-hero-for-time = there is no hero yet for whom time could pass
no-scene = no scene '{$scene}'{ $near ->
    [none] {""}
   *[other] ; did you mean '{$near}'?
}
no-hero-there = there is no hero yet who could be there; choose one first

# What is wrong with a journal
strange-heroes = { $part ->
    [header] its header tells of heroes in a way that nobody knows
    [hero] it tells of a hero in a way that nobody knows
   *[record] it tells of heroes in a way that nobody knows
}
no-json = it is cut short or no JSON
no-record = it is no record of a game
checksum = its checksum does not fit: it was changed or damaged
no-dice = its header does not say which dice it was played with
nobody-rolls = nobody is there to roll the d{ $sides }
not-again = it was not accepted again: { $reason ->
    [none] for no reason given
   *[other] { $reason }
}
differs = { $name ->
    [turn] its number
    [rolls] the dice
   *[state] the state after it
} should be { $due }, but the journal has { $found }
some-values = { $before }{ COUNT($values) ->
    [0] nothing more
   *[other] {JOIN($values)}
}{ $more ->
    [yes] {" …"}
   *[no] {""}
}

## How adventures end

ending-kind = {NAME($kind)}
