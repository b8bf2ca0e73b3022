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

verdict = { $total ->
    [none] {CAP(fallen)}
   *[other] {$total}{ $difficulty ->
        [none] {""}
       *[other] {" "}gegen {$difficulty}
    }: {fallen}
}.
fallen = { $label ->
    [tie] { $enough ->
        [yes] Gleichstand, das genügt
       *[no] Gleichstand, das genügt nicht
    }
   *[other] {NAME($label)}
}
could-not = Es konnte nicht gelingen: {NAME($reason)} (FH-029, FH-107).
not-rolled = Es war kein Wurf nötig ({$rule}).
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
attack-dice = Würfel {JOIN($faces, ", ")}, davon {JOIN($kept, " + ")}{attack-points}: {$total} (FH-049, FH-051).
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
    [yes] FH-055, FH-071
   *[no] FH-071
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
came-round = Du kommst zu dir: {$face} liegt unter deinem Brawn von {$brawn}. Du kannst humpeln und halb so viel tragen; gesund machen dich nur 24 Stunden im Bett.
stays-down = {-you} {VERB("", "kommst", "kommt")} nicht hoch: {$face} liegt nicht unter {VERB("", "deinem", "einem")} Brawn von {$brawn}.
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
inspired = +2 warten auf den nächsten Wurf auf Commitment.
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
outbid = Die Spielleitung überbietet {$by} AP davon.
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
}; {CAP(NAME($template))}, {NAME($frequency)} ({$mark}){ $takes ->
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
row-inspired = +2 auf den nächsten Wurf auf Commitment
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
out-of-bounds = {$attribute} ist {$score}; Attribute gehen von {$lowest} bis {$highest}
help-in-attacks = nach Fictive Hack helfen mehrere nur bei einem Angriff: together attack armor=light. Alles andere würfelt einer von euch, oder 'everyone' würfelt für jeden: everyone brawn
reading = Gewürfelt wird mit zehn Seiten, und hoch ist gut: Mit dem Attribut muss der Wurf die Zahl erreichen. AP sind Awesome Points: Sie wenden einen Wurf, der misslang, oder halten eine Wunde ab.

## Jederzeit

tend = Rasten und die Wunden versorgen ({$minutes} Minuten für jede)
no-wound-lost = du hast keine Wunde verloren
takes-a-bed = besser wird es nur durch einen Tag im Bett
sleep = Essen und acht Stunden ruhen: Talente kommen zurück
lie-in-bed = Im Bett liegen, bis es dir besser geht
shake-off = Den Schrecken abschütteln, einen Augenblick lang
shrug-off = Eine Wunde abtun (Survivor)
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
locksmith-once = Ein Mal Locksmith sein, für {$price} AP
carry-too-much = du trägst zu viel
most-reach = mehr als {$best} könntest du nicht erreichen
half-on = du kommst eine halbe Arena weiter
swallow = du schluckst Wasser
swum = {$swum} von { $arenas ->
    [one] 1 Arena
   *[other] {$arenas} Arenen
}
going-under = Du gehst unter. Runde {$round}: Brawn gegen {$need}. {$far}.
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
no-tougher = Zäher wird man einmal je Punkt Brawn, jetzt {$most}
none-banked = kein Talent ist aufgehoben
own-template = das ist deine Vorlage
two-talents = dafür braucht es 2 Talente von {CAP(NAME($template))}, und du hast {$held}
have-inherent = du hast ihre angeborene Gabe
takes-template = dafür braucht es eine Vorlage
lacking = es fehlen {$count} Talente von {CAP(NAME($template))}
too-low = {CAP(NAME($name))} ist {$score}, und nichts darf unter {$lowest} liegen
too-much-lowered = {$lowered} Punkte sind gesenkt, aber höchstens {$most} dürfen es sein
too-many-spent = es sind {$points} Punkte zu viel ausgegeben
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
   *[other] , {$cunning} Cunning
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
brawn-bears = Mit Brawn {SIGNED($brawn)} { $much ->
    [one] ist 1 Last
   *[other] sind {$much} Lasten
} zu viel.
room-at-home = Ein Zimmer mit deinen Sachen darin
stocked-pack = Ein voller Rucksack: 1 Last, im Ganzen {$carried}{burdened}
both = Beides{burdened}
how-speak = Wie spricht man von deiner Figur?
hero-is = { $concept ->
    [none] Eins fehlt noch: ein Name.
   *[other] Deine Figur ist {$concept}.
}
take-care-load = Vorsicht: {$carried} sind zu viel für dich, und jeder Wurf würde misslingen.
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
    [coward] läuft fort: verwundet, verängstigt oder allein
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
