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
counted = {$name} {SIGNED($number)}

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
}Wirf {JOIN($dice, "; ")}.{ $values ->
    [none] {""}
   *[other] {" "}{JOIN($values, "; ")}.
} Der Reihe nach gelesen: {JOIN($degrees, "; ")}.{ $passes ->
    [none] {""}
   *[other] {" "}Es gelingt mit: {LIST($passes, "or")}.
}{ $besides ->
    [none] {""}
   *[other] {" "}Außerdem: {JOIN($besides, "; ")}.
}{ $offers ->
    [none] {""}
   *[other] {" "}Angebote: {JOIN($offers, "; ")}.
}{ $told ->
    [none] {""}
   *[other] {" "}Bei einem Wurf kann stehen: {JOIN($told, "; ")}.
}
named-dice = {$dice} ({$name})
named-value = {$name} ist {$formula}
as-many = d{$sides}, so viele: {$many}
degree = {$label}{ $when ->
    [none] {" "}sonst
   *[other] {" "}wenn: {$when}
}{ $does ->
    [none] {""}
   *[other] {" "}({JOIN($does, ", ")})
}
meaning = {$label}: {JOIN($does, ", ")}
move-rule = {$about} Wirf {$check}{ $set ->
    [none] {""}
   *[other] {" "}({JOIN($set, ", ")})
}.{ $degrees ->
    [none] {""}
   *[other] {" "}Dazu: {JOIN($degrees, "; ")}.
}
offer-rule = {$name}: {$text}{ $cost ->
    [none] {""}
   *[other] {" "}({JOIN($cost, ", ")})
}{ $again ->
    [none] {""}
   *[other] {" "}(noch einmal: {JOIN($again, ", ")})
}{ $when ->
    [none] {""}
   *[other] , nur wenn: {$when}
}
again = { $which ->
    [lowest] der niedrigste von {$name}
    [highest] der höchste von {$name}
   *[other] {$name}
}
may-be-told = {$name}{ $means ->
    [none] {""}
   *[other] : {$means}
}{ $words ->
    [none] {""}
   *[other] {" "}({JOIN($words, ", ")}; sonst {$usual})
}
track-rule = { $means ->
    [none] {""}
   *[other] {$means}.{" "}
}Von {$least} bis {$most}.{ $falls ->
    [none] {""}
   *[other] {" "}Bei {$falls} bist du gefallen.
}

## Formeln in Worten

sum = { $sign ->
    [over] {$left} geteilt durch {$right}, abgerundet
    [rest] was übrig bleibt, wenn man {$left} durch {$right} teilt
   *[other] {$left} {$sign} {$right}
}
held = ({$what})
minus = minus {$what}
their = {$name} der anderen
one-of = Nummer {$place} von {$name}
so = { $so ->
    [yes] ja
   *[no] nein
}
either = {$then} (wenn: {$test}), sonst {$other}
one-if = 1 (wenn: {$test}), sonst 0
or-usual = {$what}, oder {$usual}, falls das 0 ist
bound-max = {$what}, mindestens {$bound}
bound-min = {$what}, höchstens {$bound}
max-of = das Höchste von {LIST($of)}
min-of = das Niedrigste von {LIST($of)}
sum-of = die Summe von {LIST($of)}
count-of = wie viele von {$of}{ $those ->
    [none] {" "}da sind
   *[other] {" "}{JOIN($those, " bis ")} zeigen
}
is = {$left} ist {$right}
differs = {$left} ist nicht {$right}
below = {$left} ist kleiner als {$right}
above = {$left} ist größer als {$right}
at-most = {$left} ist höchstens {$right}
at-least = {$left} ist mindestens {$right}
both = {$left} und {$right}
one-of-two = {$left} oder {$right}
not = nicht {$what}
not-nothing = {$name} ist nicht 0
alike = {$left} und {$right} gelten beide oder beide nicht
you-are = du bist {$name}
taken = du hast {$name} genommen
not-you-are = du bist nicht {$name}
not-taken = du hast {$name} nicht genommen
nothing = {$name} ist 0
given-stat = das Attribut
given-skill = die Fertigkeit
given-bonus = der Bonus
given-progress = die gefüllten Kästchen
given-degree = das Ergebnis
given-round = die Nummer der Runde
given-value = was es jetzt ist

## Änderungen in Worten

set-to = = {$what}
set-if = {$track} = {$to}, wenn es das war
more-by = {$track} mehr um {$amount}
less-by = {$track} weniger um {$amount}
becomes = { $on ->
    [yes] du bist {$name}
   *[no] nicht mehr {$name}
}
all-of = {LIST($several)}
draws = zieh aus {$table}
steps = Schritte weiter: {$times}

## Neben den Würfen, für ein gedrucktes Buch

title-reading = Wie diese Regeln zu lesen sind
reading = Ein Name mit großem Anfangsbuchstaben ist eine Zahl: deines Bogens, der Würfel, von etwas Ausgerechnetem oder der anderen Seite. Was bei einem Wurf stehen kann, und ein Angebot, zählt 1, wenn es so ist oder genommen wurde, sonst 0. Jedes Angebot darfst du bei einem Wurf einmal nehmen, für das, was in Klammern steht, wo das geht: wenn keine Zahl dafür ihren Bereich verlässt und du noch nicht bist, wozu es dich macht.{ $ranges ->
    [none] {""}
   *[other] {" "}Was sonst seinen Bereich verließe, bleibt an dessen Ende, das mehr sein kann, als auf dem Bogen hinter dem Strich steht: {JOIN($ranges, ", ")}. Keine Zahl der anderen Seite fällt unter 0.
}
range = {$name} {$least} bis {$most}
title-falling = Wenn du gefallen bist
falling = Du bist gefallen, wenn: {LIST($tracks, "or")}. Dann, bevor du weitermachst, vergehen {SPAN($minutes)}{ $revive ->
    [none] .
   *[other] : {JOIN($revive, ", ")}.
}
title-resting = Vor einer Wahl
resting = Wo du wählen darfst, darfst du vorher eines hiervon tun, oder mehreres, wenn du hast, was es kostet: {JOIN($rests, "; ")}.
rest = {$text} ({JOIN($does, ", ")}; {$minutes} Minuten){ $when ->
    [none] {""}
   *[other] , wenn: {$when}
}
title-passing = Wenn Zeit vergeht
passing = Alle {$every} Minuten: {JOIN($does, ", ")}.
clash-begins = { $about ->
    [none] {""}
   *[other] {$about}{" "}
}Tu in jeder Runde eines davon; was sein Wurf nach den Regeln bewirkt, kommt dazu. Die andere Seite hat {JOIN($numbers, ", ")}, wenn nichts anderes dasteht.
clash-action = **{$text}.** Wirf {$check}{ $set ->
    [none] {""}
   *[other] {" "}({JOIN($set, ", ")})
}.{ $when ->
    [none] {""}
   *[other] {" "}Nur wenn: {$when}.
}{ $degrees ->
    [none] {""}
   *[other] {" "}{JOIN($degrees, "; ")}.
}
clash-degree = *{$label}:* {JOIN($does, ", ")}
clash-theirs = bei ihnen {$change}
clash-ends = es endet als *{$label}*
clash-hurt = Jemand von der anderen Seite ist verletzt, wenn eine Zahl bei ihnen unter das fällt, was sie am Anfang war. Du bist verletzt, wenn eine Zahl, durch die du fallen kannst, dem näher kommt.
clash-each-round = Am Ende jeder Runde: {JOIN($does, ", ")}.
clash-over = Es ist *gewonnen*, wenn: {$won}.{ $lost ->
    [none] {""}
   *[other] {" "}Es ist *verloren*, wenn: {$lost}.
} Es ist *verloren*, wenn du gefallen bist, und *unentschieden* nach {$rounds} Runden oder wenn du nichts davon tun kannst.

## Was geschrieben ist und nicht passt

rated-outside = {$name} ist {$least} bis {$most}, nicht {$value}
no-dice = '{$text}' sind keine Würfel; schreib 1d6, oder -1d6 für einen Verlust
no-id = '{$id}' taugt nicht als Kennung; schreib etwas wie die-glocke
true-or-false = true oder false, nicht '{$text}'
whole-number = eine ganze Zahl, nicht '{$text}'
