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
bargains-to-be-taken-along = mitgenommen zu werden
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

## In several tones

## Who comes along the road

wayfarers-a-tax-collector-who-is-being-followed-by-everybody-he-collected-from = ein Steuereintreiber, dem alle nachgehen, bei denen er eingetrieben hat
wayfarers-two-brothers-carrying-a-door-who-have-not-agreed-where-to = zwei Brüder, die eine Tür tragen und sich nicht einig sind, wohin
wayfarers-a-midwife-on-a-borrowed-horse-in-a-hurry-going-the-wrong-way = eine Hebamme auf geliehenem Pferd, in Eile, in die falsche Richtung
wayfarers-a-boy-with-nine-geese-this-morning-there-were-ten = ein Junge mit neun Gänsen; heute Morgen waren es zehn
wayfarers-a-scholar-who-measures-milestones-and-finds-them-short = ein Gelehrter, der die Meilensteine nachmisst und sie zu kurz findet
wayfarers-a-bell-founder-and-her-bell-on-a-sledge-in-summer = eine Glockengießerin mit ihrer Glocke auf einem Schlitten, im Sommer
wayfarers-a-deserter-in-a-coat-turned-inside-out = ein Fahnenflüchtiger im gewendeten Rock
wayfarers-three-nuns-and-a-crossbow = drei Nonnen und eine Armbrust
wayfarers-a-man-who-sells-answers-and-has-run-out-of-the-short-ones = ein Mann, der Antworten verkauft; die kurzen sind ihm ausgegangen
wayfarers-a-bride-walking-home = eine Braut auf dem Heimweg, zu Fuß
wayfarers-a-surveyor-whose-chain-is-one-link-too-long-on-purpose = ein Landvermesser, dessen Kette um ein Glied zu lang ist, mit Absicht
wayfarers-a-troupe-of-actors-two-of-whom-still-think-that-they-are-kings = eine Schauspieltruppe, von der sich zwei noch für Könige halten
wayfarers-a-widow-driving-her-husband-s-hearse-as-a-bread-cart = eine Witwe, die den Leichenwagen ihres Mannes als Brotkarren fährt
wayfarers-a-knight-without-armour-who-describes-it = ein Ritter ohne Rüstung, der sie beschreibt
wayfarers-a-beekeeper-veiled-at-a-distance-from-her-luggage = eine Imkerin mit Schleier, in einigem Abstand von ihrem Gepäck
wayfarers-a-messenger-who-has-forgotten-the-message-but-not-whom-it-will-hurt = ein Bote, der die Botschaft vergessen hat, aber nicht, wen sie treffen wird
wayfarers-a-family-moving-house-with-the-house = eine Familie, die umzieht, samt Haus
wayfarers-a-judge-on-foot-because-of-a-judgement-of-hers = eine Richterin zu Fuß, wegen eines ihrer eigenen Urteile
wayfarers-an-old-soldier-who-salutes-scarecrows = ein alter Soldat, der Vogelscheuchen grüßt
wayfarers-somebody-who-asks-the-way-to-the-place-you-come-from = jemand, der nach dem Weg zu dem Ort fragt, aus dem du kommst

## Who is behind it

villains-a-magistrate-who-has-never-once-broken-the-law-that-she-writes = eine Amtsrichterin, die das Gesetz, das sie schreibt, noch nie gebrochen hat
villains-a-father-who-will-have-his-daughter-back-whoever-she-is-by-now = ein Vater, der seine Tochter zurückhaben will, wer immer sie inzwischen ist
villains-the-last-of-the-old-garrison-still-under-orders = der Letzte der alten Besatzung, noch immer unter Befehl
villains-a-physician-who-needs-the-sickness-to-last-until-spring = ein Arzt, dem die Krankheit bis zum Frühjahr reichen muss
villains-a-gentle-man-with-a-ledger-in-which-you-have-a-page = ein sanfter Mann mit einem Kontobuch, in dem du eine Seite hast
villains-the-one-who-was-left-behind-and-walked-home = der, den man zurückgelassen hat und der heimgegangen ist
villains-a-priestess-who-has-stopped-asking-for-volunteers = eine Priesterin, die nicht mehr nach Freiwilligen fragt
villains-twins-of-whom-only-one-knows-what-both-have-done = Zwillinge, von denen nur einer weiß, was beide getan haben
villains-a-general-who-has-never-lost-a-man-of-rank = ein General, der noch nie einen Mann von Rang verloren hat
villains-a-landlord-who-owns-the-wells-and-waits-for-the-dry-months = ein Grundherr, dem die Brunnen gehören und der auf die trockenen Monate wartet
villains-the-hero-of-the-last-war-who-cannot-be-told-that-it-is-over = die Heldin des letzten Krieges, der niemand sagen kann, dass er vorbei ist
villains-a-child-king-s-tutor-who-sets-the-lessons = der Lehrer eines Kindkönigs, der den Stoff bestimmt
villains-a-hangman-who-has-begun-to-choose = ein Henker, der angefangen hat auszuwählen
villains-an-innkeeper-whose-guests-pay-once = ein Wirt, dessen Gäste nur einmal zahlen
villains-a-sorcerer-with-a-fever-who-will-burn-the-town-to-be-warm = ein Zauberer mit Fieber, der die Stadt verbrennen wird, um es warm zu haben
villains-a-woman-who-was-right-years-ago-and-was-laughed-at = eine Frau, die vor Jahren recht hatte und ausgelacht wurde
villains-the-heir-who-would-rather-not-wait = der Erbe, der lieber nicht warten möchte
villains-a-committee-of-five-none-of-whom-gives-the-order = ein Ausschuss von fünf Leuten, von denen keiner den Befehl gibt
villains-a-hunter-who-has-run-out-of-beasts = eine Jägerin, der die Tiere ausgegangen sind
villains-somebody-you-once-let-go = jemand, den du einmal hast laufen lassen

## Who would help

helpers-the-ferrywoman-who-takes-no-fare-from-people-in-trouble = die Fährfrau, die von Leuten in Not kein Fahrgeld nimmt
helpers-a-retired-thief-who-misses-the-roofs-not-the-stealing = ein Dieb im Ruhestand, dem die Dächer fehlen und nicht das Stehlen
helpers-the-schoolmaster-half-the-watch-learned-to-read-from-him = der Schulmeister; die halbe Wache hat bei ihm lesen gelernt
helpers-a-girl-of-twelve-who-knows-every-gap-in-every-fence = ein Mädchen von zwölf, das jede Lücke in jedem Zaun kennt
helpers-a-carpenter-who-owes-the-dead-man-a-favour-and-pays-the-living = ein Zimmermann, der dem Toten etwas schuldet und es den Lebenden zurückzahlt
helpers-the-lighthouse-keeper-glad-of-any-talk-at-all = die Leuchtturmwärterin, froh um jedes Gespräch
helpers-an-enemy-s-cook-with-a-key-and-a-conscience = die Köchin des Feindes, mit einem Schlüssel und einem Gewissen
helpers-the-choir-all-of-it = der Chor, und zwar der ganze
helpers-a-doctor-who-was-struck-off-for-treating-both-sides = eine Ärztin, der man die Zulassung nahm, weil sie beide Seiten behandelt hat
helpers-a-shepherd-with-nine-dogs-and-an-opinion = ein Hirte mit neun Hunden und einer Meinung
helpers-the-clerk-who-stamps-things-and-could-be-slow-today = der Schreiber, der alles stempelt und heute langsam sein könnte
helpers-a-washerwoman-she-knows-whose-blood-it-is = eine Waschfrau; sie weiß, wessen Blut das ist
helpers-a-novice-who-has-not-yet-taken-the-vow-of-silence = eine Novizin, die das Schweigegelübde noch nicht abgelegt hat
helpers-the-smith-if-somebody-works-the-bellows = die Schmiedin, wenn jemand den Blasebalg tritt
helpers-an-old-couple-with-a-spare-bed-spare-boots-and-no-questions = ein altes Paar mit einem Bett, Stiefeln und ohne Fragen
helpers-the-night-watchman-who-walks-his-round-a-little-slower-for-you = der Nachtwächter, der für dich etwas langsamer geht
helpers-a-sailor-you-once-shared-your-bread-with = ein Matrose, mit dem du einmal dein Brot geteilt hast
helpers-your-rival-for-today = deine Rivalin, für heute
helpers-the-baker-from-three-in-the-morning-on = der Bäcker, ab drei Uhr morgens
helpers-whoever-you-did-not-expect-they-have-already-begun = jemand, mit dem du nicht gerechnet hast; er hat schon angefangen

## A suspect

suspects-the-partner-who-has-been-to-the-bank-already = der Teilhaber, der schon auf der Bank war
suspects-a-pianist-with-a-bandaged-hand-and-no-engagement = ein Pianist mit verbundener Hand und ohne Engagement
suspects-the-wife-she-asks-what-it-was-worth-before-she-asks-where = die Ehefrau; sie fragt erst, was es wert war, und dann, wo
suspects-the-driver-who-waited-an-hour-with-the-engine-warm = der Fahrer, der eine Stunde bei warmem Motor gewartet hat
suspects-a-councilman-s-son-with-scratches-that-the-cat-explains = der Sohn eines Ratsherrn, mit Kratzern, die die Katze erklärt
suspects-the-nurse-on-nights-who-counts-the-ampoules-herself = die Nachtschwester, die die Ampullen selbst zählt
suspects-a-boxer-who-took-the-fall-and-wants-to-know-for-whom = ein Boxer, der sich hinlegte und wissen will, für wen
suspects-the-lodger-paid-up-until-yesterday = der Untermieter, bis gestern bezahlt
suspects-a-woman-in-another-woman-s-fur = eine Frau im Pelz einer anderen
suspects-the-insurance-man-who-came-before-he-was-called = der Mann von der Versicherung, der kam, ehe man ihn rief
suspects-a-priest-who-has-been-told-and-cannot-say-by-whom = ein Priester, dem es jemand gesagt hat und der nicht sagen darf, wer
suspects-the-brother-off-the-train-a-day-earlier-than-his-ticket-says = der Bruder, einen Tag früher aus dem Zug gestiegen, als seine Fahrkarte sagt
suspects-a-barman-who-remembers-everybody-except-that-evening = ein Barmann, der sich an alle erinnert, nur nicht an den Abend
suspects-the-secretary-who-types-with-gloves-on = die Sekretärin, die mit Handschuhen tippt
suspects-an-old-policeman-with-a-new-car = ein alter Polizist mit einem neuen Wagen
suspects-the-girl-from-the-hat-check-she-kept-the-ticket = das Mädchen von der Garderobe; sie hat die Marke behalten
suspects-a-photographer-short-of-one-negative = ein Fotograf, dem ein Negativ fehlt
suspects-the-dead-man-who-was-seen-on-thursday = der Tote, den man am Donnerstag gesehen hat
suspects-a-collector-who-already-has-the-other-one = ein Sammler, der das Gegenstück schon hat
suspects-the-client = der Auftraggeber

## Somebody of the crew

crew-a-pilot-who-turns-the-music-off-before-she-lies = eine Pilotin, die die Musik abstellt, bevor sie lügt
crew-the-engineer-he-talks-to-the-reactor-and-not-to-you = der Ingenieur; er spricht mit dem Reaktor und nicht mit dir
crew-a-medic-with-a-licence-from-a-planet-that-is-gone = eine Sanitäterin mit der Zulassung eines Planeten, den es nicht mehr gibt
crew-a-cook-who-grows-tomatoes-in-the-airlock-in-season = ein Koch, der in der Schleuse Tomaten zieht, in der Saison
crew-the-navigator-born-here-who-has-never-seen-a-horizon = der Navigator, hier geboren, der noch nie einen Horizont gesehen hat
crew-a-botanist-who-has-named-the-mould = eine Botanikerin, die dem Schimmel einen Namen gegeben hat
crew-the-company-s-observer-who-has-begun-to-help-with-the-dishes = der Beobachter der Gesellschaft, der angefangen hat, beim Abwasch zu helfen
crew-a-loader-rig-and-the-man-who-lives-in-it = ein Ladegerüst, und der Mann, der darin wohnt
crew-two-cadets-who-share-one-ticket-home = zwei Kadetten, die sich eine Rückfahrkarte teilen
crew-the-translator-who-leaves-out-a-sentence-now-and-then = die Übersetzerin, die ab und zu einen Satz weglässt
crew-a-miner-forty-years-in-with-dust-in-her-laugh = eine Bergarbeiterin nach vierzig Jahren, mit Staub im Lachen
crew-the-ship-s-voice-set-to-a-dead-captain-s = die Stimme des Schiffes, eingestellt auf die eines toten Kapitäns
crew-a-chaplain-of-no-faith-in-particular-kept-busy = ein Seelsorger ohne bestimmten Glauben, gut ausgelastet
crew-the-stowaway-on-the-roster-since-last-year = der blinde Passagier, seit letztem Jahr auf der Dienstliste
crew-a-security-man-who-locks-doors-behind-himself = ein Sicherheitsmann, der hinter sich abschließt
crew-a-child-who-knows-the-ducts = ein Kind, das die Schächte kennt
crew-the-quartermaster-everything-is-accounted-for-but-the-guns = die Quartiermeisterin; alles ist verbucht bis auf die Waffen
crew-a-sleeper-woken-eleven-years-early = ein Schläfer, elf Jahre zu früh geweckt
crew-the-second-officer-whose-orders-are-sealed-until-today = die Zweite Offizierin, deren Befehle bis heute versiegelt sind
crew-a-machine-that-asks-to-be-entered-as-crew = eine Maschine, die darum bittet, als Besatzung geführt zu werden

## Somebody at court

courtiers-the-cupbearer-who-has-not-been-thirsty-for-a-month = der Mundschenk, der seit einem Monat keinen Durst hat
courtiers-a-countess-who-collects-debts-never-money = eine Gräfin, die Schulden sammelt, niemals Geld
courtiers-the-fool-promoted = der Narr, befördert
courtiers-an-ambassador-from-a-country-that-has-been-sold = der Botschafter eines Landes, das verkauft wurde
courtiers-the-confessor-whom-nobody-sits-beside = der Beichtvater, neben dem niemand sitzt
courtiers-a-duke-s-third-wife-who-reads-the-letters-of-the-first-two = die dritte Frau eines Herzogs, die die Briefe der ersten beiden liest
courtiers-the-master-of-the-hunt-who-is-afraid-of-the-new-hounds = der Jagdmeister, der sich vor den neuen Hunden fürchtet
courtiers-a-poet-in-the-pay-of-both-houses-behind-with-both-odes = ein Dichter im Sold beider Häuser, mit beiden Oden im Rückstand
courtiers-the-queen-s-dresser-she-knows-what-the-corset-hides = die Kammerfrau der Königin; sie weiß, was das Mieder verbirgt
courtiers-a-general-who-dances-and-watches-who-follows = ein General, der tanzt und darauf achtet, wer ihm folgt
courtiers-the-keeper-of-the-small-seal-which-is-missing = der Hüter des kleinen Siegels, das fehlt
courtiers-a-cousin-of-somebody-always-in-the-next-room = jemandes Cousine, immer im Zimmer nebenan
courtiers-the-astrologer-who-has-asked-for-her-pay-in-advance = die Sterndeuterin, die ihren Lohn im Voraus verlangt hat
courtiers-a-hostage-treated-so-well-that-it-cannot-last = eine Geisel, so gut behandelt, dass es nicht dauern kann
courtiers-the-taster-s-widow = die Witwe des Vorkosters
courtiers-a-page-of-fourteen-who-opens-the-right-doors-late = ein Page von vierzehn, der die richtigen Türen zu spät öffnet
courtiers-the-dowager-whose-cards-are-never-shown-and-always-good = die Königinwitwe, deren Karten man nie sieht und die immer gut sind
courtiers-a-painter-at-work-on-a-portrait-with-one-figure-too-many = ein Maler an einem Bildnis mit einer Gestalt zu viel
courtiers-the-chancellor-polite-today = der Kanzler, heute höflich
courtiers-somebody-in-the-king-s-coat-and-not-the-king = jemand im Rock des Königs, und nicht der König

## Why they cannot forgive

grudges-a-letter-that-was-opened = ein Brief, der geöffnet wurde
grudges-three-days-in-the-snow-and-a-lamp-that-nobody-lit = drei Tage im Schnee, und eine Lampe, die niemand anzündete
grudges-the-horse-was-shot-and-would-have-lived = das Pferd wurde erschossen und hätte gelebt
grudges-a-name-on-a-list-in-your-hand = ein Name auf einer Liste, in deiner Schrift
grudges-they-were-bought-out-for-a-tenth-on-the-day-of-the-fire = man hat sie um ein Zehntel ausgekauft, am Tag des Brandes
grudges-a-brother-who-was-sent-in-first = ein Bruder, den man vorausgeschickt hat
grudges-the-song-about-it-which-everybody-knows = das Lied darüber, das jeder kennt
grudges-a-field-two-paces-wide = ein Feld, zwei Schritt breit
grudges-somebody-laughed-at-the-wedding = auf der Hochzeit hat jemand gelacht
grudges-the-doctor-came-and-went-next-door = der Arzt kam und ging ins Nachbarhaus
grudges-an-oath-kept-to-the-letter = ein Eid, dem Buchstaben nach gehalten
grudges-they-were-pardoned-for-what-they-had-not-done = man hat sie begnadigt, für etwas, das sie nicht getan hatten
grudges-a-grave-without-a-stone-and-the-stone-in-a-kitchen-floor = ein Grab ohne Stein, und der Stein in einem Küchenboden
grudges-the-last-seat-in-the-boat = der letzte Platz im Boot
grudges-a-daughter-who-was-told-the-truth-too-early = eine Tochter, der man die Wahrheit zu früh gesagt hat
grudges-eleven-years-of-rent-on-a-house-that-was-theirs = elf Jahre Miete für ein Haus, das ihres war
grudges-the-dog = der Hund
grudges-a-toast-that-left-one-name-out = ein Trinkspruch, der einen Namen ausließ
grudges-they-begged-and-it-was-seen = sie haben gebettelt, und man hat es gesehen
grudges-nothing-that-you-remember-and-that-is-why = nichts, woran du dich erinnerst, und eben darum

## What they hope for

hopes-a-boat-of-their-own-painted-before-it-floats = ein eigenes Boot, gestrichen, ehe es schwimmt
hopes-to-see-the-mountains-once-from-the-other-side = die Berge einmal von der anderen Seite zu sehen
hopes-that-the-boy-writes = dass der Junge schreibt
hopes-to-be-asked-to-dance-before-the-knees-go = zum Tanz aufgefordert zu werden, ehe die Knie nicht mehr wollen
hopes-an-apology-even-a-short-one = eine Entschuldigung, und sei sie kurz
hopes-a-school-with-a-roof-and-a-bell-for-it = eine Schule mit Dach, und eine Glocke dazu
hopes-to-finish-the-wall-that-grandfather-began = die Mauer fertig zu bauen, die der Großvater angefangen hat
hopes-rain-on-the-ninth-and-sun-on-the-tenth = Regen am Neunten und Sonne am Zehnten
hopes-to-be-buried-on-the-hill-much-later = auf dem Hügel begraben zu werden, viel später
hopes-that-the-fever-breaks-tonight = dass das Fieber heute Nacht fällt
hopes-to-win-one-argument-with-their-sister = einen Streit mit der Schwester zu gewinnen
hopes-to-pay-the-last-of-it-and-burn-the-paper = den Rest zu zahlen und das Papier zu verbrennen
hopes-a-letter-of-passage-with-their-true-name-on-it = ein Passierschein mit dem richtigen Namen darauf
hopes-that-the-tree-bears-once-apples = dass der Baum einmal Äpfel trägt
hopes-to-sleep-through-until-it-is-light = durchzuschlafen, bis es hell ist
hopes-to-be-recognised-by-the-right-person = von der richtigen Person erkannt zu werden
hopes-that-the-new-lord-can-count = dass der neue Herr rechnen kann
hopes-to-hear-the-choir-in-the-big-church-from-inside = den Chor in der großen Kirche zu hören, von drinnen
hopes-a-quiet-year-and-then-another = ein ruhiges Jahr, und dann noch eins
hopes-to-come-home-and-be-late-for-supper = heimzukommen und zu spät zum Essen zu sein

## A habit that gives them away

habits-pays-in-very-small-coins-and-counts-them-twice = zahlt in sehr kleinen Münzen und zählt sie zweimal
habits-straightens-other-people-s-pictures = rückt fremde Bilder gerade
habits-knocks-on-the-way-out = klopft beim Hinausgehen an
habits-keeps-a-place-for-somebody-at-every-table = hält an jedem Tisch einen Platz für jemanden frei
habits-never-sits-with-a-window-behind = sitzt nie mit einem Fenster im Rücken
habits-tastes-nothing-before-the-cat-does = kostet nichts, ehe die Katze gekostet hat
habits-writes-on-cuffs-and-washes-them = schreibt auf Manschetten und wäscht sie
habits-says-grace-in-a-language-that-they-deny-knowing = betet vor Tisch in einer Sprache, die sie nicht zu kennen behaupten
habits-mends-things-that-were-only-put-down = repariert, was nur hingelegt wurde
habits-whistles-before-corners = pfeift vor jeder Ecke
habits-gives-every-animal-the-same-name = gibt jedem Tier denselben Namen
habits-carries-a-key-on-a-string-and-no-house = trägt einen Schlüssel am Band und hat kein Haus
habits-thanks-doors = bedankt sich bei Türen
habits-sharpens-pencils-when-lied-to = spitzt Bleistifte, wenn man sie anlügt
habits-tells-the-end-of-a-story-first = erzählt das Ende einer Geschichte zuerst
habits-sleeps-in-boots-neatly = schläft in Stiefeln, ordentlich
habits-adds-up-numbers-on-carts-signs-and-graves = rechnet Zahlen zusammen, auf Karren, Schildern und Gräbern
habits-asks-the-time-and-wears-a-watch = fragt nach der Uhrzeit und trägt eine Uhr
habits-bows-to-a-certain-tree = verbeugt sich vor einem bestimmten Baum
habits-finishes-your-sentences-a-little-better-than-you-would = beendet deine Sätze, etwas besser, als du es getan hättest

## Somewhere in a harbour

harbour-a-chandlery-that-sells-knots-by-the-yard = ein Schiffsausrüster, der Knoten nach der Elle verkauft
harbour-the-dry-dock-with-a-ship-in-it-that-nobody-ordered = das Trockendock, mit einem Schiff darin, das niemand bestellt hat
harbour-a-customs-shed-swept-with-one-crate-left = ein Zollschuppen, gefegt, mit einer einzigen Kiste
harbour-the-steps-where-the-drowned-are-laid-scrubbed-every-morning = die Stufen, auf die man die Ertrunkenen legt, jeden Morgen geschrubbt
harbour-a-tavern-in-a-hull-keel-up = eine Schenke in einem Rumpf, Kiel nach oben
harbour-the-crane-that-is-worked-by-two-women-in-a-wheel = der Kran, den zwei Frauen im Rad treten
harbour-a-sail-loft-white-and-silent-with-somebody-asleep-in-the-jib = ein Segelboden, weiß und still, in der Fock schläft jemand
harbour-the-end-of-the-mole-where-the-light-was = das Ende der Mole, wo das Feuer war
harbour-a-fish-market-at-closing-and-the-cats-hour = ein Fischmarkt bei Ladenschluss, die Stunde der Katzen
harbour-a-coal-barge-that-has-not-moved-since-the-strike = ein Kohlenkahn, der seit dem Streik nicht bewegt wurde
harbour-the-harbour-master-s-office-with-nine-clocks = das Büro der Hafenmeisterin, mit neun Uhren
harbour-a-rope-walk-three-hundred-paces-long-and-a-lantern-at-the-far-end = eine Reeperbahn, dreihundert Schritt lang, und am anderen Ende eine Laterne
harbour-the-quarantine-island-a-shout-away = die Quarantäneinsel, in Rufweite
harbour-a-chapel-full-of-model-ships-one-of-them-wet = eine Kapelle voller Schiffsmodelle, eines davon nass
harbour-the-shipbreakers-beach-with-doors-stacked-by-size = der Strand der Abwracker, mit Türen, nach Größe gestapelt
harbour-a-warehouse-of-salt-where-the-walls-sweat = ein Salzspeicher, dessen Wände schwitzen
harbour-the-seamen-s-mission-and-its-piano = die Seemannsmission, und ihr Klavier
harbour-a-floating-pontoon-where-money-is-changed-at-bad-rates = ein Ponton, auf dem Geld zu schlechten Kursen gewechselt wird
harbour-the-tide-gate-and-the-man-who-decides-about-the-tide = das Fluttor, und der Mann, der über die Flut bestimmt
harbour-a-berth-reserved-in-chalk-in-your-name = ein Liegeplatz, mit Kreide reserviert, auf deinen Namen

## Somewhere on a station

station-the-hub-where-up-is-agreed-upon = die Nabe, wo man sich auf ein Oben geeinigt hat
station-a-corridor-repainted-over-a-line-of-holes = ein Gang, neu gestrichen über einer Reihe von Löchern
station-hydroponics-and-the-only-birds-in-eight-light-minutes = die Hydrokultur, und die einzigen Vögel im Umkreis von acht Lichtminuten
station-the-chapel-which-is-also-the-spare-airlock = die Kapelle, die zugleich die Ersatzschleuse ist
station-a-bar-with-one-window-always-booked = eine Bar mit einem Fenster, immer reserviert
station-the-cold-store-with-a-lock-on-the-inside = das Kühllager, mit einem Riegel auf der Innenseite
station-an-observation-blister-fogged-by-breath-and-no-one-in-it = eine Aussichtskuppel, von Atem beschlagen, und niemand darin
station-the-school-between-shifts-small-gloves-on-hooks = die Schule, zwischen den Schichten, kleine Handschuhe an Haken
station-a-market-deck-where-air-is-sold-by-the-quarter-hour = ein Marktdeck, auf dem man Luft viertelstundenweise verkauft
station-the-old-ring-unspun-full-of-floating-chairs = der alte Ring, ohne Drehung, voll schwebender Stühle
station-a-machine-shop-warm-where-nobody-talks-about-the-lathe = eine Werkstatt, warm, in der niemand von der Drehbank spricht
station-the-clinic-two-beds-three-patients = die Krankenstation, zwei Betten, drei Kranke
station-a-dock-with-a-ship-from-the-wrong-decade = ein Dock mit einem Schiff aus dem falschen Jahrzehnt
station-the-archive-where-the-paper-is-and-the-damp = das Archiv, wo das Papier ist, und die Feuchtigkeit
station-a-maintenance-crawl-with-a-mattress-and-a-calendar = ein Wartungsschacht mit einer Matratze und einem Kalender
station-the-control-room-dimmed-and-all-of-them-looking-at-one-light = die Zentrale, abgedunkelt, und alle sehen auf ein Licht
station-the-recycler-where-everything-comes-back-sooner-or-later = der Verwerter, wo alles wiederkommt, früher oder später
station-a-garden-the-size-of-a-door = ein Garten, so groß wie eine Tür
station-the-morgue-which-has-been-let = die Leichenkammer, die vermietet ist
station-outside-on-the-dark-side-on-a-line = draußen, auf der Nachtseite, an einer Leine

## A place that is not empty

haunts-a-nursery-where-the-blocks-spell-a-new-word-each-morning = ein Kinderzimmer, in dem die Klötze jeden Morgen ein neues Wort bilden
haunts-a-mill-that-turns-in-the-dry-months = eine Mühle, die in den trockenen Monaten geht
haunts-a-lane-that-is-longer-at-dusk = eine Gasse, die in der Dämmerung länger ist
haunts-the-ballroom-warm-down-the-middle-cold-at-the-walls = der Ballsaal, in der Mitte warm, an den Wänden kalt
haunts-a-well-with-a-rope-that-is-wet-for-its-whole-length = ein Brunnen mit einem Seil, das in ganzer Länge nass ist
haunts-a-waiting-room-with-one-coat-more-than-people = ein Wartezimmer mit einem Mantel mehr als Leuten
haunts-an-orchard-where-the-fruit-lies-in-rows = ein Obstgarten, in dem das Obst in Reihen liegt
haunts-the-third-landing-on-which-everybody-stops-talking = der dritte Treppenabsatz, auf dem alle zu reden aufhören
haunts-a-signal-box-with-all-levers-set-for-a-train = ein Stellwerk, alle Hebel für einen Zug gestellt
haunts-a-church-where-the-echo-comes-first = eine Kirche, in der das Echo zuerst kommt
haunts-the-pond-that-does-not-reflect-the-house = der Teich, der das Haus nicht spiegelt
haunts-a-theatre-dark-and-a-prompter-s-whisper = ein dunkles Theater, und das Flüstern einer Souffleuse
haunts-a-ward-whose-beds-are-made-by-nobody-on-the-staff = ein Krankensaal, dessen Betten niemand vom Personal macht
haunts-a-crossroads-with-footprints-going-three-ways-all-of-one-shoe = ein Kreuzweg mit Fußspuren in drei Richtungen, alle von einem Schuh
haunts-the-attic-where-something-has-been-laid-out-to-dry = der Dachboden, wo etwas zum Trocknen ausgelegt ist
haunts-a-bridge-that-counts = eine Brücke, die mitzählt
haunts-a-field-hospital-folded-up-forty-years-ago-that-smells-of-ether = ein Feldlazarett, vor vierzig Jahren abgebaut, das nach Äther riecht
haunts-the-schoolroom-and-tomorrow-s-date-on-the-board = das Klassenzimmer, und an der Tafel das Datum von morgen
haunts-a-house-that-has-been-sold-nine-times-and-lived-in-once = ein Haus, das neunmal verkauft und einmal bewohnt wurde
haunts-the-room-you-slept-in-seen-from-the-garden-lit = das Zimmer, in dem du geschlafen hast, vom Garten aus, erleuchtet

## A place to rest

havens-a-hayloft-over-cows-which-is-as-good-as-a-stove = ein Heuboden über Kühen, so gut wie ein Ofen
havens-a-ferry-house-where-soup-is-on-from-four = ein Fährhaus, wo es ab vier Uhr Suppe gibt
havens-the-back-of-a-bakery-on-the-flour-sacks-until-three = hinten in einer Bäckerei, auf den Mehlsäcken, bis drei
havens-a-hermit-s-second-room-kept-for-arguments = das zweite Zimmer eines Einsiedlers, für Streitgespräche freigehalten
havens-a-bath-house-on-the-women-s-day-or-the-men-s-ask-first = ein Badehaus am Tag der Frauen, oder der Männer; frag vorher
havens-a-library-with-a-stove-and-a-rule-about-snoring = eine Bibliothek mit Ofen und einer Regel gegen das Schnarchen
havens-a-wagon-under-limes-and-somebody-tuning-a-fiddle = ein Wagen unter Linden, und jemand stimmt eine Geige
havens-a-lighthouse-dry-to-the-second-floor = ein Leuchtturm, trocken bis zum zweiten Stock
havens-the-kitchen-of-an-inn-after-the-last-guest-has-gone-up = die Küche eines Gasthofs, wenn der letzte Gast hinaufgegangen ist
havens-a-hut-with-firewood-cut-by-strangers-for-strangers = eine Hütte mit Brennholz, von Fremden für Fremde geschlagen
havens-an-orchard-wall-that-keeps-the-day-s-warmth = eine Gartenmauer, die die Wärme des Tages hält
havens-a-convent-guest-house-three-nights-no-questions-one-chore = ein Gästehaus im Kloster, drei Nächte, keine Fragen, eine Arbeit
havens-the-loft-of-a-sailmaker-who-likes-to-be-read-to = der Boden eines Segelmachers, der sich gern vorlesen lässt
havens-a-barge-with-geraniums-and-a-bad-tempered-cat = ein Kahn mit Geranien und einer schlecht gelaunten Katze
havens-a-midwife-s-house-where-people-come-at-any-hour-and-nobody-wonders = das Haus einer Hebamme, wo man zu jeder Stunde kommt und niemand sich wundert
havens-a-cave-with-a-swept-floor-and-the-last-guest-s-thanks-on-the-wall = eine Höhle mit gefegtem Boden, und an der Wand der Dank des letzten Gastes
havens-a-smithy-banked-for-the-night = eine Schmiede, das Feuer für die Nacht bedeckt
havens-the-gardener-s-shed-among-bulbs-that-are-asleep-too = der Schuppen des Gärtners, zwischen Zwiebeln, die auch schlafen
havens-a-tollkeeper-s-bench-in-the-sun-with-cider = die Bank eines Zöllners, in der Sonne, mit Most
havens-an-empty-house-and-a-note-the-key-is-for-you-mind-the-step = ein leeres Haus und ein Zettel: der Schlüssel ist für dich, Vorsicht Stufe

## Under the ground

depths-a-stair-cut-for-people-with-longer-legs = eine Treppe, gehauen für Leute mit längeren Beinen
depths-a-cavern-where-the-roof-drips-in-time = eine Höhle, in der die Decke im Takt tropft
depths-a-crawl-that-widens-exactly-when-you-have-given-up = ein Kriechgang, der genau dann weiter wird, wenn du aufgegeben hast
depths-an-underground-quay-with-a-boat-dry = ein unterirdischer Kai, mit einem Boot, auf dem Trockenen
depths-a-gallery-of-handprints-all-left-and-one-fresh = eine Galerie von Händen, alle links, und eine frisch
depths-a-cistern-with-pillars-knee-deep-and-a-lamp-burning-in-the-middle = eine Zisterne mit Säulen, knietief, und in der Mitte brennt eine Lampe
depths-a-mine-level-where-the-rails-have-been-polished-by-use = eine Sohle, deren Schienen blank vom Gebrauch sind
depths-a-chasm-and-on-the-far-side-your-own-rope = eine Kluft, und auf der anderen Seite dein eigenes Seil
depths-a-chamber-of-bees-far-below-any-flower = eine Kammer voller Bienen, tief unter jeder Blume
depths-a-door-of-one-slab-balanced-so-that-a-child-could-turn-it = eine Tür aus einer Platte, so gelagert, dass ein Kind sie drehen könnte
depths-a-lake-without-a-shore-on-which-something-has-just-closed = ein See ohne Ufer, auf dem sich eben etwas geschlossen hat
depths-a-burial-hall-with-the-benches-set-for-an-audience = eine Grabhalle, in der die Bänke für Zuschauer stehen
depths-crystals-as-tall-as-oxen-that-hum-when-spoken-near = Kristalle, hoch wie Ochsen, die summen, wenn man in der Nähe spricht
depths-a-collapsed-vault-with-daylight-in-it-and-a-ladder-of-roots = ein eingestürztes Gewölbe, in das Tageslicht fällt, und eine Leiter aus Wurzeln
depths-the-kitchens-of-whoever-lived-here-the-spits-still-turn = die Küchen derer, die hier wohnten; die Spieße drehen sich noch
depths-a-shaft-and-a-bucket-going-down-without-you = ein Schacht, und ein Eimer, der ohne dich hinunterfährt
depths-a-maze-marked-by-somebody-who-did-not-need-it-for-long = ein Irrgang, markiert von jemandem, der es nicht lange gebraucht hat
depths-a-bridge-of-one-rib = eine Brücke aus einer einzigen Rippe
depths-a-warm-draught-which-stops-and-starts-and-stops = ein warmer Luftzug, der aufhört, anfängt und aufhört
depths-the-bottom-plainly-with-a-chair-on-it = der Grund, ohne Zweifel, und darauf ein Stuhl

## On a border

frontiers-a-bridge-with-two-flags-and-one-plank-missing-between-them = eine Brücke mit zwei Fahnen, und dazwischen fehlt eine Bohle
frontiers-a-village-that-pays-taxes-to-both-sides-in-turn = ein Dorf, das an beide Seiten Steuern zahlt, abwechselnd
frontiers-a-watchtower-whose-garrison-has-planted-beans = ein Wachturm, dessen Besatzung Bohnen gepflanzt hat
frontiers-a-field-with-paths-in-it-that-must-not-be-left = ein Feld, dessen Wege man nicht verlassen darf
frontiers-a-customs-post-that-searches-coffins-first = ein Zollposten, der zuerst die Särge durchsucht
frontiers-a-river-in-which-the-boundary-stones-have-been-moved-by-night = ein Fluss, in dem man nachts die Grenzsteine versetzt hat
frontiers-a-town-with-its-clocks-an-hour-apart = eine Stadt, deren Uhren um eine Stunde auseinandergehen
frontiers-a-camp-that-was-for-a-fortnight-and-has-a-school-now = ein Lager, das für zwei Wochen war und jetzt eine Schule hat
frontiers-the-last-inn-where-spies-drink-slowly = das letzte Gasthaus, in dem die Spione langsam trinken
frontiers-a-hedge-eleven-feet-high-and-gaps-known-by-children = eine Hecke, elf Fuß hoch, und Lücken, die Kinder kennen
frontiers-a-mass-grave-with-wild-strawberries = ein Massengrab mit Walderdbeeren
frontiers-a-railway-cutting-where-the-gauge-changes-and-everybody-gets-out = ein Einschnitt, in dem die Spurweite wechselt und alle aussteigen
frontiers-a-pass-held-by-nine-men-who-are-owed-two-years-pay = ein Pass, gehalten von neun Männern, denen man zwei Jahre Sold schuldet
frontiers-a-monastery-half-of-it-abroad = ein Kloster, zur Hälfte im Ausland
frontiers-a-market-on-neutral-ground-once-a-month-knives-at-the-gate = ein Markt auf neutralem Boden, einmal im Monat, Messer am Tor
frontiers-a-signal-fire-laid-dry-guarded-by-a-boy = ein Signalfeuer, geschichtet, trocken, bewacht von einem Jungen
frontiers-a-farm-burned-twice-and-rebuilt-with-thicker-doors = ein Hof, zweimal verbrannt und mit dickeren Türen wieder aufgebaut
frontiers-a-ferry-that-will-not-cross-with-uniforms-on-board = eine Fähre, die mit Uniformen an Bord nicht übersetzt
frontiers-a-wall-with-names-on-this-side-and-they-say-on-the-other = eine Mauer mit Namen auf dieser Seite, und, heißt es, auf der anderen
frontiers-the-line-itself-chalk-on-a-schoolroom-floor = die Linie selbst, mit Kreide, auf dem Boden eines Klassenzimmers

## Weather at sea

sea-weather-a-flat-calm-and-the-sails-hang-like-washing = Flaute, und die Segel hängen wie Wäsche
sea-weather-a-squall-with-a-hard-edge-half-the-deck-is-wet-half-dry = eine Bö mit scharfem Rand; das halbe Deck ist nass, das halbe trocken
sea-weather-a-long-swell-from-a-storm-that-is-somewhere-else = lange Dünung von einem Sturm, der anderswo ist
sea-weather-fog-with-a-bell-in-it-that-is-not-ours = Nebel, und darin eine Glocke, die nicht unsere ist
sea-weather-wind-against-tide-short-steep-seas-and-nobody-is-hungry = Wind gegen Strom, kurze steile Seen, und niemand hat Hunger
sea-weather-a-clear-night-with-stars-down-to-the-water-on-all-sides = eine klare Nacht, mit Sternen bis ans Wasser, ringsum
sea-weather-blue-fire-at-the-mastheads-and-everybody-very-quiet = blaues Feuer an den Mastspitzen, und alle sind sehr still
sea-weather-rain-so-dense-that-it-flattens-the-waves = Regen, so dicht, dass er die Wellen glättet
sea-weather-a-favourable-breeze-which-the-old-hands-distrust = eine günstige Brise, der die Alten nicht trauen
sea-weather-ice-on-the-rigging-chopped-off-by-the-watch-with-songs = Eis im Tauwerk, von der Wache abgeschlagen, mit Liedern
sea-weather-a-red-dawn-and-the-birds-go-inland = ein rotes Morgenlicht, und die Vögel ziehen landein
sea-weather-haze-and-in-it-an-upside-down-coast = Dunst, und darin eine Küste, die auf dem Kopf steht
sea-weather-a-waterspout-politely-distant = eine Wasserhose, in höflicher Entfernung
sea-weather-a-head-wind-for-the-ninth-day-and-the-biscuit-is-being-counted = Gegenwind am neunten Tag, und der Zwieback wird gezählt
sea-weather-weed-yellow-and-thick-and-no-sound-at-all-from-the-hull = Tang, gelb und dick, und vom Rumpf kein Laut
sea-weather-a-gale-that-sings-one-note-in-the-shrouds-rising = ein Sturm, der in den Wanten einen Ton singt, steigend
sea-weather-milk-white-water-glowing-from-one-horizon-to-the-other = milchweißes Wasser, leuchtend, von Horizont zu Horizont
sea-weather-dust-from-the-desert-red-two-days-out-from-land = Staub aus der Wüste, rot, zwei Tage von jedem Land
sea-weather-a-lull-in-the-middle-with-exhausted-butterflies = eine Stille, mittendrin, mit erschöpften Schmetterlingen
sea-weather-a-sea-like-hammered-lead-the-cook-has-lashed-the-pots = eine See wie gehämmertes Blei; der Koch hat die Töpfe festgezurrt

## Weather in the mountains

mountain-weather-cloud-up-to-the-knees-sun-above-and-peaks-like-islands = Wolken bis zum Knie, darüber Sonne, und die Gipfel wie Inseln
mountain-weather-a-wind-that-takes-hats-tiles-and-one-goat = ein Wind, der Hüte, Ziegel und eine Ziege mitnimmt
mountain-weather-snow-from-below-over-the-edge = Schnee von unten, über die Kante
mountain-weather-thunder-beneath-you = Donner unter dir
mountain-weather-a-thaw-every-slope-is-speaking = Tauwetter; jeder Hang redet
mountain-weather-frost-so-hard-that-the-axe-rings = Frost, so hart, dass die Axt klingt
mountain-weather-fine-dry-powder-no-wind-and-it-has-covered-the-tracks = feiner trockener Schnee, kein Wind, und er hat die Spuren bedeckt
mountain-weather-hail-in-the-pass-then-in-the-pockets = Hagel im Pass, dann in den Taschen
mountain-weather-the-warm-wind-of-the-south-side-headaches-and-avalanches = der warme Wind von der Südseite; Kopfweh und Lawinen
mountain-weather-a-sky-so-clear-that-the-other-country-s-smoke-can-be-counted = ein Himmel, so klar, dass man den Rauch des anderen Landes zählen kann
mountain-weather-mist-that-rises-out-of-the-wood-in-pieces-like-sheep = Nebel, der in Stücken aus dem Wald steigt, wie Schafe
mountain-weather-rain-on-snow-the-worst-there-is = Regen auf Schnee, das Schlimmste, was es gibt
mountain-weather-sun-all-day-and-a-crust-that-will-bear-until-noon = Sonne den ganzen Tag, und eine Kruste, die bis Mittag trägt
mountain-weather-a-storm-that-goes-round-and-round-in-one-valley = ein Gewitter, das in einem einzigen Tal im Kreis geht
mountain-weather-cold-that-lies-in-the-hollow-with-warmth-ten-paces-up = Kälte, die in der Senke liegt, und zehn Schritt höher ist es warm
mountain-weather-a-halo-two-false-suns-and-the-guide-turns-back = ein Ring, zwei falsche Sonnen, und die Führerin kehrt um
mountain-weather-your-shadow-giant-ringed-with-colours-on-the-cloud = dein Schatten, riesig, von Farben umringt, auf der Wolke
mountain-weather-first-snow-a-month-early-on-the-ripe-oats = der erste Schnee, einen Monat zu früh, auf dem reifen Hafer
mountain-weather-ropes-of-ice-where-the-fall-was-yesterday = Eiszapfen wie Taue, wo gestern der Wasserfall war
mountain-weather-stillness-then-a-stone-comes-down-alone = Stille; dann kommt ein Stein herunter, allein

## Weather in the desert

desert-weather-a-wall-of-dust-brown-at-the-foot-and-pink-above = eine Wand aus Staub, unten braun und oben rosa
desert-weather-heat-that-makes-the-road-into-water-and-the-camel-disagrees = Hitze, die aus der Straße Wasser macht, und das Kamel ist anderer Meinung
desert-weather-a-night-so-cold-that-the-waterskins-crack = eine Nacht, so kalt, dass die Schläuche springen
desert-weather-one-cloud-greeted-like-a-guest = eine einzige Wolke, begrüßt wie ein Gast
desert-weather-rain-over-there-that-dries-before-it-lands = Regen, dort drüben, der trocknet, ehe er ankommt
desert-weather-a-flood-in-the-dry-bed-out-of-a-clear-sky-with-a-door-in-it = eine Flut im trockenen Bett, bei klarem Himmel, und darin treibt eine Tür
desert-weather-the-dunes-are-humming-lower-than-a-voice = die Dünen summen, tiefer als eine Stimme
desert-weather-dust-devils-in-a-row-like-dancers-waiting-for-the-beat = Staubwirbel in einer Reihe, wie Tänzer vor dem Einsatz
desert-weather-a-white-sky-no-shadows-and-no-way-to-tell-the-hour = weißer Himmel, keine Schatten, und keine Möglichkeit, die Stunde zu sagen
desert-weather-dew-and-everybody-licks-the-stones = Tau, und alle lecken die Steine ab
desert-weather-wind-that-scours-paint-glass-and-tempers = Wind, der Farbe, Glas und die Geduld abschleift
desert-weather-a-fine-red-powder-in-the-bread-the-eyes-and-the-locks = feines rotes Pulver im Brot, in den Augen und in den Schlössern
desert-weather-a-stillness-in-which-the-lizards-come-out-and-sit-in-rows = eine Stille, in der die Eidechsen herauskommen und in Reihen sitzen
desert-weather-thunder-without-a-cloud = Donner ohne Wolke
desert-weather-locusts-from-the-east-as-weather = Heuschrecken, von Osten, als Wetter
desert-weather-the-evening-breeze-that-has-a-saint-s-name = die Abendbrise, die nach einem Heiligen heißt
desert-weather-frost-flowers-on-the-salt-gone-by-breakfast = Eisblumen auf dem Salz, zum Frühstück fort
desert-weather-a-mirage-of-the-town-that-you-left = eine Spiegelung der Stadt, die du verlassen hast
desert-weather-blowing-sand-that-has-uncovered-a-cart-and-its-driver = treibender Sand, der einen Karren freigelegt hat, und den Fuhrmann
desert-weather-nothing-it-has-not-changed-since-anybody-began-to-write-it-down = nichts; es hat sich nicht geändert, seit jemand angefangen hat, es aufzuschreiben

## Weather in a town

town-weather-drizzle-and-every-lamp-has-a-ring = Nieselregen, und jede Laterne hat einen Ring
town-weather-a-yellow-fog-that-tastes-of-coal-the-trams-ring-without-stopping = gelber Nebel, der nach Kohle schmeckt; die Trams klingeln ohne Pause
town-weather-gutters-running-and-a-shoe-goes-by = volle Rinnsteine, und ein Schuh treibt vorbei
town-weather-a-heat-that-keeps-the-whole-house-on-the-stairs = eine Hitze, die das ganze Haus auf die Treppe treibt
town-weather-black-ice-and-the-ambulance-bells = Glatteis, und die Glocken der Krankenwagen
town-weather-a-wet-wind-round-the-corner-of-the-bank-always-there = ein nasser Wind um die Ecke der Bank, immer dort
town-weather-snow-grey-by-nine = Schnee, um neun schon grau
town-weather-washing-on-forty-lines-and-a-thunderhead = Wäsche an vierzig Leinen, und eine Gewitterwolke
town-weather-the-river-over-the-quay-tavern-chairs-in-a-row-afloat = der Fluss über dem Kai; die Stühle der Wirtshäuser, in einer Reihe, schwimmend
town-weather-soot-softly-since-the-works-reopened = Ruß, ganz leise, seit das Werk wieder arbeitet
town-weather-a-first-warm-evening-and-pianos-through-windows = ein erster warmer Abend, und Klaviere aus den Fenstern
town-weather-rain-on-tin-all-night = Regen auf Blech, die ganze Nacht
town-weather-a-sky-the-colour-of-a-wet-slate-low-enough-to-touch-the-chimneys = ein Himmel wie nasser Schiefer, so tief, dass er die Schornsteine berührt
town-weather-hail-the-greenhouse-on-the-fifth-floor-is-gone = Hagel; das Gewächshaus im fünften Stock ist hin
town-weather-a-wind-that-brings-the-slaughterhouse = ein Wind, der den Schlachthof herüberbringt
town-weather-sun-through-smoke-a-copper-coin = Sonne durch Rauch, eine Kupfermünze
town-weather-sleet-in-the-collar-and-no-cab-will-stop = Schneeregen im Kragen, und keine Droschke hält
town-weather-leaves-wet-and-a-tram-sliding-past-its-stop = Laub, nass, und eine Tram rutscht an der Haltestelle vorbei
town-weather-a-dry-storm-signs-swing-and-dogs-are-let-in = ein trockener Sturm; Schilder schwingen, und die Hunde dürfen herein
town-weather-dawn-rinsed-with-one-street-cleaner-in-it = Morgen, wie gespült, mit einem einzigen Straßenkehrer

## Weather of other worlds

far-weather-snow-of-dry-ice-upward-in-the-updraught = Schnee aus Trockeneis, der im Aufwind steigt
far-weather-a-rain-of-glass-sideways-for-a-minute = ein Regen aus Glas, waagrecht, eine Minute lang
far-weather-two-sunsets-and-nobody-can-decide-which-counts = zwei Sonnenuntergänge, und niemand weiß, welcher gilt
far-weather-a-methane-drizzle-visibility-orange = Methanniesel; die Sicht ist orange
far-weather-dust-on-every-seal-fine-enough-to-get-through-three-of-them = Staub an jeder Dichtung, fein genug für drei davon
far-weather-the-aurora-touches-the-masts-and-the-radio-speaks-in-vowels = das Polarlicht berührt die Masten, und der Funk spricht in Vokalen
far-weather-tide-of-the-near-moon-everything-loose-leans-west = Flut des nahen Mondes: alles Lose neigt sich nach Westen
far-weather-a-still-hour-in-which-the-sails-of-the-plants-unfold = eine stille Stunde, in der die Pflanzen ihre Segel entfalten
far-weather-fog-that-glows-where-it-is-stepped-in = Nebel, der leuchtet, wo man hineintritt
far-weather-lightning-along-the-horizon-without-a-pause-since-landing = Blitze am Horizont, ohne Pause seit der Landung
far-weather-a-shadow-crossing-and-forty-degrees-with-it = ein Schatten zieht vorüber, und mit ihm vierzig Grad
far-weather-radiation-warning-the-sky-looks-perfect = Strahlungswarnung; der Himmel sieht makellos aus
far-weather-spores-pink-drifting-into-the-intakes = Sporen, rosa, die in die Einlässe treiben
far-weather-wind-that-never-falls-below-a-shout = Wind, der nie leiser wird als ein Ruf
far-weather-the-dome-drips-that-is-the-weather = die Kuppel tropft; das ist das Wetter
far-weather-thin-blue-frost-on-the-night-side-of-every-stone = dünner blauer Reif an der Nachtseite jedes Steins
far-weather-acid-mist-and-the-paint-is-coming-off-the-names-of-the-ships = saurer Nebel, und von den Schiffsnamen löst sich die Farbe
far-weather-ash-from-a-mountain-three-thousand-kilometres-off = Asche von einem Berg, dreitausend Kilometer entfernt
far-weather-no-weather-by-order-until-the-vote = kein Wetter, auf Anordnung, bis zur Abstimmung
far-weather-rain-ordinary-rain-old-hands-stand-in-it-with-their-helmets-off = Regen, gewöhnlicher Regen; die Alten stehen ohne Helm darin

## What is said on the quay

harbour-rumours-a-captain-is-paying-double-for-hands-who-cannot-read-charts = ein Kapitän zahlt doppelt für Leute, die keine Karten lesen können
harbour-rumours-the-light-on-the-point-was-sold-and-is-being-delivered = das Feuer auf der Landspitze ist verkauft und wird gerade geliefert
harbour-rumours-they-caught-a-fish-with-a-wedding-ring-and-now-there-are-two-husbands = man hat einen Fisch mit einem Ehering gefangen, und jetzt gibt es zwei Ehemänner
harbour-rumours-the-constance-came-in-a-day-before-she-sailed = die Constance lief einen Tag ein, bevor sie auslief
harbour-rumours-the-harbour-master-counts-the-anchors-at-night-and-gets-a-different-number = die Hafenmeisterin zählt nachts die Anker und kommt auf eine andere Zahl
harbour-rumours-there-is-a-war-on-but-the-freight-rates-have-not-heard = es ist Krieg, aber die Frachtsätze wissen es noch nicht
harbour-rumours-somebody-is-buying-wrecks-by-name = jemand kauft Wracks, dem Namen nach
harbour-rumours-the-pilot-has-gone-blind-and-is-better-for-it = der Lotse ist erblindet und seither besser
harbour-rumours-the-salt-is-cut-with-something-gulls-will-not-touch-it = das Salz ist gestreckt; die Möwen rühren es nicht an
harbour-rumours-a-mermaid-has-been-seen-by-the-bishop-twice = man hat eine Meerjungfrau gesehen, der Bischof, zweimal
harbour-rumours-the-new-crew-of-the-dredger-never-comes-ashore = die neue Mannschaft des Baggers kommt nie an Land
harbour-rumours-the-insurance-was-paid-before-the-ship-was-late = die Versicherung zahlte, ehe das Schiff überfällig war
harbour-rumours-an-island-has-been-taken-off-the-chart-at-its-own-request = eine Insel ist von der Karte genommen worden, auf eigenen Wunsch
harbour-rumours-the-press-gang-wants-a-cook-and-will-be-choosy = die Werber suchen einen Koch und sind wählerisch
harbour-rumours-a-cat-has-been-on-eleven-ships-ten-of-them-were-lucky = eine Katze war auf elf Schiffen; zehn hatten Glück
harbour-rumours-they-are-loading-by-lantern-and-it-is-only-cheese = sie laden bei Laternenlicht, und es ist nur Käse
harbour-rumours-the-drowned-man-had-a-dry-letter = der Ertrunkene hatte einen trockenen Brief
harbour-rumours-the-pirates-have-a-new-admiral-and-she-pays-on-fridays = die Piraten haben eine neue Admiralin, und sie zahlt freitags
harbour-rumours-the-tide-table-is-wrong-for-the-third-the-printer-was-bribed = die Gezeitentafel stimmt für den Dritten nicht; der Drucker war bestochen
harbour-rumours-a-ship-put-in-sold-everything-at-cost-and-left-in-ballast = ein Schiff lief ein, verkaufte alles zum Einkauf und ging in Ballast

## What is said at court

court-rumours-the-king-has-learned-to-read-and-has-asked-for-the-accounts = der König hat lesen gelernt und nach den Rechnungen gefragt
court-rumours-the-heir-s-cradle-was-bought-second-hand = die Wiege des Thronerben wurde gebraucht gekauft
court-rumours-three-dukes-have-ordered-mourning-and-nobody-is-ill = drei Herzöge haben Trauerkleidung bestellt, und niemand ist krank
court-rumours-the-ambassador-s-wife-is-the-ambassador = die Frau des Botschafters ist der Botschafter
court-rumours-a-new-portrait-hangs-turned-to-the-wall-unfinished = ein neues Bildnis hängt zur Wand gedreht, unvollendet
court-rumours-the-chancellor-wins-at-cards-again-so-he-is-afraid = der Kanzler gewinnt wieder beim Kartenspiel, also hat er Angst
court-rumours-the-queen-s-letters-go-by-way-of-the-laundry = die Briefe der Königin gehen über die Wäscherei
court-rumours-the-old-marshal-has-been-given-a-garden-to-command = dem alten Marschall hat man einen Garten unterstellt
court-rumours-there-are-two-keys-to-the-east-stair-since-easter = zur Osttreppe gibt es zwei Schlüssel, seit Ostern
court-rumours-the-taster-asked-for-leave-and-was-refused = der Vorkoster bat um Urlaub und bekam keinen
court-rumours-a-treaty-was-signed-in-pencil = ein Vertrag wurde mit Bleistift unterschrieben
court-rumours-the-princess-has-stopped-stammering-in-one-language = die Prinzessin stottert in einer Sprache nicht mehr
court-rumours-nobody-has-seen-the-second-physician-since-the-first-one-s-supper = den zweiten Leibarzt hat niemand gesehen, seit der erste zum Essen lud
court-rumours-the-crown-was-cleaned-and-came-back-lighter = die Krone wurde gereinigt und kam leichter zurück
court-rumours-somebody-has-been-feeding-the-prisoner-in-the-north-tower-well = jemand gibt dem Gefangenen im Nordturm gut zu essen
court-rumours-the-guard-is-to-be-changed-for-one-whose-names-are-harder-to-pronounce = die Garde wird ausgewechselt, gegen eine, deren Namen schwerer auszusprechen sind
court-rumours-the-countess-laughed-in-council-once-at-the-right-moment = die Gräfin hat im Rat gelacht, einmal, im richtigen Augenblick
court-rumours-there-will-be-peace-and-people-are-selling-at-once = es wird Frieden geben, und man verkauft sofort
court-rumours-the-astrologer-predicted-yesterday-and-was-right = die Sterndeuterin hat den gestrigen Tag vorhergesagt und hatte recht
court-rumours-you-are-spoken-of-kindly-which-is-worse = man spricht von dir, freundlich, und das ist schlimmer

## What is said at the well

village-rumours-the-goose-that-was-stolen-came-back-fatter = die gestohlene Gans ist wieder da, und zwar fetter
village-rumours-the-new-teacher-has-a-tattoo-and-bakes = die neue Lehrerin hat eine Tätowierung und backt
village-rumours-old-marten-is-digging-and-will-not-say-for-what = der alte Marten gräbt und sagt nicht, wonach
village-rumours-the-church-clock-has-been-right-all-week = die Kirchenuhr geht seit einer Woche richtig
village-rumours-the-miller-s-two-daughters-have-stopped-quarrelling-so-it-is-serious = die beiden Müllerstöchter streiten nicht mehr, also ist es ernst
village-rumours-somebody-leaves-a-loaf-at-the-widow-s-door-with-a-different-knife-mark-each-day = jemand legt der Witwe ein Brot vor die Tür, jeden Tag mit anderem Messerschnitt
village-rumours-the-squire-means-to-sell-the-wood-or-marry = der Gutsherr will den Wald verkaufen, oder heiraten
village-rumours-the-fortune-teller-at-the-fair-told-the-butcher-everything-and-he-paid-twice = die Wahrsagerin auf dem Markt hat dem Fleischer alles gesagt, und er hat doppelt bezahlt
village-rumours-there-is-a-light-in-the-old-school-on-tuesdays = dienstags brennt Licht in der alten Schule
village-rumours-the-vicar-lost-the-sermon-and-it-was-the-best-in-years = der Pfarrer verlor die Predigt, und es war die beste seit Jahren
village-rumours-the-bees-have-left-the-manor-and-gone-to-the-smith = die Bienen haben das Herrenhaus verlassen und sind zum Schmied gezogen
village-rumours-there-is-money-under-the-bridge-everybody-has-looked = unter der Brücke liegt Geld; alle haben nachgesehen
village-rumours-the-postman-reads-the-cards-and-answers-some = der Briefträger liest die Karten und beantwortet manche
village-rumours-the-twins-have-swapped-and-their-mother-lets-them = die Zwillinge haben getauscht, und ihre Mutter lässt sie
village-rumours-a-stranger-has-taken-the-mill-cottage-until-spring-with-eleven-trunks = ein Fremder hat das Mühlhaus bis zum Frühjahr gemietet, mit elf Koffern
village-rumours-the-cat-at-the-inn-is-somebody-s-aunt-ask-anybody = die Katze im Gasthof ist jemandes Tante; frag, wen du willst
village-rumours-the-pump-tastes-of-pears = die Pumpe schmeckt nach Birnen
village-rumours-they-will-build-the-railway-after-all-through-the-cricket-field = sie bauen die Eisenbahn doch, mitten durch die Festwiese
village-rumours-the-doctor-has-bought-a-spade = der Doktor hat einen Spaten gekauft
village-rumours-nobody-won-the-raffle-and-it-has-been-collected = niemand hat bei der Tombola gewonnen, und der Preis ist abgeholt

## What is said on the mess deck

station-rumours-the-water-has-been-through-us-fewer-times-than-they-say = das Wasser war seltener durch uns durch, als sie sagen
station-rumours-the-company-has-a-second-company-and-it-owns-the-air = die Gesellschaft hat eine zweite Gesellschaft, und der gehört die Luft
station-rumours-shift-nine-does-not-exist-ask-who-draws-its-pay = Schicht neun gibt es nicht; frag, wer ihren Lohn holt
station-rumours-a-signal-came-in-our-own-code-from-ahead = ein Signal kam, in unserem eigenen Code, von vorn
station-rumours-they-are-waking-sleepers-out-of-order = sie wecken die Schläfer außer der Reihe
station-rumours-the-doctor-was-replaced-and-the-new-one-knows-all-the-jokes = die Ärztin wurde ersetzt, und die neue kennt alle Witze
station-rumours-the-ore-is-not-ore = das Erz ist kein Erz
station-rumours-the-ship-that-is-late-has-been-docked-on-the-far-side-since-tuesday = das überfällige Schiff liegt seit Dienstag auf der anderen Seite
station-rumours-there-is-a-window-on-deck-four-behind-the-panel-and-it-is-not-dark = auf Deck vier gibt es ein Fenster, hinter der Wand, und es ist nicht dunkel
station-rumours-the-strike-fund-has-been-spent-on-seeds = die Streikkasse ist für Saatgut ausgegeben worden
station-rumours-somebody-answers-the-emergency-phone-in-the-ring-without-air = am Notruftelefon meldet sich jemand, im Ring ohne Luft
station-rumours-they-found-a-boot-outside-and-it-is-our-size = man hat draußen einen Stiefel gefunden, in unserer Größe
station-rumours-the-machine-in-stores-has-started-to-say-please = die Maschine im Lager sagt neuerdings bitte
station-rumours-earth-has-changed-the-date = die Erde hat das Datum geändert
station-rumours-the-captain-eats-for-two = der Kapitän isst für zwei
station-rumours-the-evacuation-drill-is-not-a-drill-look-who-got-tickets = die Räumungsübung ist keine Übung; sieh nach, wer Karten bekam
station-rumours-a-child-drew-the-thing-in-the-ducts-and-so-did-another-who-cannot-have-seen-it = ein Kind hat das Ding in den Schächten gezeichnet, und ein zweites auch, das es nicht gesehen haben kann
station-rumours-the-pay-ship-brought-sealed-crates-and-no-pay = das Lohnschiff brachte versiegelte Kisten und keinen Lohn
station-rumours-gravity-will-be-rationed-from-the-first = ab dem Ersten wird die Schwerkraft rationiert
station-rumours-you-were-transferred-a-month-ago-the-form-is-on-the-board = du bist vor einem Monat versetzt worden; das Formular hängt aus

## What is said behind the lines

war-rumours-the-relief-is-two-days-off-as-it-was-a-week-ago = der Entsatz ist zwei Tage entfernt, wie schon vor einer Woche
war-rumours-the-enemy-has-bread = der Feind hat Brot
war-rumours-they-shot-the-mayor-or-he-shot-himself-or-it-was-the-old-one = sie haben den Bürgermeister erschossen, oder er sich selbst, oder es war der frühere
war-rumours-our-guns-are-for-sale-across-the-river = unsere Geschütze stehen jenseits des Flusses zum Verkauf
war-rumours-there-is-a-list-and-it-is-alphabetical = es gibt eine Liste, und sie ist nach dem Alphabet
war-rumours-the-wells-at-the-mill-are-poisoned-the-mill-says-it-is-ours = die Brunnen an der Mühle sind vergiftet; die Mühle sagt, unsere
war-rumours-a-whole-company-walked-over-in-the-fog-band-and-all = eine ganze Kompanie ist im Nebel hinübergegangen, samt Kapelle
war-rumours-the-general-s-children-have-been-sent-inland = die Kinder des Generals hat man ins Hinterland geschickt
war-rumours-there-is-a-truce-on-sunday-for-the-dead = am Sonntag ist Waffenruhe, für die Toten
war-rumours-the-hospital-train-was-full-of-crates = der Lazarettzug war voller Kisten
war-rumours-the-bridge-is-mined-and-the-man-who-knew-where-has-typhus = die Brücke ist vermint, und der Mann, der wusste, wo, hat Typhus
war-rumours-they-are-calling-up-the-fifteen-year-olds-of-the-next-valley = sie ziehen die Fünfzehnjährigen aus dem Nachbartal ein
war-rumours-the-deserters-in-the-wood-have-elected-a-priest = die Fahnenflüchtigen im Wald haben einen Priester gewählt
war-rumours-a-nurse-has-been-buying-watches = eine Schwester kauft Uhren auf
war-rumours-they-have-a-new-gas-which-smells-of-hay = sie haben ein neues Gas, das nach Heu riecht
war-rumours-the-peace-was-signed-and-the-telegraph-is-down = der Friede ist unterschrieben, und der Telegraf ist ausgefallen
war-rumours-there-is-a-sniper-who-only-shoots-at-officers-and-has-been-given-cigarettes = es gibt einen Scharfschützen, der nur auf Offiziere schießt, und man schenkt ihm Zigaretten
war-rumours-nobody-has-been-paid-but-the-gravediggers = niemand ist bezahlt worden, nur die Totengräber
war-rumours-the-maps-are-captured-ones-and-they-were-meant-to-be-captured = die Karten sind erbeutet, und sie sollten erbeutet werden
war-rumours-it-will-be-tonight = heute Nacht ist es so weit

## It goes wrong at the table

social-complications-your-host-has-seated-you-beside-the-one-person-you-lied-to = man hat dich neben die eine Person gesetzt, die du belogen hast
social-complications-somebody-proposes-a-toast-to-the-wrong-marriage = jemand bringt einen Trinkspruch auf die falsche Ehe aus
social-complications-a-child-repeats-what-was-said-in-the-carriage = ein Kind wiederholt, was in der Kutsche gesagt wurde
social-complications-the-letter-of-introduction-is-for-somebody-taller = das Empfehlungsschreiben gilt für jemand Größeren
social-complications-they-know-the-song-and-want-you-to-sing-the-third-verse = sie kennen das Lied und wollen, dass du die dritte Strophe singst
social-complications-an-old-friend-greets-you-by-your-old-name = ein alter Freund begrüßt dich mit deinem alten Namen
social-complications-the-servants-have-been-told-to-count-the-spoons-after-you = die Dienstboten sollen nach dir die Löffel zählen
social-complications-dinner-is-announced-and-the-thing-is-not-yet-found = es wird zu Tisch gebeten, und das Ding ist noch nicht gefunden
social-complications-your-ally-agrees-with-everybody-loudly = dein Verbündeter stimmt allen zu, laut
social-complications-someone-faints-and-it-is-the-one-who-is-never-ill = jemand fällt in Ohnmacht, und zwar die, die nie krank ist
social-complications-the-gift-you-brought-is-hanging-on-their-wall-already = das Geschenk, das du bringst, hängt schon bei ihnen an der Wand
social-complications-a-fortune-is-told-for-fun-and-is-too-good = zum Spaß wird die Zukunft gesagt, und sie stimmt zu genau
social-complications-the-dog-brings-in-a-glove = der Hund bringt einen Handschuh herein
social-complications-you-are-asked-before-everybody-what-you-think = man fragt dich vor allen, was du meinst
social-complications-the-portrait-over-the-fire-has-your-eyes = das Bildnis über dem Kamin hat deine Augen
social-complications-two-people-wait-for-you-on-two-terraces = auf zwei Terrassen warten zwei Leute auf dich
social-complications-the-musicians-stop-a-bar-too-early = die Musikanten hören einen Takt zu früh auf
social-complications-an-uninvited-guest-has-the-better-invitation = ein ungeladener Gast hat die bessere Einladung
social-complications-your-hostess-cries-in-the-pantry-and-has-seen-you = die Gastgeberin weint in der Speisekammer und hat dich gesehen
social-complications-it-is-proposed-that-everybody-turn-out-their-pockets = jemand schlägt vor, dass alle ihre Taschen leeren

## It goes wrong at the vault

heist-complications-the-night-watchman-has-brought-his-daughter = der Nachtwächter hat seine Tochter dabei
heist-complications-the-safe-is-a-newer-one-and-the-old-one-is-in-the-cellar-full = der Tresor ist neuer, und der alte steht im Keller, voll
heist-complications-somebody-has-cut-this-wire-before = diesen Draht hat schon jemand durchgeschnitten
heist-complications-the-getaway-car-is-boxed-in-by-a-wedding = der Fluchtwagen ist von einer Hochzeit zugeparkt
heist-complications-one-bag-too-many-and-it-moves = eine Tasche zu viel, und sie bewegt sich
heist-complications-the-inside-man-is-wearing-the-wrong-tie = der Mann im Haus trägt die falsche Krawatte
heist-complications-a-patrol-stops-to-eat-right-there = eine Streife hält zum Essen, genau dort
heist-complications-the-stones-are-paste-the-setting-is-worth-a-fortune = die Steine sind falsch; die Fassung ist ein Vermögen wert
heist-complications-the-lift-stops-between-two-floors-with-music = der Aufzug bleibt zwischen zwei Stockwerken stehen, mit Musik
heist-complications-the-plan-was-drawn-in-a-mirror = der Plan wurde im Spiegel gezeichnet
heist-complications-a-second-crew-is-coming-up-through-the-floor = eine zweite Bande kommt durch den Fußboden
heist-complications-someone-at-the-window-across-the-way-is-not-asleep-and-waves = drüben am Fenster schläft jemand nicht und winkt
heist-complications-the-combination-is-a-date-and-you-were-there = die Kombination ist ein Datum, und du warst dabei
heist-complications-the-driver-is-on-the-phone-to-his-mother = der Fahrer telefoniert mit seiner Mutter
heist-complications-the-alarm-is-a-man-and-he-is-early = die Alarmanlage ist ein Mann, und er kommt zu früh
heist-complications-there-is-a-note-for-you-in-the-vault = im Tresorraum liegt ein Zettel für dich
heist-complications-the-glove-split = der Handschuh ist geplatzt
heist-complications-it-has-started-to-snow-and-you-came-across-the-roofs = es hat zu schneien begonnen, und ihr seid über die Dächer gekommen
heist-complications-the-owner-comes-home-drunk-glad-of-company = der Besitzer kommt heim, betrunken, froh um Gesellschaft
heist-complications-what-you-came-for-has-been-given-to-the-museum-with-a-plaque = was ihr holen wollt, ist dem Museum geschenkt worden, mit Tafel

## It goes wrong in the fight

fight-complications-the-floor-gives-slowly-at-one-corner = der Boden gibt nach, langsam, an einer Ecke
fight-complications-a-bystander-takes-your-side-with-a-ladle = ein Zuschauer schlägt sich auf deine Seite, mit einer Schöpfkelle
fight-complications-lamp-oil-and-it-is-running-towards-the-hearth = Lampenöl, und es läuft auf den Herd zu
fight-complications-one-of-them-is-wearing-your-brother-s-coat = einer von ihnen trägt den Mantel deines Bruders
fight-complications-your-blade-is-stuck-and-so-is-the-man = deine Klinge steckt fest, und der Mann auch
fight-complications-the-horses-have-got-loose-and-have-opinions = die Pferde sind los und haben eine Meinung
fight-complications-they-are-fighting-to-lose-time-not-to-win = sie kämpfen um Zeit, nicht um den Sieg
fight-complications-a-bell-begins-and-both-sides-look-round = eine Glocke beginnt, und beide Seiten sehen sich um
fight-complications-the-youngest-of-them-throws-down-the-sword-and-cries = der Jüngste von ihnen wirft das Schwert weg und weint
fight-complications-smoke-friend-and-foe-cough-alike = Rauch; Freund und Feind husten gleich
fight-complications-the-bridge-is-being-lowered-or-raised-it-depends-who-has-the-wheel = die Brücke wird gesenkt oder gehoben; es kommt darauf an, wer am Rad steht
fight-complications-somebody-shoots-who-was-not-in-it-until-now = es schießt jemand, der bisher nicht dabei war
fight-complications-the-banner-falls-on-you = das Banner fällt auf dich
fight-complications-their-captain-salutes-you-and-means-a-duel = ihr Hauptmann grüßt dich und meint ein Duell
fight-complications-the-way-out-is-downhill-wet-and-full-of-cattle = der Weg hinaus führt bergab, ist nass und voller Rinder
fight-complications-your-own-wound-is-older-than-this-fight-and-has-opened = deine eigene Wunde ist älter als dieser Kampf und ist aufgegangen
fight-complications-what-you-are-guarding-has-gone-for-a-walk = was du bewachst, ist spazieren gegangen
fight-complications-the-sun-comes-out-full-in-your-eyes-or-theirs = die Sonne kommt heraus, dir mitten in die Augen, oder ihnen
fight-complications-they-have-more-friends-than-you-counted-on-the-stairs = sie haben mehr Freunde, als du gezählt hast, auf der Treppe
fight-complications-the-enemy-saves-your-life-by-accident-and-both-of-you-notice = der Feind rettet dir das Leben, aus Versehen, und ihr merkt es beide

## It goes wrong with magic

magic-complications-it-works-next-door = es wirkt, nebenan
magic-complications-the-candle-lights-itself-and-all-the-others-go-out-in-the-street-too = die Kerze zündet sich an, und alle anderen gehen aus, auch auf der Straße
magic-complications-for-an-hour-you-hear-what-is-thought-by-animals = eine Stunde lang hörst du, was gedacht wird, von Tieren
magic-complications-your-voice-arrives-a-little-after-your-lips = deine Stimme kommt ein wenig nach den Lippen an
magic-complications-something-answers-in-the-same-words-from-the-well = etwas antwortet mit denselben Worten, aus dem Brunnen
magic-complications-every-knot-in-the-house-comes-undone = jeder Knoten im Haus geht auf
magic-complications-it-must-be-paid-in-names-and-you-have-three = es wird in Namen bezahlt, und du hast drei
magic-complications-the-ink-crawls-to-the-edge-of-the-page = die Tinte kriecht an den Rand der Seite
magic-complications-what-was-called-comes-and-it-is-the-neighbour-s = was gerufen wurde, kommt, und es gehört dem Nachbarn
magic-complications-your-shadow-stays-where-it-was-done = dein Schatten bleibt, wo es getan wurde
magic-complications-a-day-is-missing-bread-and-beards-know-it = ein Tag fehlt; Brot und Bärte wissen es
magic-complications-all-the-glass-in-the-room-faces-you = alles Glas im Raum sieht dich an
magic-complications-it-can-be-undone-only-by-somebody-who-does-not-want-to = es lässt sich nur von jemandem lösen, der nicht will
magic-complications-the-dead-man-thanks-you-and-stays = der Tote dankt dir und bleibt
magic-complications-snow-falls-in-the-room-in-summer-upward = im Zimmer fällt Schnee, im Sommer, nach oben
magic-complications-the-circle-is-closed-and-somebody-is-in-it-whom-nobody-drew-it-for = der Kreis ist geschlossen, und darin ist jemand, für den ihn keiner gezogen hat
magic-complications-whatever-you-touch-is-remembered-as-having-been-warm = was du berührst, bleibt als warm in Erinnerung
magic-complications-the-price-was-named-in-a-language-you-have-now-forgotten = der Preis wurde in einer Sprache genannt, die du jetzt vergessen hast
magic-complications-it-is-louder-than-it-should-be-and-there-are-dogs = es ist lauter, als es sein sollte, und es gibt Hunde
magic-complications-you-know-how-to-do-it-again-and-cannot-stop-knowing = du weißt, wie man es noch einmal tut, und kannst nicht aufhören, es zu wissen

## It goes wrong out there

space-complications-a-slow-leak-somewhere-behind-the-kitchen = ein langsames Leck, irgendwo hinter der Küche
space-complications-the-suit-reports-a-second-heartbeat = der Anzug meldet einen zweiten Herzschlag
space-complications-fuel-for-there-or-for-back = Treibstoff für hin, oder für zurück
space-complications-the-tether-is-long-enough-minus-the-knot = die Leine ist lang genug, bis auf den Knoten
space-complications-the-other-ship-has-your-name = das andere Schiff hat euren Namen
space-complications-the-computer-needs-a-signature-from-a-man-who-is-asleep-for-nine-years = der Rechner braucht die Unterschrift eines Mannes, der noch neun Jahre schläft
space-complications-it-is-their-holiday-and-nobody-will-dock-you-until-it-is-over = sie haben Feiertag, und niemand legt euch an, bis er vorbei ist
space-complications-the-cargo-is-awake = die Ladung ist wach
space-complications-debris-ahead-tools-and-a-glove-with-the-hand-in-it = Trümmer voraus: Werkzeug, und ein Handschuh mit der Hand darin
space-complications-the-map-is-right-and-the-moon-is-not-there = die Karte stimmt, und der Mond ist nicht da
space-complications-the-heat-must-go-somewhere-and-the-only-somewhere-is-the-garden = die Wärme muss irgendwohin, und das einzige Irgendwo ist der Garten
space-complications-a-passenger-knows-too-much-about-airlocks = ein Passagier weiß zu viel über Schleusen
space-complications-the-rescue-beacon-is-a-toll-booth = die Notbake ist eine Mautstelle
space-complications-all-clocks-agree-except-the-one-that-is-never-wrong = alle Uhren stimmen überein, nur nicht die, die nie falsch geht
space-complications-the-medicine-has-been-swapped-for-sugar-carefully-labelled = die Arznei ist gegen Zucker getauscht, sorgfältig beschriftet
space-complications-solar-storm-in-two-hours-shelter-for-five-of-the-six = Sonnensturm in zwei Stunden; Schutz für fünf von sechs
space-complications-your-own-voice-on-the-distress-channel-thirty-years-older = deine eigene Stimme auf dem Notkanal, dreißig Jahre älter
space-complications-the-drive-will-not-stop = der Antrieb geht nicht aus
space-complications-the-treaty-line-runs-through-the-hull = die Vertragslinie läuft durch den Rumpf
space-complications-somebody-outside-is-knocking-in-a-rhythm-you-taught-them = draußen klopft jemand in einem Takt, den du ihm beigebracht hast

## What the story is about

story-themes-what-is-owed-to-the-dead = was man den Toten schuldet
story-themes-a-promise-against-a-law = ein Versprechen gegen ein Gesetz
story-themes-the-price-of-being-safe = was Sicherheit kostet
story-themes-who-is-allowed-to-tell-it = wer es erzählen darf
story-themes-home-and-whether-it-can-be-carried = Heimat, und ob man sie tragen kann
story-themes-mercy-at-the-wrong-moment = Gnade im falschen Augenblick
story-themes-the-child-becomes-the-parent = das Kind wird zum Vater oder zur Mutter
story-themes-something-old-that-still-works = etwas Altes, das noch geht
story-themes-something-new-that-should-not = etwas Neues, das es nicht sollte
story-themes-two-truths-one-witness = zwei Wahrheiten, eine Zeugin
story-themes-hunger-and-good-manners = Hunger und gute Manieren
story-themes-the-enemy-s-reasons = die Gründe des Feindes
story-themes-a-debt-that-cannot-be-counted-in-money = eine Schuld, die sich nicht in Geld rechnen lässt
story-themes-what-a-name-can-do = was ein Name vermag
story-themes-the-last-of-something = das Letzte von etwas
story-themes-a-wall-and-who-is-on-which-side = eine Mauer, und wer auf welcher Seite steht
story-themes-work-well-done-for-a-bad-master = gute Arbeit für einen schlechten Herrn
story-themes-to-be-believed = dass einem geglaubt wird
story-themes-the-river-goes-on = der Fluss fließt weiter
story-themes-coming-back-changed-to-a-place-that-is-not = verändert zurückkommen an einen Ort, der es nicht ist

## What the story is about, where it may end well

bright-themes-strangers-share-a-roof = Fremde teilen ein Dach
bright-themes-something-broken-is-worth-mending = etwas Kaputtes ist das Flicken wert
bright-themes-the-shy-one-speaks = der Schüchterne spricht
bright-themes-a-feast-is-owed = ein Fest ist fällig
bright-themes-an-old-quarrel-is-outlived = ein alter Streit überlebt sich
bright-themes-small-hands-do-it = kleine Hände schaffen es
bright-themes-a-garden-against-advice = ein Garten, gegen jeden Rat
bright-themes-the-long-way-round-was-the-right-one = der Umweg war der richtige
bright-themes-somebody-is-forgiven-before-they-ask = jemandem wird vergeben, ehe er bittet
bright-themes-the-whole-street-turns-out = die ganze Straße ist auf den Beinen
bright-themes-a-craft-is-passed-on = ein Handwerk wird weitergegeben
bright-themes-the-monster-was-lonely = das Ungeheuer war einsam
bright-themes-winter-ends = der Winter geht zu Ende
bright-themes-a-lie-told-in-kindness-and-told-no-longer = eine Lüge aus Güte, und dann nicht mehr
bright-themes-those-who-were-left-out-are-let-in = wer draußen war, darf herein
bright-themes-the-music-starts-again = die Musik fängt wieder an
bright-themes-one-good-day-exactly-described = ein guter Tag, genau beschrieben
bright-themes-an-enemy-at-the-door-in-the-rain = ein Feind vor der Tür, im Regen
bright-themes-what-was-buried-grows = was begraben wurde, wächst
bright-themes-enough-for-everybody = genug, für alle

## Wie die Tabellen heißen

name-aims = Ziele
name-altered-scenes = veränderte Szenen
name-bargains = Gegenleistungen
name-beginnings = Anfänge
name-books = Bücher
name-bright-themes = helle Themen
name-bynames = Spitznamen
name-cards = Spielkarten
name-chases = Verfolgungen
name-clues = Spuren
name-complications = Verwicklungen
name-court-rumours = Gerüchte bei Hof
name-courtiers = Höflinge
name-crew = Mannschaft
name-crowds = Menschenmengen
name-curiosities = Kuriositäten
name-curses = Flüche
name-deeds = Tätigkeiten
name-depths = Tiefen
name-desert-weather = Wüstenwetter
name-doors = Türen
name-dread = Furcht
name-endings-nobody-asked-for = ungebetene Enden
name-far-weather = fremde Wetter
name-fight-complications = Verwicklungen im Kampf
name-first-impressions = erste Eindrücke
name-food = Speisen
name-frontiers = Grenzen
name-grudges = Groll
name-guards = Torwachen
name-habits = Gewohnheiten
name-harbour = Hafen
name-harbour-rumours = Gerüchte am Kai
name-haunts = Spukorte
name-havens = Zufluchten
name-heist-complications = Verwicklungen beim Einbruch
name-helpers = Helfer
name-hopes = Hoffnungen
name-images = Bilder
name-interruptions = Unterbrechungen
name-letters = Briefe
name-light = Licht
name-machines = Maschinen
name-magic-complications = Verwicklungen beim Zaubern
name-manners-of-speech = Redeweisen
name-matters = Dinge
name-monsters = Ungeheuer
name-motives = Beweggründe
name-mountain-weather = Bergwetter
name-names = Namen
name-names-arabic = Namen der Karawanenstädte
name-names-iberian = Namen der Südküste
name-names-japanese = Namen der Inseln
name-names-norse = Namen des Nordens
name-names-old-empire = Namen des alten Reiches
name-names-slavic = Namen der Ebenen
name-names-village = Namen vom Dorf
name-names-yoruba = Namen der Wälder
name-nights = Nächte
name-obstacles = Hindernisse
name-old-sins = alte Sünden
name-omens = Vorzeichen
name-people-of-power = Mächtige
name-place = Ort
name-place-city = Orte in der Stadt
name-place-indoors = Innenräume
name-place-ruin = Ruinen
name-place-wild = Orte im Freien
name-pockets = Tascheninhalt
name-relations = Bande
name-rites = Riten
name-roads = Straßen
name-rumours = Gerüchte
name-scenes = Szenen
name-sea-weather = Seewetter
name-seasons = Jahreszeiten
name-secrets = Geheimnisse
name-ships = Schiffe
name-shops = Läden
name-social-complications = Verwicklungen bei Tisch
name-sorcery = Hexerei
name-space-complications = Verwicklungen im All
name-spirits = Geister
name-stakes = Einsätze
name-station = Station
name-station-rumours = Gerüchte an Bord
name-story-themes = Themen
name-suspects = Verdächtige
name-taverns = Schenken
name-town-weather = Stadtwetter
name-traps = Fallen
name-treasures = Schätze
name-twists = Wendungen
name-twists-of-fate = Wendungen des Schicksals
name-twists-of-the-journey = Wendungen der Reise
name-verbs = Verben
name-village-rumours = Gerüchte am Brunnen
name-villains = Drahtzieher
name-war-rumours = Gerüchte im Krieg
name-wasteland = Ödland
name-wayfarers = Reisende
name-weapons-with-a-past = Waffen mit Vergangenheit
name-weather = Wetter
name-what-happens-now = was jetzt geschieht
name-what-is-wrong-with-the-room = was am Zimmer nicht stimmt
name-what-the-stranger-wants = was der Fremde will
name-wind = Wind
name-witnesses = Zeugen
