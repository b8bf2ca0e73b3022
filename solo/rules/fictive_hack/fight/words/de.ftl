## Wie ein Kampf steht

your-turn = Du bist dran.
take-focus = Was Fokus braucht, geschieht zuletzt, wenn dich bis dahin nichts verwundet.
standing = auf den Beinen
ap = {$ap} AP
weapon = {NAME($weapon)}{ $ammo ->
    [none] {""}
   *[other] {" "}({$ammo})
}
shield = { $shield ->
    [light] leichter Schild
   *[heavy] schwerer Schild
}
to-parry = {NAME($weapon)} zum Parieren
too-much-carried = überladen: jeder Wurf misslingt
cannot-move = in die Enge getrieben: Diese Runde kommst du nicht weg
aim = {$meant}{ $manner ->
    [none] {""}
   *[other] ; Art: {$manner}
}
-wants = {AGREE($many, "will", "wollen")}
gives-nothing-away = {AGREE($many, "verrät", "verraten")} nichts
means-to-act = {-wants} in Phase {$phase} handeln ({phase-told})
meant = { $does ->
    [attack] { $target ->
        [none] {-wants} dich angreifen
       *[other] {-wants} angreifen: {$target}
    }
    [shoot] { $target ->
        [none] {AGREE($many, "zielt", "zielen")} auf dich
       *[other] {AGREE($many, "zielt", "zielen")}: {$target}
    }
    [move] {AGREE($many, "macht", "machen")} sich auf den Weg: {NAME($place)}
    [defend] {-wants} sich verteidigen
    [protect] { $target ->
        [none] {-wants} dich schützen
       *[other] {-wants} schützen: {$target}
    }
    [impede] { $target ->
        [none] {-wants} dich hier festhalten
       *[other] {-wants} hier festhalten: {$target}
    }
    [push] { $target ->
        [none] {-wants} dich wegstoßen
       *[other] {-wants} wegstoßen: {$target}
    } (nach: {NAME($place)})
    [flee] {-wants} entkommen
    [recover] {AGREE($many, "fasst", "fassen")} wieder Mut
    [frighten] {-wants} dich erschrecken
    [unaware] {AGREE($many, "hat", "haben")} dich nicht bemerkt
   *[wait] {AGREE($many, "wartet", "warten")}
}
phase-told = { $phase ->
    [1] verteidigen oder schützen
    [2] Fernkampf
    [3] Fokus oder festhalten
    [4] bewegen oder stoßen
    [5] angreifen oder helfen
   *[6] was Fokus brauchte
}
kind = {NAME($type)}{ $favored ->
    [none] {""}
    [ranged] : Schüsse dorthin {SIGNED($bonus)}
    [light] : leichte Waffen {SIGNED($bonus)}
    [heavy] : schwere Waffen {SIGNED($bonus)}
   *[reach] : Stangenwaffen {SIGNED($bonus)}
}{ $exit ->
    [yes] , ein Ausweg
   *[no] {""}
}
here = Hier: {NAME($place)} ({$kind}){ COUNT($there) ->
    [0] {""}
   *[other] , und hier: {JOIN($there)}
}.
elsewhere = { $past ->
    [none] Gleich nebenan
   *[other] Weiter hinten (Weg: {$past})
}: {NAME($place)} ({$kind}){ COUNT($there) ->
    [0] {""}
   *[other] : {JOIN($there)}
}.
place-becomes = Jetzt ist es hier anders ({NAME($place)}): {NAME($type)}.

## Die Runde

tie = { $tie ->
    [together] , also handeln alle zugleich
    [again] , also wird noch einmal gewürfelt
   *[no] {""}
}
initiative = Initiative: eigene Seite {$mine}, die anderen {$other}{tie}.
initiatives = Initiative: {JOIN($parts)}.
initiative-of = { $ours ->
    [yes] ihr
   *[no] { $party ->
        [none] sie
       *[other] {$party}
    }
} {$face}
initiative-raised = Initiative: eigene Seite jetzt {$mine}{tie}.
elite-initiative = Elite: {$mine} gegen {$other}, für {$price} AP
phase-over = Phase {$phase} ({phase-told}) ist vorbei; du hast vor: { $action ->
    [defend] dich verteidigen
    [protect] jemanden schützen
    [shoot] schießen
    [hold] in Phase 5 schießen
    [aim] zielen und schießen
    [moving-shot] in Bewegung schießen
    [reload] nachladen
    [pickpocket] eine Tasche leeren
    [impede] jemanden hier festhalten
    [move] dich bewegen
    [push] jemanden wegstoßen
    [charge] anstürmen
    [sprint] rennen
    [flee] entkommen
    [attack] angreifen
    [batter] mit dem Schild zuschlagen
    [assist] bei einem Angriff helfen
    [steady] den Schrecken abschütteln
    [shrug] eine Wunde abtun
    [intimidate] jemanden einschüchtern
    [parley] es ihnen ausreden
    [bash] jemanden niederstrecken
   *[wait] warten
}. {$ap} AP.
as-meant = Dabei bleiben
something-else = Etwas anderes tun, für {$price} AP

## Die Wahl in einer Runde

page-ways = An einen anderen Ort gehen
page-grips = Jemanden festhalten oder wegstoßen
page-luck = Sehen, was sich ergibt, umsonst oder für AP
page-hands = Wechseln, was du in Händen hast; das kostet nichts
page-talents = Ein Talent einsetzen, das dir fehlt, für {$price} AP
asked-grips = Wen, und wohin?
asked-hands = Was hast du in Händen?
asked-luck = Was ergibt sich?
asked-talents = Welches Talent, für ein Mal?
focus = { $focus ->
    [yes] {" "}(Fokus)
   *[no] {""}
}
attack = Angreifen: {$whom}
batter = Mit dem Schild zuschlagen: {$whom}
charge = Anstürmen: {$whom} ({NAME($place)})
where = { $place ->
    [none] {""}
   *[other] {" "}({NAME($place)})
}
shoot = Schießen: {$whom}{where}
hold-shot = Den Schuss bis Phase 5 aufheben: {$whom}
aim-at = Zielen: {$whom}{where} (Fokus)
nothing-to-shoot = du hast nichts mehr zu verschießen
not-loaded = nicht geladen: {NAME($weapon)}
reload = Nachladen: {NAME($weapon)} (Fokus)
moving-shot = Schießen in Bewegung: {$whom} (Weg: {NAME($place)}), für {$price} AP
cornered = { $yours ->
    [yes] du bist in die Enge getrieben
   *[no] in die Enge getrieben
}
move = Gehen: {NAME($place)}{ $kind ->
    [none] {""}
   *[other] {" "}({$kind})
}
sprint = Rennen: {NAME($place)}, für eine Wunde
flee = Von hier entkommen
defend = Dich verteidigen ({$less}, dich zu treffen; wer trifft, bekommt einen Hieb zurück)
protect = { $whom ->
    [none] Dich schützen
   *[other] Schützen: {$whom}
}
assist = { $whom ->
    [none] Dir beim Angriff helfen: ein Würfel mehr
   *[other] Beim Angriff helfen: {$whom}
}
impede = Hier festhalten: {$whom}
push = Wegstoßen: { $whom ->
    [none] alle
   *[other] {$whom}
} (nach: {NAME($place)})
steady = Den Schrecken abschütteln (Fokus)
shrug = Eine Wunde abtun{focus}
intimidate = Einschüchtern: {$whom} (Fokus)
bash = Niederstrecken: {$whom}{focus}
pickpocket = Die Tasche leeren: {$whom}{ $place ->
    [none] {""}
   *[other] , dann weiter: {NAME($place)}
}
parley = Es ausreden: { $whom ->
    [none] ihnen allen
   *[other] {$whom}
} (Fokus, Charme gegen {$against})
wait-and-see = Abwarten
companion-asked = Was tut {$who} ({NAME($place)})?
companion-defends = Sich verteidigen
companion-waits = Warten
take-level-free = Stufe {$level} nehmen (kostet keine Handlung)
glare = Böse anstarren nach dem, was du eben getan hast: {$whom} (kostet keine Handlung)
empty-hands = Die Hände frei machen
change-shield = { $raised ->
    [yes] Den Schild senken
   *[no] Den Schild heben
}
put-away = Wegstecken: {NAME($weapon)}
parry-with = Damit parieren: {NAME($weapon)}, ein Würfel weniger
bribe = {$text} ({JOIN($does)})
bribe-ap = { $ap ->
    [0] umsonst
   *[other] {$ap} AP
}
bribe-opens = ein neuer Weg: {NAME($place)}
bribe-arms = eine Waffe: {NAME($kind)}
bribe-bonus = {SIGNED($bonus)} auf deinen nächsten Wurf
bribe-heals = { $wounds ->
    [one] 1 Wunde
   *[other] {$wounds} Wunden
} zurück
bribe-routs = vertreibt: {LIST($names)}
more-than-carried = das ist mehr, als du tragen kannst
recharge = {talent-named} noch einmal einsetzen, für {$price} AP

## Deine Angriffe

roll-fiercely = Würfeln mit +{$bonus}, für {$price} AP
about-to-attack = Du willst angreifen: {$whom}. {$ap} AP.
takes-a-die = {CAP($who)} {AGREE($many, "nimmt", "nehmen")} deinem Angriff mit Expert Parry einen Würfel.
attack-of = { $by ->
    [none] Dein Angriff
   *[other] Angriff: {$by}
}{ $whom ->
    [none] {" "}gegen dich
   *[other] {" "}(Ziel: {$whom})
}
-comes = macht {$total}; ab {$least} ist es ein Treffer: { $fell ->
    [hit] getroffen
    [short] daneben
   *[encumbered] daneben, denn wer zu viel trägt, trifft nichts
}.
you-attack = { $how ->
    [shoot] Du schießt ({NAME($weapon)}, Ziel: {$whom})
    [throw] Du wirfst ({NAME($weapon)}, Ziel: {$whom})
   *[strike] Du greifst an ({NAME($weapon)}, Ziel: {$whom})
}: {$sum} {-comes}
attack-now = Das {-comes}
attack-result = { $result ->
    [encumbered] Daneben: Du trägst zu viel
    [miss] Daneben, um {$by}
    [stopped] Ein Treffer, der nichts ausrichtet
    [group] Ein Treffer: {$kills} { $kills ->
        [1] fällt
       *[other] fallen
    } ({$whom})
   *[hit] Ein Treffer für {wounds}
}. Du hast {$ap} AP.
single-result = Du würfelst {JOIN($faces)}: {$total} { $hit ->
    [yes] trifft für {wounds}
   *[no] verfehlt
}. Du hast {$ap} AP.
to-harm = für Schaden, {$hits} % für einen Treffer
add-nothing = Es dabei lassen
add-free = { $talent ->
    [parrying] Parierwaffe
   *[other] {talent-named}
}: { $how ->
    [wound] +1 Wunde
   *[hit] +2 zum Treffen
}
add-priced = { $what ->
    [elite] Elite: +2
    [violence] Awesome Violence: +{$more}
    [swarm] Jede Wunde zählen lassen
   *[wound] +1 Wunde
} für {$price} AP
spare = Nicht verletzen, nur bewusstlos schlagen
plow = {$count} von ihnen fällen, für {$price} AP
face-ten = Der Gesichtswürfel zeigt 10: eine Wunde mehr.
blow-pulled = Du hältst dich beim Schlag zurück.
runs = {CAP($who)} {AGREE($many, "wendet", "wenden")} sich zur Flucht.
let-run = Laufen lassen
smite = Zuschlagen, während sie laufen, für {$price} AP
rest-runs = Das genügt den Übrigen: Sie laufen.
contest = {$roll}.
more-than = mehr als {$number}

## Was du tust

stands-before = { $who ->
    [none] Du stellst dich
   *[other] {CAP($who)} {AGREE($many, "stellt", "stellen")} sich
} schützend davor{ $whom ->
    [none] {""}
   *[other] {" "}({$whom})
}.
target-gone = Wen du meintest, der ist nicht mehr da.
out-of-reach = Außer Reichweite ist, wen du { $deed ->
    [strike] schlagen
    [hold] festhalten
    [push] wegstoßen
    [help] unterstützen
   *[knock-out] niederstrecken
} wolltest.
out-of-range = Außer Schussweite ist, auf wen du schießen wolltest.
aim-lost = Verwundet, verlierst du dein Ziel.
focus-lost = Verwundet, verlierst du den Fokus.
you-defend = Du verteidigst dich.
you-wait = Du wartest.
you-strike-holder = Du schlägst zu, um dich zu befreien: {$whom} {AGREE($many, "hält", "halten")} dich fest.
still-held = Du wirst noch festgehalten.
you-get-away = Du entkommst.
you-move = Du gehst weiter: {NAME($place)}.
no-shot = Zu einem Schuss kommt es nicht.
you-hold = Du hältst fest: {$whom}.
you-push = Weggestoßen: {$whom} (nach: {NAME($place)}).
nobody-to-push = Es ist niemand mehr da, den du wegstoßen könntest.
stands-firm = {CAP($who)} {AGREE($many, "hält", "halten")} stand.
help = Helfen
strike-yourself = Selbst zuschlagen: {$whom}, für {$price} AP
protect-instead = Stattdessen schützen: {$whom}, für {$price} AP
about-to-help = Du willst helfen: {$whom}. {$ap} AP.
helps = { $who ->
    [none] Du hilfst
   *[other] {CAP($who)} {AGREE($many, "hilft", "helfen")}
}{ $whom ->
    [none] {" "}dir: ein Würfel mehr.
   *[other] : ein Würfel mehr ({$whom}).
}
you-rob = Du hast die Tasche geleert: {$whom}.
loaded = Geladen: {NAME($weapon)}.
is-intimidated = {CAP($who)} {AGREE($many, "ist", "sind")} eingeschüchtert: -2 auf jeden Wurf.
knocked-out = {CAP($who)}: bewusstlos.
hands-empty = Deine Hände sind leer.
shield-changed = Du { $up ->
    [yes] hebst
   *[no] senkst
} deinen Schild.
parry-ready = Bereit zum Parieren: {NAME($weapon)}.
parry-away = Du steckst es weg.
bought = {SENTENCE($text)}

## Was andere tun

attacks = {CAP($who)} {AGREE($many, "greift", "greifen")} an (Ziel: {$whom}): {$sum} {-comes}
attacks-you = {CAP($who)} { $shoots ->
    [yes] {AGREE($many, "schießt", "schießen")} auf dich
   *[no] {AGREE($many, "schlägt", "schlagen")} nach dir
}: {$sum} {-comes}
attack-comes = {CAP($who)} { $shoots ->
    [yes] {AGREE($many, "schießt", "schießen")} auf dich
   *[no] {AGREE($many, "greift", "greifen")} dich an
}.
let-come = Den Angriff kommen lassen
expert-parry = Expert Parry: ein Würfel weniger für den Angriff
parry-off = Parieren: {NAME($weapon)}, -2, dich zu treffen
-stopped = { $least ->
    [none] {""}
   *[other] : {armored} fängt {dealt} unter {$least} ab
}
armor-takes-all = Deine Rüstung fängt alles ab{-stopped}.
nothing-through = Nichts davon kommt durch.
would-come-through = { $wounds ->
    [one] 1 Wunde käme
   *[other] {$wounds} Wunden kämen
} durch. Du hast {$left} und {$ap} AP.{ $fells ->
    [yes] {" "}Du würdest fallen.
   *[no] {""}
}
block = 1 Wunde mit dem Schild abfangen
sacrifice = { $last ->
    [yes] Den Schild zerbrechen lassen
   *[no] Den Schild dafür hergeben
}: 1 Wunde
bear = {wounds} hinnehmen
ignore = 1 Wunde nicht beachten, für {$price} AP{ $fells ->
    [yes] ; du würdest trotzdem fallen
   *[no] {""}
}
shield-splinters = Dein Schild splittert, aber er hält.
shield-blocks = Dein Schild fängt eine Wunde ab.
gm-adds = Die Spielleitung zahlt {$price} AP für eine Wunde mehr.
gm-ignores = Die Spielleitung zahlt {$price} AP: {$who} {AGREE($many, "beachtet", "beachten")} eine Wunde nicht.
no-harm = Das schadet nicht ({$whom}){-stopped}.
down = {CAP($who)} {AGREE($many, "ist", "sind")} { $spared ->
    [yes] bewusstlos
   *[no] am Boden
}.
loses = {CAP($who)} {AGREE($many, "verliert", "verlieren")} {wounds}; noch {$left}.
some-down = Am Boden: {$felled} ({$whom}); { $left ->
    [0] keiner
   *[other] {$left}
} übrig.
their-shield = Unter dem Schlag { $breaks ->
    [yes] zerbricht
   *[no] splittert
} der Schild ({$whom}).
blocks = {CAP($who)} {AGREE($many, "wehrt", "wehren")} mit dem Schild ab.
power = {CAP($who)}: {NAME($power)}.{ $does ->
    [heal] {" "}Eine Wunde schließt sich.
    [shrug] {" "}Eine Wunde wird abgetan.
   *[other] {""}
}
on-defensive = {CAP($who)} {AGREE($many, "geht", "gehen")} in Deckung.
protects = {CAP($who)} {AGREE($many, "schützt", "schützen")}{ $whom ->
    [none] {" "}dich.
   *[other] : {$whom}.
}
over-fright = {CAP($who)} {AGREE($many, "hat", "haben")} den Schrecken überwunden.
held-by = {CAP($who)}: kein Vorbeikommen { $whom ->
    [none] an dir
   *[other] ({$whom})
}.
gets-away = {CAP($who)} {AGREE($many, "entkommt", "entkommen")}.
moves = {CAP($who)} {AGREE($many, "geht", "gehen")} weiter: {NAME($place)}.
tries-to-hold = {CAP($who)} {AGREE($many, "versucht", "versuchen")}, dich festzuhalten.
holds-you = {CAP($who)} {AGREE($many, "hält", "halten")} dich hier fest.
tries-to-push = {CAP($who)} {AGREE($many, "versucht", "versuchen")}, dich wegzustoßen.

## Namen

name-tight = eng
name-hazardous = gefährlich
name-open = offen
name-dense = dicht
name-neutral = gewöhnlich

## Was geschrieben ist und nicht passt

weapon-class-needed = hier ist keine Figur; gib eine Klasse an, etwa heavy
