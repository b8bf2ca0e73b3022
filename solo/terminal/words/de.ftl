# Wo man steht, und die Karte
no-map = Es gibt noch keine Karte: Du warst noch nirgends, wo es einen Namen hat.
map = Karte
since-start = { $time } seit Beginn
time-passed = { $time }.
it-is = Es ist { $time } Uhr.
hour = { $day ->
    [1] { $time }
   *[other] { $time }, Tag { $day }
}

# Words by which a text speaks to whoever reads it
spoken-to = du dich dir dein deine deinem deinen deiner deines

# Was jederzeit geht
at-any-time = Jederzeit: {JOIN($ways, "; ")}
at-any-time-way = { $word } ({JOIN($ways, "; oder ")})
way-barred = { $way }: jetzt nicht, { $reason }

# Der Bogen
no-hero = Es gibt noch keine Figur.
empty-gear = Du trägst nichts bei dir.
empty-skills = Du hast keine Fertigkeiten.
sheet-how = 'sheet { $part }' zeigt einen Teil ganz; '? { $name }' sagt, wofür eine Zahl da ist.
sheet-more = … und { $count } mehr
about-try = Du würfelst darauf, wenn eine Wahl es verlangt, oder mit 'try { $name } …'.
about-rules = Regeln: {JOIN($titles, "; ")}. Tippe 'rules' und einen Titel, um eine zu lesen.
no-part = Dein Bogen hat nichts unter '{ $part }'; er hat {JOIN($known)}.
nobody-yet = Noch niemand: Wer es ist, sagst du, wenn du das hier wählst.

# Warum
why = Warum
why-before-it = Der Wurf davor
why-followed = Die Würfel dessen, was folgte
why-last = Der letzte Wurf
why-then = Warum, { $ago ->
    [one] ein Wurf davor
   *[other] { $ago } Würfe davor
}
why-not-settled = Das ist noch nicht entschieden. Danach erklärt es 'why'.
why-what = 'why' erklärt den letzten Wurf, 'why 1' den davor.
why-few = { $count ->
    [one] Es gibt nur einen Wurf zu erklären: 'why' erklärt ihn.
   *[other] Es gibt nur { $count } Würfe zu erklären: 'why { $first }' erklärt den ersten.
}
no-roll-yet = Es wurde noch nicht gewürfelt.
nothing-rolled = Es wurde nicht gewürfelt.

# Regeln
rules = Regeln
rules-how = Gib 'rules' und ein Wort ein, um eine zu lesen.
rules-more = Und auch: {JOIN($titles)}
no-rule = Von '{ $word }' spricht keine Regel.{ COUNT($near) ->
    [0] { "" }
   *[other] { " " }Vielleicht: {JOIN($near)}.
}

# Die Geschichte bisher
journal-how = 'journal' erzählt alle Züge, 'journal 5' die letzten fünf.
nothing-yet = Es ist noch nichts geschehen.
note = Notiz:

# Hilfe
how-to-play = Um zu wählen, gib die Nummer einer Zeile ein, ein paar ihrer Worte oder das Wort in Klammern dahinter. Außerdem gibt es diese Befehle ('hilfe look' sagt mehr zu einem, auch, wie er deutsch heißt):
account-are = { $account ->
    [always] Auf jeden Wurf folgt, wie die Regeln ihn berechnen.
   *[asked] Ein Wurf wird in einer einfachen Zeile erzählt; 'why' sagt, wie er berechnet wurde.
}
offers-are = { $offers ->
    [always] Angebote kommen immer: Jeder Wurf hält an, wo es etwas zu entscheiden gibt.
   *[asked] Angebote kommen auf Wunsch: Die Würfel fallen sofort, außer du wählst mit 'offer 2' oder '2 ?'.
}
no-command = Einen Befehl '{ $word }' gibt es nicht.{ COUNT($near) ->
    [0] { "" }
   *[other] { " " }Vielleicht 'help {JOIN($near)}'?
}
attributes = Attribute: {JOIN(NAMED($names))}.
likelihood = {NAME($word)} ({NAME($difficulty)}, { $percent } %)
likelihoods = Wahrscheinlichkeiten, und deine Aussicht auf ein Ja: {JOIN($found)}.
for-example = Zum Beispiel: {JOIN($typed, "; ")}.
also = Auch: {JOIN($names)}

# Die Verben
verb-look = die Szene noch einmal zeigen, oder wie ein Kampf steht
verb-map = die Orte, an denen du warst, und die Wege, die man von dort sieht
verb-offer = etwas wählen und um den Wurf herum selbst entscheiden
verb-offer-more = Nach 'offers asked' wird sofort gewürfelt, es sei denn, du fragst so nach den Angeboten: was man dafür ausgeben kann, was man sonst würfeln kann, ob man es sich anders überlegt. Bei 'try' geht es auch.
verb-odds = die Aussichten einer Wahl oder von Würfeln; nachsehen kostet nichts
verb-odds-more = Würfel werden geschrieben wie bei 'roll': 'odds d100<=45', 'odds 2d100kl1<=45' mit dem besseren von zweien, 'odds 2d100kh1<=45' mit dem schlechteren.
verb-again = noch einmal tun, was du zuletzt getan hast
verb-hint = was dir hier geraten wird, oder was noch offen ist
verb-why = wie der letzte Wurf gerechnet wurde, oder der N Würfe davor
verb-why-more = 'why 1' ist der vorletzte Wurf, 'why 2' der davor.
verb-undo = den letzten Zug zurücknehmen
verb-undo-more = Tust du dasselbe noch einmal, fallen die Würfel wie zuvor. 'undo anew' nimmt den Zug zurück und lässt andere Würfel fallen.
verb-try = tun, was nirgends zur Wahl steht
verb-try-more = Zum Beispiel: try ATTRIBUT die Tür aufbrechen. Eine eigene Schwierigkeit steht dazwischen; ohne sie gilt die übliche. Während ein Wurf auf dich wartet, darfst du nebenher eines versuchen; er wartet weiter. Im Kampf und bei einer Verfolgung ist der Versuch das, was du in deinem Zug tust, mit der üblichen Schwierigkeit oder einer höheren: jetzt, oder sobald du an der Reihe bist. Er bringt dir nach den Regeln etwas ein, oder er kostet dich etwas.
verb-ask = die Welt etwas fragen
verb-ask-more = Weiß das Abenteuer es nicht, so antworten die Würfel mit Ja oder Nein. Hinter dem Fragezeichen darfst du sagen, wie wahrscheinlich ein Ja ist, mit einem der Wörter unten. Auch während ein Wurf auf dich wartet, darfst du fragen; er wartet weiter.
verb-roll = würfeln, ohne dass es etwas gilt; es ist kein Zug und ändert keinen anderen Wurf
verb-roll-more = Zum Beispiel: 3d6+1, 4d6kh3, d66, d%, 2d20<=12, 5d10>=8, (2d6+1)>=8 oder 3d6!
verb-draw = sich von einer Tabelle anregen lassen; es ändert keinen anderen Wurf
verb-draw-more = Zum Beispiel: draw weather, draw names 3, draw what the stranger wants. 'solo draw --list' in einer Konsole zählt die Tabellen auf; 'draw fear' nennt die, in denen es um Furcht geht.
verb-sheet = wer du bist
verb-health = deine Wunden, und was dir noch bleibt
verb-skills = deine Fertigkeiten
verb-fame = dein Ruhm, und was du besitzt
verb-gear = was du bei dir trägst
verb-quests = deine Aufträge, und wie es um dich steht
verb-recap = was zuletzt geschah, deine Aufträge und wie spät es ist
verb-journal = die Geschichte bisher, mit deinen Notizen
verb-journal-more = Mit einer Zahl nur so viele der letzten Züge: journal 5.
verb-note = etwas ins Journal schreiben
verb-rules = eine Regel nachschlagen
verb-account = ob auf einen Wurf folgt, wie die Regeln ihn berechnen
verb-account-more = 'always' nennt unter jedem Wurf Zeile, Spalten und Summen; 'asked' nur, wenn du 'why' eingibst.
verb-offers = wann ein Wurf anhält, damit du entscheidest
verb-offers-more = 'always' hält vor und nach jedem Wurf an, bei dem es etwas zu entscheiden gibt; 'asked' nur, wenn du mit 'offer 2' oder '2 ?' wählst.
verb-save = das Spiel unter einem Namen sichern
verb-help = dies hier, oder mehr davon
verb-quit = aufhören; das Spiel wird gespeichert
verb-add = jemanden setzen, von dem ein paar Eigenschaften genannt werden
verb-add-more = Was nicht genannt wird, ist wie üblich; ein Name darf mit einem Doppelpunkt enden.
verb-join = eine eigene Figur an den Tisch setzen
verb-leave = jemanden vom Tisch gehen lassen, oder alle
verb-leave-more = Eine eigene Figur geht mit dem nach Hause, was sich geändert hat, wie nach einem Abenteuer; 'join' bringt sie an diesen Tisch zurück, und 'undo' nimmt es zurück.
verb-roster = wer am Tisch sitzt, und wer am Zug ist
verb-turn = der Nächste ist am Zug, oder der Genannte
verb-check = eine Probe nach den Regeln würfeln
verb-check-more = Auch eine Probe mit ihren Schlüsseln geht. 'solo fields SYSTEM' zählt die Proben und ihre Schlüssel auf.
verb-everyone = eine Probe für alle am Tisch würfeln
verb-everyone-more = Alles, was 'check' nimmt; und 'everyone do xp 1' ändert euch alle.
verb-order = die Reihenfolge eurer Züge auswürfeln
verb-order-more = Allein würfelt es, was die Regeln sagen, wo sie es tun; sonst handelt zuerst, wer die Probe am besten besteht. Bei gleichem Ergebnis, wer zuerst saß.
verb-together = ein Wurf von euch allen, nach den Regeln
verb-together-more = Wer am Zug ist, würfelt, und alle anderen helfen so, wie es die Regeln vorsehen. Auch eine Probe mit ihren Schlüsseln geht: together group attribute=strength difficulty=Good compounding=true.
verb-group = eine Probe aller als Gruppe würfeln
verb-group-more = Jeder von euch würfelt; die Gruppe schafft es, wenn mindestens die Hälfte es schafft. Ein einziges Ergebnis nach den Regeln gibt 'together'.
verb-versus = einen von euch gegen einen anderen würfeln
verb-versus-more = So eingegeben: 'Mara gegen Tom: strength', oder mit einer Probe für jeden: 'Mara gegen Tom: strength vs agility'. Was verglichen wird, sagen die Regeln.
verb-do = jemanden nach den Regeln ändern
verb-do-more = Wie Autoren es schreiben, mit 'do' oder ohne; mit einem Namen davor ändert es den Genannten, und mit 'all:' alle.
verb-fight = einen Kampf aller am Tisch eröffnen, ändern oder beenden
verb-fight-more = Gegner kommen aus euren eigenen, aus dem Abenteuer und aus dem Buch des Systems ('foes' zählt sie auf); von allen anderen wird gesagt, wie viel sie aushalten: 'fight Harl 8'. Solange er im Gang ist: 'fight add ein Wolf', 'fight away Wolf 2', 'fight hurt Wolf 2 3' (der zweite Wolf, um 3), 'fight heal Wolf 1', 'fight over'.
verb-chase = eine Verfolgung aller am Tisch eröffnen
verb-chase-more = Sie verfolgen euch; bei 'chase after Räuber' verfolgt ihr. Nur die ART Engine hat Regeln dafür.
verb-rounds = Runden eröffnen, in denen etwas zu tun ist
verb-rounds-more = Aufgaben trennt ein ';', hinter dem Doppelpunkt steht, womit gewürfelt wird. Nur die ART Engine hat Regeln dafür.
verb-foes = aufzählen, wer bekämpft werden kann
verb-pick = mit Würfeln auswählen: unter allen hier, einer Liste oder den genannten
verb-vote = fragen, mit der Mitte eurer Stimmen
verb-vote-more = Mit der Frage allein werdet ihr nacheinander nach einer Wahrscheinlichkeit gefragt, die sonst niemand sieht. Die Stimmen werden zusammen und ohne Namen genannt.
verb-secret = würfeln, was noch niemand sieht
verb-reveal = sagen, was im Geheimen gewürfelt wurde
verb-whisper = jemandem am Tisch etwas zuflüstern
verb-whisper-more = Mit dem Namen allein wird nach den Worten gefragt, ohne sie zu zeigen. Mehrere nennt man so: whisper tom, ines: Der Schlüssel ist falsch.
verb-mynote = etwas notieren, das sonst niemand sieht
verb-mynote-more = Die Notizen haben Nummern, die 'mine' nennt: edit mynote 5: Der Müller hat drei Schlüssel; delete mynote 5.
verb-mydraw = eine Karte ziehen, die nur du kennst
verb-mine = zeigen, was nur du weißt: Notizen, Geflüstertes, Karten, Geheimnisse
verb-finish = den Tisch schließen: seine Geheimnisse und seinen Startwert nennen
verb-finish-more = Danach kommt nichts mehr, und nichts nimmt es zurück; 'quit' geht nur fort.
verb-scene = eine Szene der Geschichte eröffnen
verb-thread = einen Faden der Geschichte auf die Liste setzen
verb-npc = eine Person auf die Liste setzen
verb-place = einen Ort auf die Liste setzen
verb-clock = eine Uhr mit so vielen Teilen auf die Liste setzen
verb-tick = Teile einer Uhr füllen; -1 leert einen
verb-close = schließen, was auf einer Liste steht
verb-weigh = etwas auf einer Liste so oft zählen lassen, wenn ausgewählt wird
verb-when = was geschieht, wenn eine Uhr, die Nummer einer Szene oder die Spannung erreicht ist
verb-when-more = when tide 3: …, when scene 5: …, when tension 7: …; 'when tide 3: nothing' nimmt es wieder weg. Es geschieht einmal, und 'lists' zeigt, was noch kommt.
verb-rename = etwas auf einer Liste anders nennen
verb-edit = ändern, was zu etwas auf einer Liste gesagt ist, oder eine Notiz
verb-edit-more = Notizen haben Nummern, die 'notes' nennt: edit note 3: Der Wärter hat die Wahrheit gesagt.
verb-delete = etwas von einer Liste nehmen, oder eine Notiz löschen
verb-sort = eine Liste nach Namen ordnen
verb-notes = die Notizen des Journals mit ihren Nummern aufzählen
verb-give = jemandem von euch etwas geben
verb-give-more = Es ist etwas, das trägt, wer gerade handelt; mit einem Namen davor, was dieser trägt: mara: give Seil an tom.
verb-event = etwas, das jetzt geschieht, ohne dass jemand gefragt hat
verb-tables = eigene Tabellen und Gegner mitbringen, oder aufzählen, woraus gezogen werden kann
verb-tables-more = Eine Datei darf jederzeit verbessert und neu gelesen werden; eine gleichen Namens ersetzt die alte. Sie enthält 'tables:' und 'foes:', wie Autoren sie schreiben.
verb-shuffle = gezogene Karten zurücklegen, der Spielkarten oder eines Stapels
verb-lists = Fäden, Personen, Orte und Uhren
verb-twists = was Wendungen sind, mit ihren Aussichten; an oder aus
verb-next = prüfen, ob die nächste Szene ist wie erwartet
verb-tension = die Spannung, und was sie bewegt
verb-voice = wie Antworten lauten
verb-questions = eine Frage je Zug, oder so viele ihr wollt
verb-vars = wie es steht: Szene, Variablen, Aufträge, Uhr
verb-vars-more = Mit einem Wort nur die Variablen, in deren Namen es vorkommt.
verb-set = einer Variablen einen Wert geben; oder der Uhr: set clock=18:00
verb-jump = zu einer Szene gehen, wo die Geschichte auch steht
verb-jump-more = Was auf dich wartete, entfällt, und der Rückweg eines Besuchs ist vergessen.
verb-force = den nächsten Würfel diese Seite zeigen lassen; mehrere mit Leerzeichen
verb-force-more = Die Seiten warten, bis gewürfelt wird. Hat der Würfel eine davon nicht, wird der Zug abgelehnt.
group-play = Spielen
group-world = Die Welt
group-hero = Deine Figur
group-table = Der Tisch
group-trial = Die Probe
group-game = Das Spiel

# Was nicht verstanden wird
stands-alone = '{ $word }' steht allein
to-examine = Genauer ansehen kannst du: { $names }.
told-of-it = Mehr siehst du davon nicht, als dir erzählt wurde: „{ $told }“
no-way-out-now = in diesem Schritt kommt niemand fort; wo es geht, steht es in der Liste
no-choice-but-told = wörtlich steht das nirgends zur Wahl; erzählt wurde: „{ $told }“
try-is-choice = das ist schon eine Wahl der Geschichte; tippe ihre Nummer, um sie zu nehmen
look-alone = 'look' zeigt die Szene noch einmal; was es sonst dort gibt, kannst du fragen oder versuchen
nobody-to-try = es gibt noch keine Figur, die etwas versuchen könnte
try-with-what = sag, mit welchem Attribut
of-these-attributes = { $reason }; die Attribute sind {JOIN(NAMED($known))}
nobody-to-ask = es gibt noch keine Figur; frag, wenn die Geschichte begonnen hat
ask-what = was willst du fragen?
ask-the-world = die Welt antwortet mit Ja oder Nein; mit wem du reden kannst, steht zur Wahl
no-likelihood = '{ $word }' ist keine Wahrscheinlichkeit
the-likelihoods = die Wahrscheinlichkeiten: {JOIN(NAMED($known))}
offer-what = nur eine Wahl oder ein Versuch geht mit Angeboten
note-what = was soll notiert werden?
undo-how = undo nimmt den letzten Zug zurück
account-when = wie ein Wurf berechnet wurde, wird immer gesagt oder nur auf Wunsch
offers-when = Angebote kommen immer, oder nur auf Wunsch
save-what = unter welchem Namen sichern?
set-what = sag was, und welchen Wert
jump-where = sag, zu welcher Szene, mit ihrer Kennung
force-what = sag, was die nächsten Würfel zeigen
force-most = höchstens { $most } Seiten lassen sich auf einmal vorgeben

again-nothing = es wurde noch nichts getan, das noch einmal getan werden könnte
again-not-now = was du zuletzt getan hast, geht jetzt nicht noch einmal
again-not-in-fight = nichts, was du in diesem Kampf getan hast, geht jetzt noch einmal
no-way = dorthin führt von hier kein Weg; 'map' zeigt die Orte
ambiguous = '{ $typed }' könnte mehr als eines davon meinen
nobody-to-strike = von hier aus kannst du niemanden treffen; 'look' zeigt sie alle
not-in-so-many-words = '{ $typed }' steht nicht wörtlich zur Wahl
wait-for-answer = hier wartet das Spiel auf deine Antwort: Gib die Nummer einer Zeile ein
wait-alone = vom Warten allein kommt hier nichts: Die Zeit vergeht mit dem, was du tust
settle-first = erst ist etwas anderes zu entscheiden; 'look' zeigt, was
no-compass = Wege haben hier keine Himmelsrichtungen; 'map' zeigt die Orte
inside = { $number }  { $list }, dann { $option }
how-to-reopen = das geht von außen: Mit 'quit' hörst du auf, dann zeigt 'solo' die Spiele, die weitergehen können, und beginnt neue; hier drinnen geht 'undo' Zug um Zug zurück
too-long = das ist zu lang: Eine Zeile fasst { $most } Zeichen
enter-alone = die Eingabetaste allein entscheidet hier nichts: Gib eine Nummer ein oder ein paar Worte einer Zeile
no-such-words = zu Nummer { $number } passen diese Worte nicht
no-number = eine { $number } gibt es nicht: { $count ->
    [0] { $over ->
        [yes] das Abenteuer ist zu Ende
       *[no] gerade steht nichts zur Wahl
    }
    [1] die einzige Nummer ist 1
   *[other] die Nummern gehen von 1 bis { $count }
}
no-choice-no-command = '{ $typed }' steht nicht zur Wahl und ist kein Befehl{ $roll ->
    [yes] ; ein Wurf wartet, den die Eingabetaste macht
   *[no] { "" }
}
no-object = ein Objekt ist {"{"}"line": TEXT{"}"} oder {"{"}"choose": ID{"}"}, und darf einen Text als "cause" haben; dies ist { $typed }
no-open-id = nichts, was jetzt zur Wahl steht, hat die Kennung '{ $typed }'
then-type = { $reason }; gib die Nummer einer Zeile ein oder ein paar ihrer Worte
then-help = { $reason }; 'help' zählt auf, was es gibt
yes-or-no-alone = was du die Welt fragst, beantwortet sie mit Ja oder Nein
needs-attribute = { $reason }; als Tat bräuchte es eines deiner Attribute: {JOIN(NAMED($known))}
undo-answer = 'undo' nimmt die letzte Antwort zurück
no-way-back = zurück geht es nur so: einen Zug, oder an einen Ort

told-saving = das Spiel ist nach jedem Zug gesichert; 'save NAME' legt dazu eine Kopie an
told-look = 'look' zeigt eine Szene noch einmal, ganz
told-about = 'solo --version' nennt die Version; wer ein Abenteuer geschrieben hat, steht, wo es beginnt
told-talking = mit wem du reden kannst, steht zur Wahl
no-yes = es ist nichts gefragt, worauf ein Ja antwortet; gib die Nummer einer Zeile ein oder ein paar ihrer Worte
no-no = es ist nichts gefragt, worauf ein Nein antwortet; gib die Nummer einer Zeile ein oder ein paar ihrer Worte

# Die Schleife des Spiels
never-mind = Macht nichts. Zum Verlassen gib 'quit' ein oder Strg-D.
type-again = Was zur Wahl steht, hat sich geändert: Gib es noch einmal ein.
goodbye = { $saved ->
    [yes] Das Spiel ist gesichert. Auf Wiedersehen.
   *[no] Auf Wiedersehen.
}
goes-on = Das Spiel geht nach Zug { $turn } weiter.
asked-again = { $prompt } (Die Eingabetaste allein geht zurück)
vote = { $name }, wie wahrscheinlich ist es? (niemand sieht es)
vote-numbers = Mit Nummer oder Wort: {JOIN($rows)}; 0 enthält sich.
vote-taken = { $abstains ->
    [yes] {$name} enthält sich
   *[no] {$name} hat abgestimmt
}{ $left ->
    [0] .
   *[other] ; {$left} noch.
}
vote-none = Alle enthalten sich; nichts wird gefragt.
not-for-you = Das ist nur für {$who}.
no-files = Hier können keine Dateien gelesen werden.
vote-word = Gefragt ist ein Wort, etwa 'offen'; 'undo' beendet es.
vote-first = Erst wird abgestimmt: Gefragt ist ein Wort, etwa 'offen'; 'undo' beendet es.
no-vote = Dann wird nicht abgestimmt.
no-copies = Für eine Kopie dieses Spiels gibt es keinen Ort.
not-kept = Es ließ sich nicht sichern: { $reason }
not-saved = das Spiel ließ sich nicht sichern, also ist nichts geschehen: { $reason }
half-saved = so weit ist es gesichert; der Rest ließ sich nicht sichern, also ist er nicht geschehen: { $reason }
half-undone = nur ein Teil ließ sich zurücknehmen; der Rest nicht, also gilt er: { $reason }

# Die eigenen Würfel
face-range = { $sides ->
    [100] 1 bis 100 (00 ist 100)
   *[other] 1 bis { $sides }
}
face-wanted = gib ein, was der Würfel zeigt, { face-range }; Strg-C nimmt die Handlung zurück
face-no-number = { $typed ->
    [none] { face-wanted }
   *[other] '{ $typed }' ist keine Zahl; gib { face-range } ein
}
face-one = ein Würfel zeigt eine Seite; gib { face-range } ein
roll-a-die = Würfle einen W{ $sides }:
die-read-from = Einen W{ $sides } hat niemand: Er wird aus {LIST($dice)} gelesen.
die-read = Das ist { $face } von { $sides }.
die-left-over = Das bleibt übrig; würfle noch einmal.
face-impossible = ein W{ $sides } kann { $face } nicht zeigen; gib { face-range } ein
face-no-tens = '{ $first } { $second }' sind keine Zehner und Einer; gib 7 3 für 73 ein

# Aussichten
odds-question = {$question} ({NAME($word)}): Ein Ja hat eine Chance von {$percent} %
odds-answer = { $answer ->
    [yes-and] ja, und
    [yes-but] ja, aber
    [no-but] nein, aber
    [no-and] nein, und
    [yes] ja
   *[other] nein
}
odds-nothing = Aussichten gibt es für das, was zur Wahl steht; gerade steht nichts zur Wahl.
no-choice = '{ $typed }' steht nicht zur Wahl.
chances = Aussichten
for-success = { $percent } für einen Erfolg
no-success-or-failure = weder Erfolg noch Fehlschlag; 'odds { $number }' sagt, was kommen kann
in-all = Insgesamt Erfolg
no-roll = kein Wurf
a-face = Eine { $face }
count = { BELOW($count) ->
    [yes] { SIZE($count) ->
        [1] 1 Fehlschlag
       *[other] {SIZE($count)} Fehlschläge
    }
   *[no] { $count ->
        [0] weder noch
        [one] 1 Erfolg
       *[other] { $count } Erfolge
    }
}
dice-result = {$result}{ $beyond ->
    [1] {" "}oder mehr
    [-1] {" "}oder weniger
   *[other] {""}
}
dice-odds = { $label ->
    [none] {$dice}
   *[other] {$label}, {$dice}
}{ $times ->
    [1] {""}
   *[other] , jeder von {$times} Würfen
}
dice-stopped = Ein Würfel wird höchstens {$most} Mal noch einmal geworfen; nur in etwa 1 von {$one_in} Würfen ginge er weiter.
dice-successes = { $count ->
    [one] 1 Erfolg
   *[other] { $count } Erfolge
}
count-or-more = { BELOW($count) ->
    [yes] {SIZE($count)} oder mehr Fehlschläge
   *[no] { $count } oder mehr Erfolge
}
percent-exactly = { $whole }{ $tenth ->
    [none] {""} %
   *[other] ,{ $tenth } %
}
never = nie

# Das Menü
option-chance = : { $percent } %{ $meaning ->
    [none] { "" }
   *[other] { " " }{ $meaning }
}
way-chance = { $word } { $percent } %
with-ways = , mit {JOIN($ways)}
ends-story = beendet die Geschichte
barred = { $option } (jetzt nicht). { $reason }
enter = Eingabetaste
who-is-first = '? 1' zeigt, wer die erste Figur ist.
to-decide = '{ $number }' würfelt sofort; '{ $number } { $word }' würfelt mit { $word }; '{ $number } ?' lässt dich vorher wählen.
more-listed = Mehr: { JOIN($numbers, ", ") }; 'look' zählt sie auf.
numbers = { $count ->
    [one] { $first }
   *[other] { $first } bis { $last }
}

# Die Karte in Worten
map-key = { $here } hier { $been } besucht { $unseen } nicht gegangen { $back } zurück
place = { $title }{ $here ->
    [yes] { " " }(hier bist du)
   *[no] { "" }
}.{ COUNT($ways) ->
    [0] { "" }
   *[other] { " " }Von dort geht es zu: {JOIN($ways, "; ")}.
}{ COUNT($untaken) ->
    [0] { "" }
   *[other] { " " }Gesehen, nicht gegangen: {JOIN($untaken, "; ")}.
}

# Wo man aufgehört hat
your-quests = Deine Aufträge: {JOIN($quests, "; ")}.
quests = Aufträge
quest = { $title }: { $step ->
    [take] angenommen
    [complete] erledigt
    [fail] gescheitert
    [refuse] abgelehnt
   *[other] { $step }
}
own-quest = { $title }: dein eigener
no-quest = Du hast keinen Auftrag übernommen.
turn = Zug { $turn }{ $time ->
    [none] { "" }
   *[other] , { $time }
}{ COUNT($rows) ->
    [0] { "" }
   *[other] ; {JOIN($rows)}
}.
is-over = Das Abenteuer ist zu Ende.
take-whom = Nimm, wen du magst: Das Abenteuer ist für alle geschrieben. '? 1' zeigt, wer die erste Person ist und was sie kann; im Zweifel gib 1 ein: { $usual }.
usual = Jetzt ist zu entscheiden. Üblich ist: { $usual }.
not-done-yet = Was du hier noch nicht getan hast:
all-done = Du hast alles getan, was hier steht; mit 'try' und 'ask' geht auch, was nicht dasteht.

# Was jemand getan hat
did-try = Versuch: {CAP(NAME($attribute))}{ $difficulty ->
    [none] { "" }
   *[other] { " " }gegen {CAP(NAME($difficulty))}
}{ $text ->
    [none] { "" }
   *[other] : { $text }
}
did-ask = Frage: { $question }{ $likelihood ->
    [none] { "" }
   *[other] { " " }({NAME($likelihood)})
}

# Streifen

# Was geschah
is-over-long = Das Abenteuer ist zu Ende. 'journal' erzählt die ganze Geschichte, 'sheet' zeigt, was aus dir wurde, 'undo' nimmt den letzten Zug zurück, und mit der Eingabetaste verlässt du das Spiel.
undo-one = Gib 'undo' ein, um einen Zug zurückzugehen.
perhaps = Vielleicht:
aborted = Du überlegst es dir anders.
risk = Was schiefgehen kann: {CAP($risk)}
plain-outcome = { $label ->
    [none] { $made }
   *[other] { $made ->
        [none] { NAME($label) }
       *[other] { NAME($label) }, { $made }
    }
}
deed-tried = { $by } versucht: { $deed }
question-put = { $by ->
    [none] {""}
   *[other] {$by}:{" "}
}„{$question}“{ $likelihood ->
    [none] {""}
   *[other] {" "}({NAME($likelihood)})
}
answered-before = Wie schon geantwortet.
time-passes = { $hours ->
    [0] { $minutes ->
        [one] 1 Minute vergeht
       *[other] { $minutes } Minuten vergehen
    }
    [one] { $minutes ->
        [0] 1 Stunde vergeht
        [one] 1 Stunde und 1 Minute vergehen
       *[other] 1 Stunde und { $minutes } Minuten vergehen
    }
   *[other] { $minutes ->
        [0] { $hours } Stunden vergehen
        [one] { $hours } Stunden und 1 Minute vergehen
       *[other] { $hours } Stunden und { $minutes } Minuten vergehen
    }
}{ $time ->
    [none] { "" }
   *[other] ; es ist { $time } Uhr
}.
quest-changed = { $step ->
    [take] Auftrag angenommen: { $title }
    [complete] Auftrag erledigt: { $title }
    [fail] Auftrag gescheitert: { $title }
    [refuse] Auftrag abgelehnt: { $title }
   *[other] Auftrag { $step }: { $title }
}
companion = { $joined ->
    [yes] {CAP($name)} kommt mit dir.
   *[no] {CAP($name)} verlässt dich.
}
you-are = Du bist { $name }.
hero-fell = { $who ->
    [none] { $state ->
        [dead] Du bist tot.
        [defeated] Du bist besiegt und kannst nicht weiter.
       *[other] Du bist { $state } und kannst nicht weiter.
    }
   *[other] { $state ->
        [dead] { $who } ist tot.
        [defeated] { $who } ist besiegt und kann nicht weiter.
       *[other] { $who } ist { $state } und kann nicht weiter.
    }
}
noted = Notiert: { $text }
set-usual = Von nun an ist '{ $name }' '{ $value }'.
set-force = Die nächsten Würfel zeigen { $value }.
set-account-always = Von nun an folgt auf jeden Wurf, wie er berechnet wurde.
set-account-asked = Von nun an wird ein Wurf in einer einfachen Zeile erzählt; 'why' sagt, wie er berechnet wurde.
set-offers-always = Von nun an hält jeder Wurf an, wo es etwas zu entscheiden gibt.
set-offers-asked = Von nun an fallen die Würfel sofort; mit 'offer 2' oder '2 ?' entscheidest du.
set-voice-full = Antworten sind von nun an ganze Sätze.
set-voice-terse = Antworten sind von nun an kurz.
set-questions-one = Jeder von euch fragt einmal, und nach dem Handeln wieder.
set-questions-free = Von nun an darf jeder so oft fragen, wie er mag.
set-twists-on = Antworten können von nun an Wendungen bringen; 'twists' nennt die Aussichten.
set-twists-off = Antworten bringen von nun an keine Wendungen.
undone = { $turn ->
    [0] Zurückgenommen
    [one] Zurückgenommen; 1 weiterer Zug lässt sich zurücknehmen
   *[other] Zurückgenommen; { $turn } weitere Züge lassen sich zurücknehmen
}{ $deed ->
    [none] .
   *[other] . Es war der Zug von {$by}: {$deed}
}
mistaken = Das Abenteuer hat hier einen Fehler. Nichts ist geschehen; das Spiel ist, wie es war.
ended = { $title ->
    [none] Das Ende: { $kind }
   *[other] { $title } ({ $kind })
}

# Die Leiste
keys = F1 Hilfe  F2 Bogen  F3 Journal
nobody-sits = Noch sitzt niemand am Tisch
not-translated = Dieses Abenteuer ist nicht übersetzt: Was darin geschrieben steht, bleibt in seiner eigenen Sprache.

a-deed = die Tür aufbrechen

# Der Seitenhalter
more = — mehr (Eingabetaste; q für den ganzen Rest) —
more-short = — mehr (Eingabetaste; alles: q) —

# Wie Befehle eingegeben werden
usage-look = look
usage-map = map
usage-offer = offer 2 (oder 2 ?)
usage-odds = odds 2
usage-again = again
usage-hint = hint
usage-why = why [N]
usage-undo = undo [anew]
usage-try = try ATTRIBUT [Schwierigkeit] was ich tue
usage-ask = ask Gibt es hier ein Fenster? [wie wahrscheinlich]
usage-roll = roll 2d6
usage-draw = draw TABELLE
usage-sheet = sheet [TEIL]
usage-health = health
usage-skills = skills
usage-fame = fame
usage-gear = gear
usage-quests = quests
usage-recap = recap
usage-journal = journal [ZÜGE]
usage-note = note TEXT
usage-rules = rules [WORT]
usage-offers = offers always|asked
usage-account = account always|asked
usage-save = save NAME
usage-help = help [WORT]
usage-quit = quit
usage-vars = vars [WORT]
usage-set = set NAME=WERT
usage-jump = jump SZENE
usage-force = force 73
usage-add = add NAME [WERTE]
usage-join = join NAME
usage-leave = leave NAME|all
usage-roster = roster
usage-turn = turn [NAME]
usage-check = check ATTRIBUT [Schwierigkeit]
usage-everyone = everyone ATTRIBUT [Schwierigkeit]
usage-order = order [ATTRIBUT]
usage-together = together ATTRIBUT [Schwierigkeit]
usage-group = group ATTRIBUT [Schwierigkeit]
usage-versus = Mara gegen Tom: ATTRIBUT
usage-do = do WIRKUNG …
usage-fight = fight 3 Räuber, ein Wolf
usage-chase = chase [after] 2 Räuber
usage-rounds = rounds AUFGABE: ATTRIBUT [Schwierigkeit]; …
usage-foes = foes [WORT]
usage-pick = pick [npc | a, b oder c]
usage-vote = vote FRAGE? [wahrscheinlich, offen, kaum]
usage-secret = secret FRAGE? [wie wahrscheinlich]
usage-reveal = reveal [NUMMER]
usage-whisper = whisper tom [WORTE]
usage-mynote = mynote [WORTE]
usage-mydraw = mydraw cards [ANZAHL]
usage-mine = mine
usage-finish = finish for good
usage-scene = scene Das Tor
usage-thread = thread Die Glocke finden
usage-npc = npc Lull: taub, wenn es passt
usage-place = place Die Mühle
usage-clock = clock Flut 6
usage-tick = tick flut 2
usage-close = close glocke
usage-weigh = weigh Lull 2
usage-when = when flut full: Der Keller steht unter Wasser
usage-rename = rename Lull: Lull Harker
usage-edit = edit Lull: hört doch gut
usage-delete = delete Lull
usage-sort = sort [npc|thread|place|clock]
usage-notes = notes
usage-give = give Seil an tom
usage-event = event
usage-tables = tables [meine.yaml]
usage-shuffle = shuffle [STAPEL]
usage-lists = lists
usage-twists = twists [on|off]
usage-next = next Ich gehe zur Mühle
usage-tension = tension [1-9]
usage-voice = voice full|terse
usage-questions = questions one|free
example-window = ask Gibt es hier ein Fenster?
example-asleep = ask Schläft er? wahrscheinlich
example-somebody = ask Ist da jemand?
example-note = note Der Wärter hat über den Schlüssel gelogen.
example-save = save vor-dem-turm
let-other-dice-fall = andere Würfel fallen lassen
a-difficulty = Schwierigkeit
how-likely = wie wahrscheinlich ein Ja ist
attribute-word = ATTRIBUT

no-variable = Keine Variable hat '{$name}' im Namen.
no-variables = Es gibt keine Variablen.
trial-scene = { $scene ->
    [none] noch keine
   *[other] {$scene}
}, Besuch {$visits}
trial-clock = {$time}, {$minutes} Minuten nach dem Beginn
trial-quest = Auftrag {$name}
ask-about = ask Gibt es hier etwas zu {$thing}?

## What players type in their own language, behind the English word that it means

own-commands =
    look: schau, schaue, sieh, umsehen, untersuche, untersuch, betrachte; map: karte; offer: angebot;
    odds: chancen, aussichten; again: nochmal, nochmals; hint: hinweis, tipp; why: warum, wieso;
    undo: rückgängig, widerrufe; try: versuche, versuch, probiere; ask: frage, frag; roll: würfle, wirf;
    draw: ziehe, zieh; sheet: bogen, figur; health: gesundheit, wunden; skills: fertigkeiten, fertigkeit;
    fame: ruhm; gear: ausrüstung, inventar, gepäck; quests: aufträge, auftrag; recap: rückblick;
    journal: tagebuch; note: notiz, notiere; rules: regeln, regel; offers: angebote; save: speichere;
    help: hilfe; account: abrechnung; lists: liste; quit: ende, beende, aufhören; yes: ja, jawohl; no: nein;
    add: setze, setz; check: prüfe; everyone: jeder; fight: kämpfe, kämpft; pick: wähl, auswählen; vote: abstimmung;
    secret: heimlich, verdeckt; reveal: enthülle; whisper: flüstere, flüster; shuffle: mische; rename: benenne; sort: ordne
own-lines =
    look: wo bin ich, wo sind wir, schau dich um, schaue dich um, sieh dich um, ich schaue mich um, wer ist hier, was ist hier;
    sheet: wer bin ich, wer bist du, wer sind wir; gear: was habe ich, was trage ich bei mir, was habe ich dabei;
    health: wie geht es mir, bin ich verletzt; recap: was ist passiert, was ist geschehen, was war das;
    hint: was nun, was jetzt, was tun, was kann ich tun, was soll ich tun, wie geht es weiter, ich weiß nicht weiter;
    quests: wie spät ist es, welcher tag ist heute; quit: ich will aufhören, spiel beenden; help: hilf mir, wie geht das
own-fixed =
    undo anew: neu, anders; offers always: immer; offers asked: gefragt, auf wunsch; account always: immer;
    account asked: gefragt, auf wunsch; voice full: voll, ganz, ausführlich; voice terse: knapp, kurz;
    questions one: eine, eins; questions free: frei, beliebig; finish for good: für immer, endgültig; leave all: alle;
    fight over: vorbei, aus, ende, zu ende; fight add: dazu, hinzu; fight away: weg, fort; fight hurt: verletze, verletzen;
    fight heal: heile, heilen; chase after: nach, hinter; pick npc: person, personen, leute; pick thread: faden, fäden;
    pick place: ort, orte; pick clock: uhr, uhren; sort npc: person, personen, leute; sort thread: faden, fäden;
    sort place: ort, orte; sort clock: uhr, uhren; when scene: szene; when tension: spannung
own-deeds =
    jump: spring, springe, springen, hüpfe, hüpfen, überspringen; run: renn, renne, rennen, laufe, laufen;
    swim: schwimm, schwimme, schwimmen, tauch, tauche, tauchen; climb: kletter, klettere, klettern, steig, steige, steigen,
    hinaufklettern, hinaufsteigen; dance: tanze, tanzen; dodge: weich, weiche, ausweichen, duck, ducke, ducken;
    ride: reit, reite, reiten; balance: balancier, balanciere, balancieren; flee: flieh, fliehe, fliehen, flüchten;
    sneak: schleich, schleiche, schleichen, anschleichen; hide: versteck, verstecke, verstecken;
    push: schieb, schiebe, schieben, drück, drücke, drücken, stoße, stoßen; pull: zerr, zerre, zerren, ziehen;
    lift: heb, hebe, heben, stemm, stemme, stemmen; break: brich, breche, brechen, aufbrechen, zerbrechen;
    carry: trage, tragen; wrestle: ringe, ringen; kick: trete, treten; punch: boxe, boxen;
    hit: schlage, schlagen; attack: greif, angreifen; fight: kämpf, kämpfe, kämpfen; open: öffne, öffnen, aufmachen;
    close: schließ, schließe, schließen, zumachen; strike: hau, haue, hauen; kill: töte, töten;
    search: such, suche, suchen, durchsuche, durchsuchen; look: schau, schaue, schauen, sieh, sehen, ansehen, nachsehen,
    untersuche, untersuchen, betrachte, betrachten; listen: hör, höre, hören, horch, horche, horchen, lausch, lausche, lauschen;
    watch: beobachte, beobachten; track: verfolge, verfolgen; smell: riech, rieche, riechen;
    talk: red, rede, reden, sprich, spreche, sprechen; say: sag, sage, sagen; ask: frag, frage, fragen;
    persuade: überrede, überreden, überzeuge, überzeugen; calm: beruhige, beruhigen; greet: grüß, grüße, grüßen, begrüßen;
    threaten: droh, drohe, drohen, bedrohen; beg: bitten; sing: sing, singe, singen; shout: rufe, rufen, schrei,
    schreie, schreien; comfort: tröste, trösten; haggle: feilsch, feilsche, feilschen, handeln; give: gib, gebe, geben;
    lie: lüg, lüge, lügen, belügen; bluff: bluffe, bluffen; trick: täusch, täusche, täuschen; distract: lenk, ablenken;
    aim: ziele, zielen; shoot: schieß, schieße, schießen; throw: wirf, werfe, werfen; catch: fange, fangen;
    steal: stiehl, stehle, stehlen; take: nimm, nehme, nehmen, hol, hole, holen, packe, packen;
    steer: steuere, steuern; drive: fahr, fahre, fahren; tie: binde, binden, festbinden; unlock: aufschließen;
    repair: reparier, repariere, reparieren; mend: flick, flicke, flicken; build: baue, bauen; cook: koch, koche, kochen;
    bandage: verbinde, verbinden; heal: heil, heile, heilen; think: denk, denke, denken, nachdenken, überlege, überlegen;
    remember: erinnere, erinnern; read: lies, lese, lesen; solve: löse, lösen; endure: ertrag, ertrage, ertragen, aushalten;
    drink: trink, trinke, trinken; eat: iss, esse, essen; hold: halte, halten, festhalten; wait: warte, warten;
    pray: bete, beten; concentrate: konzentriere, konzentrieren; refuse: weigere, weigern; gamble: wette, wetten;
    hope: hoff, hoffe, hoffen; go: geh, gehe, gehen; leave: verlass, verlasse, verlassen; enter: betritt, betrete, betreten;
    follow: folg, folge, folgen; put: leg, lege, legen, stell, stelle, stellen; use: benutz, benutze, benutzen;
    strength: stärke, kraft; agility: gewandtheit, beweglichkeit; alertness: aufmerksamkeit, wachsamkeit; charm: ausstrahlung;
    craft: handwerk; cunning: list; dexterity: geschick, geschicklichkeit, fingerfertigkeit; fate: schicksal;
    intelligence: verstand, intelligenz; stamina: ausdauer, zähigkeit
own-hints =
    abort: abbrechen; again: nochmal; aid: beistehen; aim: zielen; all: alles; alone: allein; assist: helfen; attack: angreifen;
    back: zurück; bank: aufsparen; begin: los; behind: dahinter; block: blocken; borrow: leihen; both: beides; bury: begraben; buy: kaufen;
    cast: zaubern; change: wechseln; cover: deckung; decline: ablehnen; defend: verteidigen; dig: graben; disarm: entwaffnen; divide: teilen;
    dodge: ausweichen; done: fertig; draw: ziehen; drop: ablegen; end: schluss; endure: aushalten; enough: genug; evenly: gleichmäßig;
    face: stellen; feint: finte; fight: kämpfen; find: finden; flee: fliehen; foes: gegner; force: erzwingen; free: losreißen; frighten: erschrecken;
    give: geben; glare: anstarren; grapple: packen; hands: hände; haymaker: schwinger; heal: heilen; hinder: hindern; hold: halten; home: heim;
    hunch: ahnung; ignore: übergehen; impede: aufhalten; improve: verbessern; intimidate: einschüchtern; invent: erfinden; keep: behalten;
    knock: klopfen; learn: lernen; leave: gehen; list: liste; luck: glück; make: machen; match: mithalten; mend: flicken; move: bewegen;
    new: neu; nothing: nichts; order: ordnen; own: eigene; pack: einpacken; parry: parieren; patch: verbinden; pay: zahlen; pin: festnageln;
    press: bedrängen; prone: hinlegen; protect: schützen; push: stoßen; question: nachfragen; random: zufall; recharge: aufladen; reload: nachladen;
    repair: reparieren; rescue: retten; rest: rasten; retaliate: zurückschlagen; retire: abtreten; sacrifice: opfern; senses: sinne; shield: schild;
    shots: schüsse; shrug: abschütteln; sleep: schlafen; smite: niederstrecken; sneak: schleichen; spare: schonen; spray: streuen; stand: aufstehen;
    steady: fassen; stop: aufhören; strike: schlagen; swim: schwimmen; take: nehmen; talents: talente; talk: reden; throw: werfen; treat: behandeln;
    all out: alles; band: band; bare: bloß; bed: bett; break free: losreißen; break off: abbrechen; buy health: gesundheit; concept: beschreibung;
    critical: kritisch; dead: totstellen; do it: tun; down: hinab; end turn: schluss; equip: ausrüsten; face it: stellen; fall: fallen; fights: kämpfe;
    give up: aufgeben; go on: weiter; help: helfen; hold back: zurückhalten; kit: bündel; let: lassen; let go: loslassen; let it go: lassen; level: stufe;
    limit: grenze; none: nichts; own quest done: auftrag erledigt; perks: gaben; quick stand: schnell aufstehen; ready: bereitmachen; put away: wegstecken;
    roll: würfeln; run: rennen; skill: fertigkeit; skills: fertigkeiten; state a quest: auftrag nennen; stow: verstauen; take back: zurücknehmen;
    take it: nehmen; take off: ablegen; take up: aufnehmen; take weapon: waffe nehmen; tougher: zäher; treatment: behandlung; try: versuchen;
    usual: gewöhnlich; wear: anziehen; think better: überlegen;
    unload: entladen; use: benutzen; wait: warten; weapon: waffe; wield: führen; work: arbeiten
own-small = der, die, das, den, dem, des, ein, eine, einen, einem, einer, zu, zum, zur, mit, an, auf, in, im, um, nach, unter, hinter, mich, mir, dich, dir, sich, bitte
own-prefixes =
    hinauf, hinunter, hinüber, hinein, hinaus, hinab, herauf, herunter, herüber, herein, heraus, herab, hoch, runter, rüber,
    rein, raus, auf, fest, weg, los, durch, zurück, davon, entlang, hinaufzu, hinunterzu, hinüberzu, hineinzu, hinauszu,
    herunterzu, herüberzu, hochzu, aufzu, festzu, wegzu, loszu, zurückzu, durchzu
no-dice-rolled = es wurde nicht gewürfelt, also ist nichts geschehen
no-such-die = niemand hat einen W{$sides}, und keine Würfel, die man hat, können für ihn stehen
