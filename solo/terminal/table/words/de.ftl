## Wer am Tisch sitzt

joined = {$name} sitzt am Tisch.
left = {$name} verlässt den Tisch.
turn-passed = {$name} ist jetzt dran.
called = {$name}:
order = In dieser Reihenfolge: {JOIN($names)}.
others-wait = Daran nimmt nur {$name} teil; {JOIN($others, " und ")} { COUNT($others) ->
    [one] wartet
   *[other] warten
}.
roster-title = Am Tisch
roster-empty = Es sitzt noch niemand am Tisch. Zum Beispiel: {$sample}.{ COUNT($bench) ->
    [0] {""}
   *[other] {" "}Figuren, die dazukommen können: {JOIN($bench)}.
}
roster-member = {$name}{ $acts ->
    [yes] {" "}(ist dran)
   *[no] {""}
}: {JOIN($rows)}{ $percent ->
    [none] {""}
   *[other] ; ein Ja bei '{NAME("even")}' {$percent} %
}
roster-row = {$label} {$value}

## Würfel, Fragen und Abstimmungen

thrown = { $by ->
    [none] {""}
   *[other] {$by}: {""}
}{ $label ->
    [none] {""}
   *[other] {$label}, {""}
}{$notation}: {dice-fell}
weighed = { $said ->
    [none] '{NAME($likelihood)}': Ein Ja hat
   *[other] Für '{$said}' ist das nächste Wort '{NAME($likelihood)}': Ein Ja hat
}{ $asker ->
    [none] {""}
   *[other] {" "}für {$asker}
} {$percent} % Aussicht.
asked = { $asked ->
    [none] {""}
   *[other] „{$asked}“{" "}
}
picked = {$chosen}
among = {" "}(aus: {JOIN($among)}){ $settled ->
    [yes] {" "}Wie schon ausgewählt.
   *[no] {""}
}
drawn = {$text}
drawn-from = {" "}(aus '{$table}'){ $settled ->
    [yes] {" "}Wie schon gezogen.
   *[no] {""}
}
likelihood = {NAME($word)}
votes = Stimmen: {JOIN($votes)}. { $other ->
    [none] Die mittlere zählt: {NAME($likelihood)}.
   *[other] Von den beiden in der Mitte, {NAME($other)} und {NAME($likelihood)}, zählt die weniger wahrscheinliche: {NAME($likelihood)}.
}
kept = { $question ->
    [none] {$by} hat im Geheimen gefragt.
   *[other] „{$question}“ bleibt verdeckt.
} { COUNT($to) ->
    [0] 'reveal {$number}' sagt die Antwort.
   *[other] Nur {JOIN($to, " und ")} kann sehen, was herauskam: 'mine'.
}
revealed = { $by ->
    [none] Geheimnis {$number} wird aufgedeckt:
   *[other] Geheimnis {$number} wird aufgedeckt: {$by}, „{$did}“.
}
hidden = {$by} tut etwas, das sonst niemand weiß.
seal = Die Würfel fielen nach dem Startwert {$seed}, versiegelt mit {$nonce}.
revealed-key = Die Würfel fielen nach dem Schlüssel {$key}.

## Listen

kind = { $kind ->
    [thread] Faden
    [npc] Person
    [place] Ort
   *[clock] Uhr
}
entry = { $size ->
    [0] { $step ->
        [closed] {kind} erledigt: {$name}
        [deleted] {kind} gelöscht: {$name}
       *[other] {kind}: {$name}{ $text ->
            [none] {""}
           *[other] , {$text}
        }
    }
   *[other] {kind} {$name}: {$filled}/{$size}{ $step ->
        [closed] , abgeschlossen
        [deleted] , gelöscht
       *[other] { $full ->
            [yes] , voll
           *[no] {""}
        }
    }
}
weight = {kind} {$name} zählt { $weight ->
    [1] einfach
    [2] doppelt
   *[other] {$weight}-fach
}, wenn ausgewählt wird.
count = { $name ->
    [scene] Szene
    [tension] Spannung
   *[other] {$name}
} {$at}
keyed = { $text ->
    [none] Für {count} ist nichts mehr vorgesehen.
   *[other] Bei {count}: {$text}
}
reached = {CAP(count)} ist erreicht:{" "}
happens = {$text}
shuffled = { $drawn ->
    [one] 1 Karte ist
   *[other] {$drawn} Karten sind
} wieder in '{$table}'.
lists-scene = Szene
lists-title = { $kind ->
    [thread] Fäden
    [npc] Personen
    [place] Orte
   *[clock] Uhren
}
lists-entry = {$name}{ $size ->
    [0] { $text ->
        [none] {""}
       *[other] : {$text}
    }
   *[other] {" "}{$filled}/{$size}
}{ $weight ->
    [1] {""}
   *[other] {" "}(zählt {$weight}-fach)
}{ $open ->
    [yes] {""}
   *[no] {" "}(erledigt)
}
lists-keyed-title = Wenn es erreicht ist
lists-keyed = {count}: {$text}
lists-empty = Auf den Listen steht noch nichts. Zum Beispiel: thread Die Glocke finden

## Szenen und Wendungen

event = Jetzt: {$text}{ $about ->
    [none] {""}
   *[other] {" "}Es geht um {$about}.
}
twist = Wendung: {$text}{ $about ->
    [none] {""}
   *[other] {" "}Es geht um {$about}.
}
tested = { $result ->
    [expected] Die Szene ist, wie ihr sie erwartet.
    [altered] Die Szene ist anders.
   *[interrupted] Eine andere Szene kommt dazwischen.
}
tested-how = {" "}(gewürfelt {JOIN($faces, " und ")}, mit der Spannung {$tension}: {$sum})
tension = Die Spannung { $rises ->
    [yes] steigt
   *[no] sinkt
} auf {$tension}.
twists-title = Wendungen
twists-now = Sie sind { $on ->
    [yes] an
   *[no] aus
}; die Spannung ist {$tension}.
twists-answers = Eine Antwort bringt eine Wendung, wenn ihre Würfel einen Pasch zeigen oder was die Regeln eine Komplikation nennen; ein einzelner Würfel, wenn er 1 zeigt. Bei '{NAME("even")}' ist das bei {PERCENT($even)} % der Antworten so.
twists-next = 'next' und was ihr erwartet: 2d6 und die Spannung werden zusammengezählt. Bis {$expected} ist die Szene wie erwartet, bis {$altered} anders, darüber kommt eine andere dazwischen.
twists-chances = Jetzt: wie erwartet {PERCENT($expected)} %, anders {PERCENT($altered)} %, eine andere {PERCENT($interrupted)} %.
twists-moves = Die Spannung steigt um 1 mit jeder Wendung und jedem 'Nein, und'. Sie sinkt um 1, wenn eine Szene wie erwartet ist, um 2, wenn eine dazwischenkommt. 'tension 5' setzt sie.

## Was kein Wort eines Tisches ist

roll-what = welche Würfel?
does-what = was tut {$who}? Zum Beispiel: {$who}: roll 2d6
no-name = „{ $name }“ ist kein Name; an einem Tisch sagt es, für wen eine Zeile ist
not-theirs = das ist nichts, was {$who} tun kann
no-effect = {$system} kennt keine Wirkung '{$word}'; 'do' zählt sie auf

## Wörter, die eingegeben werden

verb-add = hinzu
verb-join = beitreten
verb-leave = verlassen
verb-roster = tischrunde
verb-turn = zug
verb-check = probe
verb-everyone = alle
verb-order = reihenfolge
verb-together = gemeinsam
verb-group = gruppe
verb-versus = wettstreit
verb-do = tu
verb-fight = kampf
verb-chase = verfolgung
verb-rounds = runden
verb-foes = gegner
verb-pick = wähle
verb-vote = abstimmen
verb-secret = geheim
verb-reveal = aufdecken
verb-whisper = flüstern
verb-mynote = merkzettel
verb-mydraw = aufnehmen
verb-mine = meins
verb-finish = abschluss
verb-scene = szene
verb-thread = faden
verb-npc = person
verb-place = ort
verb-clock = uhr
verb-tick = vorrücken
verb-close = erledigt
verb-weigh = gewichten
verb-when = sobald
verb-rename = umbenennen
verb-edit = ändern
verb-delete = löschen
verb-sort = ordnen
verb-notes = notizen
verb-give = gib
verb-event = ereignis
verb-tables = tabellen
verb-shuffle = mischen
verb-lists = listen
verb-twists = wendungen
verb-next = danach
verb-tension = spannung
verb-voice = stimme
verb-questions = fragen
welcome = Sag, wer mitspielt: '{ $joining }', oder 'join' und den Namen einer Figur, die du schon hast. Frag, was niemand entscheiden kann: 'Mara: Gibt es ein Fenster? wahrscheinlich'. 'scene Das Tor' eröffnet eine Szene, 'help' nennt das Übrige.

## Kämpfe von Hand

fight-opened = { $kind ->
    [chase] Eine Verfolgung
    [rounds] Jetzt zählt jede Runde
   *[other] Ein Kampf
}{ COUNT($foes) ->
    [0] {""}
   *[other] : {JOIN($foes)}
}.
foes-met = { $number ->
    [one] {$name}
   *[other] {$name} ({$number})
}
foes-changed = { $does ->
    [add] { $amount ->
        [one] Von Hand: {$name} kommt in den Kampf.
       *[other] Von Hand: {$name} ({$amount}) kommen in den Kampf.
    }
    [away] Von Hand: {$name} ist aus dem Kampf.
    [hurt] Von Hand: {$name} wird um {$amount} verletzt.
   *[other] Von Hand: {$name} geht es um {$amount} besser.
}
fight-over = { $label ->
    [none] Das ist vorbei, so habt ihr es entschieden{ $text ->
        [none] .
       *[other] : {$text}
    }
    [won] Der Kampf ist gewonnen.
    [lost] Der Kampf ist verloren.
    [fled] Ihr seid davongekommen.
    [talked] Der Kampf endet mit Worten.
    [ended] Der Kampf ist vorbei.
    [over] Der Kampf ist vorbei.
    [endured] Der Kampf ist vorbei.
    [turned] Der Kampf ist vorbei.
    [left-for-dead] Sie halten euch für tot und gehen.
    [routed] Der Kampf ist gewonnen: Sie fliehen.
    [surrendered] Der Kampf ist gewonnen: Sie ergeben sich.
    [defeated] Der Kampf ist verloren.
    [ko] Der Kampf ist verloren.
    [dying] Der Kampf ist verloren.
    [dead] Der Kampf ist verloren.
    [escaped] Ihr seid entkommen.
    [caught] Die Verfolgung endet: eingeholt.
    [accident] Die Verfolgung endet mit einem Unfall.
    [done] Alles ist getan.
    [time-up] Die Zeit ist um.
   *[other] Das ist vorbei: {$label}.
}
opposed = { $winner ->
    [none] {$name} gegen {$against}: Keiner ist besser.
   *[other] {$name} gegen {$against}: {$winner} ist besser, um {$by}.
}
group = { $managed ->
    [yes] Die Gruppe schafft es
   *[no] Die Gruppe schafft es nicht
}: { COUNT($passed) ->
    [0] niemand von euch.
   *[other] {JOIN($passed)} ja{ COUNT($failed) ->
        [0] .
       *[other] , {JOIN($failed)} nein.
    }
}
foes-title = Wer bekämpft werden kann
foes-row = {$key}: {$name}. {JOIN($told, "; ")}.
foes-none = Kein Gegner heißt '{$word}'.

## Was nur manche wissen

whispered = { COUNT($to) ->
    [0] { $did ->
        [edited] {$by} ändert eine Notiz, die sonst niemand sieht.
        [deleted] {$by} löscht eine Notiz, die sonst niemand gesehen hat.
       *[other] {$by} notiert etwas, das sonst niemand sieht.
    }
   *[other] {$by} flüstert mit {JOIN($to, " und ")}.
}
own-revealed = {$by} sagt allen: {$text}
hushed = { $verb ->
    [mynote] Deine Notiz (niemand sieht sie)
   *[other] Was flüsterst du? (niemand sieht es)
}
mine-title = Nur für {$name}
mine-none = Es gibt nichts, was nur {$name} weiß.
mine-own = {$number}. { COUNT($to) ->
    [0] {$text}
   *[other] {$by} an {JOIN($to, ", ")}: {$text}
}
mine-secret = {$number}. {$question}

## Pflege

renamed = { $kind ->
    [thread] Faden
    [npc] Person
    [place] Ort
   *[clock] Uhr
} {$old} heißt jetzt {$name}.
sorted = { $kind ->
    [none] Alle Listen sind
   *[other] Die Liste ist
} nach Namen geordnet.
note-changed = { $text ->
    [none] Notiz {$number} ist gelöscht.
   *[other] Notiz {$number} heißt jetzt: {$text}
}
notes-title = Notizen
notes-none = Es gibt keine Notizen.
notes-row = {$number}. (Zug {$turn}) {$text}
given = {$by} gibt {$to}: {$thing}.
brought = {$name} ist gelesen: { COUNT($tables) ->
    [0] keine Tabellen
   *[other] Tabellen {JOIN($tables)}
}; { COUNT($foes) ->
    [0] keine Gegner
   *[other] Gegner {JOIN($foes)}
}.
tables-title = Woraus gezogen werden kann
tables-own = Eure eigenen: {JOIN($names)}.
tables-shipped = {JOIN($names)}.
