## Figuren

kind-fixer = Eine, die alles repariert: Maschinen mögen dich lieber, als Leute es tun
kind-walker = Eine, die läuft: Du trägst die Post und vergräbst sie, wenn du musst
kind-talker = Eine, die redet: Du hast denselben Hund in vier Städten verkauft
kit-pistol = Eine Pistole, ein Rohr und ein Mantel mit Platten darin
kit-spade = Ein guter Spaten, und Flickzeug
kit-knives = Wurfmesser, und weiche Schuhe
gift-old-hand = {NAME($name)}: ein Würfel mehr für Maschinen
gift-nose-for-tin = {NAME($name)}: ein Würfel mehr beim Plündern
gift-quiet-shoes = {NAME($name)}: ein Würfel mehr beim Schleichen
gift-good-listener = {NAME($name)}: ein Würfel mehr beim Reden
gift-field-hands = {NAME($name)}: ein Würfel mehr für Medizin
meaning-might = heben, schlagen, tragen
meaning-senses = sehen, hören, wissen, dass etwas nicht stimmt
meaning-grit = auf den Beinen bleiben
meaning-charm = gemocht werden, oder dass man dir gehorcht
meaning-wits = wissen, flicken, dahinterkommen
meaning-speed = Hände und Füße
meaning-luck = wie die Welt dir gesonnen ist; deine Glückspunkte

## Was versucht wurde

try-aborted = Du überlegst es dir anders.
try-complication-1 = Und damit hört es nicht auf: Was auch als Nächstes kommt, wird dadurch schwerer.
try-complication-2 = Es kommt etwas dabei heraus, mit dem du nicht gerechnet hattest.
try-complication-3 = Du hast mehr dafür bezahlt, als du schon weißt.
try-fight-badly-1 = Du gibst allen freie Sicht auf dich und bekommst nichts dafür.
try-fight-badly-2 = Du verlierst die Zählung und den Augenblick zugleich.
try-fight-failed-1 = Lärm, und dein eigener Herzschlag. Nichts, was du brauchen könntest.
try-fight-failed-2 = Du fängst an, überlegst es dir anders und ziehst den Kopf ein.
try-fight-passed-1 = Es klappt. Du gewinnst eine halbe Sekunde, und eine halbe Sekunde ist viel.
try-fight-passed-2 = Zwei und zwei, mit eingezogenem Kopf: vier. Du weißt, was du als Nächstes tust.
try-fight-well-1 = Du hast Schlimmeres mit besseren Aussichten getan. Der nächste Zug ist deiner.
try-fight-well-2 = Es ist so schnell vorbei, dass du es im Kopf noch einmal tun musst, um zu sehen, wie.
try-worth = Gelingt es, so bringt es einen Aktionspunkt über das hinaus, was der Wurf bringt; schlimmstenfalls einen für die Spielleitung.
try-body-badly-1 = Etwas reißt. Du hoffst, dass es der Ärmel ist.
try-body-badly-2 = Du machst weit über den Punkt hinaus weiter, an dem du hättest aufhören sollen, und hörst dann mit einem Schlag auf.
try-body-failed-1 = Du legst dich mit dem ganzen Rücken hinein. Dein Rücken hat genug.
try-body-failed-2 = Eine halbe Sekunde zu spät, wie der letzte Bus.
try-body-passed-1 = Es tut weh, und dann tut es weiter weh, und dann ist es getan.
try-body-passed-2 = Du kommst hindurch, wie du durch den Winter gekommen bist: ohne zu zählen.
try-body-well-1 = Du hattest dich auf Schwereres gefasst gemacht.
try-body-well-2 = Du merkst es kaum. Morgen wirst du es merken.
try-wits-badly-1 = In der Theorie hast du recht. In der Praxis kostet es dich etwas.
try-wits-badly-2 = Du rechnest es genau aus, und genau falsch.
try-wits-failed-1 = Bis zu einem Punkt ergibt es Sinn, und du kommst immer wieder zu diesem Punkt zurück.
try-wits-failed-2 = Du gehst es zweimal durch und bist nicht klüger.
try-wits-passed-1 = Du versuchst es erst auf die dumme Art, und es klappt, und du sagst nichts.
try-wits-passed-2 = Viel ist es nicht; es haben schon Leute von weniger gelebt.
try-wits-well-1 = Du siehst, was es braucht, und es braucht weniger, als du gefürchtet hast.
try-wits-well-2 = Du liest es wie einen Kassenzettel, bis zum Wechselgeld.
try-nerve-badly-1 = Du setzt auf das Eine, das nicht schiefgehen konnte, und siehst ihm dabei zu.
try-nerve-badly-2 = Bis du aufhörst, hast du es zweimal schlimmer gemacht.
try-nerve-failed-1 = Heute nicht. Heute hat jemand anderes das Glück.
try-nerve-failed-2 = Du tust, was sich mit einem Lächeln tun lässt. Viel ist es nicht.
try-nerve-passed-1 = Es kostet dich etwas Stolz, und es klappt.
try-nerve-passed-2 = Ausgerechnet das Erste, was du versuchst, ist das Richtige.
try-nerve-well-1 = Das Glück, der alte Falschspieler, gibt dir eine von unten aus dem Stapel.
try-nerve-well-2 = Du klingst, sogar für dich selbst, wie jemand, der weiß, wie das geht.

## Namen

name-old-hand = Alter Hase
name-nose-for-tin = Nase für Blech
name-quiet-shoes = Leise Schuhe
name-good-listener = Gutes Ohr
name-plain = gewöhnlich
name-tricky = knifflig
name-hard = schwer
name-daunting = gewagt
name-desperate = verzweifelt
name-field-hands = Hände fürs Feld
name-a-water-carrier-who-has-found-a-dry-well = trägt Wasser und hat einen trockenen Brunnen gefunden
name-somebody-s-eldest--sent-for-help = das älteste Kind von jemandem, nach Hilfe geschickt
name-a-teacher-of-two-subjects--one-of-them-forbidden = lehrt zwei Fächer, eines davon verboten
name-a-mechanic-with-a-cough-and-a-plan = in der Werkstatt daheim, mit einem Husten und einem Plan
name-fists = Fäuste
name-pipe = Rohr
name-cleaver = Hackmesser
name-spade = Spaten
name-bottle = Flasche
name-throwing-knife = Wurfmesser
name-pistol = Pistole
name-rifle = Gewehr
name-bolt-thrower = Bolzenwerfer
name-patch-kit = Flickzeug
name-melee = Nahkampf
name-thrown = Wurfwaffe
name-gun = Schusswaffe
name-no-cost = kostenlos

## Eine neue Figur

gift-wanted = Welche Gabe hat deine Figur?
tag-skills = Wähle {$tags} Spezialitäten, eine nach der anderen: Ihre Würfel bis zum Wert der Fertigkeit zählen doppelt.
tag-skill = {CAP(NAME($skill))} als Spezialität
rating = Wert {$rating}
tagged = Spezialität

## Was geschah

hurt = {rolled}{$damage} Schaden{ $armor ->
    [0] {""}
   *[other] , Rüstung {$armor}
}: {gets-through}{ $through ->
    [0] {""}
   *[other] , noch {$left} Gesundheit
}.
gets-through = { $through ->
    [0] nichts kommt
    [one] 1 kommt
   *[other] {$through} kommen
} durch
health = Gesundheit {SIGNED($by)}: noch {$now}.
fallen = Mehr hältst du nicht aus. Du gehst zu Boden.
armor = Deine Rüstung ist jetzt {$points}.
timing = Das Glück will es: Du bist zuerst dran.
stance = { $what ->
    [aim] Für den nächsten Angriff lässt du dir Zeit.
   *[take-cover] Du gehst in Deckung.
}
-under = { COUNT($faces) ->
    [0] {""}
   *[other] ; bis {$tn} gelingt es
}
shown-dice = { COUNT($faces) ->
    [0] nichts
   *[other] {FACES($faces)}
}
attacks = { $by ->
    [none] Du greifst an
   *[other] {CAP($by)} greift an
}, Ziel: {$name} ({NAME($weapon)}); {shown-dice}{-under}: {successes}{ $difficulty ->
    [1] {""}
   *[other] {" "}von {$difficulty}
}.
missed = { $by ->
    [none] Du triffst nicht
   *[other] {CAP($by)} trifft nicht
} (Ziel: {$name}).
struck = {CAP($name)}: {$damage} Schaden, {gets-through}, noch {$left} Gesundheit.
fell = {CAP($name)} geht zu Boden.
tested = { COUNT($faces) ->
    [0] Kein Wurf ist nötig: Es gelingt
   *[other] Die Würfel zeigen {FACES($faces)}{-under}: {successes} von {$difficulty}; { $passed ->
        [yes] es gelingt
       *[no] es gelingt nicht
    }
}.
spent = Ein Kampfwürfel mehr.
stunned = { $name ->
    [none] Du bist betäubt: Dein nächster Zug hat keine Haupthandlung.
   *[other] {CAP($name)} ist betäubt und verliert einen Zug.
}
holds = {CAP($name)} ist zu benommen, um etwas zu tun.
foe-flees = {CAP($name)} hat genug und ist fort.
foe-covers = {CAP($name)} geht in Deckung: eine Stufe schwerer zu treffen.
assists-hero = {$name} hilft: ein Würfel mehr für den nächsten Angriff von {$whom}.
foe-assists = {CAP($name)} macht sich bereit, beim nächsten Angriff zu helfen.
foe-helped = Der Würfel der Hilfe zeigt {$face}: {successes} mehr.
foe-bought = Die Spielleitung kauft { $dice ->
    [one] 1 Würfel
   *[other] {$dice} Würfel
} dafür.
foe-worse = Die Spielleitung macht es schlimmer, um {combat-dice}.
combat-dice = { $dice ->
    [one] 1 Kampfwürfel
   *[other] {$dice} Kampfwürfel
}
foe-attacks = {CAP($name)} greift an{ $at ->
    [none] {""}
   *[other] , Ziel: {$at}
} ({NAME($weapon)}): {shown-dice}{-under}: {successes}{ $needed ->
    [1] {""}
   *[other] {" "}von {$needed}
}.

## Warum

why-who = {CAP($who)}
why-damage = { COUNT($faces) ->
    [0] {""}
    [one] Der Kampfwürfel zeigt {FACES($faces)}:{" "}
   *[other] Die Kampfwürfel zeigen {FACES($faces)}:{" "}
}{$damage} Schaden, { $effects ->
    [0] kein Effekt
    [one] 1 Effekt
   *[other] {$effects} Effekte
}.
why-through = { $armor ->
    [0] {""}
   *[other] Rüstung {$armor}{ $pierced ->
        [0] {""}
       *[other] , davon {$pierced} durchbohrt
    }:{" "}
}{$through} { $through ->
    [0] kommt
    [one] kommt
   *[other] kommen
} durch.

## Der Bogen

title-pools = Aktionspunkte und Glück
title-perks = Gaben
label-health = Gesundheit
label-ap = AP
label-gm = SL
label-luck = Glück
label-action-points = Aktionspunkte
label-gm-points = Die der Spielleitung
row-health = {of-most}
row-luck = {of-most}
row-action-points = {of-most}
aloud-health = {of-most}
aloud-ap = { $now ->
    [one] 1 Aktionspunkt
   *[other] {$now} Aktionspunkte
}
row-gm = { $aloud ->
    [yes] {$points} bei der Spielleitung
   *[no] {$points}
}
row-skill = {$rating}{ $tag ->
    [yes] , Spezialität
   *[no] {""}
}
row-weapon = {NAME($kind)}, {combat-dice}{ COUNT($qualities) ->
    [0] {""}
   *[other] ; {JOIN(EACH($qualities, "numbered", "name", "number"), ", ")}
}
numbered = { $number ->
    [0] {NAME($name)}
   *[other] {NAME($name)} {$number}
}
row-item = { $heals ->
    [0] {carried}
   *[other] heilt {$heals}
}
row-perk = { $extra_d20 ->
    [one] 1 Würfel
   *[other] {$extra_d20} Würfel
} mehr für { $skill ->
    [none] jede Fertigkeit
   *[other] {NAME($skill)}
}

## Vor und nach einem Wurf

action-points = { $points ->
    [one] 1 Aktionspunkt
   *[other] {$points} Aktionspunkte
}
no-luck = du hast kein Glück mehr
little-luck = du hast zu wenig Glück
ask = Fragen: {$question} (1 Aktionspunkt)
less-time = Nur {$half} Minuten brauchen, nicht {$minutes} ({action-points})
most-bonus = mehr als {$most} zusätzliche Würfel gehen nicht
takes-you-have = das kostet {$cost}, und du hast {$left}
gm-dice-last = die Würfel der Spielleitung kommen zuletzt
die-for-points = Ein Würfel mehr für {action-points} (noch {$left})
die-given = Ein Würfel mehr{ $points ->
    [0] {""}
   *[other] , für {action-points} an die Spielleitung (sie hat {$there})
}
let-help = {$name} hilft: ein Würfel gegen {$tn}
luck-offer = {$text} ({$cost} Glück{ $idle ->
    [yes] , aber leichter wird die Probe nicht
   *[no] { SIZE($by) ->
        [0] {""}
        [1] , eine Stufe {step-way}
       *[other] , {SIZE($by)} Stufen {step-way}
    }
})
step-way = { BELOW($by) ->
    [yes] leichter
   *[no] schwerer
}
stacked-deck = Glück {$luck} statt {CAP(NAME($attribute))} {$rating} verwenden ({$cost} Glück)
by-skill = Stattdessen {CAP(NAME($skill))}: {CAP(NAME($attribute))} {$score} + {row-skill}

## Jederzeit

not-hurt = du bist nicht verletzt
first-aid = Dich selbst versorgen: Medizin, {$minutes} Minuten
use-kit = Verwenden: {NAME($name)} ({$points} Gesundheit)
use-kit-on = Bei {$whom} verwenden: {NAME($name)} ({$points} Gesundheit)
aid-other = {$name} versorgen: Medizin, {$minutes} Minuten
rest = {$hours} Stunden rasten

## Wofür die Punkte der Spielleitung da sind

policy = { COUNT($buys) ->
    [0] Die Punkte der Spielleitung werden aufgehoben.
   *[other] Die Punkte der Spielleitung kaufen {LIST($buys)}.
}
buys-dice = { $most ->
    [1] einen Würfel
   *[other] bis zu {$most} Würfel
} (ab {$start})
buys-damage = Schaden (ab {$start})
put-fight = Ein Kampf, {$number} gegen dich. {$policy}
name-extra-damage = Mehr Schaden
name-stacked-deck = Gezinkte Karten
name-lucky-timing = Der rechte Augenblick
name-stun = betäubend
name-piercing = durchdringend
name-vicious = grausam

## Was geschrieben ist und nicht passt

weapon-kinds = melee, thrown oder gun, nicht '{$kind}'
extra-for-blows = nur ein Schlag oder ein Wurf richtet mehr Schaden an
tag-above = der Wert einer Fertigkeit ist ein Teil des Zielwerts und nicht höher
other-skills = andere Fertigkeiten als die der Probe, jede einmal
