## Offers around a roll

roll = Roll the dice
keep = Leave it as it is
put = {$check}.
offer = {$text}{ $cost ->
    [none] {""}
   *[other] {" "}({JOIN($cost, ", ")})
}
cost = {$track} {$amount}
already = already {$name}
is-not = not {$name}
cannot-pay = not enough {$track}
lying = The dice show: {JOIN($dice, "; ")}. {$degree}.

## What happened

shifted = {$track}: {$was} → {$now}{ $faces ->
    [none] {""}
   *[other] {" "}(rolled {FACES($faces)})
}.
marked = { $on ->
    [yes] You are now: {$name}
   *[no] No longer: {$name}
}{ $means ->
    [none] {""}
   *[other] {" "}({$means})
}.
drawn = {$table}: {$row}
ticked = {$title}: {$filled} of {$boxes}{ $full ->
    [yes] {", "}full
   *[no] {""}
}.
begun = New, {$kind}: {$title}{ $rank ->
    [none] {""}
   *[other] {" "}({$rank})
}.
ended = Done with: {$title}.
other-side = { $side ->
    [none] {""}
   *[other] {$side}:{" "}
}{$number} {$was} → {$now}.

## A clash

clash-round = Round {$round}. { $side ->
    [none] {""}
   *[other] {CAP($side)}:{" "}
}{JOIN($parts, ", ")}.{ $mine ->
    [none] {""}
   *[other] {" "}You: {JOIN($mine, ", ")}.
}
clash-more = { $side ->
    [none] {""}
   *[other] {CAP($side)}:{" "}
}{JOIN($parts, ", ")}.
aimed = {$text}: {$name}
thrown = {$does}. {$degree}: {JOIN($dice, "; ")}.
no-pursuit = these rules have no pursuit, only a chase in which they come after you
part = {$name} {$now}
counted = {$name} {SIGNED($number)}

## The sheet

title-hero = Hero
title-tracks = Tracks
title-attributes = Attributes
title-skills = Skills
title-conditions = Conditions
title-progress = Progress
label-hero = Hero
label-name = Name
label-concept = Concept
label-kind = Kind
marked-so = so marked

## Making and advancing

which-kind = What kind of hero is it?
kind = {$name}{ $means ->
    [none] {""}
   *[other] : {$means}
}
which-gets = Which attribute is {$number}?
gets = {$name}: {$number}
rolled-up = {$name}: {FACES($faces)}, {$value}.
points-left = { $points ->
    [one] 1 point is left
   *[other] {$points} points are left
}.
raises = {$name}: {$now} → {$then}
enough = That is enough
to-spend = You have {$now} to spend ({$track}).
price = {$name}: {$now} → {$then}, for {$price}
bought = {$name} is {$now} now; that cost {$price}.

## Improvised actions and questions

near = { $near ->
    [none] ;
   *[other] ; did you mean '{$near}'?
}
no-trait = there is no '{$trait}'{near} there are {LIST($known)}
unknown-field = {$field}: unknown '{$said}'{near} known are {LIST($known)}, or a number
no-number = {$trait} is a whole number, not '{$value}'
no-check-of = no check is rolled with {$trait} alone
no-difficulty = '{$said}' is no difficulty{near} give { $known ->
    [none] a number
   *[other] {LIST($known, "or")}
}
not-now = '{$what}' can't be done now
try-well = It goes just as you meant it to.
try-so = It goes more or less as you meant it to.
try-badly = It does not go as you meant it to.

## Before and after a roll

asked = {$likelihood}: {LIST($dice)}
asks = {$check}{ $parts ->
    [none] {""}
   *[other] : {JOIN($parts, ", ")}
} ({LIST($dice)})
answered = {CAP(NAME($answer))}
came-to = The result: {$degree}.
end-won = Won
end-lost = Lost
end-undecided = Undecided
rolled = {$degree}: {JOIN($dice, "; ")}.
fell = {$name} {FACES($faces)}
worked-out = That makes: {JOIN($parts, ", ")}.
with-offers = You took: {LIST($taken)}.
on-top = Besides: {LIST($triggers)}.

## Rules looked up

rule = { $about ->
    [none] {""}
   *[other] {$about}{" "}
}Roll {JOIN($dice, "; ")}.{ $values ->
    [none] {""}
   *[other] {" "}{JOIN($values, "; ")}.
} Read in order: {JOIN($degrees, "; ")}.{ $passes ->
    [none] {""}
   *[other] {" "}It succeeds with {LIST($passes, "or")}.
}{ $besides ->
    [none] {""}
   *[other] {" "}Besides: {JOIN($besides, "; ")}.
}{ $offers ->
    [none] {""}
   *[other] {" "}Offers: {JOIN($offers, "; ")}.
}{ $told ->
    [none] {""}
   *[other] {" "}A roll may say: {JOIN($told, "; ")}.
}
named-dice = {$dice} ({$name})
named-value = {$name} is {$formula}
as-many = d{$sides}, as many as {$many}
degree = {$label}{ $when ->
    [none] {" "}otherwise
   *[other] {" "}if {$when}
}{ $does ->
    [none] {""}
   *[other] {" "}({JOIN($does, ", ")})
}
meaning = {$label}: {JOIN($does, ", ")}
move-rule = {$about} Roll {$check}{ $set ->
    [none] {""}
   *[other] {" "}({JOIN($set, ", ")})
}.{ $degrees ->
    [none] {""}
   *[other] {" "}On top of it: {JOIN($degrees, "; ")}.
}
offer-rule = {$name}: {$text}{ $cost ->
    [none] {""}
   *[other] {" "}({JOIN($cost, ", ")})
}{ $again ->
    [none] {""}
   *[other] {" "}(again: {JOIN($again, ", ")})
}{ $when ->
    [none] {""}
   *[other] , only if {$when}
}
again = { $which ->
    [lowest] the lowest of {$name}
    [highest] the highest of {$name}
   *[other] {$name}
}
may-be-told = {$name}{ $means ->
    [none] {""}
   *[other] : {$means}
}{ $words ->
    [none] {""}
   *[other] {" "}({JOIN($words, ", ")}; {$usual} unless told)
}
track-rule = { $means ->
    [none] {""}
   *[other] {$means}.{" "}
}From {$least} to {$most}.{ $falls ->
    [none] {""}
   *[other] {" "}At {$falls} you have fallen.
}

## Formulas in words

sum = { $sign ->
    [over] {$left} divided by {$right}, rounded down
    [rest] what is left over when {$left} is divided by {$right}
   *[other] {$left} {$sign} {$right}
}
held = ({$what})
minus = minus {$what}
their = their {$name}
one-of = number {$place} of {$name}
so = { $so ->
    [yes] yes
   *[no] no
}
either = {$then} if {$test}, else {$other}
one-if = 1 if {$test}, else 0
or-usual = {$what}, or {$usual} if that is 0
bound-max = {$what}, at least {$bound}
bound-min = {$what}, at most {$bound}
max-of = the highest of {LIST($of)}
min-of = the lowest of {LIST($of)}
sum-of = the sum of {LIST($of)}
count-of = how many of {$of}{ $those ->
    [none] {" "}there are
   *[other] {" "}show {JOIN($those, " to ")}
}
is = {$left} is {$right}
differs = {$left} is not {$right}
below = {$left} is below {$right}
above = {$left} is above {$right}
at-most = {$left} is at most {$right}
at-least = {$left} is at least {$right}
both = {$left} and {$right}
one-of-two = {$left} or {$right}
not = not {$what}
not-nothing = {$name} is not 0
alike = {$left} and {$right} are both so, or neither
you-are = you are {$name}
taken = you took {$name}
not-you-are = you are not {$name}
not-taken = you did not take {$name}
nothing = {$name} is 0
given-stat = the attribute
given-skill = the skill
given-bonus = the bonus
given-progress = the filled boxes
given-degree = the result
given-round = the number of the round
given-value = what it is now

## Changes in words

set-to = = {$what}
set-if = {$track} = {$to} if it was that
more-by = {$track} more by {$amount}
less-by = {$track} less by {$amount}
becomes = { $on ->
    [yes] you are {$name}
   *[no] no longer {$name}
}
all-of = {LIST($several)}
draws = draw from {$table}
steps = steps on: {$times}

## Beside the rolls, for a printed book

title-reading = How to read these rules
reading = A name with a capital letter is a number: of your sheet, of the dice, of what is worked out, or of the other side. What a roll may say, and an offer, counts 1 if it is so or was taken, else 0. Each offer is yours to take once a roll, for what stands in brackets, where that can be done: no number leaves its range for it, and you are not yet what it makes you.{ $ranges ->
    [none] {""}
   *[other] {" "}What else would leave its range stays at the end of it, which may be more than the sheet has behind the stroke: {JOIN($ranges, ", ")}. No number of the other side goes below 0.
}
range = {$name} {$least} to {$most}
title-falling = When you have fallen
falling = You have fallen when {LIST($tracks, "or")}. Then, before you go on, {SPAN($minutes)} pass{ $revive ->
    [none] .
   *[other] : {JOIN($revive, ", ")}.
}
title-resting = Before a choice
resting = Wherever you may choose, you may do one of these first, or several, if you have what it takes: {JOIN($rests, "; ")}.
rest = {$text} ({JOIN($does, ", ")}; {$minutes} minutes){ $when ->
    [none] {""}
   *[other] , if {$when}
}
title-passing = As time passes
passing = Every {$every} minutes: {JOIN($does, ", ")}.
clash-begins = { $about ->
    [none] {""}
   *[other] {$about}{" "}
}In each round do one of these; what its roll does by the rules comes on top. The other side has {JOIN($numbers, ", ")}, unless told.
clash-action = **{$text}.** Roll {$check}{ $set ->
    [none] {""}
   *[other] {" "}({JOIN($set, ", ")})
}.{ $when ->
    [none] {""}
   *[other] {" "}Only if {$when}.
}{ $degrees ->
    [none] {""}
   *[other] {" "}{JOIN($degrees, "; ")}.
}
clash-degree = *{$label}:* {JOIN($does, ", ")}
clash-theirs = their {$change}
clash-ends = it ends as *{$label}*
clash-hurt = Somebody of the other side is hurt when a number of theirs falls below what it was at the start. You are hurt when a number by which you can fall comes nearer to that.
clash-each-round = At the end of each round: {JOIN($does, ", ")}.
clash-over = It is *won* when {$won}.{ $lost ->
    [none] {""}
   *[other] {" "}It is *lost* when {$lost}.
} It is *lost* when you have fallen, and *undecided* after {$rounds} rounds or when you can do none of these.

## What is written and does not fit

rated-outside = {$name} is {$least} to {$most}, not {$value}
no-dice = '{$text}' is no dice; write 1d6, or -1d6 for a loss
no-id = '{$id}' is no id; write one such as find-the-bell
true-or-false = true or false, not '{$text}'
whole-number = a whole number, not '{$text}'
