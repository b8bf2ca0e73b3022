word-and = und
word-or = oder
word-you = du
word-thousands = .
-you = {WHO("")}

## Zusammengesetztes

said = {$text}: {$said}
near = { $near ->
    [none] ;
   *[other] ; meintest du '{$near}'?
}
bracketed = ({JOIN($parts, ", ")})
span = { $hours ->
    [0] {""}
    [one] 1 Stunde
   *[other] {$hours} Stunden
}{ $both ->
    [yes] {" "}und{" "}
   *[no] {""}
}{ $minutes ->
    [none] {""}
    [one] 1 Minute
   *[other] {$minutes} Minuten
}

## Wie ein Kampf steht

heading = { $title ->
    [none] {""}
   *[other] {$title}.{" "}
}{ $round ->
    [0] Vor der ersten Runde
   *[other] Runde {$round}
}{ $last ->
    [0] {""}
   *[other] {" "}von {$last}
}.{ $turn ->
    [none] {""}
   *[other] {" "}{$turn}
}
stand = { $mark ->
    [none] {WHO($name)}
   *[other] {$mark} {YOU($name, "du")}
}: {JOIN($told, "; ")}.
stand-alike = {CAP(LIST($names))}: je {JOIN($told, "; ")}.
gauge-now = {$label} {$now}/{$most}

## Ein Kampf, wie er steht, in jedem System

view-gauge = { $gauge ->
    [vigor] Lebenskraft
    [resolve] Entschlossenheit
    [wounds] Wunden
    [trauma] Traumata
    [health] Gesundheit
   *[standing] stehen noch
}
view-state = { $state ->
    [prone] am Boden
    [stunned] betäubt
    [off-guard] ohne Deckung
    [unarmed] unbewaffnet
    [braced] in festem Stand
    [sprinted] außer Atem vom Lauf
    [ready] hält eine Handlung zurück
    [aiming] zielt
    [covered] in Deckung
    [frightened] eingeschüchtert
    [cornered] in die Enge getrieben
    [down] am Boden
    [fled] fort
   *[reach] in Reichweite
}
view-armor = Rüstung {$armor}
view-difficulty = Schwierigkeit {$difficulty} zu treffen
view-in-hand = {$weapon} in der Hand
view-exit = ein Ausweg
view-cover = { $dice ->
    [one] 1 Deckungswürfel
   *[other] {$dice} Deckungswürfel
}
view-terrain = schweres Gelände
view-goes-for = geht auf {YOU($target, "dich")} los
view-phase = Phase {$phase}

## Wie wahrscheinlich ein Ja ist

name-almost-certain = fast sicher
name-very-likely = sehr wahrscheinlich
name-likely = wahrscheinlich
name-even = offen
name-unlikely = unwahrscheinlich
name-very-unlikely = sehr unwahrscheinlich
name-remote = kaum
name-next-to-impossible = fast unmöglich
name-a-miracle = ein Wunder

## Die Wahl einer Figur, und die letzten Schritte beim Machen

whose-adventure = Wessen Abenteuer ist das?
make-hero = Eine neue Figur machen
introduced = {$name}{ $concept ->
    [none] {""}
   *[other] , {$concept}
}{ $own ->
    [yes] {" "}(deine eigene)
   *[no] {""}
}
other-pronouns = Andere
which-pronouns = Fünf Formen, wie in ze/hir/hir/hirs/hirself?
hero-is = { $concept ->
    [none] Eins fehlt noch: ein Name.
   *[other] Deine Figur ist {$concept}.
}
name-your-hero = Der Figur einen Namen geben und beginnen
say-who = Erst sagen, wer deine Figur ist
who-is-hero = Wer ist deine Figur, in ein paar Worten?
what-name = Wie ist der Name?
hero-gone = diese Figur ist nicht mehr da
pronouns = {NAME($pronouns)}
unknown-pronouns = unbekannte Pronomen '{$text}'; gib {JOIN($known)} ein, oder fünf Formen wie ze/hir/hir/hirs/hirself

## Was in jedem System zu wählen sein kann

go-on = Weiter
roll = Würfeln
back = Zurück
not-open = '{$option}' ist jetzt nicht offen; offen sind {JOIN($open)}
nothing-to-do = {$system} kennt nichts zu tun außerhalb der Wahl in einer Szene
no-roll-of-several = {$system} kennt keinen Wurf von mehreren; 'everyone' würfelt für jeden

## Was man selbst schreibt

is-needed = {NAME($what)} wird gebraucht
needs-letter = {NAME($what)} braucht einen Buchstaben
too-long = {NAME($what)} darf {$most} Buchstaben haben, nicht {$letters}
not-printable = {NAME($what)} besteht aus Buchstaben, die sich drucken lassen
which-check = welche Probe? Ein Attribut oder eins von: {JOIN($known)}
checks-are = {$reason}; die Proben sind {JOIN($known)}
has-no = {$system} kennt { $what ->
    [check] keine Probe
   *[effect] keine Wirkung
} '{$name}'{near} es kennt {JOIN($known)}
no-key = '{$text}' gehört zu keinem Schlüssel; schreib schlüssel=wert
name-a-name = ein Name
name-a-name-for-it = ein Name dafür
name-a-background = eine Herkunft
name-a-skill = eine Fertigkeit
name-a-drive = ein Antrieb
name-a-concept = eine Beschreibung
name-a-description = eine Beschreibung
name-a-quest = ein Auftrag
name-a-goal = ein Ziel
name-a-motivation = eine Motivation
name-a-motive = ein Beweggrund
name-a-proficiency = eine Kunst

## Die Würfel von Wirkungen

die-shows = W{$sides} zeigt {JOIN($faces)}
the-dice = Die Würfel: {JOIN($dice, "; ")}.

## Was keiner kennt

-near-named = { $near ->
    [none] ;
   *[other] ; meintest du '{NAME($near)}'?
}
unknown-likelihood = eine Wahrscheinlichkeit '{$name}' gibt es nicht{-near-named} { $near ->
    [none] es
   *[other] Es
} gibt: {JOIN(NAMED($names))}

## Würfel, die sich nicht lesen lassen

dice-refused = {$reason}; schreib {LIST($near, "or")}
dice-blank = '{$dice}' hat eine Lücke zwischen zwei Zahlen und sagt nicht, wie sie zusammengehören
dice-inside = '{$dice}' vergleicht innerhalb von Klammern; ein Vergleich steht dahinter
dice-twice = '{$dice}' vergleicht zweimal; gemeint ist ein Vergleich
dice-none = '{$dice}' sind keine Würfel{ $rest ->
    [none] {""}
   *[other] {" "}ab '{$rest}'
}
dice-no-die = '{$dice}' hat keinen Würfel
dice-no-trait = '{$dice}': '{$name}' ist hier keine Zahl
dice-one-roll = '{$dice}': hier ist ein einziger Wurf gemeint, ohne Namen dahinter und ohne Werte von Helden
dice-too-much = '{$dice}' ist zu viel: höchstens {$terms} Glieder, und Zahlen bis {$number}
dice-long = '{$dice}' ist zu lang: höchstens {$most} Zeichen
dice-many = '{$dice}' sind zu viele Würfel: höchstens {$most} in einer Zeile
dice-many-rolls = '{$dice}' sind zu viele Würfe: höchstens {$most} in einer Zeile
dice-times = '{$dice}': 1 bis {$most} Mal
dice-deep = '{$dice}' hat mehr als {$most} Klammern ineinander
dice-open = '{$dice}' öffnet eine Klammer, und kein '{$close}' schließt sie
dice-divided = '{$dice}': Würfel werden durch eine Zahl ab 1 geteilt
dice-against-dice = '{$dice}': nach 'vs' oder 'gegen' steht eine Zahl, keine Würfel
dice-leans = '{$dice}': 'adv' und 'dis' gehören zu einem einzelnen Würfel
dice-sign-twice = '{$dice}' hat ein Zeichen zweimal hinter seinen Würfeln
dice-sign-always = '{$dice}': { $all ->
    [yes] jede Seite würde noch einmal geworfen
   *[no] keine Seite würde noch einmal geworfen
}
dice-bounds = '{$dice}': keine Seite liegt in dem, was die Würfel zählen dürfen
dice-met-and-failed = '{$dice}': ein Würfel kann nicht {$wanted} sein und zugleich ein Fehlschlag
dice-uncountable = '{$dice}': ein Vergleich zählt Würfel, { $why ->
    [added] nicht das, was dazukommt, malgenommen oder als Ziffern gelesen wird
    [never] und kein Würfel kann {$wanted} sein
   *[every] und jeder Würfel ist {$wanted}
}
dice-no-sides = '{$dice}' hat keine Seiten nach '{$after}'
dice-end = '{$dice}' endet mit '{$end}', und darauf folgt nichts
dice-count = '{$dice}': 1 bis {$most} Würfel lassen sich auf einmal werfen
dice-sides = '{$dice}': Würfel haben 2 bis {$most} Seiten
dice-digits-again = '{$dice}': Würfel, die als Ziffern gelesen werden, zählen alle und bleiben, wie sie fallen
dice-kept-again = '{$dice}': von explodierenden Würfeln wird keiner behalten oder weggelassen, außer jeder bleibt ein Würfel ('!!')
dice-kept = '{$dice}': 1 bis {$count} der Würfel lassen sich behalten oder weglassen
dice-all-dropped = '{$dice}': alle Würfel lassen sich nicht weglassen

## Was bei einem Wurf herauskam

name-hit = getroffen
name-miss = verfehlt
name-harmed = verletzt
name-unharmed = unverletzt
name-passed = gelungen
name-failed = misslungen
name-avoided = vermieden
name-spared = verschont
name-agreed = einverstanden
name-refused = abgelehnt
name-absent = nicht da
name-disaster = Unglück
name-believed = geglaubt
name-possible = für möglich gehalten
name-disbelieved = nicht geglaubt
name-noticed = bemerkt
name-unnoticed = unbemerkt
name-vanished = verschwunden
name-found = gefunden
name-left = aufgegeben
name-drowning = am Ertrinken
name-half = zur Hälfte
name-swam = hinübergeschwommen
name-tie = Gleichstand
name-first = zuerst
name-together = zugleich
name-dying = im Sterben
name-dead = tot
name-stopped-by-armor = von der Rüstung gehalten
name-success = Erfolg
name-failure = Fehlschlag
name-no-harm = kein Schaden
name-harm = Schaden
name-damage = Schaden
name-critical-harm = kritischer Schaden
name-no-advance = nichts gewonnen
name-retired = zur Ruhe gesetzt
name-followed = verfolgt
name-lost = verloren
name-spotted = entdeckt
name-escaped = entkommen
name-caught = gefangen
name-accident = Unfall
name-done = getan
name-time-up = Zeit um
name-interrupted = unterbrochen
name-reached = erreicht
name-cold = kalte Spur
name-side-effect = Nebenwirkung
name-lessened = geringer
name-cast = gewirkt
name-strained = mit Mühe
name-spent = erschöpft
name-outfitted = ausgerüstet
name-empty-handed = mit leeren Händen
name-down = am Boden
name-broken = gebrochen
name-captured = gefangen
name-taken = genommen
no-odds = wie es ausgeht, hängt von dem ab, was du tust; es hat keine eigenen Aussichten

# Was in Listen steht
sentences = {JOIN($parts, " ")}
commas = {JOIN($parts, ", ")}
lines = {JOIN($parts, "\u000A")}

## Antworten des Orakels, und womit eine Frage gewürfelt wird

name-or-less = oder weniger
name-on-d4 = auf W4
name-on-d6 = auf W6
name-on-d8 = auf W8
name-on-d10 = auf W10
name-on-d12 = auf W12
name-on-d20 = auf W20
name-yes = ja
name-yes--and = ja, und
name-yes--but = ja, aber
name-no = nein
name-no--but = nein, aber
name-no--and = nein, und

unknown-attribute = ein Attribut '{$name}' gibt es nicht{-near-named} { $near ->
    [none] die
   *[other] Die
} Attribute sind {JOIN(NAMED($names))}
unknown-trait = { $kind ->
    [attribute] ein Attribut
    [skill] eine Fertigkeit
   *[attribute-or-skill] ein Attribut oder eine Fertigkeit
} '{$name}' gibt es nicht{-near-named} { $near ->
    [none] es
   *[other] Es
} gibt {JOIN(NAMED($names))}
unknown-difficulty = unbekannte Schwierigkeit '{$name}'{-near-named} { $near ->
    [none] schreib
   *[other] Schreib
} eine Zahl oder eins der Wörter {JOIN(NAMED($names))}
## Ein Bogen, wie er gezeigt wird

title-identity = Person
title-attributes = Attribute
title-health = Gesundheit
title-skills = Fertigkeiten
title-gear = Ausrüstung
title-conditions = Zustände
title-companions = Gefährten
label-hero = Figur
label-armor = Rüstung
label-state = Zustand
label-name = Name

## Pronomen

name-he-him = er/ihn
name-she-her = sie/ihr
name-it-its = es/sein
name-they-them = keine Angabe

## Welche Augen genügen

all-alike = { $succeeds ->
    [yes] alles gelingt
   *[no] nichts gelingt
}
edge-down = bis { $edge } gelingt es
edge-up = ab { $edge } gelingt es

dice-fell = { $successes ->
    [none] {$total}
   *[other] { $counted ->
        [yes] zusammen {$total}, {""}
       *[no] {""}
    }{ $successes ->
        [one] 1 Erfolg
       *[other] {$successes} Erfolge
    }
} (gewürfelt {JOIN($faces)}{ $counts ->
    [all] {""}
    [none] , davon zählt keiner
    [as] , zählt als {JOIN($kept)}
   *[some] , davon zählen {JOIN($kept)}
}{ $failed ->
    [0] {""}
   *[other] , {$failed} davon dagegen
}).

## Was ein Paket hindert, ein Regelsystem zu sein

no-system-base = es erbt nicht von {$base}
no-interface = es sagt nicht, für welche Schnittstelle es gemacht ist; diese ist 'api = {$api}'
other-interface = es ist für die Schnittstelle {$made} gemacht; diese ist 'api = {$api}'
system-lacks = es fehlt: {JOIN($names)}
hero-lacks = seinen Figuren ({$kind}) fehlt: {JOIN($names)}; eine Figur braucht name, concept und sheet()
no-such-value = sein '{$name}' ist nicht, was ein System dort hat, sondern {$kind}
no-method = sein '{$name}' ist nicht aufrufbar
hidden-method = das Feld '{$field}' von '{$check}' heißt wie eine Methode seiner Basis

## Mehrere Figuren

member = {$name}: {$said}
relieved = {$name} löst {$fallen} ab.
took-over = {$name} geht von hier an voran.
roller-picked = {$name} macht es.
turns-to = {$name}:
none-of-you = „{$who}“ ist niemand von euch; da sind {JOIN($names)}
cant-act = {$name} kann jetzt nicht handeln
go-first = {$name} vorangehen lassen
who-does-it = Wer macht es?
whom-it-strikes = Wem geschieht es?
rolled-before = {WHO($name)}: { $passed ->
    [yes] geschafft
   *[no] misslungen
}.
set-out = Aufbrechen mit {JOIN($names, " und ")}
who-comes = Wer kommt mit? Du führst {$there} von höchstens {$most}.
give-something = Jemandem von euch etwas geben
give-what = Was wechselt den Besitzer?
give-whom = Wer bekommt es?
give-nothing = Doch nichts
handed = {$to} hat jetzt: {$name}.
rescue = {$name} wieder auf die Beine bringen
bury = {$name} zur Ruhe betten und mitnehmen, was noch da ist
buried = Ihr bettet {$name} zur Ruhe und nehmt mit, was noch zu gebrauchen ist.

## Was ein System hat, das nichts anderes sagt

plain-no-trait = es gibt kein „{$name}“{ $near ->
    [none] ; es gibt {LIST($names)}
   *[other] ; meinst du „{$near}“?
}
plain-well = Es geht so, wie du es wolltest.
plain-badly = Es geht nicht so, wie du es wolltest.
plain-rolled = {CAP($label)}{ $faces ->
    [none] {""}
   *[other] , gewürfelt {JOIN($faces, ", ")}
}{ $numbers ->
    [none] {""}
   *[other] {" "}({JOIN($numbers, ", ")})
}.
plain-put = {CAP($check)}{ $told ->
    [none] {""}
   *[other] : {JOIN($told, ", ")}
}

## Felder, die sich nicht lesen lassen

reasons = {JOIN($reasons, "\u000A")}
in-field = {NAME($field)}: {$reason}
name-attributes = Attribute
outside = {$field}: { $most ->
    [none] {NUMBER($least)} oder mehr
   *[other] {NUMBER($least)} bis {NUMBER($most)}
}, nicht {NUMBER($value)}
empty = {$field}: hier fehlt noch etwas
unlike = hier steht { $found ->
    [none] nichts
   *[other] '{$found}'
}; erwartet: {$kind}
number-large = '{$found}' ist zu groß; erwartet: eine ganze Zahl bis {NUMBER($most)}
list-unlike = erwartet: eine Liste von {$most}; hier stehen {$count}
missing = '{$name}' fehlt: {$kind}
given-whole = '{$name}': '{$part}' steht auch schon als Ganzes da
unknown-word = ein Wort '{$name}' gibt es hier nicht{ $near ->
    [none] ; es gibt {JOIN($known)}
   *[other] ; meintest du '{$near}'?
}
unknown-key = einen Schlüssel '{$name}' gibt es hier nicht{ $near ->
    [none] { $missing ->
        [none] ; es gibt {-names-or-none}
       *[other] ; meintest du '{$missing}', das noch fehlt?
    }
   *[other] ; meintest du '{$near}'?
}
-names-or-none = { $known ->
    [none] keinen
   *[other] {JOIN($known)}
}
unknown-kind = '{$name}' gibt es hier nicht{near} { $near ->
    [none] es
   *[other] Es
} gibt { $known ->
    [none] hier nichts dergleichen
   *[other] {JOIN($known)}
}
wanted-either = {LIST($kinds, "or")}
wanted-word = {LIST(EACH($words, "quoted", "word"), "or")}
quoted = '{$word}'
wanted-parts = Teile, jeder mit seinem Schlüssel: {JOIN($names)}
wanted = { $kind ->
    [str] ein Text
    [int] eine ganze Zahl
    [float] eine Zahl
    [bool] true oder false
    [NoneType] nichts
    [list] eine Liste
    [row] eine Liste
    [entries] Teile, jeder mit seinem Schlüssel
    [Rank] ein Rang
    [Die] ein Würfel
    [Row] eine Reaktion
    [Likelihood] eine Wahrscheinlichkeit
    [Difficulty] eine Schwierigkeit
    [Means] ein Verkehrsmittel
    [Loads] eine Last
    [Amount] eine Menge
    [UpTo] ein Rang oder 'all'
    [Gain] ein Würfel oder eine Zahl
    [Rating] ein Wert
    [Formula] eine Formel
   *[other] {$kind}
}
no-role-id = '{$role}' taugt nicht als Kennung; schreib etwas wie glocken-meister
many-roles = {$count} sind zu viele; eine Figur hat höchstens {$most}
hero-needed = dafür braucht es eine Figur
hero-or-number = dafür braucht es eine Figur oder stattdessen eine Zahl
foes-at-most = höchstens {$most} in einem Kampf
foes-from-to = 1 bis {$most} in einem Kampf
at-most = höchstens {$most}, nicht {$count}
shift-who = hero, ours oder foes, nicht {$name}
shift-of = attack, defense oder rolls, nicht {$name}
shift-nothing = 0 ändert nichts
dice-used-up = die vorgegebenen Würfel sind aufgebraucht: dieser Wurf braucht einen W{$sides}; gib mehr vor, oder keine
dice-loaded = der vorgegebene Würfel {$place} zeigt {$face}, aber ein W{$sides} hat 1 bis {$sides}
dice-forced = {$face} war vorgegeben, aber ein W{$sides} hat 1 bis {$sides}
dice-no-face = ein W{$sides} kann keine {$face} zeigen
