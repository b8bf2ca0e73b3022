## Was ein Wurf verlangt

sum = {sum-trait}{sum-skills}{sum-modifiers}{ $fame_points ->
    [0] {""}
   *[other] {" "}+ Ruhm {$fame_points}
}{ $total ->
    [none] {""}
   *[other] {" "}= {$total}
}
sum-skills = {JOIN(EACH($skills, "sum-skill", "name", "score"), "")}
sum-modifiers = {JOIN(EACH($modifiers, "sum-modifier", "name", "points"), "")}
sum-trait = { $attribute ->
    [none] Wert
   *[other] {CAP(NAME($attribute))}
} {$rating}
sum-skill = {" "}+ {CAP(NAME($name))} {$score}
sum-modifier = { BELOW($points) ->
    [yes] {" "}- { $name ->
        [bonus] Abzug
       *[other] {NAME($name)}
    }
   *[no] {" "}+ {NAME($name)}
} {SIZE($points)}
asked = {sum}{ $hidden ->
    [yes] {" "}gegen eine unbekannte Schwierigkeit
   *[no] { $difficulty ->
        [none] {""}
       *[other] {" "}gegen {NAME($difficulty)}{ $against ->
            [none] {""}
           *[other] {" "}({NAME($against)})
        }
    }
}{ $purpose ->
    [none] {""}
   *[other] , {NAME($purpose)}
}.
warned-hurt = Vorsicht: Ein Fehlschlag tut weh.
warned-dangerous = Vorsicht: Das ist gefährlich.
warned-hard = Vorsicht: Das ist {NAME($word)}.
name-out = aus
name-bonus = Zuschlag
name-the-situation = die Umstände
name-helper = Hilfe
name-attack = Angriff
name-you = du
name-the-other = die andere Seite
name-the-target = das Ziel
name-keeping-back = Abstand
name-to-speak-after-the-others = um nach den anderen zu sprechen
name-the-hold = Griff
name-the-failed-grapple = missglücktes Packen
name-the-shield = Schild
name-the-spray = Garbe
name-the-stunt = Kunststück
name-both-hands = beide Hände
name-both-hands-on-the-gun = beide Hände an der Waffe
name-bare-hands = bloße Hände
name-aiming = Zielen
name-dodging = Ausweichen
name-a-botched-dodge = missglücktes Ausweichen
name-off-balance = aus dem Gleichgewicht
name-what-you-tried = was du versucht hast
name-boring = langweilig
name-routine = Routine
name-simple = einfach
name-tricky = knifflig
name-troublesome = mühsam
name-hard = schwer
name-daring = gewagt
name-reckless = waghalsig
name-foolhardy = tollkühn
name-desperate = ein Akt der Verzweiflung
name-impossible = unmöglich

## Wie ein Wurf fiel

counted = { $successes ->
    [0] { $failures ->
        [0] nicht gezählt
        [one] 1 Fehlschlag
       *[other] {$failures} Fehlschläge
    }
    [one] 1 Erfolg
   *[other] {$successes} Erfolge
}
comes-to = {NAME($label)}{ $count ->
    [none] {""}
   *[other] , {counted}
}
fell-roll = { $taken ->
    [yes] 25 genommen
   *[no] {$roll}
}{ $succeeds ->
    [none] {""}
   *[other] ; {$succeeds}
}: {NAME($own)}{ $joined ->
    [none] {""}
   *[other] , mit den anderen {NAME($joined)}
}{ $disaster ->
    [yes] , aber wenn einer {NAME("Catastrophic")} würfelt, ist es für alle ein Unglück
   *[no] {""}
}{ $succeeds ->
    [none] { $hidden ->
        [yes] {""}
       *[no] { $difficulty ->
            [none] {""}
           *[other] {" "}gegen {NAME($difficulty)}
        }
    }
   *[other] {""}
}{ $counts ->
    [yes] , {counted}
   *[no] {""}
}.
why-sum = {sum}.
why-row = Die Zeile des Wertes ist {$row} (ART-009, ART-025).
why-capped = Zuschläge bewegen einen Wert nur zwischen 1 und {$most} (ART-202).
why-fame = Vor dem Wurf ausgegebener Ruhm: {$fame} (ART-211).
why-roll = Wurf: {$roll}; { $taken ->
    [yes] 25 genommen, nicht gewürfelt (ART-212)
   *[no] hundert Seiten (ART-011)
}.
why-ranges = Zeile {$row}: {JOIN(EACH($ranges, "range", "rank", "start", "end"), ", ")}.
range = {NAME($rank)} { $start ->
    [none] {$end}
   *[other] {$start}-{$end}
}
why-column = Spalte: {NAME($column_rank)}.
why-raised = Ruhm nach dem Wurf hob es um { $raised ->
    [one] eine Spalte
   *[other] {$raised} Spalten
} (ART-214).
why-shift = Um {SIGNED($shift)} Spalten verschoben: {NAME($result)} (ART-196, ART-198).
why-no-difficulty = Keine Schwierigkeit, also wird nichts gezählt (ART-195).
why-difficulty = Schwierigkeit: {NAME($difficulty)}{ $against ->
    [none] {""}
   *[other] {" "}({NAME($against)})
} (ART-174).
why-successes = {NAME($label)} ist Spalte {$result_index}, {NAME($difficulty)} ist {$difficulty_index}: {$result_index} - {$difficulty_index} + 1 = {counted} (ART-217).
why-failures = {NAME($label)} ist Spalte {$result_index}, {NAME($difficulty)} ist {$difficulty_index}: {$difficulty_index} - {$result_index} = {counted} (ART-216).
why-totals = Summen: { $won ->
    [one] 1 Erfolg
   *[other] {$won} Erfolge
}, { $lost ->
    [one] 1 Fehlschlag
   *[other] {$lost} Fehlschläge
}; der letzte Wurf entscheidet.
why-totals-rule = Nach ART-247.
why-damage = {counted}{ $damage_rating ->
    [0] {""}
    [none] {""}
   *[other] {" "}und Schadenswert {$damage_rating}
}: Schaden {NAME($damage)} (ART-259, ART-260).
why-sanity = Verstand: {NAME($effect)} (ART-281).
name-unmoved = unberührt
name-disturbed = verstört
name-shaken = erschüttert
name-paralysed = gelähmt
name-flees = flieht
name-cowers = kauert
name-faints = sinkt in Ohnmacht
name-unconscious = bewusstlos
name-catatonic = erstarrt
name-insane = von Sinnen
name-no = keiner
why-parts = {JOIN(EACH($parts, "part", "name", "rank"), ", ")}: im Ganzen {NAME($label)} ({$rule}).
part = {NAME($name)} {NAME($rank)}
why-earned = {counted}: {SIGNED($earned)} auf deine nächste Handlung (ART-219).
why-doubles = Pasch: Daraus kann man lernen (ART-456).

## Schaden und Heilung

boxes = { COUNT($boxes) ->
    [1] das Kästchen {NAMES($boxes)}
   *[other] die Kästchen {NAMES($boxes)}
}
for-how-long = { $minutes ->
    [none] {""}
    [0] {""}
   *[other] , {SPAN($minutes)} lang
}{ $per_day ->
    [0] {""}
    [none] {""}
   *[other] ; ein Ruhetag nimmt {$per_day} davon
}
uses = { $uses ->
    [one] 1 Anwendung
   *[other] {$uses} Anwendungen
}
damaged = Schaden {NAME($rank)}: abgekreuzt { COUNT($boxes) ->
    [1] wird
   *[other] werden
} {boxes}.
undamaged = Schaden {NAME($rank)} ist zu gering, um eine Spur an dir zu lassen.
staggered = {-you} {VERB("", "taumelst", "taumelt")}: In einem Kampf {VERB("", "verlierst du deine", "ist die")} nächste Runde{VERB("", "", " verloren")}.
defeated = {-you} {VERB("", "verlierst", "verliert")} das Bewusstsein{ $fame ->
    [0] {""}
    [no] {""}
    [none] {""}
   *[other] , und {VERB("", "mit dir sinkt dein Name", "damit sinkt auch der Name")}: -1 Ruhm
}.
died = {-you} {VERB("", "bist", "ist")} tot.
fell = {-you} {VERB("", "fällst", "fällt")} {$feet} Fuß tief: { $rank ->
    [none] {VERB("", "Dir geschieht nichts", "ohne Schaden")}
   *[other] Schaden {NAME($rank)}
}.
healing-roll = Heilung: {CAP(NAME($attribute))}, Zeile {$row}, gewürfelt {$roll}: {NAME($result)}.
healed = { COUNT($boxes) ->
    [1] Das Kästchen {NAMES($boxes)} ist
   *[other] Die Kästchen {NAMES($boxes)} sind
} wieder frei.
not-healed = Keine deiner Wunden ist so leicht wie {NAME($limit)}; nichts heilt.
woke = {-you} {VERB("", "kommst", "kommt")} {VERB("", "zu dir", "zu sich")}.
first-aid = Erste Hilfe für eine Wunde vom Rang {NAME($rank)}, für {$fame} Ruhm.
medkit-found = {-you} {VERB("", "hast", "hat")} jetzt etwas zum Verbinden: {$name} ({SIGNED($bonus)}, {uses}).
medkit-used = {WHO($by)} {VERB($by, "verbindest dich", "verbindet dich")} mit {$name}: { $uses ->
    [0] keine Anwendung mehr
   *[other] noch {uses}
}.
-of-the-tired = { $source ->
    [cold] Kälte
    [weariness] Erschöpfung
    [wet] Nässe
   *[other] {NAME($source)}
}
fatigue-of = Müdigkeit ({-of-the-tired})
fatigued = Müdigkeit ({-of-the-tired}): -{$points} auf alle deine Würfe{for-how-long}.
fatigue-lessened = Müdigkeit ({-of-the-tired}) beträgt nur noch -{$points}.
fatigue-over = Die Müdigkeit ({-of-the-tired}) ist vorbei.
rested = Zwischen den Abenteuern heilen deine Wunden, und die Müdigkeit vergeht.
condition-gained = {-you} {VERB("", "bist", "ist")} jetzt gezeichnet: {NAME($name)}{for-how-long}.
condition-lost = Nicht mehr: {NAME($name)}.
burning = Runde {$round}: Es hat dich noch nicht losgelassen.
put-out = Damit hört es auf.
not-put-out = Damit hört es nicht auf.
healing-hands = Du versorgst { $name ->
    [none] dich selbst
   *[other] {$name}
}, so gut du es verstehst; { $left ->
    [0] das ist alles für einen Tag
   *[other] heute noch {$left}-mal
}.

## Verstand

sanity = { $effect ->
    [unmoved] Deine Nerven nehmen keinen Schaden.
    [disturbed] Heute Nacht wird es wiederkommen. Jetzt kannst du weitermachen.
    [shaken] Angst steigt in dir auf, und du hältst sie nieder.
    [paralysed] Eine Runde lang gehören deine Beine einem anderen.
    [flees] Deine Beine laufen mit dir davon, so weit sie kommen.
    [cowers] Du kauerst dich hin und kannst nicht aufhören zu zittern.
    [faints] Erst geben die Knie nach, dann geht das Licht aus.
    [unconscious] Du fällst in tiefe Ohnmacht, und deine Stimme wacht nicht mit dir auf.
    [catatonic] Du setzt dich in dir selbst hin und bleibst dort.
   *[insane] Etwas in deinem Kopf reißt.
}{ $by ->
    [none] {""}
   *[other] {" "}{CAP($by)} fasst dich an den Schultern und schüttelt dich, und es ist vorbei.
}{ $minutes ->
    [none] {""}
    [0] {""}
   *[other] {" "}Dauer: {SPAN($minutes)}.
}
came-to-yourself = Es dauert { $rounds ->
    [one] 1 Runde
   *[other] {$rounds} Runden
}, bis du zu dir kommst{ $forgets ->
    [yes] , und du erinnerst dich an nichts davon
   *[no] {""}
}.
came-to-senses = Du bist wieder bei Verstand.
driven = {NAME($text)}
still-insane = Du bist noch nicht wieder bei Verstand.
used-to-it = Du kennst dergleichen; du brauchst nicht zu würfeln.

## Ruhm, Ansehen, Erfahrung

fame-changed = {VERB("", "Dein Ruhmwert", "Der Ruhmwert")} ist jetzt {$fame} ({SIGNED($by)}).
fame-expended = {-you} {VERB("", "gibst", "gibt")} {$by} Ruhm aus; {$left} bleiben.
fame-restored = {$by} Ruhm kehrt zu dir zurück; du hast {$left}.
fame-recovered = {NAME("Awesome")}: All dein Ruhm kehrt zu dir zurück, im Ganzen {$left}.
fame-earned = Dein Ansehen hat deinen Namen größer gemacht: Ruhm {$fame}.
quest-stated = Dein Auftrag, für {$glory} Ansehen: {$quest}.
quest-done = Dein Auftrag ist erfüllt: {$quest}.
quest-given-up = {-you} {VERB("", "gibst", "gibt")} {VERB("", "deinen", "den")} Auftrag auf: {$quest}.
glory-changed = Ansehen {SIGNED($by)}; im Ganzen {$glory}.
xp-changed = Erfahrung {SIGNED($by)}; im Ganzen {$xp}.
inspired = Ein Punkt Eingebung für {CAP(NAME($ability))}: {$points} von {$needed}.
risen = {CAP(NAME($ability))} steigt auf {$score}.
at-maximum = {CAP(NAME($ability))} kann nicht mehr steigen.
skill-learned = Eine neue Fertigkeit: {CAP(NAME($skill))} mit +{$score}.
skill-known = {CAP(NAME($skill))} kannst du schon.
bonus-changed = { $bonus ->
    [0] {SIGNED($before)} für die nächste Handlung ist verbraucht.
   *[other] { $before ->
        [0] {VERB("", "Deine", "Die")} nächste Handlung hat {SIGNED($bonus)}.
       *[other] Noch einmal {SIGNED($by)}: {VERB("", "Deine", "Die")} nächste Handlung hat im Ganzen {SIGNED($bonus)}.
    }
}
health-raised = Deine Gesundheit steigt auf Zeile {$rank}, für {$xp} Erfahrung.
attributes-rolled = Die Würfel zeigen {JOIN($faces, " und ")}: {$total} zu verteilen.
attribute-set = {CAP(NAME($attribute))} ist {$score}.
skill-bought = {CAP(NAME($skill))} +{$score}; noch {$xp} Erfahrung.
perk-bought = {NAME($name)} gehört dir, für {$xp} Erfahrung; noch {$left} Erfahrung.

## Helfer, Schritte und Anläufe

helped = { $points ->
    [0] {$name} ist diesmal keine Hilfe.
   *[other] {$name} { BELOW($points) ->
        [no] hilft
       *[yes] steht im Weg
    }: {SIGNED($points)} auf das, was folgt.
}
helper-rolled = {$name} würfelt {$roll} in Zeile {$row}: {NAME($label)}.
told = {$text}
step-done = {CAP(SPACED($name))}: gewürfelt {$roll}, {comes-to}{ $carried ->
    [0] {""}
    [none] {""}
   *[other] ; {SIGNED($carried)} auf den nächsten Schritt
}.
effort = Gewürfelt {$roll}: {NAME($label)}, {counted}.

## Phasen, Wege, Verfolgungen, mehrere Leute

everyone-rolled = {$name}: {comes-to}.
rival-rolled = { $name ->
    [none] Auf der anderen Seite
   *[other] Bei {$name}
} kommt {NAME($label)} heraus: { $lead ->
    [0] Keiner von euch gewinnt
   *[other] { BELOW($lead) ->
        [yes] Du verlierst
       *[no] Du gewinnst
    } um {SIZE($lead)}
}.
fate-rolled = {$name}: {NAME("Fate")}, Zeile {$row}, gewürfelt {$roll}: {NAME($label)}.
fate-picked = Es trifft {$name}.
enlisted = {$name} kommt mit dir.
obeyed = {$name} tut, was du sagst.
refused = {$name} will es nicht tun.
companion-hurt = {$name} ist verletzt: Schaden {NAME($rank)}.
companion-down = {$name} geht zu Boden: Schaden {NAME($rank)}.
companion-well = {$name} ist wieder gesund.
phases = { $phases ->
    [one] 1 Phase
   *[other] {$phases} Phasen
}
-of-a-phase = { $scale ->
    [minutes] 5 Minuten
    [hours] einer Stunde
    [days] einem Tag
    [weeks] einer Woche
    [months] einem Monat
    [years] einem Jahr
   *[decades] zehn Jahren
}
time-taken = { $phases ->
    [0] Es dauert kaum einen Augenblick; es bleibt gleich Zeit für etwas anderes.
   *[other] Es dauert {SPAN($minutes)} ({phases}).
}
unfinished = Deine Zeit dafür ist nach {SPAN($minutes)} um; es bleibt unvollendet.
closed = In diesem Abenteuer kannst du das nicht noch einmal versuchen.
declared-order = Sie sagen in dieser Reihenfolge an: {JOIN($names, ", ")}.
attempt = {$name}: {NAME($label)}, {counted}; { $phases ->
    [0] ohne Zeit zu brauchen
   *[other] {phases} von je {-of-a-phase}
}.
name-rounds = Runden
name-minutes = Minuten
name-hours = Stunden
name-days = Tage
name-weeks = Wochen
name-months = Monate
name-years = Jahre
name-decades = Jahrzehnte
more-text = { $text ->
    [none] {""}
   *[other] {" "}{$text}
}
task-done = {$name}: {$task}: getan.{more-text}
task-failed = {$name}: {$task}: misslungen.{more-text}
task-unfinished = {$name}: {$task}: nicht beendet.
scale-changed = Gerechnet wird von jetzt an so: {NAME($scale)}.
deed-done = {$text}
hindered = {$text}
rescued = {$name} wird gerade noch aufgefangen.
fear-lasts = {$name} ist außer sich vor Angst: {phases} von je {-of-a-phase}.
keeps-back = {NAME($label)}: Du kannst { BELOW($by) ->
    [yes] nur dicht auf den Fersen bleiben
   *[no] { $by ->
        [0] nur dicht auf den Fersen bleiben
        [1] ein gutes Stück zurückbleiben
        [2] ein gutes Stück zurückbleiben
       *[other] weit zurückbleiben
    }
}; {SIGNED($by)} darauf, nicht gesehen zu werden.
followed-on = So lange sieht dich niemand: {phases} von je {-of-a-phase}.
trail-found = Da sind die Spuren: { $successes ->
    [one] 1 Erfolg
   *[other] {$successes} Erfolge
}.
leg-over = Du holst auf, nach { $phases ->
    [0] weniger als {-of-a-phase}
    [one] einer Phase von {-of-a-phase}
   *[other] {$phases} Phasen von je {-of-a-phase}
}.{more-text}
bands = { SIZE($bands) ->
    [1] 1 Feld
   *[other] {SIZE($bands)} Felder
}; {$between} zwischen euch
chase-order = In dieser Reihenfolge: {JOIN($names, ", ")}.
ran = {NAME($label)}: Du läufst {bands}.
ground = Du { BELOW($bands) ->
    [no] gewinnst
   *[yes] verlierst
} {bands}.
foe-ran = {CAP($name)} läuft {bands}.
stunt-done = {$text}: {NAME($label)}, und du bist hindurch.
foe-stunt = {$text}: {$name} schafft es auch.
foe-slipped = {$text}: {$name} schafft es nicht.
seized = {CAP($name)} schafft es gerade noch und bekommt dich zu fassen.
broke-free = Du hast dich von {$name} befreit.
still-held = {CAP($name)} lässt nicht los.
found-way = {NAME($label)}: Da ist es. {$text}.
found-nothing = {NAME($label)}: nichts dergleichen.

## Ausrüstung und Vermögen

thing = {$name}{ $count ->
    [1] {""}
   *[other] {" "}({$count} davon)
}
things = { COUNT($names) ->
    [0] nichts
   *[other] {LIST(EACH(COUNTED($names), "thing", "name", "count"))}
}
things-by = {LIST(EACH(COUNTED($by), "thing", "name", "count"))}
place = { $slot ->
    [ready] in der Hand
    [at_hand] griffbereit
   *[stowed] im Gepäck
}
gained = {-you} {VERB("", "hast", "hat")} jetzt {place}: {thing}.
no-room = {-you} {VERB("", "hast", "hat")} keinen Platz dafür, es bleibt in {VERB("", "deiner", "der")} Reichweite: {thing}.
readied = {-you} {VERB("", "hast", "hat")} in { $hands ->
    [2] beiden Händen
   *[other] der Hand
}: {$name}.
put-away = Jetzt {place}: {$name}.
dropped = Abgelegt, in deiner Reichweite: {$name}.
taken-up = Aufgenommen, jetzt {place}: {$name}.
lost = {-you} {VERB("", "hast", "hat")} nicht mehr: {thing}.
not-carried = Das hast du nicht: {$name}.
worn = {-you} {VERB("", "trägst", "trägt")} am Leib: {$name}; Defense {$defense}.
taken-off = {-you} {VERB("", "legst", "legt")} ab: {$name}.
given = {-you} {VERB("", "gibst", "gibt")} {$to}: {$name}.
stays-with = Dafür ist kein Platz, {$who} behält es: {things}.
treasure-to = {$to} bekommt: {$name}.
given-back = {$by} gibt zurück: {$name}.
out-of-ammunition = Leer: {$name}.
reloaded = Wieder geladen: {$name}.
outfitted = {$who} hat jetzt: {$name}.
given-up = Zurück ins Regal: {$name}.
fortune-raised = Das macht dich reicher: {things-by}. Dein Vermögen steigt auf {NAME($fortune)}.
fortune-kept = Das geht für deinen Unterhalt drauf: {things-by}. Dein Vermögen bleibt {NAME($fortune)}.
fortune-fallen = Du hast zu wenig heimgebracht, um so zu leben wie bisher: Dein Vermögen fällt von {NAME($before)} auf {NAME($fortune)}.
fortune-changed = Dein Vermögen { BELOW($by) ->
    [no] steigt
   *[yes] fällt
} auf {NAME($fortune)}.
exchanged = Was du nicht brauchen kannst, machst du zu Geld: {things}.
left-behind = Zurück bleibt, was in diese Geschichte gehört oder mehr kostet, als dein Vermögen erlaubt: {things}.
kept = Du behältst: {things}.

## Was um einen Wurf zu entscheiden ist

together = {$own}, zusammen {$joined}
keep-result = Dabei bleiben: {$result}
spend-to-raise = {$fame} Ruhm ausgeben, dann wird es: {$result} (noch {$left})
too-little-fame = du hast zu wenig Ruhm übrig
roll-dice = Würfeln
spend-on-roll = 1 Ruhm ausgeben für {SIGNED($bonus)} auf diesen Wurf (noch {$left})
no-fame-left = du hast keinen Ruhm mehr übrig
take-25 = 25 nehmen, ohne zu würfeln: {$result}
abort-roll = Es sich anders überlegen: es wird nicht gewürfelt
use-skill = {CAP(NAME($name))} {SIGNED($rating)} dazunehmen

## Was vor einer Wahl zu sagen ist

put-again = {$roll} Immer wieder: {$successes} Erfolge im Ganzen beenden es, {$lost} Fehlschläge lassen es scheitern.
put-steps = Mehrere Schritte, je ein Wurf, und der letzte entscheidet: {JOIN(EACH($steps, "step-named", "step"), "; ")}.
step-named = {SPACED($step)}
put-each-round = {$roll} Jede Runde, bis du heraus bist.
put-together = {$roll}{ COUNT($others) ->
    [0] {""}
   *[other] {" "}Zusammen mit {JOIN(EACH($others, "who-rolls", "name", "rank"), ", ")}: { $added ->
        [yes] alles zählt zusammen
       *[no] das Beste gilt
    }.
}
who-rolls = { $rank ->
    [none] {$name}
   *[other] {part}
}
put-nobody = {$roll} Es ist niemand da, gegen den zu würfeln wäre.
put-rival = {$roll} Dagegen steht { $name ->
    [none] ein Wurf
   *[other] ein Wurf von {$name}
}: {$rival}.
put-against = {$roll} { $name ->
    [none] Ein anderer von euch
   *[other] {CAP($name)}
} würfelt dagegen.
put-assisted = Erst {$name}: {CAP(NAME($attribute))} gegen {NAME($difficulty)}. Dann du: {$roll}

## Was mehrere Teile sagen

that-is-all = Das ist alles
living = { $fortune ->
    [Catastrophic] mittellos
    [Pathetic] verarmt
    [Feeble] arm
    [Inferior] mit Mühe und Not
    [Poor] es reicht zum Leben
    [Passable] es fehlt an nichts
    [Good] wohlhabend
    [Great] gut gestellt
    [Super] begütert
    [Awesome] vermögend
   *[Extreme] reich
}

## Die Gaben

name-piloting = Steuern
name-transportation = Fahrzeuge
name-mimicry = Nachahmung
name-advanced-mimicry = Nachahmung für Fortgeschrittene
name-flurry = Hagel von Schlägen
name-advanced-flurry = Hagel von Schlägen für Fortgeschrittene
name-combat-tactics = Kampftaktik
name-strategic-positioning = Die bessere Stellung
name-defensive-maneuver = Abwehrhaltung
name-counterstrike = Gegenschlag
name-riposte = Nachstoß
name-advanced-riposte = Nachstoß für Fortgeschrittene
name-all-out-attack = Alles auf einen Angriff
name-feint = Finte
name-second-wind = Zweiter Atem
name-bounceback = Wieder auf den Beinen
name-quickdraw = Schnell gezogen
name-breakfall = Den Sturz abfangen
name-surprise-attacks = Überraschungsangriffe
name-backstab = Von hinten
name-bulletproof-armor = Kugelsichere Rüstung
name-armor-piercing-rounds = Panzerbrechende Munition
name-intuition = Gespür
name-tumbling = Körperbeherrschung
name-coordinated-attacks = Gemeinsame Angriffe
name-dual-wielding = Zwei Waffen
name-critical-hits = Kritische Treffer
name-unarmed-combat = Waffenloser Kampf
name-haymaker = Schwinger
name-lip-reading = Von den Lippen lesen
name-called-shot = Gezielter Schlag
name-shield-use = Kunst des Schildes
name-healer = Heilkunde

## Der Bogen

title-fame = Ruhm und Vermögen
title-perks = Gaben
title-goals = Ziele
label-concept = Wer du bist
label-pronouns = Pronomen
label-attribute = {CAP(NAME($name))} ({$short})
label-defense = Defense (DEF)
label-health = Gesundheit
label-wound = { $wound ->
    [minor] Leichte
    [moderate] Mittlere
    [heavy] Schwere
   *[critical] Lebensgefährliche
} Wunde
label-kit = Verbandszeug: {$name}
label-fame = Ruhm
label-glory = Ansehen
label-fortune = Vermögen
label-upkeep = Lebenshaltung
label-experience = Erfahrung
label-condition = {CAP(NAME($name))}
label-fatigue = Müdigkeit
label-tired = Müdigkeit: {-of-the-tired}
name-the-attempt = der Versuch
name-the-setback = der Rückschlag
label-next-roll = Nächster Wurf
row-next-roll = {signed}
label-goal = Ziel {$place}
row-goal = {NAME($goal)}
label-motivation = Antrieb
label-ready = In der Hand
label-at_hand = Griffbereit
label-stowed = Im Gepäck
label-aside = In Reichweite
label-with = Bei {$name}
label-slots = Freie Plätze
named = {NAME($name)}
signed = { $aloud ->
    [yes] { BELOW($bonus) ->
        [yes] minus
       *[no] plus
    } {SIZE($bonus)}
   *[no] {SIGNED($bonus)}
}
aloud-health = {$now} von {$most} Kästchen frei
aloud-fame = noch {$now} von {$most}
on-all-rolls = {signed} auf alle Würfe
row-fatigue = { $aloud ->
    [yes] {on-all-rolls}
   *[no] {signed}
}
row-companion = { $traits ->
    [none] {NAME("Poor")} in allem
   *[other] {JOIN(EACH($traits, "part", "name", "rank"), ", ")}
}
label-companion = {$name}
row-wound = { $aloud ->
    [yes] {NAME($rank)}, { $checked ->
        [yes] abgekreuzt
       *[no] frei
    }
   *[no] [{ $checked ->
        [yes] x
       *[no] {" "}
    }] {NAME($rank)}
}
row-state = { $how ->
    [dead] tot
    [unconscious] bewusstlos
   *[staggered] taumelt, verliert die nächste Runde
}
row-kit = {signed}, noch { $uses ->
    [one] 1 Anwendung
   *[other] {$uses} Anwendungen
}
inspiration = { $points ->
    [0] {""}
   *[other] {" "}({$points} von {$most} Eingebung)
}
row-attribute = {$score}{inspiration}
row-skill = {signed}{inspiration}
label-skill = {CAP(NAME($name))}
row-fame = {$fame}, noch {$left}
row-glory = {$glory} von {$most}
row-fortune = {NAME($fortune)}, {living}
row-upkeep = { $aloud ->
    [yes] Schätze im Wert von {LIST($ways, "or")} am Ende
   *[no] am Ende Schätze im Wert von {LIST($ways, "or")}
}
upkeep-way = { $count ->
    [1] einmal
    [2] zweimal
   *[4] viermal
} {NAME($rank)}
row-experience = { $xp ->
    [one] 1 Punkt
   *[other] {$xp} Punkte
}
row-condition = { $minutes ->
    [none] ja
   *[other] noch {SPAN($minutes)}
}
row-tired = {on-all-rolls}{ $minutes ->
    [none] {""}
   *[other] , noch {SPAN($minutes)}
}{ $per_day ->
    [0] {""}
   *[other] , ein Ruhetag nimmt {$per_day} davon
}
row-slots = {$ready} in der Hand, {$at_hand} griffbereit, {$stowed} im Gepäck

## Dinge, und was an ihnen wichtig ist

about-it = { $about ->
    [none] {""}
   *[other] : {JOIN($about, ", ")}
}
thing-line = {$name}{ $count ->
    [1] {""}
   *[other] {" "}({$count})
}{about-it}
thing-offered = {$name} ({ $cost ->
    [none] ohne Preis
   *[other] {NAME($cost)}
}){about-it}
about-kit = Verbandszeug {SIGNED($bonus)}, {uses}
about-kit-left = Verbandszeug {SIGNED($bonus)}, noch {uses}
about-empty = leer
about-weapon = { $kind ->
    [none] {""}
   *[other] {NAME($kind)},{" "}
}Angriff {$attack}{ $hands ->
    [1] {""}
   *[2] , beide Hände
}{ $range ->
    [0] {""}
    [one] , reicht 1 Feld weit
   *[other] , reicht {$range} Felder weit
}{ $features ->
    [none] {""}
   *[other] , {JOIN(EACH($features, "feature", "name"), ", ")}
}{ $silent ->
    [yes] , lautlos
   *[no] {""}
}{ $size ->
    [none] {""}
   *[other] , {NAME($size)}, trifft bis zu {$targets}
}{takes-strength}
feature = {NAME(SPACED($name))}
takes-strength = { $strength ->
    [0] {""}
    [none] {""}
   *[other] , verlangt Strength {$strength}
}
about-shield = Schild +{$defense}, Speed {$speed}
about-armor = Rüstung, Defense = Agility {SIGNED($defense)}{takes-strength}
about-ammunition = Munition für: {JOIN($weapons, " oder ")}
about-value = Wert {NAME($value)}
about-perk = Gabe: {NAME(SPACED($perk))}
against = { $against ->
    [none] {""}
   *[other] {" "}gegen {JOIN($against, ", ")}
}
about-bonus = {SIGNED($bonus)} auf { $to ->
    [none] Angriffe damit
   *[other] {JOIN($to, ", ")}
}{against}
about-kicker = bei einer {$on_kicker}{against}: { $damage ->
    [0] {""}
   *[other] {does-damage}{ $stagger ->
        [yes] ,{" "}
       *[no] {""}
    }
}{ $stagger ->
    [yes] {does-stagger}
   *[no] {""}
}
about-power = { $text ->
    [none] { $perk ->
        [none] { $on_kicker ->
            [none] {about-bonus}
           *[other] {about-kicker}
        }
       *[other] {about-perk}
    }
   *[other] {$text}
}
does-damage = {SIGNED($damage)} Schaden
does-stagger = bringt ins Taumeln
name-blade = Klinge
name-heavy-sword = schweres Schwert
name-hatchet = Beil
name-axe = Axt
name-club = Keule
name-staff = Stab
name-javelin = Wurfspieß
name-spear = Speer
name-hammer = Hammer
name-heavy-hammer = schwerer Hammer
name-whip = Peitsche
name-flail = Flegel
name-pick = Haue
name-sling = Schleuder
name-bow = Bogen
name-crossbow = Armbrust
name-handgun = Handfeuerwaffe
name-rifle = Gewehr
name-shotgun = Schrotflinte
name-machine-pistol = Maschinenpistole
name-machine-gun = Maschinengewehr
name-grenade = Granate
name-thrown = auch zum Werfen
name-thrown-only = nur zum Werfen
name-entangle = fesselt
name-reach = reicht weit
name-scope = Zielfernrohr
name-silenced = schallgedämpft
name-tripod = Dreibein
name-sawed-off = abgesägt
name-small = klein
name-medium = mittel
name-large = groß
name-huge = riesig

## Was jederzeit geht

bind = Erste Hilfe
bind-wound = Erste Hilfe für die Wunde {NAME($rank)}, für {$fame} Ruhm
no-wound-to-bind = du hast keine Wunde zu verbinden
no-wound-to-heal = du hast keine Wunde zu heilen
takes-fame = das kostet {$fame} Ruhm
use-kit = Verbandszeug gebrauchen{ $patient ->
    [none] {""}
   *[other] {" "}für {$patient}
}: {$name} (noch {uses})
take-a-day = Dir einen Tag Zeit nehmen, um wieder zu Verstand zu kommen

## Wie die Würfel zu lesen sind

reading = Gewürfelt wird mit hundert Seiten, und hoch ist gut. Je besser dein Wert, desto mehr von den hundert liegt auf oder über der Schwierigkeit.

## Was ein Versuch bringt

try-aborted = Du überlegst es dir anders.
try-chase-worth = Wenn es gelingt, gewinnst du ein Feld, ab 3 Erfolgen mehr; ab 4 Fehlschlägen verlierst du an Boden.
try-worth = Wenn es gelingt, gibt es dem nächsten Angriff eine Spalte, ab 3 Erfolgen zwei; das kann stattdessen der Verteidigung helfen. Ab 3 Fehlschlägen kostet es Spalten, ab 5 einen Sturz.
try-fight-5f-1 = Es geht gründlich schief, und du gehst zu Boden.
try-fight-5f-2 = Du verlierst im selben Augenblick das Gleichgewicht und den Plan und fällst.
try-fight-4f-1 = Du übernimmst dich gründlich und wirst danach kaum gut treffen.
try-fight-4f-2 = All die Mühe bringt dich aus dem Takt und aus der Deckung.
try-fight-3f-1 = Du bist einen Augenblick zu spät und schlecht gewappnet für das, was kommt.
try-fight-3f-2 = Es misslingt und bringt dich aus dem Gleichgewicht.
try-fight-2f-1 = Es führt zu nichts, und der Augenblick ist vorbei.
try-fight-2f-2 = Mittendrin musst du abbrechen.
try-fight-1f-1 = Dafür ist keine Zeit, und du siehst es früh genug.
try-fight-1f-2 = Beinahe; dann musst du auf dich selbst achten.
try-fight-1s-1 = Es gelingt halb, und halb genügt: Eine kleine Blöße hast du dir verschafft.
try-fight-1s-2 = Du bringst es fertig, gerade so. Jetzt ist eine Lücke, wo keine war.
try-fight-2s-1 = Es ist ungeschickt, und es tut seinen Dienst. Du hast dir eine Blöße verschafft.
try-fight-2s-2 = Es gelingt, wenn auch nicht ganz, wie du wolltest, und für einen Augenblick bist du im Vorteil.
try-fight-3s-1 = Es geht, wie du es wolltest, und die Gelegenheit ist gut.
try-fight-3s-2 = Mitten in allem gelingt es dir sauber, und du bist obenauf.
try-fight-4s-1 = Du tust es ohne eine überflüssige Bewegung. Der nächste Augenblick gehört dir.
try-fight-4s-2 = Es gelingt so glatt, dass du Zeit hast zu wählen, was folgt.
try-fight-5s-1 = Es leistet alles, was du wolltest, und mehr. Besser könntest du es kaum haben.
try-fight-5s-2 = Alles gelingt auf einmal, und einen Atemzug lang geht der Kampf nach deiner Uhr.
try-friend-5f-1 = Es geht gründlich schief, und { $who } geht zu Boden.
try-friend-5f-2 = {CAP($who)} verliert im selben Augenblick das Gleichgewicht und den Plan und fällt.
try-friend-4f-1 = {CAP($who)} übernimmt sich gründlich und wird danach kaum gut treffen.
try-friend-4f-2 = Nach all der Mühe ist { $who } aus dem Takt und ohne Deckung.
try-friend-3f-1 = {CAP($who)} ist einen Augenblick zu spät und schlecht gewappnet für das, was kommt.
try-friend-3f-2 = Es misslingt, und { $who } ist aus dem Gleichgewicht.
try-friend-2f-1 = Es führt zu nichts: { $who } muss mittendrin abbrechen.
try-friend-2f-2 = {CAP($who)} versucht es, und der Augenblick ist vorbei.
try-friend-1f-1 = Dafür ist keine Zeit, und { $who } sieht es früh genug.
try-friend-1f-2 = Beinahe; dann muss { $who } aufpassen.
try-friend-1s-1 = Es gelingt halb, und halb genügt: { $who } hat eine kleine Gelegenheit.
try-friend-1s-2 = {CAP($who)} bringt es fertig, gerade so. Jetzt ist eine Lücke da.
try-friend-2s-1 = Es ist ungeschickt, und es tut seinen Dienst: { $who } hat eine Gelegenheit.
try-friend-2s-2 = Es gelingt doch noch, und { $who } ist für einen Augenblick im Vorteil.
try-friend-3s-1 = Es geht, wie es gemeint war, und { $who } hat eine gute Gelegenheit.
try-friend-3s-2 = {CAP($who)} schafft es sauber mitten in allem.
try-friend-4s-1 = {CAP($who)} tut es ohne eine überflüssige Bewegung.
try-friend-4s-2 = Es gelingt so glatt, dass { $who } wählen kann, was folgt.
try-friend-5s-1 = Es leistet alles, was es sollte, und mehr: Besser könnte { $who } es kaum haben.
try-friend-5s-2 = {CAP($who)} gelingt alles auf einmal.
try-body-5f-1 = Es geht vom ersten Augenblick an schief, und du hörst zu spät auf. Eine Stunde lang wird dich jedes Glied daran erinnern.
try-body-5f-2 = Du gibst alles, zur falschen Zeit und auf die falsche Art. Es wird eine Stunde dauern, bis du dich wieder frei bewegst.
try-body-4f-1 = Du überanstrengst dich und gewinnst nichts dabei. Du brauchst eine Weile, um wieder zu Atem zu kommen.
try-body-4f-2 = Deine ganze Kraft geht dahin, wo sie nichts nützt, und dann ist sie fort. Einige Zeit lang zittern dir die Glieder.
try-body-3f-1 = Du fängst falsch an und müsstest erst deine eigene Arbeit rückgängig machen, um neu zu beginnen. Es hat dich ermüdet.
try-body-3f-2 = Ein Muskel verkrampft sich im schlimmsten Augenblick. Es geht vorbei, aber der Versuch ist verloren und etwas von deinem Atem dazu.
try-body-2f-1 = Du schaffst die Hälfte und kannst dann nicht halten, was du gewonnen hast.
try-body-2f-2 = Du verteilst deine Kraft auf zu vieles und merkst es erst, als sie verbraucht ist.
try-body-1f-1 = Du fängst an, spürst, dass es so nicht geht, und hörst rechtzeitig auf.
try-body-1f-2 = Es verlangt ein wenig mehr, als gerade in dir steckt.
try-body-1s-1 = Es kostet dich allen Atem, und es reicht gerade eben.
try-body-1s-2 = Mit zitternden Armen bringst du es fertig, jedenfalls das meiste.
try-body-2s-1 = Anmutig ist es nicht, aber es genügt.
try-body-2s-2 = Es dauert länger, als du gehofft hattest, und es wird.
try-body-3s-1 = Eine ruhige Anstrengung, und das genügt.
try-body-3s-2 = Dein Körper weiß, was zu tun ist, und tut es.
try-body-4s-1 = Du hast noch Kraft übrig und merkst die Anstrengung kaum.
try-body-4s-2 = Jede Bewegung ist, wie sie sein soll. Du bist kaum außer Atem.
try-body-5s-1 = Es geht so leicht, dass du über dich selbst staunst, und der Schwung ist dir geblieben.
try-body-5s-2 = Besser ist es dir nie gelungen. Was jetzt auch kommt, es wird dir leichter fallen.
try-wits-5f-1 = Du bist dir sicher, bis ganz zum Schluss, und irrst dich in jedem Teil. Eine Stunde lang wird dir der Kopf wehtun.
try-wits-5f-2 = Je schärfer du nachdenkst, desto weiter gehst du in die Irre. Als du aufhörst, bist du erschöpft und bleibst es eine Stunde.
try-wits-4f-1 = Du folgst einem falschen Gedanken sehr weit, und das ermüdet dich mehr als ein Fußmarsch.
try-wits-4f-2 = Du verausgabst dich an einer Frage, die nicht die Frage war. Es dauert eine Weile, bis du wieder klar denken kannst.
try-wits-3f-1 = Du machst früh einen Fehler und baust darauf auf. All das muss neu durchdacht werden, und du bist es müde.
try-wits-3f-2 = Du verlierst den Faden, und was du statt seiner hast, ist Müdigkeit.
try-wits-2f-1 = Fast hast du es, und dann entgleitet es dir.
try-wits-2f-2 = Irgendetwas passt nicht, und du kannst nicht sagen, was.
try-wits-1f-1 = Es fällt dir nicht ein, jetzt nicht.
try-wits-1f-2 = Du wendest es hin und her, und es bleibt, wie es war.
try-wits-1s-1 = Du hast es, gerade so, und möchtest nicht auf alles schwören.
try-wits-1s-2 = Es dauert lange, und ein Teil davon bleibt zweifelhaft.
try-wits-2s-1 = Es kommt dir auf Umwegen, aber es kommt.
try-wits-2s-2 = Du kommst dahinter, wenn auch nicht schnell.
try-wits-3s-1 = Du weißt sofort, wie es gehen muss, und so geht es.
try-wits-3s-2 = Schritt für Schritt und ohne Fehler: Mehr braucht es nicht.
try-wits-4s-1 = Es ist dir klar von Anfang bis Ende, und du verlierst keine Zeit damit.
try-wits-4s-2 = Du musst kaum nachdenken. Alles, was du je darüber gelernt hast, ist da, wenn du es brauchst.
try-wits-5s-1 = Auf einmal fügt sich alles, und in Gedanken bist du schon beim Nächsten, hellwach.
try-wits-5s-2 = Mit einem Tag Vorbereitung wäre es nicht besser gegangen. Dein Kopf ist klar und bleibt es noch eine Weile.
try-nerve-5f-1 = Alles, was sich gegen dich wenden kann, wendet sich gegen dich, und das nimmt dir für eine Stunde den Mut.
try-nerve-5f-2 = Selten ist dir etwas so misslungen. Noch eine Stunde wird es auf dir lasten.
try-nerve-4f-1 = Du spürst, dass du es falsch machst, und machst weiter. Für eine Weile bist du wie leer.
try-nerve-4f-2 = Glück und Feingefühl verlassen dich zugleich. Du brauchst einige Zeit, um dich zu sammeln.
try-nerve-3f-1 = Du triffst den falschen Ton und müsstest noch weiter vorn anfangen als zuvor. Es hat dich ermüdet.
try-nerve-3f-2 = Du zögerst, wo du hättest weitermachen sollen, und das nimmt dir für eine Weile die Leichtigkeit.
try-nerve-2f-1 = Du fängst gut an, und dann ist der Augenblick vorbei.
try-nerve-2f-2 = Du tust das Deine; dein Glück tut nicht das Seine.
try-nerve-1f-1 = Es wird nichts daraus.
try-nerve-1f-2 = Es ist nicht dein Augenblick.
try-nerve-1s-1 = Es gelingt, mit knapper Not, und ein zweites Mal möchtest du es nicht versuchen.
try-nerve-1s-2 = Der Zufall gibt dir die Hälfte dessen, was du erhofft hast.
try-nerve-2s-1 = Zum Prahlen ist es nichts, aber es tut seinen Dienst.
try-nerve-2s-2 = Ein wenig Geduld, ein wenig Glück, und es wird.
try-nerve-3s-1 = Du triffst gleich beim ersten Mal den richtigen Ton.
try-nerve-3s-2 = Du vertraust dir, und mit Recht.
try-nerve-4s-1 = Es geht so gut, dass du dich fragst, warum du je gezweifelt hast.
try-nerve-4s-2 = Du tust es leichten Herzens und ohne einen Fehler.
try-nerve-5s-1 = Alles geht nach deinem Willen, und du spürst, dass es noch nicht vorbei ist.
try-nerve-5s-2 = Du übertriffst dich selbst und nimmst die Wärme davon mit in alles, was jetzt kommt.
name-damage = Schaden
name-skills = Fertigkeiten
name-fame = Ruhm
name-health = Gesundheit
name-staggered = Taumeln
name-glory = Ansehen
name-armor = Rüstung
name-shields = Schilde
name-difficulty = Schwierigkeit
name-fatigue = Müdigkeit
name-falling = Stürze
name-travel = Reisen
name-shadowing = Beschatten
name-tracking = Spuren lesen
name-experience = Erfahrung

## Fertigkeiten, Ziele und Schrecken

name-balance = Gleichgewicht
name-squeezing-through-gaps = sich durch Lücken zwängen
name-swinging-on-ropes = sich an Seilen schwingen
name-escaping-bonds = sich aus Fesseln befreien
name-moving-in-combat = sich im Kampf bewegen
name-running = Laufen
name-sneaking = Schleichen
name-hiding = sich verstecken
name-kicking-things = Dinge treten
name-searching = Suchen
name-search = Suchen
name-noticing-in-towns = in der Stadt bemerken
name-noticing-in-the-wild = in der Wildnis bemerken
name-initiative = Initiative
name-initiative-rolls = Initiative
name-hearing = Hören
name-finding-the-way = den Weg finden
name-searching-rooms = Zimmer durchsuchen
name-finding-secret-doors = Geheimtüren finden
name-finding-traps = Fallen finden
name-crime-scenes = Tatorte
name-handguns = Handfeuerwaffen
name-rifles = Gewehre
name-shotguns = Schrotflinten
name-automatic-weapons = automatische Waffen
name-fully-automatic-weapons = vollautomatische Waffen
name-thrown-weapons = Wurfwaffen
name-stirring-speeches = mitreißende Reden
name-making-friends = Freunde finden
name-reading-feelings = Gefühle erkennen
name-reading-people = Leute durchschauen
name-read-people = Leute durchschauen
name-appearing-harmless = harmlos wirken
name-seduction = Verführen
name-leading = Führen
name-gentle-questioning = sanftes Ausfragen
name-fitting-in-abroad = sich in der Fremde einfügen
name-being-believed = Glauben finden
name-persuade = Überreden
name-sailing = Segeln
name-rowing = Rudern
name-driving = Fahren
name-racing = Rennen fahren
name-mending-gear = Ausrüstung ausbessern
name-working-machines = Maschinen bedienen
name-mending-electronics = Elektronik ausbessern
name-repair = Ausbessern
name-bargaining = Handeln
name-hiding-things = Dinge verstecken
name-camouflage = Tarnen
name-lying = Lügen
name-deceiving = Täuschen
name-deceive = Täuschen
name-torturing = Foltern
name-forging = Fälschen
name-opening-locks = Schlösser öffnen
name-locks = Schlösser
name-clockwork = Uhrwerke
name-lifting = Heben
name-rope-work = Seilarbeit
name-setting-traps = Fallen stellen
name-disarming-traps = Fallen entschärfen
name-disguises = Verkleiden
name-small-electronics = kleine Elektronik
name-filching = Stehlen
name-blades = Klingen
name-flexible-weapons = biegsame Waffen
name-flexible = biegsame Waffen
name-hafted-weapons = Stielwaffen
name-hafted = Stielwaffen
name-pole-arms = Stangenwaffen
name-staves = Stäbe
name-bows-and-crossbows = Bögen und Armbrüste
name-gambling = Glücksspiel
name-remembering = sich erinnern
name-first-aid = erste Hilfe
name-appraising = Schätzen
name-spotting-forgeries = Fälschungen erkennen
name-programming = Programmieren
name-hard-science = Naturwissenschaft
name-soft-science = Geisteswissenschaft
name-reading-tracks = Spuren deuten
name-religion = Religion
name-the-occult = das Okkulte
name-medicine = Medizin
name-healing = Heilen
name-languages = Sprachen
name-forensics = Spurensicherung
name-law = Recht
name-telegraphy = Telegrafie
name-blasting = Sprengen
name-nerve = Nerven
name-endure-cold = Kälte ertragen
name-bad-weather = schlechtes Wetter
name-swimming = Schwimmen
name-resisting-torture = Folter widerstehen
name-enduring-questions = Verhöre ertragen
name-resisting-temptation = Versuchung widerstehen
name-resisting-seduction = Verführung widerstehen
name-sports = Sport
name-long-runs = lange Läufe
name-hiking = Wandern
name-foraging = Nahrung suchen
name-jumping = Springen
name-riding = Reiten
name-frightening-people = Leute erschrecken
name-climbing = Klettern
name-climb = Klettern
name-breaking-barriers = Hindernisse durchbrechen
name-throwing-things = Dinge werfen
name-bargain = Handeln
name-climb-ladder = Leitern steigen
name-distance-running = Dauerlauf
name-dodge = Ausweichen
name-drinking = Trinkfestigkeit
name-handle-animals = Umgang mit Tieren
name-intimidate = Einschüchtern
name-listen = Horchen
name-mountaincraft = Bergsteigen
name-remember = sich erinnern
name-shout = Rufen
name-sledging = Rodeln
name-smithing = Schmieden
name-squeeze = sich durchzwängen
name-stonework = Steinarbeit
name-striking = Zuschlagen
name-swing = Schwingen
name-throw = Werfen
name-walking = Gehen
name-in-leather = in Leder
name-in-mail = im Kettenhemd
name-against-thugs = gegen Schläger
name-against-guards = gegen Wachen
name-against-the-dead = gegen Tote
name-against-blades = gegen Klingen
name-against-hafted-weapons = gegen Stielwaffen
name-blocking-the-way = den Weg versperren
name-parrying = Parieren
name-grappling = Ringen
name-wrestling = Ringkampf
name-escaping-restraints = sich befreien
name-shoving = Stoßen
name-protecting = Schützen
name-playing-dead = sich tot stellen
name-feinting = Täuschen mit Finten
name-pinning = Niederhalten
name-throwing-down = zu Boden werfen
name-disarming = Entwaffnen
name-finding-things-in-a-pack = Dinge im Gepäck finden
name-brawling = Raufen
name-boxing = Boxen
name-fists = Fäuste
name-drawing-weapons = Waffen ziehen
name-quick-hands = schnelle Hände
name-grenades = Granaten
name-shadowing-on-foot = Beschatten zu Fuß
name-shadowing-on-horseback = Beschatten zu Pferd
name-shadowing-in-a-car = Beschatten im Auto
name-shadowing-in-a-boat = Beschatten im Boot
name-shadowing-in-a-city = Beschatten in der Großstadt
name-shadowing-in-a-town = Beschatten in der Stadt
name-shadowing-in-a-building = Beschatten im Gebäude
name-shadowing-in-daylight = Beschatten bei Tag
name-shadowing-at-night = Beschatten bei Nacht
name-shadowing-in-a-forest = Beschatten im Wald
name-shadowing-in-the-countryside = Beschatten auf dem Land
name-shadowing-in-a-jungle = Beschatten im Dschungel
name-disgust = Ekel
name-fright = Schreck
name-shock = Schock
name-panic = Panik
name-fear = Furcht
name-extreme-terror = äußerstes Entsetzen
name-mind-numbing-horror = lähmendes Grauen
name-come-home-with-more-than-i-left-with = Mit mehr heimkommen, als ich mitnahm
name-find-out-what-the-others-were-too-afraid-to-ask = Herausfinden, wonach die anderen nicht zu fragen wagten
name-bring-somebody-back-alive = Jemanden lebend zurückbringen
name-be-the-one-they-tell-the-story-about = Zu denen gehören, von denen man erzählt
name-i-owe-a-debt-that-money-will-not-settle- = Ich stehe in einer Schuld, die Geld nicht begleicht.
name-i-was-told-that-i-could-not- = Man hat mir gesagt, ich könne es nicht.
name-somebody-has-to--and-i-was-nearest- = Jemand muss es tun, und ich stand am nächsten.
name-i-have-never-been-able-to-leave-a-closed-door-alone- = Ich konnte noch nie eine geschlossene Tür in Ruhe lassen.
name-you-count-whatever-can-be-counted--aloud--and-start-again-from-one-when-anybody-speaks- = Du zählst laut, was sich zählen lässt, und fängst wieder bei eins an, wenn jemand spricht.
name-you-laugh-at-a-thing-that-only-you-have-noticed--and-you-cannot-say-what-it-is- = Du lachst über etwas, das nur du bemerkt hast, und kannst nicht sagen, was es ist.
name-you-will-not-set-foot-where-a-shadow-lies- = Du setzt keinen Fuß dorthin, wo ein Schatten liegt.
name-you-answer--politely-and-at-length--somebody-who-is-not-there- = Du antwortest höflich und ausführlich jemandem, der nicht da ist.
name-you-hide-your-belongings--one-by-one--so-that-they-cannot-be-used-against-you- = Du versteckst deine Sachen, eine nach der anderen, damit man sie nicht gegen dich verwenden kann.
name-you-are-sure-that-whoever-was-kind-to-you-today-was-sent--and-you-mean-to-find-out-by-whom- = Du bist sicher, dass geschickt wurde, wer heute freundlich zu dir war, und du willst herausfinden, von wem.
name-you-take-the-long-way-round-every-door--and-you-bar-each-one-behind-you- = Du gehst um jede Tür den langen Weg herum und verriegelst jede hinter dir.
name-you-talk-of-a-plan--and-the-plan-ends-with-your-friends-somewhere-they-cannot-follow- = Du sprichst von einem Plan, und er endet mit deinen Freunden an einem Ort, an den sie nicht folgen können.
name-you-try-to-send-the-thing-away-by-breaking-what-reminds-you-of-it--and-everything-does- = Du willst es verjagen, indem du zerbrichst, was dich daran erinnert, und alles erinnert dich daran.
name-you-strike-at-whatever-stands-nearest--and-do-not-know-it-until-you-are-held- = Du schlägst nach dem, was am nächsten steht, und weißt es nicht, bis man dich festhält.

## Was geschrieben ist und nicht passt

only-in-adventure = '{$name}' gibt es nur in einem Abenteuer
band-outside = die Felder gehen von 1 bis {$bands}, nicht {$text}
