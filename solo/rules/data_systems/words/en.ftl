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
}Roll {JOIN($dice, ", ")}.{ $values ->
    [none] {""}
   *[other] {" "}{JOIN($values, "; ")}.
} Read in order: {JOIN($degrees, "; ")}.{ $offers ->
    [none] {""}
   *[other] {" "}Offers: {JOIN($offers, "; ")}.
}
named-dice = {$name} {$dice}
named-value = {$name} = {$formula}
degree = {$label}{ $when ->
    [none] {" "}else
   *[other] {" "}if {$when}
}
track-rule = { $means ->
    [none] {""}
   *[other] {$means}.{" "}
}From {$least} to {$most}.

## What is written and does not fit

rated-outside = {$name} is {$least} to {$most}, not {$value}
no-dice = '{$text}' is no dice; write 1d6, or -1d6 for a loss
no-id = '{$id}' is no id; write one such as find-the-bell
true-or-false = true or false, not '{$text}'
whole-number = a whole number, not '{$text}'
