word-and = und
word-or = oder
word-you = du

## Zusammengesetztes

said = {$text}: {$said}
bracketed = ({JOIN($parts, ", ")})
span = { $hours ->
    [0] {""}
    [one] 1 Stunde
   *[other] {$hours} Stunden
}{ $both ->
    [yes] {" "}und{" "}
   *[no] {""}
}{ $minutes ->
    [none] {""}
    [one] 1 Minute
   *[other] {$minutes} Minuten
}

## Wie ein Kampf steht

heading = { $title ->
    [none] {""}
   *[other] {$title}.{" "}
}{ $round ->
    [0] Vor der ersten Runde
   *[other] Runde {$round}
}{ $last ->
    [0] {""}
   *[other] {" "}von {$last}
}.{ $turn ->
    [none] {""}
   *[other] {" "}{$turn}
}
stand = { $mark ->
    [none] {WHO($name)}
   *[other] {$mark} {YOU($name, "du")}
}: {JOIN($told, "; ")}.
