## The words that lists and persons are made of

word-and = and
word-or = or
word-you = you

## Parts put together

sentences = {JOIN($parts, " ")}
commas = {JOIN($parts, ", ")}
lines = {JOIN($parts, "\u000A")}
said = {$text}: {$said}
near = { $near ->
    [none] ;
   *[other] ; did you mean '{$near}'?
}
bracketed = ({JOIN($parts, ", ")})
span = { $hours ->
    [0] {""}
    [one] 1 hour
   *[other] {$hours} hours
}{ $both ->
    [yes] {" "}and{" "}
   *[no] {""}
}{ $minutes ->
    [none] {""}
    [one] 1 minute
   *[other] {$minutes} minutes
}

## How a fight stands

heading = { $title ->
    [none] {""}
   *[other] {$title}.{" "}
}{ $round ->
    [0] Before the first round
   *[other] Round {$round}
}{ $last ->
    [0] {""}
   *[other] {" "}of {$last}
}.{ $turn ->
    [none] {""}
   *[other] {" "}{$turn}
}
stand = { $mark ->
    [none] {WHO($name)}
   *[other] {$mark} {YOU($name)}
}: {JOIN($told, "; ")}.

## A fight as it stands, in any system

view-gauge = { $gauge ->
    [vigor] Vigor
    [resolve] Resolve
    [wounds] Wounds
    [trauma] Trauma
    [health] Health
   *[standing] Standing
}
view-state = { $state ->
    [prone] prone
    [stunned] stunned
    [off-guard] off guard
    [unarmed] unarmed
    [braced] braced
    [sprinted] winded from the sprint
    [ready] holding an action
    [aiming] aiming
    [covered] in cover
    [frightened] intimidated
    [cornered] cornered
    [down] down
    [fled] gone
   *[reach] within Reach
}
view-armor = armor {$armor}
view-difficulty = difficulty {$difficulty} to hit
view-in-hand = {$weapon} in hand
view-morale = {$dice} Morale
view-exit = a way out
view-cover = { $dice ->
    [one] 1 cover die
   *[other] {$dice} cover dice
}
view-terrain = hard going
view-goes-for = goes for {YOU($target)}
view-phase = phase {$phase}
