## Wie ein Kampf steht

points = {action-points}, Glück {$luck}; die Spielleitung hat {$gm}.
its-turn = {CAP($name)} kommt als Nächstes.
allys-turn = Am Zug: {$name}.
your-turn = Du bist dran: noch { $major ->
    [0] keine Haupthandlung
    [one] 1 Haupthandlung
   *[other] {$major} Haupthandlungen
} und { $minor ->
    [0] keine Nebenhandlung
    [one] 1 Nebenhandlung
   *[other] {$minor} Nebenhandlungen
}.

## Der Zug der Figur und der eines Verbündeten

begin = Beginnen
wait-for-turn = Warten, bis du dran bist
end-turn = Den Zug beenden
turn-now = { $name ->
    [none] Jetzt gleich handeln
   *[other] {$name} jetzt gleich handeln lassen
} ({$cost} Glück, noch {$left})
assist-hero = {$name} helfen: ein Würfel von dir für den nächsten Angriff
page-attack = Angreifen …
page-otherwise = Anders angreifen …
page-deed = Den Ort nutzen …
strike-at = { $kind ->
    [melee] Schlagen
    [thrown] Werfen
   *[gun] Schießen
}: {$name} ({NAME($weapon)}, {$dice} Würfel)
ally-strikes = {$by} { $kind ->
    [melee] schlägt zu
    [thrown] wirft
   *[gun] schießt
}: {$name} ({NAME($weapon)}, {$dice} Würfel)
holds-back = {$name} hält sich zurück
get-away = Entkommen
take-aim = Zielen: einen Würfel eines Angriffs noch einmal würfeln
take-cover = In Deckung gehen: eine Stufe schwerer zu treffen
most-actions = mehr als {$most} { $kind ->
    [minor] Nebenhandlungen
   *[major] Haupthandlungen
} in einer Runde gehen nicht
one-more = Noch eine { $kind ->
    [minor] Nebenhandlung
   *[major] Haupthandlung, ihre Probe eine Stufe schwerer
} ({action-points})

## Angriffe und Treffer

attacking = { $by ->
    [none] Du greifst an
   *[other] {$by} greift an
}: {$name} ({NAME($weapon)}).
hits = { $by ->
    [none] Du triffst: {$name}
   *[other] {$by} trifft{ $name ->
        [none] {" "}dich
       *[other] : {$name}
    }
}.
it-hits = Es trifft: {$name}.
attacked = {$by} greift { $name ->
    [none] dich an
   *[other] an: {$name}
}.
hit-does = Ein Treffer macht im Schnitt {$damage} Schaden{ $armor ->
    [0] {""}
   *[other] , weniger {$armor} durch Rüstung
}; {$name} hat noch {$left} Gesundheit.
dice-lie = {$who} Die Kampfwürfel zeigen {shown-dice}: {$damage} Schaden.
let-stand = Den Treffer so lassen{ $points ->
    [0] {""}
   *[other] {" "}und {$points} aufheben
}
no-gun = nur ein Hieb oder ein Wurf lässt sich schlimmer machen
most-extra = mehr als {$most} zusätzliche Würfel gehen nicht
more-damage = Ein Schadenswürfel mehr (1 Aktionspunkt)
reroll = Die {FACES($faces)} noch einmal würfeln (1 Glück)
