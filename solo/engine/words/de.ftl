## Was nicht geht, oder jetzt nicht

unfinished = bring erst zu Ende, was offen ist: Wähle { $count ->
    [1] 1
   *[other] 1 bis {$count}
}{ $left ->
    [yes] , oder gib es mit 'abort' auf
   *[no] {""}
}{ $back ->
    [yes] , oder geh mit 'undo' zurück
   *[no] {""}
}
one-thing = eins nach dem andern; {$open}
might-lead-on = das könnte dich von hier wegführen; {$open}
answer-leads-on = die Antwort würde dich von hier wegführen; {$open}
over = das Abenteuer ist zu Ende; 'undo' nimmt den letzten Zug zurück
no-choice = '{$option}' steht hier nicht zur Wahl
not-open = '{$option}' steht jetzt nicht zur Wahl
must-be-rolled = daran führt kein Weg vorbei; es muss gewürfelt werden
nothing-to-undo = es gibt keinen Zug, der zurückzunehmen wäre
closed-for-good = es ist für immer geschlossen: wonach die Würfel fielen, ist erzählt
no-note = eine Notiz {$number} gibt es nicht; es sind {$most}
write-what = was soll notiert werden? Zum Beispiel: note Der Schlüssel liegt unter der Matte
force-what = ein Würfel zeigt 1 bis {$most}: force 73, oder force 7 3
preference = '{$name}' kann {LIST($known, "or")} sein
no-guidance = zu dem, was du übernommen hast, ist so nichts mehr zu erfahren

## Was eingegeben wird

type-something = gib etwas dafür ein
too-long = das ist zu lang: höchstens {$most} Zeichen
no-number = '{$text}' ist keine ganze Zahl; gib eine ein, etwa 12

## Fragen

ask-what = was willst du fragen? Zum Beispiel: ask Gibt es ein Fenster? wahrscheinlich
yes-or-no = die Antwort ist Ja oder Nein; frag zum Beispiel: Ist jemand da?

## Versuche

try-later = Das muss warten, bis du an der Reihe bist. Dann versuchst du es.

## Sicherer Tod

think-again = Noch einmal überlegen.
do-it = Es trotzdem tun.
certain-death = das ist der sichere Tod: Überleg noch einmal, oder tu es trotzdem
no-roll = Das ist der sichere Tod, und kein Wurf rettet dich.

## Wer aufbricht

too-many-heroes = {$count} Figuren sind zu viele: Dieses Abenteuer ist für { $party ->
    [0] eine
    [1] eine
   *[other] höchstens {$party}
}
hero-twice = eine Figur kann nicht zweimal aufbrechen
no-hero-named = niemand von euch heißt '{$name}'{ $near ->
    [none] {""}
   *[other] ; meintest du '{$near}'?
}; ihr seid {LIST($known)}
anothers-turn = {$name} ist am Zug
no-ready-hero = keine fertige Figur heißt '{$name}'{ $near ->
    [none] {""}
   *[other] ; meintest du '{$near}'?
}; es gibt: { COUNT($known) ->
    [0] keine
   *[other] {JOIN($known)}
}

## Was von Hand gesetzt wird

no-variable = keine Variable heißt '{$name}'{ $near ->
    [none] ; es gibt { COUNT($known) ->
        [0] keine
       *[other] {JOIN($known)}
    }
   *[other] ; meintest du '{$near}'?
}
not-true-or-false = '{$name}' ist true oder false, nicht '{$text}'
not-whole = '{$name}' ist eine ganze Zahl, nicht '{$text}'
no-hour = '{$text}' ist keine Uhrzeit; schreib eine wie 18:05
no-hero-for-time = es gibt noch keine Figur, für die Zeit vergehen könnte
no-scene = keine Szene heißt '{$scene}'{ $near ->
    [none] {""}
   *[other] ; meintest du '{$near}'?
}
no-hero-there = es gibt noch keine Figur, die dort sein könnte; wähle erst eine

# Was mit einem Spielstand nicht stimmt
strange-heroes = { $part ->
    [header] der Kopf erzählt von Figuren auf eine Art, die niemand kennt
    [hero] es wird von einer Figur auf eine Art erzählt, die niemand kennt
   *[record] es wird von Figuren auf eine Art erzählt, die niemand kennt
}
no-json = abgeschnitten, oder kein JSON
no-record = kein Zug eines Spiels
checksum = die Prüfsumme passt nicht: Die Zeile wurde geändert oder beschädigt
no-dice = im Kopf steht nicht, mit welchen Würfeln gespielt wurde
nobody-rolls = niemand ist da, um den W{ $sides } zu werfen
not-again = das wird jetzt abgelehnt: { $reason ->
    [none] ohne Grund
   *[other] { $reason }
}
differs = { $name ->
    [turn] die Nummer wäre { $due }, im Spielstand steht
    [rolls] die Würfel wären { $due }, im Spielstand stehen
   *[state] der Stand danach wäre { $due }, im Spielstand steht
} { $found }
some-values = { $before }{ COUNT($values) ->
    [0] nichts weiter
   *[other] {JOIN($values)}
}{ $more ->
    [yes] {" …"}
   *[no] {""}
}

## Wie Abenteuer enden

ending-kind = {NAME($kind)}
name-won = gewonnen
name-lost = verloren
name-bittersweet = bittersüß
name-fled = entkommen
name-dead = tot
name-died = gestorben
name-triumph = ein Triumph
name-tragedy = tragisch
name-secret = geheim
name-closed = geschlossen
name-dark = düster
name-chosen = selbst gewählt
