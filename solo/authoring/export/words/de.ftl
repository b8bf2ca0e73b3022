# Was vor den Abschnitten steht
by = Von { $author }.
contains = Enthält: {JOIN($notes, ", ")}.
licence = Lizenz: { $licence }.
how-to-play = **So wird gespielt.** Beginne bei 1. Lies, wähle und geh zu der Nummer, die dasteht. Steht keine da, so bleib und wähle noch einmal. Mach jedes Mal, wenn du zu einer Nummer kommst, einen Strich daneben: So viele sind deine Besuche dort, dieser mitgezählt. Hake jede Wahl ab, die du triffst: Manche Zeilen fragen danach. Streich aus, was *nur einmal* gilt, sobald du es genommen hast. Worte hinter *(wenn …:)* liest du nur, wenn es so ist, bis zur nächsten solchen Klammer, und die hinter *(sonst:)* nur, wenn nicht; eine Bedingung in solchen Worten steht mit den ihren in eckigen Klammern.{ $quests ->
    [no] {""}
   *[yes] {" "}Ein Auftrag wird einmal erfüllt oder scheitert einmal: Danach ändert ihn keine Zeile mehr, und keine zahlt noch einmal dafür. Was nicht angenommen wurde, kann nicht scheitern.
}
dice = **Würfel.** Du brauchst eine Figur und die Regeln von { $system }. *Wurf* sagt, was { $hero ->
    [none] deine Figur
   *[other] { $hero }
} nach ihnen würfelt; wer jemand anderen spielt, setzt deren Zahlen ein. Würfle mit deinen eigenen Würfeln und lies die erste Zeile, die zu dem passt, was dabei herauskommt; Zeilen mit *außerdem* liest du dazu. *3 Erfolge oder mehr*, *2 Fehlschläge* und dergleichen ist, was die Regeln zählen; hinter vielen Würfen steht, was jede Augenzahl für diese Figur ergibt, so dass du keine Tabelle brauchst, solange die Zahlen des Bogens gelten und kein Zustand und kein Angebot der Regeln den Wurf ändert. Was hinter *Regeln* steht, geschieht nach ihnen. Passt keine Zeile, so geschieht nichts: Wähle noch einmal.{ $rules ->
    [no] {""}
   *[yes] {" "}Was ein Wurf und ein Kampf brauchen, steht am Ende unter [{rules}](#srules).
}
rules = Regeln
sheet-of = **Der Bogen von { $hero }.** Schreib ihn ab; streiche und ergänze darauf, was sich ändert.
roles = Rollen
company = **Wer mit dir gehen kann,** sobald eine Zeile es sagt:
note-number = Notiz { $number }
notes = **Notizen.** Schreib auf ein Blatt Papier: {JOIN($listed, ", ")}. Ein Name allein hinter *wenn* fragt, ob dort *ja* steht.
defeat = **Niederlage.** Wo du nach den Regeln besiegt bist, stirbst oder tot bist, tu noch, was die Zeile sagt, bei der du bist, aber geh zu { $way }, statt wohin sie sagt. Nur wo eine Zeile selbst sagt, dass du stirbst, geht ihre eigene Nummer vor.{ $down ->
    [none] {""}
   *[other] {" "}{ $down }
}
down-art = Bevor du dorthin gehst, vergehen Nächte der Ruhe, bis eine Wunde heilt, wenn du nicht tot bist.
down-fell = Bevor du dorthin gehst, findet und verbindet man dich, wenn du nicht tot bist, oder sogleich tut es, wer bei dir ist: Du hast 0 TP, und eine Stunde vergeht, oder zehn Minuten.
down-fictive-hack = *{NAME("ko")}* ist keine Niederlage: Zehn Minuten später bist du mit 1 Wunde wieder auf und gehst, wohin die Zeile sagt. Bei *{NAME("dying")}* würfle 1W10: Ist es weniger als deine Kraft, so kannst du zehn Minuten später hinken und gehst, wohin die Zeile sagt. Sonst vergeht ein Tag im Bett, bevor du dorthin gehst: Du hast wieder 1 Wunde und eine Narbe.
down-conan-2d20 = Bevor du dorthin gehst, vergehen acht Stunden, wenn du nicht tot bist: Alle Lebenskraft und Entschlossenheit kommt zurück, und Wunden und Traumata bis auf eines vor der Niederlage, und eines weniger für die Ruhe.
down-fallout-2d20 = Bevor du dorthin gehst, vergeht eine Stunde, wenn du nicht tot bist, und du hast 3 Gesundheit.
minutes-noted = **Zeit.** { $now ->
    [none] {""}
   *[other] Es ist { $now }.{" "}
}Notiere die Minuten, die vergehen.

# Die Zeitleiste
time = **Zeit.** { $now ->
    [none] {""}
   *[other] Es ist { $now }.{" "}
}Immer wenn Minuten vergehen, kreuze Kästchen der Leiste ab, je eines für { $box ->
    [five] fünf Minuten
    [ten] zehn Minuten
   *[hour] eine Stunde
}; was weniger ist, hebst du auf, bis es ein Kästchen ergibt. Jede Zeile beginnt mit der Stunde, die davor steht. Bevor du wählst, wenn alles getan ist, was der Abschnitt dich lesen und würfeln lässt, und Minuten vergangen sind, sieh die Ereignisse darunter durch: Folge jedem, dessen Stunde gekommen ist und dessen Bedingung gilt, und kreuze es ab. Was abgekreuzt ist, kommt nicht mehr; wessen Bedingung nicht gilt, kommt vielleicht später. Dann wähle, es sei denn, dort steht, wohin du gehst.{ $early ->
    [no] {""}
   *[yes] {" "}Die mit *sofort* kommen früher: wenn du zu einem Abschnitt gekommen bist, der nicht das Ende ist, und seine Minuten vergangen sind, bevor du seinen Text liest.
}{ $again ->
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
try-any = **Versuche, was dir einfällt,** auf deine eigene Art. *Würfle* darauf, so schwer, wie es dir scheint. Es dauert {SPAN($minutes)}.
try = **Versuche es mit {CAP($name)},** auf deine eigene Art. *Würfle* darauf, so schwer, wie es dir scheint. Es dauert {SPAN($minutes)}.
ask = Frage: {JOIN($about, ", ")}?
the-end = **Ende. { $told }**
if = wenn { $what }
once = nur einmal
nothing-else = wenn keine andere Wahl offen ist
think = Denk dir deine Worte aus.
write-words = Schreib die Antwort auf: { $name }.
otherwise = sonst
or-if = sonst, wenn { $what }
besides = { $offer ->
    [none] außerdem, bei { $what }
   *[other] außerdem, wenn du „{ $offer }“{ $price ->
        [none] {""}
       *[other] {" "}({ $price })
    } nimmst
}
in-any-case = in jedem Fall
none-of-these = wenn nichts davon galt
by-visit = { $how ->
    [cycle] nach der Zahl deiner Besuche hier, nach dem Letzten wieder von vorn
    [sequence] nach der Zahl deiner Besuche hier, danach immer das Letzte
   *[shuffle] eines hiervon, jedes einmal, ehe eines wiederkommt
}
at-once = sofort
risk = *Was schiefgehen kann:* {CAP($told)}.
roll = *Wurf.*
takes = Es dauert {SPAN($minutes)}.
with-value = Mit *{ $name }* { $value }.
fight = *Kampf,* wie unter [{rules}](#srules) steht.
each-time = { $when }, jedes Mal
visit = Notiere die Nummer dieses Abschnitts und geh zu { $way }.
return = Geh zurück zu dem Abschnitt, dessen Nummer du zuletzt notiert hast.
turn = Geh zu { $way }.
turn-to-first = Geh zum ersten hiervon, das gilt: {JOIN($ways, "; ")}.
write = Schreib auf: { $name } { $value }.
write-if = Wenn { $test }, schreib{ $what }.
write-else = Sonst schreib{ $what }.
written-as = {" "}auf: { $name } { $value }
summed-as = {" "}als { $name } auf, was das ergibt: { $value }
write-sum = Schreib als { $name } auf, was das ergibt: { $value }.
until = Es wird { $hour }.
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
begins = Wenn du noch keine hast, zeichne eine Reihe von { $boxes } Kästchen und schreib daneben: { $name }. { $step ->
    [0] Ein Schritt sind { $marks } Striche, und { $ticks } Striche füllen ein Kästchen
    [1] Ein Schritt füllt ein Kästchen
   *[other] Ein Schritt füllt { $step } Kästchen
}.

# Bedingungen und Werte; was gefragt wird, steht hinter `wenn`
yes = ja
no = nein
nothing = nichts
first-visit = du zum ersten Mal hier bist
visited-before = du schon hier gewesen bist
visits = die Zahl deiner Besuche hier
visits-to = die Zahl deiner Besuche bei { $number }
time-of-day = die Uhrzeit
hero = deine Figur
successes = die Zahl deiner Erfolge
failures = die Zahl deiner Fehlschläge
clock = die Zahl der Minuten, die vergangen sind,
hour = die Stunde des Tages
outcome = was dabei herauskam
fallen = denen, die gefallen sind,
noted = { $name } notiert ist
least = das Kleinste von {JOIN($of, " und ")}
most = das Größte von {JOIN($of, " und ")}
entry = Nummer { $number } von {JOIN($of, ", ")}
your = { $key ->
    [name] dein Name
   *[other] dein Wert { $key }
}
lost-wounds = die Zahl deiner verlorenen Wunden
checked-boxes = die Zahl deiner abgekreuzten Kästchen
gm-points = die Zahl der Aktionspunkte der Spielleitung
boxes = die Zahl der gefüllten Kästchen von { $name }
full = jedes Kästchen von { $name } gefüllt ist
not-full = nicht jedes Kästchen von { $name } gefüllt ist
been = du bei { $number } gewesen bist
not-been = du nicht bei { $number } gewesen bist
not-chosen = du '{ $label }'{ $number ->
    [none] {""}
   *[other] {" "}bei { $number }
} nicht gewählt hast
chosen = du '{ $label }'{ $number ->
    [none] {""}
   *[other] {" "}bei { $number }
} gewählt hast
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
among-yours = { $left } bei dir unter { $key } steht
not-among-yours = { $left } bei dir nicht unter { $key } steht
not-among = { $left } nicht unter { $right } ist
sum = { $sign ->
    [times] { $left } mal { $right }
    [over] { $left } geteilt durch { $right }
    [whole] { $left } geteilt, und abgerundet, durch { $right }
    [rest] was übrig bleibt, wenn man { $left } durch { $right } teilt
   *[other] { $left } { $sign } { $right }
}
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
on-dice = { $read ->
    [face] Mit einem d{ $sides }
    [sum] Mit { $many } d{ $sides }, zusammengezählt
    [lowest] Der niedrigste von { $many } d{ $sides }
    [percent] Mit einem d100
    [percent-turned] Mit einem d100
   *[other] Der höchste von { $many } d{ $sides }
}: {JOIN($said, "; ")}.
more-than-once = { $number } mehr als einmal
by-degree = Nach den Regeln: {JOIN($told, "; ")}.
with-changes = { $told } ({JOIN($does, ", ")})
columns = Der höchste Wurf jeder Spalte: {JOIN($columns, ", ")}.
by-so-much = um{" "}
you = dir

# Regeln, am Ende
rolls = **Würfe**
count-fictive-hack = Ein Wurf, der seine Zahl erreicht, zählt 1 Erfolg, und 1 mehr für jeden Punkt darüber. Einer, der sie nicht erreicht, zählt einen Fehlschlag für jeden Punkt, der fehlt.
fights = **Kämpfe**
meanwhile = Was unter einem Kampf hinter einer Klammer wie *(in Runde 2:)* steht, kommt in ihm einmal, sobald es so ist und wenn er dann nicht vorbei ist; hinter *jedes Mal* jedes Mal.
befalls = **Was dir zustößt**

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
fell-1 = Runde um Runde tut jeder auf deiner Seite eines; dann greift jeder Gegner, der kann, dich an, oder wen sein *{NAME("policy")}* nennt. Dass ein Angriff trifft, steht ohne Wurf fest; die Würfel sagen, wie viel Schaden es ist.
fell-2 = Statt anzugreifen darfst du einmal reden, wenn unter *{NAME("talk")}* etwas angeboten wird und *{NAME("able")}* gilt: dein WIL gegen das höchste WIL der Gegner, die noch stehen. Gelingt es, so endet der Kampf als *{NAME("talked")}*.
fell-3 = Oder ihr entkommt, alle zusammen, sofern nicht *{NAME("flee")} nein* dasteht: dein DEX gegen das höchste DEX der Gegner, die noch stehen. Gelingt es, so endet er als *{NAME("fled")}*.
fell-4 = *{NAME("won")}*: Keiner von ihnen steht mehr. *{NAME("routed")}*, *{NAME("surrendered")}*: So ist ihre Moral gebrochen. *{NAME("lost")}*: Du bist ausgeschieden. Sterbende danach zu versorgen dauert zehn Minuten; sonst nimmt ein Kampf keine Zeit, die zählt.
fictive-hack-1 = Jeder beginnt an dem Ort, der dabeisteht; Orte liegen neben denen, die bei ihnen stehen, und neben denen, bei denen sie stehen. Runde um Runde sagt jeder Gegner, was er tun wird: das Erste aus seinem *{NAME("policy")}*, das er kann. Was vor einem Doppelpunkt steht, sagt, wann: *near: attack*, wenn du am selben Ort bist; *far* ist anderswo; *hurt*, er hat eine Wunde verloren; *last wound*, er hat noch eine; *alone*, er ist der Letzte von mehreren; *every other*, in jeder zweiten Runde; *intimidated*, er ist eingeschüchtert. Von mehreren mit *{NAME("fled at")}* laufen die Übrigen davon, sobald so viele von ihnen gefallen sind; *{NAME("to hit")}* wird zu Angriffen eines Gegners addiert, und *{NAME("gloat")}* ist, was du zu Beginn an Awesome Points bekommst, für das Lachen eines Schurken. Dann sag, was du tust, und geh die sechs Phasen durch.
fictive-hack-2 = Mit *{NAME("parley")}* darfst du reden, als Fokushandlung: am Ende der Runde, wenn du darin nicht verwundet wurdest, Charme gegen diese Schwierigkeit, und dagegen werden so viele Awesome Points geboten, wie die *{NAME("resolve")}* der Gegner beträgt. Gelingt es, so endet der Kampf als *{NAME("talked")}*.
fictive-hack-3 = *{NAME("won")}*: Kein Gegner ist übrig. *{NAME("endured")}*: Die *{NAME("rounds")}* sind vorbei. *{NAME("fled")}*: Du gehst von einem Ort mit *{NAME("exit")}* fort. *{NAME("ko")}*, *{NAME("dying")}*, *{NAME("dead")}*: Du hast die letzte Wunde verloren, und der Würfel sagt, was daraus wird. *{NAME("award")}* ist, was *{NAME("won")}*, *{NAME("talked")}* und *{NAME("endured")}* an Awesome Points bringen. Ein Kampf dauert eine Minute für je sechs Runden, auch angefangene.
conan-1 = Jeder beginnt in der Zone, die dabeisteht; Zonen liegen neben denen, die bei ihnen stehen, und neben denen, bei denen sie stehen. In seinem Zug geht ein Gegner, der nicht neben dir steht, eine Zone auf dich zu; einer, der dich erreicht, greift an: zwei d20 gegen seinen *{NAME("target number")}*, mit seinem *{NAME("focus")}*. Er wehrt sich mit seiner *{NAME("defense")}*, wenn er dafür Verhängnis bezahlt. Bei seinen *{NAME("wounds")}* fällt er, und bei seinem *{NAME("trauma")}* läuft er davon.
conan-5 = Wer mit dir geht, ist nach dir am Zug, kommt näher und greift an wie ein Gegner, gegen die eigene *{NAME("target number")}*; Gegner verteidigen sich dagegen nicht, und jeder Erfolg über das Nötige hinaus ist ein Punkt Schaden mehr.
conan-2 = Die Welt beginnt mit 3 Verhängnis oder mit dem, was davon übrig ist. Was Gegner mit Verhängnis kaufen, steht bei jedem Kampf.
conan-3 = Eine *{NAME("deed")}* ist eine Standardhandlung in ihrer Zone, mit der Probe, die dasteht; eine mit *{NAME("ends")}* beendet den Kampf als *{NAME("turned")}*. *{NAME("doom effects")}* kommen je einmal, ab der zweiten Runde, wenn Verhängnis dafür da ist.
conan-4 = *{NAME("won")}*: Kein Gegner steht mehr. *{NAME("over")}*: Die *{NAME("rounds")}* sind vorbei. *{NAME("fled")}*: Du verlässt als Standardhandlung eine Zone mit *{NAME("exit")}*. *{NAME("defeated")}*: Du hast fünf Wunden oder fünf Traumata. Jede Runde dauert eine Minute.
fallout-1 = Runde um Runde hat jeder einen Zug, die höchste *{NAME("initiative")}* zuerst, und du vor Gleichen; deine ist Sinne und Tempo zusammen. Du greifst mit der Fertigkeit einer Waffe an, wo keine dabeisteht Raufen mit einer Nahkampfwaffe und Schusswaffen mit einer Feuerwaffe, und mit Kraft, oder mit Tempo, wo geschossen oder geworfen wird, gegen die *{NAME("difficulty")}* des Gegners. Gelingt es, so würfle die Kampfwürfel der Waffe; seine *{NAME("armor")}* wird vom Schaden abgezogen, der Rest von seiner *{NAME("health")}*. Bei 0 fällt er. Ein Effekt einer Waffe mit *{NAME("piercing")}* übergeht so viel Rüstung, bei *{NAME("vicious")}* ist er 1 Schaden mehr; bei *{NAME("stun")}* verliert, wen sie trifft, den nächsten Zug.
fallout-2 = In Deckung zu gehen ist eine Nebenhandlung: Bis zu deinem nächsten Zug bist du eine Stufe schwerer zu treffen.
fallout-3 = In seinem Zug greift ein Gegner an, wer ihn zuletzt angegriffen hat, und vorher dich: zwei d20 gegen seinen *{NAME("target number")}*; Würfel bis zu seiner *{NAME("tag")}* zählen doppelt, und eine 1 immer. Ein Erfolg trifft dich, zwei, wenn du in Deckung bist. Mit so viel Gesundheit, wie bei *{NAME("flees")}* steht, oder weniger geht er stattdessen fort; mit so viel, wie bei *{NAME("cover")}* steht, ist er eine Stufe schwerer zu treffen. Was Gegner mit den Punkten der Spielleitung kaufen, steht bei jedem Kampf.
fallout-4 = Eine *{NAME("deed")}* ist eine Haupthandlung mit der Probe, die dasteht; eine mit *{NAME("ends")}* beendet den Kampf als *{NAME("turned")}*. Wer unter *{NAME("allies")}* steht, hat neben dir eigene Züge; wer unter *{NAME("assist")}* steht, hilft deinen Angriffen.
fallout-5 = *{NAME("won")}*: Kein Gegner ist übrig. *{NAME("over")}*: Die *{NAME("rounds")}* sind vorbei. *{NAME("fled")}*: Du gehst in deinem Zug, sofern nicht *{NAME("exit")} nein* dasteht. *{NAME("defeated")}*: Deine Gesundheit ist 0. Jede Runde dauert eine Minute.

name-success = Erfolg
name-failure = Fehlschlag

# Was bei einem Kampf dasteht
name-ability = Fähigkeit
name-able = kann reden
name-aims = zielt
name-allies = Verbündete
name-alternatives = andere Fertigkeiten
name-always = immer
name-ambush = Hinterhalt
name-ammo = Munition
name-answer = Antwort
name-ap = AP
name-area = Fläche
name-arena = Ort
name-arenas = Orte
name-arm = bewaffnet
name-armor = Rüstung
name-armor-by-part = Rüstung je Körperteil
name-assist = Beistand
name-assists = hilft
name-at-stake = Risiko
name-attack = Angriff
name-attribute = Attribut
name-attributes = Attribute
name-auto-success = sichere Erfolge
name-award = Preis
name-aware = gewarnt
name-background = Herkunft
name-blast = Fläche
name-blunt = stumpf
name-bonus = Zuschlag
name-bonus-momentum = zusätzlicher Schwung
name-bow = Bogen
name-bribes = Bestechungen
name-burns = brennt
name-buys = Käufe
name-changes = Änderungen
name-check = Probe
name-close = nah
name-combined = gemeinsam
name-companions = Gefährten
name-complication-range = Komplikationen ab
name-condition = Zustand
name-cost = Kosten
name-counsel = Zuspruch
name-courage = Mut
name-cover = Deckung
name-critical = kritisch gegen
name-damage = Schaden
name-deadly = tödlich
name-declarations = Ansagen
name-deed = Tat
name-deeds = Taten
name-defend = wehrt sich
name-defense = Abwehr
name-detachment = Abteilung
name-dice = Würfel
name-difficulty = Schwierigkeit
name-difficulty-mod = Erschwernis
name-disarm = entwaffnet
name-distance = Entfernung
name-distraction = Ablenkung
name-doubles = einem Pasch
name-does = bewirkt
name-doom = Verhängnis
name-doom-effects = Wirkungen des Verhängnisses
name-effects = Wirkungen
name-enc = Last
name-ends = beendet
name-entangle = fesselt
name-exit = Ausgang
name-extra = zusätzlich
name-fatigue = Erschöpfung
name-fearless = furchtlos
name-fee = Lohn
name-fix = behebt
name-fled-at = entkommen bei
name-flee = Flucht
name-flee-when = flieht, wenn
name-flees = flieht bei
name-focus = Fokus
name-foes = Gegner
name-fortune = Glück
name-gloat = Lachen
name-hands = Hände
name-head = Kopf
name-healing = Heilung
name-hero = die Figur
name-heals = heilt
name-health = Gesundheit
name-helper = Helfer
name-helper-tag = Spezialität des Helfers
name-henchman = Gefolgsmann
name-hidden = verborgen
name-hp = TP
name-info = Auskünfte
name-initiative = Initiative
name-keeps = behält
name-kicker = Kicker
name-kind = Art
name-knife = Messer
name-language = Sprache
name-leader = Anführer
name-light = Licht
name-lined-up = in einer Reihe
name-load = Last
name-loads = Lasten
name-luck = Glück
name-luck-offers = Angebote für Glück
name-may-seize-initiative = darf die Initiative an sich reißen
name-melee = Nahkampf
name-minutes = Minuten
name-morale = Moral
name-most-damage = höchster Schaden
name-most-dice = höchstens Würfel
name-motion = Bewegung
name-next-to = neben
name-noise = Lärm
name-number = Zahl
name-on-complication = bei einer Komplikation
name-on-defeat = wenn er fällt
name-on-kicker = bei einem Kicker
name-opens = öffnet
name-optimal = günstigste Entfernung
name-parley = Verhandeln
name-party = Gruppe
name-place = Ort
name-points = Punkte
name-policy = Vorgehen
name-powers = Kräfte
name-prone = liegt
name-qualities = Eigenschaften
name-question = Frage
name-range = Reichweite
name-ranged = Fernwaffe
name-reach = lang
name-rerolls = neue Würfe
name-reserve = Vorrat
name-resolve = Entschlossenheit
name-round = Runde
name-rounds = Runden
name-routs = vertreibt
name-sees-dark = sieht im Dunkeln
name-seize = reißt an sich
name-shield = Schild
name-shift = Verschiebung
name-shoots = schießt
name-shots = Schüsse
name-situation = Lage
name-size = Größe
name-skill = Fertigkeit
name-skills = Fertigkeiten
name-small = klein
name-social = Umgang
name-stagger = Taumeln
name-start = Anfang
name-stop = hält auf
name-surprise = Überraschung
name-surprised = überrascht
name-tactics = Taktik
name-tag = Spezialität
name-tags = Umstände
name-talent = Talent
name-talk = Reden
name-target-number = Zielwert
name-telegraph = Ankündigung
name-terrain = Gelände
name-thing = Ding
name-thrown = geworfen
name-tiny = winzig
name-to-hit = Treffen
name-tools = Werkzeug
name-trauma = Traumata
name-type = Art
name-unfamiliar = ungewohnt
name-untrained = ungeübt
name-uses = Verwendungen
name-venom = Gift
name-vigor = Kraft
name-weapon = Waffe
name-weapon-rank = Rang der Waffe
name-weapons = Waffen
name-weather = Wetter
name-who = wer
name-worse = schlimmer
name-wounds = Wunden
name-yields = ergibt sich
name-zone = Zone
name-zones = Zonen

## Werte eines Bogens, und worauf man fällt

name-advances = Fortschritte
name-capacity = Plätze im Ganzen
name-coins = Münzen
name-concept = Beschreibung
name-conditions = Zustände
name-dex = DEX
name-dirt = Erde
name-drive = Antrieb
name-fame-left = übriger Ruhm
name-gear = Ausrüstung
name-gm-points = Punkte der Spielleitung
name-goals = Ziele
name-grass = Gras
name-hirelings = Mietlinge
name-hoard = Hort
name-int = INT
name-items = Dinge
name-jagged-rocks = scharfe Felsen
name-languages = Sprachen
name-level = Stufe
name-luck-points = Glückspunkte
name-most-health = höchste Gesundheit
name-most-hp = höchste TP
name-most-resolve = höchste Entschlossenheit
name-most-vigor = höchste Lebenskraft
name-motivation = Antrieb
name-motive = Antrieb
name-mud = Schlamm
name-openly-armed = offen bewaffnet
name-overloaded = überladen
name-pavement = Pflaster
name-perks = Gaben
name-plunder = Beute
name-pronouns = Pronomen
name-rocks = Felsen
name-roles = Rollen
name-sand = Sand
name-scars = Narben
name-slots = Plätze
name-snow = Schnee
name-spells = Zauber
name-spikes = Spieße
name-stone = Stein
name-str = STR
name-talents = Talente
name-template = Vorlage
name-treasure = Schatz
name-treasures = Schätze
name-vegetation = Gestrüpp
name-water = Wasser
name-wil = WIL
name-wood = Holz
name-worn = am Leib
name-wounds-left = übrige Wunden
name-wounds-most = höchste Wunden
name-xp = Erfahrung
