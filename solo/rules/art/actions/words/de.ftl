## Anläufe, Schritte und Helfer

help = {$name} { $impede ->
    [yes] steht ihnen im Weg
   *[no] hilft
}
who-helps = Wer { $impede ->
    [yes] steht ihnen im Weg
   *[no] hilft dir
}? Der Wurf dafür kommt zuerst.
nobody = Niemand
roll-for = Für {YOU($name, "dich")} würfeln
go-on = Weitermachen{takes}
let-go-on = {$name} weitermachen lassen{takes}
takes = { $minutes ->
    [0] {""}
    [one] {" "}(1 Minute)
   *[other] {" "}({$minutes} Minuten)
}
stop = Aufhören
give-up = Aufgeben
what-next = { $begun ->
    [yes] Was als Nächstes?
   *[no] Was zuerst?
}{ $carried ->
    [0] {""}
   *[other] {" "}Der letzte Schritt gibt {SIGNED($carried)} darauf.
}
against-whom = Gegen wen?
against = Gegen {$name}.
first-result = Das erste Ergebnis ist {NAME($label)}.
so-far = Bisher {$won} von {$goal} Erfolgen und {$lost} von {$most} Fehlschlägen.

## Zeit, und Wege in Abschnitten

most-phases = Festlegen, wie viele Phasen es höchstens dauern darf{ $now ->
    [0] {""}
   *[other] ; jetzt {$now}
}
how-many = Wie viele Phasen höchstens?
no-limit = eine Grenze ist eine Zahl von Phasen, 1 bis {$most}, nicht '{$text}'
-in-scale = { $scale ->
    [days] Tagen
    [months] Monaten
    [years] Jahren
    [decades] Jahrzehnten
   *[other] {NAME($scale)}
}
-phase-length = { $scale ->
    [minutes] 5 Minuten
    [hours] eine Stunde
    [days] einen Tag
    [weeks] eine Woche
    [months] einen Monat
    [years] ein Jahr
   *[decades] zehn Jahre
}
counted-in = Eine Phase dauert {-phase-length}; je besser der Wurf, desto weniger braucht es.{ $longer ->
    [yes] {" "}Länger als zuvor, denn es ist misslungen.
   *[no] {""}
}{ $most ->
    [0] {""}
   *[other] {" "}Höchstens {$most}.
}
phases-counted-in = Eine Phase dauert {-phase-length}; je besser der Wurf, desto weniger braucht es.{ $most ->
    [0] {""}
   *[other] {" "}Höchstens {$most} Phasen.
}
way-counted-in = Der Weg dauert einige Phasen; eine dauert {-phase-length}; je besser der Wurf, desto weniger.
shadowing = Beschattet wird {NAME($name)}: { $phases ->
    [0] Abschnitt {$leg}
   *[other] {$safe} von {$phases} Phasen
}.
tracking = Auf der Spur: Abschnitt {$leg} von {$legs}.

## Phasen und Runden

order-roll = Intelligence würfeln, wer zuerst spricht
something-else = {$name} tut etwas anderes
speaks-first = {$name} spricht zuerst
do-it = So soll es sein
wait = Eine Phase lang warten ({-phase-length})
fear-took-phase = Diese Phase hat dir die Angst genommen
let-go-by = Den Zug verstreichen lassen
leave-it = Es dabei belassen
step-in = Eingreifen
stop-it = Es verhindern
on-whom = {$text} ({$name})
count-in = Eine Phase soll von jetzt an {-phase-length} dauern
not-again = das lässt sich nicht noch einmal versuchen
other-scale = das zählt in {-in-scale}, und die Zeit jetzt in { $now ->
    [days] Tagen
    [months] Monaten
    [years] Jahren
    [decades] Jahrzehnten
   *[other] {NAME($now)}
}
at-it = daran ist schon jemand
first = zuerst: {$text}
phase = Phase {$phase}; eine Phase dauert {-phase-length}. { $gone ->
    [0] Noch ist keine Zeit vergangen
   *[other] Vergangen: {SPAN($gone)}
}{ $left ->
    [none] {""}
   *[other] , noch übrig: {SPAN($left)}
}.
stands-at = {$name}: Phase {$phase}
tokens = {JOIN($tokens, "; ")}.
under-way = {$name}: {$text}, bis Phase {$phase}{ $how ->
    [unfinished] ; es bleibt unvollendet
    [failed] ; es geht schief
   *[done] {""}
}.
coming = {$text}, bis Phase {$phase}.
coming-round = {$text}, bis zum Ende von Runde {$round}.
what-now = {$name}: Was nun?
all-said = Alle haben gesagt, was sie tun.
came-to-nothing = {$text}: Daraus wird nichts.
came-about = {$text}: Es ist getan.
seconds-count = Es geht um Sekunden: Wer ist zuerst unterwegs?
rounds-heading = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde {$round} von {$last}
}: {$name} ist am Zug.

## Verfolgungen

who-is-off = Wer ist zuerst unterwegs?
acts = {YOU($name, "du")}{ $first ->
    [early] {" "}(schon vor der ersten Runde am Zug)
    [lost] {" "}(verliert den ersten Zug)
   *[usual] {""}
}
some-bands = { $bands ->
    [one] 1 Feld
   *[other] {$bands} Felder
}
chase-heading = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde {$round}
}{ $name ->
    [none] {""}
   *[other] {", "}{$name} ist an der Reihe
}: {some-bands} zwischen euch; {$away} sind genug.
has-hold = {CAP($name)} hat dich gepackt.
in-drawing = { $mark ->
    [none] {""}
   *[other] {" "}({$mark})
}
gap = {$name}{in-drawing} {some-bands}
apart = Du{in-drawing}; { $pursued ->
    [yes] hinter dir
   *[no] vor dir
}: {JOIN($gaps)}.
stop-chase = { $pursued ->
    [yes] Stehen bleiben
   *[no] Die Verfolgung aufgeben
}
leave-at-that = Es dabei belassen
run = Laufen
stunt = {$text}: {CAP(JOIN($attributes, " oder "))} gegen {NAME($difficulty)}
after-them = Ihnen nach: {$text}
look = Nach einem anderen Ausweg suchen
what-there = Was könnte es da geben?
break-free = Losreißen
all-out = Laufen, so schnell es geht: {some-bands}; das ist dein Zug
hold-back = {some-bands} laufen und noch etwas anderes tun
to-keep-off = damit {$name} dich nicht zu fassen bekommt

## Was geschrieben ist und nicht passt

rival-or-opponent = gib entweder 'rival' als Zahl oder einen 'opponent'
opponent-attribute = es fehlt, worauf der andere würfelt
helper-missing = es fehlt, wer hilft, oder 'any'
shadowed-needs = gib einen 'foe', oder 'alertness' und 'movement' von ihm
shadow-too-slow = wer beschattet, muss mindestens so schnell sein wie der Beschattete
no-such-place = einen Ort '{$name}' gibt es nicht; die Orte sind {JOIN($known)}
no-such-means = ein Verkehrsmittel '{$name}' gibt es nicht; es gibt {JOIN($known)}
goal-outside = ein Ziel ist {$least} bis {$most}, nicht {$goal}
chase-at-most = höchstens {$most} bei einer Verfolgung, nicht {$count}
two-steps = eine vielschichtige Handlung hat mindestens zwei Schritte
