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

## What they ask in return

bargains-a-favour-to-be-named-at-a-bad-moment = einen Gefallen, der in einem schlechten Augenblick genannt wird
bargains-the-truth-about-one-thing-once-before-witnesses = die Wahrheit über eine Sache, einmal, vor Zeugen
bargains-half-and-the-choice-of-which-half = die Hälfte, und die Wahl, welche
bargains-that-you-stay-until-the-child-sleeps = dass du bleibst, bis das Kind schläft
bargains-your-horse-s-name = den Namen deines Pferdes
bargains-to-be-taken-along = mitgenommen werden
bargains-that-a-certain-letter-is-late = dass ein gewisser Brief zu spät kommt
bargains-a-year-of-not-coming-back-here = ein Jahr, in dem du nicht hierher zurückkommst
bargains-what-you-would-least-like-to-sell-by-your-own-face = was du, deinem Gesicht nach, am wenigsten verkaufen möchtest
bargains-nothing-they-write-that-down = nichts; das wird aufgeschrieben

## A beginning

beginnings-you-wake-in-a-boat-tied-to-a-jetty-with-somebody-else-s-hat = du wachst in einem Boot auf, an einem Steg festgemacht, mit dem Hut von jemand anderem
beginnings-the-funeral-was-yesterday-today-the-dead-man-s-clock-has-been-wound = das Begräbnis war gestern; heute ist die Uhr des Toten aufgezogen
beginnings-you-have-been-hired-to-carry-a-box-across-draw-place-wild-and-not-to-shake-it = man hat dich angeworben, eine Kiste dorthin zu tragen und nicht zu schütteln: {"{{"} draw('place-wild') {"}}"}
beginnings-a-stranger-sits-down-at-your-table-what-they-want-is-draw-what-the-stranger-wants = jemand Fremdes setzt sich an deinen Tisch und will etwas: {"{{"} draw('what-the-stranger-wants') {"}}"}
beginnings-the-town-gate-is-shut-behind-you-and-it-is-only-noon = das Stadttor wird hinter dir geschlossen, und es ist erst Mittag
beginnings-three-people-claim-the-same-inheritance-and-you-are-the-fourth = drei Leute beanspruchen dasselbe Erbe, und du bist der vierte
beginnings-the-bridge-is-out-the-inn-is-full-and-one-guest-is-dead = die Brücke ist weg, das Gasthaus voll, und ein Gast ist tot
beginnings-somebody-has-paid-your-debt-all-of-it = jemand hat deine Schulden bezahlt, alle
beginnings-a-letter-comes-it-draw-letters = ein Brief kommt; er {"{{"} draw('letters') {"}}"}
beginnings-the-last-ship-leaves-tonight-and-they-have-your-papers = das letzte Schiff fährt heute Nacht, und sie haben deine Papiere

## A book

books-the-tide-tables-of-a-sea-that-has-gone = die Gezeitentafeln eines Meeres, das fort ist
books-sermons-with-gunpowder-between-the-pages = Predigten, mit Schießpulver zwischen den Seiten
books-a-bestiary-the-last-plate-has-been-torn-out-in-haste = ein Tierbuch; die letzte Tafel ist in Eile herausgerissen
books-an-account-of-this-journey-printed-thirty-years-ago = ein Bericht von dieser Reise, gedruckt vor dreißig Jahren
books-a-grammar-of-a-language-that-has-one-speaker-who-wrote-it = die Grammatik einer Sprache mit einem Sprecher, der sie schrieb
books-the-visitors-book-of-an-asylum = das Gästebuch einer Anstalt
books-recipes-for-poor-years = Rezepte für arme Jahre
books-a-law-book-with-one-law-underlined-until-it-tore = ein Gesetzbuch, ein Gesetz darin unterstrichen, bis es riss
books-poems-dedicated-to-you-by-a-stranger = Gedichte, dir gewidmet, von jemand Fremdem
books-a-herbal-in-which-one-flower-has-been-coloured-since-yesterday = ein Kräuterbuch, in dem seit gestern eine Blume bunt ist

## What they are called behind their back

bynames-half-candle-who-never-burns-one-to-the-end = Halbkerze, die nie eine zu Ende brennt
bynames-the-borrower = der Borger
bynames-nine-fingers-which-is-not-even-true = Neunfinger, was nicht einmal stimmt
bynames-sunday-because-nobody-has-seen-them-work = Sonntag, weil niemand sie arbeiten sah
bynames-the-late-captain = der verspätete Kapitän
bynames-salt = Salz
bynames-old-yes = Altes Ja
bynames-the-widower-said-of-a-woman = der Witwer, von einer Frau gesagt
bynames-counts-twice = Zählt-zweimal
bynames-whisper-the-loudest-voice-in-the-street = Flüster, die lauteste Stimme der Straße
bynames-the-second-brother-though-there-is-no-first = der zweite Bruder, obwohl es keinen ersten gibt
bynames-rain = Regen

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

## In the middle of a chase

chases-a-cart-across-the-lane-and-the-carter-asleep = ein Karren quer in der Gasse, und der Fuhrmann schläft
chases-washing-wet-at-the-height-of-a-face = Wäsche, nass, in der Höhe eines Gesichts
chases-stairs-worn-in-the-middle = Stufen, in der Mitte ausgetreten
chases-a-procession-with-candles = eine Prozession mit Kerzen
chases-geese = Gänse
chases-a-drop-of-nine-feet-onto-a-roof-of-slates = ein Sprung von neun Fuß auf ein Schieferdach
chases-an-open-cellar-and-the-lid-just-closing = ein offener Keller, und der Deckel schließt sich gerade
chases-a-door-held-open-by-somebody-who-thinks-you-are-late-for-dinner = eine Tür, aufgehalten von jemandem, der dich zum Essen erwartet hat
chases-the-river-and-a-boat-with-one-oar = der Fluss, und ein Boot mit einem Ruder
chases-the-way-is-blocked-by-the-very-person-you-were-running-to = der Weg ist versperrt, und zwar von der Person, zu der du gelaufen bist

## A clue

clues-two-glasses-one-of-them-washed = zwei Gläser, eines davon gespült
clues-the-dog-did-not-eat-and-it-always-eats = der Hund hat nicht gefressen, und er frisst immer
clues-mud-of-a-colour-that-is-found-at-the-quarry-only = Schlamm von einer Farbe, die es nur am Steinbruch gibt
clues-a-page-torn-out-and-the-writing-pressed-into-the-next = eine herausgerissene Seite, und die Schrift in die nächste gedrückt
clues-the-bell-rope-is-wet = das Glockenseil ist nass
clues-a-button-and-everybody-here-wears-hooks = ein Knopf, und hier tragen alle Haken
clues-the-will-is-dated-on-a-day-that-the-calendar-dropped = das Testament ist auf einen Tag datiert, den der Kalender ausließ
clues-a-smell-of-lamp-oil-on-somebody-who-reads-by-daylight = ein Geruch nach Lampenöl an jemandem, der bei Tageslicht liest
clues-the-widow-s-shoes-new-soled-since-tuesday = die Schuhe der Witwe, neu besohlt, seit Dienstag
clues-the-door-was-bolted-but-the-bolt-is-screwed-on-with-new-screws = die Tür war verriegelt, aber der Riegel sitzt mit neuen Schrauben

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

## What the crowd is doing

crowds-waiting-for-a-cart-that-is-late-and-starting-to-guess-why = auf einen Karren warten, der sich verspätet, und allmählich ahnen, warum
crowds-laughing-at-something-you-cannot-see-from-here = über etwas lachen, das du von hier nicht siehst
crowds-going-home-all-at-once-in-the-middle-of-the-day = heimgehen, alle auf einmal, mitten am Tag
crowds-buying-candles = Kerzen kaufen
crowds-listening-to-a-boy-read-a-proclamation-he-does-not-understand = einem Jungen zuhören, der einen Erlass verliest, den er nicht versteht
crowds-parting-for-a-coffin-with-nobody-behind-it = Platz machen für einen Sarg, hinter dem niemand geht
crowds-throwing-fruit-without-conviction = mit Obst werfen, ohne Überzeugung
crowds-singing-the-old-anthem-very-quietly-as-if-by-chance = die alte Hymne singen, sehr leise, wie zufällig
crowds-looking-up = nach oben sehen
crowds-pretending-that-the-gallows-is-a-market-stall = so tun, als wäre der Galgen ein Marktstand

## A curious thing

curiosities-a-bell-without-a-clapper-that-is-nevertheless-wrapped-in-cloth = eine Glocke ohne Klöppel, die trotzdem in Tuch gewickelt ist
curiosities-a-book-with-all-its-margins-and-no-text = ein Buch mit allen Rändern und ohne Text
curiosities-a-bottle-that-is-always-half-full-of-cold-sea-water = eine Flasche, die immer halb voll mit kaltem Meerwasser ist
curiosities-a-doll-with-real-new-shoes = eine Puppe mit echten, neuen Schuhen
curiosities-a-compass-that-points-at-whoever-spoke-last = ein Kompass, der auf den zeigt, der zuletzt sprach
curiosities-a-knife-that-has-never-been-sharpened-and-cuts = ein Messer, das nie geschliffen wurde und schneidet
curiosities-a-lamp-which-attracts-moths-when-it-is-out = eine Lampe, die Motten anzieht, wenn sie aus ist
curiosities-a-box-of-glass-eyes-one-of-them-wet = eine Schachtel Glasaugen, eines davon feucht
curiosities-a-mirror-that-is-slightly-slow = ein Spiegel, der ein wenig nachgeht
curiosities-a-coin-with-the-same-side-twice-and-not-the-same-on-both = eine Münze mit zweimal derselben Seite, und nicht derselben auf beiden
curiosities-a-flute-made-of-something-that-grew-in-the-wrong-direction = eine Flöte aus etwas, das in die falsche Richtung gewachsen ist
curiosities-a-clock-that-runs-well-backwards-and-is-right = eine Uhr, die gut geht, rückwärts, und richtig

## A curse

curses-no-door-opens-to-you-at-the-first-try = keine Tür öffnet sich dir beim ersten Mal
curses-milk-wine-and-friendships-turn = Milch, Wein und Freundschaften werden sauer
curses-whatever-you-count-there-is-one-too-many = was du auch zählst, es ist eins zu viel
curses-you-are-always-believed-whatever-you-say = man glaubt dir immer, was du auch sagst
curses-the-dead-nod-to-you-in-the-street = die Toten nicken dir auf der Straße zu
curses-your-reflection-leaves-first = dein Spiegelbild geht zuerst
curses-you-cannot-cross-water-without-giving-it-something = du kannst kein Wasser überqueren, ohne ihm etwas zu geben
curses-dogs-love-you-all-of-them-at-once = Hunde lieben dich, alle, zugleich
curses-you-wake-each-night-at-the-hour-at-which-you-did-it = jede Nacht wachst du zu der Stunde auf, zu der du es getan hast
curses-nobody-remembers-your-face-and-then-one-does = niemand erinnert sich an dein Gesicht, und dann doch jemand

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

## The door

doors-is-locked-and-the-key-is-in-it-on-the-other-side = ist abgeschlossen, und der Schlüssel steckt, auf der anderen Seite
doors-is-new-in-an-old-frame-and-opens-the-wrong-way = ist neu in einem alten Rahmen und geht falsch herum auf
doors-is-barred-with-a-bench-on-which-somebody-has-been-sitting = ist mit einer Bank verrammelt, auf der jemand gesessen hat
doors-has-a-bell-that-rings-far-away-from-here = hat eine Glocke, die weit von hier läutet
doors-is-chalked-with-a-mark-that-was-washed-off-twice = trägt ein Kreidezeichen, das zweimal abgewaschen wurde
doors-stands-open-and-should-not = steht offen und sollte es nicht
doors-is-painted-on = ist nur aufgemalt
doors-is-low-and-has-brought-down-taller-people-than-you = ist niedrig und hat schon größere Leute zu Fall gebracht als dich
doors-is-warm = ist warm
doors-wants-two-hands-and-what-you-carry-has-to-be-put-down = braucht zwei Hände, und was du trägst, muss abgelegt werden

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

## What it costs, though it was won

endings-nobody-asked-for-everybody-is-safe-and-knows-who-paid = alle sind in Sicherheit und wissen, wer bezahlt hat
endings-nobody-asked-for-the-house-stands-and-nobody-wants-to-live-in-it = das Haus steht, und niemand will darin wohnen
endings-nobody-asked-for-you-are-thanked-by-the-wrong-side = die falsche Seite dankt dir
endings-nobody-asked-for-it-worked-and-must-be-done-again-every-year = es hat geklappt und muss jedes Jahr wieder getan werden
endings-nobody-asked-for-one-of-you-is-liked-better-there-than-here = einen von euch mag man dort lieber als hier
endings-nobody-asked-for-the-truth-is-out-and-it-is-cold-outside = die Wahrheit ist heraus, und draußen ist es kalt
endings-nobody-asked-for-you-have-the-treasure-and-its-owner = ihr habt den Schatz, und den, dem er gehört
endings-nobody-asked-for-the-enemy-s-children-are-polite-to-you = die Kinder des Feindes sind höflich zu dir
endings-nobody-asked-for-the-bell-is-silent-so-is-the-town = die Glocke schweigt; die Stadt auch
endings-nobody-asked-for-you-could-not-say-afterwards-who-began-it = wer angefangen hat, könntest du danach nicht sagen

## What one notices first

first-impressions-good-gloves-and-mud-to-the-knee = gute Handschuhe, und Schlamm bis zum Knie
first-impressions-a-cough-that-is-kept-for-pauses = ein Husten, der für Pausen aufgehoben wird
first-impressions-they-stand-where-they-can-see-both-doors = der Platz, von dem man beide Türen sieht
first-impressions-ink-on-the-left-hand-and-a-sword-on-the-left-side = Tinte an der linken Hand, und ein Schwert an der linken Seite
first-impressions-the-coat-is-older-than-its-owner = der Mantel ist älter als der Mensch darin
first-impressions-they-smell-of-smoke-and-there-has-been-no-fire = ein Geruch nach Rauch, und es hat nicht gebrannt
first-impressions-a-child-s-ribbon-round-the-wrist = ein Kinderband um das Handgelenk
first-impressions-they-count-under-their-breath = ein Zählen unter dem Atem
first-impressions-very-clean-in-a-place-without-water = sehr sauber, an einem Ort ohne Wasser
first-impressions-they-laugh-before-the-joke = ein Lachen vor dem Witz
first-impressions-one-boot-is-newer-than-the-other = ein Stiefel ist neuer als der andere
first-impressions-they-know-your-name-and-pronounce-it-wrong = dein Name ist bekannt und wird falsch ausgesprochen

## What there is to eat

food-barley-again-with-an-apology = Gerste, schon wieder, mit einer Entschuldigung
food-eels-from-under-the-mill = Aale, von unter der Mühle
food-a-pie-with-a-name-and-a-date-on-it = eine Pastete mit einem Namen und einem Datum darauf
food-bread-so-hard-that-it-is-cut-with-the-saw = Brot, so hart, dass man es mit der Säge schneidet
food-soup-which-has-been-on-since-the-wedding = Suppe, die seit der Hochzeit auf dem Feuer steht
food-the-horse = das Pferd
food-oranges-in-winter-from-somebody-who-does-not-say-how = Orangen, im Winter, von jemandem, der nicht sagt, woher
food-cheese-with-a-rind-like-a-road = Käse mit einer Rinde wie eine Landstraße
food-whatever-is-in-the-tins-without-labels = was eben in den Dosen ohne Etikett ist
food-a-feast-for-twice-as-many-as-came = ein Festmahl, für doppelt so viele, wie gekommen sind

## The guard at the gate

guards-is-new-and-does-everything-by-the-book-which-is-upside-down = ist neu und macht alles nach dem Buch, das auf dem Kopf steht
guards-has-a-wager-running-and-wants-you-to-be-the-third-of-the-day = hat gewettet und will, dass ihr heute die Dritten seid
guards-is-asleep-with-open-eyes-an-art-of-the-old-regiment = schläft mit offenen Augen, eine Kunst des alten Regiments
guards-lets-everybody-in-and-writes-everybody-down = lässt alle ein und schreibt alle auf
guards-is-two-people-one-of-whom-is-hiding-from-an-aunt = ist zu zweit, und einer davon versteckt sich vor einer Tante
guards-asks-for-a-toll-that-was-abolished-apologetically = verlangt einen Zoll, der abgeschafft ist, und entschuldigt sich dafür
guards-knows-what-you-carry-by-the-way-you-do-not-look-at-it = weiß, was du trägst, daran, wie du nicht hinsiehst
guards-has-been-told-to-wait-for-somebody-of-your-description = soll auf jemanden warten, auf den deine Beschreibung passt
guards-would-rather-talk-about-the-leg = würde lieber über das Bein reden
guards-is-gone-the-spear-stands-there-alone-and-is-saluted = ist fort; der Speer steht allein da, und man grüßt ihn

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

## A letter

letters-begins-in-the-middle-and-is-signed-by-nobody-with-love = beginnt in der Mitte und ist von niemandem unterschrieben, in Liebe
letters-asks-for-more-time-and-was-never-sent = bittet um mehr Zeit und wurde nie abgeschickt
letters-is-in-three-hands-the-last-of-them-yours = ist in drei Handschriften, die letzte davon deine
letters-says-only-when-the-where-was-on-the-envelope = sagt nur, wann; das Wo stand auf dem Umschlag
letters-forgives-you = verzeiht dir
letters-invites-you-to-a-funeral-next-week = lädt dich zu einem Begräbnis ein, nächste Woche
letters-has-been-opened-read-and-closed-again-with-better-wax = wurde geöffnet, gelesen und mit besserem Wachs wieder verschlossen
letters-is-a-recipe-if-one-does-not-know-the-cook = ist ein Rezept, wenn man die Köchin nicht kennt
letters-orders-the-bearer-to-be-hanged = befiehlt, den Überbringer zu hängen
letters-thanks-you-for-what-you-are-about-to-do = dankt dir für das, was du gleich tun wirst

## The light

light-low-and-yellow-with-long-shadows-that-arrive-first = niedrig und gelb, mit langen Schatten, die zuerst ankommen
light-grey-as-before-snow-from-everywhere-at-once = grau, wie vor Schnee, von überall zugleich
light-one-lamp-and-the-moths-shadows-larger-than-they-are = eine Lampe, und die Schatten der Motten größer, als sie sind
light-moon-enough-to-read-a-large-hand-by = Mond genug, um große Schrift zu lesen
light-red-from-a-fire-that-is-not-close-enough-to-hear = rot, von einem Feuer, das zu weit weg ist, um es zu hören
light-noon-straight-down-no-mercy = Mittag, senkrecht herab, ohne Gnade
light-green-under-leaves-moving = grün, unter Blättern, bewegt
light-the-hour-when-cats-and-stones-have-one-colour = die Stunde, in der Katzen und Steine eine Farbe haben
light-a-stripe-under-a-door = ein Streifen unter einer Tür
light-stars-too-many-and-no-names-for-the-new-ones = Sterne, zu viele, und keine Namen für die neuen

## A machine

machines-a-pump-that-is-still-working-though-nobody-knows-for-whom = eine Pumpe, die noch geht, obwohl niemand weiß, für wen
machines-a-loom-which-remembers-one-pattern = ein Webstuhl, der ein Muster behalten hat
machines-an-organ-fed-by-the-river-in-flood-it-plays-alone = eine Orgel, die der Fluss treibt; bei Flut spielt sie allein
machines-a-counting-engine-that-rounds-up = eine Rechenmaschine, die aufrundet
machines-a-lift-one-person-with-a-bell-and-a-grudge = ein Aufzug für eine Person, mit einer Klingel und einem Groll
machines-a-lighthouse-clock-wound-every-day-by-a-cat = eine Leuchtturmuhr, jeden Tag von einer Katze aufgezogen
machines-a-press-inked-with-tomorrow-s-paper-in-it = eine Druckpresse, eingefärbt, mit der Zeitung von morgen darin
machines-a-mill-with-no-stones-turning = eine Mühle ohne Steine, die sich dreht
machines-a-diving-bell-full-of-hay = eine Taucherglocke voller Heu
machines-an-automaton-that-serves-tea-to-a-guest-who-is-late = ein Automat, der einem verspäteten Gast Tee serviert

## How they speak

manners-of-speech-in-questions-even-when-they-answer = in Fragen, auch bei Antworten
manners-of-speech-slowly-as-if-the-words-cost-rent = langsam, als kosteten die Worte Miete
manners-of-speech-to-the-person-beside-you = zu der Person neben dir
manners-of-speech-with-proverbs-that-are-almost-right = in Sprichwörtern, die beinahe stimmen
manners-of-speech-very-softly-so-that-the-room-leans-in = sehr leise, sodass der Raum sich vorbeugt
manners-of-speech-of-themselves-by-their-title = von sich selbst, mit Titel
manners-of-speech-quickly-and-then-not-at-all = schnell, und dann gar nicht
manners-of-speech-like-a-letter-with-a-greeting-and-a-close = wie ein Brief, mit Gruß und Schluss
manners-of-speech-only-after-somebody-else-has = erst, nachdem jemand anderes gesprochen hat
manners-of-speech-with-a-word-of-another-language-wherever-it-hurts = mit einem Wort einer anderen Sprache, wo immer es schmerzt

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

## A beast

monsters-a-boar-as-large-as-a-cart-with-an-arrow-in-it-from-somebody-s-grandfather = ein Eber, groß wie ein Karren, in dem ein Pfeil von jemandes Großvater steckt
monsters-wolves-that-have-learned-about-doors = Wölfe, die gelernt haben, was Türen sind
monsters-a-thing-like-a-heron-that-stands-in-the-ford-and-is-not-fishing = etwas wie ein Reiher, das in der Furt steht und nicht fischt
monsters-an-eel-with-a-mane = ein Aal mit einer Mähne
monsters-a-bear-that-walks-upright-when-nobody-looks = ein Bär, der aufrecht geht, wenn niemand hinsieht
monsters-dogs-thirty-and-one-of-them-thinks = Hunde, dreißig, und einer davon denkt
monsters-a-stag-with-a-lamp-in-its-antlers = ein Hirsch mit einer Lampe im Geweih
monsters-a-serpent-old-enough-to-be-polite = eine Schlange, alt genug, um höflich zu sein
monsters-bats-and-what-follows-the-bats = Fledermäuse, und was den Fledermäusen folgt
monsters-a-cow-and-behind-its-eyes-somebody-else = eine Kuh, und hinter ihren Augen jemand anderes

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

## What is heard at night

nights-an-axe-far-off-that-stops-when-you-sit-up = eine Axt, weit weg, die aufhört, wenn du dich aufsetzt
nights-somebody-walking-round-the-house-in-good-shoes = jemand, der in guten Schuhen um das Haus geht
nights-a-baby-or-a-fox = ein Säugling, oder ein Fuchs
nights-the-ice-talking-in-its-sleep = das Eis, das im Schlaf redet
nights-oars = Ruder
nights-your-own-name-said-kindly-by-nobody-you-know = dein eigener Name, freundlich gesagt, von niemandem, den du kennst
nights-a-bell-that-is-under-water-now = eine Glocke, die jetzt unter Wasser ist
nights-breathing-one-more-than-there-should-be = Atem, einer mehr, als es sein sollten
nights-a-very-small-hammer = ein sehr kleiner Hammer
nights-nothing-even-the-frogs-have-stopped = nichts; selbst die Frösche sind still

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

## What was done here

old-sins-the-well-was-closed-with-somebody-in-it = der Brunnen wurde zugedeckt, und jemand war darin
old-sins-they-sold-the-bell-to-pay-the-soldiers-and-the-soldiers-came-anyway = sie verkauften die Glocke, um die Soldaten zu bezahlen, und die Soldaten kamen doch
old-sins-the-wrong-brother-was-hanged-and-everybody-knew-by-supper = der falsche Bruder wurde gehängt, und am Abend wussten es alle
old-sins-a-wall-was-moved-at-night-nine-paces-over-a-grave = eine Mauer wurde bei Nacht versetzt, neun Schritte, über ein Grab
old-sins-the-grain-was-hidden-in-the-year-of-the-famine = das Korn wurde im Hungerjahr versteckt
old-sins-a-stranger-was-made-welcome-and-has-not-been-seen-since = jemand Fremdes wurde willkommen geheißen und ist seither nicht gesehen worden
old-sins-the-bridge-was-cut-while-people-were-on-it = die Brücke wurde gekappt, als Leute darauf waren
old-sins-a-promise-to-the-river-was-not-kept = ein Versprechen an den Fluss wurde nicht gehalten
old-sins-they-drew-lots-and-cheated = sie zogen Lose und betrogen dabei
old-sins-nothing-that-was-the-trouble-for-nobody-did-anything = nichts; das war das Schlimme, denn niemand tat etwas

## An omen

omens-a-bird-walks-across-the-road-in-no-hurry-although-it-can-fly = ein Vogel geht über die Straße, ohne Eile, obwohl er fliegen kann
omens-the-milk-turns-while-you-look-at-it = die Milch wird sauer, während du hinsiehst
omens-all-the-bells-ring-one-stroke-without-a-breath-of-wind = alle Glocken schlagen einmal, ohne einen Hauch Wind
omens-a-dog-refuses-a-doorway = ein Hund weigert sich, durch eine Tür zu gehen
omens-three-people-tell-you-the-same-dream-today = drei Leute erzählen dir heute denselben Traum
omens-the-first-snow-falls-on-one-roof-only = der erste Schnee fällt nur auf ein Dach
omens-a-nail-comes-out-of-the-wood-by-itself-a-finger-s-breadth = ein Nagel kommt von selbst aus dem Holz, einen Fingerbreit
omens-your-shadow-is-a-step-late = dein Schatten ist einen Schritt zu spät
omens-a-well-answers = ein Brunnen antwortet
omens-bees-leave-in-the-middle-of-the-day = Bienen ziehen mitten am Tag fort
omens-a-child-draws-you-with-somebody-behind-you = ein Kind malt dich, mit jemandem hinter dir
omens-the-candle-burns-down-on-one-side-away-from-you = die Kerze brennt auf einer Seite herunter, von dir weg

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

## In a city

place-city-a-square-with-four-churches-three-of-which-are-open = ein Platz mit vier Kirchen, von denen drei offen sind
place-city-the-street-of-the-lamp-makers-dark = die Straße der Lampenmacher, dunkel
place-city-a-bridge-with-houses-one-of-which-hangs-by-its-chimney = eine Brücke mit Häusern, von denen eines an seinem Schornstein hängt
place-city-an-arcade-where-letters-are-written-for-those-who-cannot = ein Laubengang, in dem man Briefe schreibt für die, die es nicht können
place-city-the-fish-steps-at-low-tide = die Fischstufen bei Ebbe
place-city-a-courtyard-that-belongs-to-five-families-and-one-tree = ein Hof, der fünf Familien und einem Baum gehört
place-city-the-wall-where-it-is-mended-with-gravestones = die Mauer, wo sie mit Grabsteinen ausgebessert ist
place-city-a-bath-house-with-a-door-that-locks-from-outside = ein Badehaus mit einer Tür, die von außen schließt
place-city-the-dyers-canal-which-is-red-today = der Kanal der Färber, der heute rot ist
place-city-an-auction-of-somebody-s-whole-life-in-lots = die Versteigerung eines ganzen Lebens, in Losen
place-city-a-garden-on-a-roof-with-goats = ein Garten auf einem Dach, mit Ziegen
place-city-the-old-mint-which-hums = die alte Münze, die summt

## Within four walls

place-indoors-a-kitchen-where-nine-people-eat-and-one-cooks = eine Küche, in der neun Leute essen und einer kocht
place-indoors-a-counting-house-with-the-blinds-down = ein Kontor mit heruntergelassenen Läden
place-indoors-a-nursery-that-nobody-has-told-about-the-war = ein Kinderzimmer, dem niemand vom Krieg erzählt hat
place-indoors-a-back-room-with-a-table-a-lamp-and-too-many-chairs = ein Hinterzimmer mit einem Tisch, einer Lampe und zu vielen Stühlen
place-indoors-an-attic-full-of-somebody-else-s-letters = ein Dachboden voller Briefe von jemand anderem
place-indoors-a-ship-s-cabin-a-long-way-from-the-sea = eine Schiffskajüte, weit weg vom Meer
place-indoors-a-surgery-scrubbed = ein Behandlungszimmer, frisch geschrubbt
place-indoors-a-hall-laid-for-a-feast-yesterday = ein Saal, gestern für ein Fest gedeckt
place-indoors-a-workshop-with-one-unfinished-thing-under-a-cloth = eine Werkstatt mit etwas Unfertigem unter einem Tuch
place-indoors-a-stable-with-a-horse-too-good-for-it = ein Stall mit einem Pferd, das zu gut für ihn ist
place-indoors-a-cellar-in-which-one-can-hear-the-house-next-door = ein Keller, in dem man das Nachbarhaus hört
place-indoors-a-waiting-room = ein Wartezimmer

## Ruins

place-ruin-a-hall-whose-roof-is-in-the-cellar = eine Halle, deren Dach im Keller liegt
place-ruin-a-watchtower-with-a-clean-hearth = ein Wachturm mit einer sauberen Feuerstelle
place-ruin-a-chapel-turned-stable-turned-chapel = eine Kapelle, die Stall wurde und wieder Kapelle
place-ruin-a-bath-of-the-old-empire-still-warm-nobody-knows-why = ein Bad des alten Reiches, noch warm, niemand weiß, warum
place-ruin-a-stair-that-goes-down-past-the-water = eine Treppe, die unter das Wasser hinabführt
place-ruin-a-library-where-the-shelves-were-saved-and-the-books-were-not = eine Bibliothek, in der man die Regale gerettet hat und die Bücher nicht
place-ruin-a-bridge-pier-in-the-middle-of-a-wood = ein Brückenpfeiler mitten im Wald
place-ruin-a-row-of-cells-locked-from-inside = eine Reihe Zellen, von innen verschlossen
place-ruin-a-theatre-with-one-seat-mended = ein Theater mit einem ausgebesserten Sitz
place-ruin-a-mosaic-that-somebody-has-been-picking-out-colour-by-colour = ein Mosaik, das jemand herauspickt, Farbe um Farbe
place-ruin-an-armoury-in-which-everything-is-bent-the-same-way = eine Rüstkammer, in der alles nach derselben Seite gebogen ist
place-ruin-a-tomb-that-has-been-broken-out-of = ein Grab, aus dem jemand ausgebrochen ist

## Out of doors

place-wild-a-ford-with-three-posts-of-which-one-is-new = eine Furt mit drei Pfosten, von denen einer neu ist
place-wild-a-clearing-where-the-grass-lies-flat-in-a-ring-of-eleven-paces = eine Lichtung, auf der das Gras in einem Ring von elf Schritten flach liegt
place-wild-a-road-that-somebody-has-swept = eine Straße, die jemand gefegt hat
place-wild-a-charcoal-burner-s-heap-warm-and-nobody-tending-it = ein Kohlenmeiler, warm, und niemand hütet ihn
place-wild-a-hill-with-a-gallows-and-a-very-good-view = ein Hügel mit einem Galgen und sehr guter Aussicht
place-wild-a-field-of-standing-stones-used-as-washing-posts = ein Feld stehender Steine, an denen Wäsche hängt
place-wild-a-marsh-with-a-path-of-doors-laid-flat = ein Moor mit einem Weg aus flach gelegten Türen
place-wild-a-pass-where-two-armies-left-their-wheels = ein Pass, auf dem zwei Heere ihre Räder zurückließen
place-wild-a-well-with-a-lid-and-on-the-lid-a-stone-and-on-the-stone-a-shoe = ein Brunnen mit einem Deckel, auf dem Deckel ein Stein, auf dem Stein ein Schuh
place-wild-an-orchard-gone-wild-full-of-wasps-and-wild-pigs = ein verwilderter Obstgarten voller Wespen und Wildschweine
place-wild-a-river-that-has-moved-since-the-map = ein Fluss, der seit der Karte gewandert ist
place-wild-a-wood-where-every-tree-of-a-certain-age-is-marked = ein Wald, in dem jeder Baum von einem gewissen Alter gezeichnet ist

## In the pocket

pockets-a-key-with-a-paper-tag-the-ink-washed-off = ein Schlüssel mit einem Papierschild, die Tinte abgewaschen
pockets-half-a-letter-the-wrong-half = ein halber Brief, die falsche Hälfte
pockets-chalk-red-and-white = Kreide, rot und weiß
pockets-seven-matches-and-a-dead-one-kept = sieben Streichhölzer und ein abgebranntes, aufgehoben
pockets-a-child-s-tooth-in-a-twist-of-paper = ein Kinderzahn in einem Stück Papier
pockets-a-ticket-for-tomorrow = eine Fahrkarte für morgen
pockets-string-a-good-knot-in-it = Schnur, mit einem guten Knoten darin
pockets-the-button-of-a-uniform = der Knopf einer Uniform
pockets-a-wooden-token-for-one-bath = eine Holzmarke für ein Bad
pockets-a-list-of-names-in-your-hand = eine Liste von Namen, in deiner Handschrift
pockets-a-sugared-almond-very-old = eine Zuckermandel, sehr alt
pockets-a-bill-paid-twice = eine Rechnung, zweimal bezahlt

## What ties two of them

relations-they-share-a-house-and-have-not-spoken-since-the-harvest = sie wohnen in einem Haus und haben seit der Ernte nicht miteinander gesprochen
relations-one-owes-the-other-a-life-and-the-other-mentions-it = der eine verdankt dem anderen das Leben, und der andere erwähnt es
relations-half-sisters-only-one-of-them-knows = Halbschwestern; nur eine von ihnen weiß es
relations-they-were-to-marry-and-the-money-went-elsewhere = sie sollten heiraten, und das Geld ging anderswohin
relations-rivals-for-a-post-that-has-been-abolished = Rivalen um ein Amt, das abgeschafft ist
relations-teacher-and-pupil-in-an-art-that-is-now-a-crime = Lehrer und Schüler, in einer Kunst, die jetzt ein Verbrechen ist
relations-the-same-man-hurt-them-both-they-differ-on-what-to-do = derselbe Mann hat beiden wehgetan; sie sind uneins, was zu tun ist
relations-one-pays-the-other-every-month-and-nobody-asks-for-what = der eine zahlt dem anderen jeden Monat, und niemand fragt, wofür
relations-they-deserted-together = sie sind zusammen desertiert
relations-they-have-never-met-and-use-each-other-s-names = sie sind einander nie begegnet und führen den Namen des anderen

## A rite

rites-names-are-written-on-bread-and-the-bread-is-eaten-by-a-stranger = Namen werden auf Brot geschrieben, und das Brot isst jemand Fremdes
rites-three-knots-a-hair-in-each-and-the-third-must-not-be-pulled-tight = drei Knoten, in jedem ein Haar, und der dritte darf nicht festgezogen werden
rites-everybody-in-the-room-lies-once-aloud = alle im Raum lügen einmal, laut
rites-the-statue-is-washed-by-whoever-has-hated-it-most = die Statue wird gewaschen, von wem sie am meisten gehasst wurde
rites-a-lamp-is-carried-round-the-house-against-the-clock-and-put-out-with-wine = eine Lampe wird gegen die Uhr um das Haus getragen und mit Wein gelöscht
rites-somebody-is-buried-up-to-the-neck-until-the-first-star = jemand wird bis zum Hals begraben, bis zum ersten Stern
rites-the-bells-are-rung-upside-down = die Glocken werden kopfüber geläutet
rites-a-debt-is-forgiven-a-real-one-before-witnesses = eine Schuld wird erlassen, eine echte, vor Zeugen
rites-a-door-is-taken-off-its-hinges-and-laid-in-the-river = eine Tür wird aus den Angeln gehoben und in den Fluss gelegt
rites-it-is-done-as-always-this-time-somebody-answers = es geschieht wie immer; diesmal antwortet jemand

## What is on the road

roads-a-coach-without-horses-its-lamps-lit = eine Kutsche ohne Pferde, mit brennenden Lampen
roads-pilgrims-going-the-wrong-way = Pilger, die in die falsche Richtung gehen
roads-a-toll-house-and-a-toll-that-depends-on-your-face = ein Zollhaus, und ein Zoll, der von deinem Gesicht abhängt
roads-a-bridge-under-repair-by-one-man = eine Brücke, die ein einzelner Mann ausbessert
roads-sheep-for-most-of-an-hour = Schafe, fast eine Stunde lang
roads-nobody-the-wind-a-milestone-the-wind = niemand; der Wind, ein Meilenstein, der Wind
roads-a-carter-with-a-broken-wheel-and-a-good-story = ein Fuhrmann mit einem gebrochenen Rad und einer guten Geschichte
roads-soldiers-looking-for-a-man-of-somebody-s-description = Soldaten, die einen Mann suchen, auf den eine Beschreibung passt
roads-a-fresh-grave-with-a-borrowed-spade-beside-it = ein frisches Grab mit einem geliehenen Spaten daneben
roads-a-fork-that-the-map-does-not-have = eine Gabelung, die die Karte nicht hat
roads-yourself-as-an-old-woman-tells-it-an-hour-ahead = du selbst, wie eine alte Frau erzählt, eine Stunde voraus

## What is said in the market

rumours-the-miller-has-not-been-seen-since-he-counted-the-sacks = den Müller hat niemand gesehen, seit er die Säcke gezählt hat
rumours-the-bishop-s-new-bell-has-a-crack-and-he-knows-it = die neue Glocke des Bischofs hat einen Sprung, und er weiß es
rumours-a-ship-came-in-with-the-plague-flag-and-the-flag-was-stolen = ein Schiff kam unter der Pestflagge herein, und die Flagge war gestohlen
rumours-they-are-paying-in-silver-at-the-quarry-by-the-day-at-night = am Steinbruch zahlen sie in Silber, nach Tagen, bei Nacht
rumours-the-bride-was-not-the-bride = die Braut war nicht die Braut
rumours-there-are-wolves-about-said-by-somebody-who-sells-locks = es gibt hier Wölfe, sagt jemand, der Schlösser verkauft
rumours-the-duke-is-dead-the-duke-was-seen-this-morning = der Herzog ist tot; der Herzog wurde heute Morgen gesehen
rumours-all-the-cats-have-left-the-granary-street = alle Katzen haben die Speichergasse verlassen
rumours-somebody-has-bought-every-rope-in-town = jemand hat alle Seile der Stadt gekauft
rumours-you-were-here-last-week-and-behaved-badly = du warst letzte Woche hier und hast dich schlecht benommen

## How a scene opens

scenes-in-the-middle-of-somebody-else-s-quarrel = mitten im Streit von jemand anderem
scenes-with-a-silence-and-everybody-looking-at-a-cup = mit Stille, und alle sehen auf eine Tasse
scenes-too-late-by-the-time-it-takes-to-climb-a-stair = zu spät, um so viel, wie eine Treppe dauert
scenes-with-music-from-the-next-room = mit Musik aus dem Nebenzimmer
scenes-with-a-list-being-read-out = während eine Liste verlesen wird
scenes-in-the-wrong-clothes = in den falschen Kleidern
scenes-with-a-door-being-held-and-it-is-not-clear-for-whom = mit einer aufgehaltenen Tür, und es ist nicht klar, für wen
scenes-with-a-small-fire-quickly-put-out = mit einem kleinen Feuer, schnell gelöscht
scenes-with-an-offer-that-is-better-than-it-should-be = mit einem Angebot, das besser ist, als es sein sollte
scenes-alone-and-then-not = allein, und dann nicht mehr

## A sign of the season

seasons-the-first-asparagus-and-a-fight-about-it = der erste Spargel, und ein Streit darum
seasons-hay-everywhere-in-everybody-s-hair = Heu, überall, in allen Haaren
seasons-the-river-so-low-that-the-old-bridge-shows = der Fluss so niedrig, dass man die alte Brücke sieht
seasons-wasps-in-the-jam-and-in-the-church = Wespen in der Marmelade und in der Kirche
seasons-the-pigs-have-been-let-into-the-wood = die Schweine sind in den Wald getrieben
seasons-frost-on-the-inside-of-the-glass = Frost auf der Innenseite der Scheiben
seasons-the-sea-has-brought-the-big-wood = das Meer hat das große Holz gebracht
seasons-lambs-too-early = Lämmer, zu früh
seasons-chestnut-smoke = Rauch von Kastanien
seasons-the-taxes-are-due = die Steuern sind fällig

## What they do not tell

secrets-they-cannot-swim-and-have-taken-the-ferryman-s-oath = sie können nicht schwimmen und haben den Fährmannseid geschworen
secrets-they-are-married-to-the-enemy-lawfully = sie sind mit dem Feind verheiratet, rechtmäßig
secrets-the-map-is-a-copy-and-the-copyist-is-dead = die Karte ist eine Abschrift, und wer sie abschrieb, ist tot
secrets-they-have-eaten-nothing-but-bread-since-the-funeral = sie haben seit dem Begräbnis nur Brot gegessen
secrets-the-money-is-false-they-made-it-themselves = das Geld ist falsch; sie haben es selbst gemacht
secrets-they-were-at-the-fire-and-ran = sie waren bei dem Feuer und liefen davon
secrets-they-are-not-who-was-sent-but-who-came = sie sind nicht, wer geschickt wurde, sondern wer kam
secrets-they-see-badly-after-dusk-and-hide-it = sie sehen nach der Dämmerung schlecht und verbergen es
secrets-the-letter-was-never-delivered-it-is-in-the-lining = der Brief wurde nie abgegeben; er steckt im Futter
secrets-they-are-dying-slowly-and-bad-at-it = sie sterben, langsam, und können es schlecht
secrets-they-have-promised-you-to-somebody = sie haben dich jemandem versprochen
secrets-it-was-they-who-rang-the-bell = sie waren es, die die Glocke geläutet haben

## Ships and boats

ships-the-patience-of-anna-new-sails-on-an-old-hull = die Geduld der Anna, neue Segel auf einem alten Rumpf
ships-the-cormorant-painted-over-a-name-one-can-still-read = die Kormoran, über einen Namen gemalt, den man noch lesen kann
ships-the-second-thought-a-ferry = die Zweiter Gedanke, eine Fähre
ships-the-fair-dealing-known-to-every-customs-officer = die Ehrlicher Handel, jedem Zöllner bekannt
ships-the-marigold-in-mourning-black-since-her-captain-died = die Ringelblume, in Trauerschwarz, seit ihr Kapitän starb
ships-the-nine-brothers-crewed-by-six = die Neun Brüder, mit sechs Mann Besatzung
ships-the-tern-fast-and-leaking-to-match = die Seeschwalbe, schnell, und ebenso undicht
ships-the-saint-of-small-harbours-with-a-hen-on-the-bowsprit = die Heilige der kleinen Häfen, mit einer Henne auf dem Bugspriet
ships-the-debt-named-by-the-bank = die Schuld, von der Bank so genannt
ships-the-kittiwake-which-came-home-last-week-without-anybody = die Dreizehenmöwe, die letzte Woche ohne irgendjemanden heimkam

## A shop and its trouble

shops-a-chandler-whose-candles-all-go-out-at-the-same-hour = ein Kerzenzieher, dessen Kerzen alle zur selben Stunde ausgehen
shops-a-cobbler-with-one-foot-too-many-on-the-shelf = ein Schuster mit einem Fuß zu viel im Regal
shops-a-bookseller-who-will-not-part-with-the-third-volume = eine Buchhändlerin, die sich vom dritten Band nicht trennt
shops-a-butcher-very-busy-and-no-animals-heard-in-the-street-this-week = ein Fleischer, viel beschäftigt, und kein Tier war diese Woche in der Straße zu hören
shops-a-seller-of-maps-to-places-that-were-taken-back = eine Händlerin mit Karten von Orten, die zurückerobert wurden
shops-a-tailor-who-cuts-mourning-on-credit-and-does-well = ein Schneider, der Trauerkleider auf Kredit näht und gut davon lebt
shops-an-apothecary-who-has-run-out-of-one-thing-only = ein Apotheker, dem nur eines ausgegangen ist
shops-a-pawnbroker-who-has-stopped-lending-on-wedding-rings = ein Pfandleiher, der auf Eheringe nichts mehr gibt
shops-a-baker-whose-bread-is-now-and-then-marked-with-a-cross = ein Bäcker, dessen Brot ab und zu ein Kreuz trägt
shops-a-locksmith-who-is-locked-out = eine Schlosserin, die sich ausgesperrt hat

## What the sorcerer has

sorcery-a-jar-of-flies-that-spell = ein Glas voller Fliegen, die buchstabieren
sorcery-a-throne-of-salt-and-a-great-dislike-of-rain = ein Thron aus Salz, und eine große Abneigung gegen Regen
sorcery-nine-apprentices-he-counts-them-often = neun Lehrlinge; er zählt sie oft
sorcery-the-true-name-of-the-city-in-a-box-on-a-chain = der wahre Name der Stadt, in einem Kästchen an einer Kette
sorcery-a-black-lotus-in-a-pot-fed-by-hand = ein schwarzer Lotos in einem Topf, von Hand gefüttert
sorcery-a-tame-eclipse-for-short-distances = eine zahme Finsternis, für kurze Entfernungen
sorcery-a-mirror-in-which-only-one-of-you-appears = ein Spiegel, in dem nur einer von euch erscheint
sorcery-the-heart-of-a-king-who-is-using-it = das Herz eines Königs, der es gerade braucht
sorcery-a-stair-that-is-longer-going-up = eine Treppe, die hinauf länger ist
sorcery-a-contract-with-a-gap-in-the-seventh-clause = ein Vertrag mit einer Lücke im siebten Absatz

## A spirit and what keeps it

spirits-a-ferryman-who-was-never-paid-for-the-last-crossing = ein Fährmann, der für die letzte Überfahrt nie bezahlt wurde
spirits-a-bride-looking-for-the-second-shoe = eine Braut, die den zweiten Schuh sucht
spirits-a-clerk-with-one-sum-that-does-not-come-out = ein Schreiber mit einer Summe, die nicht aufgeht
spirits-a-choir-short-of-a-voice = ein Chor, dem eine Stimme fehlt
spirits-a-horse-still-saddled = ein Pferd, noch gesattelt
spirits-somebody-s-twin-who-was-not-baptised-and-has-no-name-to-go-by = jemandes Zwilling, der nicht getauft wurde und keinen Namen hat
spirits-a-soldier-who-wants-to-be-relieved-of-the-watch-in-the-proper-form = ein Soldat, der abgelöst werden will, in der richtigen Form
spirits-a-cook-worried-about-the-fire = ein Koch, besorgt um das Feuer
spirits-a-child-who-hid-too-well = ein Kind, das sich zu gut versteckt hat
spirits-a-judge-for-an-appeal = ein Richter, für eine Berufung

## What is lost if it fails

stakes-the-money-which-was-not-yours = das Geld, und es war nicht deins
stakes-the-light-for-the-rest-of-the-night = das Licht, für den Rest der Nacht
stakes-somebody-s-good-opinion-and-their-roof-with-it = die gute Meinung von jemandem, und sein Dach dazu
stakes-an-hour-and-there-were-three = eine Stunde, und es waren drei
stakes-the-secret-to-the-one-person-who-would-pay-for-it = das Geheimnis, an den Einzigen, der dafür zahlen würde
stakes-the-mule-and-everything-on-it = das Maultier und alles darauf
stakes-a-finger-s-worth-of-skin = ein Fingerbreit Haut
stakes-the-way-back = der Rückweg
stakes-the-only-one-of-you-who-speaks-the-language = der Einzige von euch, der die Sprache spricht
stakes-face-before-everybody = das Gesicht, vor allen

## Taverns

taverns-the-patient-heron-where-the-stew-has-been-on-since-spring = Der geduldige Reiher, wo der Eintopf seit dem Frühling auf dem Feuer steht
taverns-the-drowned-bell-two-steps-below-the-street-and-often-wet = Die ertrunkene Glocke, zwei Stufen unter der Straße und oft nass
taverns-the-third-oar-run-by-two-rowers-and-the-memory-of-one = Das dritte Ruder, geführt von zwei Ruderern und der Erinnerung an einen
taverns-the-honest-scale-whose-beer-is-short = Die ehrliche Waage, in der das Bier knapp ist
taverns-the-blue-door-the-door-is-green-now-and-nobody-says-so = Die blaue Tür; die Tür ist jetzt grün, und niemand sagt es
taverns-the-last-toll-on-the-wrong-side-of-the-new-bridge = Der letzte Zoll, auf der falschen Seite der neuen Brücke
taverns-the-ram-and-ledger-where-clerks-drink-and-fight = Widder und Kassenbuch, wo Schreiber trinken und sich prügeln
taverns-the-lamp-at-noon-lit-all-day-for-somebody-who-is-late = Die Lampe am Mittag, den ganzen Tag angezündet für jemanden, der sich verspätet
taverns-the-empty-chair-in-which-nobody-may-sit = Der leere Stuhl, auf dem niemand sitzen darf
taverns-the-quiet-woman-kept-by-the-noisiest-in-the-parish = Die stille Frau, geführt von der lautesten in der Gemeinde

## A trap

traps-a-floor-that-is-a-lid = ein Boden, der ein Deckel ist
traps-a-rope-at-the-height-of-a-running-throat = ein Seil in der Höhe einer laufenden Kehle
traps-a-step-that-rings-a-bell-three-floors-down = eine Stufe, die drei Stockwerke tiefer eine Glocke läutet
traps-a-chest-that-is-the-door-of-a-smaller-chest-with-teeth = eine Truhe, die die Tür einer kleineren Truhe ist, mit Zähnen
traps-sand-a-great-deal-of-it-held-up-by-one-peg = Sand, sehr viel davon, von einem Pflock gehalten
traps-a-perfectly-good-bridge-sawn-from-below = eine tadellose Brücke, von unten angesägt
traps-a-lamp-that-smells-of-almonds-when-it-is-lit = eine Lampe, die nach Mandeln riecht, wenn sie brennt
traps-a-lock-that-keeps-the-pick-and-the-hand = ein Schloss, das den Dietrich behält, und die Hand
traps-a-room-that-fills-slowly-and-audibly = ein Raum, der sich füllt, langsam und hörbar
traps-nothing-the-notice-says-that-there-is-one = nichts; auf dem Schild steht, dass es eine gibt

## Treasure

treasures-eleven-silver-spoons-and-the-twelfth-which-is-better = elf Silberlöffel und der zwölfte, der besser ist
treasures-a-purse-of-coins-from-a-country-that-was-abolished = ein Beutel Münzen aus einem Land, das abgeschafft wurde
treasures-a-necklace-with-one-stone-replaced-by-a-tooth = ein Halsband, in dem ein Zahn einen Stein ersetzt
treasures-a-deed-to-a-house-that-stands-on-somebody-else-s-land = die Urkunde für ein Haus, das auf fremdem Grund steht
treasures-a-saint-s-finger-with-three-certificates = der Finger einer Heiligen, mit drei Bescheinigungen
treasures-a-violin-in-tune = eine Geige, gestimmt
treasures-two-hundred-yards-of-undyed-silk-slightly-drowned = zweihundert Ellen ungefärbte Seide, ein wenig ertrunken
treasures-a-ledger-that-several-people-would-pay-to-burn = ein Kassenbuch, das mehrere Leute gern verbrannt sähen
treasures-salt-a-good-deal-of-it-and-a-bill-for-the-tax = Salz, eine ganze Menge, und ein Steuerbescheid dazu
treasures-a-crown-much-too-small = eine Krone, viel zu klein
treasures-spice-in-a-box-that-locks = Gewürze in einer Schachtel mit Schloss
treasures-a-map-with-your-name-in-the-corner = eine Karte, mit deinem Namen in der Ecke

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

## In the waste

wasteland-a-filling-station-and-a-queue-of-cars-that-has-been-waiting-for-eighty-years = eine Tankstelle, und eine Schlange von Autos, die seit achtzig Jahren wartet
wasteland-a-vending-machine-which-still-works-and-a-family-that-lives-by-it = ein Automat, der noch geht, und eine Familie, die von ihm lebt
wasteland-rain-that-clicks = Regen, der tickt
wasteland-a-school-bus-on-its-side-full-of-vines-and-one-very-calm-goat = ein Schulbus auf der Seite, voller Ranken, und eine sehr ruhige Ziege
wasteland-a-tower-that-repeats-the-weather-of-another-century = ein Turm, der das Wetter eines anderen Jahrhunderts wiederholt
wasteland-somebody-has-painted-a-door-on-a-cliff-and-waits-beside-it = jemand hat eine Tür auf eine Felswand gemalt und wartet daneben
wasteland-a-swimming-pool-blue-clean-guarded = ein Schwimmbecken, blau, sauber, bewacht
wasteland-a-field-of-parking-meters-some-of-them-running = ein Feld von Parkuhren, manche davon laufen
wasteland-a-robot-that-sweeps-the-road-towards-nothing = ein Roboter, der die Straße ins Nichts fegt
wasteland-a-sign-that-says-how-far-it-is-in-letters-fresh-as-milk = ein Schild, auf dem steht, wie weit es ist, in Buchstaben so frisch wie Milch

## A weapon with a past

weapons-with-a-past-a-sabre-good-steel-with-a-notch-for-each-debt-paid = ein Säbel, guter Stahl, mit einer Kerbe für jede bezahlte Schuld
weapons-with-a-past-a-kitchen-knife-that-has-been-to-court = ein Küchenmesser, das vor Gericht war
weapons-with-a-past-a-spear-used-as-a-curtain-rail-for-forty-years = ein Speer, vierzig Jahre lang als Vorhangstange gebraucht
weapons-with-a-past-a-pistol-that-fires-late = eine Pistole, die zu spät losgeht
weapons-with-a-past-an-axe-whose-handle-has-been-replaced-twice-and-whose-head-once = eine Axt, deren Stiel zweimal und deren Kopf einmal ersetzt wurde
weapons-with-a-past-a-bow-nobody-has-been-able-to-string-since-the-brother-left = ein Bogen, den niemand spannen konnte, seit der Bruder fortging
weapons-with-a-past-a-club-with-a-governor-s-teeth-in-it = eine Keule mit den Zähnen eines Statthalters darin
weapons-with-a-past-a-duelling-sword-one-of-two-the-other-is-looking-for-it = ein Duelldegen, einer von zweien; der andere sucht ihn
weapons-with-a-past-a-shield-with-somebody-else-s-arms-scraped-off = ein Schild, von dem ein fremdes Wappen abgekratzt ist
weapons-with-a-past-a-sling-and-one-very-good-stone = eine Schleuder, und ein sehr guter Stein

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

## What is wrong with the room

what-is-wrong-with-the-room-the-fire-is-out-and-the-kettle-is-hot = das Feuer ist aus, und der Kessel ist heiß
what-is-wrong-with-the-room-all-the-chairs-face-the-wall = alle Stühle sehen zur Wand
what-is-wrong-with-the-room-the-clock-has-been-stopped-by-a-hand-on-the-pendulum-the-hand-is-not-there-now = die Uhr wurde mit einer Hand am Pendel angehalten; die Hand ist nicht mehr da
what-is-wrong-with-the-room-it-is-one-pace-shorter-than-from-outside = es ist einen Schritt kürzer als von außen
what-is-wrong-with-the-room-there-is-a-place-set-for-you = für dich ist gedeckt
what-is-wrong-with-the-room-the-mirror-has-been-turned-round-and-so-has-the-portrait = der Spiegel ist umgedreht, und das Bildnis auch
what-is-wrong-with-the-room-somebody-has-washed-the-floor-but-not-the-ceiling = jemand hat den Boden gewaschen, aber nicht die Decke
what-is-wrong-with-the-room-the-keyhole-has-been-filled-from-this-side = das Schlüsselloch ist von dieser Seite zugestopft
what-is-wrong-with-the-room-there-is-no-dust-on-one-book = auf einem Buch liegt kein Staub
what-is-wrong-with-the-room-the-window-is-bricked-up-behind-the-curtain = das Fenster hinter dem Vorhang ist zugemauert
what-is-wrong-with-the-room-a-draught-and-nothing-for-it-to-come-from = ein Luftzug, und nichts, woher er kommen könnte
what-is-wrong-with-the-room-everything-in-it-is-yours = alles darin gehört dir

## What the stranger wants

what-the-stranger-wants-to-be-walked-as-far-as-the-bridge-and-not-to-say-why = bis zur Brücke begleitet werden und nicht sagen müssen, warum
what-the-stranger-wants-to-sell-something-that-they-do-not-have-with-them = etwas verkaufen, was nicht dabei ist
what-the-stranger-wants-the-name-of-whoever-rang-the-bell-last-night = den Namen dessen, der gestern Nacht die Glocke geläutet hat
what-the-stranger-wants-a-witness-to-a-signature-now-before-the-ink-freezes = einen Zeugen für eine Unterschrift, jetzt, ehe die Tinte gefriert
what-the-stranger-wants-to-give-back-a-knife-that-is-not-yours = ein Messer zurückgeben, das nicht dir gehört
what-the-stranger-wants-to-be-hidden-until-the-dogs-have-gone-by = versteckt werden, bis die Hunde vorbei sind
what-the-stranger-wants-news-of-a-town-that-burned-two-years-ago = Nachricht von einer Stadt, die vor zwei Jahren abgebrannt ist
what-the-stranger-wants-to-hire-you-for-what-you-came-to-do-anyway = dich für das anwerben, wofür du ohnehin gekommen bist
what-the-stranger-wants-somebody-who-can-read-and-keep-quiet-afterwards = jemanden, der lesen kann und danach schweigt
what-the-stranger-wants-to-apologise-to-you-by-name-for-something-that-has-not-happened-yet = dich mit Namen um Verzeihung bitten, für etwas, das noch nicht geschehen ist
what-the-stranger-wants-your-boots-theirs-are-very-good-boots-and-too-small = deine Stiefel; die eigenen sind sehr gute Stiefel, und zu klein
what-the-stranger-wants-a-second-opinion-on-a-dead-man = eine zweite Meinung über einen Toten

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

## What the witness says

witnesses-everything-at-once-in-the-wrong-order = alles, auf einmal, in der falschen Reihenfolge
witnesses-that-they-saw-nothing-before-you-have-asked = dass nichts zu sehen war, bevor du gefragt hast
witnesses-that-it-was-dark-then-what-colour-the-coat-was = dass es dunkel war; dann, welche Farbe der Mantel hatte
witnesses-exactly-what-the-last-one-said-word-for-word = genau dasselbe wie der Letzte, Wort für Wort
witnesses-that-they-will-talk-to-the-other-one-not-to-you = dass mit dem anderen geredet wird, nicht mit dir
witnesses-the-truth-but-about-the-night-before = die Wahrheit, aber über die Nacht davor
witnesses-a-price = einen Preis
witnesses-that-the-dead-man-was-alive-at-nine-and-pays-his-rent = dass der Tote um neun noch lebte und seine Miete zahlt
witnesses-nothing-they-draw-it = nichts; es wird aufgezeichnet
witnesses-that-they-did-it-and-it-is-plainly-impossible = ein Geständnis, und es ist offenkundig unmöglich
