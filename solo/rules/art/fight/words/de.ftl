## Was in einem Kampf geschieht

in-words = { $count ->
    [0] niemanden
    [1] einen
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] {$count}
}
for-rounds = { $rounds ->
    [one] 1 Runde
   *[other] {$rounds} Runden
}
whom = {YOU($name, "dich")}
begins = Es kommt zum Kampf, gegen {in-words}.
order = In dieser Reihenfolge: {JOIN($names)}.
bonus-round = Ein Zug vor der ersten Runde: {JOIN($names)}.
round = Runde {$round}.
told = {$text}
roll = { $who ->
    [none] {CAP($purpose)}
   *[other] {CAP($who)}, {$purpose}
}: { $taken ->
    [yes] 25 genommen
   *[no] {$roll}
}{ $succeeds ->
    [none] {""}
   *[other] ; {$succeeds}
}: {NAME($label)}{ $difficulty ->
    [none] {""}
   *[other] , {counted}
}.
assault = {CAP($who)}{ $many ->
    [1] {""}
   *[other] {" "}und {$more} weitere
} { $many ->
    [1] greift
   *[other] greifen
} {YOU($at, "dich")}{ $behind ->
    [yes] {" "}von hinten
   *[no] {""}
} an.
moves = {WHO($who)} {VERB($who, "gehst", "geht")} auf Feld {$band}{ $feature ->
    [none] {""}
   *[other] {" "}({$feature})
}.
sneaks = {WHO($who)} {VERB($who, "schleichst", "schleicht")} ungesehen auf Feld {$band}.
unheard = Niemand hat es gehört: {YOU($who, "du")} {VERB($who, "bist", "ist")} noch immer ungesehen.
spotted = {WHO($who)} {VERB($who, "wirst", "wird")} gesehen.
fell = {WHO($who)} {VERB($who, "liegst", "liegt")} am Boden.
rose = { $who ->
    [none] Du stehst wieder.
   *[other] {CAP($who)} steht auf.
}
staggered = { $who ->
    [none] Du taumelst.
   *[other] {CAP($who)} taumelt und verliert den nächsten Zug.
}
hurt = {CAP($who)} nimmt Schaden {NAME($rank)}: { COUNT($boxes) ->
    [1] das Kästchen {NAMES($boxes)}
   *[other] {COUNT($boxes)} Kästchen
}; { $left ->
    [0] keines ist mehr frei
    [one] 1 Kästchen ist noch frei
   *[other] {$left} Kästchen sind noch frei
}.
unhurt = Schaden {NAME($rank)} richtet bei {YOU($who, "dir")} nichts aus.
unharmed = { $who ->
    [none] Du wirst nicht getroffen.
   *[other] {CAP($who)} wird nicht getroffen.
}
missed = Kein Schaden{ $at ->
    [none] {""}
   *[other] {" "}({$at})
}: Nötig ist {NAME($needed)}.
critical = Ein kritischer Treffer{ $who ->
    [none] {""}
   *[other] {" "}von {$who}
}: Schaden {NAME($rank)}.
fumbles = {WHO($who)} {VERB($who, "patzt", "patzt")}.
fumble = { $what ->
    [shaken-1] Aus dem Tritt: bis zum Ende des nächsten Zuges auf alles eine Spalte weniger
    [shaken-2] Ganz ohne Deckung: bis zum Ende des nächsten Zuges auf alles zwei Spalten weniger
    [comrade] Der Schlag geht auf einen der eigenen Leute
    [free-attack] Eine Blöße für einen freien Angriff
    [drop] Die Waffe entgleitet
    [empty-handed] Ein Ausrutscher, aber keine Waffe in der Hand, die fallen könnte
    [fall] Ein Sturz
    [no-attack] Im nächsten Zug kein Angriff
    [no-move] Im nächsten Zug keine Bewegung
    [no-parry] Im nächsten Zug weder Parade noch Ausweichen
   *[recover] Rechtzeitig gefangen, nichts geschehen
}.
astray = Im Gewirr { $who ->
    [none] triffst du
   *[other] trifft {$who}
} { $at ->
    [you] stattdessen dich
   *[other] jemand anderen: {$at}
}.
astray-self = { $who ->
    [none] Im Gewirr triffst du dich selbst.
   *[other] Im Gewirr trifft {$who} niemanden als sich selbst.
}
stray = Der verirrte Schuss geht { $who ->
    [none] auf dich
   *[other] auf {$who}
}.
salvo = { COUNT($names) ->
    [0] Niemand wird getroffen.
   *[other] Treffen kann es: {JOIN($names)}.
}
shrapnel = Splitter fliegen { $who ->
    [none] auf dich zu
   *[other] auf {$who} zu
}.
free-attack = Ein freier Angriff für {YOU($who, "dich")} ({NAME($why)}).
parried = {WHO($who)} {VERB($who, "lenkst", "lenkt")} den Schlag ab ({NAME($weapon)}).
shattered = Zerbrochen: {NAME($weapon)}{ $who ->
    [none] {""}
   *[other] {" "}({$who})
}.
drops = {WHO($who)} {VERB($who, "lässt", "lässt")} fallen: {NAME($weapon)}.
disarmed = { $who ->
    [none] Dir aus der Hand geschlagen: {NAME($weapon)}.
   *[other] { $weapon ->
        [none] {CAP($who)} verliert die Waffe.
       *[other] {CAP($who)} hat nicht mehr in der Hand: {NAME($weapon)}.
    }
}
protects = {WHO($who)} {VERB($who, "fängst", "fängt")} den Schlag auf, der {YOU($at, "dir")} galt.
feigns = {WHO($who)} {VERB($who, "bleibst", "bleibt")} reglos liegen; { $fooled ->
    [0] keiner von ihnen hält
    [1] 1 von ihnen hält
   *[other] {$fooled} von ihnen halten
} {YOU($who, "dich")} für tot.
stirs = Sie sehen, dass {YOU($who, "du")} {VERB($who, "lebst", "lebt")}.
kicker = { $text ->
    [none] {CAP($foe)} tut mehr, als nur zu treffen.
   *[other] {$text}
}
defeated = {CAP($who)} { $how ->
    [dies] ist tot, durch Schaden {NAME($rank)}
    [yields] ergibt sich
    [flees] entkommt, schwer verletzt
   *[falls] geht zu Boden und bleibt liegen
}.
entangled = {WHO($who)} {VERB($who, "bist", "ist")} {for-rounds} lang gefesselt: {NAME($part)}.
grapples = {WHO($who)} { $at ->
    [you] packt dich
   *[other] {VERB($who, "packst", "packt")} zu ({$at})
}: {SIGNED($bonus)} im Ringen.
joins = {WHO($who)} {VERB($who, "mischst dich", "mischt sich")} in das Ringen ein.
pinned = {WHO($who)} {VERB($who, "wirst", "wird")} {for-rounds} lang niedergehalten.
lets-go = {WHO($who)} {VERB($who, "lässt", "lässt")} los.
free = { $who ->
    [none] Du bist frei.
   *[other] {CAP($who)} reißt sich los.
}
seizes = { $who ->
    [none] Du greifst zu.
   *[other] {CAP($who)} greift nach {YOU($at, "dir")}.
}
struggles = { $who ->
    [none] Du wehrst dich.
   *[other] {CAP($who)} will sich losreißen.
}
holds-down = {WHO($who)} {VERB($who, "hältst", "hält")} {YOU($at, "dich")} nieder.
robbed = Aus der Hand genommen{ $who ->
    [none] {""}
   *[other] {" "}({$who})
}: {NAME($weapon)}.
takes-up = {WHO($who)} {VERB($who, "nimmst", "nimmt")} auf: {NAME($weapon)}.
rearmed = { $who ->
    [none] Du nimmst deine Waffe auf.
   *[other] {CAP($who)} nimmt die Waffe wieder auf.
}
knocked-out = {WHO($who)} {VERB($who, "bist", "ist")} {for-rounds} lang bewusstlos.
plunges = {WHO($who)} {VERB($who, "gerätst", "gerät")} hinein: {$into}.
waits = {WHO($who)} {VERB($who, "wartest", "wartet")}.
waits-for = {WHO($who)} {VERB($who, "wartest", "wartet")}, bis {YOU($after, "du")} gehandelt {VERB($after, "hast", "hat")}.
dodges = { $who ->
    [none] Du weichst aus.
   *[other] {CAP($who)} duckt sich und weicht aus: Angriffe darauf verlieren eine Spalte.
}
aims = {WHO($who)} {VERB($who, "zielst", "zielt")}.
sets-up = Das Dreibein steht.
flees = { $who ->
    [none] Du läufst.
   *[other] {CAP($who)} entkommt.
}
leaves = {WHO($who)} {VERB($who, "bist", "ist")} heraus.
yields = {WHO($who)} {VERB($who, "ergibst dich", "ergibt sich")}.
tried = { $who ->
    [none] Dein nächster Angriff
   *[other] Der nächste Angriff von {$who}
} hat {some-columns}.
some-columns = { $columns ->
    [1] +1 Spalte
    [-1] -1 Spalte
   *[other] {SIGNED($columns)} Spalten
}
stopped = {WHO($who)} {VERB($who, "wirst", "wird")} aufgehalten.
catches = {CAP($name)} hat {YOU($who, "dich")} erfasst.
burns = {CAP($name)} lässt {YOU($who, "dich")} noch nicht los.
burnt-out = {WHO($who)} {VERB($who, "bist", "ist")} davon befreit: {$name}.
poisoned = {CAP($name)} wirkt in {YOU($who, "dir")}{ $who ->
    [none] : -{$points} auf alle Würfe
   *[other] {""}
}, {for-rounds} lang.
aborts = { $who ->
    [none] Du überlegst es dir anders, und deine Handlung ist verbraucht.
   *[other] {CAP($who)} überlegt es sich anders, und die Handlung ist verbraucht.
}
unmoved = Sie bleiben ungerührt{ $who ->
    [none] {""}
   *[other] {" "}von {$who}
}.
spoiled = Damit ist nichts mehr zu machen: {$name}.
gains = { $who ->
    [none] {CAP(NAME($name))}
   *[other] {CAP($who)}, {NAME($name)}
}: {SIGNED($amount)}.
effort = { $who ->
    [none] {CAP($name)}
   *[other] {CAP($who)}, {$name}
}: {$won} von {$goal} Erfolgen, {$lost} von {$goal} Fehlschlägen.
forcing-back = zurückdrängen ({$name})
digging-out = aus dem Gepäck kramen
may-move = { $full ->
    [0] {WHO($who)} {VERB($who, "kommst", "kommt")} nicht vom Fleck
   *[other] {WHO($who)} {VERB($who, "kannst", "kann")} gehen: { $free ->
        [0] {""}
       *[other] {free-bands} frei
    }{ $more ->
        [yes] { $free ->
            [0] {""}
           *[other] , oder{" "}
        }{full-bands} als {VERB($who, "deine", "die")} Handlung
       *[no] {""}
    }
}.
free-bands = { $free ->
    [one] 1 Feld
   *[other] {$free} Felder
}
full-bands = { $full ->
    [one] 1 Feld
   *[other] {$full} Felder
}
hemmed-in = { $who ->
    [none] Es reicht nicht, um von ihnen loszukommen
   *[other] {CAP($who)} kommt nicht von ihnen los
}: Dazu braucht es {$away} Felder.
answer = {$question}: {NAME($answer)}.
loses-turn = { $why ->
    [staggered] {WHO($who)} {VERB($who, "taumelst", "taumelt")} und {VERB($who, "verlierst", "verliert")} diesen Zug.
    [surprised] { $who ->
        [none] Du wirst überrascht und verlierst diesen Zug.
       *[other] {CAP($who)} wird überrascht.
    }
    [pinned] {WHO($who)} {VERB($who, "wirst", "wird")} niedergehalten.
    [paralysed] Die Angst hält {YOU($who, "dich")} fest, und dieser Zug ist verloren.
    [flees] {WHO($who)} {VERB($who, "läufst", "läuft")} davon, auch in diesem Zug.
    [cowers] {WHO($who)} {VERB($who, "kauerst", "kauert")} am Boden, auch in diesem Zug.
    [slow] {WHO($who)} {VERB($who, "kommst", "kommt")} zu langsam in Gang und {VERB($who, "verlierst", "verliert")} diesen Zug.
    [lost] {WHO($who)} {VERB($who, "hast dich", "hat sich")} noch nicht gefangen und {VERB($who, "verlierst", "verliert")} diesen Zug.
   *[other] {WHO($who)} {VERB($who, "weißt", "weiß")} nichts von diesem Zug.
}
name-fumble = Patzer
name-grapple = Ringen
name-yes--and = ja, und
name-yes = ja
name-yes--but = ja, aber
name-no--but = nein, aber
name-no = nein
name-no--and = nein, und
name-arms = die Arme
name-legs = die Beine
name-neck = der Hals
name-head = Kopf
name-torso = Rumpf

## Gegner, und wie ein Kampf steht

policy = { $policy ->
    [aggressive] geht auf den Nächsten los
    [pack] geht, wohin seinesgleichen geht, und schlägt mit ihnen zusammen zu
    [cautious] geht auf den Schwächsten los und weicht mit einer schweren Wunde aus
    [ranged] hält Abstand und schießt
    [guard] weicht nicht vom Fleck und schlägt nach allem, was nahe kommt, bis zur ersten Wunde
    [coward] geht auf den Schwächsten los und läuft bei der ersten Wunde davon
    [grappler] kommt heran, um zuzupacken, und hält nieder, wen andere treffen können
   *[passive] tut niemandem etwas
}
scared-wounded = sobald eine Wunde da ist
scared-half = sobald die Hälfte der Kästchen abgekreuzt ist
scared-last-box = sobald nur ein Kästchen frei ist
scared-alone = sobald sonst niemand mehr übrig ist
scared-leader-down = sobald der Anführer gefallen ist
scared-outnumbered = sobald ihr in der Überzahl seid
sized-up = {CAP($name)}: { $weapon ->
    [none] {""}
   *[other] {NAME($weapon)};{" "}
}Angriff {NAME($rank)}{ $reach ->
    [0] {""}
    [one] {" "}auf bis zu 1 Feld
   *[other] {" "}auf bis zu {$reach} Felder
}{ $damage ->
    [0] {""}
   *[other] , Schadenswert {$damage}
}{ $area ->
    [0] {""}
   *[other] , auf {$area} in einem Feld zugleich
}; {policy}{ COUNT($scares) ->
    [0] {""}
   *[other] ; { $yields ->
        [yes] ergibt sich
       *[no] läuft davon
    }, {JOIN($scares, " oder ")}
}.
whose-turn = { $name ->
    [you] Du bist am Zug
   *[other] {CAP($name)} ist am Zug
}.
spent = { $own ->
    [yes] Deine Handlung ist verbraucht.
   *[no] Die Handlung ist verbraucht.
}
lasting = Es wirkt noch: {JOIN($effects)}.
in-bands = Felder {JOIN(EACH($bands, "in-band", "band", "there"), "; ")}.
in-band = {$band}: {JOIN($there)}
rough = {$name} (unwegsamer Boden)
way-out = {$name} (ein Ausweg)
about-boxes = Ein Treffer nimmt das höchste Kästchen bis zu seinem Rang; unter dem niedrigsten richtet er nichts aus.
boxes-left = { $now ->
    [0] keine Gesundheit mehr
   *[other] Gesundheit {$now}/{$most}
}
boxes-free = frei {JOIN(EACH($free, "rank", "rank"), "/")}
rank = {NAME($rank)}

## Die Listen eines Zuges

page = { $id ->
    [attack] Angreifen
    [go] Auf ein anderes Feld gehen
    [foes] Anders gegen sie vorgehen
    [spray] Ein Feld bestreichen
    [other] Andere Handlungen
    [wait] Warten, bis jemand gehandelt hat
   *[gear] Ausrüstung
}…
page-of = {$text}…
end-turn = Den Zug beenden
nothing-more = {CAP($name)} tut nichts{ $begun ->
    [yes] {" "}weiter
   *[no] {""}
}
acts-alone = {CAP($name)} handelt allein: {policy}
fear-took-turn = Die Angst hat dir diesen Zug genommen
that-is-all = Das ist alles für jetzt
act-again = Gleich noch einmal handeln, für {$price} Ruhm
turn-over = Der Zug ist zu Ende.
does-harm = {NAME($rank)} oder besser richtet Schaden an.
harms = {NAME($rank)} oder besser richtet Schaden an: {$percent} %.
all-out = Alles auf den Angriff: {SIGNED($more)} auf deine Angriffe, {SIGNED($less)} auf Defense
as-usual = Diese Runde wie sonst kämpfen
before-round = Bevor in dieser Runde jemand handelt:

## Warum etwas nicht geht

action-spent = deine Handlung für diesen Zug ist verbraucht
holding-down = du hältst jemanden nieder; lass erst los
in-grapple = du bist mitten im Ringen
on-ground = du liegst am Boden; steh erst auf
legs-entangled = deine Beine sind gefesselt
arms-entangled = deine Arme sind gefesselt
off-balance = du bist aus dem Gleichgewicht und kannst { $what ->
    [move] dich in diesem Zug nicht bewegen
    [attack] in diesem Zug nicht angreifen
   *[dodge] nicht ausweichen
}
crowded = zu viele bedrängen dich: Es braucht eine Bewegung von { $bands ->
    [one] 1 Feld
   *[other] {$bands} Feldern
}
down-already = {$name} liegt schon am Boden
holds-no-weapon = {$name} hat keine Waffe in der Hand
has-back = du bist schon im Rücken ({$name})
takes-melee = dazu braucht es eine Nahkampfwaffe in der Hand
takes-hand = dazu braucht es eine freie Hand
takes-fame = dazu braucht es 1 Ruhm
takes-lying = dazu musst du liegen
takes-turn = zielen kostet den ganzen Zug
stands-already = es steht schon
asked-already = du hast in diesem Zug schon eine Frage gestellt
heard-enough = sie haben genug gehört
nothing-to-do = damit ist nichts mehr zu machen
gone-for-now = es ist fort, bis der Kampf vorbei ist
hands-full = du hast die Hände voll
no-hand-for-it = du hast die Hände voll, oder es ist zu schwer
no-rounds = du hast keine Munition bei dir
ask-something = was willst du wissen? zum Beispiel: likely: gibt es hier ein Seil

## Angriffe

roll-against = { $attribute ->
    [none] ein Wurf
   *[other] {CAP(NAME($attribute))}
} gegen {NAME($difficulty)}
attack = Angriff: {$name}
throw-at = Wurf ({NAME($weapon)}): {$name}{aimed}
attack-with = { $shoots ->
    [yes] Schuss
   *[no] Angriff
} ({ $bare ->
    [yes] bloße Hände
   *[no] {NAME($weapon)}
}{ $both ->
    [yes] , in beiden Händen
   *[no] {""}
}): {$name}{aimed}
aimed = { $part ->
    [none] {""}
   *[other] , gezielt: {NAME($part)}
}
stake-fame = 1 Ruhm setzen: Trifft dein nächster Angriff, ist der Schaden {$ranks} Ränge höher
take-back-fame = Den Ruhm zurücknehmen, der auf einen kritischen Treffer gesetzt ist
stake-again = Auch darauf 1 Ruhm setzen
stake-nothing = Auf diesen Angriff keinen Ruhm setzen
next-attacked = Als Nächstes wird angegriffen: {$name}.
throw-into = Wurf ({NAME($weapon)}): {there}
strike-band = Alle treffen: {there}, höchstens {targets}
spray-band = Bestreichen ({NAME($weapon)}): {there}, {targets}
there = { $gap ->
    [none] Feld {$band}
   *[other] {those}
}
those = { $gap ->
    [0] die neben dir
    [one] die 1 Feld { $side ->
        [ahead] vor dir
       *[behind] hinter dir
    }
   *[other] die {$gap} Felder { $side ->
        [ahead] vor dir
       *[behind] hinter dir
    }
}
targets = { $targets ->
    [one] 1 Ziel
   *[other] {$targets} Ziele
}
rake = Beharken ({NAME($weapon)}): {$name}, zwei Angriffe
to-strike = für den { $way ->
    [thrown] Wurf
   *[other] Angriff
} ({ $name ->
    [none] jemand anderer
   *[other] {YOU($name, "du")}
}{ $way ->
    [none] {""}
    [bare] , bloße Hände
   *[other] , {NAME($weapon)}
})
in-struggle = im Gewirr, wo es den niedrigsten Wurf trifft
the-weapon = {NAME($weapon)}
flurry = Hagel von Schlägen: gleich noch einmal zuschlagen
combat-tactics = Kampftaktik: {SIGNED($amount)} auf deine Angriffe in der nächsten Runde
entangle = Für {$rounds} Runden fesseln statt verletzen: {NAME($part)}
bites = {CAP(NAME($weapon))} beißt zu: Schaden {NAME($rank)}
what-did = was {$name} getan hat
plain-damage = Schaden, wie er ist, und sonst nichts
kicker-is = Die letzte Ziffer ist {$kicker}: Eines davon kann geschehen.
to-recover = um den Patzer abzufangen
to-use-slip = um den Patzer zu nutzen ({$name})
out-of-the-way = um nicht im Weg zu sein
to-be-missed = um verfehlt zu werden
against-shrapnel = gegen die Splitter
the-shrapnel = die Splitter
against-stray = gegen einen verirrten Schuss
a-stray-shot = ein verirrter Schuss
strikes-band = {CAP($name)} trifft gleich das ganze Feld.
stay = Bleiben, wie du bist
fall-flat = Dich hinwerfen: Schaden 1 Rang geringer, und deine Handlung
hit-these = Treffen: {JOIN($names, " und ")}
fate-alike = Ihr Schicksal ist gleich: Wer wird getroffen?

## Angegriffen werden

and-more = {$name} und {$more} weitere
to-get-clear = um davonzukommen
raise-shield = Den Schild heben
spare-shield = Den Schild für eine Parade aufsparen
counterstrike = Gleich ein Gegenschlag
gain = {CAP(NAME($name))}: {SIGNED($amount)}
one-not-both = Eines davon kann geschehen, nicht beides.
stand-by = { $name ->
    [you] Es selbst abwehren
   *[other] Es {$name} überlassen
}
protect = {CAP($name)} schützt {YOU($at, "dich")}: {$roll}
may-protect = {CAP(JOIN($names, " oder "))} kann dazwischengehen.
to-protect = um {YOU($name, "dich")} zu schützen
to-parry = für die Parade ({NAME($weapon)})
the-blow = der Schlag
take-damage = Den Schaden {NAME($rank)} hinnehmen
parry-with = Parade ({NAME($weapon)}): {$roll}
hits-for = {CAP($by)} trifft {YOU($name, "dich")}: Schaden {NAME($rank)}.{ $more ->
    [yes] {" "}Du könntest dich auch tot stellen.
   *[no] {""}
}
play-dead-now = Ihn hinnehmen und dich tot stellen: Cunning gegen alle, die genau hinsehen
to-pass-for-dead = um für tot zu gelten
play-dead = Dich tot stellen
against-venom = gegen das Gift ({$name})
round-throat = was um den Hals liegt

## Was einem Gegner angetan werden kann

feat-knock-down = Umstoßen ({$at})
to-knock-down = für das Umstoßen ({$at})
feat-force-back = Zurückdrängen ({$at})
to-force-back = für das Zurückdrängen ({$at}; dort: {$into})
feat-disarm = Entwaffnen ({$at})
to-disarm = für das Entwaffnen ({$at})
feat-feint = Mit einer Finte täuschen ({$at})
to-feint = für die Finte ({$at})
feat-backstab = In den Rücken gelangen ({$at})
to-backstab = um in den Rücken zu gelangen ({$at})
feat-haymaker = Mit einem Schlag betäuben, 1 Ruhm ({$at})
to-haymaker = für den betäubenden Schlag ({$at})
feat-grapple = Packen ({$at})
feat-grapple-silent = Lautlos packen ({$at})
to-grapple = für das Packen ({$at})
feat-pin = Niederhalten ({$at})
to-pin = für das Niederhalten ({$at})
feat-takedown = Zu Boden werfen ({$at})
to-takedown = für den Wurf zu Boden ({$at})
feat-take-weapon = Die Waffe wegnehmen ({$at})
to-take-weapon = um die Waffe wegzunehmen ({$at})
go-down = Mit zu Boden gehen und nicht loslassen ({$name})
let-go-up = Loslassen und stehen bleiben
goes-down = {CAP($name)} geht zu Boden.
let-go = Loslassen{ $pinning ->
    [yes] , wen du niederhältst
   *[no] {""}
}
join-grapple = Beim Ringen mitmachen ({$name})
break-free = Losreißen, mit {CAP(NAME($attribute))}
to-break-free = um loszukommen
to-keep-off = um freizubleiben ({$name})
to-hold = um nicht loszulassen ({$name})

## Bewegung

move = Bewegung: Agility würfeln, wie weit{ $away ->
    [1] {""}
   *[other] {" "}(von ihnen loszukommen kostet {$away} Felder)
}
to-move = für die Bewegung
go-to = Auf Feld {$band} gehen{ COUNT($there) ->
    [0] {""}
   *[other] {" "}({JOIN($there)})
}: { $free ->
    [yes] frei
   *[no] deine Handlung
}
leave-fight = Den Kampf verlassen: { $by ->
    [none] der Ausweg
   *[other] {$by}
}
break-off = Abbrechen: Hier kommt niemand weiter
stand-up = Aufstehen: { $free ->
    [yes] frei
   *[no] deine Handlung
}
stand-quickly = Schnell aufstehen
to-be-quick = um es schnell zu tun
dodge = Ausweichen bis zu deinem nächsten Zug
to-dodge = für das Ausweichen
sneak = Auf Feld {$band} schleichen
to-sneak = für ungesehene Bewegung
let-it-go = Ziehen lassen
all-stop = Alle stellen sich zusammen in den Weg
leaves-band = {CAP($name)} will Feld {$band} verlassen.
stop = {CAP($name)} stellt sich in den Weg: {$roll}
to-stop = für das Aufhalten ({$name})
to-be-first = um als Erstes zu handeln

## Andere Handlungen

size-up = Sie noch einmal einschätzen: frei
lie-down = Dich hinwerfen
aim = Den ganzen Zug zielen: eine Spalte auf deinen Angriff in der nächsten Runde
to-be-rid = um davon loszukommen: {$name}
face = Dich umdrehen ({$name}): frei
wait-for = Warten, bis {YOU($name, "du")} gehandelt {VERB($name, "hast", "hat")}
tripod = Das Dreibein aufstellen
question = Eine wichtige Frage stellen: frei
what-asked = Was fragst du?
to-have-it-so = damit es so ist
cover = Was du versucht hast, deiner Defense zugutekommen lassen ({some-columns}) statt deinem nächsten Angriff: frei
talk = Sie davon abbringen
to-be-heard = um gehört zu werden
to-bring-off = damit es gelingt
at-foe = {$text} ({$name})
work-on = Daran arbeiten: {$name}
to-do = { $text ->
    [none] damit es getan wird
   *[other] dafür: {$text}
}
quickly = {$text}, schnell
is-done = Es ist getan: {$name}.
reload = Laden: {NAME($weapon)}, frei
drop = Fallen lassen: {NAME($weapon)}, frei
draw = { $lies ->
    [yes] Vom Boden aufheben: {NAME($weapon)}
   *[no] Ziehen: {NAME($weapon)}
}{ $way ->
    [free] , frei
    [quickly] , schnell
   *[action] , deine Handlung
}
dig-out = Aus dem Gepäck kramen: {NAME($weapon)}
to-dig-out = um etwas aus dem Gepäck zu kramen: {NAME($weapon)}
guard = { $now ->
    [yes] Den Schild für Paraden aufsparen
   *[no] Den Schild gegen jeden Angriff nutzen, gegen den es geht
}

## Ein Kampf, wie er steht

view-health = Gesundheit
view-band = Feld {$band}
view-exit = ein Ausweg: {$exit}
view-rough = unwegsamer Boden
view-columns = { $kind ->
    [attack-columns] Angriff {SIGNED($amount)}
    [defense-columns] Defense {SIGNED($amount)}
   *[rolls] alle Würfe {SIGNED($amount)}
}
view-lying-here = am Boden: {NAME($thing)}
view-attack = Angriff {NAME($rank)}
view-damage = Schadenswert {$rating}
view-state = { $state ->
    [down] am Boden
    [behind] hinter dir
    [prone] liegt
    [pinned] niedergehalten
    [held] festgehalten
    [holding] hält fest
    [entangled] gefesselt
    [burning] brennt
    [poisoned] vergiftet
    [losing] verliert einen Zug
    [unarmed] unbewaffnet
    [hidden] ungesehen
    [fooling] für tot gehalten
   *[surprised] überrascht
}
view-lasting = { $amount ->
    [0] {NAME($name)}
   *[other] {NAME($name)} {SIGNED($amount)}
}
