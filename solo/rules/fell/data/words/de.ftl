ladder-title = Die Würfelleiter
ladder-text = Fünf Würfel bilden die Leiter, von unten nach oben: d4, d6, d8, d10, d12. Eine Stufe ist eine Sprosse. Was einen Würfel hebt oder senkt, zählt in Stufen, und alle Stufen werden zusammengezählt, ehe man den Würfel ansieht: d6 und zwei Stufen hinauf ist d10.

ends-of-the-ladder-title = Abseits der Leiter
ends-of-the-ladder-text = Ein Würfel, der unter d4 sinken würde, lässt sich nicht würfeln: Eine Probe mit ihm misslingt, ein Wettstreit mit ihm ist verloren. Ein Würfel, der über d12 steigen würde, bleibt ein d12, und der Wurf hat stattdessen Vorteil.

advantage-title = Vorteil
advantage-text = Mit Vorteil würfelst du einen Würfel derselben Art mehr, und der höhere zählt. Auch mehrere Vorteile sind nur ein Würfel mehr, und ein Vorteil und ein Nachteil heben sich auf. Mit der Einstellung adv_stacks zählt jeder von ihnen.

disadvantage-title = Nachteil
disadvantage-text = Mit Nachteil würfelst du einen Würfel derselben Art mehr, und der niedrigere zählt. Er kommt von zu viel Last, davon, dass du allein einen Trupp angreifst, und von allem, was die Szene nennt.

enhanced-title = Verstärkt und geschwächt
enhanced-text = Ein verstärkter Wurf nimmt einen höheren Würfel, ein geschwächter einen niedrigeren, um eine Stufe, wenn nicht mehr gesagt ist. Fertigkeiten verstärken; Erschöpfung und ein überanstrengter Wille schwächen.

tasks-title = Aufgaben
tasks-text = Keine Eile, keine Gefahr und eine Fertigkeit, die passt: Dann gibt es keinen Wurf, und was du tust, gelingt. Wo es bei einer Probe heißt, dass Ruhe herrscht, tut es einfach, wer eine ihrer Fertigkeiten hat.

when-to-test-title = Wann geprobt wird
when-to-test-text = Du würfelst nur, wenn der Ausgang offen ist und es schlimm enden könnte. Was schiefgehen kann, siehst du vor den Würfeln, und du kannst es dir noch anders überlegen.

tests-title = Proben
tests-text = Würfle den Würfel des Attributs. Zeigt er die Schwierigkeitszahl oder mehr, bestehst du; zeigt er weniger, misslingt es. Ein d6, der 4 zeigt, besteht gegen 4, und eine 3 misslingt.

dn-title = Schwierigkeitszahl
dn-text =
    Die Zahl, die zu erreichen ist, ist 4, wenn die Szene nichts anderes sagt. Bei 'try' darfst du ein Wort angeben: leicht 3, üblich 4, schwer 6, verzweifelt 8.

    Solange ein Wurf wartet, kannst du eine Sache nebenbei versuchen. Im Kampf ist ein Versuch das, was du in dieser Runde tust, jetzt oder sobald du dran bist, und nie leichter als 4. Gelingt er, ist dein nächster Angriff verstärkt, und gelingt er um 3 oder mehr, hat er auch Vorteil; eine 1 kostet dich einen Stoß.

failure-title = Misslungene Proben
failure-text = Misslungen heißt nicht immer, dass nichts getan ist. Es kann sein, dass du trotzdem ankommst; nur kommt Ärger mit.

attributes-title = Attribute
attributes-text = Vier Attribute: STR (Stärke), DEX (Geschick), INT (Verstand), WIL (Wille). Jedes ist ein Würfel der Leiter, und seine Größe ist auch eine Zahl: Ein d6 zählt als 6 für Plätze, Fertigkeiten, Zauber und Gefolgsleute.

help-title = Hilfe
help-text = Ist jemand mit einer passenden Fertigkeit dabei, so kann diese Person dir bei einer Probe helfen, und die Probe hat Vorteil. Misslingt sie, trifft der Ärger auch den, der hilft.

contests-title = Wettstreit
contests-text = Stellt sich dir jemand entgegen, würfeln beide, und das höhere Ergebnis gewinnt. Bei Gleichstand gewinnt der Würfel, der höher auf der Leiter steht. Sind auch die Würfel gleich, hat es nicht geschafft, wer handelt. Mit der Einstellung contest_tie: reroll würfeln beide noch einmal.

skills-title = Fertigkeiten
skills-text = Jede deiner Fertigkeiten, die passt, hebt den Würfel eine Stufe: d6 mit zwei Fertigkeiten ist ein d10. Du kannst so viele Fertigkeiten kennen, wie dein INT groß ist. Sinkt INT, zählen die zuletzt gelernten nicht.

background-title = Herkunft
background-text = Wäre jemand mit deiner Herkunft in einer Sache gut, zählt die Herkunft als eine Fertigkeit mehr.

spells-title = Zauber
spells-text = Mit ein paar Minuten Ruhe ist ein Zauber einfach gewirkt. In Eile oder unter Bedrohung braucht er eine Probe auf WIL. Du kannst so viele Zauber kennen, wie dein WIL groß ist.

spell-prices-title = Der Preis eines Zaubers
spell-prices-text =
    Misslingt die Probe für einen Zauber, wirkt er trotzdem, und du wählst seinen Preis:
    - eine Nebenwirkung
    - ein abgeschwächter Zauber
    - ein müder Geist: Dein WIL ist bis zum Morgen geschwächt
    - diesen Zauber nicht mehr vor dem Morgen

    Die ersten beiden werden nur angeboten, wo man weiß, was sie wären.

unwilling-title = Wer nicht will
unwilling-text = Wer deinen Zauber nicht will, darf sich wehren: Dann wird deine Probe zum Wettstreit, WIL der anderen Seite gegen deinen, oder das Attribut, das der Zauber nennt.

slots-title = Plätze für Dinge
slots-text = Du hast doppelt so viele Plätze, wie dein STR groß ist: STR d6 sind 12. Wer mit dir geht, gibt seine dazu, weniger das, was er selbst trägt. Sinkt STR, so sinken auch die Plätze.

overload-title = Zu viel Last
overload-text = Trägst du mehr, als deine Plätze fassen, so hast du Nachteil auf alle Würfe, und deine TP zählen als 0, bis du etwas ablegst; dann sind sie wieder da. Mehr als das Doppelte der Plätze lässt sich gar nicht tragen. Sind deine Plätze voll, lässt 'drop' Dinge zurück.

small-things-title = Kleines und Sperriges
small-things-text = Von kleinen Dingen gehen mehrere auf einen Platz. Sperrige füllen zwei und brauchen beide Hände: kein Schild daneben.

coins-title = Münzen und Schätze
coins-text = Ein Platz fasst hundert Münzen oder Schätze von demselben Wert; ein angefangener Platz zählt voll, wenn coin_slots nichts anderes sagt.

luck-title = Glück
luck-text = Manche Antwort hat nur die Welt. Dann gibt sie ein Glückswürfel, meist ein d6: je höher, desto besser für dich. Er fällt für ein Lager an gefährlichem Ort, für Lärm unter der Erde, für jede Runde des Erkundens oder Reisens, wenn sie beginnt, und für eine Falle, die dich bemerkt haben könnte. Auch eine Frage ans Orakel ist ein Glückswürfel.

rounds-title = Runden
rounds-text =
    In einer Runde sind alle einmal an der Reihe. Wie lang sie ist, hängt davon ab, was du tust:
    - Begegnung: etwa 10 Sekunden, eine Aufgabe und quer durch einen Raum
    - Erkunden: etwa 10 Minuten, ein paar Aufgaben und eine Suche, oder ein Zauber, oder eine Rast
    - Reisen: etwa 1 Stunde, drei Meilen auf leichtem Boden

order-title = Wer zuerst handelt
order-text = Deine Seite handelt zuerst, alle zusammen. Wirst du überrascht, sagt ein Wettstreit mit DEX, ob du in der ersten Runde handelst; werden die anderen überrascht, sagt derselbe Wettstreit, ob sie es tun.

attacks-title = Angriffe
attacks-text = Zu treffen braucht es keinen Wurf. Der Würfel der Waffe, weniger die Rüstung des Ziels, ist der Schaden; eine Rüstung, die ebenso hoch ist, hält alles ab.

armor-title = Rüstung
armor-text = Rüstung geht von jedem Angriff im Ganzen ab, auch bei 0 TP, und zählt nie mehr als 3. Ein Schild braucht eine freie Hand. Mit der Einstellung armor_vs_critical: false zählt sie nur, solange TP da sind.

many-attackers-title = Mehrere Angreifer
many-attackers-text = Mehrere Angreifer gegen ein Ziel, oder mehrere Waffen in zwei Händen: Alle Würfel fallen, nur der höchste zählt. Dazu kommt 1 Schaden, nach der Rüstung, für jeden Angreifer außer dem ersten. Mit der Einstellung extra_before_armor hält die Rüstung auch den ab.

blast-title = Angriffe auf viele
blast-text = Ein Angriff auf viele trifft mehrere, die nah beieinander stehen, mit einem eigenen Wurf für jeden. Ist unklar, wie viele es sind, sagt es der Würfel der Waffe.

detachments-title = Trupps
detachments-text = Viele Gleiche, die als eins handeln, sind ein Trupp. Gegen Einzelne hat er Vorteil und trifft sie alle. Ein Einzelner hat gegen ihn Nachteil, außer mit einer Waffe, die viele trifft.

harm-title = Schaden
harm-text = Schaden geht von den TP ab. Was darüber hinausgeht, ist kritischer Schaden, wie viel es auch ist. Genau auf 0 TP ist nicht kritisch.

critical-title = Kritischer Schaden
critical-text = Kritischer Schaden verlangt eine Probe auf das betroffene Attribut, bei Angriffen auf STR; Fertigkeiten helfen nicht. Bestehst du, ändert sich nichts, und du kämpfst mit 0 TP weiter. Bestehst du nicht, sinkt das Attribut eine Stufe, du bist außer Gefecht, und ohne Behandlung stirbst du. Nie wird Schaden von STR als Zahl abgezogen.

death-title = Tod
death-text = Würde kritischer Schaden ein Attribut unter d4 senken, ist das der Tod. Ein d4, der 4 zeigt, hält noch.

treatment-title = Versorgung
treatment-text = Wer außer Gefecht ist, stirbt ohne Behandlung zehn Minuten nach dem Kampf. Im Kampf kostet das Versorgen einen Zug und eine Probe auf INT; danach gelingt es einfach. Wer allein unterwegs ist, wird von jemandem gefunden. Mit der Einstellung untreated: dead kommt niemand.

lower-attributes-title = Gesunkene Attribute
lower-attributes-text = Was an einem Attribut hängt, sinkt sofort mit: Plätze an STR, Fertigkeiten an INT, Zauber und Gefolgsleute an WIL. Eine Last, die vorher ging, kann jetzt zu viel sein.

rest-title = Rast
rest-text = Ein paar Minuten Rast bringen alle TP zurück, dir und denen, die bei dir sind. An gefährlichem Ort kann ein Glückswürfel nein sagen.

weeks-title = Wochen der Pflege
weeks-text = Sieben Tage Ruhe, mit jemandem, der nach dir sieht, heben ein gesunkenes Attribut um eine Stufe. Zwischen Abenteuern liegen Wochen genug für alle.

deprived-title = Entbehrung
deprived-text = Wer entbehrt, was ein Körper braucht (Essen, Trinken, Wärme, Schlaf), bekommt weder TP noch Attribute zurück.

fatigue-title = Erschöpfung
fatigue-text = Dauert es länger als einen Tag, bist du erschöpft: Deine Proben sind um eine Stufe geschwächt, und um eine weitere für jeden Tag, der danach beginnt. Iss gut und schlaf gut, und eine Nacht nimmt eine Stufe fort.

reactions-title = Reaktionen
reactions-text =
    Ist unklar, wie dich jemand aufnimmt, würfle WIL:
    - 1-3: feindselig
    - 4-5: misstrauisch
    - 6-7: gleichgültig
    - 8-9: freundlich
    - 10-12: hilfsbereit

    Es ist keine Probe, aber was den Würfel einer Probe hebt oder senkt, tut es auch hier.

leverage-title = Druckmittel
leverage-text = Hast du etwas, das bei den anderen Gewicht hat, so gewinne einen Wettstreit mit WIL, und die Reaktion ist eine Zeile besser.

morale-title = Moral
morale-text =
    Ihr Mut wird geprüft, wenn der Erste von ihnen oder ein Anführer fällt, wenn die Hälfte fort ist, oder wenn ein Einzelner bei 0 TP steht. Es ist ein Wettstreit mit WIL; nur wenn du ihn gewinnst, würfle WIL:
    - 1-3: zögern und verlieren einen Zug
    - 4-5: ziehen sich zurück
    - 6-7: fliehen
    - 8-9: ergeben sich mit Bedingungen
    - 10-12: ergeben sich

hirelings-title = Gefolgsleute
hirelings-text = Gefolgsleute haben Würfel, TP, Fertigkeiten und Ausrüstung wie du. Sie tragen, kämpfen und helfen bei dem, was sie können. Du kannst so viele anwerben, wie dein WIL groß ist, und nicht mehr; sinkt WIL, folgen die überzähligen nicht länger.

pay-title = Lohn und Anteile
pay-text = Gefolgsleute wollen den Lohn für einen Tag, ehe der Tag beginnt. Beute wird daheim zu gleichen Teilen geteilt, und von jedem Anteil geht ab, was schon bezahlt war. Wer nicht bezahlt ist, muss in einem Wettstreit mit WIL gewonnen werden, sooft du um etwas Gefährliches bittest: zu helfen, zu kämpfen.

coming-home-title = Heimkehr
coming-home-text = Du wirst besser durch das, was du heimbringst: Beute, die etwas wert ist, von einem Ort, an dem du hättest sterben können. Das Geld, das du mitgenommen hast, höchstens hundert Münzen von dem, was du daheim hast, ist keine Beute.

advancement-title = Aufstieg
advancement-text =
    Nach dem, was dein Hort im Ganzen wert ist, in Münzen:
    - 1000: TP und ein Attribut, Neuling
    - 3000: TP, Geübter
    - 6000: ein Attribut, Kenner
    - 10000: TP, Veteran
    - 15000: ein Attribut, Meister
    - 21000: TP und ein Attribut, Legende; hör damit auf oder mach weiter

    TP wachsen um einen d6, wenn das Abenteuer nichts anderes sagt; Attribute enden bei d12.
