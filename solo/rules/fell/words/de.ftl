## Schaden und was daraus wird

harmed = {WHO($name)} {VERB($name, "nimmst", "nimmt")} {$harm} Schaden; noch {$hp} TP.
critical = { $die ->
    [none] Kritischer Schaden, und kein {UPPER($attribute)}, um ihn zu prüfen.
   *[other] Kritischer Schaden: {UPPER($attribute)} {$die} zeigt {kept}, nötig ist {$needed}; { $passed ->
        [yes] das hält
       *[no] das hält nicht
    }.
}
kept = { COUNT($faces) ->
    [0] {$result}
    [1] {$result}
   *[other] {JOIN($faces, " und ")}: {$result}
}
taken-out = {WHO($name)} {VERB($name, "bist", "ist")} außer Gefecht und {VERB($name, "stirbst", "stirbt")} ohne Behandlung; {UPPER($attribute)} sinkt auf {$die}.
died = {WHO($name)} {VERB($name, "bist", "ist")} tot.
treated = {WHO($name)} {VERB($name, "bist", "ist")} versorgt und {VERB($name, "wirst", "wird")} leben.
not-treated = Die Blutung hört nicht auf; {YOU($name, "du")} {VERB($name, "kannst", "kann")} noch sterben.
helped-up = {CAP($by)} ist rechtzeitig bei dir und verbindet dich.
woke = Jemand hat dich rechtzeitig gefunden und verbunden.
lowered = {UPPER($attribute)} sinkt auf {$die}.
not-lowered = {UPPER($attribute)} ist schon d4 und kann nicht weiter sinken.
restored = {UPPER($attribute)} ist wieder {$die}.
not-restored = Du ruhst gut aus; zu heilen war nichts mehr.
impaired = {UPPER($attribute)} ist bis zum Morgen geschwächt.

## Rast, Not und Zeit

rested = Du rastest, und { $others ->
    [yes] ihr alle habt
   *[no] du hast
} wieder alle TP{ $loaded ->
    [yes] ; sie zählen, sobald du weniger trägst
   *[no] {""}
}.
no-rest = Ohne {LIST($lacking)} kommt nichts zurück.
time = {""}
disturbed = Etwas stört deine Rast.
deprived = Dir fehlt {$need}: Bis du es hast, heilt nichts.
provided = {CAP($need)} fehlt dir nicht mehr.
steps = { $level ->
    [one] 1 Stufe
   *[other] {$level} Stufen
}
fatigued = Erschöpfung: deine Proben sind um {steps} geschwächt.
fatigue-lessened = { $level ->
    [0] Die Erschöpfung ist vorbei.
   *[other] Die Erschöpfung ist noch {steps}.
}
dawn = Der Morgen kommt: Was überanstrengt war, ist wieder ganz.
spell-spent = {TITLE($spell)} lässt sich bis zum Morgen nicht mehr wirken.

## Dinge, Münzen, Leute

things = { $count ->
    [one] {$name}
   *[other] {$count} mal {$name}
}
carried = Du nimmst: {things}.
dropped = Fort: {things}.
refused-load = Mehr kannst du nicht tragen: {$name} muss hierbleiben.
overloaded = Das ist zu viel Last: Nachteil, und keine TP, die zählen.
unloaded = Die Last ist wieder leicht genug.
coins-changed = Münzen {SIGNED($by)}; {$coins} trägst du.
coins = {$coins} Münzen
wielded = Du hast {$name} in der Hand.
skill-learned = Eine neue Fertigkeit: {$skill}.
skill-full = Für {$skill} ist kein Platz; dein INT fasst keine weiteren Fertigkeiten.
spell-learned = Ein neuer Zauber: {$spell}.
spell-full = Für {$spell} ist kein Platz; dein WIL fasst keine weiteren Zauber.
condition-gained = Du bist jetzt gezeichnet: {$name}.
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

hoarded = Du bringst {$coins} Münzen heim; dein Hort ist im Ganzen {$hoard}.
advanced = Mit {$hoard} heimgebrachten Münzen trägst du den Titel {NAME($title)}.
hp-gained = TP +{$points}; {$hp} im Ganzen.
hp-rolled = Du hast {$hp} TP.
raised = {UPPER($attribute)} ist jetzt {$die}.
attribute-set = {UPPER($attribute)} ist {$die}.
retired = Du hast, weshalb du gekommen bist, und hörst auf.

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
struck = Ein Schlag von {LIST($by)} gegen {$target}: {THROWS($faces)}{ $counts ->
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
foe-tested = Kritischer Schaden: {UPPER($attribute)} {$die} zeigt {$result}, nötig ist {$needed}; { $passed ->
    [yes] das hält
   *[no] das hält nicht
}.
foe-down = {CAP($name)}: { $dead ->
    [yes] tot
   *[no] außer Gefecht
}.
morale-first = der erste gefallen ist
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
cast = Du wirkst {$spell} in Eile: Dein WIL zeigt {$result} gegen {$against}.
held = {CAP($name)} ist { $rounds ->
    [one] 1 Runde
   *[other] {$rounds} Runden
} lang festgehalten.
ward = Ein Schutz von Rüstung {$armor} umgibt dich.
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
fell-test = {fell} gegen {$dn}. {CAP(NAME($label))}.{ $helper ->
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
}: {$die} zeigt {$result}.
fell-question = Ein Glückswürfel zeigt {$result}; {$needed} oder mehr ist ein Ja.
fell-cast = { $label ->
    [cast] { $result ->
        [none] {""}
       *[other] {fell}.{" "}
    }{spell-named} ist gewirkt.
    [barred] {spell-named} lässt sich bis zum Morgen nicht mehr wirken.
   *[other] {fell}. {spell-named} entgleitet: {NAME($label)}.
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
    [yes] , und er ist kritisch. {UPPER($attribute)} {$die} zeigt {$result}: {NAME($label)}
   *[no] {""}
}.
fell-rest = Ein Glückswürfel zeigt {$result}. {CAP(NAME($label))}.

## Warum sie so fielen

why-die = { $attribute ->
    [none] Der Würfel ist
   *[other] {UPPER($attribute)} ist
} {$base} (FELL-010).
why-step = {CAP(NAME($what))}: {steps} { $up ->
    [yes] hinauf
   *[no] hinab
} ({$rule}).
why-no-die = Das ist unter d4: Es lässt sich nicht würfeln und misslingt (FELL-003).
why-advantage = Vorteil durch {NAMES($causes)} (FELL-005).
why-disadvantage = Nachteil durch {NAMES($causes)} (FELL-006).
why-cancelled = Beides hebt sich auf.
why-tie = { $same ->
    [yes] Bei Gleichstand gleicher Würfel gewinnt, wer nicht handelt (FELL-016).
   *[no] Bei Gleichstand gewinnt der Würfel, der höher auf der Leiter steht (FELL-016).
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
name-fatigue = Erschöpfung
name-load = Last
name-passed = bestanden
name-failed = misslungen
name-won = gewonnen
name-lost = verloren
name-lucky = Glück
name-unlucky = Pech

## Ein Kampf, wie er steht

fight-hp = TP
fight-armor = Rüstung {$armor}
fight-body = STR {$die}
fight-attack = { COUNT($dice) ->
    [0] kein Angriff
   *[other] Angriff {LIST($dice)}
}
fight-dying = liegt im Sterben
fight-treated = versorgt und nicht mehr im Kampf
fight-unwilling = hält sich zurück
fight-held = noch { $rounds ->
    [one] 1 Runde
   *[other] {$rounds} Runden
} lang festgehalten
fight-wide = alle von euch auf einmal

## Vor einem Wurf

roll = { $attribute ->
    [none] {$base}
   *[other] {UPPER($attribute)} {$base}
}{ COUNT($steps) ->
    [0] {""}
   *[other] , {JOIN($steps)}
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
ask-roll = {$roll} gegen {$against}{ $purpose ->
    [none] {""}
   *[other] , {$purpose}
}.
ask-risk = Was schiefgehen kann: {SENTENCE($risk)}
ask-reaction = {$roll}{ $who ->
    [none] {""}
   *[other] {" "}dafür, wie {$who} dich aufnimmt
}.
ask-luck = Ein Glückswürfel{ $purpose ->
    [none] {""}
   *[other] {" "}für {$purpose}
}, {$die}; höher ist besser.
ask-question = Ein Glückswürfel, {$roll}; 4 oder mehr ist ein Ja.
ask-morale = {$roll} gegen {$against}, um den Mut der Feinde.
ask-request = Im Voraus bezahlt, tun sie es; sonst braucht es einen Wettstreit mit WIL.
ask-attack = Ein Angriff mit {JOIN($dice, " und ")}.
ask-blast = Ein Wurf mit {$die} für jeden, gegen { $targets ->
    [none] so viele, wie ein {$die} zeigt
    [0] so viele, wie ein {$die} zeigt
   *[other] {$targets}
}.
ask-harm = {$harm} Schaden, weniger die Rüstung.
ask-barred = {$spell}: {$reason}.
ask-calm = {$spell}: Mit einigen Minuten Ruhe ist das einfach gewirkt.
ask-haste = {$spell}, in Eile: {$roll} gegen {$against}.
until-dawn = lässt sich bis zum Morgen nicht mehr wirken

## Was um einen Wurf zu wählen ist

roll-dice = Würfeln
roll-nothing = Trotzdem versuchen; unter d4 lässt sich nichts würfeln
abort = Es sich anders überlegen: es wird nicht gewürfelt
use = Nimm {$roll}
let-help = Hilfe von {$name}: Vorteil, und Ärger für beide, wenn es misslingt{ $willing ->
    [yes] {""}
   *[no] {" "}({$name} ist nicht bezahlt und muss gewonnen werden)
}
will-not = {$name} will nicht
one-helper = eine Hilfe ist genug
advantage-already = du hast schon Vorteil
which-price = {$spell} entgleitet dir beim Wirken. Es gelingt, aber zu einem Preis; zu welchem?
price-side = Es hat eine Nebenwirkung: {$effect}
price-less = Es ist abgeschwächt: {$effect}
price-strained = Dein WIL ist bis zum Morgen geschwächt
price-spent = Du kannst {$spell} bis zum Morgen nicht mehr wirken
roll-reaction = Die Reaktion würfeln
leave-it = Es dabei belassen
press = {$leverage} (ein Wettstreit mit WIL)
