## Was ein Wurf verlangt

no-roll = Dafür braucht es keinen Wurf{ $why ->
    [none] {""}
   *[other] , aber {$why}
}.
asked = { $dice ->
    [2] der bessere von zwei W10
   *[other] 1W10
} + {sum} gegen {$against}{ $purpose ->
    [none] {""}
   *[other] , {$purpose}
}.
barred = Aber {$why}.
asked-luck = 1W10 gegen {$number}; daran ändert nichts etwas.
asked-fight = Ein Kampf gegen {$foes}.
asked-attack = Ein Angriff mit {$dice}W10.
sum = { $attribute ->
    [none] {$score}
   *[other] {CAP(NAME($attribute))} {$score}
}{JOIN(EACH($modifiers, "point", "name", "points"), "")}
point = {" "}{SIGN($points)} {point-name} {SIZE($points)}
point-name = { $name ->
    [bonus] { BELOW($points) ->
        [yes] {NAME("penalty")}
       *[no] {NAME("bonus")}
    }
   *[other] {NAME($name)}
}
attack-points = { $attribute ->
    [0] {""}
   *[other] {" "}{SIGN($attribute)} {NAME("attribute")} {SIZE($attribute)}
}{JOIN(EACH($bonuses, "point", "name", "points"), "")}

## Wie ein Wurf fiel

verdict = { $succeeds ->
    [none] { $total ->
        [none] {CAP(fallen)}
       *[other] {$total}{ $difficulty ->
            [none] {""}
           *[other] {" "}gegen {$difficulty}
        }: {fallen}
    }
   *[other] {$face}; {$succeeds}: {fallen}
}.
fallen = { $label ->
    [tie] { $enough ->
        [yes] Gleichstand, das genügt
       *[no] Gleichstand, das genügt nicht
    }
   *[other] {NAME($label)}
}
could-not = Es konnte nicht gelingen: {NAME($reason)}.
could-not-rule = Nach FH-029, FH-107.
not-rolled = Es war kein Wurf nötig.
not-rolled-rule = Nach {$rule}.
by-rule = {reckoned} ({$rule}).
margin = { $by ->
    [0] Gleichstand{ $against ->
        [none] {""}
       *[other] {" "}mit {$against}
    }.
   *[other] {SIZE($by)} { BELOW($by) ->
        [no] über
       *[yes] unter
    } { $against ->
        [none] der nötigen Zahl
       *[other] {$against}
    }.
}
not-to-fall = Um nicht zu fallen: {$catch} gegen {$difficulty}.
reckoned = {$face}{ $score ->
    [none] {""}
   *[other] {" "}+ {sum}{ $boosts ->
        [0] {""}
       *[other] {" "}+ {$boosted} für {$boosts} AP
    } macht {$total}
}{ $difficulty ->
    [none] {""}
   *[other] {" "}gegen {$difficulty}
}: {fallen}
attack-sum = {JOIN($kept, " + ")}{ $dropped ->
    [yes] {" "}von {JOIN($faces, ", ")}
   *[no] {""}
}{attack-points}
whose = {$who}.
attack-dice = Würfel {JOIN($faces, ", ")}, davon {JOIN($kept, " + ")}{attack-points}: {$total}.
attack-rule = Nach FH-049, FH-051.
why-missed = { $misses ->
    [yes] Wer zu viel trägt, dem misslingt jeder Wurf (FH-029).
   *[no] Ab 8 ist es ein Treffer (FH-050).
}
why-critical = Der Gesichtswürfel zeigt 10: 1 Wunde mehr (FH-137).
why-more = { $more ->
    [one] 1 Wunde
   *[other] {$more} Wunden
} mehr für {NAME($name)}.
why-swarm = Ein Schwarm verliert bei jedem Treffer 1 Wunde (FH-206).
armored = { $armor ->
    [none] keine Rüstung
    [light] leichte Rüstung
    [medium] mittlere Rüstung
    [heavy] schwere Rüstung
   *[other] sehr schwere Rüstung
}
dealt = { $dealt ->
    [one] 1 Wunde
   *[other] {$dealt} Wunden
}
through = {dealt}{ $armor ->
    [none] , und keine Rüstung fängt etwas davon ab.
   *[other] ; bei {$total} fängt {armored} { $soak ->
        [0] nichts ab ({armor-rules}).
       *[other] {$stopped} ab ({armor-rules}), und { $wounds ->
            [0] nichts kommt
            [one] 1 kommt
           *[other] {$wounds} kommen
        } durch.
    }
}
armor-rules = { $pierces ->
    [0] FH-071
   *[other] FH-055, FH-071
}

## Wunden und was daraus wird

wounds = { $wounds ->
    [one] 1 Wunde
   *[other] {$wounds} Wunden
}
wounded = {-you} {VERB("", "verlierst", "verliert")} { $by ->
    [one] 1 Wunde
   *[other] {$by} Wunden
}; noch {$left}.
fell = Deine letzte Wunde ist verloren. Der Würfel zeigt {$face}{ $bonus ->
    [0] {""}
   *[other] {" "}{SIGN($bonus)} {SIZE($bonus)}
}; ab 7 liegst du im Sterben.
standing = {-you} {VERB("", "bleibst", "bleibt")} mit 1 Wunde auf den Beinen.
ko = {-you} {VERB("", "bist", "ist")} bewusstlos.
dying = {-you} {VERB("", "liegst", "liegt")} im Sterben.
came-round = Du kommst zu dir: {$face} liegt unter deiner Kraft von {$brawn}. Du kannst humpeln und halb so viel tragen; gesund machen dich nur 24 Stunden im Bett.
stays-down = {-you} {VERB("", "kommst", "kommt")} nicht hoch: {$face} liegt nicht unter {VERB("", "deiner", "einer")} Kraft von {$brawn}.
dead = {-you} {VERB("", "bist", "ist")} tot.
recovered = {-you} {VERB("", "hast", "hat")} wieder { $left ->
    [one] 1 Wunde
   *[other] {$left} Wunden
}.
woke = {-you} {VERB("", "kommst", "kommt")} {VERB("", "zu dir", "zu sich")}, mit 1 Wunde.
healed = Ein Tag im Bett bringt dich auf 1 Wunde zurück.
refreshed = {-you} {VERB("", "bist", "ist")} ausgeruht; {VERB("", "deine", "die")} Talente sind frisch.
rested = {-you} {VERB("", "rastest", "rastet")} {SPAN($passed)}.
time = Das dauert { $passed ->
    [one] 1 Minute
   *[other] {$passed} Minuten
}.
scarred = Dir bleibt eine Narbe: {NAME($scar)}.
condition = {-you} {VERB("", "bist", "ist")} jetzt {NAME($name)}.
condition-lost = {-you} {VERB("", "bist", "ist")} nicht mehr {NAME($name)}.
frightened = {-you} {VERB("", "bist", "ist")} eingeschüchtert: -2 auf jeden Wurf, {VERB("", "bis du es abschüttelst", "bis es vorbei ist")}.
calmed = {-you} {VERB("", "schüttelst", "schüttelt")} den Schrecken ab.
bonus = Dein nächster Wurf hat {SIGNED($bonus)}.
inspired = {-you} {VERB("", "hast", "hat")} +2 auf den nächsten Wurf auf Willenskraft.
forecast = Du kennst das Wetter der nächsten zwölf Stunden.

## Awesome Points, Stufen und Talente

told = {CAP($text)}
ap-gained = {-you} { BELOW($by) ->
    [yes] {VERB("", "verlierst", "verliert")}
   *[no] {VERB("", "bekommst", "bekommt")}
} {SIZE($by)} AP{ $why ->
    [none] {""}
   *[other] {" "}für {NAME($why)}
}. {-you} {VERB("", "hast", "hat")} {$ap}.
ap-spent = {-you} {VERB("", "gibst", "gibt")} {$by} AP für {NAME($on)} aus. Noch {$ap}.
level-due = Stufe {$level} kannst du jetzt nehmen.
outbid = Die Spielleitung hebt {$by} AP davon auf.
level-taken = {-you} {VERB("", "bist", "ist")} auf Stufe {$level}.
attribute-raised = {CAP(NAME($attribute))} ist jetzt {$score}.
toughened = {-you} {VERB("", "bist", "ist")} zäher: {wounds}.
banked = Das Talent wartet ({$count} aufgehoben).
rebased = Deine Vorlage ist jetzt {CAP(NAME($template))}.
inherent-gained = {-you} {VERB("", "bekommst", "bekommt")} {NAME($ability)}.
talent-named = {NAME(TITLE($talent))}
trained = {-you} {VERB("", "hast", "hat")} {talent-named} { $hours ->
    [one] 1 Stunde
   *[other] {$hours} Stunden
} lang geübt{ $ready ->
    [yes] , genug, um es zu lernen
   *[no] {""}
}.
learned = {-you} {VERB("", "hast", "hat")} {$name} gelernt.
talent-used = {talent-named} ist verbraucht.
talent-recharged = {talent-named} ist wieder frisch.
talent-borrowed = Du hast {talent-named} für ein Mal.
talent-learned = {-you} {VERB("", "lernst", "lernt")} {talent-named}.
improvement = { $how ->
    [frequency] eine Stufe öfter verwendbar
    [wound] +1 Wunde
    [hit] +1 zum Treffen
    [roll] +2 auf den Wurf dafür
    [cheaper] 1 AP billiger
   *[move] {NAME($faster)} statt einer Fokushandlung
}
talent-improved = {talent-named} ist verbessert: {improvement}.
motive = {$total}: {NAME($text)}.

## Dinge

gained = {-you} {VERB("", "hast", "hat")} jetzt: {NAME($name)}.
dropped = {-you} {VERB("", "hast", "hat")} nicht mehr: {NAME($name)}.
encumbered = { $now ->
    [yes] Du trägst zu viel: Jeder Wurf misslingt, bis du etwas abstellst.
   *[no] Du bist nicht mehr überladen.
}
coins-lost = {-you} {VERB("", "verlierst", "verliert")} {$by}.
coins-changed = {-you} { $paid ->
    [yes] {VERB("", "zahlst", "zahlt")}
   *[no] {VERB("", "bekommst", "bekommt")}
} {$by}.
coins-rolled = Dein Beutel: {JOIN($faces, " + ")}{ $times ->
    [1] {""}
   *[other] , mal {$times}
}: {$silver} Silber.
wears = {-you} {VERB("", "trägst", "trägt")} {armored}.
shield = { $shield ->
    [none] Du hast keinen Schild.
    [light] Du trägst einen leichten Schild.
   *[heavy] Du trägst einen schweren Schild.
}
shield-broken = Dein Schild zerbricht.
ammo = {NAME(TITLE($weapon))}: {SIGNED($by)} Schuss.
device-broken = Zerbrochen: {$name}.
device-mended = Wieder heil: {$name}.
device-built = Du hast gebaut: {$name}.

## Der Bogen

label-wounds = Wunden
title-health = Wunden
label-awesome = Awesome Points
title-awesome = Awesome Points
title-skills = Talente
label-ap = AP
label-level = Stufe
label-level-now = {label-level}
row-level-now = {$level}{ $due ->
    [0] {""}
   *[other] +
}
label-fright = Schrecken
label-load = Last
label-overload = {label-load}
row-overload = { $aloud ->
    [yes] überladen, jeder Wurf misslingt
   *[no] zu viel
}
label-next-roll = Nächster Wurf
row-next-roll = {SIGNED($bonus)}
label-description = Beschreibung
label-born = Geboren
label-player = Gespielt von
label-pronouns = Pronomen
label-template = Vorlage
label-inherent = Angeborene Gabe
label-limitation = Schwäche
label-motive = Beweggrund
label-languages = Sprachen und Künste
label-scars = Narben
label-tougher = Zäher
label-spent = Ausgegeben
label-banked = Aufgehobene Talente
label-shield = Schild
label-things = Dinge
label-backpack = Rucksack
label-home = Zuhause
label-purse = Beutel
label-intimidated = Eingeschüchtert
label-inspired = Beflügelt
label-weather = Wetter bekannt
label-enemies = Fällige Familienfeinde
named = {NAME($name)}
capital = {CAP(NAME($name))}
label-attribute = {capital}
label-weapon = {capital}
label-device = {capital}
label-condition = {capital}
row-attribute = {SIGNED($score)}
label-companion = {$name}
names = {JOIN(EACH($names, "named", "name"), ", ")}
row-inherent = {names}
row-things = {names}
row-backpack = {names}
row-languages = {own-tongue}{ COUNT($names) ->
    [0] {""}
   *[other] , {JOIN($names, ", ")}
}
row-scars = {JOIN(EACH($names, "named", "name"), "; ")}
own-tongue = deine Muttersprache
aloud-wounds = noch {$now} von {$most}
row-wounds = {$left} von {$most}
row-tougher = {wounds} mehr
awesome-points = { $ap ->
    [one] 1 Awesome Point
   *[other] {$ap} Awesome Points
}
row-ap = { $aloud ->
    [yes] {awesome-points}
   *[no] {$ap}
}
row-awesome = {$ap} verfügbar
row-spent = {$spent} von {$per} bis zur nächsten Stufe, im Ganzen {$all}
row-level = {$level}{ $due ->
    [0] {""}
   *[other] , {$due} fällig
}
fright-is = minus 2 auf jeden Wurf
row-fright = { $aloud ->
    [yes] {fright-is}
   *[no] -2
}
row-intimidated = { $aloud ->
    [yes] {fright-is}
   *[no] -2 auf jeden Wurf
}
row-state = { $state ->
    [ko] bewusstlos
    [dying] im Sterben
    [limping] im Sterben, aber auf den Beinen, humpelnd
   *[dead] tot
}
row-talent = {NAME($effect)}{ $weapon ->
    [none] {""}
   *[other] {" "}({NAME($weapon)})
}; {CAP(NAME($template))}, {NAME($frequency)} ({NAME($mark)}){ $takes ->
    [none] {""}
   *[other] , braucht {NAME($takes)}
}{ $better ->
    [none] {""}
   *[other] ; verbessert: {JOIN($better, ", ")}
}{ $used ->
    [none] {""}
    [arena] , verbraucht bis zur nächsten Arena
   *[other] , verbraucht bis zur Rast
}
label-talent = {talent-named}
row-borrowed = {NAME($effect)}
label-borrowed = {talent-named} (geliehen)
label-training = {talent-named} (in Übung)
row-training = {$hours} von 48 Stunden
row-weapon = {NAME($kind)}{ $ranged ->
    [yes] , Fernkampf
   *[no] {""}
}{ $shots ->
    [none] {""}
   *[other] , {$shots} Schuss
}{ $thrown ->
    [none] {""}
    [1] {""}
    [0] , keins mehr
   *[other] , {$thrown} Stück
}{ $held ->
    [yes] , in der Hand
   *[no] {""}
}
row-shield = { $shield ->
    [light] leicht
   *[heavy] schwer
}{ $lowered ->
    [yes] , gesenkt
   *[no] {""}
}
row-home = eine Wohnstatt mit deinen Sachen
row-device = { $roll ->
    [none] eine besondere Wirkung
   *[other] +1 auf {CAP(NAME($roll))}
}{ $state ->
    [broken] , zerbrochen
    [spent] , verbraucht
   *[none] {""}
}
row-purse = {$gold} Gold, {$silver} Silber, {$copper} Kupfer
row-load = {$load} von {$most}{ $encumbered ->
    [yes] , überladen: jeder Wurf misslingt
   *[no] {""}
}
carried = {$loads} { $single ->
    [yes] Last
   *[no] Lasten
}
row-condition = { $minutes ->
    [none] ja
   *[other] noch {SPAN($minutes)}
}
row-weather = {SPAN($minutes)}
row-inspired = +2 auf den nächsten Wurf auf Willenskraft
row-companion = {NAME($kind)}, {wounds}, {NAME($weapon)}

## Namen

name-passed = gelungen
name-failed = misslungen
name-unable = nicht möglich
name-aborted = abgebrochen
name-hit = getroffen
name-miss = verfehlt
name-believed = geglaubt
name-possible = für möglich gehalten
name-disbelieved = nicht geglaubt
name-clean = unbemerkt gelungen
name-noticed = gelungen, aber bemerkt
name-prevented = verhindert
name-moved = bewegt
name-climbed = geklettert
name-held = gehalten
name-fell = gefallen
name-swam = geschwommen
name-half = halb
name-drowning = am Ertrinken
name-unnoticed = unbemerkt
name-vanished = verschwunden
name-found = gefunden
name-standing = auf den Beinen
name-ko = bewusstlos
name-dying = im Sterben
name-dead = tot
name-first = zuerst
name-together = gleichzeitig
name-last = zuletzt
name-arrived = angekommen
name-rolled = gewürfelt
name-won = gewonnen
name-talked = beigelegt
name-endured = durchgehalten
name-fled = geflohen
name-across = drüben
name-back = zurück
name-under = untergegangen
name-done = fertig
name-paid = bezahlt
name-declined = abgelehnt
name-taken = genommen
name-left = gelassen
name-learned = gelernt
name-worked = es wirkt
name-encumbered = überladen
name-immune = unempfindlich
name-it = diese Gelegenheit
name-bonus = Bonus
name-penalty = Abzug
name-attribute = Attribut
name-arena = Arena
name-weapon = Waffe
name-skill = Können
name-defended = Deckung
name-intimidated = eingeschüchtert
name-frightened = eingeschüchtert
name-inspired = beflügelt
name-size = Größe
name-further = jeder Weitere
name-reach-weapon = Stangenwaffe
name-their-reach-weapon = Stangenwaffe der anderen
name-the-situation = die Lage
name-what-you-carry = was du trägst
name-parrying-weapon = Parierwaffe
name-parried-off = abgewehrt
name-none = keine
name-light = leicht
name-medium = mittel
name-heavy = schwer
name-super-heavy = sehr schwer
name-very-heavy = sehr schwer
name-unarmed = unbewaffnet
name-hand = einhändig
name-reach = Stangenwaffe
name-attack = Angriff
name-swarm = Schwarm
name-minion = Handlanger
name-tough = Kämpe
name-monster = Ungeheuer
name-constant = immer
name-rested = nach Rast
name-an-action = eine Handlung
name-a-focus-action = eine Fokushandlung
name-a-move = eine Bewegung
name-an-attack = einen Angriff
name-half-an-hour-or-more = eine halbe Stunde oder mehr
name-a-week = eine Woche
name-gold = Gold
name-silver = Silber
name-copper = Kupfer
name-bare-hands = bloße Hände
name-dagger = Dolch
name-knife = Messer
name-gaff-hook = Fischhaken
name-broken-bottle = zerbrochene Flasche
name-wand = Zauberstab
name-club = Keule
name-mace = Streitkolben
name-sword = Schwert
name-battle-axe = Streitaxt
name-cudgel = Knüppel
name-blackjack = Totschläger
name-staff = Stab
name-spear = Speer
name-chain-mace = Kettenkolben
name-bastard-sword = Anderthalbhänder
name-heavy-mace = schwerer Streitkolben
name-claymore = Claymore
name-huge-club = Riesenkeule
name-tree-branch = Ast
name-sling = Schleuder
name-dart = Wurfpfeil
name-shuriken = Wurfstern
name-throwing-axe = Wurfaxt
name-javelin = Wurfspieß
name-thrown-spear = Wurfspeer
name-light-crossbow = leichte Armbrust
name-crossbow = Armbrust
name-shortbow = Kurzbogen
name-longbow = Langbogen
name-heavy-crossbow = schwere Armbrust
name-light-shield = leichter Schild
name-heavy-shield = schwerer Schild

## Talente

not-learned = du hast {talent-named} nicht gelernt
used-up = {talent-named} ist verbraucht, bis du { $until ->
    [arena] in eine andere Arena kommst
   *[other] geruht und gegessen hast
}
not-used-up = {talent-named} ist nicht verbraucht
talent-again = noch einmal {talent-named}
not-borrowable = {talent-named} ist kein Talent deiner Vorlage, das dir noch fehlt
one-use = ein Mal {talent-named}
not-improvable = {talent-named} lässt sich so nicht verbessern

## Proben

too-few-ap = das kostet {$points} AP, und du hast {$ap}
improved = {talent-named}, verbessert
rolled-motive = {$total}: {NAME($text)} (FH-013).
rolled-coins = {$total} macht {$silver} Silber für {CAP(NAME($template))} (FH-037).
rolled-half = {$face} halbiert und aufgerundet ist {$result} (FH-002).
difficulty = {CAP(NAME($name))} {$number}
opponent = { $attribute ->
    [none] Wurf
   *[other] {CAP(NAME($attribute))}
} {SIGNED($value)}{ $name ->
    [none] {" "}der anderen
   *[other] {" "}({$name})
}
beyond = kein Wurf von dir erreicht {$difficulty}, auch nicht mit deinen AP{ $resist ->
    [0] {""}
   *[other] , denn die Spielleitung bietet {$resist} dagegen
}
of-them = {$count} von ihnen
would-turn = {$points} AP würden das wenden{ $bids ->
    [0] {""}
   *[other] {" "}({$need}, und {$bids}, die die Spielleitung dagegen bietet)
}; du hast {$ap}.
do-it = Tun
roll = Würfeln
use-attribute = {CAP(NAME($attribute))} nehmen: im Ganzen {SIGNED($bonus)}
think-better = Es sich anders überlegen
let-be = Es lassen: {$why}
use-again = {talent-named} noch einmal einsetzen, für {$price} AP
use-once = {talent-named} dies eine Mal einsetzen, für {$price} AP
keep-roll = Es lassen, wie es ist
boost = {$points} AP ausgeben: {$total} gegen {$difficulty}{ $known ->
    [yes] , {fallen}
   *[no] {""}
}
name-the-field = das Feld
name-great-sword = Zweihänder
name-simple = einfach
name-standard = üblich
name-difficult = schwer
name-amazing = erstaunlich
name-epic = episch
name-armor = Rüstung
name-a-boost = einen Schub
name-the-quest = den Auftrag
name-the-bid-against-you = das Gebot gegen dich

## Das System

no-score = {$attribute}: eine ganze Zahl, nicht '{$value}'
out-of-bounds = {CAP(NAME($attribute))} ist {$score}; Attribute gehen von {$lowest} bis {$highest}
help-in-attacks = nach Fictive Hack helfen mehrere nur bei einem Angriff: together attack armor=light. Alles andere würfelt einer von euch, oder 'everyone' würfelt für jeden: everyone brawn
reading = Gewürfelt wird mit zehn Seiten, und hoch ist gut: Mit dem Attribut muss der Wurf die Zahl erreichen. AP sind Awesome Points: Sie wenden einen Wurf, der misslang, oder halten eine Wunde ab.

## Jederzeit

tend = Rasten und die Wunden versorgen ({$minutes} Minuten für jede)
no-wound-lost = du hast keine Wunde verloren
takes-a-bed = besser wird es nur durch einen Tag im Bett
sleep = Essen und acht Stunden ruhen: Talente kommen zurück
lie-in-bed = Im Bett liegen, bis es dir besser geht
shake-off = Den Schrecken abschütteln, einen Augenblick lang
shrug-off = Eine Wunde abtun (Überlebenskunst)
take-level = Stufe {$level} nehmen
learn-banked = Lernen, was du aufgehoben hast
make-usable = {talent-named} wieder verfügbar machen, für {$price} AP
for-one-use = {talent-named} für ein Mal, {$price} AP
take-in-hand = Zur Hand nehmen: {NAME($name)}
in-hand = Du nimmst zur Hand: {NAME($name)}.
set-down = Abstellen: {NAME($name)}
leave-shield = Deinen Schild zurücklassen
take-off-armor = Deine Rüstung ablegen, für immer
set-down-pack = Deinen Rucksack abstellen
reset = Neu spannen: {$name}
takes-mechanic = das kann nur, wer es gebaut hat
mend = Reparieren: {$name}
wound-again = Es ist aufgezogen und wieder bereit.
invent = Eine Woche Arbeit: {NAME($name)}, {NAME($about)}

## Höhen, Schlösser und Wasser

drop-warning = Misslingt es, entscheidet ein zweiter Wurf, ob du {$height} m fällst: { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] {$wounds} Wunden
}.
slipped = {$total}: Du rutschst ab.
lock = Das Schloss: noch {$left} schwierig; es jetzt zu öffnen verlangt {$number}.
lock-holds = Das Schloss hält und ist jetzt schwerer.
worn-down = es ist mürbe
wear-down = Es mürbe machen ({ $moving ->
    [yes] eine Bewegung
   *[no] Fokus
})
try-lock = Es versuchen: {$number} ist nötig
leave-it = Es lassen
locksmith-once = Ein Mal das Talent Schlösser borgen, für {$price} AP
carry-too-much = du trägst zu viel
most-reach = mehr als {$best} könntest du nicht erreichen
half-on = du kommst eine halbe Arena weiter
swallow = du schluckst Wasser
swum = {$swum} von { $arenas ->
    [one] 1 Arena
   *[other] {$arenas} Arenen
}
going-under = Du gehst unter. Runde {$round}: Kraft gegen {$need}. {$far}.
swimming = Du bist {$far} geschwommen; du hältst noch { $left ->
    [one] 1 Runde
   *[other] {$left} Runden
} durch.
fight-for-surface = Nach oben kämpfen
swim-on = Weiterschwimmen
turn-back = Umkehren
round-told = {$total}: {$text}.

## Münzen und Handel

costs = das kostet {$price}, und du hast {$purse}
metal = {$count} {NAME($name)}
coins = { $parts ->
    [none] nichts
   *[other] {JOIN($parts, " ")}
}
no-shots = {NAME($weapon)} verschießt nichts
close-pack = Wieder zumachen
takes-ap = das kostet {$points} AP
no-pack = du trägst keinen Rucksack
find = {NAME($name)}, für {$price} AP
into-pack = Du siehst in deinen Rucksack. Du hast {$ap} AP.
keep-coins = Die Münzen behalten
would-carry = Damit ({NAME($name)}) würdest du {$load} tragen.
would-fail = Vorsicht: Das ist zu viel, und jeder Wurf würde misslingen.
take = Nehmen: {NAME($name)}
pay = {$price} zahlen{ $what ->
    [none] {""}
   *[other] {" "}({$what})
}
that-is-all = Das ist alles
ware = {NAME($name)} für {$price}
shots-for = Geschosse, je 1 Silber ({NAME($name)})
how-many = Wie viele?
you-have = Du hast {$coins}.
not-so-much = so viel hast du nicht
say-how-many = sag, wie viele, 1 bis 200

## Stufen

level-now = Stufe {$level}, {$spent} AP ausgegeben, {$due} fällig{ $banked ->
    [0] {""}
   *[other] ; {$banked} aufgehoben
}.
still-attribute = ein Attribut
still-talent = ein Talent
still-owed = Stufe {$level}. Noch zu wählen: {CHOSEN("still", $owed)}.
may-rebase = Stufe {$level}. Du kannst genug von einer anderen Vorlage, um sie zu deiner zu machen.
rebase = {CAP(NAME($template))} zu deiner Vorlage machen
bank-talent = Das Talent für später aufheben
raise-to = {CAP(NAME($name))} auf {SIGNED($score)}: {NAME($meaning)}
which-art = Welche Sprache, welches Instrument oder welche Kunst?
art-instead = Stattdessen eine Sprache, ein Instrument oder eine Kunst
in-numbers = Stattdessen in Serie bauen: {$name}
tougher = Zäher: eine Wunde statt beidem
inherent = {NAME($ability)} statt beidem
talent-of = {talent-named} ({CAP(NAME($template))}): {NAME($effect)}
talent-is = {talent-named}: {NAME($effect)}
improve = {talent-named} verbessert: {$better}
talent-known = {talent-named} kannst du schon
exclusive = {talent-named} gibt es nur für {CAP(NAME($template))}
half-own = die Hälfte deiner Talente muss aus deiner eigenen Vorlage sein
takes-teacher = dafür braucht es jemanden, der lehrt, und {$hours} Stunden Übung
own-come-with-levels = Talente deiner eigenen Vorlage kommen mit den Stufen
intuition = Eingebung: {talent-named}
next-level-takes = zur nächsten Stufe fehlen noch {$points} ausgegebene AP
art-needs-name = eine Sprache, ein Instrument oder eine Kunst braucht einen Namen
art-known = {$name} kannst du schon
no-tougher = Zäher wird man einmal je Punkt Kraft, jetzt {$most}
none-banked = kein Talent ist aufgehoben
own-template = das ist deine Vorlage
two-talents = dafür braucht es 2 Talente von {CAP(NAME($template))}, und du hast {$held}
have-inherent = du hast ihre angeborene Gabe
takes-template = dafür braucht es eine Vorlage
lacking = es fehlen {$count} Talente von {CAP(NAME($template))}
too-low = {CAP(NAME($name))} ist {$score}, und nichts darf unter {$lowest} liegen
too-much-lowered = {$lowered} Punkte sind gesenkt, aber höchstens {$most} dürfen es sein
too-many-spent = { $points ->
    [one] es ist 1 Punkt zu viel ausgegeben
   *[other] es sind {$points} Punkte zu viel ausgegeben
}
points-to-spend = noch {$points} Punkte sind auszugeben

## Talente einsetzen

learn-now = Es jetzt lernen, für {$price} AP, die keine Stufe bringen
let-pass = Es bleiben lassen
takes-one = das kann nur {CAP(NAME($template))}
use = Einsetzen: {NAME($name)}
use-for = {talent-named} für {$price} AP einsetzen
just = {NAME($name)}.
device-does = {CAP(NAME($effect))}. Du hast {$ap} AP.
put-into = {$points} hineinstecken ({$name}), für {$price} AP
thing = {NAME($name)}
talent-does = {talent-named}: {NAME($effect)}.

## Eine Figur machen

roll-motive = Einen Beweggrund auswürfeln (2W10)
own-motive = Ein eigener Beweggrund
why-adventuring = Warum ziehst du auf Abenteuer?
list-motive = Aus der Liste wählen
no-motive = Kein Beweggrund, und keine AP dafür
what-is-hero = Was ist deine Figur?
template = {NAME($title)}: {NAME($about)}. {NAME($inherent)}: {NAME($ability)}
motive-worth = Ein Beweggrund ist 3 AP wert; sie wenden misslungene Würfe.
you-speak = Du sprichst: {JOIN($names, ", ")}.
go-on = Weiter
proficiency = Eine Kunst nennen (noch {$left})
had-already = die hast du schon
which-talent = Mit welchem Talent hast du angefangen?
one-weapon = Eine Waffe für den Anfang; wie sie aussieht, ist deine Sache.
own-weapon = Etwas Eigenes
what-is-it = Was ist es?
another-class = Eine andere Klasse
burdened = { $burden ->
    [yes] . ZU VIEL für dich: Jeder Wurf würde misslingen
   *[no] {""}
}
armor = {CAP(NAME($name))}: {NAME($described)}, {$weight}{ $cunning ->
    [0] {""}
   *[other] , {$cunning} List
}{burdened}
armor-slows = Rüstung bremst die List. Wer ohne kämpft, bekommt 2 AP je Kampf.
shield-at-home = Deinen Schild zu Hause lassen
no-shield = Kein Schild
a-shield = Ein { $shield ->
    [light] leichter
   *[heavy] schwerer
} Schild{ $arms ->
    [yes] {" "}mit deinem Wappen
   *[no] {""}
}: {$load}{burdened}
shield-costs = Ein Schild kostet einen Würfel beim Treffen und fängt jede Runde eine Wunde ab.
brawn-bears = Mit Kraft {SIGNED($brawn)} { $much ->
    [one] ist 1 Last
   *[other] sind {$much} Lasten
} zu viel.
room-at-home = Ein Zimmer mit deinen Sachen darin
stocked-pack = Ein voller Rucksack: 1 Last, im Ganzen {$carried}{burdened}
both = Beides{burdened}
how-speak = Wie spricht man von deiner Figur?
take-care-load = Vorsicht: {$carried} sind zu viel für dich, und jeder Wurf würde misslingen.
as-usual = Wie üblich ({NAME($template)}), mit passendem Talent, passender Waffe und Rüstung: nur Pronomen und Name bleiben zu wählen
these-points = Dabei soll es bleiben
raise-from = {CAP(NAME($name))} von {SIGNED($now)} auf {SIGNED($score)}: {NAME($meaning)}
lower-to = {CAP(NAME($name))} senken auf {SIGNED($score)}
six-numbers = Sechs Zahlen, in der Reihenfolge der Liste?
write-six = Alle sechs hinschreiben
score = {CAP(NAME($name))} {SIGNED($score)}
no-points-left = {JOIN($names, ", ")}. Es sind keine Punkte übrig; was du senkst, gibt sie zurück.
points-left = Noch { $points ->
    [one] 1 Punkt
   *[other] {$points} Punkte
}. Was du senkst, gibt Punkte, höchstens 4, und nichts geht unter -2.
give-six = gib sechs Zahlen ein, etwa: 1 2 0 0 1 1
weapon-class = { $ranged ->
    [yes] Fernkampf, {NAME($name)}
   *[no] {CAP(NAME($name))}
}: { $wounds ->
    [one] 1 Wunde
   *[other] {$wounds} Wunden
}, { $attribute ->
    [yes] 1W10 + ein Attribut
   *[no] {$dice}W10
}{ $many ->
    [yes] {" "}ohne den niedrigsten
   *[no] {""}
}; {NAME($meaning)}
no-weapon = Keine Waffe
name-full-plate = voller Plattenpanzer
name-chain-and-plate = Kette und Platte
name-chain = Kettenhemd
name-leather = Leder
name-clothes = Kleidung
name-small--a-dagger--a-sickle--a-hatpin = klein: ein Dolch, eine Sichel, eine Hutnadel
name-for-one-hand--a-sabre--a-mace--a-miner-s-pick = für eine Hand: ein Säbel, ein Streitkolben, eine Bergmannshacke
name-long--a-staff--a-spear--a-boat-hook = lang: ein Stab, ein Speer, ein Bootshaken
name-for-two-hands-or-nearly--a-greatsword--a-sledgehammer = für zwei Hände oder beinahe: ein Zweihänder, ein Vorschlaghammer
name-enormous--a-ship-s-spar--the-bar-of-a-gate = gewaltig: eine Schiffsspiere, ein Torriegel
name-a-sling--a-thrown-knife--a-dart = eine Schleuder, ein Wurfmesser, ein Wurfpfeil
name-a-throwing-axe--a-light-crossbow--a-shortbow--a-javelin = eine Wurfaxt, eine leichte Armbrust, ein Kurzbogen, ein Wurfspieß
name-a-longbow--a-thrown-spear = ein Langbogen, ein Wurfspeer
name-a-heavy-crossbow--reloading-is-a-focus-action = eine schwere Armbrust; nachladen ist eine Fokushandlung
name-noticing-things--insight--and-the-languages-and-arts-you-know = Dinge bemerken, Einsicht, und die Sprachen und Künste, die du kannst
name-size-and-strength--carrying--climbing--swimming = Größe und Kraft, tragen, klettern, schwimmen
name-persuading--leading--being-liked = überreden, führen, gemocht werden
name-willpower--stubbornness--resisting-magic = Wille, Sturheit, Widerstand gegen Zauber
name-stealth--theft--trickery-and-lies = Heimlichkeit, Diebstahl, Tricks und Lügen
name-courage--reflexes--dodging--balance = Mut, Reflexe, ausweichen, Gleichgewicht
name-a-motive = einen Beweggrund
name-the-fight = den Kampf
name-fighting-unarmored = den Kampf ohne Rüstung
name-a-theft = einen Diebstahl
name-its-special-effect = seine besondere Wirkung

under = du gehst unter
half-arena = eine halbe Arena
whole-arena = eine ganze Arena

## Wie ein Gegner kämpft

manner = { $policy ->
    [brute] kommt geradewegs auf dich zu und schlägt zu
    [archer] hält Abstand und schießt
    [guard] hält die Stellung und verteidigt sich, wenn es schlecht steht
    [coward] läuft fort, wenn verwundet, verängstigt oder allein
    [jailer] hält dich fest und schlägt zu, immer abwechselnd
    [bully] schubst dich herum und schlägt zu, immer abwechselnd
    [bodyguard] fängt die Schläge ab, die anderen gelten
    [turtle] wartet in Deckung, dann schlägt es zu
    [beast] geht dem Nächsten an die Kehle und kennt keine Furcht
   *[bystander] tut nichts
}
manner-rules = {JOIN($rules, "; ")}
manner-when = { $condition ->
    [always] immer
    [near] in der Nähe
    [far] aus der Ferne
    [hurt] verwundet
    [last-wound] bei der letzten Wunde
    [alone] allein
    [first-round] zuerst
    [intimidated] eingeschüchtert
    [hero-hurt] wenn du verwundet bist
    [hero-defends] wenn du dich verteidigst
   *[every-other] jede zweite Runde
}
manner-rule = { COUNT($when) ->
    [0] { $first ->
        [yes] {""}
       *[no] sonst:{" "}
    }
   *[other] {JOIN($when)}:{" "}
}{ $does ->
    [attack] greift an
    [shoot] schießt
    [move] kommt näher
    [defend] verteidigt sich
    [impede] hält dich fest
    [push] stößt dich weg
    [flee] läuft fort
    [recover] fasst wieder Mut
    [wait] wartet
   *[protect] schützt andere
}
name-the-villain-s-laugh = das Lachen des Schurken
name-secrecy = Geheimhaltung
name-more-of-them = mehr von ihnen
name-a-wound-more = eine Wunde mehr
name-the-whole-swarm = den ganzen Schwarm
name-the-wound-that-was-cancelled = die abgewendete Wunde
name-the-wound-that-was-added = die zusätzliche Wunde
name-smiting-who-flees = einen Hieb gegen Fliehende
name-a-change-of-mind = einen anderen Entschluss
name-flexibility = Beweglichkeit
name-a-shot-on-the-move = einen Schuss aus der Bewegung
name-ignoring-a-wound = eine nicht beachtete Wunde

## Was ein Versuch bringt

try-aborted = Du überlegst es dir anders.
try-worth = Gelingt es, so hast du +1 auf deinen nächsten Wurf, oder +2, wenn es sehr gut geht; geht es schlecht, -1.
try-fight-great-1 = Es gelingt dir mit einer Hand, und mit der anderen hättest du grüßen können. Was folgt, wird ein Vergnügen.
try-fight-great-2 = Es klappt besser, als es irgend verdient hat. Du hast die Oberhand, und nicht zu knapp.
try-fight-good-1 = Etwas reißt, und es ist nur das Futter. Der nächste Augenblick gehört dir.
try-fight-good-2 = Es gelingt, so ziemlich, und du bist einen Takt voraus.
try-fight-poor-1 = Du stehst nicht besser da, und dir ist recht warm.
try-fight-poor-2 = Es war ein guter Einfall. Er hätte einen ruhigeren Kampf verdient.
try-fight-bad-1 = Du verhedderst dich in deiner eigenen Schlauheit und wirst das Nächste hüpfend tun.
try-fight-bad-2 = Es misslingt vor aller Augen und bringt dich aus dem Takt.
try-body-great-1 = Du tust es mit einem Schwung, der nicht unbedingt nötig war, und könntest es gleich noch einmal.
try-body-great-2 = Es ist vorbei, ehe du das Gesicht dazu gemacht hast. Du wirst gerade erst warm.
try-body-good-1 = Es braucht drei Anläufe und ein Wort, das deiner Mutter nicht gefiele, und dann ist es getan.
try-body-good-2 = Es steht auf der Kippe, und dann kippt es zu dir.
try-body-poor-1 = Du versuchst es, bis du Sterne siehst. Mehr bekommst du nicht zu sehen.
try-body-poor-2 = Es ist ein schöner Einfall, und dir wird recht warm dabei.
try-body-bad-1 = Du zerrst dir etwas, von dem du vergessen hattest, dass du es hast. Es wird dir eine Weile im Weg sein.
try-body-bad-2 = Du tust es mit aller Kraft, und ganz verkehrt herum. Das Nächste wird schwerer fallen.
try-wits-great-1 = Du hast es sofort, und dazu das angenehme Gefühl, dass du auch das Nächste haben wirst.
try-wits-great-2 = Es ist ein sehr alter Trick, und du kennst ihn von beiden Enden. Du bist in Form.
try-wits-good-1 = Es war die ganze Zeit einfach, wie solche Dinge sind. Jetzt hast du es.
try-wits-good-2 = Es ist kein ehrlicher Weg. Aber es ist einer.
try-wits-poor-1 = Du denkst darüber nach, und dann denkst du darüber nach, dass du darüber nachgedacht hast.
try-wits-poor-2 = Du siehst es klar vor dir, kurz nachdem es genützt hätte.
try-wits-bad-1 = Du wirst überlistet, und zwar vom eigenen Plan. Es dauert eine Weile, bis das vergessen ist.
try-wits-bad-2 = Du bist dir sicher, und du irrst dich, und es verdirbt dir gleich den nächsten Einfall mit.
try-heart-great-1 = Du legst dein ganzes Herz hinein, und es kommt größer zu dir zurück. Nur her mit dem Nächsten.
try-heart-great-2 = Etwas in dir setzt sich auf und horcht. Es legt sich nicht gleich wieder hin.
try-heart-good-1 = Du beißt die Zähne zusammen, und das Zittern hört auf.
try-heart-good-2 = Es macht dir keine Freude. Niemand hat Freude verlangt. Es geht.
try-heart-poor-1 = Du rufst deine letzten Kräfte, und sie lassen sich entschuldigen.
try-heart-poor-2 = Du gibst ihm Gefühl. Es wollte etwas anderes.
try-heart-bad-1 = Es kommt falsch heraus, und du wirst daran denken, wenn du den Kopf für anderes brauchst.
try-heart-bad-2 = Dir sinkt das Herz, und es lässt sich Zeit mit dem Steigen.
name-swimming = Schwimmen
name-wounds = Wunden
name-shields = Schilde
name-tougher = Zäher
name-focus = Fokus
name-impede = Festhalten
name-push = Wegstoßen
name-assist = Helfen
name-luck = Glück
name-inspiration = Anfeuern
name-minions = Handlanger

## Attribute, Vorlagen, Talente und was zum Erschaffen gehört

name-awareness = Wahrnehmung
name-brawn = Kraft
name-charm = Charme
name-commitment = Willenskraft
name-cunning = List
name-daring = Wagemut
name-fighter = Kämpfer
name-knight = Ritter
name-mechanic = Mechaniker
name-scout = Späher
name-thief = Dieb
name-open = offen
name-restricted = beschränkt
name-exclusive = allein dieser Vorlage
name-winning-fights--in-iron-and-at-arm-s-length = Kämpfe gewinnen, in Eisen und auf Armeslänge
name-rank--arms-and-sworn-service = Rang, Wappen und ein Eid
name-whatever-has-gears--valves-or-hinges = alles, was Zahnräder, Ventile oder Scharniere hat
name-being-the-first-to-see--and-the-first-to-be-seen = als Erster sehen und als Erster gesehen werden
name-getting-at-what-is-locked-away = an das kommen, was weggeschlossen ist
name-short-fuse--your-hand-is-on-the-hilt-before-the-question-is-finished = Kurze Lunte: Deine Hand ist am Griff, ehe die Frage zu Ende ist
name-sworn--what-your-liege-or-your-family-asks--you-owe = Eidgebunden: Was dein Lehnsherr oder deine Familie verlangt, bist du schuldig
name-bad-with-faces--a-hinge-tells-you-more-than-a-smile-does = Schlecht mit Gesichtern: Eine Türangel sagt dir mehr als ein Lächeln
name-nobody-s-loss--you-never-count-on-being-fetched = Niemandem fehlst du: Du rechnest nie damit, dass man dich holt
name-light-fingers--things-go-missing-where-you-have-been--and-your-friends-own-things-too = Lange Finger: Wo du warst, fehlen Dinge, und auch deine Freunde besitzen welche
name-helm-with-a-brush-of-boar-s-bristles = Helm mit einer Bürste aus Eberborsten
name-sealed-letter-of-descent = gesiegelter Adelsbrief
name-cloak-in-your-family-s-colors = Mantel in den Farben deiner Familie
name-shield-with-your-arms = Schild mit deinem Wappen
name-canvas-roll-of-tools = Werkzeugrolle aus Leinwand
name-greased-apron = fettige Schürze
name-magnifying-glass-on-a-cord = Vergrößerungsglas an einer Schnur
name-cord-with-a-knot-for-every-hundred-paces = Schnur mit einem Knoten für je hundert Schritte
name-waxed-map-case = gewachste Kartentasche
name-smoked-glass-against-the-sun = Rauchglas gegen die Sonne
name-felt-overshoes = Überschuhe aus Filz
name-ring-of-keys-to-nothing-in-particular = Ring mit Schlüsseln zu nichts Bestimmtem
name-long-coat-with-eleven-pockets = langer Mantel mit elf Taschen
name-awesome-violence = Wilde Gewalt
name-elite = Elite
name-engineering = Baukunst
name-military-intelligence = Feindkunde
name-get-paid = Zahltag
name-after-a-to-hit-roll-each-ap-gives--2--up-to-your-level-in-all--fh-221-- = Nach einem Angriffswurf gibt jeder AP +2, im Ganzen bis zu deiner Stufe (FH-221).
name--2-commitment-when-your-own-nerve-is-tried-in-a-fight---2-charm-to-hold-others-there--once-per-arena-1-ap-raises-a-combat-roll-by-2--fh-229-- = +2 Willenskraft, wenn in einem Kampf deine eigenen Nerven geprüft werden, +2 Charme, um andere dort zu halten; einmal je Arena hebt 1 AP einen Kampfwurf um 2 (FH-229).
name-what-was-built-shows-you-how-it-works-and-how-it-is-mended--fh-237-- = Was gebaut wurde, zeigt dir, wie es arbeitet und wie man es ausbessert (FH-237).
name-a-focus-action-counts-everything-in-sight--you-know-what-marches-and-meals-take--fh-249-- = Eine Fokushandlung zählt alles, was zu sehen ist; du weißt, was Märsche und Mahlzeiten brauchen (FH-249).
name-1-ap-for-every-theft--or-1-per-100-gold-of-a-big-score-once-you-are-out-with-it--fh-257-- = 1 AP für jeden Diebstahl, oder 1 für je 100 Gold einer großen Beute, sobald du mit ihr draußen bist (FH-257).
name-charger = Ansturm
name-combat-toughened = Kampfgestählt
name-expert-parry = Meisterparade
name-fight-dirty = Schmutzig kämpfen
name-weapon-of-choice = Lieblingswaffe
name-armor-skill = Rüstungskunst
name-connected = Gute Verbindungen
name-logistician = Nachschub
name-politician = Politik
name-shield-skill = Schildkunst
name-demolitions = Abbruch
name-inventor = Erfinden
name-locksmith = Schlösser
name-repair = Reparieren
name-trapmaster = Fallenkunde
name-birdcall = Vogelruf
name-elusive = Schwer zu fassen
name-read-signs = Zeichen lesen
name-sprinter = Sprint
name-survivor = Überlebenskunst
name-arsenal = Arsenal
name-backstab = Hinterhalt
name-bash = Niederschlag
name-pickpocket = Taschendieb
name-super-cunning = Meisterliche List
name-a-move-and-an-attack-as-one-action--then--2-to-hit-or--1-wound = eine Bewegung und ein Angriff als eine Handlung; dann +2 zum Treffen oder +1 Wunde
name--2-wounds---2-charm-to-settle-a-fight-with-words = +2 Wunden; +2 Charme, um einen Kampf mit Worten beizulegen
name-take-a-die-off-a-melee-attack-on-you-before-it-is-rolled = nimm einem Nahkampfangriff auf dich einen Würfel, bevor er gewürfelt wird
name--2-to-hit-or--1-wound-whenever-a-face-die-shows-1 = +2 zum Treffen oder +1 Wunde, sooft ein Gesichtswürfel 1 zeigt
name-with-one-chosen-weapon-every-die-is-a-face-die = mit einer gewählten Waffe ist jeder Würfel ein Gesichtswürfel
name-your-armor-is-1-load-lighter = deine Rüstung ist 1 Last leichter
name-a-relative-near-here-will-help--the-family-s-enemies-hear-of-it = jemand aus deiner Familie ist in der Nähe und hilft; die Feinde der Familie hören davon
name-your-pack-is-1-load-lighter--a-column-or-a-group-travels-a-fifth-faster = dein Gepäck ist 1 Last leichter; eine Kolonne oder eine Gruppe reist ein Fünftel schneller
name--2-awareness-and-charm-in-politics = +2 Wahrnehmung und Charme in der Politik
name-a-shield-costs-you-no-die = ein Schild kostet dich keinen Würfel
name-see-what-holds-a-structure-up--and-what-would-not = sieh, was einen Bau hält und was ihn zum Einsturz brächte
name-one-invention-of-your-own-per-level = eine eigene Erfindung je Stufe
name-wear-down-a-lock--then-open-it = mach ein Schloss mürbe und öffne es dann
name-mend-what-is-broken--alone-or-telling-others-how = bessere aus, was zerbrochen ist, allein oder indem du andere anleitest
name--2-awareness-for-traps--disarm--build--mend-and-spring-them = +2 Wahrnehmung für Fallen; entschärfe sie, bau sie, bessere sie aus, lös sie aus
name-signals-that-pass-for-birds = Zeichen, die man für Vögel hält
name-whoever-loses-sight-of-you-has-lost-you = wer dich aus den Augen verliert, hat dich verloren
name-learn-a-fact-from-what-lies-about-you--tell-the-weather-for-12-hours = erfahre eine Tatsache aus dem, was um dich ist; sag das Wetter für 12 Stunden voraus
name-a-wound-buys-one-move-across-2-arenas = eine Wunde kauft eine Bewegung über 2 Arenen
name-shrug-off-1-wound--better-odds-when-you-fall = tu 1 Wunde ab; bessere Aussichten, wenn du fällst
name-knives-weigh-nothing--however-many = Messer wiegen nichts, wie viele es auch sind
name--2-to-hit-or--1-wound-on-a-foe-whose-eyes-are-elsewhere--both-if-it-knows-nothing-of-you = +2 zum Treffen oder +1 Wunde gegen einen Gegner, der anderswohin sieht; beides, wenn er nichts von dir weiß
name-knock-somebody-out-with-a-blunt-weapon = schlag jemanden mit einer stumpfen Waffe bewusstlos
name-steal-in-melee-range--in-phase-2--and-move-as-well = stiehl aus der Nähe, in Phase 2, und beweg dich noch dazu
name-cunning-rolls-take-the-better-of-two-dice = Würfe auf List nehmen den besseren von zwei Würfeln
name-half-a-map-is-tattooed-on-your-back--where-you-have-only-seen-it-in-mirrors--find-whoever-has-the-other-half = Auf deinem Rücken ist eine halbe Karte tätowiert, die du nur aus Spiegeln kennst; finde, wer die andere Hälfte hat
name-your-family-s-ferry-was-lost-at-dice--win-it-back--or-buy-it--or-sink-it = Die Fähre deiner Familie ging beim Würfeln verloren; gewinn sie zurück, kauf sie oder versenk sie
name-you-rang-the-flood-bell-too-late--and-everybody-at-home-knows-it--come-back-with-something-else-to-be-known-for = Du hast die Flutglocke zu spät geläutet, und daheim wissen es alle; komm mit etwas zurück, wofür man dich sonst kennt
name-a-stranger-paid-all-your-debts-and-left-no-name--find-out-what-you-have-been-bought-for = Jemand Fremdes hat alle deine Schulden bezahlt und keinen Namen hinterlassen; finde heraus, wofür man dich gekauft hat
name-three-prophecies-of-your-death-have-come-to-nothing--and-the-fourth-names-a-place--be-there-first = Drei Weissagungen deines Todes sind ausgeblieben, und die vierte nennt einen Ort; sei zuerst dort
name-somebody-in-the-capital-lives-under-your-name-and-does-better-with-it-than-you = In der Hauptstadt lebt jemand unter deinem Namen und kommt besser damit zurecht als du
name-one-other-person-alive-speaks-your-mother-s-language--and-she-keeps-a-lighthouse--talk-with-her-while-you-can = Außer dir spricht nur noch ein Mensch die Sprache deiner Mutter, und sie hütet einen Leuchtturm; sprich mit ihr, solange es geht
name-you-broke-the-town-clock--and-it-takes-a-spring-of-a-kind-that-nobody-makes-any-more = Du hast die Uhr der Stadt zerbrochen, und sie braucht eine Feder, wie sie niemand mehr macht
name-a-song-about-you-has-gone-on-ahead--and-the-hero-in-it-is-braver-than-you--catch-up = Ein Lied über dich ist vorausgezogen, und darin bist du tapferer, als du es bist; hol es ein
name-the-army-took-your-mule-for-the-war--the-war-is-over--and-you-want-the-mule = Das Heer nahm dein Maultier für den Krieg; der Krieg ist aus, und du willst das Maultier
name-your-four-aunts-each-left-you-a-quarter-of-one-key--and-none-of-them-said-to-what = Deine vier Tanten haben dir je ein Viertel eines Schlüssels vererbt, und keine hat gesagt, wozu er passt
name-you-swore-something-before-a-bishop-while-you-were-drunk--and-he-has-it-in-writing = Du hast betrunken vor einem Bischof etwas geschworen, und er hat es schriftlich
name-the-same-white-patch-is-on-every-map-that-you-have-drawn-for-money--see-who-pays-to-keep-it-white = Auf jeder Karte, die du für Geld gezeichnet hast, ist derselbe weiße Fleck; sieh nach, wer dafür zahlt, dass er weiß bleibt
name-you-were-a-hostage-for-nine-years-and-know-a-whole-court-s-secrets--find-out-what-they-are-worth = Neun Jahre warst du Geisel und kennst die Geheimnisse eines ganzen Hofes; finde heraus, was sie wert sind
name-you-once-let-an-enemy-go--and-today-a-saddled-horse-came-without-a-letter--ride-back-the-way-it-came = Einst hast du einen Feind laufen lassen, und heute kam ein gesatteltes Pferd ohne einen Brief; reite den Weg zurück, den es kam
name-the-sea-took-your-village-s-bell--and-nobody-has-dared-to-marry-there-since--fetch-it-up--or-bring-another = Das Meer nahm die Glocke deines Dorfes, und seither wagt dort niemand zu heiraten; hol sie herauf oder bring eine andere
name-your-master-has-lost-six-apprentices--and-you-are-the-seventh--learn-where-they-went-before-you-are-sent-there = Dein Meister hat sechs Lehrlinge verloren, und du bist der siebte; finde heraus, wohin sie gingen, ehe man dich hinschickt
name-you-can-cook-one-dish-as-nobody-else-can--and-its-spice-has-stopped-coming--follow-the-road-that-it-came-by = Ein Gericht kannst du kochen wie niemand sonst, und das Gewürz dafür kommt nicht mehr; folge der Straße, auf der es kam
name-you-dream-of-the-same-door-every-night--and-yesterday-a-carter-described-it-to-you = Jede Nacht träumst du von derselben Tür, und gestern hat ein Fuhrmann sie dir beschrieben
name-a-candle--a-sack--a-ball-of-twine--a-bowl-of-stew--a-bed-in-the-straw = eine Kerze, ein Sack, ein Knäuel Schnur, eine Schale Eintopf, ein Bett im Stroh
name-a-mule--a-padlock--a-good-pair-of-boots--climbing-irons--a-fiddle-with-three-strings = ein Maultier, ein Vorhängeschloss, gute Stiefel, Steigeisen, eine Fiedel mit drei Saiten
name-a-riding-horse--light-armor--a-telescope--a-letter-of-introduction = ein Reitpferd, leichte Rüstung, ein Fernrohr, ein Empfehlungsschreiben
name-a-warhorse--heavy-armor--a-river-barge = ein Schlachtross, schwere Rüstung, ein Flusskahn
name-15-yards-of-line = 15 Ellen Seil
name-a-horn-lamp-and-8-candles = eine Hornlaterne und 8 Kerzen
name-a-tinderbox = ein Feuerzeug
name-food-for-7-days = Essen für 7 Tage
name-water-for-3-days = Wasser für 3 Tage
name-a-blanket-with-a-hole-for-the-head = eine Decke mit einem Loch für den Kopf
name-dry-stockings = trockene Strümpfe
name-a-pot-with-a-lid = ein Topf mit Deckel
name-a-folding-saw = eine Klappsäge
name-a-dozen-wedges = ein Dutzend Keile
name-needles-and-waxed-thread = Nadeln und gewachster Faden
name-chalk = Kreide
name-a-white-seam-along-the-jaw = eine weiße Naht am Kiefer entlang
name-a-limp-that-knows-the-weather = ein Hinken, das das Wetter kennt
name-a-notch-in-the-left-ear = eine Kerbe im linken Ohr
name-two-fingers-that-won-t-quite-close = zwei Finger, die sich nicht ganz schließen
name-a-puckered-star-below-the-ribs = ein gezackter Stern unter den Rippen
name-a-burn-shaped-like-a-hand = eine Brandnarbe in der Form einer Hand
name-a-voice-gone-rough-for-good = eine Stimme, die rau geblieben ist
name-a-line-through-one-eyebrow = ein Strich durch eine Augenbraue
name-a-crooked-nose = eine krumme Nase
name-a-long-furrow-across-the-back = eine lange Furche quer über den Rücken
name-spring-grapnel = Federanker
name-a-hook-on-a-wound-spring---1-on-brawn-rolls = ein Haken an einer gespannten Feder: +1 auf Würfe auf Kraft
name-many-belled-ear-trumpet = Hörrohr mit vielen Trichtern
name--1-on-awareness-rolls = +1 auf Würfe auf Wahrnehmung
name-soles-of-felt-and-silk = Sohlen aus Filz und Seide
name--1-on-cunning-rolls = +1 auf Würfe auf List
name-clockwork-sight = Visier mit Uhrwerk
name--1-to-hit = +1 zum Treffen
name-soothing-music-box = besänftigende Spieldose
name--1-on-charm-rolls = +1 auf Würfe auf Charme
name-jointed-balance-pole = zusammenlegbare Balancierstange
name--1-on-daring-rolls = +1 auf Würfe auf Wagemut
name-heartbeat-drum = Herzschlagtrommel
name--1-on-commitment-rolls = +1 auf Würfe auf Willenskraft

## Several heroes

award = {$name} einen Punkt aus der Schale geben ({$name} hat {$ap}, die Schale {$bowl})
awarded = {$name} bekommt 1 AP aus der Schale: jetzt {$ap}, und {$bowl} bleiben in der Schale.
bowl-fed = In die Schale { $by ->
    [one] kommt 1 AP
   *[other] kommen {$by} AP
}{ $why ->
    [none] {""}
   *[other] {" "}für {NAME($why)}
}: jetzt {$bowl}.
no-own-award = sich selbst gibt niemand etwas
bowl-empty = die Schale ist leer
all-coins = alle Münzen
helped-round = {-you} {VERB("", "kommst", "kommt")} zu dir und kannst gehen, hinkend.
nobody-opposes = es gibt niemanden, gegen den zu würfeln wäre
against-whom = Gegen wen?

## Was geschrieben ist und nicht passt

no-such-arena = einen Schauplatz {$name} gibt es nicht
trap-outside = eine Falle ist {$known}, nicht {$number}
listener-value = sag, womit gelauscht wird, etwa 3
lock-outside = ein Schloss ist 1 bis {$most}, nicht {$complexity}
second-roll-number = hier ist keine Figur; schreib die Zahl des zweiten Wurfs
gloat-outside = ein böses Lachen ist {$low} bis {$high} AP wert, nicht {$points}
violence-outside = auf Stufe {$level} zählen höchstens {$most} AP
templates-are = es gibt {JOIN($known)}
difficulty-below = eine Schwierigkeit ist 0 oder mehr, nicht {$word}
pushed-at-most = höchstens {$most} werden zugleich gestoßen
carriers-few = mindestens eine Person trägt es, nicht {$count}
no-amount = '{$text}' ist keine Menge; schreib eine Zahl oder all
device-helps = ein Gerät hilft bei einem von {JOIN($known)}, nicht bei '{$name}'
device-level = ein Gerät wird auf Stufe 1 bis {$most} gebaut, und es gibt eines davon
unknown-weapon = eine Waffe '{$name}' kennt hier niemand{near} { $near ->
    [none] gib
   *[other] Gib
} ihre Art an: {JOIN($kinds)}
no-weight = '{$name}' ist kein Gewicht{near} { $near ->
    [none] schreib
   *[other] Schreib
} 0, 1/2, 1, 1 1/2 oder eins von {JOIN($known)}
