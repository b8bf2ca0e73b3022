word-and = und
word-or = oder
word-you = du

## Zusammengesetztes

said = {$text}: {$said}
near = { $near ->
    [none] ;
   *[other] ; meintest du '{$near}'?
}
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

## Ein Kampf, wie er steht, in jedem System

view-gauge = { $gauge ->
    [vigor] Kraft
    [resolve] Wille
    [wounds] Wunden
    [trauma] Trauma
    [health] Gesundheit
   *[standing] Stehen noch
}
view-state = { $state ->
    [prone] liegt
    [stunned] betäubt
    [off-guard] ohne Deckung
    [unarmed] unbewaffnet
    [braced] aufgestützt
    [sprinted] außer Atem vom Sprint
    [ready] hält eine Handlung bereit
    [aiming] zielt
    [covered] in Deckung
    [frightened] eingeschüchtert
    [cornered] in die Enge getrieben
    [down] am Boden
    [fled] fort
   *[reach] in Reichweite
}
view-armor = Rüstung {$armor}
view-difficulty = Schwierigkeit {$difficulty} zu treffen
view-in-hand = {$weapon} in der Hand
view-morale = {$dice} Moral
view-exit = ein Ausweg
view-cover = { $dice ->
    [one] 1 Deckungswürfel
   *[other] {$dice} Deckungswürfel
}
view-terrain = schweres Gelände
view-goes-for = geht auf {YOU($target, "dich")} los
view-phase = Phase {$phase}

## Wie wahrscheinlich ein Ja ist

name-almost-certain = fast sicher
name-very-likely = sehr wahrscheinlich
name-likely = wahrscheinlich
name-even = offen
name-unlikely = unwahrscheinlich
name-very-unlikely = sehr unwahrscheinlich
name-remote = kaum
name-next-to-impossible = fast unmöglich
name-a-miracle = ein Wunder
