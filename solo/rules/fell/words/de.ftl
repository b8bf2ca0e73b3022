## Schaden und was daraus wird

harmed = {WHO($name)} {VERB($name, "nimmst", "nimmt")} {$harm} Schaden; noch {$hp} TP.
critical = { $die ->
    [none] Kritischer Schaden, und kein {UPPER($attribute)}, um ihn auszuhalten.
   *[other] Kritischer Schaden verlangt eine Probe mit {UPPER($attribute)} {$die}. Zu sehen ist {kept}, nötig ist {$needed} oder mehr: { $passed ->
        [yes] Das genügt
       *[no] Das ist zu wenig
    }.
}
kept = { COUNT($faces) ->
    [0] {$result}
    [1] {$result}
   *[other] {JOIN($faces, " und ")}: {$result}
}
taken-out = {WHO($name)} {VERB($name, "bist", "ist")} geschlagen und {VERB($name, "überlebst", "überlebt")} nur, wenn die Wunde bald versorgt wird; {UPPER($attribute)} sinkt auf {$die}.
died = {WHO($name)} {VERB($name, "bist", "ist")} tot.
treated = {WHO($name)} {VERB($name, "bist", "ist")} versorgt und {VERB($name, "wirst", "wird")} leben.
not-treated = Die Blutung hört nicht auf; {YOU($name, "du")} {VERB($name, "kannst", "kann")} noch sterben.
helped-up = {CAP($by)} ist rechtzeitig bei dir und verbindet dich.
woke = Jemand hat dich rechtzeitig gefunden und verbunden.
lowered = {UPPER($attribute)} sinkt auf {$die}.
not-lowered = {UPPER($attribute)} ist schon d4 und kann nicht weiter sinken.
restored = {UPPER($attribute)} ist wieder {$die}.
not-restored = {-you} {VERB("", "ruhst", "ruht")} gut aus; zu heilen war nichts mehr.
impaired = Bis zum Morgen zählt {UPPER($attribute)} einen Würfel niedriger.

## Rast, Not und Zeit

rested = {-you} {VERB("", "rastest", "rastet")}{ $others ->
    [yes] , und ihr alle habt
   *[no] {VERB("", ", und du hast", " und hat")}
} wieder alle TP{ $loaded ->
    [yes] ; sie zählen, sobald du weniger trägst
   *[no] {""}
}.
no-rest = Ohne {NAMES($lacking)} bringt dir die Rast nichts zurück.
time = {""}
disturbed = Etwas stört deine Rast.
deprived = Dir fehlt {NAME($need)}: Bis du es hast, heilt nichts.
provided = {CAP(NAME($need))} fehlt dir nicht mehr.
steps = { $level ->
    [one] 1 Stufe
   *[other] {$level} Stufen
}
fatigued = Erschöpfung: Deine Proben würfelst du um {steps} niedriger.
fatigue-lessened = { $level ->
    [0] Die Erschöpfung ist vorbei.
   *[other] Die Erschöpfung ist noch {steps}.
}
dawn = Der Morgen kommt: Was bis dahin geschwächt war, hat wieder seinen vollen Würfel.
spell-spent = {TITLE($spell)} lässt sich bis zum Morgen nicht mehr wirken.

## Dinge, Münzen, Leute

things = { $count ->
    [one] {NAME($name)}
   *[other] {$count} mal {NAME($name)}
}
carried = {-you} {VERB("", "nimmst", "nimmt")}: {things}.
dropped = Fort: {things}.
refused-load = Mehr kannst du nicht tragen: {NAME($name)} muss hierbleiben.
overloaded = Du trägst zu viel: Du würfelst mit Nachteil, und deine TP zählen nicht.
unloaded = Die Last ist wieder leicht genug.
coins-changed = Münzen {SIGNED($by)}; im Ganzen {$coins}.
coins = {$coins} Münzen
wielded = {-you} {VERB("", "hast", "hat")} in der Hand: {NAME($name)}.
skill-learned = Eine neue Fertigkeit: {NAME($skill)}.
skill-full = Für {NAME($skill)} ist kein Platz; dein INT fasst keine weiteren Fertigkeiten.
spell-learned = Ein neuer Zauber: {NAME($spell)}.
spell-full = Für {NAME($spell)} ist kein Platz; dein WIL fasst keine weiteren Zauber.
condition-gained = {-you} {VERB("", "bist", "ist")} jetzt gezeichnet: {$name}.
condition-lost = Nicht mehr: {$name}.
fee-paid = {CAP($name)} bekommt {$coins} Münzen im Voraus.
fee-due = Der Lohn von {$name} ist aufgebraucht; es kostet {$fee} Münzen am Tag.
companion-refused = {CAP($name)} kann nicht mitkommen: Du hast so viele Gefolgsleute, wie dein WIL erlaubt.
against = { $own ->
    [none] {""}
   *[other] : {$own} gegen {$theirs}
}
agreed = {CAP($name)} willigt ein{against}.
refused = {CAP($name)} will nicht{against}.
luck = Ein Glückswürfel zeigt {$face}{ $trouble ->
    [0] {""}
   *[other] ; Ärger gibt es bei {$trouble} oder weniger
}.
shared = Der gleiche Anteil von {$name} ist {$share}{ $less ->
    [yes] ; davon ab geht, was im Voraus bezahlt war, {$coins}
   *[no] {""}
}.

## Helden

hoarded = {-you} {VERB("", "bringst", "bringt")} {$coins} Münzen heim; {VERB("", "dein", "der")} Hort ist im Ganzen {$hoard}.
advanced = Mit {$hoard} heimgebrachten Münzen trägst du den Titel {NAME($title)}.
hp-gained = TP +{$points}; {$hp} im Ganzen.
hp-rolled = {-you} {VERB("", "hast", "hat")} {$hp} TP.
raised = {UPPER($attribute)} ist jetzt {$die}.
attribute-set = {UPPER($attribute)} ist {$die}.
retired = {-you} {VERB("", "hast", "hat")}, weshalb {VERB("", "du gekommen bist, und hörst", "der Weg begann, und hört")} auf.

## Kämpfe

at-stake = Auf dem Spiel steht: {SENTENCE($risk)}
surprised = Du wirst überrascht, { $won ->
    [yes] bist aber schnell genug
   *[no] und die anderen handeln zuerst
}.
surprising = Sie werden überrascht { $won ->
    [yes] und sind zu langsam
   *[no] , sind aber schnell genug
}.
struck = { $target ->
    [you] {WHO($by)} gegen dich
   *[other] {WHO($by)} (Ziel: {$target})
}: {THROWS($faces)}{ $counts ->
    [none] {""}
    [lower] {" "}(der niedrigere zählt)
    [higher] {" "}(der höhere zählt)
    [lower-of-each] {" "}(der niedrigere von jedem; {$highest} zählt)
    [higher-of-each] {" "}(der höhere von jedem; {$highest} zählt)
   *[highest] {" "}({$highest} zählt)
}{ $armor ->
    [0] {""}
   *[other] , {$armor} weniger durch Rüstung
}{ $helpers ->
    [0] {""}
   *[other] , {$helpers} mehr für den gemeinsamen Schlag
}; { $harm ->
    [0] kein Schaden
   *[other] {$harm} Schaden
}.
blast = {CAP($by)} zeigt {$face}: {$targets} von ihnen sind getroffen.
foe-hurt = {CAP($name)}: noch {$hp} TP.
foe-tested = Kritischer Schaden verlangt eine Probe mit {UPPER($attribute)} {$die}. Zu sehen ist {$result}, nötig ist {$needed} oder mehr: { $passed ->
    [yes] Das genügt
   *[no] Das ist zu wenig
}.
foe-down = {CAP($name)}: { $dead ->
    [yes] tot
   *[no] außer Gefecht
}.
morale-first = der Erste gefallen ist
morale-leader = ihr Anführer gefallen ist
morale-half = die Hälfte fort ist
morale-lone = einer allein bei 0 TP steht
morale = Moral, da {CHOSEN("morale", $why)}: Dein WIL zeigt {$own} gegen {$rival}{ $table ->
    [0] {""}
    [none] {""}
   *[other] , dann {$table}
}; { $word ->
    [unbroken] sie kämpfen weiter
    [hesitate] sie zögern
    [retreat] sie ziehen sich zurück
    [flee] sie fliehen
    [surrender-on-terms] sie ergeben sich, mit Bedingungen
   *[surrender] sie ergeben sich
}.
edge = { $steps ->
    [1] Dein nächster Angriff ist verstärkt.
   *[2] Dein nächster Angriff ist verstärkt und hat Vorteil.
}
waited = {CAP(YOU($name, "du"))} {VERB($name, "hältst dich", "hält sich")} zurück.
carried-away = {CAP($name)} bringt dich fort.
left-behind = {CAP($name)} bleibt zurück.
fled-not = Sie schneiden dir den Weg ab.
talked-not = Sie hören dich an und bleiben ungerührt.
cast = Du wirkst {$spell} in Eile: Dein WIL zeigt {$result}{ $dn ->
    [none] {" "}gegen {$against}
   *[other] ; ab {$dn} gelingt es
}.
held = {CAP($name)} ist { $rounds ->
    [one] 1 Runde
   *[other] {$rounds} Runden
} lang festgehalten.
ward = Zauber schützt dich wie Rüstung {$armor}.
slipped = Eine Nebenwirkung: {$text}

## Wie Würfe fielen

fell = { $rollable ->
    [no] { $attribute ->
        [none] Nichts war zu würfeln
       *[other] {UPPER($attribute)}: Nichts war zu würfeln
    }
   *[yes] { $attribute ->
        [none] {$die}
       *[other] {UPPER($attribute)} {$die}
    } zeigt {own}
}
own = { COUNT($own_faces) ->
    [0] {$result}
    [1] {$result}
   *[other] {JOIN($own_faces, " und ")}: {$result}
}
theirs = { $rival ->
    [none] nichts
   *[other] { COUNT($rival_faces) ->
        [0] {$rival_result}
        [1] {$rival_result}
       *[other] {JOIN($rival_faces, " und ")}: {$rival_result}
    } auf {$rival}
}
fell-task = Du hast die Fertigkeit und die Zeit: Ein Wurf ist nicht nötig.
fell-test = {fell}{ $succeeds ->
    [none] {""}
   *[other] ; {$succeeds}
}: {NAME($label)}.{ $helper ->
    [none] {""}
   *[other] {" "}{$helper} hat geholfen{ $trouble ->
        [yes] {" "}und teilt den Ärger
       *[no] {""}
    }.
}
fell-contest = {fell}, { $against ->
    [none] die andere Seite zeigt
   *[other] {$against}
} {theirs}. { $won ->
    [yes] Gewonnen
   *[no] Verloren
}.
fell-leverage = {fell-contest} {CAP(NAME($reaction))}.
fell-reaction = {fell}.{ $who ->
    [none] {""}
   *[other] {" "}{CAP($who)}:
} {CAP(NAME($label))}.
fell-meeting = {fell-contest} Von {NAME($before)} zu {NAME($label)}.
fell-luck = Ein Glückswürfel{ $purpose ->
    [none] {""}
   *[other] {" "}für {$purpose}
}: {$die} zeigt {$result}; ab {$good} ist es Glück.
fell-question = Ein Glückswürfel zeigt {$result}; {$needed} oder mehr ist ein Ja.
fell-cast = { $label ->
    [cast] { $result ->
        [none] {""}
       *[other] {fell}.{" "}
    }{spell-named} ist gewirkt.
    [barred] {spell-named} lässt sich bis zum Morgen nicht mehr wirken.
   *[other] {fell}. {spell-named} geht schief: {NAME($label)}.
}
spell-named = { $spell ->
    [none] Der Zauber
   *[other] {TITLE($spell)}
}
fell-morale = {fell-contest} { $table ->
    [none] Sie kämpfen weiter.
    [0] Sie kämpfen weiter.
   *[other] WIL auf der Tabelle zeigt {$table}: {NAME($label)}.
}
fell-request = { $rolled ->
    [yes] {fell-contest}{" "}
   *[no] {""}
}{ $of ->
    [none] Der Gefolgsmann
   *[other] {CAP($of)}
}: {NAME($label)}.
fell-attack = Der höchste Würfel zeigt {$result}, Rüstung {$armor}{ $more ->
    [0] {""}
    [one] , 1 weiterer Angreifer
   *[other] , {$more} weitere Angreifer
}: {$harm} Schaden.
fell-blast = { $targets ->
    [one] 1 Ziel
   *[other] {$targets} Ziele
}, {$harmed} mit Schaden.
fell-harm = {$harm} Schaden: noch {$hp} TP{ $critical ->
    [yes] , und er ist kritisch. { $die ->
        [none] Es gibt kein {UPPER($attribute)}, um ihn auszuhalten
       *[other] {UPPER($attribute)} {$die} zeigt {$result}
    }: {NAME($label)}
   *[no] {""}
}.
fell-rest = Ein Glückswürfel zeigt {$result}. {CAP(NAME($label))}.

## Warum sie so fielen

why-die = { $attribute ->
    [none] Der Würfel ist
   *[other] {UPPER($attribute)} ist
} {$base} (FELL-010).
why-step = {CAP(NAME($what))}: {steps} { BELOW($by) ->
    [no] hinauf
   *[yes] hinab
} ({$rule}).
why-no-die = Das ist unter d4: Es lässt sich nicht würfeln und misslingt (FELL-003).
why-advantage = Vorteil durch {NAMES($advantage)} (FELL-005).
why-disadvantage = Nachteil durch {NAMES($disadvantage)} (FELL-006).
why-cancelled = Beides hebt sich auf.
why-tie = { $same ->
    [yes] Zeigen beide das Gleiche auf gleich großen Würfeln, gewinnt, wer nicht handelt (FELL-016).
   *[no] Zeigen beide das Gleiche, gewinnt der größere Würfel (FELL-016).
}
why-task = Zeit, Fertigkeit und keine Gefahr (FELL-008).
why-test = Wer die Schwierigkeitszahl erreicht, besteht (FELL-010).
why-contest = Das höhere Ergebnis gewinnt (FELL-015).
why-leverage = Ein Druckmittel bessert eine Reaktion (FELL-055).
why-meeting = Eine Reaktion (FELL-054), dann ein Druckmittel (FELL-055).
why-reaction = Abgelesen auf der Tabelle der Reaktionen (FELL-054).
why-luck = Höher ist besser (FELL-031).
why-cast = Ein Zauber in Eile wird geprüft (FELL-021); misslingt er, hat das seinen Preis (FELL-022).
why-morale = Ein Wettstreit, dann WIL auf der Tabelle (FELL-057).
why-request = Wer nicht im Voraus bezahlt ist, muss gewonnen werden (FELL-061).
why-attack = Der höchste Würfel, weniger die Rüstung (FELL-037, FELL-038).
why-together = 1 Schaden mehr für jeden Angreifer nach dem ersten (FELL-039).
why-blast = Ein Wurf für jeden (FELL-040).
why-reach = Von mehreren so viele, wie der Würfel zeigt; dann ein Wurf für jeden (FELL-040).
why-harm = Schaden geht von den TP ab (FELL-042); was übrig ist, verlangt eine Probe (FELL-043).
why-question = Die Welt antwortet mit einem Glückswürfel (FELL-031).
why-rest = Eine Rast an gefährlichem Ort braucht Glück (FELL-032).
why-alone = Wer allein einen Trupp angreift, hat Nachteil (FELL-041).
why-crowd = Ein Trupp, der einen Einzelnen angreift, hat Vorteil (FELL-041).
why-load = Nachteil durch zu viel Last (FELL-026).
why-edge = Was vorher versucht wurde, verstärkt den Angriff (FELL-007).
why-moment = Was im Kampf geschehen ist, verschiebt die Würfel des Angriffs (FELL-002).
why-highest = Von allen Würfeln zählt der höchste (FELL-039).
why-armor = Rüstung nimmt {$armor} fort (FELL-037, FELL-038).
why-critical = Schaden über die TP hinaus ist kritisch (FELL-042): {UPPER($attribute)} { $die ->
    [none] unter d4
   *[other] {$die}
} zeigt {kept} gegen {$needed}; { $passed ->
    [yes] das hält (FELL-045)
   *[no] das misslingt (FELL-043)
}.

## Namen

name-the-situation = die Lage
name-the-top-of-the-ladder = das obere Ende der Leiter
name-easy = leicht
name-usual = üblich
name-hard = schwer
name-desperate = verzweifelt
name-d12-with-advantage = d12 mit Vorteil
name-d6-with-disadvantage = d6 mit Nachteil
name-d4-with-disadvantage = d4 mit Nachteil
name-fatigue = Erschöpfung
name-load = Last
name-passed = bestanden
name-failed = misslungen
name-won = gewonnen
name-lost = verloren
name-lucky = Glück
name-unlucky = Pech
name-aborted = abgebrochen
name-arrived = angekommen
name-barred = versperrt
name-disturbed = gestört
name-fled = entkommen
name-flee = fliehen
name-held = gehalten
name-hesitate = zögern
name-out = ausgeschieden
name-rested = ausgeruht
name-retreat = Rückzug
name-routed = in die Flucht geschlagen
name-stopped = aufgehalten
name-surrender = sich ergeben
name-surrender-on-terms = sich unter Bedingungen ergeben
name-surrendered = ergeben
name-talked = beigelegt
name-trouble = Ärger
name-unbroken = ungebrochen

## Ein Kampf, wie er steht

fight-hp = TP
fight-armor = Rüstung {$armor}
fight-body = STR {$die}
fight-attack = { COUNT($dice) ->
    [0] kein Angriff
   *[other] Angriff {JOIN($dice, " und ")}
}
fight-dying = liegt im Sterben
fight-treated = versorgt und nicht mehr im Kampf
fight-unwilling = hält sich zurück
fight-held = noch { $rounds ->
    [one] 1 Runde
   *[other] {$rounds} Runden
} lang festgehalten
fight-each = geht auf jemanden von euch los
fight-wide = alle von euch auf einmal

## Vor einem Wurf

roll = { $attribute ->
    [none] {$base}
   *[other] {UPPER($attribute)} {$base}
}{ COUNT($steps) ->
    [0] {""}
   *[other] , {JOIN(EACH($steps, "roll-step", "what", "by"))}
}{ $die ->
    [none] : unter d4, also nicht zu würfeln
   *[other] { COUNT($steps) ->
        [0] {""}
       *[other] : {$die}
    }{leaning}
}
roll-step = {NAME($what)} {SIGNED($by)}
leaning = { $lean ->
    [1] {" "}mit Vorteil ({NAMES($causes)})
    [-1] {" "}mit Nachteil ({NAMES($causes)})
   *[0] {""}
}
rival = { $foe ->
    [none] {""}
   *[other] {$foe},{" "}
}{ $die ->
    [none] einen Würfel, der sich nicht würfeln lässt
   *[other] {$die}{leaning}
}
ask-sure = Du hast die Fertigkeit, die Zeit und keine Gefahr: Ein Wurf ist nicht nötig.
ask-roll = {roll} gegen {$against}{ $purpose ->
    [none] {""}
   *[other] , {$purpose}
}.
ask-risk = Was schiefgehen kann: {SENTENCE(NAME($risk))}
ask-reaction = {roll}{ $who ->
    [none] {""}
   *[other] {" "}dafür, wie {$who} dich aufnimmt
}.
ask-luck = Ein Glückswürfel{ $purpose ->
    [none] {""}
   *[other] {" "}für {$purpose}
}, {$die}; höher ist besser.
ask-question = Ein Glückswürfel, {roll}; 4 oder mehr ist ein Ja.
ask-morale = {roll} gegen {$against}, um den Mut der Feinde.
ask-request = Wenn du im Voraus bezahlst, tun sie es. Sonst musst du einen Wettstreit mit WIL gewinnen.
ask-attack = Ein Angriff mit {JOIN($dice, " und ")}.
ask-blast = Ein Wurf mit {$die} für jeden, gegen { $targets ->
    [none] so viele, wie ein {$die} zeigt
    [0] so viele, wie ein {$die} zeigt
   *[other] {$targets}
}.
ask-harm = {$harm} Schaden, weniger die Rüstung.
ask-barred = {$spell}: {$reason}.
ask-calm = {$spell}: Mit einigen ruhigen Minuten wirkst du das ohne Wurf.
ask-haste = {$spell}, in Eile: {roll} gegen {$against}.
until-dawn = lässt sich bis zum Morgen nicht mehr wirken

## Was um einen Wurf zu wählen ist

roll-dice = Würfeln
roll-nothing = Trotzdem versuchen: Unter d4 gibt es keinen Würfel, also misslingt es
abort = Es sich anders überlegen: es wird nicht gewürfelt
use = Nimm {$roll}
let-help = Hilfe von {$name}: Vorteil, und Ärger für beide, wenn es misslingt{ $willing ->
    [yes] {""}
   *[no] {" "}({$name} ist nicht bezahlt und muss gewonnen werden)
}
will-not = {$name} will nicht
one-helper = eine Hilfe ist genug
advantage-already = du hast schon Vorteil
which-price = Beim Wirken geht {$spell} schief. Es gelingt trotzdem, aber zu einem Preis. Zu welchem?
price-side = Es hat eine Nebenwirkung: {$effect}
price-less = Es ist abgeschwächt: {$effect}
price-strained = Dein WIL ist bis zum Morgen geschwächt
price-spent = Du kannst {$spell} bis zum Morgen nicht mehr wirken
roll-reaction = Die Reaktion würfeln
leave-it = Nichts weiter tun
press = {$leverage} (ein Wettstreit mit WIL)

fight-detachment = ein Trupp
fight-brink = jeder Schaden verlangt jetzt eine Probe mit STR: ab {$needed} gelingt sie
goes-for = { $policy ->
    [hero] geht zuerst auf dich los
    [weakest] geht auf den los, der die wenigsten TP hat
    [strongest] geht auf den los, der die meisten TP hat
   *[spread] geht auf den los, den sonst keiner angreift
}
turn = { $who ->
    [none] Du bist dran.
   *[other] An der Reihe: {$who}.
}

## Die Wahl in einem Kampf

page-cast = Einen Zauber wirken …
page-wield = Die Waffe wechseln …
fight = Kämpfen
attack-foe = { $who ->
    [you] Angreifen: { $foe ->
        [none] alle zugleich
       *[other] {$foe}
    }
   *[other] {CAP($who)} greift an: { $foe ->
        [none] alle zugleich
       *[other] {$foe}
    }
}
attack-together = Alle zusammen angreifen: {$foe}
treat-in-haste = { $who ->
    [you] Versorgen: {$whom}
   *[other] {CAP($who)} versorgt { $whom ->
        [you] dich
       *[other] andere: {$whom}
    }
} (eine INT-Probe in Eile)
hold-back = { $who ->
    [you] Dich diese Runde zurückhalten
   *[other] {CAP($who)} hält sich zurück
}
cast-in-haste = Wirken: {NAME($spell)}{ $foe ->
    [none] {""}
   *[other] {" "}auf: {$foe}
} (ein WIL-Wurf in Eile)
use-on = Einsetzen: {NAME($name)}, gegen { $foe ->
    [none] alle
   *[other] einen ({$foe})
} (noch {$left})
change-to = Zur Waffe wechseln: {NAME($name)}
the-thing = {NAME($name)}
heard-out = sie haben dich schon angehört
get-away = Entkommen{ COUNT($left) ->
    [0] {""}
   *[other] , und sterben lassen: {LIST($left)}
} (ein Wettstreit mit DEX)
carry-away = {CAP($who)} trägt dich fort (ein Wettstreit mit DEX)
no-way-out = es gibt keinen Ausweg
slips-at-a-price = {NAME($spell)} geht schief. Es gelingt trotzdem, aber zu einem Preis. Zu welchem?
to-harm = für Schaden

## Jederzeit

rest = Zehn Minuten rasten, für alle deine TP{ $danger ->
    [0] {""}
   *[other] {" "}(ein Glückswürfel von {$danger} oder weniger stört die Rast)
}
rest-unneeded = niemand braucht es
rest-in-vain = ohne {NAMES($lacking)} würde es nichts heilen
treat-dying = Versorgen, wer im Sterben liegt: {$name}
takes-coins = das kostet {$coins} Münzen
pay-in-advance = Einen Tag im Voraus bezahlen: {$name}, {$coins} Münzen
take-in-hand = Zur Hand nehmen: {NAME($name)}
too-heavy-for = das ist mehr, als {$name} tragen kann
leave-behind = Zurücklassen: {NAME($name)}

## Reisen, Zauber, Proben

rest-a-round = Eine Runde rasten
turn-back = Umkehren
rounds-to-go = Noch { $left ->
    [one] 1 Runde
   *[other] {$left} Runden
} zu je {$minutes} Minuten.
spell-unknown = '{$spell}' ist kein Zauber von dir{near} deine Zauber sind {JOIN($known)}
as-sentence = {CAP($text)}.
difficulty-unknown = unbekannte Schwierigkeit '{$word}'{near} { $near ->
    [none] schreib
   *[other] Schreib
} {JOIN(NAMED($known))} oder eine Zahl von 1 bis {$most}
help-in-tests = nach FELL helfen mehrere bei einer Probe: together test str skills=climbing
nobody-helps = niemand sonst hat eine Fertigkeit, die helfen würde ({JOIN(NAMED($skills))}); mit 'check' würfelst du allein

## Daheim, und was ein Hort wert ist

unload = Die Beute heimbringen
hoard-worth = Dein Hort ist im Ganzen {$hoard} Münzen wert.
which-attribute = Dein neuer Titel: {NAME($title)}. Welches Attribut steigerst du?
raise = {UPPER($attribute)}, von {$now} auf {$then}
as-high-as-it-goes = höher geht es nicht
may-retire = Du hast jetzt genug für das, was dich treibt. Du kannst aufhören oder weitermachen.
not-retire = Weiter: Es gibt noch mehr zu finden
retire = Aufhören: Du hast, wofür du ausgezogen bist

## Eine Figur machen

how-spoken-of = Wie spricht man von deiner Figur?
which-dice = Vier Attribute, jedes ein Würfel von d4 bis d12. Wie kommst du zu ihnen?
place-dice = Diese Würfel verteilen, wie du willst: {JOIN($dice)}
roll-each = Für jedes Attribut würfeln, und für die TP, wie sie fallen
where-die = Wohin kommt der {$die}?
attribute-for = {UPPER($name)}: {NAME($meaning)}
which-background = Was war deine Figur früher? Es gilt als Fertigkeit, wo immer es passt.
something-else = Etwas anderes
what-before = Was war deine Figur früher?
so-far = { COUNT($chosen) ->
    [0] {""}
   *[other] {" "}Bisher: {NAMES($chosen)}.
}
skills-to-choose = Noch { $left ->
    [one] 1 Fertigkeit
   *[other] {$left} Fertigkeiten
} zu wählen. Wo eine passt, ist dein Würfel eine Stufe größer.{so-far}
own-skill = Eine eigene Fertigkeit
which-own-skill = Welche, in ein, zwei Worten?
skill-known = das ist schon eine Fertigkeit von dir
spells-to-choose = Noch { $left ->
    [one] 1 Zauber
   *[other] {$left} Zauber
} zu wählen. Man wirkt sie in Ruhe oder in Eile mit WIL.{so-far}
no-more-spells = Keine Zauber mehr
spell-is = {NAME($name)}: {NAME($text)}
which-pack = Was trägst du? Du hast {$slots} Plätze; was davon übrig ist, ist für das, was du heimbringst.
pack = {CAP(NAME($name))}: {NAME($text)} ({$slots} Plätze)
which-drive = Worauf bist du aus?
own-drive = Ein eigener Antrieb
which-own-drive = Worauf ist deine Figur aus?

## Der Bogen

title-spells = Zauber
label-hoard = Hort
title-hoard = Hort
label-hp = TP
row-hp = {now-of}
aloud-hp = {now-of}
label-slots = Plätze
label-plunder = Beute
label-fatigue = Erschöpfung
label-concept = Beschreibung
label-background = Herkunft
label-pronouns = Pronomen
label-drive = Antrieb
label-title = Titel
label-without = Ohne
row-without = {NAME($need)}
label-coins = Münzen
label-item = {CAP(NAME($name))}
label-spell = {NAME($name)}
label-skill = {CAP(NAME($name))}
label-condition = {CAP(NAME($name))}
label-companion = {$name}
label-coin-slots = Alle Münzen und Schätze
label-at-home = Daheim
row-at-home = {coins}
named = {NAME($name)}
capital = {CAP(NAME($name))}
label-attribute = {UPPER($attribute)}
label-lowered = {label-attribute}
row-lowered = {attribute-now}
label-body = {UPPER("str")}
now-of = {$now} von {$most}
aloud-slots = {$now} von {$most} belegt
attribute-now = {$die}{ $whole ->
    [none] {""}
   *[other] {" "}(gesenkt von {$whole})
}{ $impaired ->
    [yes] {" "}(geschwächt bis zum Morgen)
   *[no] {""}
}
row-attribute = {attribute-now}: {NAME($meaning)}
row-fatigue = Proben um {steps} schwächer
row-state = { $dead ->
    [yes] tot
   *[no] im Sterben
}
row-skill = { $known ->
    [yes] +1 Stufe
   *[no] zurzeit ohne Nutzen: dein INT ist zu niedrig
}
label-trade = Herkunft: {NAME($background)}
row-trade = +1 Stufe, wo sie passt
row-spell = { $known ->
    [yes] { $spent ->
        [yes] verbraucht bis zum Morgen
       *[no] { $text ->
            [none] bereit
           *[other] {NAME($text)}
        }
    }
   *[no] zurzeit ohne Nutzen: dein WIL ist zu niedrig
}
damage = {$die}{ $blast ->
    [yes] {" "}gegen mehrere
   *[no] {""}
}
row-item = { $count ->
    [1] {""}
   *[other] {$count} Stück,{" "}
}{ $die ->
    [none] {""}
   *[other] {damage},{" "}
}{ $armor ->
    [0] {""}
   *[other] {fight-armor},{" "}
}{ $value ->
    [0] {slots}
   *[other] {worth}
}{ $held ->
    [yes] , in der Hand
   *[no] {""}
}
worth = {$value} wert
row-plunder = {worth}
slots = { $slots ->
    [one] 1 Platz
   *[other] {$slots} Plätze
}
row-coin-slots = {slots}
row-slots = {$now} von {$most}{ $too_much ->
    [yes] : zu viel
   *[no] {""}
}
row-hoard = {$hoard} Münzen{ $following ->
    [none] {""}
   *[other] , nächster Aufstieg bei {$following}
}
row-condition = ja
row-companion = {$hp} von {$most} TP; Rüstung {$armor}{ COUNT($dice) ->
    [0] {""}
   *[other] ; greift an mit {JOIN($dice, " und ")}
}{ COUNT($skills) ->
    [0] {""}
   *[other] ; {NAMES($skills)}
}{ $hired ->
    [yes] { $willing ->
        [yes] ; bezahlt
       *[no] ; nicht bezahlt, {$fee} Münzen am Tag
    }
   *[no] {""}
}{ $out ->
    [yes] ; im Sterben
   *[no] {""}
}

## Namen der Listen

name-poacher = Wilderer
name-sexton = Küster
name-sailor = Seemann
name-quarryman = Steinbrecher
name-barber = Bader
name-tinker = Kesselflicker
name-clerk = Schreiber
name-herder = Hirte
name-smuggler = Schmuggler
name-mason = Maurer
name-nurse = Pflegerin
name-actor = Schauspieler
name-attendant = Schaffner
name-climbing = Klettern
name-stealth = Schleichen
name-swimming = Schwimmen
name-tracking = Fährtenlesen
name-healing = Heilen
name-lore = Wissen
name-locks = Schlösser
name-bargaining = Feilschen
name-rope-work = Seilarbeit
name-lifting = Heben
name-listening = Lauschen
name-riding = Reiten
name-for-some-minutes-no-sound-is-made-in-a-room- = Einige Minuten lang entsteht in einem Raum kein Laut.
name-a-splinter-of-salt-flies-where-you-point- = Ein Salzsplitter fliegt, wohin du zeigst.
name-a-chalk-outline-opens-as-a-door-would--once- = Ein Kreideumriss geht auf wie eine Tür, ein Mal.
name-the-air-thickens-about-you-and-turns-blows- = Die Luft um dich wird dick und lenkt Hiebe ab.
name-a-cold-light-that-follows-your-hand- = Ein kaltes Licht, das deiner Hand folgt.
name-hush = Stille
name-salt-needle = Salznadel
name-borrowed-door = Geborgte Tür
name-second-skin = Zweite Haut
name-glow-worm = Glühwurm
name-delver = Gräber
name-bruiser = Schläger
name-sneak = Schleicher
name-scholar = Gelehrter
name-sword--shield--rope--three-torches--three-days--food = Schwert, Schild, Seil, drei Fackeln, Essen für drei Tage
name-maul--leather-coat--crowbar--three-torches--three-days--food = Vorschlaghammer, Lederwams, Brecheisen, drei Fackeln, Essen für drei Tage
name-two-daggers--lockpicks--rope--chalk--a-fire-flask--three-days--food = zwei Dolche, Dietriche, Seil, Kreide, eine Feuerflasche, Essen für drei Tage
name-knife--bow--lantern--book--bandages--three-days--food = Messer, Bogen, Laterne, Buch, Verbände, Essen für drei Tage
name-to-buy-back-what-was-sold-from-under-your-family- = Zurückkaufen, was deiner Familie unter den Füßen weg verkauft wurde.
name-to-be-talked-of-in-a-town-that-laughed-at-you- = In einer Stadt von sich reden machen, die über dich gelacht hat.
name-to-learn-what-the-old-builders-were-so-afraid-of- = Herausfinden, wovor die alten Baumeister solche Angst hatten.
name-to-never-again-sleep-in-a-house-that-is-not-your-own- = Nie wieder in einem Haus schlafen, das dir nicht gehört.
name-force--endurance--and-whether-a-wound-fells-you = Kraft, Ausdauer, und ob eine Wunde dich fällt
name-balance--speed--fine-hands = Gleichgewicht, Schnelligkeit, feine Hände
name-what-you-know-and-how-many-skills-you-keep = was du weißt und wie viele Fertigkeiten du behältst
name-nerve--presence--spells--and-who-follows-you = Nerven, Auftreten, Zauber, und wer dir folgt
name-novice = Neuling
name-professional = Könner
name-expert = Fachmann
name-veteran = Veteran
name-master = Meister
name-legend = Legende
name-food = Essen
name-water = Wasser
name-sleep = Schlaf
name-warmth = Wärme
name-knife = Messer
name-dagger = Dolch
name-hatchet = Beil
name-cudgel = Knüppel
name-sword = Schwert
name-spear = Speer
name-mace = Streitkolben
name-bow = Bogen
name-great-axe = Große Axt
name-maul = Vorschlaghammer
name-fire-flask = Feuerflasche
name-shield = Schild
name-leather-coat = Lederwams
name-mail-shirt = Kettenhemd
name-plate-harness = Plattenharnisch
name-coil-of-rope = Seil
name-torch = Fackel
name-lantern = Laterne
name-day-s-rations = Tagesration
name-stick-of-chalk = Kreide
name-crowbar = Brecheisen
name-ten-foot-pole = lange Stange
name-iron-spike = Eisenhaken
name-roll-of-bandage = Verband
name-empty-sack = leerer Sack
name-set-of-lockpicks = Dietriche
name-book = Buch

## Was ein Versuch bringt

name-it-may-cost-you-time--breath-or-skin = es kann dich Zeit, Atem oder Haut kosten
try-worth = Gelingt es, so ist dein nächster Angriff um eine Stufe verstärkt, und gelingt es gut, hat er auch Vorteil. Das Schlimmste kostet 1 TP.
try-fight-well-1 = Es ist getan, ehe du es zu Ende gewollt hast, und dein nächster Hieb ist schon unterwegs.
try-fight-well-2 = Einen Augenblick lang siehst du den ganzen Kampf, und wo er offen ist.
try-fight-passed-1 = Es klappt. Du hast einen Augenblick, der dir gehört, und weißt, was du damit anfängst.
try-fight-passed-2 = Viel von einem Plan hat es nicht, aber es ist einer mehr, als sie haben.
try-fight-failed-1 = Du bist dir selbst im Weg, und der Augenblick ist vorbei.
try-fight-failed-2 = Dir fallen drei Dinge ein, und Zeit war für eines.
try-fight-badly-1 = Du holst dir dabei einen Stoß, und er ist dein eigenes Werk.
try-fight-badly-2 = Es kostet dich Haut und bringt dir nichts.
try-body-well-1 = Es braucht einen Atemzug, und den nächsten hast du noch übrig.
try-body-well-2 = Deine Hände kennen das. Du siehst ihnen zu, und dann ist es vorbei.
try-body-passed-1 = Es braucht drei Anläufe und fast all deinen Atem, aber es ist getan.
try-body-passed-2 = Es ist knapper, als du irgendwem erzählen würdest. Es genügt.
try-body-failed-1 = Du hast die Kraft dafür, nur nicht den Augenblick.
try-body-failed-2 = Du kommst einen Augenblick zu spät, und die Mühe hattest du trotzdem.
try-body-badly-1 = Etwas in deiner Schulter gibt nach, ehe irgendetwas anderes nachgibt.
try-body-badly-2 = Du legst dein ganzes Gewicht in den Fehler. Es tut weh und hört so bald nicht auf.
try-wits-well-1 = Du siehst es im Ganzen und verlierst keine Zeit damit.
try-wits-well-2 = Es fügt sich, und das Nächste gleich danach. Einmal bist du voraus.
try-wits-passed-1 = Es dauert eine Weile, und du musst noch einmal ansehen, was dir selbstverständlich war. Dann ergibt es Sinn.
try-wits-passed-2 = Nicht alles, aber so viel davon, wie du brauchst.
try-wits-failed-1 = Du denkst dich bis zu einer Antwort durch, und es ist die falsche.
try-wits-failed-2 = Man kann es auf zwei Weisen sehen. Du hattest die andere.
try-wits-badly-1 = Du bist dir ganz sicher, und zwar so lange, wie es dauert, gründlich das Falsche zu tun.
try-wits-badly-2 = Je länger du nachdenkst, desto weniger weißt du, und es ist mehr Zeit vergangen, als du dachtest.
try-will-well-1 = Du brauchst es nicht zweimal zu versuchen und dich nicht zu mühen. Sobald du es ernst meinst, ist es entschieden.
try-will-well-2 = Du bist ganz ruhig, und es geht so, wie du bist.
try-will-passed-1 = Dein Mund ist trocken, und dein Herz ist laut, und du tust es trotzdem.
try-will-passed-2 = Du möchtest sehr gern aufhören. Du tust es nicht, und das genügt.
try-will-failed-1 = Du fängst gut an, und dann fängst du an zu zweifeln.
try-will-failed-2 = Du hältst beinahe lange genug durch.
try-will-badly-1 = Dein Mut erlischt auf einmal, wie eine Lampe im Zug. Es dauert, bis du ihn wiederfindest.
try-will-badly-2 = Du gibst zu früh auf und machst dann zu lange weiter. Danach zitterst du.
name-advantage = Vorteil
name-disadvantage = Nachteil
name-too-much-load = Zu viel Last
name-luck = Glück
name-armor = Rüstung
name-harm = Schaden
name-rest = Rast
name-leverage = Druckmittel
name-morale = Kampfmoral
reading = Hoch ist gut: Der Würfel muss die Zahl erreichen. Je besser du bist, desto größer ist der Würfel.

## Reaktionen und Herkünfte

name-hostile = feindselig
name-wary = misstrauisch
name-indifferent = gleichgültig
name-friendly = freundlich
name-helpful = hilfsbereit
name-a-poacher = ein Wilderer
name-a-sexton = ein Küster
name-a-sailor = ein Seemann
name-a-quarryman = ein Steinbrecher
name-a-barber = ein Bader
name-a-tinker = ein Kesselflicker
name-a-clerk = ein Schreiber
name-a-herder = ein Hirte
name-a-smuggler = ein Schmuggler
name-a-mason = ein Maurer
name-a-nurse = eine Pflegerin
name-an-actor = ein Schauspieler

## Was geschrieben ist und nicht passt

foes-at-most = höchstens {$most}; mach Gruppen von ihnen zu Abteilungen
foes-once = nenn jede Art einmal, mit ihrer Anzahl ('count')
rounds-or-miles = gib entweder 'rounds' oder 'miles'
miles-for-traveling = sie gehören zu 'mode: traveling'
foe-or-armor = es braucht einen Gegner oder stattdessen seine 'armor'
points-or-die = gib entweder 'points' oder einen Würfel ('die')
body-with-hp = das steht nur zusammen mit 'hp' für eine Figur
hero-or-hp = dafür braucht es eine Figur, oder stattdessen 'hp' und den Würfel 'body'
hero-or-dice = dafür braucht es eine Figur, oder stattdessen Würfel wie dice=d6
no-such-reaction = eine Reaktion '{$name}' gibt es nicht; es gibt {JOIN($known)}
companion-or-rival = nenn einen Gefährten oder gib einen Würfel ('rival')
companion-needed = es braucht einen Gefährten oder stattdessen einen Würfel ('rival')
hero-or-die = {$name} braucht eine Figur, oder stattdessen einen Würfel wie die=d6
no-such-die = '{$name}' ist kein Würfel der Leiter; es gibt {JOIN($known)}
attribute-or-die = gib ein Attribut (str, dex, int, wil) oder einen Würfel ('die')
rival-or-vs = gib einen Würfel ('rival') oder 'vs', eins von beiden
foe-or-rival = es braucht einen Gegner oder stattdessen einen Würfel ('rival')
bulky-bundle = etwas Sperriges lässt sich nicht bündeln
name-attributes-str = STR
name-attributes-dex = DEX
name-attributes-int = INT
name-attributes-wil = WIL
