# Was vor einem Spiel nicht stimmt
table-goes-on = der Tisch '{ $name }' geht weiter, wie er war; lass --system, --hero, --option, --seed, --dice, --tables, --language und --art-table weg, oder eröffne mit --new einen anderen dieses Namens
no-table-game = '{ $path }' ist kein Spielstand eines Tisches
no-log = '{ $path }' ist kein Protokoll: { $reason }
no-own-hero = keine deiner Figuren für { $system } heißt '{ $name }'; { $near ->
    [none] {""}
   *[other] meintest du '{ $near }'?{" "}
}es gibt: { COUNT($known) ->
    [0] keine
   *[other] {JOIN($known)}
}
game-of-other = '{ $name }' ist ein Spiel von '{ $title }', nicht von { $other }

# Vor einem Spiel
titled = { $author ->
    [none] { $title }
   *[other] { $title }, von { $author }
}
contains = Enthält: {JOIN($notes)}.
menu-adventures = Abenteuer
menu-games = Angefangene Spiele
menu-older = und { $count ->
    [0] viele ältere, die
    [1] ein älteres, das
   *[other] { $count } ältere, die
} 'solo saves' aufzählt
menu-entry = { $titled } ({ $id }; Regeln: { $system })
menu-first = damit anfangen
menu-trouble = Das lässt sich nicht spielen: { $reason }
menu-asks = Nummer oder Name (Enter beendet):
menu-about = ? und eine Nummer, um zu lesen, wovon eines handelt, etwa: ? 1
menu-type = Gib ein: {menu-about}
menu-how = Gib eine Nummer ein, um zu spielen, oder ein paar Wörter eines Titels; {menu-about}
menu-strange = '{ $typed }' gibt es hier nicht. Gib eine Nummer von 1 bis { $last } ein.
unfinished-game = Ein Spiel von dir ist noch nicht zu Ende: { $game }. Ja führt es fort, nein beginnt ein neues.
unfinished-go-on = Damit weiterspielen? [J/n]
seed = Startwert { $seed } (mit ihm fallen die Würfel gleich).
sealed = Die Würfel sind versiegelt, bis der Tisch geschlossen wird ('finish'): { $commitment }.

# Danach
recorded = Das ganze Spiel ist aufgezeichnet in:
nothing-kept = Noch ist nichts geschehen, also wird nichts aufgehoben.
table-saved = Der Tisch ist gesichert. Um mit ihm fortzufahren, gib ein:
game-saved = Das Spiel ist gespeichert. `solo play` bietet an, es fortzusetzen, oder gib ein:
dice-left = { COUNT($faces) ->
    [1] Von den vorgegebenen Würfeln ist {JOIN($faces)} noch nicht gefallen.
   *[other] Von den vorgegebenen Würfeln sind {JOIN($faces)} noch nicht gefallen.
}
take-along = Um deine Figur in andere Abenteuer mitzunehmen:
and-from = Und von '{ $name }' aus:
go-on-so = So weiterspielen? [J/n]
copied = Gespeichert als '{ $name }'. Wie es von dort weitergeht, wird beim Verlassen gesagt.

# Die Seite im Browser
serving = Die Seite steht unter der Adresse unten. Sie ist nur für diesen Rechner; wer die Adresse hat, spielt als du.
serving-ends = Strg-C beendet sie. Jedes Spiel wird gespeichert, während es gespielt wird.
serving-trial-ends = Strg-C beendet sie. Was du speicherst, ist sofort im Spiel; vom Spiel wird nichts behalten.
inviting = Telefone in diesem Netz kommen mit dem Code oben dazu, oder unter { $address } mit dem Wort { $word }.
plain-http = Die Verbindung ist nicht verschlüsselt: Wer in diesem Netz mithören kann, kann mitlesen und könnte einen Platz einnehmen. Nimm ein Netz, dem du vertraust.

# A campaign
campaign-left = Du hast „{ $title }“ begonnen und bist in Teil { $chapter }.
campaign-go-on = Weiterspielen? [J/n]
campaign-next = Weiter mit „{ $title }“? [J/n]
campaign-grow = { $name } kann ausgeben, was gelernt wurde. Jetzt gleich? [J/n]
campaign-years = { $years ->
    [1] Ein Jahr vergeht.
   *[other] { $years } Jahre vergehen.
}
campaign-heir = { $retired ->
    [yes] { $name } hat genug gesehen. Jemand anders geht weiter und erbt, was getan wurde.
   *[other] { $name } ist tot. Jemand anders geht weiter und erbt, was getan wurde.
}
campaign-kept = Die Kampagne ist gespeichert. So geht es weiter:
campaign-over = „{ $title }“ ist zu Ende.
campaign-chapter = { $number }. { $title }: { $heroes }, { $ending }
campaign-read = Alles als Geschichte zu lesen:

# The endings
endings-of = { $title }: Du kennst { $met } von { $count ->
    [1] einem Ende.
   *[other] { $count } Enden.
}
ending-met = { $title } ({ $times ->
    [1] einmal
   *[other] { $times }-mal
})
ending-hint = Noch nicht gesehen: { $hint }
ending-did = Was du getan hast:
endings-met = Du kennst { $met } von { $count ->
    [1] einem Ende.
   *[other] { $count } Enden.
}
ending-next = Als Nächstes vielleicht: {JOIN($titles)}.
about-offers = Viele Würfe kannst du verbessern, bevor die Würfel fallen: mit Punkten oder mit anderen Fertigkeiten. Die Würfel können sofort fallen: Dann nimmt '2 ?' die Wahl 2 und zeigt zuerst alles, was sich bei ihrem Wurf tun lässt. Oder das Spiel hält bei jedem solchen Wurf an und zeigt es. 'offers' ändert das jederzeit.
dice-at-once = Sollen die Würfel sofort fallen? [J/n]
yes-or-no = Tippe j für ja oder n für nein; die Eingabetaste ist ja. 'quit' hört auf.
nothing-taken-back = Hier gibt es keinen Zug, der zurückzunehmen wäre.
keep-hero = Deine Figur für andere Abenteuer behalten? [J/n]
hero-kept = { $name } ist gespeichert:

# Eine Figur entsteht
new-hero = Eine neue Figur
growing = Zwischen den Abenteuern
keep = So aufheben und gehen
kept = Die Figur ist aufgehoben
last-look = { $name ->
    [none] Deine Figur
   *[other] {$name}
} ist { $grows ->
    [yes] bereit, so aufgehoben zu werden
   *[no] fertig
}. 'sheet' zeigt alles, 'undo' geht Schritt für Schritt zurück.
unkept = Niemand wurde aufgehoben. `solo hero new` beginnt von vorn.
unchanged = { $name } ist wie zuvor.
done = Fertig.

session-begun = Sitzung
session-note = {session-begun} {$number}, {$day}. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} {$year}
kept-as = { $name } ist gespeichert, als Fassung { $version }, in:
to-play = Zum Spielen:

# Wie die Würfel fielen
stats-games = { $games ->
    [1] 1 Spiel
   *[other] { $games } Spiele
}
stats-nothing = Noch ist kein Würfel gefallen: {stats-games}.
stats-rolled = {stats-games}, { $checks ->
    [1] 1 Probe
   *[other] { $checks } Proben
}.
stats-mean = { $whole },{ $tenth }
stats-die = { $count } d{ $sides }, im Mittel { $mean }, zu erwarten { $expected }
stats-drew = { $count ->
    [1] 1 Würfel zog
   *[other] { $count } Würfel zogen
} nur aus Tabellen und Listen.
stats-succeeded = { $name }: { $good } von { $rolled } gelungen{ $share ->
    [none] {""}
   *[other] ; { $share } %{ $weighed ->
        [none] {""}
       *[other] {" "}von { $weighed } mit bekannten Aussichten
    }, zu erwarten { $due } %
}
stats-luckier = Mehr Glück als in { $share } von 100 solchen Reihen von Würfen.
stats-all = Erfolge
stats-by-check = Nach Proben
stats-by-hero = Nach Figuren
stats-by-system = Nach Regeln
stats-nobody = niemand

## Proben, wie Autoren sie nennen

name-alertness = Alertness
name-assist = Beistand
name-attack = Angriff
name-balance = Gleichgewicht
name-bash = Aufbrechen
name-birdcall = Vogelruf
name-blast = Explosion
name-burning = anhaltender Schaden
name-cast = Zauber
name-challenge = Herausforderung
name-climb = Klettern
name-coins = Münzwurf
name-come-round = Erwachen
name-complex = vielschichtige Handlung
name-contest = Wettstreit
name-damage = Schaden
name-deceive = Täuschen
name-defense = Defense
name-demolition = Sprengen
name-door = Tür
name-drown = Ertrinken
name-dying = Sterben
name-elude = Abschütteln
name-engineering = Technik
name-enlist = Anwerben
name-fate = Fate
name-group = Gruppe
name-harm = Schaden
name-hazard = Gefahr
name-henchman = Gefolgsmann
name-impede = Aufhalten
name-initiative = Initiative
name-inspire = Anspornen
name-intimidate = Einschüchtern
name-knowledge = Wissen
name-leverage = Druckmittel
name-lip-reading = Lippenlesen
name-location = Trefferzone
name-lock = Schloss
name-lot = Los
name-luck = Glück
name-minions = Handlanger
name-morale = Moral
name-motive = Beweggrund
name-opposed = Wurf gegeneinander
name-oracle = Orakel
name-pickpocket = Taschendiebstahl
name-push = Stoßen
name-question = Frage
name-reaction = Haltung
name-repair = Reparieren
name-request = Bitte
name-rest = Rast
name-sanity = Schrecken
name-save = Rettungswurf
name-signs = Spuren
name-skill = Fertigkeit
name-struggle = Kräftemessen
name-sustained = anhaltende Handlung
name-swim = Schwimmen
name-task = Aufgabe
name-test = Probe
name-trait = Eigenschaft
name-trap = Falle
name-travel = Reise
name-try = Versuch
name-unknown = Unbekanntes

# Spielstände, und ob sie stimmen
saves-in = Spielstände in { $place }
saves-none = Noch keiner; `solo play` beginnt ein Spiel.
saves-go-on = Um mit einem fortzufahren: { $typed }
saves-read = Um einen zu lesen: { $typed }
no-tables = keine Tische in { $place }
save-nobody = noch ohne Figur
save-turns = { $turns ->
    [1] 1 Zug
   *[other] { $turns } Züge
}
save-quests = Aufträge: { $quests }
save-named = gesichert als '{ $name }'
save-damaged = beschädigt: { $trouble }
save-busy = wird gerade gespielt
save-finished = zu Ende: { $ending }
save-unfinished = noch nicht zu Ende
verified = {save-turns}, alle Würfel und Ergebnisse stimmen
verified-but = Aber: { $trouble }.
verified-sealed = Die Würfel sind versiegelt: Die SHA-256 aus Startwert und Nonce ist { $commitment }. Beide und alle Geheimnisse stehen in diesem Spielstand. Er gehört der Spielleitung: Gib ihn vor dem Ende nicht weiter.
