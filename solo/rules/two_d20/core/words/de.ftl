## Proben

named = {CAP(NAME($name))}
thing = {NAME($name)}
sum = { $skill ->
    [none] { $attribute ->
        [none] Zielwert {$tn}
       *[other] {CAP(NAME($attribute))} {$rating}
    }
   *[other] { $attribute ->
        [none] Zahl
       *[other] {CAP(NAME($attribute))}
    } {$rating} + {CAP(NAME($skill))} {$trained} = {$tn}
}
asked = {sum} gegen Schwierigkeit {$difficulty}{ $against ->
    [none] {""}
   *[other] {" "}({NAME($against)})
}{ $purpose ->
    [none] {""}
   *[other] , {$purpose}
}.
each-die = Jeder Würfel mit {$tn} oder weniger ist ein Erfolg{ $difficulty ->
    [0] {""}
    [one] , und 1 ist nötig
   *[other] , und {$difficulty} sind nötig
}{ $twice ->
    [0] { $ones ->
        [yes] ; eine 1 zählt als zwei
       *[no] {""}
    }
   *[other] ; mit {$twice} oder weniger zählt er als zwei ({NAME($critical)})
}{ $dice ->
    [one] ; 1 Würfel
    [2] {""}
   *[other] ; {$dice} Würfel
}{ $sure ->
    [0] {""}
   *[other] ; {sure-dice} als 1 hingelegt
}{ COUNT($helpers) ->
    [0] {""}
   *[other] ; {JOIN(EACH($helpers, "helper-die", "tn"), "; ")}
}{ $worst ->
    [0] {""}
   *[other] ; Komplikationen ab {$worst}
}.
sure-dice = { $sure ->
    [one] 1 Würfel
   *[other] {$sure} Würfel
}
helper-die = ein Helferwürfel gegen {$tn}
made-of = In dieser Schwierigkeit: {steps}.
step = {NAME(SPACED($name))} {SIGNED($by)}
steps = {JOIN(EACH($steps, "step", "name", "by"), ", ")}
verdict = {dice-shown}{ $succeeds ->
    [none] {""}
   *[other] ; {$succeeds}
}: {successes}{ $difficulty ->
    [0] {""}
   *[other] , nötig {$difficulty}
}, {NAME($label)}{ $complications ->
    [0] {""}
    [one] , mit 1 Komplikation
   *[other] , mit {$complications} Komplikationen
}.
dice-shown = { COUNT($faces) ->
    [0] Keine Würfel
    [one] Der Würfel zeigt {FACES($faces)}
   *[other] Die Würfel zeigen {FACES($faces)}
}{ COUNT($helped) ->
    [0] {""}
    [one] , der der Hilfe {FACES($helped)}
   *[other] , die der Hilfe {FACES($helped)}
}
successes = { $successes ->
    [0] kein Erfolg
    [one] 1 Erfolg
   *[other] {$successes} Erfolge
}

## Vor und nach einem Wurf

just-do-it = Es einfach tun: Dafür ist kein Wurf nötig
do-it = Es einfach tun
roll = Würfeln
abort = Es sich anders überlegen: es wird nicht gewürfelt
keep = Die Würfel liegen lassen
leave = Es dabei belassen
reroll-free = Die {$face} noch einmal würfeln{for-more}, kostenlos
reroll-luck = Die {$face} noch einmal würfeln{for-more} (1 Glück, {$left} da)
for-more = { $more ->
    [none] {""}
   *[other] {" "}für mehr {NAME($more)}
}
points-left = {NAME($points)} zum Ausgeben: {$left} aus diesem Wurf{ $pool ->
    [0] {""}
   *[other] , dazu {$pool} im Vorrat
}.
takes = das kostet {$cost}
kept = { $lost ->
    [0] die {$points} aufheben
   *[other] { $room ->
        [0] die {$points} verfallen lassen; der Vorrat ist voll
       *[other] {$room} von {$points} aufheben; für mehr ist im Vorrat kein Platz
    }
}
keeping = {CAP(kept)}
use = {CAP(NAME($name))} {$score} verwenden
priced = {$text} ({points-price})
points-price = { $points ->
    [Action-Points] { $cost ->
        [one] 1 Aktionspunkt
       *[other] {$cost} Aktionspunkte
    }
   *[other] {$cost} {NAME($points)}
}

## Warum eine Probe so ausging

why-simple = Nichts zu würfeln: Schwierigkeit 0.
why-simple-rule = Nach {$cite_simple}.
why-test = {sum}.
why-success = Ein Würfel auf oder unter {$tn} ist ein Erfolg ({$cite_success}).
why-twice = Ein Erfolg auf oder unter {$twice} zählt doppelt ({$cite_critical}).
why-sure = {sure-dice}, als 1 gezählt ({$cite_sure}).
why-auto = Erfolge ohne Würfel: {$auto} ({$cite_talent}).
why-helped = { COUNT($helped) ->
    [one] Der Würfel der Hilfe zeigt
   *[other] Die Würfel der Hilfe zeigen
} {FACES($helped)}{ $made ->
    [0] , was nur neben einem Erfolg zählt
   *[other] {""}
} ({$cite_assist}).
why-again = Noch einmal gewürfelt: { $again ->
    [one] 1 Würfel
   *[other] {$again} Würfel
} ({$cite_again}).
why-steps = In der Schwierigkeit: {steps} ({$cite_difficulty}).
why-passed = {$made} von {$difficulty} nötigen: bestanden, {points-price} ({$cite_points}).
why-failed = {$made} von {$difficulty} nötigen: misslungen, es { $lacking ->
    [one] fehlt
   *[other] fehlen
} {$lacking} ({$cite_pass}).
why-complications = Komplikationen, je bei { $more ->
    [yes] {$on} oder mehr
   *[no] einer {$on}
}: {$complications} ({$cite_worst}).
why-bought = Gekauft ({NAME($points)}): {JOIN(EACH($spent, "thing-bought", "name"), ", ")}.
thing-bought = {NAME(SPACED($name))}
why-oracle = Die Würfel des Orakels zeigen {FACES($faces)}; ein Würfel mit {$tn} oder weniger sagt ja.
why-answer = Also ist die Antwort „{NAME($answer)}“; beide zusammen sagen „ja, und“.
why-twenty = Eine 20 macht aus Ja „ja, aber“ und aus Nein „nein, und“; knapp daneben ist „nein, aber“.

## Was geschah

fight-ended = { $label ->
    [won] Der Kampf ist gewonnen
    [defeated] Du bist besiegt
    [fled] Du entkommst
    [turned] Es ist vorbei
   *[over] Der Kampf bricht ab
}, nach { $rounds ->
    [one] 1 Runde
   *[other] {$rounds} Runden
}.
rolled = { COUNT($rolled) ->
    [0] {""}
   *[other] Die Kampfwürfel zeigen {FACES($rolled)}.{" "}
}
points = {NAME($called)}{ $by ->
    [0] : schon {$now}, also kein Platz; {$lost} { $lost ->
        [one] verfällt
       *[other] verfallen
    }.
   *[other] {" "}{SIGNED($by)}{ $why ->
        [none] {""}
       *[other] , {NAME($why)}
    }: jetzt {$now}.{ $lost ->
        [0] {""}
       *[other] {" "}Für {$lost} mehr ist kein Platz.
    }
}
harder = { $now ->
    [0] Deine nächste Probe ist doch nicht schwerer als sonst.
   *[other] Deine nächste Probe ist {steps-harder}.
}
steps-harder = { $now ->
    [one] 1 Stufe schwerer
   *[other] {$now} Stufen schwerer
}
condition-gained = {-you} {VERB("", "bist", "ist")} jetzt gezeichnet: {$name}{ $minutes ->
    [none] {""}
   *[other] {" "}({SPAN($minutes)})
}.
condition-lost = Nicht mehr: {$name}.
got = {-you} {VERB("", "hast", "hat")} jetzt: {NAME($name)}.
lost = {-you} {VERB("", "hast", "hat")} nicht mehr: {NAME($name)}.
used-up = Verbraucht: {NAME($name)}.
rested = {-you} {VERB("", "rastest", "rastet")} { $hours ->
    [one] 1 Stunde
   *[other] {$hours} Stunden
}.
round = Runde {$number}.
foe-missed = Daneben.
died = {-you} {VERB("", "bist", "ist")} tot.
told = {$text}
time = {""}
rerolled = Noch einmal gewürfelt: Aus {FACES($old)} wird {FACES($new)}{ $by ->
    [none] {""}
   *[other] {" "}({NAME($by)})
}.
improved = {CAP(NAME($what))} steigt auf {$now}, für {$cost} EP.
set = {CAP(NAME($what))}: {$now}.

## Der Bogen

label-concept = Beschreibung
label-pronouns = Pronomen
label-experience = Erfahrung
row-experience = { $aloud ->
    [yes] { $xp ->
        [one] 1 Punkt
       *[other] {$xp} Punkte
    }
   *[no] {$xp} EP
}
of-most = {$now} von {$most}
row-state = { $dead ->
    [yes] tot
   *[no] am Boden
}
carried = dabei
row-condition = { $minutes ->
    [none] ja
   *[other] noch {SPAN($minutes)}
}
label-attribute = {named}
label-skill = {named}
label-weapon = {named}
label-item = {named}
label-talent = {named}
label-perk = {named}
label-condition = {named}
label-companion = {$name}
row-attribute = {$score}
label-next-test = Nächste Probe
row-next-test = {steps-harder}
next-test-harder = nächste Probe {steps-harder}
row-companion = hilft mit einem Würfel gegen {$tn}

## Figuren

experience = {$name} hat {$xp} Erfahrung auszugeben.{ $dear ->
    [none] {""}
   *[other] { $able ->
        [yes] {" "}Mehr gibt es ab {$dear}.
       *[no] {" "}Das Billigste kostet {$dear}.
    }
}
raise = {CAP(NAME($name))} {$to}
is-most = mehr als {$most} geht nicht
that-is-all = Das ist vorerst alles
bought-for = {$text} ({$cost} EP)
rest-in-order = Den Rest in der Reihenfolge dieser Liste verteilen
so-far = Bisher: {JOIN($given, ", ")}.
given = {NAME($name)} {$value}
by-hand = Jemand Eigenes, Attribut für Attribut
which-kind = Was für eine Figur?
which-attribute = Welches Attribut bekommt die {$value}?
which-skill = Welche Fertigkeit bekommt {$value}?
which-kit = Was hat deine Figur dabei?
goes-with = {CAP(NAME($name))} ({NAME($attribute)})
meaning = {CAP(NAME($name))}: {$text}
who = Wer ist deine Figur, in wenigen Worten?
own-words = Eigene Worte
which-pronouns = Wie sprechen andere von deiner Figur?
other-pronouns = Andere, wie ze/hir/hir/hirs/hirself
what-pronouns = Welche, wie ze/hir/hir/hirs/hirself?
name-lacking = Eines fehlt noch: ein Name.
name-hero = Deine Figur benennen und beginnen
what-name = Wie ist der Name?
together-skill = bei {$system} helfen mehrere bei einer Fertigkeitsprobe: together skill survival
reading = Du würfelst mit zwanzigseitigen Würfeln, und niedrig ist gut: Jeder, der den Zielwert oder weniger zeigt, ist ein Erfolg, und die Schwierigkeit sagt, wie viele nötig sind. Kampfwürfel sagen, was ein Treffer anrichtet: 1 und 2 zählen, 3 und 4 tun nichts, 5 und 6 sind 1 mit einem Effekt.

## Namen

name-passed = bestanden
name-failed = misslungen
name-won = gewonnen
name-lost = verloren
name-aborted = abgebrochen
name-avoided = abgewendet
name-hit = getroffen
name-spared = verschont
name-harmed = verletzt
name-unharmed = unverletzt
name-fled = entkommen
name-defeated = besiegt
name-turned = gewendet
name-over = vorbei
name-focus = Fokus
name-tag = Spezialität
name-experience = Erfahrung
name-action-points = Aktionspunkte
name-gamemaster-s-action-points = Aktionspunkte der Spielleitung
name-luck = Glück
name-fortune = Glück
name-doom = Verhängnis
name-momentum = Momentum
name-the-round-is-over = denn die Runde ist vorbei
name-what-went-before = was vorausging
name-the-situation = die Lage
name-the-sprint = der schnelle Lauf
name-a-complication = eine Komplikation
name-lying-down = im Liegen
name-a-swift-action = schnelle Handlung
name-light = Licht
name-noise = Lärm
name-weather = Wetter
name-motion = Bewegung
name-no-tools = kein Werkzeug
name-wrong-place = falscher Ort
name-foreign-language = fremde Sprache
name-distance = Entfernung
name-range = Entfernung
name-small-things-together = Kleinigkeiten zusammen
name-terrain = Gelände
name-distrust = Misstrauen
name-distraction = Ablenkung
name-unfamiliar = Ungewohntes
name-harm = Verletzung
name-the-attack = der Angriff
name-yes--and = ja, und
name-yes = ja
name-yes--but = ja, aber
name-no--but = nein, aber
name-no = nein
name-no--and = nein, und
name-agility = Gewandtheit
name-awareness = Aufmerksamkeit
name-brawn = Körperkraft
name-coordination = Koordination
name-intelligence = Intelligenz
name-personality = Persönlichkeit
name-willpower = Willenskraft
name-might = Kraft
name-senses = Sinne
name-grit = Zähigkeit
name-charm = Charme
name-wits = Verstand
name-speed = Tempo
name-acrobatics = Akrobatik
name-melee = Nahkampf
name-stealth = Heimlichkeit
name-insight = Menschenkenntnis
name-observation = Beobachtung
name-survival = Überleben
name-thievery = Diebeskunst
name-athletics = Athletik
name-resistance = Widerstand
name-parry = Parade
name-ranged = Fernkampf
name-riding = Reiten
name-crafts = Handwerk
name-healing = Heilkunde
name-lore = Wissen
name-sailing = Seefahrt
name-trade = Handel
name-counsel = Zuspruch
name-menace = Einschüchterung
name-persuasion = Überzeugung
name-discipline = Disziplin
name-barter = Feilschen
name-speech = Reden
name-brawling = Raufen
name-hauling = Schleppen
name-blades = Klingen
name-firearms = Schusswaffen
name-throwing = Werfen
name-sneaking = Schleichen
name-lockwork = Schlösser
name-driving = Fahren
name-scouting = Spähen
name-endurance = Ausdauer
name-medicine = Medizin
name-machines = Maschinen
name-scavenging = Plündern
name-old-science = Alte Wissenschaft

## Was Punkte gekauft haben

name-your-luck = dein Glück
name-bonus-damage = mehr Schaden
name-break-guard = eine gebrochene Deckung
name-called-shot = ein gezielter Treffer
name-change-stance = eine andere Haltung
name-confidence = Moral
name-disarm = Entwaffnen
name-penetration = umgangener Schutz
name-re-roll-damage = noch einmal gewürfelter Schaden
name-second-wind-vigor = Neuer Atem (Lebenskraft)
name-second-wind-resolve = Neuer Atem (Entschlossenheit)
name-secondary-target = ein zweites Ziel
name-subdue = lebend fangen
name-swift-action = eine Haupthandlung mehr
name-withdraw = Rückzug
name-reduce-time = die halbe Zeit
name-minor = eine kleine Handlung mehr
name-major = eine Haupthandlung mehr
name-dice = Würfel
name-damage = Schaden
name-teeth = Zähne
name-claws = Krallen
name-fangs = Fangzähne
name-tusks = Hauer
name-a-tree-trunk = ein Baumstamm
name-a-girder = ein Stahlträger
name-a-knife = ein Messer
name-a-sledgehammer = ein Vorschlaghammer

## Was geschrieben ist und nicht passt

skill-needed = es braucht eine Fertigkeit, ein Attribut oder einen Zielwert ('tn')
hero-or-tn = dafür braucht es eine Figur oder stattdessen einen Zielwert
likelihood-or-tn = gib entweder 'likelihood' oder die Zahl dafür, nicht beides
does-not-wear-off = '{$name}' ist kein Zustand, der vergeht
attribute-outside = {CAP(NAME($name))} ist {$score}, Attribute gehen aber von {$low} bis {$high}
attributes-missing = es fehlen {JOIN($names)}
or-its-dice = {$unknown}; eine eigene braucht auch ihre Würfel, etwa {"{"}name: {$name}, dice: 3{"}"}
weapons-listed = mehrere Waffen stehen als Liste da: [{$names}]
needs-name = ein Name fehlt noch
average = {$whole}{ $tenth ->
    [0] {""}
   *[other] ,{$tenth}
}
