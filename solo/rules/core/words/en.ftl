## The words that lists and persons are made of

word-and = and
word-or = or
word-you = you

## Parts put together

sentences = {JOIN($parts, " ")}
commas = {JOIN($parts, ", ")}
lines = {JOIN($parts, "\u000A")}
said = {$text}: {$said}
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
