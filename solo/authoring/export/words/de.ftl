# Was vor den Abschnitten steht
by = Von { $author }.
contains = Enthält: {JOIN($notes, ", ")}.
licence = Lizenz: { $licence }.
how-to-play = **So wird gespielt.** Beginne bei 1. Lies, wähle und geh zu der Nummer, die dasteht. Mach jedes Mal, wenn du zu einer Nummer kommst, einen Strich daneben: So viele sind deine Besuche dort, dieser mitgezählt. Streich aus, was *nur einmal* gilt, sobald du es genommen hast.
dice = **Würfel.** Du brauchst eine Figur und die Regeln von { $system }. *Wurf* sagt, was { $hero ->
    [none] deine Figur
   *[other] { $hero }
} nach ihnen würfelt; wer jemand anderen spielt, setzt deren Zahlen ein. Würfle mit deinen eigenen Würfeln und lies die Zeile für das, was dabei herauskommt. *3 Erfolge oder mehr*, *2 Fehlschläge* und dergleichen ist, was die Regeln zählen; hinter vielen Würfen steht, was jede Augenzahl für diese Figur ergibt, so dass du keine Tabelle brauchst. Was hinter *Regeln* steht, geschieht nach ihnen. Passt keine Zeile, so geschieht nichts: Wähle noch einmal.{ $rules ->
    [no] {""}
   *[yes] {" "}Was ein Wurf und ein Kampf brauchen, steht am Ende unter [{rules}](#srules).
}
rules = Regeln
sheet-of = **Der Bogen von { $hero }.** Schreib ihn ab; streiche und ergänze darauf, was sich ändert.
notes = **Notizen.** Schreib auf ein Blatt Papier: {JOIN($listed, ", ")}.
minutes-noted = **Zeit.** Notiere die Minuten, die vergehen.

# Die Zeitleiste
time = **Zeit.** { $now ->
    [none] {""}
   *[other] Es ist { $now }.{" "}
}Immer wenn Minuten vergehen, kreuze Kästchen der Leiste ab, je eines für { $small ->
    [yes] zehn Minuten
   *[no] eine Stunde
}; was weniger ist, hebst du auf, bis es ein Kästchen ergibt. Jede Zeile beginnt mit der Stunde, die davor steht. Dann sieh die Ereignisse darunter durch: Folge jedem, dessen Stunde gekommen ist und das noch nicht abgekreuzt ist, und kreuze es ab. Mach dann weiter, wo du warst, es sei denn, dort steht, wohin du gehst.{ $again ->
    [no] {""}
   *[yes] {" "}Ist die Leiste voll, so zeichne eine neue.
}
event = Ereignis { $number }
event-title = Ereignis { $number }
the-start = der Anfang
after-start = {SPAN($minutes)} nach dem Anfang
on-day = { $time } an Tag { $day }
comes-at = sobald die Leiste hier ist: { $hour }{ $instead ->
    [none] {""}
   *[other] , und { $instead } nicht eingetreten ist
}{ $every ->
    [0] {""}
   *[other] , und von da an immer wieder nach {SPAN($every)}
}{ $until ->
    [none] {""}
   *[other] ; danach nicht mehr: { $until }
}

# Ein Abschnitt
try-any = **Versuche, was dir einfällt,** auf deine eigene Art. *Würfle* darauf, so schwer, wie es dir scheint.
try = **Versuche es mit {CAP($name)},** auf deine eigene Art. *Würfle* darauf, so schwer, wie es dir scheint.
ask = Frage: {JOIN($about, ", ")}?
the-end = **Ende. { $told }**
if = wenn { $what }
once = nur einmal
nothing-else = wenn nichts anderes bleibt
think = Denk dir deine Worte aus.
write-words = Schreib sie auf: { $name }.
otherwise = sonst
in-any-case = in jedem Fall
none-of-these = wenn nichts davon galt
each-next = jedes Mal das Nächste hiervon: {JOIN($texts, " / ")}
roll = *Wurf.*
with-value = Mit *{ $name }* { $value }.
fight = *Kampf,* wie unter [{rules}](#srules) steht.
each-time = { $when }, jedes Mal
visit = Notiere die Nummer dieses Abschnitts und geh zu { $way }.
return = Geh zurück zu dem Abschnitt, dessen Nummer du zuletzt notiert hast.
turn = Geh zu { $way }.
turn-to-first = Geh zum ersten hiervon, das gilt: {JOIN($ways, "; ")}.
write = Schreib auf: { $name } { $value }.
minutes-pass = { $minutes ->
    [1] 1 Minute vergeht
   *[other] { $minutes } Minuten vergehen
}.
minutes-counted = So viele Minuten vergehen: { $value }.
quest = Auftrag { $step ->
    [take] angenommen
    [complete] erfüllt
    [fail] gescheitert
    [refuse] abgelehnt
   *[other] { $step }
}: { $title }
joins = { $who } geht mit dir.
leaves = { $who } verlässt dich.
by-rules = *Regeln:* { $told }

# Bedingungen und Werte; was gefragt wird, steht hinter `wenn`
yes = ja
no = nein
visits = die Zahl deiner Besuche hier
visits-to = die Zahl deiner Besuche bei { $number }
time-of-day = die Uhrzeit
hero = deine Figur
successes = die Zahl deiner Erfolge
failures = die Zahl deiner Fehlschläge
clock = die Zahl der Minuten, die vergangen sind,
your = { $key ->
    [name] dein Name
   *[other] dein Wert { $key }
}
been = du bei { $number } gewesen bist
chosen = du '{ $label }' gewählt hast
of = { $key } von { $whole }
one-or-many = { $one } oder { $many }
not-so = nicht ({ $inner })
and = { $left } und { $right }
or = { $left } oder { $right }
is = { $left } { $right } ist
is-not = { $left } nicht { $right } ist
less = { $left } kleiner als { $right } ist
at-most = { $left } höchstens { $right } ist
more = { $left } größer als { $right } ist
at-least = { $left } mindestens { $right } ist
with-you = { $who } bei dir ist
not-with-you = { $who } nicht bei dir ist
among = { $left } unter { $right } ist
not-among = { $left } nicht unter { $right } ist
sum = { $left } { $sign ->
    [times] mal
    [over] geteilt durch
    [whole] geteilt, und abgerundet, durch
   *[other] { $sign }
} { $right }
either = { $then }, wenn { $test }, sonst { $other }

# Was ein Wurf ergibt
else = alles andere
aborted = wenn du es dir anders überlegst
-counted = { $good ->
    [yes] { $one ->
        [yes] Erfolg
       *[no] Erfolge
    }
   *[no] { $one ->
        [yes] Fehlschlag
       *[no] Fehlschläge
    }
}
counted = { $low } {-counted}
counted-span = { $low } bis { $high } {-counted}
counted-more = { $low } {-counted} oder mehr
span-of = { $first } bis { $last }
on-dice = Mit { $two ->
    [yes] zwei
   *[no] einem
} d{ $sides }: {JOIN($said, "; ")}.
columns = Der höchste Wurf jeder Spalte: {JOIN($columns, ", ")}.
by-so-much = um{" "}
you = dir

# Regeln, am Ende
rolls = **Würfe**
fights = **Kämpfe**

# Was in einem Kampf geschieht
in-round = in Runde { $number }
every-rounds = in jeder Runde, die sich durch { $number } teilen lässt
hurt = { $hero ->
    [yes] wenn du verletzt wirst
   *[no] bei einer Verletzung: { $who }
}
out = { $hero ->
    [yes] wenn du ausgeschieden bist
   *[no] wenn { $who } ausgeschieden ist
}
left = wenn noch { $number ->
    [1] 1 von ihnen steht
   *[other] { $number } von ihnen stehen
}
reached = wenn du hier ankommst: { $who }
acts = wenn { $who } handelt
whenever = wann immer es gilt

# Wie ein Kampf verläuft
fell-1 = Runde um Runde tut jeder auf deiner Seite eines; dann greift jeder Gegner, der kann, dich an, oder wen seine *policy* nennt. Dass ein Angriff trifft, steht ohne Wurf fest; die Würfel sagen, wie viel Schaden es ist.
fell-2 = Statt anzugreifen darfst du einmal reden, wenn unter *talk* etwas angeboten wird und du *able* bist: dein WIL gegen das höchste WIL der Gegner, die noch stehen. Gelingt es, so endet der Kampf als *talked*.
fell-3 = Oder ihr entkommt, alle zusammen, sofern nicht *flee: nein* dasteht: dein DEX gegen das höchste DEX der Gegner, die noch stehen. Gelingt es, so endet er als *fled*.
fell-4 = *won*: Keiner von ihnen steht mehr. *routed*, *surrendered*: So ist ihre Moral gebrochen. *lost*: Du bist ausgeschieden.
fictive-hack-1 = Jeder beginnt an dem Ort, der dabeisteht. Runde um Runde sagt jeder Gegner, was er tun wird: das Erste aus seiner *policy*, das er kann. Was vor einem Doppelpunkt steht, sagt, wann: *near: attack*, wenn du am selben Ort bist; *far* ist anderswo; *hurt*, er hat eine Wunde verloren; *last wound*, er hat noch eine; *alone*, er ist der Letzte von mehreren; *every other*, in jeder zweiten Runde; *intimidated*, er ist eingeschüchtert. Dann sag, was du tust, und geh die sechs Phasen durch.
fictive-hack-2 = Mit *parley* darfst du reden, statt anzugreifen: Charme gegen diese Schwierigkeit, und dagegen werden so viele Awesome Points geboten, wie die *resolve* der Gegner beträgt. Gelingt es, so endet der Kampf als *talked*.
fictive-hack-3 = *won*: Kein Gegner ist übrig. *endured*: Die *rounds* sind vorbei. *fled*: Du gehst von einem Ort mit *exit* fort. *ko*, *dying*, *dead*: Du hast die letzte Wunde verloren, und der Würfel sagt, was daraus wird. *award* ist, was ein Sieg an Awesome Points bringt.
conan-1 = Jeder beginnt in der Zone, die dabeisteht; Zonen liegen neben denen, die sie nennen. In seinem Zug geht ein Gegner, der nicht neben dir steht, eine Zone auf dich zu; einer, der dich erreicht, greift an: zwei d20 gegen seine *tn*, mit seinem *focus*. Er wehrt sich mit seiner *defense*, wenn er dafür Verhängnis bezahlt. Bei seinen *wounds* fällt er, und bei seinem *trauma* läuft er davon.
conan-2 = Die Welt beginnt mit 3 Verhängnis oder mit dem, was davon übrig ist. Was Gegner mit Verhängnis kaufen, steht bei jedem Kampf.
conan-3 = Eine *deed* ist eine Standardhandlung in ihrer Zone, mit der Probe, die dasteht; eine mit *ends* beendet den Kampf als *turned*. *doom effects* kommen je einmal, ab der zweiten Runde, wenn Verhängnis dafür da ist.
conan-4 = *won*: Kein Gegner steht mehr. *over*: Die *rounds* sind vorbei. *fled*: Du verlässt als Standardhandlung eine Zone mit *exit*. *defeated*: Du hast fünf Wunden oder fünf Traumata.
fallout-1 = Runde um Runde hat jeder einen Zug, die höchste *initiative* zuerst, und du vor Gleichen. Du greifst mit dem Attribut und der Fertigkeit einer Waffe an, gegen die *difficulty* des Gegners. Gelingt es, so würfle die Kampfwürfel der Waffe; seine *armor* wird vom Schaden abgezogen, der Rest von seiner *health*. Bei 0 fällt er. Ein Effekt einer Waffe mit *piercing* übergeht so viel Rüstung, bei *vicious* ist er 1 Schaden mehr; bei *stun* verliert, wen sie trifft, den nächsten Zug.
fallout-2 = In Deckung zu gehen ist eine Nebenhandlung: Bis zu deinem nächsten Zug bist du eine Stufe schwerer zu treffen.
fallout-3 = In seinem Zug greift ein Gegner an, wer ihn zuletzt angegriffen hat, und vorher dich: zwei d20 gegen seine *tn*; Würfel bis zu seinem *tag* zählen doppelt, und eine 1 immer. Ein Erfolg trifft dich, zwei, wenn du in Deckung bist. Mit so viel Gesundheit, wie bei *flees* steht, oder weniger geht er stattdessen fort; mit so viel, wie bei *cover* steht, ist er eine Stufe schwerer zu treffen. Was Gegner mit den Punkten der Spielleitung kaufen, steht bei jedem Kampf.
fallout-4 = Eine *deed* ist eine Haupthandlung mit der Probe, die dasteht; eine mit *ends* beendet den Kampf als *turned*. Wer unter *allies* steht, hat neben dir eigene Züge; wer unter *assist* steht, hilft deinen Angriffen.
fallout-5 = *won*: Kein Gegner ist übrig. *over*: Die *rounds* sind vorbei. *fled*: Du gehst in deinem Zug, sofern nicht *exit: nein* dasteht. *defeated*: Deine Gesundheit ist 0.

name-success = Erfolg
name-failure = Fehlschlag
