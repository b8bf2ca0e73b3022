## Angebote um einen Wurf

roll = Würfle
keep = Lass es, wie es ist
put = {$check}.
offer = {$text}{ $cost ->
    [none] {""}
   *[other] {" "}({JOIN($cost, ", ")})
}
cost = {$track} {$amount}
already = schon {$name}
is-not = nicht {$name}
cannot-pay = nicht genug {$track}
lying = Die Würfel zeigen: {JOIN($dice, "; ")}. {$degree}.

## Was geschah

shifted = {$track}: {$was} → {$now}{ $faces ->
    [none] {""}
   *[other] {" "}(gewürfelt {FACES($faces)})
}.
marked = { $on ->
    [yes] Du bist nun: {$name}
   *[no] Vorbei: {$name}
}{ $means ->
    [none] {""}
   *[other] {" "}({$means})
}.
drawn = {$table}: {$row}
ticked = {$title}: {$filled} von {$boxes}{ $full ->
    [yes] {", "}voll
   *[no] {""}
}.
begun = Neu, {$kind}: {$title}{ $rank ->
    [none] {""}
   *[other] {" "}({$rank})
}.
ended = Erledigt: {$title}.
other-side = { $side ->
    [none] {""}
   *[other] {$side}:{" "}
}{$number} {$was} → {$now}.

## Ein Kampf in Runden

clash-round = Runde {$round}. { $side ->
    [none] {""}
   *[other] {CAP($side)}:{" "}
}{JOIN($parts, ", ")}.{ $mine ->
    [none] {""}
   *[other] {" "}Du: {JOIN($mine, ", ")}.
}
clash-more = { $side ->
    [none] {""}
   *[other] {CAP($side)}:{" "}
}{JOIN($parts, ", ")}.
aimed = {$text}: {$name}
thrown = {$does}. {$degree}: {JOIN($dice, "; ")}.
no-pursuit = nach diesen Regeln wird niemand verfolgt; es gibt nur eine Jagd, bei der die anderen euch nachsetzen
part = {$name} {$now}

## Der Bogen

title-hero = Held
title-tracks = Leisten
title-attributes = Attribute
title-skills = Fertigkeiten
title-conditions = Zustände
title-progress = Fortschritt
label-hero = Held
label-name = Name
label-concept = Konzept
label-kind = Art
marked-so = so gezeichnet

## Entstehen und wachsen

which-kind = Was für ein Held ist es?
kind = {$name}{ $means ->
    [none] {""}
   *[other] : {$means}
}
which-gets = Welches Attribut hat {$number}?
gets = {$name}: {$number}
rolled-up = {$name}: {FACES($faces)}, {$value}.
points-left = { $points ->
    [one] 1 Punkt ist übrig
   *[other] {$points} Punkte sind übrig
}.
raises = {$name}: {$now} → {$then}
enough = Das genügt
to-spend = Du kannst {$now} ausgeben ({$track}).
price = {$name}: {$now} → {$then}, für {$price}
bought = {$name} ist nun {$now}; das hat {$price} gekostet.

## Freie Taten und Fragen

near = { $near ->
    [none] ;
   *[other] ; meintest du „{$near}“?
}
no-trait = es gibt kein „{$trait}“{near} es gibt {LIST($known)}
unknown-field = {$field}: „{$said}“ gibt es nicht{near} es gibt {LIST($known)}, oder eine Zahl
no-number = {$trait} ist eine ganze Zahl, nicht „{$value}“
no-check-of = mit {$trait} allein wird keine Probe gewürfelt
no-difficulty = „{$said}“ ist keine Schwierigkeit{near} gib { $known ->
    [none] eine Zahl
   *[other] {LIST($known, "or")}
} an
not-now = „{$what}“ geht jetzt nicht
try-well = Es geht genau so, wie du es wolltest.
try-so = Es geht mehr oder weniger so, wie du es wolltest.
try-badly = Es geht nicht so, wie du es wolltest.

## Vor und nach einem Wurf

asked = {$likelihood}: {LIST($dice)}
asks = {$check}{ $parts ->
    [none] {""}
   *[other] : {JOIN($parts, ", ")}
} ({LIST($dice)})
answered = {CAP(NAME($answer))}
came-to = Das Ergebnis: {$degree}.
end-won = Gewonnen
end-lost = Verloren
end-undecided = Unentschieden
rolled = {$degree}: {JOIN($dice, "; ")}.
fell = {$name} {FACES($faces)}
worked-out = Das macht: {JOIN($parts, ", ")}.
with-offers = Du hast genommen: {LIST($taken)}.
on-top = Außerdem: {LIST($triggers)}.

## Nachgeschlagene Regeln

rule = { $about ->
    [none] {""}
   *[other] {$about}{" "}
}Wirf {JOIN($dice, ", ")}.{ $values ->
    [none] {""}
   *[other] {" "}{JOIN($values, "; ")}.
} Der Reihe nach gelesen: {JOIN($degrees, "; ")}.{ $offers ->
    [none] {""}
   *[other] {" "}Angebote: {JOIN($offers, "; ")}.
}
named-dice = {$name} {$dice}
named-value = {$name} = {$formula}
degree = {$label}{ $when ->
    [none] {" "}sonst
   *[other] {" "}wenn {$when}
}
track-rule = { $means ->
    [none] {""}
   *[other] {$means}.{" "}
}Von {$least} bis {$most}.

## Was geschrieben ist und nicht passt

rated-outside = {$name} ist {$least} bis {$most}, nicht {$value}
no-dice = '{$text}' sind keine Würfel; schreib 1d6, oder -1d6 für einen Verlust
no-id = '{$id}' taugt nicht als Kennung; schreib etwas wie die-glocke
true-or-false = true oder false, nicht '{$text}'
whole-number = eine ganze Zahl, nicht '{$text}'
