dice-title = Würfel
dice-text = Jeder Wurf nimmt zehnseitige Würfel. Ein 1W5 ist ein halbierter W10, aufgerundet: 7 zählt als 4.

face-die-title = Der Gesichtswürfel
face-die-text =
    Ein Würfel eines Angriffs ist vorher bezeichnet: hier der erste. Zeigt er 10 und trifft der Angriff, so macht er 1 Wunde mehr. Eine 1 auf ihm lohnt sich für die, die schmutzig kämpfen.

    Auch ein Gesichtswürfel, der nicht behalten wird, zählt; die Einstellung face_die_counts_when_dropped ändert das.

solo-title = Eine Person spielt
solo-text = Das Spiel ist für eine Spielleitung und zwei oder mehr Spielende gedacht, mit einem Haufen von mindestens 15 Punkten für jede Person, lässt sich aber allein spielen. Dann ist das Programm die Spielleitung: Was in die Schale ginge, kommt zu dir, und der Haufen wird nie leer.

what-is-awesome-title = Was großartig ist
what-is-awesome-text = Was als großartig gilt, sagt die Runde am Tisch. Hier sagt es das Abenteuer: Eine Wahl oder ein Ausgang kann Awesome Points bringen. Niemand gibt sie sich selbst.

sheet-title = Der Bogen
sheet-text = Auf deinem Bogen stehen Name, Geburtsjahr, wer dich spielt, Beschreibung, Beweggrund, Narben, Sprachen und Künste, Vorlage, angeborene Gabe, Stufe, Punkte, sechs Attribute, Talente mit ihrer Häufigkeit (C für immer, A für Arena, R für nach Rast), Wunden, Waffen und Rüstung, Münzen und Ausrüstung. Gib 'sheet' ein.

attributes-title = Attribute
attributes-text =
    Sechs, von -2 aufwärts:
    - Wahrnehmung: bemerken, Einsicht, Sprachen und Künste
    - Kraft: Größe, Stärke, tragen
    - Charme: überreden und führen
    - Willenskraft: Wille, Magie widerstehen
    - List: Heimlichkeit, Diebstahl, Lügen
    - Wagemut: Mut und Reflexe

motive-title = Beweggrund
motive-text = Ein Grund, auf Abenteuer zu ziehen, ist am Anfang 3 Awesome Points wert. Lass 2W10 ihn wählen, wähle ihn aus der Liste, erfinde ihn, oder lass es bleiben. Ein Abenteuer kann allen denselben geben.

creation-title = Eine Figur erschaffen
creation-text = Der Reihe nach: die Vorlage mit ihrer angeborenen Gabe; ein Beweggrund; Attribute; ein Talent; Waffe, Rüstung, Schild, Rucksack und Name. Die Schwäche einer Vorlage ist eine Beschreibung und kostet nichts. Wo das Abenteuer es erlaubt, darf bei einer ungewöhnlichen Herkunft das erste Talent von einer anderen Vorlage sein, außer es gehört ihr allein.

points-title = Attributpunkte
points-text = Alle Attribute beginnen bei 0, und du hast 5 Punkte, alle in einem, wenn du willst. Jeder Punkt unter 0 gibt einen mehr zum Ausgeben: höchstens vier solche Punkte, und nichts unter -2.

languages-title = Sprachen und Künste
languages-text = Jeder spricht eine Sprache. Jeder Punkt positiver Wahrnehmung ist am Anfang eine Kunst: eine Sprache mehr, ein Instrument oder eine andere Kunst. Negative Wahrnehmung nimmt nichts weg.

swimming-title = Schwimmen
swimming-text =
    Positive Kraft heißt, dass du schwimmen kannst. Ein Wurf auf Kraft bringt dich eine Arena weit, ein misslungener eine halbe. Ohne sie ist ein Erfolg eine halbe Arena, und ein Misserfolg heißt ertrinken. Wer schwimmt, hält 10 Runden durch, eine weniger je Last.

    Ertrinken: Kraft gegen 3, dann 4, 5 und so weiter; jeder Misserfolg ist eine Wunde.

wounds-title = Wunden
wounds-text = Eine Wunde ist, was einen gewöhnlichen Menschen aus dem Kampf nimmt. Du beginnst mit 1. Kampfgestählt gibt 2 mehr, und eine Stufe lässt sich gegen noch eine tauschen.

encumbrance-title = Last
encumbrance-text = Deine Kraft sagt, wie viele Lasten du frei trägst. Ab Kraft + 1, oder ab 1 Last bei Kraft 0 oder weniger, bist du überladen: Jeder Wurf misslingt, und du kannst dich nur noch dahinschleppen. Wer im Sterben liegt, trägt die Hälfte. Stell etwas ab, um frei zu sein.

loads-title = Was Dinge wiegen
loads-text =
    - mittlere, schwere, sehr schwere Rüstung: 1, 2, 3
    - 500 Münzen: 1
    - ein Kind, ein Mensch, ein großer Mensch: 2, 3, 4
    - eine einhändige Waffe oder Stangenwaffe, ein Bogen, ein Köcher: 1/2
    - eine schwere Waffe: 1
    - eine sehr schwere Waffe: 1 1/2, gezählt als 2, wenn keine Halbe sie ergänzt
    - leichter Schild 1/2, schwerer Schild 1
    - Rucksack: 1
    - leichte oder geworfene Waffen: 1/2 für je 4; winzige Geschosse: 1/2 für je 20

dragging-title = Schleifen und zusammen tragen
dragging-text = Über gewöhnlichen Boden geschleift, wiegt ein Ding die Hälfte. Mehrere dürfen sich ein Gewicht teilen.

starting-kit-title = Ausrüstung am Anfang
starting-kit-text = Du beginnst mit den Dingen deiner Vorlage, mit 3W10 Silber mal ihrer Zahl (Kämpfer 10, Ritter 100, Mechaniker 5, Späher und Dieb 1), mit einer Waffe jeder beliebigen Klasse und, wenn du willst, mit leichter oder mittlerer Rüstung, einem Schild und einem vollen Rucksack oder einer Wohnstatt.

ammunition-title = Munition
ammunition-text = Eine Schusswaffe hat am Anfang 20 Schuss; weitere kosten je 1 Silber. Ob sich verschossene wiederfinden lassen, ist Sache des Abenteuers.

backpack-title = Der Rucksack
backpack-text = Darin ist, was man unterwegs immer braucht: Seil, Licht, Feuer, eine Decke, Essen für 7 Tage und Wasser für 3, eine Säge und ein paar Kleinigkeiten. 'sheet' zählt alles auf. Wo das Abenteuer dich hineinsehen lässt, findet sich für 1 Awesome Point oder mehr noch etwas anderes darin.

money-title = Geld
money-text = 10 Kupfer sind ein Silber, 10 Silber ein Gold. Was Dinge ungefähr kosten: 1 Gold billige Sachen, 5 das Nötige, 25 Gutes wie ein Pferd oder leichte Rüstung, 100 ein Schlachtross oder schwere Rüstung.

attack-title = Der Angriffswurf
attack-text =
    Wirf die Würfel deiner Waffe und zähl dazu, was hilft. 8 oder mehr trifft, 7 oder weniger verfehlt, welche Rüstung es auch ist; bei einer höheren Summe fängt die Rüstung weniger ab.

    Üblich sind 2W10. Awesome Points heben diesen Wurf nicht, außer durch Wilde Gewalt und Elite.

melee-weapons-title = Nahkampfwaffen
melee-weapons-text =
    - Unbewaffnet: 0 Wunden, 1W10 + ein Attribut
    - Leicht: 1, 1W10 + ein Attribut
    - Einhändig: 1, 3W10 ohne den niedrigsten
    - Stangenwaffe: 1, 2W10
    - Schwer: 2, 2W10
    - Sehr schwer: 3, 2W10; kein Schild; Rüstung fängt 1 weniger ab

    Eine Stangenwaffe gibt +2, um jemanden festzuhalten oder nicht festgehalten zu werden. Das Attribut ist das der Waffe oder dein bestes.

unarmed-title = Unbewaffnet
unarmed-text = Ein Treffer mit bloßen Händen macht keine Wunde, außer 1 bei einem Schwarm. 2 Awesome Points kaufen wie immer eine Wunde; ist es die letzte, so ist das Ziel bewusstlos, nicht tot.

parrying-title = Parierwaffen
parrying-text = Neben einer leichten, einhändigen oder schweren Waffe darf die andere Hand eine zum Parieren halten: eine leichte oder einhändige. Das kostet einen Würfel und gibt einmal in der Runde eines von diesen: +2 zum Treffen, +1 Wunde oder -2 auf den Angriff eines Gegners. Gegen Schüsse hilft es nicht, und neben einem Schild geht es nicht. Bleibt kein Würfel, wirfst du 1W10 ohne Attribut.

ranged-weapons-title = Fernwaffen
ranged-weapons-text =
    - Leicht: 1 Wunde, 1W10 + ein Attribut
    - Einhändig: 1, 2W10
    - Schwer: 2, 2W10
    - Sehr schwer: 3, 2W10, nachladen ist eine Fokushandlung

    Sie reichen in deine Arena und die nächste. Ein Bogen, mit Fokus gezielt, reicht eine Arena je Punkt Kraft: Kurzbogen höchstens 4, Langbogen 8. Aus der Nähe sind sie einhändige Waffen, ein Langbogen eine Stangenwaffe, eine schwere Armbrust eine schwere Waffe.

moving-shot-title = Schießen in Bewegung
moving-shot-text = Für 1 Awesome Point schießt oder wirfst du, während du dich bewegst, mit 1W10: Wurfwaffen und Armbrüste, keine Bögen.

armor-title = Rüstung
armor-text =
    Was Rüstung abfängt, nach der Summe des Angriffs:
    - 20 und mehr: nichts
    - 17-19: sehr schwere 1
    - 14-16: sehr schwere 2, schwere 1
    - 11-13: 3, 2, mittlere 1
    - 8-10: 4, 3, 2, leichte 1

    Sie macht nie Wunden. Von Würfen auf List nimmt sie: mittlere -2, schwere -4, sehr schwere -6.

unarmored-title = Kämpfen ohne Rüstung
unarmored-text = Wer ohne Rüstung in einen Kampf geht, getroffen werden könnte und ihn überlebt, bekommt 2 Awesome Points. Wer einen Schild benutzt, gilt als gerüstet. Das Programm zahlt von selbst.

shields-title = Schilde
shields-text = Ein Schild kostet einen Würfel beim Treffen. Einmal in der Runde hält er 1 Wunde ab. Stattdessen darf ein leichter zerbrechen, um einen schweren Hieb auf 1 Wunde zu mildern; ein schwerer kann das zweimal und zerbricht beim zweiten Mal. Er kann auch die Waffe sein, allein oder neben einer einhändigen, schweren oder Stangenwaffe: ein leichter Schild eine leichte, ein schwerer eine einhändige Waffe. Wenn du dich verteidigst, haben Gegner im Ganzen -4, und er hält von jedem Treffer eine Wunde ab.

levels-title = Stufen
levels-text = 12 Awesome Points, die mit einer Figur ausgegeben sind, sind eine Stufe; man nimmt sie in einem Kampf oder später. Jede bringt ein Talent und +1 auf ein Attribut, oder stattdessen eine Sprache, ein Instrument oder eine Kunst. Was nicht ausgegeben ist, und was schon zählt, bleibt zwischen den Spielen. Eine höchste Stufe gibt es nicht; 20 ist bequem.

learning-title = Talente lernen
learning-text = Talente der eigenen Vorlage lernst du ohne Hilfe. Für andere braucht es jemanden, der sie lehrt, und 48 Stunden, die sich nebenbei ansammeln dürfen. Mindestens die Hälfte deiner Talente muss aus deiner Vorlage sein; eines davon zu verbessern zählt mit. Ein Talent darf aufgehoben werden, bis jemand da ist, der es lehrt.

intuition-title = Eingebung
intuition-text = Wo ein Abenteuer es anbietet, lernst du das Talent einer anderen Vorlage auf der Stelle: 3 Awesome Points für ein offenes, 5 für ein beschränktes. Der nächsten Stufe bringen sie dich nicht näher. Talente, die einer Vorlage allein gehören, sind so nicht zu haben.

tougher-title = Zäher
tougher-text = Talent und Attribut einer Stufe lassen sich zusammen gegen eine Wunde tauschen, einmal für jeden Punkt Kraft. Sie kommt zu den Wunden aus Talenten hinzu.

improving-title = Talente verbessern
improving-text = Statt ein neues Talent zu lernen, darfst du ein bekanntes verbessern, auf jede Weise einmal: eine Stufe öfter verwendbar, +1 Wunde, +1 zum Treffen, +2 auf den Wurf dafür, 1 AP billiger, eine Bewegung statt einer Fokushandlung. Angeboten wird nur, was zu dem Talent passt; nichts, was Würfe eines Gegners senkt, Schaden mindert, heilt oder Punkte bringt.

new-template-title = Die Vorlage wechseln
new-template-text = Mit 2 Talenten einer anderen Vorlage darfst du sie zu deiner machen, wenn du eine Stufe gewinnst. Was du von anderen hast, bleibt und wird nicht gezählt, und geborgt wird nun aus der neuen. Ihre angeborene Gabe bekommst du nicht, und die alte bleibt. Mit allen 5 Talenten kauft sie eine spätere Stufe.

talents-title = Talente gebrauchen
talents-text =
    - Immer: jederzeit
    - Arena: einmal in einer Arena; in einer anderen ist es wieder frisch, oder für 1 AP
    - Nach Rast: einmal zwischen zwei Rasten mit Essen; 2 AP machen es frisch, im Kampf 3

    Nur ein Erfolg verbraucht es. Manche brauchen keine Zeit, manche ersetzen deine Handlung, manche sind Fokushandlungen, manche dauern Minuten oder Stunden.

borrowing-title = Ein Talent borgen
borrowing-text = 3 Awesome Points geben dir ein Mal ein Talent deiner Vorlage, das du nicht gelernt hast.

focus-title = Fokus
focus-text = In Phase 3 angesagt, wirkt es in Phase 6, wenn du bis dahin keine Wunde verlierst. Ein Treffer, den die Rüstung aufhält, bricht ihn nicht. Was so misslingt, ist nicht verbraucht.

arenas-title = Arenen
arenas-text = Ein Kampf hat Orte. In einem bewegst du dich frei; eine Bewegung bringt dich in den nächsten. Jeder begünstigt eine Waffenklasse mit +2 zum Treffen: enge leichte Waffen, gefährliche Stangenwaffen, offene Fernwaffen (es zählt der Ort des Ziels), dichte schwere Waffen, gewöhnliche keine.

changing-arenas-title = Arenen, die sich ändern
changing-arenas-text = Orte können sich ändern: Heu brennt, eine Menge zerstreut sich. Ein Abenteuer kann auch Orte haben, die sich erst öffnen, wenn du auf sie kommst, umsonst oder für Awesome Points.

arena-kinds-title = Arten von Arenen
arena-kinds-text = Etwa 5 bis 6 m hoch und so groß, wie die Lage es verlangt. Eine Straße ist ein Streifen aus 2 oder 3 Orten, offen, solange niemand sonst darauf ist. Eine Mauer, die du erklettern kannst, ist gefährlich, eine, die dich einschließt, eng, und eine, die den Weg versperrt, gar kein Ort. Nasser, schlammiger oder gefrorener Boden ist gefährlich. Im Wald ist Unterholz dicht, ein Dickicht eng, und unter hohen alten Bäumen ist es gewöhnlich.

round-title = Die Runde
round-text =
    Sechs Phasen der Reihe nach:
    1. Verteidigen oder schützen.
    2. Schießen.
    3. Fokus beginnt, oder festhalten.
    4. Bewegen oder wegstoßen.
    5. Angreifen oder helfen.
    6. Was Fokus brauchte, geschieht; wer festgehalten war, ist in die Enge getrieben.

    Eine Handlung in jeder Runde, wenn ein Talent nichts anderes sagt. Ein Schuss darf für eine spätere Phase aufgehoben werden.

intentions-title = Absichten
intentions-text = Gegner sagen, was sie tun wollen, bevor du wählst: alles, nur die Phase oder nichts. Für Geheimhaltung zahlt dir die Spielleitung in jeder Runde 1 Awesome Point.

initiative-title = Initiative
initiative-text = Nur wenn in einer Phase beide Seiten handeln, würfelt jede 1W10; die höhere ist zuerst dran. Bei Gleichstand geschieht alles zugleich: Wer dann fällt, schlägt noch zu. Mit einer Einstellung wird noch einmal gewürfelt.

defending-title = Verteidigen und schützen
defending-text = Wenn du dich verteidigst, haben Gegner -2, um dich zu treffen. Wenn du schützt, gelten Angriffe auf jemanden neben dir dann dir. In beiden Fällen schlägst du nach jedem zurück, der dich im Nahkampf trifft. Handlanger würfeln einmal, also schlägst du einmal zurück.

holding-title = Festhalten
holding-text = Kraft, List oder Wagemut gegen das der anderen Seite, jede wählt selbst. Wer festgehalten ist, kommt in dieser Runde nicht weg und ist in der nächsten in die Enge getrieben. Wirst du festgehalten, darfst du in der Phase der Bewegung nach dem schlagen, der dich hält: Eine Wunde macht dich frei, und du kannst weiter. Gegner tun dasselbe.

pushing-title = Wegstoßen
pushing-text = Kraft, List oder Wagemut gegen das der anderen Seite, um jemanden in den nächsten Ort zu stoßen. Ein Wurf kann für mehrere gelten: Er ist um 1 niedriger für jeden außer dem ersten, und alle, die unterliegen, müssen weichen.

assisting-title = Helfen
assisting-text = Wem du beistehst, wirft 1W10 mehr und behält die besten zwei; deine Talente zählen nicht. Für 1 Awesome Point schlägst du stattdessen doch zu oder schützt.

recovery-title = Wie Wunden heilen
recovery-text = Zehn Minuten Rast und Versorgung bringen 1 Wunde zurück, auch nach einer Bewusstlosigkeit. Essen und Schlafen machen Talente, die Rast brauchen, wieder frisch.

dying-title = Die letzte Wunde
dying-text =
    Wirf 1W10, +1 für jede Wunde über die letzte hinaus.
    - 1-6: bewusstlos, nach dem Kampf wieder auf den Beinen mit 1 Wunde
    - 7-12: im Sterben
    - 13 und mehr: tot, wo das Abenteuer davor gewarnt hat; sonst im Sterben

    Ein Hieb, der genau die letzte Wunde nimmt, tötet nie.

after-dying-title = Sterben und danach
after-dying-text = Wer im Sterben liegt, ist hilflos und braucht bald Pflege. Ein 1W10 unter deiner Kraft, oder jemand mit Heilmitteln, weckt dich: Du kannst humpeln und halb so viel tragen. Ein Tag im Bett, wenn nötig in Teilen zu sechs Stunden, bringt dich auf 1 Wunde zurück. Eine Narbe bleibt.

tasks-title = Attributwürfe
tasks-text = 1W10 + ein Attribut gegen eine Schwierigkeit, oder gegen 1W10 + Attribut von jemand anderem. Attribut und Schwierigkeit nennt das Abenteuer; für das, was es nicht vorsieht, gib 'try' ein.

try-title = Alles versuchen
try-text =
    Gib 'try' ein, dann ein Attribut, vielleicht eine Schwierigkeit, und was du tust: try wagemut difficult hinüberschwingen. Was daraus wird, sagt das Abenteuer, oder es wird in allgemeinen Worten erzählt. Solange ein Wurf wartet, kannst du eine Sache nebenbei versuchen.

    Im Kampf ist das deine Handlung der Runde, sobald du das nächste Mal gefragt wirst, und nie leichter als üblich. Ein Erfolg gibt deinem nächsten Wurf 1 dazu, ein großer 2; ein schlimmer Misserfolg nimmt 1 weg.

ties-title = Gleichstand
ties-text = Gegen eine Schwierigkeit oder einen Gegner gewinnst du bei Gleichstand, wenn das Abenteuer für diesen Fall nichts anderes sagt. Zwischen zwei Figuren entscheidet er nichts. Mit der Einstellung ties entscheidet kein Gleichstand etwas.

luck-title = Glück
luck-text = 1W10 gegen eine Zahl, die nichts ändert, und kein Punkt hebt den Wurf. So werden deine Fragen beantwortet: von 2 für fast sicher über 6 für offen bis 10 für ein Wunder.

magic-title = Magie widerstehen
magic-text = Meist deine Willenskraft gegen Willenskraft, Charme oder List dessen, der sie wirkt, oder gegen eine Zahl. Bei Gleichstand gewinnst du.

difficulty-title = Schwierigkeiten
difficulty-text =
    - Einfach 4: alltäglich
    - Üblich 7: Arbeit für Geübte
    - Schwer 10: Arbeit für Meister
    - Erstaunlich 13: beinahe unmöglich
    - Episch 16: der Stoff von Geschichten

doors-title = Türen
doors-text = Jeder Versuch, eine Tür einzutreten oder mit der Schulter aufzubrechen, kostet eine Wunde, die metallene Rüstung abfängt.

pickpocketing-title = In fremde Taschen greifen
pickpocketing-text = List gegen Wahrnehmung. Um 4 oder mehr darunter: nichts. Gleich, oder um weniger darunter: Du hast es und wurdest bemerkt. Darüber: Niemand weiß etwas. Was größer ist als eine Handfläche, ist schwerer.

heights-title = Klettern, Gleichgewicht und Stürze
heights-text = Klettern ist Kraft, und wenn es misslingt, braucht es Wagemut oder List, wie du willst, um nicht zu fallen. Gleichgewicht ist Wagemut, danach Kraft oder List. Punkte dürfen beide Würfe heben. Wer sich fängt, darf es noch einmal versuchen. Ein Sturz ist eine Wunde für je 3 m.

lying-title = Täuschen
lying-text = List gegen List oder Wahrnehmung der anderen. Gelingt es: Es könnte wahr sein. Um mehr als 5: Man glaubt dir. Dreiste Lügen sind schwerer, kluge halbe Wahrheiten leichter.

inspiring-title = Anfeuern
inspiring-text = Mindestens eine Fokushandlung, besser zehn Minuten: Charme gegen eine Schwierigkeit. Gelingt es, hat jemand +2 auf einen Wurf auf Willenskraft.

intimidating-title = Einschüchtern
intimidating-text = Kraft, Charme, Willenskraft oder Wagemut gegen eines davon, das die andere Seite wählt. Es ist eine Fokushandlung, oder in Phase 1 umsonst, nachdem du Eindruck gemacht hast. Wer eingeschüchtert ist, hat -2 auf jeden Wurf, bis eine Fokushandlung es abschüttelt.

awesome-points-title = Awesome Points
awesome-points-text = Die Schale ist, was die Spielleitung füllt, der Stapel ist alles andere. Ausgeben darfst du immer, und es zählt für deine Stufe. Spielst du allein, gehört alles, was die Spielleitung in die Schale legt, dir.

spending-title = Was Punkte kaufen
spending-text =
    - 1: +2 auf einen Attributwurf, nach dem Wurf
    - 1: ein Arena-Talent noch einmal; eine andere Handlung; Schießen in Bewegung
    - 2: +1 Wunde bei einem Treffer; eine Wunde nicht beachten; Fliehende schlagen; ein Talent, das Rast braucht, noch einmal
    - 3: ein Talent deiner Vorlage, das dir fehlt; im Kampf ein Talent, das Rast braucht, noch einmal
    - mehr: Angebote der Spielleitung, mehr Handlanger, der ganze Schwarm

boost-title = Einen Wurf heben
boost-text = Nach einem Attributwurf gibt jeder Punkt 2 dazu: so viele, wie der Erfolg braucht, nie mehr. Die Spielleitung darf Punkte gegen deine bieten, und die kommen dann zu dir.

wounds-for-points-title = Punkte und Wunden
wounds-for-points-text = 2 Punkte: Ein Treffer macht 1 Wunde mehr, einmal je Angriff. 2 Punkte: 1 Wunde, die dich treffen würde, nicht beachten, einmal je Angriff, nach Rüstung und Schild.

smite-title = Fliehende schlagen
smite-text = 2 Punkte: nach einem Gegner schlagen, der neben dir fortläuft, mit einem gewöhnlichen Angriff, bevor er weg ist.

flexibility-title = Es sich anders überlegen
flexibility-text = 1 Punkt ändert deine Handlung für die Runde: nicht in eine Phase, die vorbei ist, und nicht, nachdem du dafür gewürfelt hast.

gm-points-title = Was die Spielleitung zahlt
gm-points-text = Für einen guten Kampf, für ein böses Lachen (1 bis 4), für eine hässliche Wendung gegen dich, und für das, was die Talente von Ungeheuern kosten. 2 Punkte wenden eine Wunde von einem Gegner ab oder geben seinem Angriff eine dazu. All das kommt zu dir.

bribes-title = Angebote der Spielleitung
bribes-text = Punkte können ein Stück der Geschichte kaufen: ein Ding zur Hand, einen neuen Ort, Glück. Zu haben ist nur, was das Abenteuer nennt.

foes-title = Arten von Gegnern
foes-text =
    - Schwarm: 1-5 Wunden
    - Handlanger: 1, keine Waffenklassen, kaum Rüstung
    - Kämpe: 2 und mehr; Waffen, Rüstung, vielleicht ein Talent und ein Schild
    - Ungeheuer: 3 und mehr, und eigene Regeln

swarms-title = Schwärme
swarms-text = Jeder Treffer, auch mit bloßen Händen, nimmt einem Schwarm nur 1 Wunde. Für 2 Punkte zählen alle.

minion-groups-title = Handlanger
minion-groups-text = Jeder wirft 1W10; eine Gruppe zählt ihre zwei besten als einen Angriff zusammen, für 1 Wunde, oder für 2, wenn die Spielleitung zahlt. Beim Schießen, Festhalten und Wegstoßen zählen sie ihre Würfel auf dieselbe Weise zusammen. Sie dürfen in Gruppen geteilt werden, jede mit eigenen Würfeln.

plow-title = Mehrere fällen
plow-text = Ein Angriff kann mehrere Handlanger fällen: Jeder braucht eine Wunde, und jeder nach dem ersten hat weitere -1 und kostet einen Punkt. Mit der Einstellung each kostet der zweite 1, der dritte 2, der vierte 3. Eine andere Grenze gibt es nicht. Ein Schuss kann es nur, wo sie in einer Reihe stehen.

monsters-title = Ungeheuer und ihr Anblick
monsters-text = Ein Ungeheuer darf jede Regel brechen; was es kann, steht bei ihm als Fähigkeit, und was das die Spielleitung kostet, bekommst du. Wie etwas aussieht, ist frei, und Arten dürfen in einem Kampf gemischt sein.

fighter-title = Kämpfer
fighter-text =
    Kämpfe gewinnen, in Eisen und auf Armeslänge. Kurze Lunte: Deine Hand ist am Griff, ehe die Frage zu Ende ist. Beginnt mit einem Helm mit einer Bürste aus Eberborsten und 3W10 x 10 Silber.

    Talente: Ansturm, Kampfgestählt, Meisterparade, Schmutzig kämpfen, Lieblingswaffe.

awesome-violence-title = Wilde Gewalt
awesome-violence-text = Kämpfer: Nach einem Angriffswurf gibt jeder Punkt 2 dazu, im Ganzen bis zu deiner Stufe; bei einer ungeraden Stufe darf der letzte auch nur 1 geben.

charger-title = Ansturm
charger-text = Kämpfer, Arena: eine Bewegung und ein Angriff als eine Handlung, dann +2 zum Treffen oder +1 Wunde.

combat-toughened-title = Kampfgestählt
combat-toughened-text = Kämpfer, immer: +2 Wunden, und +2 Charme, um einen Kampf mit Worten beizulegen.

expert-parry-title = Meisterparade
expert-parry-text = Kämpfer, nach Rast, ohne Handlung: Bevor ein Nahkampfangriff auf dich gewürfelt wird, verliert er einen Würfel. Höchstens einmal in der Runde.

fight-dirty-title = Schmutzig kämpfen
fight-dirty-text = Kämpfer, immer: Eine 1 auf dem Gesichtswürfel gibt +2 zum Treffen oder +1 Wunde, wie du danach wählst.

weapon-of-choice-title = Lieblingswaffe
weapon-of-choice-text = Kämpfer, immer: Mit einer Waffe ist jeder Würfel ein Gesichtswürfel. Eine 10 und eine 1 dürfen sich lohnen, nicht zwei von derselben Art.

knight-title = Ritter
knight-text =
    Rang, Wappen und ein Eid. Eidgebunden: Was dein Lehnsherr oder deine Familie verlangt, bist du schuldig. Beginnt mit einem gesiegelten Adelsbrief, einem Mantel in den Farben der Familie, einem Schild mit deinem Wappen und 3W10 x 100 Silber.

    Talente: Rüstungskunst, Gute Verbindungen, Nachschub, Politik, Schildkunst.

elite-title = Elite
elite-text = Ritter: +2 Willenskraft, wenn in einem Kampf deine eigenen Nerven geprüft werden, +2 Charme, um andere dort zu halten; einmal je Arena hebt 1 Punkt einen Kampfwurf um 2.

armor-skill-title = Rüstungskunst
armor-skill-text = Ritter, immer: Deine Rüstung wiegt eine Last weniger, nie unter 0.

connected-title = Gute Verbindungen
connected-text = Ritter, nach Rast: Wo es sein kann, ist jemand aus deiner Familie in der Nähe und hilft. Die Feinde der Familie hören davon, und einer kommt später.

logistician-title = Nachschub
logistician-text = Ritter, immer: Dein Gepäck ist eine Last leichter, auch getragene, aber nicht angelegte Rüstung; eine Gruppe reist ein Fünftel schneller.

politician-title = Politik
politician-text = Ritter, immer: +2 Wahrnehmung und Charme in der Politik.

shield-skill-title = Schildkunst
shield-skill-text = Ritter, immer: Ein Schild kostet dich keinen Würfel.

mechanic-title = Mechaniker
mechanic-text =
    Alles, was Zahnräder, Ventile oder Scharniere hat. Schlecht mit Gesichtern: Eine Türangel sagt dir mehr als ein Lächeln. Beginnt mit einer Werkzeugrolle aus Leinwand, einer fettigen Schürze, einem Vergrößerungsglas an einer Schnur und 3W10 x 5 Silber.

    Talente: Abbruch, Erfinden, Schlösser, Reparieren, Fallenkunde.

engineering-title = Baukunst
engineering-text = Mechaniker: Was gebaut wurde, zeigt dir, wie es arbeitet, sofort, oder in einer Stunde, wenn es verwickelt ist; im Zweifel Wahrnehmung.

demolitions-title = Abbruch
demolitions-text = Mechaniker, nach Rast, Fokus: Wahrnehmung sagt dir, wie ein Bau zu stützen oder zum Einsturz zu bringen ist. Wissen ist noch nicht tun.

inventor-title = Erfinden
inventor-text = Mechaniker: eine Erfindung je Stufe, jede dauert eine Woche. Sie gibt +1 auf eine Art von Wurf, oder sie nimmt ein Mal Punkte auf, bis zu der Stufe, auf der sie gebaut wurde, und will dann neu gespannt sein. Ein Pasch beim Gebrauch zerbricht sie. Andere brauchen List, um dahinterzukommen. In Serie zu bauen kostet das Attribut einer Stufe.

locksmith-title = Schlösser
locksmith-text = Ein Schloss ist 1 bis 10 schwierig. Es zu öffnen ist List, +3 Schwierigkeit für jeden Punkt, der noch bleibt, und für jeden neuen Versuch. Wer dieses Talent hat, macht es mit jeder Fokushandlung um 1 mürber.

repair-title = Reparieren
repair-text =
    Mechaniker, nach Rast:
    - ein Schiff, eine Mauer: ein Tag
    - ein Tor, ein Zimmer: 12 Stunden
    - ein Wagen, eine Tür: 6 Stunden
    - Angeln, Naben: eine Stunde
    - alles Kleinere: 30 Minuten

    Unter besten Umständen die Hälfte. Mit Erfinden dazu +2, um unbekannte Geräte zu verstehen.

trapmaster-title = Fallenkunde
trapmaster-text = Mechaniker, immer: +2 Wahrnehmung für Fallen; entschärfen mit List gegen 3, 6, 9, 12 oder 15; sie bauen, ausbessern und auslösen.

scout-title = Späher
scout-text =
    Als Erster sehen und als Erster gesehen werden. Niemandem fehlst du: Du rechnest nie damit, dass man dich holt. Beginnt mit einer Schnur mit einem Knoten für je hundert Schritte, einer gewachsten Kartentasche, Rauchglas gegen die Sonne und 3W10 Silber.

    Talente: Vogelruf, Schwer zu fassen, Zeichen lesen, Sprint, Überlebenskunst.

military-intelligence-title = Feindkunde
military-intelligence-text = Späher: Eine Fokushandlung zählt alle, die zu sehen sind; du weißt, was Märsche und Mahlzeiten brauchen.

birdcall-title = Vogelruf
birdcall-text = Späher, immer: Zeichen durch Vogelrufe. Sie zu bemerken ist Wahrnehmung 5 für die, die sie kennen, und 10 für andere, die sie auch dann nicht verstehen.

elusive-title = Schwer zu fassen
elusive-text = Späher, Arena, Fokus: Einmal außer Sicht, findet dich niemand ohne Witterung oder Magie, außer die Spielleitung zahlt für einen Wurf gegen deine List. Die Hälfte davon gehört dir, und spielt nur eine Person, auch der Rest.

read-signs-title = Zeichen lesen
read-signs-text = Späher, nach Rast: Wahrnehmung für eine Tatsache aus dem, was um dich ist, und für das Wetter der nächsten 12 Stunden.

sprinter-title = Sprint
sprinter-text = Späher, nach Rast: Eine Wunde kauft eine Bewegung über zwei Orte.

survivor-title = Überlebenskunst
survivor-text = Späher, nach Rast, Fokus: eine Wunde abtun. Bei der letzten Wunde ist dein Wurf um die halbe Stufe niedriger; bei 0 oder weniger bleibst du auf den Beinen.

thief-title = Dieb
thief-text =
    An das kommen, was weggeschlossen ist. Lange Finger: Wo du warst, fehlen Dinge, und auch deine Freunde besitzen welche. Beginnt mit Überschuhen aus Filz, einem Ring mit Schlüsseln zu nichts Bestimmtem, einem langen Mantel mit elf Taschen und 3W10 Silber.

    Talente: Arsenal, Hinterhalt, Niederschlag, Taschendieb, Meisterliche List.

get-paid-title = Zahltag
get-paid-text = Dieb: 1 Punkt für jeden Diebstahl, oder 1 für je 100 Gold deines Anteils an einer großen Beute, sobald du mit ihr draußen bist, wenn das mehr ist.

arsenal-title = Arsenal
arsenal-text = Dieb, immer: Messer wiegen nichts. Zwanzig oder mehr wirken wie leichte Rüstung, für eine Last.

backstab-title = Hinterhalt
backstab-text = Dieb, Arena: mit einer leichten oder einhändigen Waffe oder einer Fernwaffe aus der Nähe gegen einen Gegner, der anderswohin sieht: +2 zum Treffen oder +1 Wunde. Gegen einen, der nichts ahnt, beides.

bash-title = Niederschlag
bash-text = Dieb, Arena, Fokus, stumpfe Waffe: Wenn du triffst, verwunde oder verwunde nicht, dann würfle List; mehr als 5 für jede Wunde, die bleibt, und für jede Stufe Rüstung am Kopf macht bewusstlos. Die Spielleitung darf zahlen, um es schwerer zu machen; das kommt zu dir, die Hälfte sofort und die Hälfte über die Schale.

pickpocket-title = Taschendieb
pickpocket-text = Dieb, immer: List gegen Wahrnehmung; offen vor aller Augen kommt Wagemut dazu. Wer davon weiß, darf sich mit Wagemut oder List wehren. Im Kampf geschieht es in Phase 2, und du darfst dich außerdem bewegen. Gesicherte Dinge sind schwerer.

super-cunning-title = Meisterliche List
super-cunning-text = Dieb, immer, nur für Diebe: Würfe auf List nehmen den besseren von zwei Würfeln.
