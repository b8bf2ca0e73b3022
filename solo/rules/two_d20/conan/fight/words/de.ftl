## Wie der Kampf steht

points = Momentum {$momentum}, Glück {$fortune}, Verhängnis {$doom}: {$now}.
at = hier: {NAME($where)}{ COUNT($features) ->
    [0] {""}
   *[other] {" "}({JOIN($features, ", ")})
}
at-range = dort: {NAME($where)}, {$range}
within-reach = in Reichweite
range = {NAME($range)}
in-hand = {NAME($name)} in der Hand
empty-hands = leere Hände
mark-word = {NAME($word)}
mark-morale = {$dice} Moral
ground = Der Ort: {JOIN(EACH($ways, "way", "where", "to", "features"), "; ")}.
way = {NAME($where)} (führt zu: {JOIN(NAMED($to), ", ")}{ COUNT($features) ->
    [0] {""}
   *[other] ; {JOIN($features, ", ")}
})
your-turn = Du bist dran: noch { $standard ->
    [one] 1 Standardhandlung
   *[other] {$standard} Standardhandlungen
} und { $minor ->
    [one] 1 Nebenhandlung
   *[other] {$minor} Nebenhandlungen
}.
holding = Du hältst eine Handlung zurück.
one-more = Du hast noch eine Handlung.

## Der Zug der Figur

begin = Beginnen
back = Zurück
end-turn = Den Zug beenden
go-on-waiting = Weiter warten: {$name} kommt als Nächstes
leave-one-more = Es dabei belassen
page-attack = Angreifen …
page-frighten = Jemandem von ihnen Angst machen …
page-deed = Den Ort nutzen …
page-move = Bewegen …
page-recover = Zu Kräften kommen …
page-other = Etwas anderes …
page-study = Bei einem von ihnen eine Schwäche suchen (Menschenkenntnis) …
strike-at = { $kind ->
    [melee] Schlag:
    [ranged] Schuss:
   *[threaten] Angst machen:
} {$name} ({NAME($weapon)}, {$dice} Würfel)
study = Eine Schwäche suchen: {$name} (Menschenkenntnis)
brace = Festen Stand nehmen ({NAME($name)})
stand-up = Aufstehen
regain-guard = Zurücktreten und wieder in Deckung gehen (Parade)
see-to = Sich um Wunden kümmern ({NAMES($things)})
see-to-hurts = Dich um das kümmern, was weiter schmerzt
pick-up = {CAP(NAME($name))} aufheben
draw = {CAP(NAME($name))} ziehen
move = Bewegen: {NAME($where)}{risk}
risk = { $risky ->
    [yes] ; Gegner können zuschlagen
   *[no] {""}
}
sprint = Laufen: {NAME($where)}; danach sind Proben eine Stufe schwerer
step-in = In Reichweite treten: {$name}
withdraw = Dich ungehindert aus der Reichweite lösen
step-out = Aus der Reichweite treten; Gegner können zuschlagen
recover = {CAP(NAME($track))} zurückgewinnen ({CAP(NAME($skill))})
assist = {$name} beim nächsten Angriff helfen
treat = {$name} behandeln (Heilkunde)
steady = {$name} beruhigen (Zuspruch)
let-act-first = {$name} vor dir handeln lassen
hold-action = Eine Handlung zurückhalten: vor dem Zug von jemandem handeln, oder zuerst zuschlagen, wenn jemand herankommt
one-more-for-fortune = Noch eine Standardhandlung (1 Glück)
drop-prone = Sich hinwerfen
drop = {CAP(NAME($name))} fallen lassen
flee = Den Kampf verlassen{risk}

## Angriffe, und was Momentum aus ihnen macht

your-attack = Dein Angriff (Ziel: {$name}; {NAME($weapon)}){ $defense ->
    [none] {""}
   *[other] ; die Abwehr hat Zielwert {$defense}, du brauchst mehr Erfolge
}.
turned-aside = Du lenkst es ab.
that-it-misses = für einen Fehlschlag
hit-does = Ein Treffer macht im Schnitt {$damage} Schaden, weniger Schutz; {$name} hat noch {$left} { $mental ->
    [yes] Entschlossenheit
   *[no] Lebenskraft
}.
attacked = {$name} greift {YOU($at, "dich")} an ({NAME($weapon)})
hit-on = ein Treffer (Ziel: {YOU($name, "du")}{ $place ->
    [none] {""}
   *[other] ; {NAME($place)}
})
let-stand = Es bei dem Treffer belassen{ $points ->
    [0] {""}
   *[other] ; {kept}
}
you-hit = Dein Treffer (Ziel: {$name}; { $place ->
    [none] Nerven
   *[other] {NAME($place)}
}): Würfel { COUNT($faces) ->
    [0] keine
   *[other] {JOIN($faces, " ")}
}, {$damage} Schaden, {effects}.
soak = Schutz {$fixed}{ $cover ->
    [0] { $ignored ->
        [0] {""}
       *[other] , davon {$ignored} umgangen
    }
   *[other] {" "}und { $cover ->
        [one] 1 Würfel
       *[other] {$cover} Würfel
    }{ $ignored ->
        [0] {""}
       *[other] , davon bis zu {$ignored} umgangen
    }
}: { $cover ->
    [0] {""}
   *[other] höchstens{" "}
}{$through} { $through ->
    [one] käme
   *[other] kämen
} durch, von { $mental ->
    [yes] Entschlossenheit
   *[no] Lebenskraft
} {$left}.
momentum-left = Momentum zum Ausgeben: {$left}{ $pool ->
    [0] {""}
   *[other] , dazu {$pool} im Vorrat
}.
comes-off = Es gelingt.
page-dice = Schadenswürfel noch einmal würfeln …
page-second = Die Hälfte davon auch jemand anderem …
page-more = Momentum anders nutzen …
page-places = Eine Stelle deiner Wahl treffen …
more-damage-1 = 1 Schaden mehr
ignore-soak = {$soak} Schutz umgehen
again = Noch einmal würfeln, { $which ->
    [blank] was nichts zeigt
    [weak] was nichts oder eine bloße 1 zeigt
    [without-effect] was keinen Effekt zeigt
   *[all] alle Schadenswürfel
}: {$number}
knock-away = {CAP(NAME($name))} wegschlagen
take-alive = Zuschlagen, um lebend zu fangen
hit-place = Stelle treffen: {NAME($place)}, Schutz {$soak}
half-to = Die Hälfte davon trifft auch: {$name}
break-guard = Die Deckung brechen: {$name}
swift-action = Noch eine Standardhandlung, eine Stufe schwerer
confidence = Ein Würfel Moral bis zu deinem nächsten Zug, gegen das, was Angst macht
slip-out = Aus der Reichweite schlüpfen

## Reaktionen

no-reaction = Keine Reaktion: den Angriff kommen lassen
leave-it = Es ihnen überlassen
attack-told = {CAP($name)} greift {YOU($at, "dich")} an: {NAME($weapon)}, {$dice} Kampfwürfel.
guard-broken = deine Deckung ist gebrochen
too-far = du bist zu weit weg
hero-protects = {$name} schützen lassen{priced-reaction}
react-stand-by = {$name} beistehen{priced-reaction}
react-protect = {$name} schützen{priced-reaction}
react-steel = Sich wappnen{priced-reaction}
react-dodge = Ausweichen{priced-reaction}
react-parry = Parieren{priced-reaction}
priced-reaction = { $skill ->
    [none] { $doom ->
        [0] {""}
       *[other] {" "}({$doom} Verhängnis)
    }
   *[other] {" "}({CAP(NAME($skill))}{ $doom ->
        [0] {""}
       *[other] , {$doom} Verhängnis
    })
}
strike-first = Zuerst zuschlagen
let-go = Keine Reaktion: ziehen lassen
retaliate = Zurückschlagen ({NAME($weapon)}){priced-reaction}
turns-away = {CAP($name)} wendet sich ab, um aus deiner Reichweite zu kommen.
