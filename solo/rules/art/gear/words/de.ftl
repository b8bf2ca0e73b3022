## Warum ein Ding nicht zu gebrauchen oder zu bewegen ist

no-loading = das braucht nicht geladen zu werden: {$name}
no-ammunition = dafür hast du keine Munition: {$name}
takes-strength = das verlangt Strength {$strength}: {$name}
not-for-throwing = das taugt nicht zum Werfen: {$name}
only-thrown = das lässt sich nur werfen: {$name}
in-hand-already = das hast du schon in der Hand: {$name}
there-already = das ist schon {place}: {$name}
no-place-there = {place} ist kein Platz dafür: {$name}
no-place-for-it = dafür hast du keinen Platz, leg erst etwas ab: {$name}
no-armor = das ist keine Rüstung: {$name}
no-armor-worn = du trägst keine Rüstung
the-thing = {$name}
hands-full = {$name}: Das braucht { $hands ->
    [1] eine Hand
   *[other] beide Hände
}, und in der Hand ist {LIST($held)}; steck das erst weg

## Was mit Ausrüstung jederzeit zu tun ist

offer-ready = Etwas in die Hand nehmen
offer-put-away = Wegstecken, was du hältst
offer-stow = Etwas ins Gepäck tun
offer-drop = Etwas ablegen
offer-take-up = Aufnehmen, was hier liegt
offer-give = Jemandem, der bei dir ist, etwas geben
offer-take-back = Dir von einem Gefährten etwas zurückgeben lassen
offer-wear = Rüstung anlegen
offer-take-off = Ablegen: {$name}
offer-load = Eine leere Waffe laden
which-thing = Was davon ({JOIN($names)})?
what-to-whom = Was, und wem ({JOIN($names)})?
say-what-to-whom = sag, was du wem gibst, mit ›to‹ dazwischen, etwa: seil to tomas
not-with-you = '{$name}' gehört nicht zu denen, die bei dir sind: { COUNT($names) ->
    [0] niemand
   *[other] {JOIN($names)}
}
name-what = sag, was du { $deed ->
    [ready] in die Hand nehmen
    [put-away] wegstecken
    [stow] ins Gepäck tun
    [drop] ablegen
    [take-up] aufnehmen
    [give] geben
    [take-back] zurücknehmen
    [wear] anlegen
   *[load] laden
} willst{near} es gibt { COUNT($names) ->
    [0] nichts
   *[other] {JOIN($names)}
}
digging = Du wühlst im Gepäck danach: {$name}.

## Ausrüstung wählen

up-to = { $most ->
    [none] nichts, das du haben kannst
   *[other] alles, was bis zu {NAME($most)} kostet
}
may-be-had = { $purpose ->
    [none] {CAP(up-to)}
   *[other] {CAP(NAME($purpose))}: {up-to}
}. Vermögen wird davon nicht verbraucht.
name-gear-for-the-adventure = Ausrüstung für das Abenteuer
chosen-for = Gewählt wird für: {$name}.
take-thing = Nehmen: {$thing}
no-room-for-it = dafür ist kein Platz
put-back = Zurücklegen: {$name}
choose-for = Wählen für: {$name}
leave-as-is = Nichts mitgeben: {$name}
outfit-too = Auch ausrüsten: {$name} (alles bis zu { $most ->
    [none] nichts
   *[other] {NAME($most)}
})
put-back-first = leg erst zurück: {$name}
not-so-far = so weit reicht dein Vermögen nicht
not-for-sale = das ist nicht zu kaufen
beyond-fortune = das verlangt ein Vermögen von {NAME($cost)}, und deines ist {NAME($fortune)}{ $others ->
    [0] {""}
   *[other] , mit {$others} geteilt
}
