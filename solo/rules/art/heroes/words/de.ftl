## Wer mitkommt


## Attribute

about-attributes = Eine Figur hat zehn Attribute, von 2 bis 12. Gewöhnliche Leute haben überall 4, Abenteurer 7.
about-kinds = Eine fertige Art von Figur braucht nur noch einen Namen; sonst entscheidest du alles selbst.
kind-fighter = Kämpfen: stark, schwer umzuwerfen, gut mit der Klinge
kind-scout = Kundschaften: leise, scharfäugig, gut mit dem Bogen
kind-talker = Reden: gewinnend und schlau, und meistens glaubt man es
kind-tinker = Tüfteln: flickt Dinge, öffnet Schlösser, denkt vorher nach
balanced = Ausgewogen: zwanzig gegebene Zahlen zu zehn Attributen zusammenstellen, im Schnitt 7
random = Zufällig: zehnmal zwei Würfel werfen und jede Summe verteilen, wie sie kommt
which-gets = Welches Attribut bekommt die {$total}?
which-two = Welche zwei Zahlen aus dem Vorrat?
pair-evenly = Den Rest so gleichmäßig wie möglich zusammenstellen
numbers-left = Noch da: {JOIN($numbers, " ")}. Jedes Attribut bekommt zwei davon.
give-two = nenne zwei Zahlen aus dem Vorrat, etwa: 4 3
not-so-many = so oft ist die {$number} nicht mehr da; die Zahlen sind {JOIN($numbers, " ")}
so-far = Bisher: {JOIN($scores)}.
score = {CAP(NAME($name))} {$score}
attribute-is = {CAP(NAME($attribute))}: { $attribute ->
    [agility] Gleichgewicht, Schnelligkeit und Reflexe; darauf baut deine Abwehr (Defense)
    [alertness] was du bemerkst, wie bald du handelst, wie gerade du schießt
    [charm] welchen Eindruck du machst; Leute überreden und führen
    [craft] Dinge bauen und flicken, Maschinen lenken
    [cunning] Lügen, Ränke, Listen, und sie zu durchschauen
    [dexterity] sichere Hände für Schlösser, Knoten und Klingen
    [fate] Glück, und wie viel du am Anfang besitzt
    [intelligence] was du weißt und wie du denkst; deine Erfahrung am Anfang
    [stamina] Ausdauer, Heilung und ruhige Nerven; deine Gesundheit am Anfang
   *[strength] Muskeln zum Heben, Klettern und Brechen
}

## Wer die Figur ist

what-goal = Was will deine Figur? Wenigstens ein Ziel.
your-goals = Deine Ziele: {JOIN($goals, "; ")}.
own-goal = Ein eigenes Ziel
which-goal = Welches?
goal-already = das gehört schon zu deinen Zielen
why-go = Warum geht deine Figur, und nicht jemand anders?
own-reason = Ein eigener Grund
which-reason = Warum?
how-spoken-of = Wie sprechen andere von deiner Figur?
give-name = Deiner Figur einen Namen geben

## Was Erfahrung kauft

choose-skill = Eine Fertigkeit wählen, oder sie anders bemessen
which-skill = Welche Fertigkeit, und wie gut (etwa: klettern 2)?
look-at-skills = Fertigkeiten ansehen, die viele haben
go-on = Weiter, und {$xp} Erfahrung behalten
xp-for-skills = Du hast {$xp} Erfahrung. Eine Fertigkeit ist etwas Bestimmtes, das du gut kannst.
skills-cost = Was eine Fertigkeit kostet: {JOIN($prices)}.
skill-price = +{$score} für {$xp} Erfahrung
skill = {CAP(NAME($name))} +{$score}
box = {NAME($rank)}
what-you-have = Fertigkeiten: { COUNT($skills) ->
    [0] keine
   *[other] {JOIN($skills)}
}. {your-perks} Gesundheit: {JOIN($boxes, " ")}.
your-perks = Gaben: { COUNT($perks) ->
    [0] keine
   *[other] {JOIN($perks)}
}.
born-with = Diese Gesundheit verdankst du Stamina, dein Vermögen Fate: {NAME($fortune)}, {living}.
about-skills = Fertigkeiten, die viele haben, nach dem Attribut, dem sie am meisten nützen. Jede andere, die du benennen kannst, ist ebenso gut.
skills-for = {CAP(NAME($attribute))}: {JOIN(NAMED($skills))}
shelf-of-skills = Du hast {$xp} Erfahrung. Fertigkeiten, die vor allem {CAP(NAME($attribute))} nützen:
how-good = Wie gut, +1 bis +4?
say-how-good = sag mit einer Zahl von 1 bis 4, wie gut
rated-from-to = am Anfang hat eine Fertigkeit +1 bis +{$most}, nicht {SIGNED($score)}
have-it-already = die hast du schon
no-xp-left = du hast keine Erfahrung mehr übrig
skill-too-dear = {CAP(NAME($name))} +{$score} kostet {$price} Erfahrung, und du hast {$xp}
costs-xp = das kostet {$price} Erfahrung, und du hast {$xp}
more-health = Mehr Gesundheit{ $price ->
    [none] {""}
   *[other] {" "}für {$price} Erfahrung: {JOIN($then, " ")} statt {JOIN($now, " ")}
}
no-further = sie kann nicht weiter steigen
health-no-further = die Gesundheit kann nicht weiter steigen
health-too-dear = mehr Gesundheit kostet {$price} Erfahrung, und du hast {$xp}

## Die Namen von Fertigkeiten

skill-needs-name = eine Fertigkeit braucht einen Namen
skill-needs-letter = der Name einer Fertigkeit braucht einen Buchstaben
skill-too-long = der Name einer Fertigkeit hat höchstens {$most} Buchstaben
skill-no-attribute = '{$name}' ist ein Attribut; eine Fertigkeit ist etwas Engeres

## Gaben

look-at-perks = Gaben { $fight ->
    [yes] für Kämpfe
   *[no] für alle Lagen
} ansehen ({ $count ->
    [0] jetzt keine zu haben
    [one] 1 Gabe zu haben
   *[other] {$count} Gaben zu haben
})
about-perks = Du hast {$xp} Erfahrung. Eine Gabe ist etwas, das andere gar nicht können.
perks-had = Deine Gaben: { COUNT($perks) ->
    [0] noch keine
   *[other] {JOIN($perks)}
}.
perk = {CAP(NAME($name))}{ $rank ->
    [none] {""}
   *[other] {" "}{$rank}
}
perk-offered = {$perk}, {$cost} Erfahrung: { $barred ->
    [yes] {$does}
   *[no] {SENTENCE($does)}
}
perk-does = { $now ->
    [none] {""}
    [0] (jetzt ohne Nutzen){" "}
   *[other] (jetzt Rang {$now}){" "}
}{SENTENCE($does)}
no-perk = eine Gabe '{$name}' gibt es nicht{ $near ->
    [none] {""}
   *[other] {near}
}
no-place-for-perk = dafür ist in diesem Abenteuer kein Platz
no-higher-rank = {NAME($name)} hat keinen Rang über {$most}
perk-first = das verlangt erst {NAME($name)}
perk-takes = das verlangt {LIST($scores)}
attribute-score = {CAP(NAME($attribute))} {$score}

does-piloting = Du kannst ein Flugzeug fliegen: Was Steuern verlangt, würfelst du auf Craft statt in Zeile 1
does-transportation = Du verfügst über ein Fahrzeug, das sich wenige leisten können: eine Kutsche, ein Schiff, einen eigenen Zug, was es am Schauplatz eben gibt. Dir stehen die Reisewege offen, die ein Abenteuer denen vorbehält, die eines haben
does-mimicry = Mit einem Wurf auf Cunning ahmst du die Rufe von Tieren nach
does-advanced-mimicry = Mit einem Wurf auf Cunning ahmst du die Stimme eines Menschen nach, den du gehört hast
does-flurry = Gelingt dir ein Angriff mit einem Kicker von 0, greifst du dasselbe Ziel sofort noch einmal an, umsonst
does-advanced-flurry = Der Hagel von Schlägen kommt auch bei einem Kicker von 1
does-combat-tactics = Greifst du mit einem Kicker von 0 an, ob du triffst oder nicht, haben alle deine Angriffe der nächsten Runde +2
does-strategic-positioning = Würfelst du Defense mit einem Kicker von 0, hat der erste Angriff deines nächsten Zuges +2
does-defensive-maneuver = Würfelst du Defense mit einem Kicker von 5, hast du +2 Defense, bis dein nächster Zug beginnt
does-counterstrike = Würfelst du bei Defense Awesome, greifst du sofort und umsonst an, wer dich angegriffen hat, wenn deine Waffe so weit reicht. Zusammen mit der Abwehrhaltung oder der besseren Stellung geht es nicht
does-riposte = Parierst du mit Erfolg und einem Kicker von 0, greifst du sofort und umsonst an
does-advanced-riposte = Parierst du mit Erfolg und einem Kicker von 0 oder 9, greifst du sofort und umsonst an
does-all-out-attack = Anzusagen, ehe in einer Runde jemand gehandelt hat: Bis sie um ist, haben deine Angriffe +3 und deine Würfe auf Defense -1
does-feint = Eine Handlung im Nahkampf: Cunning gegen Cunning. Greifst du diesen Gegner das nächste Mal an, hast du +2 für jeden Erfolg
does-second-wind = Im Kampf bist du nach deinem Zug für 1 Ruhm noch einmal an der Reihe
does-bounceback = Aufstehen kostet dich nichts und braucht keinen Wurf
does-quickdraw = Eine Waffe zu ziehen kostet dich nichts und braucht keinen Wurf
does-breakfall = Stürze schaden dir für jeden Rang eine Spalte weniger
does-surprise-attacks = Deine Angriffe in einer zusätzlichen Runde haben +5
does-backstab = Eine Handlung gegen einen Gegner im selben Feld: Cunning gegen seine Alertness, um hinter ihn zu kommen. Jeder Erfolg gibt deinen Nahkampfangriffen auf ihn +2, bis er dich trifft
does-bulletproof-armor = Die Rüstung, die du zu Beginn eines Abenteuers trägst, gibt +5 Defense gegen Schusswaffen, solange du sie trägst. Verlierst du sie, ist die Gabe bis zum Ende des Abenteuers fort
does-armor-piercing-rounds = Deine Schusswaffen achten nicht darauf, was kugelsichere Rüstung gibt
does-intuition = Für 1 Ruhm darfst du Rat zu einem Auftrag erfragen, den du angenommen hast
does-tumbling = Ein Ausweichen bringt dich schon mit Passable ein Feld weiter, wo andere Great brauchen
does-coordinated-attacks = Dein Angriff hat +2 für jeden Freund, der in dieser Runde dasselbe Ziel angegriffen hat
does-dual-wielding = Mit zwei einhändigen Waffen greifst du mit der besseren an, mit +2
does-critical-hits = 1 Ruhm vor einem Angriff: Trifft er, schadet er zwei Ränge mehr, höchstens Extreme
does-unarmed-combat = Deine Angriffe mit bloßen Händen haben +1 für jeden Rang
does-haymaker = 1 Ruhm für einen gewaltigen Schlag: Strength gegen die Stamina des Gegners, und er ist für jeden Erfolg eine Runde lang bewusstlos
does-lip-reading = Mit einem Wurf auf Alertness liest du von den Lippen, gegen Passable auf Rang 1, Poor auf 2 und Inferior auf 3
does-called-shot = Du wählst, wo ein Angriff trifft: Kopf, Rumpf, Arme oder Beine. Das zählt nur bei Gegnern mit ungleicher Rüstung
does-shield-use = Jeder Rang zählt 2 zu Speed eines Schildes hinzu, wenn es darum geht, wie oft er in einer Runde dient
does-healer = So oft am Tag, wie dein Rang ist, heilst du wie mit Verbandszeug, ohne welches zu verbrauchen

## Was Gaben jederzeit eröffnen

follow-hunch = Beim laufenden Auftrag dem Gespür folgen, für {$fame} Ruhm
heal-by-hand = Mit eigenen Händen heilen: { $name ->
    [none] dich selbst
   *[other] {$name}
} (heute noch { $left ->
    [one] 1-mal
   *[other] {$left}-mal
})
heal-nobody = Mit eigenen Händen heilen
nobody-hurt = niemand ist verletzt
done-for-today = für einen Tag hast du getan, was du kannst

## Zwischen den Abenteuern

come-to-senses = Einen Tag darauf verwenden, zu Verstand zu kommen
rest-a-night = Eine Nacht ruhen und Wunden heilen lassen
equip-old = Sich für ein Abenteuer alter Zeiten ausrüsten
equip-modern = Sich für ein Abenteuer mit Schusswaffen ausrüsten
go-own-way = {$name} geht eigene Wege
keep-xp = Das ist alles; {$xp} Erfahrung behalten
dead-learn-nothing = {$name} ist tot; da ist nichts mehr zu lernen.
about-experience = {$name} hat {$xp} Erfahrung. Erfahrung kauft Gesundheit und Gaben; Fertigkeiten und Attribute steigen allein durch Gebrauch, durch Päsche.
health-and-perks = Gesundheit: {JOIN($boxes, " ")} ({$free} von {COUNT($boxes)} Kästchen frei). {your-perks}
skill-twice = '{$name}' steht zweimal da
skill-starts = '{$name}' ist {$score}, Fertigkeiten beginnen aber bei +1
skill-highest = '{$name}' ist +{$score}; höchstens geht +{$highest}
attribute-outside = {CAP(NAME($name))} ist {$score}, Attribute gehen aber von {$low} bis {$high}
