# Um die Seite herum
skip = Zur Geschichte
settings = Einstellungen
graph = Der Plan der Szenen
done = Fertig
to-shelf = Zum Regal
next-part = Weiter:
no-entry-here = Öffne die Adresse, die solo im Terminal gezeigt hat: Sie lässt dich ein.
lost = Die Verbindung ist abgerissen; die Seite versucht es wieder.
stale = Das Spiel ist inzwischen weitergegangen. So steht es jetzt.

# Einstellungen
set-theme = Farben
theme-auto = wie das Gerät sie hat
theme-light = hell
theme-dark = dunkel
set-size = Text
size-small = klein
size-middle = mittel
size-large = groß
size-huge = sehr groß
set-letters = Schrift
letters-serif = mit Serifen
letters-sans = ohne Serifen
set-motion = Bewegung
motion-auto = wie das Gerät sie hat
motion-still = keine
set-dice = Würfel
dice-program = das Programm würfelt
dice-own = deine eigenen: tippe ein, was sie zeigen
set-language = Sprache
language-en = English
language-de = Deutsch

# Das Regal
shelf = Was möchtest du spielen?
go-on = Ein Spiel fortsetzen
adventures = Abenteuer
begin = Beginnen
begin-here = hier anfangen
contains = Enthält:
table = Ein Tisch ohne Abenteuer
about-table = Fragen, würfeln und Listen führen, mit Freunden oder allein. Gibt es schon einen Tisch dieses Namens, geht er weiter.
table-name = Name des Tisches
table-system = Regeln
open = Öffnen
damaged = Dieses Spiel kann so nicht weitergehen
salvage = In einer neuen Datei fortsetzen

# Ein Spiel
story = Die Geschichte
what-now = Was du tun kannst
strip = Der Wurf, gezeichnet; die Worte daneben sagen dasselbe
chance = Aussicht auf einen Erfolg
ends-story = beendet die Geschichte
stop-before = vor dem Würfeln anhalten
any-time = Jederzeit:
over = Ende.
did = Was du getan hast
endings = Enden, die du kennst
endings-met = Du kennst
endings-left = Noch nicht gesehen
play-next = Als Nächstes vielleicht
never-mind = Doch nicht
type-here = Was tust du?
completions = Was folgen kann
send = Senden
undo = Zurücknehmen

# Tafeln
panels = Ansehen
panel-hero = Figur
panel-map = Karte
panel-quests = Aufgaben
panel-journal = Tagebuch
panel-rules = Regeln
panel-help = Hilfe
shut = Schließen
no-hero = Noch ist niemand gewählt.
acts = handelt jetzt
try-with = Etwas damit versuchen
no-map = Du bist noch nirgends gewesen.
you-are-here = du bist hier
no-quests = Noch gibt es keine.
list-thread = Fäden
list-npc = Leute
list-place = Orte
list-clock = Uhren
keep-story = Die Geschichte behalten:
seek-rules = Eine Regel, nach Wort oder Nummer
seek-help = Ein Befehl
look-up = Nachschlagen

# Ein Kampf
fight = Kampf
round = Runde
order = Reihenfolge:
down = am Boden
side-hero = Held
side-friend = Freund
side-foe = Gegner
box-checked = angekreuzt
box-free = frei

# Was schiefging
failed-no-server = Der Server antwortet nicht. Läuft solo noch?
failed-no-token = Diese Seite darf nicht eintreten. Öffne die Adresse, die solo gezeigt hat.
failed-no-entry = Die Adresse ist alt. Öffne die, die solo zuletzt gezeigt hat.
failed-not-yours = Das darf nur, wer den Tisch leitet.
failed-no-game = Dieses Spiel ist nicht mehr offen.
failed-no-such-thing = Dieses Spiel oder Abenteuer gibt es nicht mehr.
failed-too-many-games = Es sind schon zu viele Spiele offen. Verlasse zuerst eines.
failed-too-many-pages = Dem Spiel folgen schon zu viele Seiten. Schließe zuerst eine.
failed-not-opened = Das lässt sich nicht öffnen:
failed-damaged = So kann es nicht weitergehen:
failed-no-message = Der Server hat nicht verstanden, was gesendet wurde.
failed-no-json = Der Server hat nicht verstanden, was gesendet wurde.
failed-status-413 = Das ist zu lang zum Senden.
failed-status-408 = Die Verbindung war zu langsam.

# In einem Browser ohne Server
kept-copy = Unter dem Namen { $name } aufgehoben.
site-starts = Das Spiel beginnt gleich; das dauert einige Sekunden.
site-slow = Das Spiel hat noch nicht begonnen. Auf einem langsamen Gerät kann es eine Minute dauern; kommt nichts, hilft ein anderer oder neuerer Browser.
site-fails = Dieser Browser ist zu alt für das Spiel: Es braucht WebAssembly und Module. Wie es beginnt, kannst du lesen.
site-noscript = Das Spiel braucht JavaScript.
licences = Lizenzen
licence-of = { $title }, von { $author }. Lizenz: { $licence }.
licence-source = Python läuft hier als Pyodide { $version }, unverändert. Sein Quelltext und der all seiner Teile steht unter github.com/pyodide/pyodide.
keeps-nothing = Dieser Browser hebt hier nichts auf. Lade das Spiel herunter, bevor du die Seite schließt.
bring = Ein Spiel mitbringen
about-bring = Ein Spielstand dieses Abenteuers, aus einem anderen Browser oder aus dem Terminal (.jsonl):
download = Herunterladen
remove-save = Entfernen
remove-surely = Wirklich entfernen?
failed-no-start = Das Spiel kann hier nicht beginnen:
failed-hung = Das dauerte zu lange und wurde abgebrochen. Das Spiel geht von seinem letzten Zug an weiter.
failed-broken = Etwas ist zerbrochen. Das Spiel geht von seinem letzten Zug an weiter.
failed-too-much = Das war zu viel für diesen Browser. Das Spiel geht von seinem letzten Zug an weiter.
failed-storage-full = In diesem Browser ist kein Platz mehr: Es ist nichts geschehen. Lade Spiele herunter und entferne einige.
failed-elsewhere = Dieses Spiel ist in einem anderen Fenster offen.
failed-other-adventure = Das ist ein Spiel eines anderen Abenteuers:

# An einem Tisch
not-yours-now = Jemand anderes ist dran, oder das darf nur, wer den Tisch leitet. Fragen, notieren und was sonst jederzeit geht, darfst du.
vote-open = Eine Abstimmung auf allen Seiten: { $question } Niemand sieht die Stimme eines anderen, ehe gezählt wird.
vote-empty = Niemand hat abgestimmt: { $question }
join = An den Tisch kommen
which-hero = Wen spielst du?
no-hero-free = Alle Figuren haben schon jemanden, der sie spielt.
join-by-word = Oder komm mit dem Wort dazu, das dir sagt, wer den Tisch leitet.
join-word = Wort zum Mitspielen
join-name = Dein Name am Tisch
join-traits = Werte, wenn du neu bist
join-traits-like = fate 7, strength 8
sit-down = Platz nehmen
watch = Nur zusehen
turn-of = Jetzt handelt:
vote = Abstimmung
abstain = Enthalten
count-now = Jetzt auszählen
panel-seats = Plätze
remove = Entfernen
lock-door = Tür abschließen
unlock-door = Tür aufschließen
failed-no-join = Das Wort ist falsch, oder die Einladung ist alt.
failed-tries = Es gab zu viele falsche Wörter. Warte zehn Minuten, oder lies den Code ein.
failed-locked = Die Tür ist abgeschlossen.
failed-no-name = Gib einen Namen aus höchstens 40 Buchstaben an.
failed-taken = Unter diesem Namen spielt schon jemand.
failed-not-seated = Du konntest nicht Platz nehmen: Der Tisch ist voll, oder diese Regeln kennen die Werte nicht, die du geschrieben hast.
failed-full = Der Tisch ist voll: Niemand kann mehr dazukommen.
failed-no-table = Hier kann niemand dazukommen.
failed-not-begun = Das Spiel hat noch nicht begonnen, oder es wird noch ausgesucht, wer aufbricht. Versuch es gleich noch einmal.
failed-which-hero = Such dir eine der Figuren aus.
failed-too-fast = Das ist zu viel auf einmal. Warte einen Augenblick.
failed-no-vote = Für dich gibt es jetzt keine Abstimmung.
