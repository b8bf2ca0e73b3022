## Schaden und Verletzungen

hurt = {wound}.
struck = {CAP($name)}: {wound}{ $harm ->
    [0] {""}
    [one] , 1 Verletzung
   *[other] , {$harm} Verletzungen
}.
wound = {rolled}{$damage} Schaden ({ $mental ->
    [yes] Nerven
   *[no] {NAME($place)}
}){ $soak ->
    [0] {""}
   *[other] , {$soak} Schutz{ $ignored ->
        [0] {""}
       *[other] {" "}({$ignored} umgangen)
    }
}: { $through ->
    [0] nichts kommt durch
   *[other] {$through} { $through ->
        [one] kommt
       *[other] kommen
    } durch, noch {$left} { $mental ->
        [yes] Entschlossenheit
       *[no] Lebenskraft
    }
}
thing-hurt = {CAP(NAME($name))} nimmt {$damage} Schaden, {$soak} Schutz: {$through} { $through ->
    [one] kommt
   *[other] kommen
} durch, Struktur {$left}{some-breaks}.
mended = {CAP(NAME($name))}: Struktur {$left} von {$structure}, {breaks}.
breaks = { $breaks ->
    [0] kein Bruch
    [one] 1 Bruch
   *[other] {$breaks} Brüche
}
some-breaks = { $breaks ->
    [0] {""}
   *[other] , {breaks}
}
stress = {NAME($called)} {SIGNED($by)}: noch {$now}.
harmed = { $called ->
    [wounds] { SIZE($by) ->
        [1] 1 Wunde
       *[other] {SIZE($by)} Wunden
    }
   *[trauma] { SIZE($by) ->
        [1] 1 Trauma
       *[other] {SIZE($by)} Traumata
    }
}{ BELOW($by) ->
    [yes] {" "}geheilt; noch {$now}
   *[no] : jetzt {$now}
}.
fallen = Das ist mehr, als du ertragen kannst. Du gehst zu Boden.
fatigue = Erschöpfung {SIGNED($by)}: jetzt {$now}.
burden = Deine Last ist { BELOW($by) ->
    [yes] leichter
   *[no] schwer
}: Erschöpfung {SIGNED($by)}, jetzt {$now}.
armor = Deine Rüstung ist jetzt {$all}.
scene = Was du dir aus dem Sinn geschlagen hattest, kehrt zurück.
overcame = In dieser Szene achtest du nicht auf deine {NAME($kind)}.
treats = {$name} versorgt dich: {thrown}, { $passed ->
    [yes] es hilft
   *[no] es hilft nicht
}.
renown = Ruf {$now}: {NAME($name)}. { $now ->
    [-2] Wer etwas zu verlieren hat, lässt sich nicht mit dir sehen. Wer nichts hat, vielleicht.
    [-1] Die Gespräche verstummen, wenn du hereinkommst. Man handelt mit dir, wenn es nicht anders geht.
    [0] Dein Name bedeutet noch nichts, oder so viel Gutes wie Schlechtes.
    [1] Hier und da hat jemand von dir gehört und schenkt dir dafür voller ein.
    [2] In Städten, in denen du nie warst, kennen dich die Türhüter und sind höflich.
    [3] Leute, die du nie getroffen hast, tragen dir ihren Streit vor, und ein- oder zweimal hat es ein Statthalter getan.
    [4] In den meisten Straßen kennt dich jemand, und Händler sehen dich gern mit ihrer Ware.
   *[5] Große Häuser schicken dir Geschenke und ihre schlimmsten Sorgen, und das Gasthaus, in dem du geschlafen hast, hat seinen Namen geändert.
}
treasure = {CAP(NAME($kind))} {SIGNED($amount)}: { $now ->
    [0] nichts mehr übrig
   *[other] {$gold} Gold{and-quarters} wert, alles zusammen
}.
and-quarters = { $quarters ->
    [0] {""}
    [one] {" "}und 1 Viertel
   *[other] {" "}und {$quarters} Viertel
}

## Kämpfe: die Figur

thrown = { COUNT($faces) ->
    [0] keine Würfel
   *[other] {FACES($faces)}
}
-under = { COUNT($faces) ->
    [0] {""}
   *[other] ; bis {$tn} gelingt es
}
attacks = { $kind ->
    [melee] Dein Angriff
    [ranged] Dein Schuss
   *[threaten] Deine Drohung
} (Ziel: {$name}; {NAME($weapon)}): {thrown}{-under}: {successes}{ $difficulty ->
    [1] {""}
   *[other] {" "}von {$difficulty}
}.
reacted = Deine Fertigkeit {CAP(NAME($skill))}: {thrown}{-under}: {successes}.
missed = Das gelingt nicht: {CAP($name)} bleibt verschont.
tested = Die Würfel zeigen {thrown}{-under}: {successes} von {$difficulty}; { $passed ->
    [yes] es gelingt
   *[no] es gelingt nicht
}.
exploited = Du hast gesehen, wo {$name} schwach ist.
guarded = Deine Deckung steht wieder.
treated = {$name} geht es besser: {NAME($called)} {$now}.
deed = Getan: {$text}.
spent = { $what ->
    [bonus-damage] Fester.
    [penetration] Durch die Lücke.
    [subdue] Mit der flachen Seite, um nicht zu töten.
    [break-guard] Diese Deckung ist gebrochen.
    [disarm] Die Waffe fliegt davon.
    [change-stance] Du stellst dich anders hin.
    [confidence] Du fühlst dich ihnen gewachsen.
    [swift-action] Du bist noch nicht fertig.
    [withdraw] Du bist außer Reichweite, ehe sie es merken.
   *[other] {$text}.
}
moved = Du bist jetzt hier: {NAME($where)}.
stance = { $what ->
    [brace] Du nimmst festen Stand.
    [withdraw] Du ziehst dich zurück, und niemand kommt zum Schlag.
    [ready] Du hältst deine Handlung zurück.
    [stand] Du stehst auf.
    [close] Du trittst nah heran.
    [step-back] Du trittst zurück.
   *[drop-prone] Du wirfst dich flach hin.
}
drew = {CAP(NAME($name))} ist in deiner Hand.
dropped = {CAP(NAME($name))} fällt zu Boden.
cleared = Getan: {$what}.
assisted = Du machst Platz für {$name}.
captured = Es sollte nicht töten: Sie wollen dich lebend.

## Kämpfe: die anderen

rival-rolled = { $name ->
    [none] Die andere Seite
   *[other] {CAP($name)}
} würfelt {thrown}{-under}: {successes}.
paid = { $doom ->
    [0] {""}
   *[other] {" "}({$doom} Verhängnis, noch {$now})
}
doom-policy = Verhängnis geben Gegner gegen dich aus. Deine Komplikationen und Würfel, die du damit bezahlst, geben ihnen mehr. Jede Runde zeigt, wofür es reicht.
seized = Sie reißen die Initiative an sich{paid}.
doom-effect = Für {$doom} Verhängnis, noch {$now}: {$text}
fell = {CAP($name)} { $how ->
    [down] geht zu Boden
    [taken] geht zu Boden und bleibt am Leben
   *[broken] hat genug und läuft davon
}.
floored = {WHO($name)} {VERB($name, "bist", "ist")} niedergeworfen.
stunned = {WHO($name)} {VERB($name, "bist", "ist")} betäubt.
afflicted = {WHO($name)} {VERB($name, "leidest", "leidet")} ({NAME($word)}): {$damage} Schaden.
defends = {CAP($name)} wehrt sich{paid}.
approaches = {CAP($name)} kommt näher: {NAME($where)}.
closes = {CAP($name)} tritt nah heran.
rises = {CAP($name)} steht auf.
arms = {CAP($name)} nimmt eine Waffe zur Hand.
regains = {CAP($name)} { $passed ->
    [yes] ist wieder in Deckung
   *[no] kommt nicht wieder in Deckung
}: {thrown}{-under}.
holds = {CAP($name)} kann gerade nichts tun.
reloads = {CAP($name)} findet noch einen Schuss{paid}.
foe-attacks = { $name ->
    [none] {""}
   *[other] {CAP($name)}, {NAME($weapon)}{ $at ->
        [none] {""}
       *[other] , gegen {$at}
    }:{" "}
}{thrown}{-under}: {successes}{ $needed ->
    [1] {""}
   *[other] {" "}von {$needed}
}.
foe-bought = Verhängnis kauft { $dice ->
    [one] 1 weiteren Würfel
   *[other] {$dice} weitere Würfel
}{paid}.
ability = {CAP($what)}{paid}.
slips = {CAP($name)} holt zu weit aus und ist ohne Deckung.
retreats = {CAP($name)} weicht zurück: {NAME($where)}.
foe-spent = {CAP($name)} { $what ->
    [break-guard] schlägt eine Deckung nieder
    [called-shot] trifft dort, wo die Rüstung dünn ist
    [change-stance] kommt wieder auf die Beine
    [confidence] fasst Mut
    [disarm] schlägt die Waffe weg
    [penetration] findet die Lücken
    [re-roll-damage] legt mehr Gewicht hinein
    [second-wind] findet neuen Atem
    [secondary-target] führt den Hieb weiter zu noch jemandem
    [subdue] schlägt zu, um lebend zu fangen
    [swift-action] ist noch nicht fertig
   *[withdraw] entschlüpft im Schutz der anderen
}{paid}.
foe-harder = {CAP($name)} schlägt fester zu: {$points} Schaden mehr{paid}.
foe-saves = Momentum zurückgehalten: Verhängnis +{$points}, jetzt {$now}.
complicated = { $number ->
    [one] 1 Komplikation
   *[other] {$number} Komplikationen
}: Verhängnis +{$points}, jetzt {$now}.
retaliates = {CAP($name)} schlägt zu, als du dich abwendest{paid}.
ally-attacks = {CAP($name)} (Ziel: {$target}; {NAME($weapon)}): {thrown}{-under}: {successes}{ $needed ->
    [1] {""}
   *[other] {" "}von {$needed}
}.

## Warum

why-place = Der W20 zeigt {FACES($faces)}: {NAME($label)}.
why-place-rule = Nach CON-049.
why-spared = Dafür ist kein Verhängnis da: Es kostet {$doom_cost}.
why-spared-rule = Nach CON-063.
why-unavoidable = Keine Probe kann es abwenden. {why-doom}
why-doom = { $doom_cost ->
    [0] Es kostete kein Verhängnis.
   *[other] Es kostete {$doom_cost} Verhängnis.
}
why-doom-rule = Nach CON-063, CON-064.
why-struggle = Die Würfel zeigen {thrown}: {successes}, gegen {rival-thrown}: {rival-successes}; {NAME($label)}.
rival-thrown = { COUNT($rival_faces) ->
    [0] keine Würfel
   *[other] {FACES($rival_faces)}
}
rival-successes = { $rival ->
    [0] kein Erfolg
    [one] 1 Erfolg
   *[other] {$rival} Erfolge
}
why-won = Wer mehr Erfolge hat als die andere Seite, gewinnt: {NAME($label)} (CON-032).
why-difficulty = Schwierigkeit {$difficulty} heißt { $difficulty ->
    [0] {CAP(NAME("simple"))}
    [1] {CAP(NAME("average"))}
    [2] {CAP(NAME("challenging"))}
    [3] {CAP(NAME("daunting"))}
    [4] {CAP(NAME("dire"))}
   *[other] {CAP(NAME("epic"))}
} (CON-012).
why-who = {CAP($who)}.
why-dice = Die Kampfwürfel zeigen {thrown}: {$dice} Schaden, {effects} (CON-034).
effects = { $effects ->
    [0] kein Effekt
    [one] 1 Effekt
   *[other] {$effects} Effekte
}
why-more = {CAP(more-damage)}: {$damage} im Ganzen (CON-040).
more-damage = { $vicious ->
    [0] {bonus-damage}
   *[other] {$vicious} durch Grausam (CON-036){ $bonus ->
        [0] {""}
       *[other] {" "}und {bonus-damage}
    }
}
bonus-damage = {$bonus} { COUNT($faces) ->
    [0] als Hälfte eines Treffers (CON-061)
   *[other] ohne Würfel (CON-053)
}
why-soak = Schutz {$soak}{ $ignored ->
    [0] {""}
   *[other] , davon {$ignored} umgangen
}: {$through} { $through ->
    [one] kommt
   *[other] kommen
} durch (CON-041, CON-043).
why-harm = Das macht { $harm ->
    [one] 1 Verletzung
   *[other] {$harm} Verletzungen
} (CON-045, CON-046).
why-damage = {$damage} Schaden, Effekte: {$effects}; Schutz {$soak}: {$through} { $through ->
    [one] kommt
   *[other] kommen
} durch.
why-damage-rule = Nach CON-034, CON-040, CON-041, CON-043.

## Der Bogen

title-health = Stress und Verletzungen
title-pools = Momentum, Verhängnis und Glück
title-talents = Talente
label-vigor = Lebenskraft
label-resolve = Entschlossenheit
label-momentum = Momentum
label-doom = Verhängnis
label-fortune = Glück
label-wounds = Wunden
label-trauma = Traumata
label-courage = Mut
label-fatigue = Erschöpfung
label-gold = Gold
label-load = Last
label-renown = Ruf
row-vigor = {of-most}
row-resolve = {of-most}
row-wounds = {of-most}
row-trauma = {of-most}
row-momentum = {of-most}
aloud-vigor = {of-most}
aloud-resolve = {of-most}
row-skill = Zielwert {$tn} ({CAP(NAME($attribute))} {$score} + {$expertise}){ $focus ->
    [0] {""}
   *[other] , Fokus {$focus}
}
row-armor = { COUNT($places) ->
    [0] keine
   *[other] {JOIN(EACH($places, "soak-at", "place", "soak"), ", ")}
}
soak-at = {NAME($place)} {$soak}
numbered = { $number ->
    [0] {NAME($name)}
   *[other] {NAME($name)} {$number}
}
row-weapon = {NAME($kind)}, {combat-dice}, am besten auf {NAME($range)}{ COUNT($qualities) ->
    [0] {""}
   *[other] ; {JOIN(EACH($qualities, "numbered", "name", "number"), ", ")}
}
combat-dice = { $dice ->
    [one] 1 Kampfwürfel
   *[other] {$dice} Kampfwürfel
}
row-item = { $resource ->
    [yes] ein Hilfsmittel: für einen Würfel zu verbrauchen
   *[no] dabei
}{ $structure ->
    [0] {""}
   *[other] ; Struktur {$left} von {$structure}{some-breaks}
}
row-gold = {$gold}{and-quarters}
row-load = {$load}, frei bis {$free}
row-talent = { $skill ->
    [none] Jede Fertigkeit
   *[other] {CAP(NAME($skill))}
}: { COUNT($does) ->
    [0] nichts
   *[other] {JOIN(EACH($does, "gives", "what", "number"), ", ")}
}
gives = { $what ->
    [dice] {gives-dice}
    [reroll] {gives-reroll}
    [success] {gives-success}
   *[momentum] {gives-momentum}
}
gives-dice = { $number ->
    [one] 1 Würfel mehr
   *[other] {$number} Würfel mehr
}
gives-reroll = { $number ->
    [one] 1 Würfel
   *[other] {$number} Würfel
} noch einmal gewürfelt
gives-success = { $number ->
    [one] 1 Erfolg
   *[other] {$number} Erfolge
} ohne Wurf
gives-momentum = {$number} Momentum mehr bei Erfolg
row-renown = {$renown}, {NAME($name)}
label-ignoring = Nicht beachtet: {NAME($kind)}
row-ignoring = in dieser Szene

## Vor und nach einem Wurf

second-wind = Neuer Atem: 1 {CAP(NAME($track))} zurück
most-extra = mehr als {$most} zusätzliche Würfel gehen nicht
die-for-doom = Ein Würfel mehr; gibt der Spielleitung {$price} Verhängnis
die-for-momentum = Ein Würfel mehr, für {$price} Momentum (du hast {$left})
die-for-fortune = Ein Würfel, der als 1 zählt, für 1 Glück (du hast {$left})
reroll = Die {$face} noch einmal würfeln{for-more}: {NAME($talent)}
the-thing = {NAME($name)}
use-up = {CAP(NAME($name))} für einen Würfel verbrauchen
let-help = {$name} helfen lassen: ein Würfel gegen {$tn}
little-fortune = du hast zu wenig Glück
declared = {$text} ({$cost} Glück{ $idle ->
    [yes] , aber leichter wird die Probe nicht
   *[no] { $by ->
        [0] {""}
       *[other] , Schwierigkeit {SIGNED($by)}
    }
})
rival = {$rival} der anderen Seite
most-win = Die meisten Erfolge gewinnen.
face-it = Sich dem stellen
if-it-goes-wrong = Wenn es schiefgeht: {$dice} Kampfwürfel Schaden.{ $cost ->
    [0] {""}
   *[other] {" "}Es kostet die Spielleitung {$cost} Verhängnis, von {$doom}.
}
put-struggle = {$asked} Wer besser abschneidet, gewinnt.
put-hazard = {$asked} Vorsicht: {$dice} Kampfwürfel Schaden, wenn es schiefgeht.
put-unavoidable = Das lässt sich nicht abwenden: {$dice} Kampfwürfel.
put-fight = Ein Kampf, {$number} gegen dich. {$policy}

## Jederzeit

no-momentum = dafür ist kein Momentum da
no-fortune = du hast kein Glück mehr
recover-all = Alle {CAP(NAME($track))} zurückgewinnen (1 Glück)
recover-track = {CAP(NAME($track))} zurückgewinnen: {CAP(NAME($skill))}, {$minutes} Minuten
mend = {CAP(NAME($name))} ausbessern: Handwerk, {$minutes} Minuten
let-treat = Deine {CAP(NAME($track))} von {$name} behandeln lassen
rest = {$hours} Stunden rasten
ignore = In dieser Szene nicht auf deine {CAP(NAME($kind))} achten (1 Glück)

## Figuren

expertise-to = {CAP(NAME($skill))}: Expertise {$to}
focus-to = {CAP(NAME($skill))}: Fokus {$to}
focus-no-higher = der Fokus steigt nicht über die Expertise
training = Expertise {$expertise}, Fokus {$focus}
which-gift = Wofür hat deine Figur eine Gabe?

kind-sellsword = Ein Söldner: stark, schnell mit dem Stahl, drei Heeren bekannt
kind-thief = Ein Dieb: leise, flink und immer gerade anderswo
kind-scholar = Ein Gelehrter: hat davon gelesen und wäre gern sicher
kind-hunter = Ein Jäger: geduldig, mit weitem Blick, schlechte Gesellschaft
kit-sword = Ein Schwert und ein Messer, und ein Ledermantel
kit-bow = Ein Bogen und ein Messer, und ein Wams aus Tierhaut
kit-staff = Ein Stab, und ein dickes Gewand
kit-hammer = Ein großer Hammer, und ein Schuppenhemd
gift-sure-foot = {NAME($name)}: ein Würfel mehr für Akrobatik
gift-old-scars = {NAME($name)}: ein Erfolg ohne Würfel für Widerstand
gift-second-look = {NAME($name)}: einen Würfel für Beobachtung noch einmal würfeln
gift-practised-arm = {NAME($name)}: einen Würfel eines Angriffs noch einmal würfeln
gift-steady-breath = {NAME($name)}: einen Würfel eines Schusses noch einmal würfeln
gift-silver-tongue = {NAME($name)}: 1 Momentum mehr, wenn Überzeugung gelingt
gift-soft-tread = {NAME($name)}: 1 Momentum mehr, wenn Heimlichkeit gelingt
gift-long-memory = {NAME($name)}: ein Würfel mehr für Wissen
gift-hard-stare = {NAME($name)}: ein Würfel mehr für Einschüchterung
meaning-agility = Gleichgewicht, Schnelligkeit, im Stehen kämpfen
meaning-awareness = bemerken, ahnen, spüren, wie ein Ort ist
meaning-brawn = Muskeln und Ausdauer
meaning-coordination = Hand und Auge
meaning-intelligence = wissen und rechnen
meaning-personality = andere dazu bringen, zuzuhören oder zu rennen
meaning-willpower = Nerven, und weitermachen

## Wofür Verhängnis da ist

policy = Verhängnis ({ $policy ->
    [even] ausgewogen
   *[other] {NAME($policy)}
}): Gegner können {LIST($uses)}.{ $reserve ->
    [0] {""}
   *[other] {" "}Sie halten {$reserve} zurück.
}
policy-never = Verhängnis: wird nie ausgegeben.
use-from = {$use} (ab {$from}{ $first ->
    [yes] {" "}Verhängnis
   *[no] {""}
})
now-never = es wird nie ausgegeben
now-may = { COUNT($uses) ->
    [0] zu wenig, als dass Gegner etwas davon hätten
   *[other] Gegner können {LIST($uses)}
}{ $more ->
    [none] {""}
   *[other] {" "}(mehr ab {$more})
}
use-seize = die Initiative an sich reißen
use-dice = { $most ->
    [one] 1 Würfel
   *[other] bis zu {$most} Würfel
} kaufen
use-defend = sich wehren oder zurückschlagen
use-damage = Treffer{ $most ->
    [0] {""}
   *[other] {" "}um bis zu {$most}
} schlimmer machen
use-ability = besondere Fähigkeiten einsetzen
use-effects = nutzen, was der Ort bereithält

## Was versucht wurde

try-aborted = Du überlegst es dir anders.
try-complication-1 = Damit ist es auch nicht zu Ende: Es hat seinen Preis, und er wird später fällig.
try-complication-2 = Es kommt noch etwas dabei heraus, mit dem du nicht gerechnet hattest.
try-complication-3 = Und als du innehältst, spürst du, dass dein Glück sich gewendet hat.
try-fight-badly-1 = Du verschätzt dich und bezahlst mit deinem Atem und deiner halben Deckung.
try-fight-badly-2 = Du hältst inne, um sicher zu sein, und das kostet dich den Augenblick und mehr.
try-fight-failed-1 = Schweiß in den Augen, und es wird nichts daraus.
try-fight-failed-2 = Die Kraft dafür hast du, nur nicht den Augenblick.
try-fight-passed-1 = Du gehst daraus hervor mit Blut in den Ohren, und der Augenblick gehört dir.
try-fight-passed-2 = Es hält so lange, wie du es brauchst, und lange brauchst du es nicht.
try-fight-well-1 = Eine Bewegung, und du bist schon am Anfang der nächsten.
try-fight-well-2 = Du weißt, was als Nächstes kommt, und bist bereit.
try-worth = Gelingt es, so bringt es einen Punkt Momentum über das hinaus, was der Wurf bringt; schlimmstenfalls einen Punkt Verhängnis.
try-body-badly-1 = Du wirfst deine ganze Kraft in den falschen Augenblick, und dir bleibt kein Atem.
try-body-badly-2 = Ein Fuß oder eine Hand, du erfährst es nie, tut genau das, was nicht geschehen darf.
try-body-failed-1 = Du mühst dich, bis dir Funken vor den Augen stehen. Es reicht nicht.
try-body-failed-2 = Dein Körper weiß, wie es geht, und will es nicht tun.
try-body-passed-1 = Es kostet dich Schweiß und zerrissenen Atem, und es reicht.
try-body-passed-2 = Schön ist es nicht, und deine Knie werden noch etwas dazu sagen; aber es ist getan.
try-body-well-1 = Du tust es, wie eine Katze es täte, und wie bei einer Katze sieht es nach nichts aus.
try-body-well-2 = Eine Bewegung, und es liegt hinter dir. Du hättest einen vollen Becher dabei tragen können.
try-wits-badly-1 = Du bist dir sicher, und du irrst dich, und du handelst schon danach, ehe du es merkst.
try-wits-badly-2 = Du denkst es von Anfang bis Ende durch, und das Ende ist Unsinn, der dich etwas kosten wird.
try-wits-failed-1 = Du hast das einmal gewusst. Es will nicht kommen.
try-wits-failed-2 = Du wendest es zweimal hin und her. Beim zweiten Mal weißt du weniger als beim ersten.
try-wits-passed-1 = Es kommt dir von der Seite, wie solche Dinge kommen.
try-wits-passed-2 = Es ist wenig, und es reicht.
try-wits-well-1 = Du siehst es ganz, mit dem Grund dazu, und verlierst keinen Herzschlag daran.
try-wits-well-2 = Nichts daran entgeht dir. Es ist, als hättest du es von Kind auf gewusst.
try-will-badly-1 = Etwas in dir gibt mit einem kleinen, klaren Ton nach, und eine Weile bist du zu nicht viel nütze.
try-will-badly-2 = Du hältst aus, bis es nicht mehr darauf ankommt, und dann gibst du völlig nach.
try-will-failed-1 = Du willst es. Weiter als bis zum Wollen kommt es nicht.
try-will-failed-2 = Dein Herz geht wie eine Trommel und lässt sich nichts sagen.
try-will-passed-1 = Du beißt die Zähne zusammen, zählst in der Sprache deiner Großmutter bis zehn und gehst weiter.
try-will-passed-2 = Es ist nur Angst, sagst du ihr, und so ist es, und sie bleibt hinter dir zurück.
try-will-well-1 = Es hört auf, eine Frage des Ob zu sein. Du überdauerst es.
try-will-well-2 = Du musst dich nicht einmal wappnen. Es geschieht, wie du es meinst.

## Namen

name-vigor = Lebenskraft
name-resolve = Entschlossenheit
name-wounds = Wunden
name-trauma = Traumata
name-head = Kopf
name-right-arm = rechter Arm
name-left-arm = linker Arm
name-torso = Rumpf
name-right-leg = rechtes Bein
name-left-leg = linkes Bein
name-all = überall
name-reach = Armeslänge
name-close = kurze Entfernung
name-medium = mittlere Entfernung
name-long = weite Entfernung
name-extreme = äußerste Entfernung
name-threaten = Drohung
name-bleeding = blutend
name-burning = brennend
name-area = Fläche
name-incendiary = Brand
name-intense = Heftig
name-knockdown = Niederwerfend
name-nonlethal = Schonend
name-persistent = Anhaltend
name-piercing = Durchdringend
name-stun = Betäubend
name-unwieldy = Sperrig
name-vicious = Grausam
name-fists = Fäuste
name-knife = Messer
name-sword = Schwert
name-axe = Axt
name-spear = Speer
name-great-hammer = großer Hammer
name-staff = Stab
name-sling = Schleuder
name-bow = Bogen
name-javelin = Wurfspeer
name-war-cry = Kriegsschrei
name-cold-stare = kalter Blick
name-aggressive = angriffslustig
name-none = keines
name-here = an Ort und Stelle
name-simple = einfach
name-average = durchschnittlich
name-challenging = fordernd
name-daunting = entmutigend
name-dire = furchtbar
name-epic = episch
name-shunned = Gemieden
name-distrusted = Beargwöhnt
name-unknown = Unbekannt
name-recognized = Erkannt
name-acknowledged = Anerkannt
name-trusted = Vertraut
name-well-known = Wohlbekannt
name-famous = Berühmt
name-gold = Gold
name-silver = Silber
name-copper = Kupfer
name-jewels = Edelsteine
name-jewelry = Schmuck
name-fine-clothing = feine Kleidung
name-olive-oil = Olivenöl
name-fine-wine = guter Wein
name-silk = Seide
name-statue = Statue
name-lumber = Bauholz
name-sure-foot = Sicherer Tritt
name-old-scars = Alte Narben
name-second-look = Zweiter Blick
name-practised-arm = Geübter Arm
name-steady-breath = Ruhiger Atem
name-silver-tongue = Silberzunge
name-soft-tread = Leiser Schritt
name-long-memory = Langes Gedächtnis
name-hard-stare = Harter Blick
name-a-deserter-with-a-good-horse-and-no-name-for-it = fahnenflüchtig, mit einem guten Pferd ohne Namen
name-the-last-of-a-company-that-was-not-paid = zuletzt übrig von einer Truppe, die nicht bezahlt wurde
name-somebody-who-owes-a-temple-an-apology = jemand, der einem Tempel Abbitte schuldet
name-a-guide-to-places-that-have-been-closed = kundig an Orten, die man geschlossen hat
name-bonus-damage = Mehr Schaden
name-damage = Schaden
name-renown = Ruf

## Was geschrieben ist und nicht passt

no-such-zone = eine Zone {$name} gibt es nicht
nobody-outside = '{$name}' gibt es nur in einem Abenteuer; gib 'rival' an
ignoring-what = wounds oder trauma, nicht '{$name}'
no-such-treasure = einen Schatz '{$name}' gibt es nicht; es gibt {JOIN($known)}
hazard-who = das Feld dafür, wen die Gefahr trifft, steht neben der Probe, nicht in ihr
hazard-dice = eine Gefahr hat {$low} bis {$high} Kampfwürfel, nicht {$dice}
