# Tabellen zum Anregen: jede Zeile unter ihrer Tabelle und ihrem englischen Text

## What is to be done

aims-bring-somebody-home-who-does-not-want-to-come = jemanden heimbringen, der nicht kommen will
aims-find-out-who-rang-the-bell-before-it-rings-again = herausfinden, wer die Glocke geläutet hat, bevor sie wieder läutet
aims-take-back-what-was-sold-by-somebody-who-had-no-right-to = zurückholen, was jemand verkauft hat, der kein Recht dazu hatte
aims-keep-a-door-shut-until-morning = eine Tür bis zum Morgen geschlossen halten
aims-deliver-a-warning-that-will-not-be-welcome = eine Warnung überbringen, die nicht willkommen sein wird
aims-learn-what-the-old-woman-knows-while-she-does = erfahren, was die alte Frau weiß, solange sie es weiß
aims-get-eight-people-and-a-cow-across-the-river = acht Leute und eine Kuh über den Fluss bringen
aims-make-two-families-sign-one-paper = zwei Familien dazu bringen, ein Papier zu unterschreiben
aims-put-something-back = etwas zurücklegen
aims-win-time-three-days-would-do = Zeit gewinnen; drei Tage würden reichen

## How a scene is altered

altered-scenes-somebody-is-there-whom-you-did-not-expect = jemand ist da, den du nicht erwartet hast
altered-scenes-somebody-is-missing-on-whom-you-counted = jemand fehlt, auf den du gezählt hast
altered-scenes-you-come-an-hour-too-late = du kommst eine Stunde zu spät
altered-scenes-you-come-an-hour-too-early = du kommst eine Stunde zu früh
altered-scenes-it-has-been-cleaned-out-and-in-a-hurry = es ist ausgeräumt worden, und in Eile
altered-scenes-the-mood-has-turned-for-a-reason-that-nobody-names = die Stimmung ist umgeschlagen, aus einem Grund, den niemand nennt
altered-scenes-a-stranger-has-the-place-that-you-wanted = jemand Fremdes hat den Platz, den du wolltest
altered-scenes-what-you-came-for-is-there-but-in-use = was du holen wolltest, ist da, wird aber gerade gebraucht
altered-scenes-the-light-is-wrong-for-what-you-had-in-mind = das Licht ist falsch für das, was du vorhattest
altered-scenes-you-are-awaited = man erwartet dich
altered-scenes-the-rules-of-the-house-are-new-since-last-time = die Regeln des Hauses sind neu seit dem letzten Mal
altered-scenes-there-are-twice-as-many-people-as-there-should-be = es sind doppelt so viele Leute da, wie da sein sollten
altered-scenes-the-thing-lies-open-that-ought-to-be-hidden = offen liegt da, was verborgen sein müsste
altered-scenes-it-costs-something-now = es kostet jetzt etwas
altered-scenes-somebody-has-prepared-the-place-for-another-purpose = jemand hat den Ort für einen anderen Zweck hergerichtet
altered-scenes-a-quarrel-is-under-way-and-both-sides-turn-to-you = ein Streit ist im Gange, und beide Seiten wenden sich an dich
altered-scenes-it-is-silent-and-should-not-be = es ist still, und das sollte es nicht sein
altered-scenes-a-guard-has-been-posted-who-is-not-very-good = eine Wache steht da, die nicht sehr gut ist
altered-scenes-the-way-in-is-not-where-it-was = der Eingang ist nicht, wo er war
altered-scenes-what-you-were-told-about-it-was-true-of-another-place = was man dir davon erzählt hat, galt für einen anderen Ort

## A card of a deck of playing cards

cards-ace-of-clubs = Kreuz Ass.
cards-two-of-clubs = Kreuz Zwei.
cards-three-of-clubs = Kreuz Drei.
cards-four-of-clubs = Kreuz Vier.
cards-five-of-clubs = Kreuz Fünf.
cards-six-of-clubs = Kreuz Sechs.
cards-seven-of-clubs = Kreuz Sieben.
cards-eight-of-clubs = Kreuz Acht.
cards-nine-of-clubs = Kreuz Neun.
cards-ten-of-clubs = Kreuz Zehn.
cards-jack-of-clubs = Kreuz Bube.
cards-queen-of-clubs = Kreuz Dame.
cards-king-of-clubs = Kreuz König.
cards-ace-of-diamonds = Karo Ass.
cards-two-of-diamonds = Karo Zwei.
cards-three-of-diamonds = Karo Drei.
cards-four-of-diamonds = Karo Vier.
cards-five-of-diamonds = Karo Fünf.
cards-six-of-diamonds = Karo Sechs.
cards-seven-of-diamonds = Karo Sieben.
cards-eight-of-diamonds = Karo Acht.
cards-nine-of-diamonds = Karo Neun.
cards-ten-of-diamonds = Karo Zehn.
cards-jack-of-diamonds = Karo Bube.
cards-queen-of-diamonds = Karo Dame.
cards-king-of-diamonds = Karo König.
cards-ace-of-hearts = Herz Ass.
cards-two-of-hearts = Herz Zwei.
cards-three-of-hearts = Herz Drei.
cards-four-of-hearts = Herz Vier.
cards-five-of-hearts = Herz Fünf.
cards-six-of-hearts = Herz Sechs.
cards-seven-of-hearts = Herz Sieben.
cards-eight-of-hearts = Herz Acht.
cards-nine-of-hearts = Herz Neun.
cards-ten-of-hearts = Herz Zehn.
cards-jack-of-hearts = Herz Bube.
cards-queen-of-hearts = Herz Dame.
cards-king-of-hearts = Herz König.
cards-ace-of-spades = Pik Ass.
cards-two-of-spades = Pik Zwei.
cards-three-of-spades = Pik Drei.
cards-four-of-spades = Pik Vier.
cards-five-of-spades = Pik Fünf.
cards-six-of-spades = Pik Sechs.
cards-seven-of-spades = Pik Sieben.
cards-eight-of-spades = Pik Acht.
cards-nine-of-spades = Pik Neun.
cards-ten-of-spades = Pik Zehn.
cards-jack-of-spades = Pik Bube.
cards-queen-of-spades = Pik Dame.
cards-king-of-spades = Pik König.
cards-the-red-joker = Der rote Joker.
cards-the-black-joker = Der schwarze Joker.

## A complication

complications-somebody-has-come-to-help-and-brought-their-brothers = jemand ist gekommen, um zu helfen, und hat seine Brüder mitgebracht
complications-the-thing-is-heavier-than-it-looks-and-ticks = das Ding ist schwerer, als es aussieht, und tickt
complications-a-second-buyer-is-already-in-the-room = ein zweiter Käufer ist schon im Zimmer
complications-it-starts-to-rain-and-what-you-carry-must-not-get-wet = es fängt an zu regnen, und was du trägst, darf nicht nass werden
complications-the-horse-is-lame-or-pretends = das Pferd lahmt, oder tut so
complications-you-are-recognised-as-somebody-better-than-you-are = man erkennt dich als jemanden, der besser ist als du
complications-the-lamp-goes-out-and-not-for-want-of-oil = die Lampe geht aus, und nicht aus Mangel an Öl
complications-the-way-back-has-been-paved-or-guarded-or-sold = der Rückweg wurde gepflastert, oder bewacht, oder verkauft
complications-one-of-you-has-signed-something = einer von euch hat etwas unterschrieben
complications-the-enemy-is-early-hurt-and-asks-for-shelter = der Feind ist zu früh da, verletzt, und bittet um Obdach
complications-they-paid-you-with-a-map-of-your-own-house = bezahlt hat man euch mit einem Plan eures eigenen Hauses
complications-what-you-left-behind-is-needed-now = was ihr zurückgelassen habt, wird jetzt gebraucht

## A word for something done

deeds-abandon = verlassen
deeds-accuse = beschuldigen
deeds-arrive = ankommen
deeds-bargain = feilschen
deeds-betray = verraten
deeds-bind = binden
deeds-borrow = leihen
deeds-break = brechen
deeds-build = bauen
deeds-burn = brennen
deeds-bury = begraben
deeds-carry = tragen
deeds-cheat = betrügen
deeds-choose = wählen
deeds-climb = klettern
deeds-collect = sammeln
deeds-conceal = verbergen
deeds-confess = gestehen
deeds-cross = überqueren
deeds-cure = heilen
deeds-decide = entscheiden
deeds-defend = verteidigen
deeds-delay = verzögern
deeds-demand = fordern
deeds-divide = teilen
deeds-escape = entkommen
deeds-exchange = tauschen
deeds-fail = scheitern
deeds-feed = füttern
deeds-find = finden
deeds-follow = folgen
deeds-forbid = verbieten
deeds-forget = vergessen
deeds-gather = versammeln
deeds-guard = bewachen
deeds-guide = führen
deeds-haunt = heimsuchen
deeds-hunt = jagen
deeds-imitate = nachahmen
deeds-inherit = erben
deeds-invite = einladen
deeds-judge = urteilen
deeds-kneel = knien
deeds-lead = anführen
deeds-leave = fortgehen
deeds-listen = zuhören
deeds-lose = verlieren
deeds-measure = messen
deeds-mend = flicken
deeds-mistake = verwechseln
deeds-mourn = trauern
deeds-name = benennen
deeds-open = öffnen
deeds-overtake = einholen
deeds-pay = bezahlen
deeds-poison = vergiften
deeds-promise = versprechen
deeds-provoke = reizen
deeds-recognise = erkennen
deeds-refuse = ablehnen
deeds-release = freilassen
deeds-remember = erinnern
deeds-repeat = wiederholen
deeds-replace = ersetzen
deeds-reveal = enthüllen
deeds-return = zurückkehren
deeds-ruin = zerstören
deeds-search = suchen
deeds-seize = ergreifen
deeds-sell = verkaufen
deeds-separate = trennen
deeds-serve = dienen
deeds-shelter = beherbergen
deeds-silence = zum Schweigen bringen
deeds-sink = sinken
deeds-spare = verschonen
deeds-spill = verschütten
deeds-steal = stehlen
deeds-summon = herbeirufen
deeds-surrender = sich ergeben
deeds-swear = schwören
deeds-swallow = schlucken
deeds-tempt = verführen
deeds-threaten = drohen
deeds-trade = handeln
deeds-trap = fangen
deeds-trust = vertrauen
deeds-uncover = aufdecken
deeds-unite = vereinen
deeds-wait = warten
deeds-wake = wecken
deeds-warn = warnen
deeds-waste = verschwenden
deeds-watch = wachen
deeds-weigh = wiegen
deeds-withhold = vorenthalten
deeds-wound = verwunden
deeds-write = schreiben
deeds-yield = nachgeben
deeds-celebrate = feiern

## Something to be afraid of

dread-it-has-been-standing-at-the-end-of-the-field-since-monday-a-little-nearer = es steht seit Montag am Ende des Feldes, jeden Tag etwas näher
dread-it-knows-the-first-verse-of-the-song-you-know-the-second-of = es kennt die erste Strophe des Liedes, von dem du die zweite kennst
dread-it-wears-their-coat-well = ihr Mantel steht ihm gut
dread-it-asks-to-be-let-in-and-is-already-in = es bittet, eingelassen zu werden, und ist schon drinnen
dread-it-is-only-a-noise-but-it-has-learned-the-stairs = es ist nur ein Geräusch, aber es hat die Treppe gelernt
dread-it-leaves-no-tracks-and-takes-some = es hinterlässt keine Spuren, und nimmt welche mit
dread-it-keeps-its-word = es hält sein Wort
dread-it-was-a-child-once-and-would-like-to-play = es war einmal ein Kind und möchte gern spielen
dread-it-is-patient-thin-and-under-the-ice = es ist geduldig, dünn und unter dem Eis
dread-it-has-no-face-on-this-side = auf dieser Seite hat es kein Gesicht
dread-it-does-not-eat-it-collects = es frisst nicht; es sammelt
dread-you-have-seen-it-before-in-the-family-bible = du hast es schon einmal gesehen, in der Familienbibel

## Two words to think about

images-cold-hands = kalte Hände
images-borrowed-crown = geborgte Krone
images-second-door = zweite Tür
images-sweet-smoke = süßer Rauch
images-broken-oath = gebrochener Eid
images-patient-water = geduldiges Wasser
images-late-guest = später Gast
images-false-light = falsches Licht
images-empty-saddle = leerer Sattel
images-kind-enemy = freundlicher Feind
images-locked-garden = verschlossener Garten
images-old-money = altes Geld
images-white-noise = weißes Rauschen
images-red-ledger = rotes Kassenbuch
images-quiet-crowd = stille Menge
images-buried-bell = vergrabene Glocke
images-thin-ice = dünnes Eis
images-warm-stone = warmer Stein
images-wrong-name = falscher Name
images-last-bridge = letzte Brücke

## What comes before the scene that you expected

interruptions-on-the-way-somebody-takes-you-aside-and-will-not-be-put-off = unterwegs nimmt dich jemand beiseite und lässt sich nicht abweisen
interruptions-a-chase-crosses-your-path-and-both-sides-see-you = eine Verfolgung kreuzt deinen Weg, und beide Seiten sehen dich
interruptions-a-messenger-finds-you-with-news-from-home = ein Bote findet dich mit Nachricht von daheim
interruptions-the-road-is-closed-and-those-who-closed-it-want-something = die Straße ist gesperrt, und wer sie gesperrt hat, will etwas
interruptions-somebody-faints-falls-or-bleeds-in-front-of-you = jemand fällt in Ohnmacht, stürzt oder blutet vor deinen Augen
interruptions-an-old-acquaintance-insists-on-a-meal-together = jemand, den du von früher kennst, besteht auf einem gemeinsamen Essen
interruptions-you-notice-that-you-are-followed-and-by-whom = du merkst, dass man dir folgt, und wer
interruptions-bells-horns-or-shouting-everybody-runs-one-way = Glocken, Hörner oder Geschrei; alle laufen in dieselbe Richtung
interruptions-one-of-you-has-lost-something-and-remembers-where = einer von euch hat etwas verloren und weiß wieder, wo
interruptions-a-patrol-asks-for-papers-names-and-reasons = eine Streife verlangt Papiere, Namen und Gründe
interruptions-a-cart-has-overturned-and-its-load-is-not-what-it-claims = ein Karren ist umgestürzt, und seine Ladung ist nicht, was sie sein soll
interruptions-you-are-offered-work-that-can-t-wait-until-tomorrow = man bietet dir Arbeit an, die nicht bis morgen warten kann
interruptions-a-door-opens-and-the-person-you-meant-to-avoid-stands-in-it = eine Tür geht auf, und darin steht, wem du aus dem Weg gehen wolltest
interruptions-the-ground-the-ice-or-the-floor-gives-way = der Boden, das Eis oder die Dielen geben nach
interruptions-a-wager-is-proposed-that-would-settle-something = jemand schlägt eine Wette vor, die etwas entscheiden würde
interruptions-somebody-returns-a-thing-that-you-had-not-missed = jemand bringt etwas zurück, das du nicht vermisst hast
interruptions-a-fight-has-just-ended-and-the-loser-asks-for-water = ein Kampf ist gerade zu Ende, und wer verloren hat, bittet um Wasser
interruptions-it-grows-dark-long-before-it-should = es wird dunkel, lange bevor es sollte
interruptions-you-come-upon-a-place-where-somebody-camped-and-left-in-haste = du kommst an einen Ort, an dem jemand gelagert hat und eilig aufgebrochen ist
interruptions-a-letter-is-pressed-into-your-hand-and-its-bearer-is-gone = jemand drückt dir einen Brief in die Hand und ist fort

## A word for a thing or a matter

matters-ancestor = Ahnen
matters-animal = Tier
matters-anger = Zorn
matters-ash = Asche
matters-bargain = Handel
matters-bell = Glocke
matters-birth = Geburt
matters-blood = Blut
matters-boat = Boot
matters-bone = Knochen
matters-book = Buch
matters-border = Grenze
matters-bread = Brot
matters-bridge = Brücke
matters-brother = Bruder
matters-burden = Last
matters-child = Kind
matters-cold = Kälte
matters-colour = Farbe
matters-command = Befehl
matters-corpse = Leiche
matters-crowd = Menge
matters-crown = Krone
matters-curse = Fluch
matters-custom = Brauch
matters-dance = Tanz
matters-darkness = Dunkelheit
matters-daughter = Tochter
matters-debt = Schuld
matters-door = Tür
matters-dream = Traum
matters-dust = Staub
matters-echo = Echo
matters-enemy = Feind
matters-error = Irrtum
matters-exile = Verbannung
matters-face = Gesicht
matters-fame = Ruhm
matters-feast = Festmahl
matters-fever = Fieber
matters-fire = Feuer
matters-flag = Fahne
matters-flood = Flut
matters-friend = Freundschaft
matters-game = Spiel
matters-garden = Garten
matters-gate = Tor
matters-gift = Gabe
matters-glass = Glas
matters-grave = Grab
matters-guest = Gast
matters-habit = Gewohnheit
matters-hair = Haar
matters-harvest = Ernte
matters-home = Heim
matters-honour = Ehre
matters-hope = Hoffnung
matters-hunger = Hunger
matters-illness = Krankheit
matters-innocence = Unschuld
matters-iron = Eisen
matters-jealousy = Eifersucht
matters-journey = Reise
matters-key = Schlüssel
matters-knife = Messer
matters-lamp = Lampe
matters-language = Sprache
matters-law = Gesetz
matters-letter = Brief
matters-lie = Lüge
matters-machine = Maschine
matters-map = Karte
matters-market = Markt
matters-mask = Maske
matters-master = Meister
matters-medicine = Heilmittel
matters-memory = Erinnerung
matters-mirror = Spiegel
matters-money = Geld
matters-mother = Mutter
matters-mountain = Berg
matters-music = Musik
matters-name = Name
matters-neighbour = Nachbarschaft
matters-night = Nacht
matters-oath = Eid
matters-path = Pfad
matters-peace = Frieden
matters-price = Preis
matters-prison = Gefängnis
matters-promise = Versprechen
matters-road = Straße
matters-roof = Dach
matters-rope = Seil
matters-rumour = Gerücht
matters-salt = Salz
matters-secret = Geheimnis
matters-shadow = Schatten
matters-silence = Stille
matters-storm = Sturm

## Why they do it

motives-a-debt-that-passes-to-the-children-if-it-is-not-paid-by-them = eine Schuld, die auf die Kinder übergeht, wenn sie sie nicht bezahlen
motives-they-were-believed-once-and-it-went-badly = man hat ihnen einmal geglaubt, und es ging schlecht aus
motives-the-reward-of-which-they-have-already-spent-a-third = die Belohnung, von der ein Drittel schon ausgegeben ist
motives-to-be-out-of-town-when-the-accounts-are-read = um nicht in der Stadt zu sein, wenn die Bücher gelesen werden
motives-love-and-not-of-anybody-here = Liebe, und zu niemandem hier
motives-they-promised-a-dying-woman-and-regret-it = sie haben es einer Sterbenden versprochen und bereuen es
motives-it-was-their-idea-and-it-must-not-fail-while-others-watch = es war ihr Einfall, und er darf nicht misslingen, solange andere zusehen
motives-fear-of-draw-people-of-power = Furcht vor: {"{{"} draw('people-of-power') {"}}"}
motives-they-think-that-it-has-been-done-already-and-only-needs-a-body = sie glauben, es sei schon geschehen und brauche nur noch eine Leiche
motives-boredom-in-somebody-too-rich-to-have-any-other-trouble = Langeweile, bei jemandem, der zu reich ist für andere Sorgen
motives-to-find-out-whether-it-can-be-done = um herauszufinden, ob es geht
motives-because-the-other-side-asked-politely = weil die andere Seite höflich gebeten hat

## What stands in the way

obstacles-a-river-higher-than-yesterday = ein Fluss, höher als gestern
obstacles-a-door-with-somebody-asleep-against-it = eine Tür, und jemand schläft daran gelehnt
obstacles-a-form-that-must-be-stamped-in-a-town-you-have-just-left = ein Formular, das in einer Stadt gestempelt werden muss, aus der ihr eben kommt
obstacles-dogs-not-yet-unfriendly = Hunde, noch nicht unfreundlich
obstacles-a-friend-who-has-been-told-to-stop-you = ein Freund, dem man gesagt hat, er solle euch aufhalten
obstacles-the-only-bridge-belongs-to-a-wedding = die einzige Brücke gehört einer Hochzeit
obstacles-a-wall-and-on-it-glass-and-on-the-glass-a-cat = eine Mauer, darauf Glas, und auf dem Glas eine Katze
obstacles-a-promise-you-made-and-had-forgotten = ein Versprechen, das du gegeben und vergessen hattest
obstacles-it-is-sunday = es ist Sonntag
obstacles-a-crowd-that-takes-you-for-the-other-side = eine Menge, die euch für die andere Seite hält
obstacles-smoke = Rauch
obstacles-a-child-who-will-scream = ein Kind, das schreien wird

## Who has power here

people-of-power-the-tax-farmer-who-is-ahead-of-the-crown-by-a-year = der Steuerpächter, der der Krone ein Jahr voraus ist
people-of-power-a-judge-who-sleeps-badly-and-sits-early = eine Richterin, die schlecht schläft und früh Gericht hält
people-of-power-the-three-sisters-who-own-the-ferry-the-mill-and-the-rope = die drei Schwestern, denen die Fähre, die Mühle und das Seil gehören
people-of-power-a-captain-whose-soldiers-have-not-been-paid = ein Hauptmann, dessen Soldaten keinen Sold bekommen haben
people-of-power-the-physician-everybody-has-told-her-something = die Ärztin; alle haben ihr etwas erzählt
people-of-power-a-priest-with-no-church-and-a-large-congregation = ein Priester ohne Kirche und mit großer Gemeinde
people-of-power-the-moneylender-s-youngest-clerk-who-keeps-the-second-book = der jüngste Schreiber des Geldverleihers, der das zweite Buch führt
people-of-power-a-duke-of-nine-years-old-and-his-aunt = ein Herzog von neun Jahren, und seine Tante
people-of-power-the-smugglers-widow-since-the-funeral = die Witwe der Schmuggler, seit dem Begräbnis
people-of-power-the-printer = der Drucker

## A turn of events

twists-somebody-who-was-thought-far-away-is-at-the-door = jemand, den man weit fort glaubte, steht vor der Tür
twists-what-was-asked-for-is-given-all-at-once-by-the-wrong-hand = was erbeten war, wird gegeben, alles auf einmal, von der falschen Hand
twists-two-things-that-had-nothing-to-do-with-each-other-turn-out-to-be-one = zwei Dinge, die nichts miteinander zu tun hatten, erweisen sich als eins
twists-an-ally-has-a-price-after-all-and-it-is-small-and-awful = wer auf eurer Seite steht, hat doch einen Preis, und er ist klein und schrecklich
twists-the-danger-has-been-there-since-the-beginning-and-was-polite = die Gefahr war von Anfang an da, und sie war höflich
twists-what-was-lost-is-found-used-up = was verloren war, ist gefunden, aufgebraucht
twists-a-law-changes-at-noon = um zwölf Uhr mittags ändert sich ein Gesetz
twists-an-old-kindness-is-returned-with-interest-to-the-wrong-person = eine alte Freundlichkeit wird mit Zinsen erwidert, an den Falschen
twists-somebody-confesses-to-what-nobody-has-asked-about = jemand gesteht, wonach niemand gefragt hat
twists-the-place-itself-gives-way-burns-floods-or-is-sold = der Ort selbst gibt nach, brennt, wird überflutet oder verkauft
twists-the-enemy-offers-a-truce-and-means-it = der Feind bietet Waffenruhe an und meint es ernst
twists-the-clock-was-wrong-there-is-an-hour-less = die Uhr ging falsch; es ist eine Stunde weniger

## A twist on top of an answer

twists-of-fate-an-old-promise-comes-due-today = ein altes Versprechen wird heute fällig
twists-of-fate-somebody-has-been-listening = jemand hat zugehört
twists-of-fate-what-was-sold-to-you-as-rare-turns-up-a-second-time = was man dir als selten verkauft hat, taucht ein zweites Mal auf
twists-of-fate-a-message-arrives-that-was-meant-for-somebody-else = eine Nachricht kommt, die für jemand anderen bestimmt war
twists-of-fate-the-wrong-person-is-blamed-and-is-looking-for-you = die Falschen werden beschuldigt und suchen nach dir
twists-of-fate-help-comes-that-nobody-asked-for-and-it-expects-thanks = Hilfe kommt, um die niemand gebeten hat, und sie erwartet Dank
twists-of-fate-a-thing-that-you-relied-on-breaks-at-its-weakest-place = etwas, worauf du gebaut hast, bricht an seiner schwächsten Stelle
twists-of-fate-two-who-should-not-know-each-other-greet-each-other-by-name = zwei, die einander nicht kennen sollten, grüßen sich mit Namen
twists-of-fate-a-way-that-was-open-this-morning-is-shut = ein Weg, der heute Morgen offen war, ist zu
twists-of-fate-somebody-has-told-the-truth-and-nobody-believes-it = jemand hat die Wahrheit gesagt, und niemand glaubt es
twists-of-fate-a-debt-is-paid-back-at-the-worst-moment = eine Schuld wird im schlimmsten Augenblick zurückgezahlt
twists-of-fate-a-child-has-seen-everything = ein Kind hat alles gesehen
twists-of-fate-the-weather-takes-a-side = das Wetter ergreift Partei
twists-of-fate-a-rumour-about-you-has-come-here-before-you = ein Gerücht über dich ist vor dir hier angekommen
twists-of-fate-somebody-who-was-thought-dead-has-sent-word = jemand, den man für tot hielt, hat von sich hören lassen
twists-of-fate-a-rival-is-a-day-ahead-and-in-good-spirits = ein Rivale ist einen Tag voraus und guter Dinge
twists-of-fate-what-you-carry-is-asked-for-by-its-right-name = nach dem, was du bei dir trägst, wird mit seinem rechten Namen gefragt
twists-of-fate-an-animal-behaves-as-if-it-knew-something = ein Tier benimmt sich, als wüsste es etwas
twists-of-fate-a-lock-has-been-changed-and-not-by-its-owner = ein Schloss wurde ausgewechselt, und nicht von dem, dem es gehört
twists-of-fate-somebody-wants-to-leave-and-to-take-you-along = jemand will fort und dich mitnehmen
twists-of-fate-a-festival-a-funeral-or-a-market-fills-the-street = ein Fest, ein Begräbnis oder ein Markt füllt die Straße
twists-of-fate-the-price-of-something-you-need-has-doubled-since-yesterday = der Preis von etwas, das du brauchst, hat sich seit gestern verdoppelt
twists-of-fate-an-enemy-asks-for-a-truce-until-tomorrow = ein Feind bittet um Waffenruhe bis morgen
twists-of-fate-a-friend-is-keeping-something-back-and-is-bad-at-it = jemand aus deinem Kreis hält etwas zurück und kann es schlecht verbergen
twists-of-fate-a-light-burns-where-nobody-lives = ein Licht brennt, wo niemand wohnt
twists-of-fate-somebody-has-made-the-same-mistake-before-you-and-left-a-warning = jemand hat vor dir denselben Fehler gemacht und eine Warnung hinterlassen
twists-of-fate-the-one-in-charge-is-away-and-the-one-in-charge-now-is-afraid = wer hier zu sagen hat, ist fort, und wer es jetzt hat, fürchtet sich
twists-of-fate-you-are-taken-for-somebody-else-to-your-profit-for-an-hour = man hält dich für jemand anderen, eine Stunde lang zu deinem Vorteil
twists-of-fate-a-signature-a-seal-or-a-face-does-not-match = eine Unterschrift, ein Siegel oder ein Gesicht passt nicht
twists-of-fate-the-quiet-one-speaks = die stille Person spricht
twists-of-fate-something-that-was-only-a-story-leaves-tracks = etwas, das nur eine Geschichte war, hinterlässt Spuren
twists-of-fate-a-gift-turns-out-to-be-a-summons = ein Geschenk erweist sich als Vorladung
twists-of-fate-one-of-two-doors-must-be-chosen-and-soon = eine von zwei Türen muss gewählt werden, und bald
twists-of-fate-somebody-is-gone-who-was-here-a-moment-ago = jemand ist fort, der eben noch hier war
twists-of-fate-an-apology-is-offered-and-it-is-sincere = jemand bittet um Verzeihung, und es ist ernst gemeint
twists-of-fate-a-small-fire-is-about-to-become-a-large-one = aus einem kleinen Feuer wird gleich ein großes

## On the way

twists-of-the-journey-one-of-the-packs-is-lighter-than-it-was = eines der Bündel ist leichter, als es war
twists-of-the-journey-the-guide-takes-pay-until-here-and-no-further = wer euch führt, ist bis hierher bezahlt und nicht weiter
twists-of-the-journey-the-next-village-has-moved-behind-a-wall-of-carts = das nächste Dorf ist hinter eine Wand aus Karren gezogen
twists-of-the-journey-tracks-beside-yours-barefoot-all-morning = Spuren neben euren, barfuß, den ganzen Morgen
twists-of-the-journey-the-inn-is-full-of-people-who-do-not-want-to-be-asked = das Gasthaus ist voller Leute, die nicht gefragt werden wollen
twists-of-the-journey-a-storm-seen-a-long-way-off-over-where-you-are-going = ein Unwetter, von weit her zu sehen, über dem Ort, an den ihr wollt
twists-of-the-journey-somebody-has-put-out-the-beacon = jemand hat das Leuchtfeuer gelöscht
twists-of-the-journey-the-water-tastes-of-iron = das Wasser schmeckt nach Eisen
twists-of-the-journey-a-mule-dies-without-any-reason-and-with-all-the-salt = ein Maultier stirbt, ohne Grund und mit allem Salz
twists-of-the-journey-a-dog-joins-you-and-will-not-say-whose-it-is = ein Hund schließt sich euch an und sagt nicht, wem er gehört

## What it does

verbs-hides = verbirgt sich
verbs-returns = kehrt zurück
verbs-breaks-its-word = bricht sein Wort
verbs-asks = bittet
verbs-burns = brennt
verbs-waits = wartet
verbs-grows = wächst
verbs-forgets = vergisst
verbs-pays = bezahlt
verbs-follows = folgt
verbs-warns = warnt
verbs-steals = stiehlt
verbs-mends = bessert aus
verbs-divides = teilt
verbs-pretends = verstellt sich
verbs-falls = fällt
verbs-remembers = erinnert sich
verbs-opens = öffnet
verbs-trades = handelt
verbs-sleeps = schläft

## Weather

weather-hail-the-size-of-beans-out-of-a-blue-sky-for-as-long-as-a-prayer = Hagel, groß wie Bohnen, aus blauem Himmel, so lang wie ein Gebet
weather-fog-so-thick-that-voices-have-to-be-followed-by-hand = Nebel, so dicht, dass man Stimmen mit der Hand folgen muss
weather-thin-rain-that-finds-the-seam-of-every-coat = dünner Regen, der die Naht jedes Mantels findet
weather-wind-from-the-north-and-washing-in-the-trees = Wind aus Norden, und Wäsche in den Bäumen
weather-low-cloud-smoke-does-not-know-where-to-go = tiefe Wolken; der Rauch weiß nicht, wohin
weather-a-plain-grey-day-with-nothing-to-say-for-itself = ein schlichter grauer Tag, der nichts zu seiner Verteidigung sagt
weather-dry-bright-and-cold-sounds-carry = trocken, hell und kalt; Geräusche tragen weit
weather-warm-wind-headaches-open-windows = warmer Wind, Kopfschmerzen, offene Fenster
weather-heat-that-lies-on-the-road-like-a-dog = Hitze, die auf der Straße liegt wie ein Hund
weather-a-storm-on-three-sides-and-here-not-a-leaf-moves = ein Gewitter auf drei Seiten, und hier rührt sich kein Blatt
weather-snow-or-ash-it-does-not-melt-on-the-hand = Schnee, oder Asche; auf der Hand schmilzt es nicht

## What happens now, and two words that say of what kind it is

what-happens-now-somebody-who-is-here-does-something-draw-deeds-draw-matters = Jemand, der hier ist, tut etwas ({"{{"} draw('deeds') {"}}"}, {"{{"} draw('matters') {"}}"}).
what-happens-now-somebody-comes-who-was-not-expected-draw-deeds-draw-matters = Jemand kommt, der nicht erwartet wurde ({"{{"} draw('deeds') {"}}"}, {"{{"} draw('matters') {"}}"}).
what-happens-now-far-from-here-something-begins-that-will-reach-you-draw-deeds-draw-matters = Weit von hier beginnt etwas, das euch erreichen wird ({"{{"} draw('deeds') {"}}"}, {"{{"} draw('matters') {"}}"}).
what-happens-now-what-you-are-after-comes-a-step-nearer-draw-deeds-draw-matters = Was ihr sucht, kommt einen Schritt näher ({"{{"} draw('deeds') {"}}"}, {"{{"} draw('matters') {"}}"}).
what-happens-now-what-you-are-after-moves-a-step-away-draw-deeds-draw-matters = Was ihr sucht, rückt einen Schritt fort ({"{{"} draw('deeds') {"}}"}, {"{{"} draw('matters') {"}}"}).
what-happens-now-one-of-you-is-the-cause-of-it-draw-deeds-draw-matters = Jemand von euch ist die Ursache ({"{{"} draw('deeds') {"}}"}, {"{{"} draw('matters') {"}}"}).
what-happens-now-the-place-itself-changes-draw-deeds-draw-matters = Der Ort selbst verändert sich ({"{{"} draw('deeds') {"}}"}, {"{{"} draw('matters') {"}}"}).
what-happens-now-something-of-yours-is-in-question-draw-deeds-draw-matters = Etwas, das euch gehört, steht in Frage ({"{{"} draw('deeds') {"}}"}, {"{{"} draw('matters') {"}}"}).
what-happens-now-an-old-matter-is-open-again-draw-deeds-draw-matters = Eine alte Sache ist wieder offen ({"{{"} draw('deeds') {"}}"}, {"{{"} draw('matters') {"}}"}).
what-happens-now-it-turns-out-well-for-you-for-now-draw-deeds-draw-matters = Es geht gut für euch aus, fürs Erste ({"{{"} draw('deeds') {"}}"}, {"{{"} draw('matters') {"}}"}).
what-happens-now-whoever-is-against-you-makes-a-move-draw-deeds-draw-matters = Wer gegen euch ist, macht einen Zug ({"{{"} draw('deeds') {"}}"}, {"{{"} draw('matters') {"}}"}).

## The wind

wind-from-the-sea-and-it-smells-of-iron = vom Meer, und er riecht nach Eisen
wind-none-at-all-smoke-stands-straight-up-and-stays = gar keiner; der Rauch steht senkrecht und bleibt
wind-in-gusts-that-slam-one-door-always-the-same-one = in Böen, die eine Tür zuschlagen, immer dieselbe
wind-warm-from-the-south-with-sand-in-it-and-tempers = warm aus Süden, mit Sand darin, und schlechter Laune
wind-round-and-round-like-somebody-looking-for-something = im Kreis herum, wie jemand, der etwas sucht
wind-strong-enough-to-lean-on-until-it-stops = stark genug, um sich anzulehnen, bis er aufhört
wind-along-the-ground-only-the-treetops-are-still = nur am Boden entlang; die Wipfel sind still
wind-with-voices-in-it-from-the-town-two-miles-off = mit Stimmen darin, aus der Stadt zwei Meilen weiter
wind-cold-at-the-ankles = kalt an den Knöcheln
wind-the-one-that-has-a-name-here-and-nobody-says-it = der, der hier einen Namen hat, und niemand sagt ihn
