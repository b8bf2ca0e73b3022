## Wer handelt, und was geteilt wird

aid-for = Erste Hilfe: {$name}, Wunde {NAME($rank)}, für {$fame} Ruhm
aid-takes = das kostet {$fame} Ruhm
nobody-so-called = niemand dieses Namens ist bei dir
carries-enough = {$name} kann nichts mehr tragen
has-no-room = {$name} hat dafür keinen Platz: {$thing}

## Würfe mehrerer

who-does-it = Wer macht es?
will-obey = Wird {$name} es tun?
all-together = Alle zusammen gegen { $difficulty ->
    [none] eine unbekannte Schwierigkeit
   *[other] {NAME($difficulty)}
}: { $added ->
    [yes] Alles zählt zusammen
   *[no] Das beste Ergebnis gilt
}.
with-you = Bei dir: {JOIN($friends)}.
friend = {$name} ({NAME($rank)})
rolled-before = {WHO($name)}: {NAME($label)}.

## Schätze und Ansehen zu verteilen

divide-treasures = Die Schätze unter euch verteilen
treasure-for = An {$to}: {$name}
divide-fairly = So verteilen, dass allen geholfen ist
settled = Dabei bleibt es
treasure = {$name} ({NAME($worth)})
standing = {$name}: { COUNT($treasures) ->
    [0] kein Schatz
   *[other] {JOIN($treasures)}
}. Vermögen: {NAME($fortune)}, { $kind ->
    [raise] steigt auf {NAME($then)}
    [fall] fällt auf {NAME($then)}
   *[stay] bleibt
}.
how-much = Wie viel, 1 bis {$left}?
so-much-to = So viel an {$name}
evenly = Gleichmäßig: {JOIN($shares)}
share = {$name} {$points}
glory-to-divide = {$left} Ansehen unter euch zu verteilen. Ansehen, und was der nächste Ruhm braucht: {JOIN($people, "; ")}.
glory-of = {$name} {$glory} von {$needed}
give-number = nenne eine Zahl von 1 bis {$left}

## Ein eigener Auftrag

state-quest = Dir selbst einen Auftrag geben, für {$glory} Ansehen
what-quest = Was nimmst du dir vor?
own-quest-done = Dein eigener Auftrag ist erfüllt, für {$glory} Ansehen: {$quest}
give-quest-up = Deinen eigenen Auftrag aufgeben: {$quest}

## Was geschrieben ist und nicht passt

nobody-for-lot = niemand ist hier; ein Los trifft nur jemanden in einem Spiel
nobody-for-fate = niemand ist da, unter dem das Schicksal wählen könnte
nobody-there = '{$name}' ist niemand, der da ist
