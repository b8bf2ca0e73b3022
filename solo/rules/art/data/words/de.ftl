ranks-title = Ränge
ranks-text =
    Alles wird auf einer Leiter von elf Wörtern gemessen, vom schlechtesten zum besten:
    - 1: Catastrophic (CT)
    - 2: Pathetic (PT)
    - 3: Feeble (FB)
    - 4: Inferior (IN)
    - 5: Poor (PR)
    - 6: Passable (PS)
    - 7: Good (GD)
    - 8: Great (GT)
    - 9: Super (SP)
    - 10: Awesome (AW)
    - 11: Extreme (EX)

    Ein Rang, eine Stufe, eine Spalte hinauf oder hinab: das ist alles dasselbe, ein Schritt auf dieser Leiter. Würfe, Schwierigkeiten, Schaden, Gegner und Preise verwenden alle diese Wörter.

table-title = Die Ergebnistabelle
table-text =
    Dein Wert bestimmt die Zeile, 1 bis 30; der W100 bestimmt die Spalte in dieser Zeile; die Spalte ist dein Ergebnis. Es gibt zehn Spalten, Catastrophic bis Awesome: Extreme ist kein Wurf je.

    Die Tabelle, die mit dem Programm kommt, haben wir nachgebaut, denn die gedruckte ist ein Bild, das in unserem Text fehlte; 'rules own-table' sagt, wie sie entstand und wie man mit einer anderen spielt. Auf ihr ist Craft 8 mit Fertigkeiten von +3 und +2 die Zeile 13, und dort liegt ein Wurf von 50 zwischen 47 und 62: Passable.

    'why' zeigt die Zeile und ihre Bereiche für den letzten Wurf.

own-table-title = Eigene Tabelle
own-table-text =
    Unsere Tabelle hält sich an das, was der Text der Regeln über die gedruckte sagt:
    - Zeile 14 gibt Good genau bei 59 bis 73
    - jede Zeile hat zehn Spalten, keine davon Extreme
    - 01 ist immer Catastrophic, 00 immer Awesome
    - ein besserer Wert ist nie schlechter

    Der Rest ist eine Glockenkurve, die alle vier Zeilen eine Spalte weiterrückt, die einzige durch beide Zahlen der Zeile 14. Zwei Felder sind um eins niedriger, damit 46 den Rang eines Gegners mit diesem Wert gibt (unsere Regel).

    Um eine andere zu verwenden, starte mit '--art-table FILE', einer CSV-Datei: erst Überschriften, dann jede Zeile mit dem höchsten Wurf jeder Spalte, etwa 14,3,7,15,27,42,58,73,85,92,100.

damage-title = Schaden
damage-text =
    Schaden ist ein Rang, Inferior bis Extreme; was niedriger ist, tut nichts. Er füllt ein freies Kästchen der Gesundheit vom selben Rang. Ein Kästchen, das schon gefüllt ist oder höher steht als der Schaden, bleibt unberührt. Schaden unter deinem niedrigsten freien Kästchen zählt nicht, so oft er auch kommt: Kratzer bringen niemanden um, die letzten Kästchen brauchen einen festen Treffer.

    Wenn kein freies Kästchen genau diesen Rang hat, sieh nach unter 'rules spill' und 'rules overkill'.

attributes-title = Attribute
attributes-text =
    - Agility: Gleichgewicht, Schnelligkeit, Reflexe; die Grundlage von Defense.
    - Alertness: bemerken, zuerst handeln, schießen.
    - Charm: Eindruck machen, überreden, führen.
    - Craft: herstellen, ausbessern, fahren.
    - Cunning: Lügen, Ränke, und sie durchschauen.
    - Dexterity: Hände, Schlösser, Klingen.
    - Fate: Glück, und wie gut du am Anfang dastehst.
    - Intelligence: wissen, überlegen; Erfahrung am Anfang.
    - Stamina: Ausdauer, Nerven, heilen; Gesundheit am Anfang.
    - Strength: Muskeln.

    Defense wird aus Agility berechnet und ist kein elftes Attribut.

    Gib 'try' mit einem von ihnen ein, um zu tun, was keine Wahl anbietet.

attribute-scores-title = Attributwerte
attribute-scores-text = Deine Attribute sind ganze Zahlen von 2 bis 12. Gewöhnliche Leute haben in jedem etwa 4, Abenteurer etwa 7. 'sheet' zeigt deine.

foes-title = Gegner und ihre Ränge
foes-text =
    Gegner und Gefahren haben keine Zahlen, nur Ränge: ihre Attribute (Catastrophic bis Extreme), einen Rang für den Angriff, eine Reihe von Kästchen der Gesundheit (in der Regel vier) und eine Schadensstufe von 0 bis 3. Ein Rang für Defense zählt nur, wenn ein Gegner gegen einen anderen kämpft. Wo für ein Attribut kein Rang angegeben ist, ist er Poor.

    Nur wenige Gegner haben Fertigkeiten. Auch so eine Fertigkeit ist ein Rang, und sie tritt an die Stelle des Attributs, statt dazuzukommen.

trait-title = Der Wert eines Wurfes
trait-text = Der Wert ist das, womit ein Wurf gemacht wird: ein Attribut und höchstens zwei Fertigkeiten, dazu oder davon alles, was gerade sonst zählt (Ausrüstung, Müdigkeit, ein aufgehobener Zuschlag, Ruhm). Er wird für jeden Wurf neu zusammengezählt. Bevor die Würfel fallen, siehst du die Summe, etwa Strength 7 + Klettern 2 = 9.

rank-numbers-title = Ränge von Gegnern als Zahlen
rank-numbers-text =
    Was der Rang eines Gegners als Wert eines Abenteurers wäre:
    - Catastrophic: 0
    - Pathetic: 1
    - Feeble: 2-5
    - Inferior: 6-8
    - Poor: 9-13
    - Passable: 14-17
    - Good: 18-21
    - Great: 22-25
    - Super: 26-28
    - Awesome: 29
    - Extreme: 30

d100-title = Der W100
d100-text = Gewürfelt wird mit zwei zehnseitigen Würfeln, von denen einer vorher als Zehner bestimmt ist. Sie geben 1 bis 100; zwei Nullen sind 100. Zehner 4 und Einer 8 machen 48. Das Programm wirft sie für dich; mit '--dice ask' wirfst du deine eigenen und gibst ein, was sie zeigen.

random-attributes-title = Ausgewürfelte Attribute
random-attributes-text = Zwei sechsseitige Würfel werden geworfen und zusammengezählt, und du gibst die Summe einem Attribut, bevor das nächste Paar fällt; zehnmal im Ganzen. Nur hier werden sechsseitige Würfel gebraucht.

who-rolls-title = Wer würfelt
who-rolls-text = Nur du würfelst, für deine Figur und für alle, die auf ihr Wort hin handeln. Gegner würfeln nie: Ihre Ränge sind das, wogegen du würfelst. Jede Zahl, die das Programm zieht, ist dein Wurf und wird als solcher gezeigt. Die Würfel folgen dem Startwert des Spiels, oder es sind mit '--dice ask' deine eigenen.

dice-stand-title = Ein Wurf gilt
dice-stand-text = Was die Würfel zeigen, zählt; nichts im Programm ändert einen Wurf, damit die Geschichte schöner wird. 'undo' nimmt deinen letzten Zug zurück, und dieselben Würfel fallen, wenn du dasselbe noch einmal tust. 'undo anew' gibt neue Würfel. Beides wird im Journal vermerkt, damit ein ehrliches Protokoll ehrlich bleibt.

kicker-title = Kicker
kicker-text = Die Einerziffer eines Wurfes mit dem W100, 0 bis 9, ist sein Kicker. Gaben, Ausrüstung, Gegner und Abenteuer können einer Ziffer etwas anhängen: Eine Wirkung auf 3 kommt bei 3, 13, 23 und so weiter bis 93. Der Kicker eines Gegners wird an dem Wurf abgelesen, den du gegen ihn machst. Ein Wurf löst höchstens eine gute Wirkung aus, die du wählst, wenn sich mehrere anbieten, und eine schlechte, die erste in der Reihenfolge des Abenteuers. Eine Gabe kann statt auf eine Ziffer auch auf ein bestimmtes Ergebnis warten.

henchmen-title = Gefährten und Gefolgsleute
henchmen-text =
    Alle, die du nicht spielst, sind nach den Regeln Gegner, freundlich oder nicht; wer deine Anweisungen befolgt, ist ein Gefolgsmann, hier ein Gefährte. Gefährten kommen in weitere Abenteuer mit, und zwar mit der Figur, die zuletzt führte; 'solo hero advance' lässt sie gehen. Wie man jemanden gewinnt: 'rules winning-over'.

    Für Gefährten würfelst du mit einer Zahl für ihren Rang: Catastrophic und Pathetic 1, Feeble 3, Inferior 7, Poor 11, Passable 15, Good 19, Great 23, Super 27, Awesome 29, Extreme 30.

sessions-title = Abenteuer und Sitzungen
sessions-text = Ein Abenteuer dauert eine Sitzung oder mehrere. Es ist vorbei, wenn seine Hauptaufgabe erledigt ist und du sicher zurück bist, und sein Ende beendet auch immer eine Sitzung. Hier gilt ein Abenteuer, das bis zu seinem Ende gespielt ist, als eine Sitzung, sooft du auch aufhörst und wiederkommst.

between-adventures-title = Zwischen den Abenteuern
between-adventures-text =
    Wenn ein Abenteuer endet, ist jedes Kästchen der Gesundheit geheilt und alle Müdigkeit fort. In der Zeit zwischen zwei Abenteuern, zu der auch das Erschaffen einer neuen Figur gehört, wird auch Erfahrung ausgegeben.

    Ein Abenteuer kann es anders halten: Dann kommst du mit deinen Wunden heim, und Nächte der Ruhe heilen sie; 'solo hero advance' lässt sie vergehen.

skills-title = Fertigkeiten
skills-text = Eine Fertigkeit ist ein Zuschlag von +1 bis +9 für eine enge Art von Handlung. Eine allgemeine Fertigkeit deckt viele Fälle ab und kommt meist zuerst; eine besondere deckt einen davon ab. Fahren hilft an jedem Steuer; Lastwagen fahren nur an dem eines Lastwagens, und dort dürfen beide dazukommen. 'skills' zählt deine auf.

quests-title = Aufträge
quests-text = Ein Auftrag ist etwas, das zu tun du dir vorgenommen hast. Jemand in der Geschichte bietet ihn an, oder du sagst ihn vorher selbst an. Wer ihn erfüllt, gewinnt Ansehen. Aufträge, die du annimmst, stehen im Journal. Auch ein eigener wird vorher angesagt ('state a quest'), wo das Abenteuer oder die Runde am Tisch festgelegt hat, was er bringt; sonst ist er ein Ziel auf deinem Bogen.

goals-title = Ziele und Antrieb
goals-text = Jede Figur hat mindestens ein Ziel und einen Antrieb, beide vor dem Spiel festgelegt; beim Erschaffen einer Figur wird nach beiden gefragt. Gute Geschichten bringen ein Ziel voran oder stellen sich ihm in den Weg, und manche Ziele werden zu Aufträgen. 'sheet goals' zeigt deine.

creation-title = Eine Figur erschaffen
creation-text = Du wählst eine der fertigen Figuren des Abenteuers oder erschaffst deine eigene. Attribute findet man auf eine von zwei Weisen, ausgewürfelt oder ausgewogen; das Abenteuer kann sagen, auf welche, sonst wählst du. Danach kommen Fertigkeiten, Ziele, ein Antrieb und ein Name. Jeder Schritt lässt sich mit 'undo' zurücknehmen.

balanced-attributes-title = Ausgewogene Attribute
balanced-attributes-text = Jedes Attribut ist die Summe zweier Zahlen aus diesem Vorrat, und jede Zahl wird einmal gebraucht: drei 1, drei 2, vier 3, vier 4, drei 5, drei 6. Zusammen sind sie 70, also sind die zehn Attribute im Mittel 7. Nimmt Charm 5 und 2, so ist es 7, und achtzehn Zahlen bleiben. 'even' verteilt dir den Rest.

inspire-attribute-title = Ein Attribut steigern
inspire-attribute-text = Attribute steigen im Spiel nur durch Punkte der Eingebung. Einen darfst du neben das Attribut setzen, mit dem du gewürfelt hast, wenn die Würfel 00 zeigen. Bei einem Wurf auf Defense ist das Agility, bei einem Angriff das Attribut der Waffe.

starting-health-title = Gesundheit am Anfang
starting-health-text =
    Stamina bestimmt die vier Kästchen, mit denen du beginnst:
    - 2: IN/IN/IN/IN
    - 3: IN/IN/IN/PR
    - 4: IN/IN/PR/PR
    - 5: IN/PR/PR/PR
    - 6: IN/IN/PR/PS
    - 7: IN/PR/PR/PS
    - 8: IN/PR/PS/PS
    - 9: IN/PR/PS/GD
    - 10: PR/PR/PS/GD
    - 11: PR/PS/PS/GD
    - 12: PR/PS/GD/GD

    IN Inferior, PR Poor, PS Passable, GD Good.

once-derived-title = Stamina und Fate nach dem Anfang
once-derived-text = Stamina bestimmt die Gesundheit und Fate das Vermögen nur, wenn eine Figur erschaffen wird. Danach geht jedes seinen eigenen Weg: Bessere Stamina bringt keine neue Gesundheit und besseres Fate kein neues Vermögen.

fame-title = Ruhm
fame-text = Ruhm ist eine Zahl, und was du davon ausgibst, wird daneben gezählt; die Zahl selbst bleibt. Was dir noch bleibt, ist die Zahl weniger das Ausgegebene. Ist nichts mehr da, geht nichts, was Ruhm kostet. Eine neue Figur hat einen Ruhm von 1, nichts davon ausgegeben. 'fame' zeigt beides. Siehe 'rules fame-uses' und 'rules fame-recovery'.

starting-fortune-title = Vermögen am Anfang
starting-fortune-text =
    Fate bestimmt, wie gut du am Anfang dastehst:
    - 2: Catastrophic, mittellos
    - 3: Pathetic, verarmt
    - 4: Feeble, arm
    - 5: Inferior, in Nöten
    - 6-7: Poor, es reicht zum Leben
    - 8-9: Passable, sorgenfrei
    - 10: Good, wohlhabend
    - 11: Great, begütert
    - 12: Super, vermögend

    Awesome (reich) und Extreme (steinreich) erreicht man nur im Spiel.

starting-experience-title = Erfahrung am Anfang
starting-experience-text = Du beginnst mit so vielen Erfahrungspunkten, wie deine Intelligence groß ist. Sie kaufen Fertigkeiten für den Anfang, Gaben und Ränge der Gesundheit, die letzten beiden zu den Preisen wie zwischen den Abenteuern. Was du nicht ausgibst, bleibt dir.

starting-skills-title = Fertigkeiten am Anfang
starting-skills-text =
    Vor deinem ersten Abenteuer kostet eine Fertigkeit, in Erfahrungspunkten:
    - +1: 1
    - +2: 3
    - +3: 6
    - +4: 10

    Höher kann keine beginnen. Wenn du eine Figur erschaffst, gib den Namen und den Wert ein, etwa: klettern 2. Die eigenen Preise des Buches sind verloren; diese hier sind, was Eingebung kosten würde, und ein Abenteuer kann stattdessen den Wert selbst als Preis nehmen: 1, 2, 3, 4.

several-heroes-title = Mehr als eine Figur
several-heroes-text = Ziehen mehrere Abenteurer zusammen los, wird vor dem Spiel gesagt, was sie einander sind; und vor einem sehr tödlichen Abenteuer darf eine zweite Figur erschaffen werden, die einspringen kann. Wo ein Abenteuer dich mehrere führen lässt, geht das Wählen weiter, bis du aufbrichst: fertige Figuren, neue und die aus deinen eigenen Dateien.

health-title = Gesundheit
health-text = Gesundheit sind vier Kästchen, jedes mit einem Rang, von links nach rechts gefüllt: eine leichte, eine mittlere, eine schwere und eine lebensgefährliche Wunde. Ein gefülltes Kästchen ist eine Wunde; ein freies ist Gesundheit, die dir bleibt. Auch die meisten Gegner haben vier. 'health' zeigt deine.

spill-title = Kein Kästchen dieses Ranges
spill-text =
    Ist jedes Kästchen vom Rang des Schadens gefüllt, wird stattdessen das nächste freie links davon gefüllt. Ist auch links nichts frei, tut der Treffer nichts.

    Bei Poor/Passable/Good/Great füllt ein erster Treffer von Passable das Kästchen Passable und ein zweiter das Kästchen Poor. Ein dritter füllt nichts.

overkill-title = Zu hart getroffen
overkill-text = Schaden über deinem höchsten freien Kästchen füllt dieses, und ein weiteres freies für jeden Rang, den er zu hoch ist. Die weiteren sind die niedrigsten freien, wenn die Einstellungen des Abenteuers nichts anderes sagen. Sind Poor und Passable frei, füllt ein Treffer von Good beide.

staggered-title = Taumeln
staggered-text = Wer eine Wunde im Kästchen ganz rechts bekommt, taumelt und verliert den nächsten Zug, einmal. Außerhalb eines Kampfes ist es vorbei, sobald Zeit vergeht.

defeat-title = Niederlage
defeat-text = Ist jedes Kästchen der Gesundheit gefüllt, bist du besiegt. Du fällst in Ohnmacht; du stirbst nicht. Jede Niederlage senkt deinen Ruhm um 1 auf Dauer, aber nie unter 0; war mehr Ruhm ausgegeben als die neue Zahl, wird das Ausgegebene darauf verkleinert. Was dann geschieht: 'rules waking'.

foe-defeat-title = Besiegte Gegner
foe-defeat-text = Ein Gegner, dessen Kästchen alle gefüllt sind, stirbt sofort, außer das Abenteuer sagt, dass er sich ergibt oder flieht. Der Wurf, der es tut, färbt, wie es aussieht. Inferior oder Poor: Endlich erschöpft sinkt er nieder. Super oder Awesome: ein Ende, von dem man erzählt.

waking-title = Erwachen
waking-text = Du bleibst bewusstlos, bis mindestens ein Kästchen geheilt ist, durch erste Hilfe, Verbandszeug oder die Ruhe einer Nacht. Hier versucht es ein Gefährte zuerst mit deinem Verbandszeug; hilft das nicht, vergehen Nächte, jede mit einem Wurf auf Stamina, bis sich eine Wunde schließt. Dann geht die Geschichte weiter, in der Szene des Abenteuers für die Niederlage, wenn es eine hat.

left-for-dead-title = Für tot gehalten
left-for-dead-text = Gegner gehen auf die los, die noch kämpfen, nicht auf die Gefallenen. Haben sie gewonnen, können sie sich nehmen, was ihnen gefällt, und dich für tot liegen lassen. Du erwachst Stunden später, wenn die Ruhe etwas geheilt hat.

certain-death-title = Der sichere Tod
certain-death-text = Weniges tötet auf der Stelle, ohne Wurf und ohne Erwachen. Das kann nur auf eine eigene Wahl von dir folgen: Man sagt dir offen, was sie bedeutet, und du darfst anders wählen. Nur wenn du darauf bestehst, geschieht es.

death-title = Tod
death-text = Bestehst du auf dem sicheren Tod, bekommt er die Szene, die er verdient, und diese Figur ist für immer fort. Führst du mehrere, geht die nächste weiter; sonst braucht das nächste Abenteuer eine andere Figur. ('undo' nimmt den Zug auch dann zurück; das ist eine Sache zwischen dir und deinem Journal.)

fame-uses-title = Was Ruhm kauft
fame-uses-text =
    - Vor einem Wurf: +2 auf den Wert für 1, sooft du zahlen kannst.
    - Nach einem Wurf unter Passable: eine Spalte besser für 2, bis Passable.
    - Erste Hilfe: 1 für ein Kästchen Inferior, 1 mehr für jeden Rang darüber.
    - In Kampfrunden: ein zweiter Zug für 2, ein dritter für 3 mehr.
    - Manche Gaben: 1, wie die Gabe es sagt.

    Das Programm bietet es an, wann immer es geht.

fame-recovery-title = Ruhm zurückgewinnen
fame-recovery-text = Ein Ergebnis von Awesome bei einem beliebigen Wurf macht allen ausgegebenen Ruhm wieder frei: Du kannst ihn ganz neu verwenden. Das gilt nicht, wenn du bei eben diesem Wurf Ruhm ausgegeben hast, davor oder danach.

glory-title = Ansehen
glory-text =
    Wer einen Auftrag erfüllt, gewinnt sein Ansehen. Sind es mehrere Abenteurer, wird gefragt, wer wie viel davon bekommt; Gefährten nehmen nichts. Erreicht das Ansehen das Zehnfache deines Ruhms, fällt es auf 0 zurück, und der Ruhm steigt um 1; was übrig ist, verfällt. Ruhm 1 braucht 10 Ansehen, Ruhm 2 braucht 20. Bei Ruhm 0 brauchst du 10.

    Einen Auftrag abzulehnen oder an ihm zu scheitern kann Ansehen kosten, nie unter 0. Einige seltene Funde heben den Ruhm unmittelbar.

buying-title = Ausrüstung kaufen
buying-text =
    Vermögen wird nicht ausgegeben. Was nicht mehr kostet als dein Vermögen, kannst du haben, so viel du tragen kannst, vor dem Aufbruch und in jedem Laden unterwegs. Mit Vermögen Good ist das alles von Catastrophic bis Good.

    Am Anfang eines Abenteuers darfst du Ausrüstung wählen, die zum Schauplatz passt, wo das Abenteuer welche anbietet. Vor einem Abenteuer rüstet 'solo hero advance' deine eigene Figur so aus.

found-gear-title = Gefundene Ausrüstung
found-gear-text = Was du findest, nimmst oder bekommst, darfst du für den Rest des Abenteuers verwenden, was immer es kostet. Ob du es behalten darfst, entscheidet sich am Ende: siehe 'rules keeping-gear'.

keeping-gear-title = Ausrüstung behalten
keeping-gear-text = Ist ein Abenteuer vorbei, behältst du, was nicht mehr kostet als dein Vermögen, nachdem etwaige Schätze es gehoben haben. Was mehr kostet, wird als Schatz getauscht, der drei Ränge weniger wert ist als sein Preis; ein Gewehr von Great gilt also als Schatz von Poor. Unter Catastrophic ist es nichts wert und bleibt zurück. Ein Ding ohne Preis gehört zu seiner Geschichte und bleibt ebenfalls dort.

equipping-others-title = Andere ausrüsten
equipping-others-text = Rüstest du außer dir noch andere aus, zählt dein Vermögen für jeden von ihnen einen Rang weniger, nur für diesen Kauf und für alle, dich eingeschlossen. Mit Vermögen Great und einer weiteren Person dürfen beide haben, was bis Good kostet.

treasures-title = Schätze
treasures-text =
    Ein Schatz ist einen Rang wert und tut sonst meist nichts. Schätze werden getauscht, wenn das Abenteuer vorbei ist. Einer, der mehr wert ist als dein Vermögen, hebt es um einen Rang, aber in einem Abenteuer um höchstens einen, wie viel du auch heimbringst; dieser Schatz ist dann fort.

    In einer Gruppe rechnet jeder mit dem ab, was er trägt: 'divide' zeigt, was aus wem wird, und lässt dich Dinge aufteilen. Ganz am Ende geht, was der eine nicht braucht, an den, der es braucht.

upkeep-title = Lebenshaltung
upkeep-text = Am Ende eines Abenteuers fällt das Vermögen um einen Rang, wenn kein Schatz es hält: einer vom Rang deines Vermögens, oder zwei von einem Rang weniger, oder vier von zwei Rängen weniger. Schätze, die mehr wert sind, zählen als die niedrigere Art, und einer, der das Vermögen hebt, genügt für sich allein. Es fällt nie unter Catastrophic. Der Bogen sagt vorher, was es halten würde; kurze Abenteuer ohne Schätze verlangen keinen.

trophies-title = Trophäen
trophies-text = Eine Trophäe ist ein einzigartiger Schatz mit eigenen Kräften: eine Gabe, ein Zuschlag gegen manche Gegner oder bei manchen Würfen, oder etwas, das bei einem Kicker geschieht. Was sie gibt, zählt, solange du sie in der Hand hältst oder trägst. Waffen und Rüstungen, die Trophäen sind, dienen wie gewöhnliche, kosten aber weniger Vermögen. In dem Abenteuer, in dem du eine findest, kostet sie nichts; am Ende behältst du sie, wenn dein Vermögen ihren Preis erreicht, oder sie wird wie jeder Schatz getauscht.

slots-title = Ausrüstung und Plätze
slots-text =
    Es gibt nur, was auf deinem Bogen steht; Kleidung versteht sich von selbst, und Rüstung hat einen eigenen Platz. Du trägst höchstens:
    - in der Hand: 2, sofort zu gebrauchen
    - griffbereit: 4, je eine Handlung, um es hervorzuholen
    - im Gepäck: 9

taking-out-title = Etwas hervorholen
taking-out-text = Was griffbereit ist, ist nach einer Handlung in der Hand. Was im Gepäck ist, braucht eine anhaltende Handlung: Dexterity gegen Inferior, Ziel 5. Gib 'ready' und das Ding ein; put away, stow, drop, take up, give, wear und load gehen ebenso. Was du ablegst, liegt in Reichweite, bis du weitergezogen bist.

kits-title = Bündel
kits-text = Kleine Dinge, die zusammengehören, teilen sich als Bündel einen Platz: Nadeln, Faden und Knöpfe in einer Dose, oder Stifte, Lineal und Schnur einer Landvermesserin.

two-handed-title = Zweihändige Waffen
two-handed-text = Eine zweihändige Waffe füllt beide Plätze in der Hand, also bleibt keine Hand für einen Schild, und mit einer Hand ist sie nicht zu gebrauchen. Du kannst sie auch nicht an dir verstecken: Wer dich sieht, sieht sie.

armor-title = Rüstung
armor-text =
    Rüstung ändert Defense; das ist Agility mit diesem Zuschlag, nie unter 1:
    - keine: -6
    - Catastrophic: -5
    - Pathetic: -4
    - Feeble: -3
    - Inferior: -2, verlangt Strength 2, Zuschlag bei 8
    - Poor: -1, verlangt Strength 3, Zuschlag bei 9
    - Passable: +0, verlangt Strength 4, Zuschlag bei 10
    - Good: +1, verlangt Strength 5, Zuschlag bei 11
    - Great: +2, verlangt Strength 6, Zuschlag bei 12
    - Super: +3, verlangt Strength 7
    - Awesome: +4, verlangt Strength 8
    - Extreme: +5, verlangt Strength 9

    Bist du zu schwach, kannst du sie nicht tragen. Bei der Strength für den Zuschlag ist Defense um 1 besser.

shields-title = Schilde
shields-text =
    Ein Schild gibt Defense gegen einen Angriff diesen Zuschlag und hat dieses Tempo:
    - Catastrophic: +1, 0
    - Pathetic: +1, 5
    - Feeble: +1, 10
    - Inferior: +2, 0
    - Poor: +2, 5
    - Passable: +2, 10
    - Good: +2, 15
    - Great: +3, 0
    - Super: +3, 5
    - Awesome: +3, 10
    - Extreme: +4, 0

shield-uses-title = Einen Schild gebrauchen
shield-uses-text =
    Dass der Schild gebraucht wird, sagst du vor dem Wurf auf Defense; das ist eine freie Handlung, während eine Parade mit ihm eine eigene Handlung ist. Er muss in der Hand sein und hilft nicht, wenn du überrascht oder von hinten getroffen wirst. Wie oft er in einer Runde dient, folgt aus Dexterity, Strength und seinem Tempo zusammen:
    - 0-12: 1
    - 13-17: 2
    - 18-22: 3
    - 23 oder mehr: 4

weapons-title = Waffen
weapons-text = Eine Waffe ist eine Klasse und ein Rang, etwa eine Klinge von Great. Die Klasse sagt, ob sie eine Hand braucht oder zwei und ob sie für die Hand ist oder schießt; der Rang ist auch ihr Preis, das Vermögen, das man braucht, um sie zu haben. Eine Fertigkeit oder ein Zuschlag mit einer Klasse hilft bei allen Waffen dieser Klasse und bei keinen anderen: Was bei Gewehren hilft, hilft bei jedem Gewehr und bei keiner Schrotflinte.

weapon-attack-title = Der Angriffswert einer Waffe
weapon-attack-text =
    Der Angriffswert ist ein Attribut und ein Zuschlag, der bei Catastrophic beginnt und mit jedem Rang um 1 besser ist; er liegt nie unter 1:
    - einhändiger Nahkampf: Dexterity -5
    - zweihändiger Nahkampf: Strength -3
    - einhändiger Fernkampf: Alertness -5
    - zweihändiger Fernkampf: Alertness -4
    - Granaten: Dexterity -2

    Einhändige Nahkampfwaffen verlangen ab Feeble Strength 2, einhändige Fernwaffen 2 ab Poor, zweihändige Fernwaffen 2 ab Inferior, und mit jedem Rang 1 mehr. Bist du zu schwach, kannst du sie nicht gebrauchen.

range-title = Reichweite
range-text = Reichweite zählt man in Feldern, und was jenseits davon liegt, ist nicht anzugreifen. Eine Waffe für die Hand trifft im eigenen Feld; eine, die weit reicht, auch im nächsten, mit -3 gegen jemanden im selben Feld. Einhändige Fernwaffen reichen 1 bis 4 Felder, zweihändige 3 bis 9, je nach Rang.

melee-features-title = Eigenschaften von Nahkampfwaffen
melee-features-text = Eine Nahkampfwaffe darf eine Eigenschaft haben, und nur Fesseln und Werfen zusammen. Zum Werfen, für kleine einhändige, kostet einen Rang mehr: Sie lässt sich schleudern und ist fort, bis man sie holt. Nur zum Werfen kostet einen Rang weniger und taugt nicht in der Hand; nach einem Kampf, den du gewinnst, hast du sie wieder.

throwing-title = Wurfweite
throwing-text =
    Wie viele Felder eine geworfene Waffe fliegt, und eine Granate, nach Strength:
    - 2-3: 0, eine Granate 1
    - 4-8: 1, eine Granate 2
    - 9-11: 2, eine Granate 3
    - 12: 3, eine Granate 4

entangle-title = Fesseln
entangle-text =
    Peitschen und Bolas können fesseln: Das kostet einen Rang mehr und 3 vom Angriffswert. Trifft ein solcher Angriff mit einem Kicker von 5, 6 oder 7, darfst du fesseln, statt zu schaden, eine Runde für jeden Erfolg gegen das niedrigste freie Kästchen des Ziels.
    - 5: die Arme, sodass fällt, was sie halten, und sie nicht angreifen können
    - 6: die Beine, sodass das Ziel liegt und sich nicht bewegen kann
    - 7: der Hals, der jede Runde verletzt wird

ranged-features-title = Eigenschaften von Fernwaffen
ranged-features-text = Eine Fernwaffe darf beliebig viele Eigenschaften haben. Ein Zielfernrohr gibt ein Feld Reichweite mehr und kostet einen Rang mehr. Bögen und Armbrüste sind leise, ebenso Klingen und Fäuste; eine schallgedämpfte Schusswaffe verliert 3 vom Angriffswert. Wer ungesehen ohne einen Laut angreift und niederstreckt, wen er meinte, bleibt ungesehen, wenn kein anderer Gegner in seinem Feld ist. Ein Dreibein, für zweihändige Schusswaffen, kostet eine Handlung zum Aufstellen und gibt +3, wenn man liegt.

ammunition-title = Munition
ammunition-text = Munition und Nachladen verstehen sich von selbst: Ein Angriff kann aus mehreren Schüssen bestehen, ein Fehlschuss der Augenblick sein, in dem du nachlädst. Nur wer ein Feld bestreicht, kann eine Waffe leer schießen.

shotguns-title = Flinten
shotguns-text = Eine Schrotflinte hat +4 auf den Angriffswert. Ihre Reichweite ist 2 Felder, was immer sie kostet. Abgesägt braucht sie eine Hand und reicht 1 Feld weit.

unarmed-title = Bloße Hände
unarmed-text = Hast du nichts in den Händen, kämpfst du wie mit einer einhändigen Waffe von Catastrophic: Dexterity -5, mindestens 1.

area-weapons-title = Flächenwaffen
area-weapons-text = Eine gewöhnliche Waffe trifft einen; eine Flächenwaffe kann in einem Feld mehrere treffen, Freund wie Feind, mit einem Angriffswurf für jeden. Sind mehr da, als sie treffen kann, wählt Fate: Abenteurer würfeln es, Gegner haben ihren Rang, und die schlechtesten sind getroffen. Zwischen gleichen entscheidet, wer angreift.

hit-the-dirt-title = Sich vor der Explosion hinwerfen
hit-the-dirt-text = Wer im Feld eines Flächenangriffs ist und in dieser Runde noch nicht gehandelt hat, darf sich hinwerfen, bevor Fate gewürfelt wird: Jeder Schaden ist dann einen Rang geringer, und das war die Handlung des Zuges.

autofire-title = Feuerstöße
autofire-text =
    Maschinenpistolen und Maschinengewehre dürfen einen Feuerstoß auf ein Ziel abgeben wie jede Waffe, oder ein Feld in Reichweite bestreichen. Dabei sagst du, auf wie viele du schießt; jeder wird mit einem eigenen Wurf angegriffen, mit diesem Zuschlag auf den Angriffswert:
    - 1: +4
    - 2: +2
    - 3: +0
    - 4: -2
    - 5: -4

spray-mishap-title = Bestreichen: Missgeschicke und Riesen
spray-mishap-text = Ein Wurf von Catastrophic beim Bestreichen heißt, dass die Munition weg und der Zug vorbei ist; die Waffe ist nutzlos, bis neue gefunden oder gekauft ist. Das steht an der Stelle eines Patzers. Gegen ein einzelnes Geschöpf, so groß wie ein Elefant, sind es zwei gewöhnliche Angriffe.

grenades-title = Granaten
grenades-text =
    Vier Granaten passen auf einen Platz, und eine ist fort, wenn man sie wirft. Ihre Größe steht fest, wenn du sie bekommst; sie sagt, wie viele sie in einem Feld trifft und was sie am Angriffswert ändert:
    - klein: 2, +2
    - mittel: 3, +0
    - groß: 4, -2
    - riesig: 5, -4

shrapnel-title = Splitter
shrapnel-text = Ein Wurf von Catastrophic mit einer Granate schickt Splitter zurück: Alle Abenteurer würfeln Fate, und der niedrigste unter Good macht einen Wurf auf Defense gegen Inferior. Haben alle Good oder Besseres, wird niemand getroffen.

try-title = Alles versuchen
try-text =
    Was du in einem Zug tust, ist eine Handlung, und sie muss nicht auf der Liste stehen. Gib 'try' ein, dann ein Attribut, vielleicht eine Schwierigkeit (einen Rang oder ein Wort wie gewagt; meist Poor), und was du tust: try strength good das Gitter heben. Du darfst dich auf jede deiner Fertigkeiten berufen. Es dauert 5 Minuten; was daraus wird, sagt das Abenteuer, oder es wird in allgemeinen Worten erzählt.

    Solange ein Wurf wartet, kannst du eine Sache nebenbei versuchen. In einem Kampf oder einer Verfolgung ist es die Handlung deines Zuges, jetzt oder sobald er kommt, und nie leichter als Poor. Ein Erfolg ist eine Spalte auf deinen nächsten Angriff, ab drei Erfolgen zwei; bei einer Verfolgung gewinnt er Boden.

automatic-title = Was keinen Wurf braucht
automatic-text = Alltägliches unter gewöhnlichen Umständen gelingt einfach, ebenso alles, wo nichts zu gewinnen oder zu verlieren ist. Ein Abenteuer kann auch etwas gelingen lassen, weil die Geschichte es braucht. In Szenen sind das die Wahlen, die einfach weiterführen. Sie dauern so lange, wie sie wirklich dauern würden, und die Uhr des Spiels zählt es. Kommt es darauf an, wie schnell oder wie gut, so ist es doch ein Wurf.

opposed-title = Würfe gegeneinander
opposed-text = Nichts, was gegen den Willen eines Gegners geschieht, gelingt von selbst: Es wird gewürfelt. Der Rang des Gegners im passenden Attribut ist die Schwierigkeit, durch die Lage leichter oder schwerer. Der Gegner würfelt nicht: Deine Fehlschläge sind seine Erfolge, und deine Erfolge seine Fehlschläge. Wer eine Beamtin mit Cunning Good mit einem Ergebnis von Great blufft, hat 2 Erfolge. Am Ende einer langen Schicht ist ihr Cunning vielleicht nur Passable.

impossible-title = Unmögliches
impossible-text = Abgelehnt wird nur das Absurde oder was das Abenteuer zerstören würde; alles andere, was aussichtslos scheint, wird gegen eine sehr hohe Schwierigkeit gewürfelt. Wenn du sagen kannst, wie es gehen könnte, verdient es einen Wurf: Versuch es mit 'try', wenn nötig mit Awesome als Schwierigkeit. Eine versperrte Wahl sagt, warum sie versperrt ist.

when-to-roll-title = Wann gewürfelt wird
when-to-roll-text = Würfle, wenn es auf mehr als eine Weise ausgehen kann und etwas davon abhängt. Ist nur ein Ausgang möglich, oder steht nichts auf dem Spiel, dann lass es. Dasselbe gilt für das, was du mit 'try' versuchst.

which-attribute-title = Welches Attribut und welche Fertigkeiten
which-attribute-text = Das Abenteuer sagt, wann gewürfelt wird und auf welches Attribut: auf das, das die Regeln für diese Art von Handlung nennen, sonst auf das, das am besten passt, für dasselbe immer auf dasselbe. Nennt es mehrere, so wählst du. Welche deiner Fertigkeiten zählen, ist deine Sache.

specialised-title = Besondere Handlungen
specialised-text = Manche Handlungen verlangen eine Gabe, etwa Steuern für Craft in der Luft. Wem sie fehlt, der würfelt in Zeile 1, welches Attribut und welche Fertigkeiten es auch sind. Ruhm, vor dem Wurf ausgegeben, hilft trotzdem.

order-title = Die Reihenfolge eines Wurfs
order-text =
    1. Attribut und Schwierigkeit werden genannt.
    2. Du darfst abbrechen.
    3. Du wählst bis zu zwei Fertigkeiten; der Wert wird zusammengezählt.
    4. Du darfst Ruhm für je +2 ausgeben, und du darfst 25 nehmen.
    5. Die Würfel fallen.
    6. Du darfst Ruhm ausgeben, um ein schlechtes Ergebnis zu heben.
    7. Die Spalte wird abgelesen; ein Kicker wirkt.
    8. Awesome bringt Ruhm zurück.
    9. Ein Pasch kann dich etwas lehren.

    Nach 'offers asked' hält das Programm bei 2 bis 4 und bei 6 nur an, wenn du vor der Wahl 'offer' eingibst.

after-the-roll-title = Nach dem Wurf
after-the-roll-text = Ist die Spalte abgelesen, kommt eine etwaige Verschiebung dazu, und Erfolge oder Fehlschläge werden gegen die Schwierigkeit gezählt. Dann wird der Ausgang erzählt, und die Zeit, die es brauchte, vergeht.

difficulty-title = Schwierigkeit
difficulty-text = Eine Schwierigkeit ist ein Rang: das niedrigste Ergebnis, das ein Erfolg ist. Gegen Poor gelingt ein Ergebnis von Poor oder besser. Die meisten liegen zwischen Pathetic und Awesome. Gegen Catastrophic gelingt es immer, gegen Extreme nie; so ein Wurf sagt nur, wie gut oder wie schlecht.

difficulty-words-title = Wie schwer es ist
difficulty-words-text =
    Was eine Schwierigkeit für einen durchschnittlichen Abenteurer bedeutet:
    - Catastrophic: langweilig, kann nicht misslingen
    - Pathetic: Routine
    - Feeble: einfach
    - Inferior: knifflig
    - Poor: mühsam
    - Passable: schwer
    - Good: gewagt
    - Great: waghalsig
    - Super: tollkühn
    - Awesome: ein Akt der Verzweiflung
    - Extreme: unmöglich, kann nicht gelingen

beginners-title = Was Anfänger bewältigen
beginners-text = Neue Figuren sollten meist auf die Schwierigkeiten Pathetic, Feeble und Inferior treffen. Mehr als Passable ist etwas für Erfahrene. 'odds' nennt dir die genauen Aussichten einer Wahl, bevor du sie triffst.

told-before-title = Was du vor einem Wurf erfährst
told-before-text = Die Schwierigkeit wird gezeigt, bevor du würfelst, wenn das Abenteuer sie nicht verbirgt. Auch dann steht sie fest, bevor die Würfel fallen, und wird nie nachträglich erfunden. Vor besonders Gefährlichem wirst du gewarnt: vor einem Wurf gegen Great oder Schlimmeres und vor einem Wurf auf Defense.

same-for-all-title = Für alle die gleiche Schwierigkeit
same-for-all-text = Wo sich dir niemand entgegenstellt, gilt die Schwierigkeit für einen durchschnittlichen, ungelernten Abenteurer, und sie ist für alle gleich, die dasselbe tun. Dass du es gut kannst, zeigt sich in deinem Wert, nicht in der Schwierigkeit. Ein Segel zu setzen ist für Seeleute Routine und für andere schwer: Es ist Passable für alle.

circumstances-title = Umstände
circumstances-text = Die Schwierigkeit steigt oder fällt mit dem Boden, dem Licht, deiner Ausrüstung und deiner Sorgfalt: Alte Tinte liest sich bei Tageslicht leichter. In der Regel ist jeder solche Umstand ein Rang. So viele es auch sind, eine Schwierigkeit bleibt zwischen Catastrophic und Extreme.

contests-title = Figur gegen Figur
contests-text = Bei einem schlichten Wettstreit, etwa einem Rennen, würfeln beide, und die höhere Spalte gewinnt. Sonst würfelt zuerst, wer handelt, und dieses Ergebnis ist die Schwierigkeit für die andere Seite. Deren Fehlschläge sind dann die Erfolge der ersten. Lässt jemand mit einem Wurf von Super eine Karte verschwinden und sieht die andere Person mit Passable zu, so sind es 3 Fehlschläge, und drei Karten sind fort. Würfelt auch sie Super, ist es 1 Erfolg, und der Ärmel wird durchsucht.

free-will-title = Niemand spielt für dich
free-will-text = Keine Fertigkeit bringt die Figur der einen Person dazu, den Willen einer anderen zu tun; höchstens eine Gabe kann es. Du entscheidest. Übergehst du, was deine Figur empfinden muss, kann das Ruhm oder Erfahrung kosten, wo das Abenteuer es sagt.

foe-against-foe-title = Gegner gegen Gegner
foe-against-foe-text = Wo kein Abenteurer beteiligt ist, wird nicht gewürfelt: Der gesunde Verstand entscheidet, oder der Rang dessen, der handelt, gilt als Ergebnis. Ein Angriff von Great gegen Defense von Poor trifft.

winning-over-title = Jemanden gewinnen
winning-over-text = Ein Wurf auf Charm, manchmal auf Cunning, bringt jemanden auf deine Seite. Auch eine Anweisung, die gefährlich zu befolgen ist, braucht so einen Wurf: Misslingt er, wird sie nicht befolgt.

adding-title = Mehrere Gegner zugleich
adding-text =
    Gegen eine Gruppe kann ein einziger Wurf gegen ihre zusammengezählten Ränge für alle stehen. Nimm die zwei niedrigsten, die höchstens einen Rang auseinanderliegen, und ersetze sie durch einen Rang über dem höheren; wiederhole das, solange es geht. Der höchste, der bleibt, ist die Schwierigkeit, höchstens Extreme.
    - Inferior, Poor, Good: Inferior und Poor machen Passable, Passable und Good machen Great.
    - Pathetic, Feeble, Good: Inferior und Good liegen zu weit auseinander, also Good.
    - Viermal Feeble: Poor.

column-shift-title = Spaltenverschiebungen
column-shift-text = Ein Wurf ohne Schwierigkeit, etwa ein Angriff, wird leichter oder schwerer, indem man sein Ergebnis verschiebt: +1 ist eine Spalte besser, -1 eine schlechter. Ein Ergebnis von Poor mit +3 ist Great. Ein Gegner würfelt nicht, also wird sein Rang verschoben: Ein Angriff von Great mit -1 ist Good.

shift-limits-title = Grenzen der Verschiebung
shift-limits-text = Wie auch verschoben wird, ein Wurf bleibt zwischen Catastrophic und Awesome und der Rang eines Gegners zwischen Catastrophic und Extreme. Verschiebungen um mehr als drei Spalten sollten nicht vorkommen.

shift-order-title = Wann eine Verschiebung zählt
shift-order-text = Zuerst kommt die Spalte der Tabelle, dann Ruhm, der nach dem Wurf ausgegeben wird, dann die Verschiebung. Ob Ruhm zurückkommt, sagt die Spalte der Tabelle selbst; Päsche und Kicker richten sich nach den Würfeln; alles andere nach der letzten Spalte. 'why' zeigt jeden Schritt, auch den einer Verschiebung, die niemand angesagt hat.

modifiers-title = Zuschläge auf den Wert
modifiers-text = Ein Zuschlag wird vor dem Wurf zu deinem Wert gezählt: Mit +2 auf Defense durch ein Ding ist deine Defense um 2 höher. Zuschläge aus Gaben und Ausrüstung zählen immer, ohne Nachfrage. Ein Zuschlag, der für deine nächste Handlung aufgehoben ist, ist mit deren Wurf verbraucht; was du außerdem würfeln musst, etwa Defense, lässt ihn stehen. Zuschläge haben nur Figuren: Was für einen Gegner +1 wäre, ist -1 auf deinen Wurf gegen ihn.

modifier-limits-title = Grenzen der Zuschläge
modifier-limits-text = Was auch dazukommt (Ausrüstung, Ruhm, Hilfe), hebt einen Wert höchstens auf 25, und was auch weggenommen wird, lässt mindestens 1. Attribut und Fertigkeiten allein können 30 erreichen; ein Wert, der ohne jede Hilfe über 25 liegt, wird nicht gekürzt.

ad-hoc-modifiers-title = Zuschlag oder Schwierigkeit
ad-hoc-modifiers-text = Einmalige Zuschläge sind selten: In der Regel ändert man stattdessen die Schwierigkeit oder die Spalte. Sie dienen dort, wo das zu wenige Grade ließe. Gegen Super gibt es acht Grade des Fehlschlags und zwei des Erfolgs; gegen Inferior drei und sieben.

abort-title = Einen Wurf abbrechen
abort-text = Wenn du hörst, wofür ein Wurf ist und wie schwer er ist, kannst du noch zurück: Gib 'abort' ein. Es wird nicht gewürfelt, und kein Ruhm ist verloren, aber die Handlung ist verbraucht. Eine Reaktion lässt sich nicht abbrechen.

skills-on-a-roll-title = Fertigkeiten bei einem Wurf
skills-on-a-roll-text = Bei einem Wurf zählen höchstens zwei Fertigkeiten, gewählt, bevor die Würfel fallen, und sie müssen mit dem zu tun haben, was du tust. Das gilt auch für Angriffe und für Würfe auf Defense. Das Programm nimmt deine besten zwei von denen, die das Abenteuer nennt; du darfst eine weglassen, austauschen oder dich auf eine andere von dir berufen.

fame-before-title = Ruhm vor einem Wurf
fame-before-text = Jeder Punkt Ruhm, den du ausgibst, bevor die Würfel fallen, hebt den Wert um 2. Gib 'fame' ein, wenn der Wurf angeboten wird, sooft du willst und zahlen kannst. Er ist fort, auch wenn der Wurf misslingt.

take-25-title = 25 nehmen
take-25-text = Du musst den Würfeln nicht trauen: Mit 'take 25', bevor sie fallen, wird die Tabelle für eine 25 abgelesen. Du darfst dabei Ruhm ausgeben, davor oder danach. Ohne Würfel gibt es keinen Kicker und keinen Pasch.

fame-after-title = Ruhm nach einem Wurf
fame-after-text = Liegt ein Ergebnis unter Passable, machen es je 2 Ruhm eine Spalte besser, bis Passable und nicht weiter. Ein Ergebnis von Feeble braucht 6 Ruhm, um Passable zu werden. Es wird angeboten, wenn du genug hast; gib 'fame' ein, oder behalte das Ergebnis mit 'keep'.

failures-title = Fehlschläge zählen
failures-text = Ein Ergebnis unter der Schwierigkeit misslingt, mit einem Fehlschlag für jeden Rang darunter. Pathetic gegen Poor sind 3 Fehlschläge. Kurz schreibt man 1f, 2f, 3f.

successes-title = Erfolge zählen
successes-text = Ein Ergebnis gleich der Schwierigkeit ist 1 Erfolg, und jeder Rang darüber einer mehr. Super gegen Good sind 3 Erfolge: Good, Great, Super. Kurz schreibt man 1s, 2s, 3s. Ein Abenteuer kann nach der Zahl zahlen, etwa einen geretteten Sack für jeden Erfolg oder eine verlorene Stunde für jeden Fehlschlag.

extremes-title = Das Beste und das Schlimmste
extremes-text = Das Schlimmste, was geschehen kann, kommt mit Catastrophic, das Beste mit Awesome. Gegen eine hohe Schwierigkeit ist selbst Awesome bescheiden, und gegen eine niedrige ist Catastrophic harmlos. Was geschieht, muss dazu passen, wie gut du warst: Knapp daneben ist keine Katastrophe.

degrees-title = Was ein Grad bedeutet
degrees-text =
    Fehlschläge (f) und Erfolge (s), vom schlechtesten zum besten:
    - 5f oder schlimmer: ein Unglück, schlechter als zuvor.
    - 4f: ein grober Fehler, mit einer neuen Verwicklung.
    - 3f: ein Rückschlag, den man wettmachen muss.
    - 2f: Etwas ist im Weg.
    - 1f: nichts gewonnen.
    - 1s: das meiste, mit einem Makel.
    - 2s: gut genug.
    - 3s: alles.
    - 4s: alles, und mit Stil.
    - 5s oder besser: alles, und ein Vorteil dazu; hier +2 auf deine nächste Handlung.

    Was eine Handlung der nächsten bringt, zählt zusammen und kommt zu dem hinzu, was die Geschichte gibt. Es wartet auf eine Handlung von dir: Würfe auf Alertness, Defense, Fate und Sanity lassen es, wie es ist, und bringen keinen Zuschlag.

describe-title = Beschreib es selbst
describe-text = Du darfst sagen, wie ein Ergebnis aussieht, vor allem ein Awesome. 'note' setzt deine Worte im Journal neben den Wurf. An den Regeln ändern sie nichts.

stakes-title = Was ein Wurf bringen kann
stakes-text = Manche Würfe können dir etwas bringen oder nehmen, manche wenden nur Schaden ab, und manche bieten nur einen Gewinn. Eine verpasste Gelegenheit der letzten Art kommt meist nicht wieder. Schaden kann sein: Wunden, Müdigkeit, verlorene Zeit, ein neuer Feind oder ein versperrter Weg.

tone-title = Wie schlimm es wird
tone-text = Wie düster die Folgen sein dürfen, machen die am Tisch unter sich aus. Allein bist das du: Lies die Hinweise zum Inhalt eines Abenteuers, bevor du beginnst.

combined-title = Gemeinsame Kraft
combined-text = Tut eine Gruppe zusammen etwas Einfaches, so machen alle zusammen ein Ergebnis. Wie viele teilnehmen können, sagt der gesunde Verstand; hier du und vier andere, wenn das Abenteuer nichts anderes sagt. Abenteurer würfeln; das Ergebnis eines Gefährten ist einfach sein Rang in dem Attribut. Hat irgendjemand, der würfelt, Catastrophic, ist das Ganze ein Unglück. Weiter geht es mit 'rules best-of-group' und 'rules compounding'.

best-of-group-title = Helfen, ohne zu addieren
best-of-group-text = Wo mehr Hände es wahrscheinlicher, aber nicht leichter machen, etwa beim Ausschauhalten, gilt das beste Ergebnis für die Gruppe. Würfelst du Passable und ist ein Gefährte Good, so ist das Ergebnis Good: gegen Great 1 Fehlschlag.

compounding-title = Kräfte zusammenzählen
compounding-text = Wo jedes Paar Hände die Arbeit leichter macht, etwa bei einem schweren Balken, werden die Ergebnisse zusammengezählt wie die Ränge mehrerer Gegner ('rules adding'). Ergebnisse von Feeble, Inferior und Passable: Die ersten beiden machen Poor, und das mit Passable macht Good. Gegen Passable sind das 2 Erfolge. Bei Awesome ist Schluss, und jeder Wurf von Catastrophic ist ein Unglück.

simple-title = Einfach, vielschichtig oder anhaltend
simple-text = Die meisten Handlungen sind einfach: Ein Wurf entscheidet sie. Eine vielschichtige Handlung ist eine feste Zahl von Würfen auf verschiedene Attribute, und sie ist schwerer, denn jeder Schritt kann sie verderben. Eine anhaltende Handlung ist eine beliebige Zahl von Würfen auf ein Attribut.

complex-title = Vielschichtige Handlungen
complex-text = Eine vielschichtige Handlung hat feste Schritte, jeder mit einem eigenen Attribut, einer Schwierigkeit und einem Grund, der gesagt wird, wenn er kommt. Du machst weiter, bis alle getan sind, und der letzte Wurf entscheidet, wie das Ganze ausgeht. Wird ein Ausweis mit Craft, Dexterity und Cunning gefälscht, sind ein letzter Wurf von Great gegen Inferior 5 Erfolge, was immer vorher war.

complex-order-title = Die Reihenfolge der Schritte
complex-order-text = Den ersten Schritt wählst du, sofern keiner auf einen anderen warten muss. Nach einem Schritt, der gelingt, wählst du den nächsten; nach einem, der misslingt, wird er für dich gewählt: der erste in der Reihenfolge des Abenteuers, der noch übrig ist.

carry-over-title = Von einem Schritt zum nächsten
carry-over-text = Die Erfolge eines Schrittes sind ein Zuschlag auf den Wert des nächsten, seine Fehlschläge ein Abzug; nur auf den nächsten. Super gegen Great sind 2 Erfolge, also +2. Catastrophic bei irgendeinem Schritt beendet die ganze Handlung sofort mit einem Unglück.

assist-title = Beistehen
assist-text = Beistehen ist eine vielschichtige Handlung, die aufgeteilt wird: Jede Hilfe tut zuerst einen Schritt, und deren Erfolge oder Fehlschläge sind ein Zuschlag oder Abzug auf den nächsten Wurf. Wer hilft, muss vor der Person handeln, der geholfen wird. Sind die Würfel gefallen, kannst du nicht mehr helfen.

assist-disaster-title = Wenn das Helfen schiefgeht
assist-disaster-text = Catastrophic von irgendwem bei einer Handlung mit Beistand beendet sie sofort mit einem Unglück. Sonst kostet eine schlechte Hilfe nur etwas: 3 Erfolge dessen, der die Lampe hält, geben dir +3, 3 Fehlschläge gäben -3. Mit Dexterity 5 und diesen +3 würfelst du in Zeile 8; kommt dabei Inferior gegen Poor heraus, ist es trotzdem 1 Fehlschlag.

combined-or-assist-title = Gemeinsame Kraft oder Beistand
combined-or-assist-text = Gemeinsame Kraft ist für Einfaches, und eine Gruppe schafft es dabei immer besser als eine Person allein. Beistand ist für das, was den Teil jedes Einzelnen braucht und wobei ein schlechter Teil dem Ganzen schaden kann.

impede-title = Behindern
impede-text = Wer jemanden behindert, würfelt zuerst, und jeder Erfolg ist -1 auf den Wert des Opfers. Ein Gegner hat keinen Wert, der sich senken ließe; ihn zu behindern gibt dir also für jeden Erfolg +1 auf deinen Wurf gegen ihn.

sustained-title = Anhaltende Handlungen
sustained-text = Eine anhaltende Handlung wiederholt einen Wurf, bei gleicher Schwierigkeit, Zug um Zug. Erfolge und Fehlschläge werden in zwei getrennten Summen gezählt, die du zwischen den Würfen siehst. Sobald eine von ihnen ihr Ziel erreicht, ist die Handlung vorbei. Meist sind beide Ziele 10; 5 ist kurz, 30 sehr lang. Sie dürfen verschieden sein.

sustained-end-title = Der letzte Wurf entscheidet
sustained-end-text = Wie gut eine anhaltende Handlung endet, sagt allein ihr letzter Wurf. Craft gegen Poor, Ziel 5, mit Poor, Feeble, Good, Passable: 1, 3 und 2 Erfolge machen 6, gegen 2 Fehlschläge. Der letzte Wurf ist Passable: 2 Erfolge.

breaking-off-title = Abbrechen und wiederkommen
breaking-off-text = Zwischen den Würfen einer anhaltenden Handlung darfst du etwas anderes tun und später weitermachen; hier darfst du nach jedem Wurf aufhören oder jemand anderen weitermachen lassen, wo das Abenteuer es erlaubt. So tut man auch unter Druck, einen Wurf in jeder Runde, was in Ruhe Minuten dauert, etwa Gitterstäbe durchsägen, während die Wachen die Treppe herunterkommen.

reactions-title = Reaktionswürfe
reactions-text = Eine Reaktion ist ein Wurf, den die Geschichte verlangt, jederzeit und sooft sie will. Sie kostet keine Handlung und lässt sich nicht ablehnen, aber Ruhm, Fertigkeiten und 25 nehmen sind erlaubt. In Rauch den Atem anzuhalten kann Stamina gegen Passable sein, mit Schwimmen dazu; ein Ergebnis von Passable ist 1 Erfolg. Würfe auf Defense sind meist Reaktionen.

secret-rolls-title = Würfe mit einem Geheimnis
secret-rolls-text = Du würfelst deine Würfe selbst, auch wenn man dir nicht sagt, wofür. Nach einem schlechten kann das, was der Text sagt, dich in die Irre führen: Er kann dich sicher machen, Schritte zu hören, die vielleicht deine eigenen sind. Nach so einem Gefühl zu handeln ist erlaubt.

alertness-title = Würfe auf Alertness
alertness-text =
    Etwas zu bemerken, das nicht offensichtlich ist, ist eine freie Reaktion auf Alertness, oft gegen eine hohe Schwierigkeit, und wofür sie ist, erfährst du nicht. Absichtlich nach etwas Bestimmtem zu suchen ist viel leichter, in der Regel um zwei Ränge, aber es ist eine Handlung.

    Ein Erfolg bringt dir eine Tatsache, einen Hinweis oder einen Vorsprung, ein hoher auch, was es bedeutet. Ein Fehlschlag bringt nichts oder schickt dich in die falsche Richtung.

stuck-title = Wenn du feststeckst
stuck-text = Ein Wurf auf Alertness kann auch weiterhelfen, wenn du nicht weißt, was als Nächstes zu tun ist. Versuch es mit 'look', mit 'ask' nach etwas in der Szene, oder mit 'try alertness'.

knowledge-title = Wissenswürfe
knowledge-text = Um dich an etwas zu erinnern oder etwas zu erkennen, würfle Intelligence, mit einer Fertigkeit auf diesem Gebiet, wenn du eine hast. Das kostet keine Handlung. Wie gut es gelingt, kann bestimmen, wie viel du erfährst.

fate-rolls-title = Würfe auf Fate
fate-rolls-text =
    Worüber keine Figur bestimmt, ist ein Wurf auf Fate; je wahrscheinlicher es ist, desto niedriger die Schwierigkeit:
    - fast sicher: Pathetic
    - sehr wahrscheinlich: Feeble
    - wahrscheinlich: Inferior
    - offen: Poor
    - unwahrscheinlich: Passable
    - sehr unwahrscheinlich: Good
    - kaum: Great
    - fast unmöglich: Super
    - ein Wunder: Awesome

    'ask' versteht diese Wörter. Könnte das Pech mehrere treffen, trifft es den, der am niedrigsten würfelt.

defense-title = Würfe auf Defense
defense-text = Jedes Geschöpf und jede Falle, die dich verletzen können, haben einen Rang für den Angriff, und du würfelst Defense dagegen. Ein Erfolg heißt: gar kein Schaden. Ohne Rüstung ist Defense Agility minus 6, nie unter 1.

damage-taken-title = Wie weh es tut
damage-taken-text =
    Je mehr Fehlschläge bei einem Wurf auf Defense, desto schlimmer:
    - 1: Inferior
    - 2: Poor
    - 3: Passable
    - 4: Good
    - 5: Great
    - 6: Super
    - 7: Awesome
    - 8 oder mehr: Extreme

    Inferior gegen einen Angriff von Good sind 3 Fehlschläge: Schaden von Passable.

damage-rating-title = Schadensstufen
damage-rating-text = Eine Schadensstufe von +1, +2 oder +3, die manche Gegner und Gefahren haben, kommt zu den Fehlschlägen eines misslungenen Wurfes auf Defense dazu. Poor gegen Passable mit +2 zählt 3: Schaden von Passable. Bei einem Erfolg tut sie nichts.

attack-title = Angreifen
attack-text = Ein Angriff auf einen Gegner hat keine Schwierigkeit: Würfle mit dem Angriffswert, und die Spalte ist der Rang des Schadens. Great macht Schaden von Great. Ein Ergebnis unter dem niedrigsten freien Kästchen des Gegners geht daneben oder trifft ohne Wirkung; es kommt aufs selbe heraus.

first-aid-title = Erste Hilfe
first-aid-text = Solange du bei Bewusstsein bist, kannst du eigene Wunden oder die von jemand anderem ohne Wurf behandeln: Gib 'aid' ein. Es kostet Ruhm, dauert ein paar Minuten (hier 5) und geht nicht im Kampf.

first-aid-cost-title = Der Preis der ersten Hilfe
first-aid-cost-text =
    Erste Hilfe leert ein Kästchen. Wer sie leistet, bezahlt Ruhm nach dem Rang dieses Kästchens:
    - Inferior: 1
    - Poor: 2
    - Passable: 3
    - Good: 4
    - Great: 5
    - Super: 6
    - Awesome: 7
    - Extreme: 8

    Wem du für 2 Ruhm ein Kästchen Poor leerst, der erwacht und kann das nächste selbst bezahlen.

natural-healing-title = Natürliche Heilung
natural-healing-text = Nach der Ruhe einer ganzen Nacht würfeln alle Stamina, ohne Schwierigkeit. Eine Wunde von höchstens diesem Rang wird geheilt, die höchste, die passt. Sind Inferior und Passable gefüllt, heilt eine Nacht von Feeble nichts, eine von Poor Inferior und eine von Good Passable.

medkits-title = Verbandszeug
medkits-text = Jeder Versuch mit Verbandszeug verbraucht eine Anwendung. Wer es anlegt, würfelt Intelligence, und eine Wunde von höchstens diesem Rang wird geheilt, die höchste, die passt; eine Fertigkeit in erster Hilfe kommt dazu. Liegen alle deine Wunden über dem Ergebnis, ist die Anwendung verloren. Gutes Verbandszeug gibt einen Zuschlag: Eines mit +4 und 2 Anwendungen gibt zweimal 4 auf einen Wurf. Es dauert Minuten, hier 5, und geht nie im Kampf. 'aid' bietet es an.

burning-title = Anhaltender Schaden
burning-text = Feuer, Säure und Ähnliches schmerzen weiter. In jeder Runde würfelst du Defense gegen ihren Angriff. Ein Fehlschlag schadet wie immer, und die nächste Runde bringt noch einen Wurf; ein Erfolg heißt kein Schaden, und es ist vorbei. Gegen Good ist Inferior 3 Fehlschläge: Schaden von Passable, und in der nächsten Runde wieder. Fast immer gibt es etwas, das ihm ein Ende macht, etwa eine nasse Decke; das wird zwischen den Würfen angeboten.

fatigue-title = Müdigkeit
fatigue-text = Jeder Punkt Müdigkeit ist -1 auf jeden Wurf, den du machst, bis die Ursache fort ist. Punkte aus verschiedenen Ursachen zählen zusammen. 'sheet' zeigt sie.

fatigue-end-title = Wie Müdigkeit endet
fatigue-end-text = Müdigkeit geht, wie ihre Ursache geht, und oft sagt ein Wurf, wann. Was ein Gewaltmarsch kostet, kann mit dem Schlaf einer Nacht vergehen. Ein Fieber kann für jeden Fehlschlag bei Stamina einen Punkt kosten, und jeder Tag im Bett nimmt einen fort. Andere Arten bleiben, bis etwas sie lindert.

falling-title = Stürze
falling-text =
    Gegen einen Sturz gibt es keine Defense. Der Schaden richtet sich nach der Höhe, in Fuß:
    - 10 Fuß: Inferior
    - 20 Fuß: Poor
    - 30 Fuß: Passable
    - 40 Fuß: Good
    - 50 Fuß: Great
    - 60 Fuß: Super
    - 70 Fuß: Awesome
    - 80 Fuß oder mehr: Extreme

    Höhen dazwischen werden aufgerundet. Worauf du fällst, ändert ihn: 'rules landing'. Ein Abenteuer kann einen misslungenen Sprung als 10 Fuß für jeden Fehlschlag zählen: 2 Fehlschläge über einem gepflasterten Hof sind 20 Fuß, Poor, und +1 für das Pflaster macht Schaden von Passable.

landing-title = Worauf du fällst
landing-text =
    Es ändert den Schaden eines Sturzes um so viele Ränge:
    - Wasser, tiefer Schnee: -3
    - Sand, dichter Bewuchs: -2
    - Gras, Schlamm: -1
    - Erde, Holz: 0
    - Stein, Pflaster: +1
    - Felsen: +2
    - scharfe Felsen, Spitzen: +3

    Weniger als Inferior ist kein Schaden; Extreme ist das meiste. 60 Fuß auf Sand sind Super -2, also Good. 20 Fuß auf Pflaster sind Poor +1, also Passable.

sanity-title = Würfe gegen den Schrecken
sanity-text =
    Tödliche oder widernatürliche Anblicke können einen Wurf gegen den Schrecken verlangen; das ist ein Wurf auf Stamina:
    - Ekel: Inferior (eine Speisekammer, die den ganzen Sommer zu war)
    - Schreck: Poor (eine kalte Hand im Nacken)
    - Schock: Passable (ein frisches Grab, und dein Name darauf)
    - Panik: Good (was im Brunnen ist, klettert)
    - Furcht: Great (der Sargdeckel, von unten)
    - äußerstes Entsetzen: Super (es ist hinter jeder Tür)
    - lähmendes Grauen: Awesome (was du nie jemandem erzählt hast)

    Niemand würfelt für das, woran er gewöhnt ist: Ein Totengräber erschrickt nicht vor einem Schädel.

insanity-title = Was Angst anrichtet
insanity-text =
    - 2s oder mehr: nichts. 1s: verstört, aber gefasst.
    - 1f: Panik, unterdrückt.
    - 2f: 1 Runde lang erstarrt.
    - 3f: Du fliehst; in jeder Runde Intelligence gegen Inferior, bis es im Ganzen 7 Erfolge sind.
    - 4f: Du kauerst 5 Minuten lang, oder bis dich jemand schüttelt.
    - 5f: Du liegst in Ohnmacht bis zu denselben 7 Erfolgen; jeder misslungene Wurf löscht die Erinnerung.
    - 6f: bewusstlos, 1 Minute für jeden Fehlschlag bei Intelligence gegen Extreme; 12 Stunden lang keine Sprache.
    - 7f: starr, 1 Stunde für jeden solchen Fehlschlag; danach eine bleibende Angst.
    - 8f oder mehr: von Sinnen; einmal am Tag Intelligence gegen Great, um zu genesen.

    Was bleibt, steht als Zustand auf deinem Bogen.

questions-title = Fragen von Gewicht
questions-text = In deinem Zug darfst du auch mit 'ask' nach der Szene fragen und so hereinbringen, was niemand geplant hat: ask Gibt es eine Hintertür? Es muss von Gewicht sein, nicht offensichtlich und nicht schon entschieden. Was beantwortet ist, bleibt so: Fragst du noch einmal, hörst du dasselbe.

oracle-title = Das Orakel
oracle-text =
    Eine Frage wird mit einem Wurf beantwortet, in der Regel auf Fate, wenn das Abenteuer sie nicht vorgesehen hat. Füg hinzu, wie wahrscheinlich es ist: ask Schläft er? wahrscheinlich. Ohne das ist es offen, also Poor.
    - 4s oder mehr: ja, und
    - 2s-3s: ja
    - 1s: ja, aber
    - 1f: nein, aber
    - 2f-3f: nein
    - 4f oder mehr: nein, und

    Was du dann daraus machst, kann einen eigenen Wurf verlangen.

one-question-title = Eine Frage in jedem Zug
one-question-text = In jedem Zug darfst du eine Frage von Gewicht stellen, neben deiner Handlung. Handle erst, dann stell die nächste. In Kampfrunden ist es eine freie Handlung.

small-changes-title = Wie viel eine Antwort ändert
small-changes-text = Antworten ändern Kleines: ein Fenster, eine Leiter, die Laune einer Wache. Sie schreiben die Geschichte nicht um. Manche Gaben lassen dich mit Ruhm für mehr bezahlen: dass etwa der Fährmann ein Vetter von dir ist. Die Würfel entscheiden trotzdem, und nicht alle Vettern können einander leiden.

phases-title = Phasen
phases-text = Außerhalb von Kämpfen geht das Spiel in Phasen; es wechselt zu Runden, wenn Sekunden zählen. Eine Szene beginnt mit einer Beschreibung des Ortes und davon, wie du hergekommen bist.

scales-title = Zeitmaßstäbe
scales-text = Eine Phase ist 5 Minuten, eine Stunde, ein Tag, eine Woche, ein Monat, ein Jahr oder zehn Jahre, je nach ihrem Maßstab. Alles, was zur selben Zeit getan wird, zählt man in einem Maßstab; für etwas Längeres wartest du, bis die Zeit so gezählt wird.

declaring-title = Sagen, was du tust
declaring-text = Am Anfang einer Phase sagen alle, die frei sind, in beliebiger Reihenfolge, was sie tun wollen, und dürfen es noch ändern. Will niemand beginnen, wird Intelligence gewürfelt, und wer am niedrigsten liegt, spricht zuerst. Dann wird alles getan, in beliebiger Reihenfolge.

phases-required-title = Wie lange es dauert
phases-required-text = Wenn die Zeit zählt, würfeln alle, gegen Catastrophic, wo niemand scheitern kann. Ein Erfolg braucht eine Phase für jede Spalte unter Awesome: Super 1, Great 2, Good 3 und so weiter bis Catastrophic 9. Awesome braucht keine ganze Phase und lässt Zeit für noch eine Handlung. Ein Misserfolg braucht eine Phase für jeden Fehlschlag. Wo alle etwa gleich lange brauchen, zählt niemand.

trying-again-title = Noch einmal versuchen
trying-again-text = Hat dich der Misserfolg etwas gekostet, darfst du es noch einmal versuchen, sooft du willst, und zahlst jedes Mal. Hat er nichts gekostet, so braucht der nächste Versuch einen größeren Maßstab: Aus Minuten werden Stunden, aus Stunden Tage, solange das Abenteuer dauert.

again-in-rounds-title = In Runden noch einmal versuchen
again-in-rounds-text = In Runden darf eine Handlung frei wiederholt werden: Die Runde, die verloren ging, ist der Preis.

time-limit-title = Eine selbst gesetzte Grenze
time-limit-text = Vor dem Wurf darfst du sagen, wie viele Phasen du höchstens darauf verwendest. Würde es länger dauern, bleibt es unfertig, wenn sie um sind, weder Erfolg noch Misserfolg, und lässt sich in diesem Abenteuer nicht noch einmal versuchen.

phase-track-title = Die Phasenleiste
phase-track-text = Zehn Felder im Kreis, jedes eine Phase. Dein Stein rückt um die Phasen vor, die deine Handlung braucht; die Marke rückt auf das nächste Feld, auf dem jemand steht, und der handelt.

intervening-title = Dazwischentreten
intervening-text = Was aus einer Handlung wird, steht fest, wenn sie beginnt, und geschieht, wenn ihre Zeit um ist. Bis dahin dürfen andere dazwischentreten, wenn sie vorher frei sind: um aufzufangen, wer scheitert, oder um jemanden von dem abzuhalten, was er tut.

travel-title = Reisen
travel-text = Es zählt nur ungefähr, wo du bist, und eine Reise braucht keinen Wurf. Kommt es auf die genaue Zeit an, würfle Stamina für einen Marsch, Strength für einen Ritt, Craft für eine Fahrt: eine Phase für jede Spalte unter Awesome, in Stunden, Tagen oder Wochen.

shadowing-title = Beschatten
shadowing-text = Es geht nur, wenn du mithalten kannst. Der erste Wurf ist Alertness gegen das, womit sich das Ziel bewegt: Stamina zu Fuß, Strength im Sattel, Craft am Steuer. Was dabei herauskommt, hilft dem zweiten Wurf oder belastet ihn: deine Agility, Strength oder dein Craft gegen seine Alertness. Jeder Erfolg dabei hält dich eine Phase lang verborgen, dann werden beide wieder gewürfelt. Ein Fehlschlag verliert das Ziel; bei mehr wirst du gesehen.

shadowing-skills-title = Fertigkeiten zum Beschatten
shadowing-skills-text = Beschatten hat eigene Fertigkeiten: nach dem Ort (city, town, building, countryside, forest, jungle), nach dem Licht (daylight, night) und nach der Art der Bewegung (foot, horseback, car, boat). Die kleinen Wörter im Namen einer Fertigkeit zählen nicht.

tracking-title = Spuren lesen
tracking-text = Du bewegst dich, wie dein Ziel sich bewegt hat, zu Fuß oder im Sattel. Alertness findet die Spuren; misslingt das, ist nichts da, dem man folgen könnte. Dann kommt Stamina oder Strength gegen Super, einen Rang leichter für jeden Erfolg bei den Spuren, einen schwerer, wenn das Ziel nicht rastet, zwei, wenn es schneller ist als du, einen leichter, wenn es langsam ist. Misslingt das, ist die Spur kalt; sonst bist du dort, oder wo es gewesen ist.

fight-rounds-title = Kampfrunden
fight-rounds-text = Wenn Sekunden zählen, geht das Spiel in Runden von sechs bis zehn Sekunden. In deinem Zug hast du eine Handlung und beliebig viele freie; was du dazwischen würfeln musst, vor allem Defense, kostet nichts. Lange Arbeit lässt sich mit einem Wurf in jeder Runde tun. Nicht jede gespannte Begegnung in Runden muss mit Schlägen enden: Du darfst reden, gehen oder aushalten, wo der Kampf so ein Ende hat. Wo Sekunden zählen und niemand kämpft (eine Flut, eine Lunte), gelten dieselbe Reihenfolge und dieselben Züge.

fight-initiative-title = Initiative
fight-initiative-text =
    Am Anfang würfelst du einmal Alertness für den ganzen Kampf; Gegner haben ihren Rang in Alertness. Der Beste handelt zuerst, du vor einem Gegner mit demselben Ergebnis. Super oder Awesome gibt einen Zug in einer zusätzlichen Runde vor der ersten; Pathetic oder Catastrophic verliert den ersten Zug.

    Mit der Einstellung 'initiative: simple' geht der Zug vom höchsten Wurf aus um den Tisch; Gegner beginnen nur, wenn ihr alle unter ihrer Alertness gewürfelt habt.

fight-free-title = Handlungen und freie Handlungen
fight-free-text =
    Eine Handlung in jedem Zug: angreifen, ausweichen, zielen, ein Kunststück, ein weiterer Weg. Frei sind: reden, dich in deinem Feld bewegen, etwas fallen lassen, eine Frage stellen.

    Aufstehen, Ziehen oder eine Tür kostet deine Handlung, oder es geht frei mit einem Wurf gegen Inferior: Agility zum Aufstehen, Dexterity zum Ziehen oder Aufheben, Strength für eine Tür. Bei Feeble ist es getan, aber dein Zug endet; darunter ist es nicht getan, und dein Zug endet.

fight-waiting-title = Im Kampf abwarten
fight-waiting-text = Am Anfang deines Zuges darfst du abwarten und sagst sofort, nach wem du handeln wirst: nach jemandem, der noch nicht gehandelt hat, und vor allen, die schon warten. Kommt der Augenblick, musst du handeln; niemand wartet in einer Runde zweimal.

fight-again-title = Noch einmal handeln
fight-again-text = Ist dein Zug vorbei, kaufen 2 Ruhm dir den nächsten, bevor jemand anderes handelt; 3 mehr kaufen einen dritten. Mit der Gabe Zweiter Atem kostet der erste davon 1.

fight-track-title = Die Abstandsleiste
fight-track-text = Ein Kampf steht auf einer Leiste von zehn Feldern. Der Abstand ist die Zahl der Felder dazwischen. Felder haben keine feste Länge. In Gebäuden beginnt ein Kampf bei 1 oder 2 Feldern, im Wald bei 2 oder 3, im Freien bei 4 oder mehr, oder so weit, wie die beste Initiative über Catastrophic liegt. Du entkommst nur durch einen bezeichneten Ausgang, nie über das Ende der Leiste.

fight-moving-title = Sich im Kampf bewegen
fight-moving-text =
    In deinem Feld bewegst du dich frei. Sonst würfle Agility dafür, wie viele Felder weit du gehen darfst, frei oder als deine Handlung:
    - Catastrophic: keines
    - Pathetic bis Inferior: 1 als deine Handlung
    - Poor: 1 frei
    - Passable: 1 frei, oder 2
    - Good: 1 frei, oder 3
    - Great: 1 frei, oder 4
    - Super: 2 frei, oder 4
    - Awesome: 2 frei, oder 5

    Du darfst es um das herum teilen, was du sonst tust. Ein Feld zu verlassen, in dem mehr Gegner als Freunde stehen, kostet zwei Felder. In schwerem Gelände endet eine Bewegung. Gegner haben ihren Rang in Agility, abgelesen in derselben Tabelle.

fight-sneaking-title = Im Kampf schleichen
fight-sneaking-text = Solange dich niemand sieht, bringt dich Agility gegen die zusammengezählte Alertness der Gegner in der Nähe unbemerkt ein Feld weiter. Misslingt es, bist du entdeckt; Awesome macht es zu einer freien Handlung.

fight-stopping-title = Einen Gegner aufhalten
fight-stopping-text = Verlässt ein Gegner dein Feld, darfst du Agility gegen seine Agility würfeln, frei, auch nach deinem Zug: Gelingt es, bleibt er. Ein Versuch in jeder Runde, gegen einen Gegner; mehrere von euch dürfen ihre Kräfte zusammenzählen.

chases-title = Verfolgungen
chases-text = Eine Verfolgung geht in Runden auf der Leiste. Du bist entkommen, wenn ein vorher festgelegter Abstand erreicht ist: 3 Felder, wo es viel Deckung gibt, bis zu 10 im Freien. Wer erreicht wird, ist gefangen.

stunts-title = Kunststücke bei einer Verfolgung
stunts-text = Wer verfolgt wird, darf einmal in der Runde etwas Gefährliches versuchen, angeboten oder durch eine Frage gefunden. Wer verfolgt, muss es bei derselben Schwierigkeit nachmachen. Wem es misslingt, der hat einen Unfall, und die Verfolgung ist vorbei. Ein Gegner schafft es, wenn sein Rang hoch genug ist; reicht er nur gerade, sagt dein Fate, ob er dich zu fassen bekommt.

fight-defense-title = Angegriffen werden
fight-defense-text = Ein Gegner greift mit seinem Rang an: Du würfelst Defense und nimmst Schaden nach deinen Fehlschlägen und seiner Schadensstufe. Mehrere von einer Art dürfen als einer zuschlagen, mit zusammengezählten Rängen und der höchsten Schadensstufe.

fight-attack-title = Im Kampf angreifen
fight-attack-text = Würfle mit dem Angriffswert deiner Waffe: Das Ergebnis ist der Rang des Schadens. Was unter dem niedrigsten freien Kästchen des Gegners liegt, tut nichts. Unter Abenteurern ist das Ergebnis des Angriffs das, was die Defense der anderen Seite erreichen muss. 'odds' zeigt die genauen Aussichten jedes Angriffs, der dir jetzt offensteht.

fight-fumbles-title = Patzer
fight-fumbles-text = Ein Angriff von Catastrophic ist ein Patzer: Würfle Agility dafür, was daraus wird. Ein Schuss von Pathetic kann jemanden von euch im Feld des Ziels treffen: Wer dort am wenigsten Glück hat, würfelt Defense gegen Poor. Ist deine Defense Awesome, patzt der Gegner, und du würfelst Cunning dafür, wie schlimm. Was folgt, steht unter 'rules fumble-table'.

fumble-table-title = Die Patzertabelle
fumble-table-text =
    Nach deiner Agility bei einem eigenen Patzer; nach deinem Cunning, in Klammern, bei dem eines Gegners:
    - Catastrophic (Awesome): zwei Spalten weniger auf jeden Wurf, bis der nächste Zug vorbei ist
    - Pathetic (Super): ebenso lange eine Spalte weniger
    - Feeble (Great): Jemand von der eigenen Seite im selben Feld wird getroffen, wer am wenigsten Glück hat; ist niemand da, wie bei Pathetic
    - Inferior (Good): Das Ziel schlägt sofort zurück, wenn es so weit reicht
    - Poor (Passable): Die Waffe fällt
    - Passable (Poor): ein Sturz; wer schon liegt, verliert die Waffe
    - Good (Inferior): im nächsten Zug kein Angriff
    - Great (Feeble): im nächsten Zug keine Bewegung
    - Super (Pathetic): im nächsten Zug weder Parade noch Ausweichen
    - Awesome (Catastrophic): nichts

fight-dodge-title = Ausweichen
fight-dodge-text = Eine Handlung: ein Wurf auf Agility gegen Inferior. Defense ist für jeden Erfolg um 1 besser, bis du wieder an der Reihe bist. Great oder Besseres lässt dich auch ein Feld weit gehen. Catastrophic wirft dich um, beendet den Zug und kostet eine Spalte auf Defense. Angriffe auf einen Gegner, der ausweicht, verlieren eine Spalte.

fight-parry-title = Parieren
fight-parry-text = Sobald der Schaden bekannt ist, und wenn du in dieser Runde noch nicht gehandelt hast: Dexterity gegen den Rang des Schadens; ein Erfolg heißt keiner. Einhändige Waffen halten einhändige Waffen und kleine Zähne und Klauen ab, zweihändige jede Nahkampfwaffe, ein Schild alles, aber nicht in einer Runde, in der er schon Defense half. Fernwaffen und bloße Hände halten nichts ab, und wer überrascht ist, kann es nicht. Pathetic verliert die Waffe, Catastrophic zerbricht sie.

fight-push-title = Zurückdrängen und umstoßen
fight-push-text = Umstoßen: Strength gegen das Höhere von Strength und Agility des Gegners; liegt das Doppelte deiner Fehlschläge über deiner Agility, fällst du selbst. Zurückdrängen: derselbe Wurf Zug um Zug auf eine Gefahr zu, bis Erfolge oder Fehlschläge das Ziel erreichen, einer für jeden Fuß; wer verliert, gerät hinein.

fight-protect-title = Jemanden schützen
fight-protect-text = Wird jemand von euch in deinem Feld angegriffen und hast du in dieser Runde noch keine Handlung getan, darfst du dich dazwischenstellen, auch wenn dein Zug vorbei ist, sobald der Angriff angesagt ist: Würfle Agility gegen die Alertness des Gegners, und gelingt es, gilt der Schlag dir. Das ist deine Handlung.

fight-dead-title = Sich tot stellen
fight-dead-text = Wirst du getroffen, würfle Cunning: Gegner, deren Intelligence oder Alertness über dem Ergebnis liegt, durchschauen es, die anderen lassen dich in Ruhe, solange noch jemand anderes da ist. Sind alle getäuscht und kämpft sonst niemand, lässt man dich für tot liegen.

fight-aim-title = Zielen und entwaffnen
fight-aim-text = Zielen kostet deinen ganzen Zug: In der nächsten Runde ist dein Angriff eine Spalte besser. Entwaffnen: ein Angriffswurf gegen das Höhere von Dexterity und Strength des Gegners; einhändig gegen zweihändig einen Rang schwerer, mit einer Fernwaffe zwei. Die Waffe fällt dort hin; bei einem Versuch von Catastrophic im Nahkampf landet deine dort.

fight-objects-title = Im Kampf etwas zerbrechen
fight-objects-text = Zerbrechliches geht ohne Wurf entzwei, als deine Handlung. Festes braucht eine anhaltende Handlung, einen Wurf in jeder Runde, bis das Ziel erreicht ist.

fight-grapple-title = Ringen
fight-grapple-text = Im selben Feld, mit einer freien Hand: Agility gegen das Höhere von Strength und Agility des Gegners (aus dem Hinterhalt gegen das Niedrigste von diesen und Alertness), mit beiden Händen einen Rang leichter, lautlos einen schwerer. Misslingt es, schlägt er frei zu, und deine Defense ist gesenkt. Gelingt es, helfen deine Erfolge bei allem, was du ihm tust, und etwas davon ist sofort frei. Andere dürfen mitmachen. Drinnen gehen nur bloße Hände und kurze Waffen; jeder Angriff gewinnt eine Spalte; Schläge und Schüsse aus Handfeuerwaffen von außen treffen, wen Fate wählt.

fight-holds-title = Niederhalten, werfen und sich befreien
fight-holds-text = Beim Ringen: niederhalten mit Strength gegen das Höhere von Strength und Agility, eine Runde für jeden Erfolg, in der keiner von beiden handeln kann; zu Boden werfen mit Strength gegen das Niedrigere, dann mit hinunter oder loslassen; die Waffe wegnehmen mit Strength gegen Strength. Um dich zu befreien, würfle Agility oder Strength gegen das Höhere von beiden bei dem, der dich hält.

fight-modifiers-title = Zuschläge im Kampf
fight-modifiers-text = Spalten: +2 im Nahkampf gegen einen, der liegt, -1 im Fernkampf gegen einen, der liegt, -1 im Nahkampf, wenn du liegst, +1 mit dem Gewehr, wenn du liegst, -3 gegen das, was du nicht siehst, +1 nach dem Zielen, +1 beim Ringen. Eine Handfeuerwaffe in beiden Händen ist +2, und -1 auf Defense bis zu deinem nächsten Zug. Den Angriffsrang eines Gegners verschieben sie ebenso. Kühne Einfälle, die der Ort erlaubt, sind Kunststücke und können dir Spalten bringen.

doubles-title = Päsche
doubles-text = Jeder Wurf von 11, 22, 33 und so weiter bis 99, oder 00, kann dich sofort eines von drei Dingen lehren, ob er gelang oder nicht: eine neue Fertigkeit, einen Punkt Eingebung für eine Fertigkeit, die du eingesetzt hast, oder bei 00 einen für das Attribut. Ist nichts davon möglich, wird nichts daraus. Das Programm bietet an, was es gibt; 'nothing' lehnt ab.

new-skill-title = Neue Fertigkeiten
new-skill-text = Haben bei dem Wurf weniger als zwei Fertigkeiten gezählt, kann dir ein Pasch eine neue mit +1 geben. Sie heißt nach eben dem, was du gerade getan hast; jede Handlung mit einem Wurf genügt. Das Programm schlägt einen Namen vor, und du darfst einen anderen eingeben. Selbst ein misslungener Sprung bei 33 kann dich Springen lehren. Eine Fertigkeit, die du hast, lässt sich nicht noch einmal lernen, wohl aber ein engerer Teil von ihr: nach Fahren Lastwagen fahren. In einem Lastwagen zählen beide.

inspire-skill-title = Eine Fertigkeit steigern
inspire-skill-text = Bei einem Pasch darfst du einen Punkt Eingebung neben eine Fertigkeit setzen, die du eingesetzt hast, wenn der Kicker höher ist als ihr Wert. Ein Kicker von 0 zählt als 0. Ein Wurf von 55 hat Kicker 5: Er hilft einer Fertigkeit von +4, nicht einer von +5.

inspiration-title = Eingebungen
inspiration-text = Sie werden für jedes Attribut und jede Fertigkeit getrennt gezählt. Sind es mehr als der Wert, steigt er um 1, und sie werden gelöscht. So wird aus +3 mit dem vierten Punkt +4, und aus Charm 5 mit dem sechsten 6. 'skills' zeigt, wie weit du bist.

maximum-title = Die höchsten Werte
maximum-text = Ein Attribut kann bis 12 steigen und eine Fertigkeit bis +9. Auf dieser Höhe lässt sich dort kein Punkt Eingebung mehr setzen.

experience-title = Erfahrung
experience-text = Jede Sitzung bringt dir 1 Erfahrungspunkt, wenn sie endet; hier ist das der Schluss eines Abenteuers. Ausgegeben wird er zwischen den Abenteuern.

between-title = Erfahrung ausgeben
between-text = Zwischen den Abenteuern kauft Erfahrung Ränge der Gesundheit und Gaben; Fertigkeiten und Attribute steigen allein durch Gebrauch, durch Päsche. 'solo hero advance NAME' öffnet den Laden, 'undo' nimmt einen Kauf zurück, und vor dem Ende wird nichts geschrieben. 'solo play ADVENTURE --hero NAME' nimmt die Figur mit; was das Abenteuer bringt, kommt mit ihr heim.

raise-health-title = Die Gesundheit steigern
raise-health-text =
    Such deine Zeile; was dahinter steht, ist der Preis der nächsten.
    - 2: IN/IN/IN/IN, 1 EP
    - 3: IN/IN/IN/PR, 1 EP
    - 4: IN/IN/PR/PR, 1 EP
    - 5: IN/PR/PR/PR, 2 EP
    - 6: IN/IN/PR/PS, 2 EP
    - 7: IN/PR/PR/PS, 3 EP
    - 8: IN/PR/PS/PS, 3 EP
    - 9: IN/PR/PS/GD, 4 EP
    - 10: PR/PR/PS/GD, 5 EP
    - 11: PR/PS/PS/GD, 7 EP
    - 12: PR/PS/GD/GD, 9 EP
    - 13: PR/PS/GD/GT, 12 EP
    - 14: PS/PS/GD/GT, 15 EP
    - 15: PS/GD/GD/GT, 20 EP
    - 16: PS/GD/GT/GT, 25 EP
    - 17: PS/GD/GT/SP, 30 EP
    - 18: GD/GD/GT/SP, 35 EP
    - 19: GD/GT/GT/SP, 40 EP
    - 20: GD/GT/SP/SP, die höchste.

    Die Buchstaben stehen unter 'rules ranks'.

perks-title = Gaben
perks-text = Eine Gabe ist etwas, das andere überhaupt nicht können. Gaben kauft man mit Erfahrung, am Anfang und zwischen den Abenteuern. Viele verlangen ein Attribut von einer bestimmten Höhe, manche zuerst eine andere Gabe; du brauchst es, um die Gabe zu kaufen, und auch, um sie zu gebrauchen. Wo eine Gabe Ränge hat, wird jeder für sich zum selben Preis gekauft. Der Laden von 'solo hero new' und 'solo hero advance' zählt alle auf, mit dem, was sie verlangen; 'rules' mit dem Namen einer Gabe erzählt von ihr.

perks-of-a-setting-title = Gaben eines Schauplatzes
perks-of-a-setting-text = Nicht jede Gabe passt an jeden Schauplatz: In einem Land der Ritter fliegt niemand ein Flugzeug. Ein Abenteuer kann die Gaben nennen, die es hat, oder die, die es nicht hat; Letztere lassen sich in ihm weder kaufen noch gebrauchen.

perk-piloting-title = Steuern
perk-piloting-text =
    Du kannst ein Flugzeug fliegen: Was Steuern verlangt, würfelst du auf Craft statt in Zeile 1.

    Andere Gaben lassen sich auf dieselbe Weise verlangen: Wem die Gabe fehlt, der würfelt in Zeile 1.

    Kostet 1 EP. Verlangt Intelligence 5.

perk-transportation-title = Fahrzeuge
perk-transportation-text =
    Du verfügst über ein Fahrzeug, das sich wenige leisten können: eine Kutsche, ein Schiff, einen eigenen Zug, was es am Schauplatz eben gibt. Dir stehen die Reisewege offen, die ein Abenteuer denen vorbehält, die eines haben. Eine Wahl, die es verlangt, zeigt sich denen, die es haben.

    Kostet 2 EP. Verlangt Fate 8.

perk-mimicry-title = Nachahmung
perk-mimicry-text =
    Mit einem Wurf auf Cunning ahmst du die Rufe von Tieren nach. Ohne die Gabe wird so ein Wurf in Zeile 1 gemacht.

    Kostet 1 EP. Verlangt Cunning 5.

perk-advanced-mimicry-title = Nachahmung für Fortgeschrittene
perk-advanced-mimicry-text =
    Mit einem Wurf auf Cunning ahmst du die Stimme eines Menschen nach, den du gehört hast. Ohne die Gabe wird so ein Wurf in Zeile 1 gemacht.

    Kostet 1 EP. Verlangt Nachahmung, Cunning 7.

perk-flurry-title = Hagel von Schlägen
perk-flurry-text =
    Gelingt dir ein Angriff mit einem Kicker von 0, greifst du dasselbe Ziel sofort noch einmal an, umsonst.

    Kostet 2 EP. Verlangt Dexterity 5.

perk-advanced-flurry-title = Hagel von Schlägen für Fortgeschrittene
perk-advanced-flurry-text =
    Der Hagel von Schlägen kommt auch bei einem Kicker von 1, nicht nur bei 0. Wo derselbe Kicker mehreres gibt, wählst du eines.

    Kostet 3 EP. Verlangt Hagel von Schlägen, Dexterity 7.

perk-combat-tactics-title = Kampftaktik
perk-combat-tactics-text =
    Greifst du mit einem Kicker von 0 an, ob du triffst oder nicht, haben alle deine Angriffe der nächsten Runde +2.

    Kostet 3 EP. Verlangt Intelligence 5.

perk-strategic-positioning-title = Die bessere Stellung
perk-strategic-positioning-text =
    Würfelst du Defense mit einem Kicker von 0, hat der erste Angriff deines nächsten Zuges +2.

    Kostet 1 EP.

perk-defensive-maneuver-title = Abwehrhaltung
perk-defensive-maneuver-text =
    Würfelst du Defense mit einem Kicker von 5, hast du +2 Defense, bis dein nächster Zug beginnt.

    Kostet 1 EP.

perk-counterstrike-title = Gegenschlag
perk-counterstrike-text =
    Würfelst du bei Defense Awesome, greifst du sofort und umsonst an, wer dich angegriffen hat, wenn deine Waffe so weit reicht. Zusammen mit der Abwehrhaltung oder der besseren Stellung geht es nicht.

    Kostet 3 EP.

perk-riposte-title = Nachstoß
perk-riposte-text =
    Parierst du mit Erfolg und einem Kicker von 0, greifst du sofort und umsonst an.

    Kostet 1 EP. Verlangt Dexterity 5.

perk-advanced-riposte-title = Nachstoß für Fortgeschrittene
perk-advanced-riposte-text =
    Parierst du mit Erfolg und einem Kicker von 0 oder 9, greifst du sofort und umsonst an. Der Nachstoß selbst ist dafür nicht nötig.

    Kostet 1 EP. Verlangt Dexterity 7.

perk-all-out-attack-title = Alles auf einen Angriff
perk-all-out-attack-text =
    Anzusagen, ehe in einer Runde jemand gehandelt hat: Bis sie um ist, haben deine Angriffe +3 und deine Würfe auf Defense -1.

    Kostet 1 EP.

perk-feint-title = Finte
perk-feint-text =
    Eine Handlung im Nahkampf: Cunning gegen Cunning. Greifst du diesen Gegner das nächste Mal an, hast du +2 für jeden Erfolg.

    Kostet 1 EP.

perk-second-wind-title = Zweiter Atem
perk-second-wind-text =
    Im Kampf bist du nach deinem Zug für 1 Ruhm noch einmal an der Reihe.

    Kostet 3 EP. Verlangt Agility 8.

perk-bounceback-title = Wieder auf den Beinen
perk-bounceback-text =
    Aufstehen kostet dich nichts und braucht keinen Wurf.

    Kostet 1 EP. Verlangt Agility 7.

perk-quickdraw-title = Schnell gezogen
perk-quickdraw-text =
    Eine Waffe zu ziehen kostet dich nichts und braucht keinen Wurf.

    Kostet 1 EP. Verlangt Dexterity 8.

perk-breakfall-title = Den Sturz abfangen
perk-breakfall-text =
    Stürze schaden dir für jeden Rang eine Spalte weniger. Der Text spricht von einer Spalte; hier zählt jeder Rang.

    Kostet 1 EP für jeden Rang, bis zu 2. Verlangt Agility 8, für Rang 2 Agility 10.

perk-surprise-attacks-title = Überraschungsangriffe
perk-surprise-attacks-text =
    Deine Angriffe in einer zusätzlichen Runde haben +5.

    Kostet 1 EP.

perk-backstab-title = Von hinten
perk-backstab-text =
    Eine Handlung gegen einen Gegner im selben Feld: Cunning gegen seine Alertness, um hinter ihn zu kommen. Jeder Erfolg gibt deinen Nahkampfangriffen auf ihn +2, bis er dich trifft.

    Kostet 1 EP. Verlangt Agility 7.

perk-bulletproof-armor-title = Kugelsichere Rüstung
perk-bulletproof-armor-text =
    Die Rüstung, die du zu Beginn eines Abenteuers trägst, gibt +5 Defense gegen Schusswaffen, solange du sie trägst. Verlierst du sie, ist die Gabe bis zum Ende des Abenteuers fort.

    Kostet 3 EP.

perk-armor-piercing-rounds-title = Panzerbrechende Munition
perk-armor-piercing-rounds-text =
    Deine Schusswaffen achten nicht darauf, was kugelsichere Rüstung gibt.

    Kostet 1 EP.

perk-intuition-title = Gespür
perk-intuition-text =
    Für 1 Ruhm darfst du Rat zu einem Auftrag erfragen, den du angenommen hast.

    Gib 'hunch' ein. Der Ruhm ist nur ausgegeben, wenn es etwas zu sagen gibt.

    Kostet 1 EP.

perk-tumbling-title = Körperbeherrschung
perk-tumbling-text =
    Ein Ausweichen bringt dich schon mit Passable ein Feld weiter, wo andere Great brauchen.

    Kostet 1 EP. Verlangt Agility 6.

perk-coordinated-attacks-title = Gemeinsame Angriffe
perk-coordinated-attacks-text =
    Dein Angriff hat +2 für jeden Freund, der in dieser Runde dasselbe Ziel angegriffen hat. (Der Text spricht vom Zug; gemeint ist die Runde.)

    Kostet 1 EP.

perk-dual-wielding-title = Zwei Waffen
perk-dual-wielding-text =
    Mit zwei einhändigen Waffen greifst du mit der besseren an, mit +2.

    Kostet 1 EP.

perk-critical-hits-title = Kritische Treffer
perk-critical-hits-text =
    1 Ruhm vor einem Angriff: Trifft er, schadet er zwei Ränge mehr, höchstens Extreme. Ein Treffer ist Schaden, der ein Kästchen füllt.

    Kostet 1 EP.

perk-unarmed-combat-title = Waffenloser Kampf
perk-unarmed-combat-text =
    Deine Angriffe mit bloßen Händen haben +1 für jeden Rang.

    Kostet 1 EP für jeden Rang, bis zu 6.

perk-haymaker-title = Schwinger
perk-haymaker-text =
    1 Ruhm für einen gewaltigen Schlag: Strength gegen die Stamina des Gegners, und er ist für jeden Erfolg eine Runde lang bewusstlos.

    Kostet 2 EP.

perk-lip-reading-title = Von den Lippen lesen
perk-lip-reading-text =
    Mit einem Wurf auf Alertness liest du von den Lippen, gegen Passable auf Rang 1, Poor auf 2 und Inferior auf 3. Ohne die Gabe würfelst du in Zeile 1.

    Kostet 1 EP für jeden Rang, bis zu 3. Verlangt Cunning 5.

perk-called-shot-title = Gezielter Schlag
perk-called-shot-text =
    Du wählst, wo ein Angriff trifft: Kopf, Rumpf, Arme oder Beine. Das zählt nur bei Gegnern mit ungleicher Rüstung.

    Kostet 2 EP.

perk-shield-use-title = Kunst des Schildes
perk-shield-use-text =
    Jeder Rang zählt 2 zum Tempo eines Schildes hinzu, wenn es darum geht, wie oft er in einer Runde dient.

    Kostet 1 EP für jeden Rang, bis zu 5.

perk-healer-title = Heilkunde
perk-healer-text =
    So oft am Tag, wie dein Rang ist, heilst du wie mit Verbandszeug, ohne welches zu verbrauchen.

    Gib 'heal' ein. Es dauert so lange wie Verbandszeug, eine Fertigkeit in erster Hilfe hilft, und jede Anwendung kehrt einen Tag später zurück. Auch andere aus deiner Gruppe lassen sich so heilen.

    Kostet 2 EP für jeden Rang, bis zu 5. Verlangt Intelligence 7.

sample-skills-title = Fertigkeiten zur Auswahl
sample-skills-text = Alles Enge, das du benennen kannst, ist eine Fertigkeit. Wenn du eine Figur erschaffst, zählt 'skills' auf, was Figuren oft haben, unter dem Attribut, dem es meist hilft: klettern unter Strength, suchen unter Alertness, Schlösser öffnen unter Dexterity, handeln unter Cunning, Glücksspiel unter Fate. Eine Fertigkeit hilft bei jedem Wurf, zu dem sie passt, worunter sie auch steht: Bögen stehen hier unter Dexterity und Wurfwaffen unter Alertness, aber worauf du würfelst, sagt die Waffe. Erste Hilfe hilft bei Verbandszeug und der Gabe Heilkunde, denn die erste Hilfe selbst braucht keinen Wurf.

who-tells-title = Wer die Geschichte erzählt
who-tells-text = Was am Tisch die Spielleitung tut, tut das Abenteuer: Es erzählt von Orten, vom Vergehen der Zeit und von dem, was anderswo geschieht, und spricht für alle, die du nicht spielst.

kinds-of-adventure-title = Arten von Abenteuern
kinds-of-adventure-text = Ein Abenteuer kann eine lose Liste von Orten, Leuten und Nöten sein oder Schritt für Schritt führen. Beides lässt sich hier schreiben: Szenen, die zueinander führen, und Vorräte, aus denen die Szene gezogen wird, die passt.

told-as-events-title = Ergebnisse werden als Ereignisse erzählt
told-as-events-text = Was aus einem Wurf wird, wird als etwas erzählt, das geschieht, nicht als Rang. Der Rang steht daneben, für die, die ihn wollen; 'why' zeigt alles.

party-title = Mehrere Abenteurer
party-text = Eine Person darf mehrere Abenteurer führen. Einer von ihnen handelt; 'lead' mit einem Namen lässt einen anderen vorangehen, und wenn einer fällt oder stirbt, übernimmt der nächste; ein toter ist für immer aus dem Spiel. Wo eine Probe es sagt, darf irgendeiner würfeln, oder alle tun es, und das beste oder das schlechteste Ergebnis zählt.

table-kit-title = Was auf dem Tisch liegt
table-kit-text = An einem Tisch braucht ihr einen Bogen für jede Figur, zwei Würfel für den W100 und eine Leiste von zehn Feldern mit Steinen, gemeinsam für Phasen und Kämpfe. Hier zeigt 'sheet' das Erste, '--dice ask' nimmt deine eigenen Würfel, und die Leiste wird gezeichnet, wo sie zählt.
