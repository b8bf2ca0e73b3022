## Efforts, steps and helpers

help = {$name} { $impede ->
    [yes] hinders them
   *[no] helps
}
who-helps = Who { $impede ->
    [yes] hinders them
   *[no] helps you
}? They roll first.
nobody = Nobody
roll-for = Roll for {YOU($name)}
go-on = Go on{takes}
let-go-on = Let {$name} go on{takes}
takes = { $minutes ->
    [0] {""}
    [one] {" "}(1 minute)
   *[other] {" "}({$minutes} minutes)
}
stop = Stop
give-up = Give it up
what-next = { $begun ->
    [yes] What next?
   *[no] What first?
}{ $carried ->
    [0] {""}
   *[other] {" "}The last step gives {SIGNED($carried)} to it.
}
against-whom = Against whom?
against = Against {$name}.
first-result = The first result is {NAME($label)}.
so-far = So far {$won} of {$goal} successes and {$lost} of {$most} failures.

## Time, and ways in legs

most-phases = Set the most phases to spend on it{ $now ->
    [0] {""}
   *[other] ; now {$now}
}
how-many = How many phases at most?
no-limit = a limit is a number of phases, 1 to {$most}, not '{$text}'
-phase-length = { $scale ->
    [minutes] 5 minutes
    [hours] an hour
    [days] a day
    [weeks] a week
    [months] a month
    [years] a year
   *[decades] ten years
}
counted-in = It takes phases of {-phase-length}: the better the roll, the fewer.{ $longer ->
    [yes] {" "}Longer than before, for it failed.
   *[no] {""}
}{ $most ->
    [0] {""}
   *[other] {" "}At most {$most}.
}
phases-counted-in = It takes phases of {-phase-length}: the better the roll, the fewer.{ $most ->
    [0] {""}
   *[other] {" "}At most {$most} phases.
}
way-counted-in = The way takes phases of {-phase-length}: the better the roll, the fewer.
shadowing = Shadowing {NAME($name)}: { $phases ->
    [0] leg {$leg}
   *[other] {$safe} of {$phases} phases
}.
tracking = Tracking: leg {$leg} of {$legs}.

## Phases and rounds

order-roll = Roll Intelligence for who speaks first
something-else = {$name} does something else
speaks-first = {$name} speaks first
do-it = Do it
wait = Wait for a phase ({-phase-length})
fear-took-phase = Fear has taken this phase from you
let-go-by = Do nothing this turn
leave-it = Leave it
step-in = Step in
stop-it = Stop it
on-whom = {$text} ({$name})
count-in = Let a phase be {-phase-length} from now on
not-again = it can't be tried again
other-scale = this takes {NAME($scale)}, and time is counted in {NAME($now)} now
at-it = somebody is at it already
first = first: {LOWER($text)}
phase = Phase {$phase}; a phase is {-phase-length}. { $gone ->
    [0] No time has gone yet
   *[other] {SPAN($gone)} gone
}{ $left ->
    [none] {""}
   *[other] , {SPAN($left)} left
}.
stands-at = {$name}: phase {$phase}
tokens = {JOIN($tokens, "; ")}.
under-way = {$name}: {$text}, until phase {$phase}{ $how ->
    [unfinished] ; it will stay unfinished
    [failed] ; it is going wrong
   *[done] {""}
}.
coming = {$text}, until phase {$phase}.
coming-round = {$text}, until the end of round {$round}.
what-now = {$name}: what now?
all-said = All have said what they do.
came-to-nothing = {$text}: nothing comes of it.
came-about = {$text}: it is done.
seconds-count = Every second counts: who starts first?
rounds-heading = { $round ->
    [0] Before the first round
   *[other] Round {$round} of {$last}
}: {$name}'s turn.

## Chases

who-is-off = Who starts first?
acts = {YOU($name)}{ $first ->
    [early] {" "}(who may act before the first round)
    [lost] {" "}(who loses the first turn)
   *[usual] {""}
}
some-bands = { $bands ->
    [one] 1 band
   *[other] {$bands} bands
}
chase-heading = { $round ->
    [0] Before the first round
   *[other] Round {$round}
}{ $name ->
    [none] {""}
   *[other] {", "}{$name}'s turn
}: {some-bands} between you; with {$away}, whoever flees gets away.
has-hold = {CAP($name)} has hold of you.
in-drawing = { $mark ->
    [none] {""}
   *[other] {" "}({$mark})
}
gap = {$name}{in-drawing} {some-bands}
apart = You{in-drawing}; { $pursued ->
    [yes] behind
   *[no] ahead
}, {JOIN($gaps)}.
stop-chase = { $pursued ->
    [yes] Stop
   *[no] Give up the chase
}
leave-at-that = Leave it at that
run = Run
stunt = {$text}: {CAP(JOIN($attributes, " or "))} against {NAME($difficulty)}
after-them = After them: {LOWER($text)}
look = Look for another way out
what-there = What might there be?
break-free = Break free
all-out = Run all out: {some-bands}; that is your turn
hold-back = Run {some-bands}, and do something else too
to-keep-off = to keep {$name} from getting hold of you

## What is written and does not fit

rival-or-opponent = give either the 'rival' as a number or an 'opponent'
opponent-attribute = what the other rolls is missing
helper-missing = the companion who helps is missing, or 'any'
shadowed-needs = give a 'foe', or its 'alertness' and 'movement'
shadow-too-slow = whoever shadows must be at least as fast as the target
no-such-place = unknown place '{$name}'; places are {JOIN($known)}
no-such-means = unknown means '{$name}'; means are {JOIN($known)}
goal-outside = a goal is {$least} to {$most}, not {$goal}
chase-at-most = at most {$most} in one chase, not {$count}
two-steps = a complex action has at least two steps
