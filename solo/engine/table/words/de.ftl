## Wer am Tisch sitzt

no-table-here = das gehört an einen Tisch; 'solo table' eröffnet einen, und ein Abenteuer mit 'open: true' auch
no-hero = wähle erst eine Figur
nobody-yet = es sitzt noch niemand am Tisch
nobody-to-act = es sitzt noch niemand am Tisch; zum Beispiel: {$sample}
add-whom = wer soll dazukommen? Zum Beispiel: {$sample}
no-traits = '{$text}' ist keine Eigenschaft mit einer Zahl
no-trait = {$reason}; zum Beispiel: {$sample}
no-own-hero = keine deiner Figuren heißt '{$name}'{near} es gibt: { COUNT($known) ->
    [0] keine; 'add {$name}' setzt jemand Neuen an den Tisch
   *[other] {JOIN($known)}
}
no-member = hier heißt niemand '{$name}'{near} am Tisch: { COUNT($known) ->
    [0] noch niemand
   *[other] {JOIN($known)}
}
sits-already = {$name} sitzt schon am Tisch
most-members = an einem Tisch sitzen höchstens {$most}

## Fragen, Abstimmungen und Geheimnisse

one-question = eine wichtige Frage je Zug: Handle erst, dann frag wieder
one-question-of-all = eine wichtige Frage je Zug: Handle erst, oder lass mit 'turn' den Nächsten handeln; mit 'questions free' gilt die Regel nicht
kept-secret = das wurde verdeckt gewürfelt: 'reveal {$number}' sagt die Antwort
no-secrets = es gibt kein Geheimnis aufzudecken; zum Beispiel: secret Lügt er? wahrscheinlich
no-secret = es gibt kein Geheimnis '{$number}'; es gibt: {JOIN($known)}
whisper-what = wem wird was zugeflüstert? whisper tom Der Schlüssel ist falsch
mynote-what = was wird notiert? mynote Der Müller hat zwei Schlüssel
no-own-note = {$name} hat keine eigene Notiz {$number}; { COUNT($known) ->
    [0] es gibt keine
   *[other] es gibt: {JOIN($known)}
}
most-own = höchstens {$most} Notizen und Geflüstertes werden aufgehoben
not-yours = {$number} kann nur {JOIN($owners, " oder ")} aufdecken: {$owner}: reveal {$number}
secret-what = was geschieht im Geheimen, und für wen? secret Lügt er? wahrscheinlich; secret mir: roll 2d6; secret Tom: check charm
no-secret-of = das geht nicht im Geheimen: '{$word}'; eine Frage, 'roll', 'check' und 'draw' gehen: secret check charm
vote-what = nenne zwei Wahrscheinlichkeiten oder mehr: vote Steht da eine Wache? wahrscheinlich, offen, kaum
no-table-fits = zu dieser Frage passt keine Tabelle; schreib dahinter, woraus gewählt wird (Wer ist es? der Müller, ein Priester), zieh von einer Tabelle, würfle, oder frag etwas, worauf Ja oder Nein antwortet
voice-what = die Stimme ist {LIST($voices, "or")}: voice terse
finish-what = 'finish {$words}' schließt den Tisch: Alle Geheimnisse werden erzählt, dann der Startwert der Würfel, und danach kommt nichts mehr; 'quit' geht nur fort
questions-what = eine Frage je Zug, oder so viele ihr wollt: questions one, questions free

## Würfe und Wirkungen von Hand

leads-already = {$name} führt schon eine Gruppe an, die gemeinsam handelt
any-order = nach {$system} handelt ihr in beliebiger Reihenfolge: 'turn NAME' sagt, wer dran ist. Um sie auszuwürfeln, nenne ein Attribut oder eine Probe: order ATTRIBUT
versus-what = wer gegen wen, und was? Mara gegen Tom: strength; oder jeder mit etwas anderem: Mara gegen Tom: strength vs agility
not-two = am Tisch sitzen keine zwei; 'check' würfelt für einen
do-what = was soll geschehen? Es gibt: {JOIN($known)}{ COUNT($samples) ->
    [0] {""}
   *[other] ; zum Beispiel: {JOIN($samples)}
}
no-change = das ändert nichts
no-verb = an einem Tisch heißt nichts '{$verb}'{ $near ->
    [none] {""}
   *[other] ; meintest du '{$near}'?
}

## Tabellen und Kartenstapel

bring-what = welche Datei? tables meine.yaml
bring-large = eine Datei hat höchstens {$most} Zeichen
bring-many = höchstens {$most} Dateien werden behalten; eine gleichen Namens ersetzt die alte
bring-mistakes = { $count ->
    [one] die Datei hat einen Fehler; was vorher da war, bleibt:
   *[other] die Datei hat {$count} Fehler; was vorher da war, bleibt:
} {$told}
bring-nothing = '{$name}' hat weder Tabellen noch Gegner
draw-what = von welcher Tabelle ziehen? Zum Beispiel: draw weather
drawn-at-once = auf einmal werden 1 bis {$most} gezogen
no-table = keine Tabelle heißt '{$name}'{ $near ->
    [none] { COUNT($about) ->
        [0] {""}
       *[other] ; davon handeln: {JOIN($about)}
    }
   *[other] ; meintest du '{$near}'?{ COUNT($about) ->
        [0] {""}
       *[other] {" "}Davon handeln: {JOIN($about)}
    }
}
no-deck = '{$deck}' ist kein Kartenstapel; was davon gezogen wurde, kann wiederkommen
none-drawn = von '{$deck}' ist keine Karte gezogen

## Szenen und Listen

rename-what = was soll wie heißen? rename Lull: Lull Harker
edit-what = was wird geändert, und wie? edit Lull: hört doch gut; edit note 3: …
delete-what = was wird gelöscht? delete Lull; delete note 3
sort-what = eine solche Liste gibt es nicht{ $near ->
    [none] ;
   *[other] ; ist '{$near}' gemeint?
} Listen sind {JOIN($known)}
give-what = was bekommt wer? give Seil an Tom
no-thing = {$who} hat nichts namens '{$name}'{ $near ->
    [none] ;
   *[other] ; ist '{$near}' gemeint?
} da ist: { COUNT($known) ->
    [0] nichts
   *[other] {JOIN($known)}
}
called-already = auf dieser Liste heißt schon etwas {$name}
which-scene = welche Szene? Zum Beispiel: scene Das Tor
which-entry = { $kind ->
    [thread] welcher Faden? Zum Beispiel: thread Die Glocke finden
    [npc] welche Person? Zum Beispiel: npc Lull: taub, wenn es ihm passt
    [place] welcher Ort? Zum Beispiel: place Die Mühle
   *[clock] welche Uhr? Zum Beispiel: clock Flut 6
}
clock-parts = eine Uhr hat einen Namen und 2 bis {$most} Teile: clock Flut 6
most-entries = auf den Listen stehen höchstens {$most} Einträge
tick-what = welche Uhr rückt vor? Zum Beispiel: tick flut 2
close-what = was ist erledigt? Zum Beispiel: close glocke
only-one = es gibt nur eins zur Auswahl: {$name}
pick-what = es gibt keine zwei zur Auswahl; zum Beispiel: pick npc, oder: pick rot, grün, blau
weigh-what = was zählt mehrfach, und wie oft, höchstens {$most}-mal? weigh Lull 2
could-be = das könnte {JOIN($names, " oder ")} sein
no-entry = { $kind ->
    [thread] kein Faden
    [npc] keine Person
    [place] kein Ort
    [clock] keine Uhr
   *[none] nichts auf den Listen
} heißt '{$name}'{near} es gibt: { COUNT($known) ->
    [0] nichts
   *[other] {JOIN($known)}
}

## Was geschieht, wenn eine Zahl erreicht ist

when-what = was geschieht wann? Zum Beispiel: when flut full: Das Wasser steht im Keller; when scene 5: …; when tension 7: …
only-clocks-full = nur eine Uhr wird voll; schreib eine Zahl: when {$of} 5: …
goes-up-to = {$name} geht nur bis {$most}
nothing-keyed = für {$name} {$at} ist nichts vorgesehen
stands-already = {$name} steht schon auf {$at}
most-keyed = es ist höchstens für {$most} Zahlen etwas vorgesehen
no-count = nichts, was zählt, heißt '{$name}'{near} es gibt: {JOIN($known)}

## Wendungen

on-or-off = Wendungen sind an oder aus: twists on
next-what = was kommt als Nächstes? Zum Beispiel: next Ich gehe zur Mühle
tension-range = die Spannung ist {$least} bis {$most}: tension 4
event-alone = 'event' steht allein; was daraus wird, entscheidet ihr
before-scene = Davor: {$scene}

## Kämpfe von Hand

fight-whom = gegen wen? Zum Beispiel: fight 3 Räuber; fight 2 Wölfe, ein Bär; fight Harl 8 (jemand, von dem nur gesagt wird, wie viel er aushält). 'foes' zählt alle auf
no-fights = {$system} kennt keine Kämpfe
fights-already = ein Kampf ist im Gang; 'fight add ein Wolf', 'fight away Wolf', 'fight hurt Wolf 2' und 'fight heal Wolf 1' ändern ihn, 'fight over' beendet ihn
no-fight = kein Kampf ist im Gang; zum Beispiel: fight 3 Räuber
decide-first = entscheidet zuerst, was gerade gefragt ist; ein Kampf wird geändert, wenn jemand von euch am Zug ist
no-chase = {$system} hat keine Regeln für eine Verfolgung; eine Uhr kann eine zählen: clock Verfolgung 6
no-rounds = {$system} hat keine Regeln für Runden ohne Kampf; 'order' würfelt aus, wer zuerst handelt, 'clock' zählt
rounds-what = was ist in Runden zu tun, und womit? rounds Tür verrammeln: strength Poor; Schlüssel finden: alertness
most-foes = ein Kampf hat 1 bis {$most} Gegner
how-tough = hinter dem Namen steht, wie viel sie aushalten, 1 bis {$most}: fight {$name} 8
no-foe = kein Gegner heißt '{$name}'{ $near ->
    [none] ;
   *[other] ; ist '{$near}' gemeint?
} 'foes' zählt alle auf; mit einer Zahl dahinter kann jeder bekämpft werden: fight {$name} 8
hurt-whom = { $does ->
    [hurt] wer wird verletzt, und wie sehr? fight hurt Wolf 2
   *[other] wem geht es besser, und um wie viel? fight heal Wolf 1
}
no-such-foe = niemand, der kämpft, heißt '{$name}'{ $near ->
    [none] ;
   *[other] ; ist '{$near}' gemeint?
} da sind: { COUNT($known) ->
    [0] niemand
   *[other] {JOIN($known)}
}
foe-name = { $kind ->
    [bandit] der Räuber
    [thug] der Schläger
    [peasant] der Bauer
    [guard] der Wächter
    [soldier] der Soldat
    [archer] der Bogenschütze
    [gunman] der Pistolenschütze
    [assassin] der Meuchelmörder
    [cultist] der Kultist
    [captain] der Hauptmann
    [champion] der Recke
    [wolf] der Wolf
    [dog] der Hund
    [bear] der Bär
    [boar] der Keiler
    [rats] der Rattenschwarm
    [snake] die Schlange
    [spider] die Riesenspinne
    [skeleton] das Skelett
    [giant] der Riese
   *[other] {$name}
}
foe-words = { $kind ->
    [bandit] Räuber, Räubern, Bandit, Banditen, Wegelagerer, Plünderer
    [thug] Schläger, Rowdy, Raufbold, Raufbolde
    [peasant] Bauer, Bauern, Dörfler, Dorfbewohner
    [guard] Wächter, Wache, Wachen, Wachmann, Wachleute, Posten
    [soldier] Soldat, Soldaten, Krieger, Söldner
    [archer] Bogenschütze, Bogenschützen, Schütze, Schützen
    [gunman] Pistolenschütze, Pistolenschützen, Revolverheld, Revolverhelden
    [assassin] Meuchelmörder, Attentäter, Mörder
    [cultist] Kultist, Kultisten, Fanatiker
    [captain] Hauptmann, Hauptleute, Anführer, Offizier, Offiziere
    [champion] Recke, Recken, Ritter, Veteran, Veteranen
    [wolf] Wolf, Wölfe, Wölfen
    [dog] Hund, Hunde, Hunden, Köter
    [bear] Bär, Bären
    [boar] Keiler, Wildschwein, Wildschweine
    [rats] Ratte, Ratten, Rattenschwarm
    [snake] Schlange, Schlangen, Viper, Vipern
    [spider] Spinne, Spinnen, Riesenspinne, Riesenspinnen
    [skeleton] Skelett, Skelette, Skeletten
    [giant] Riese, Riesen, Oger, Troll, Trolle
   *[other] {$kind}
}
