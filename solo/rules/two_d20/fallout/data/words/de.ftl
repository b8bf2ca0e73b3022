tests-title = Proben
tests-text = Attribut und Fertigkeit bestimmt, wer das Abenteuer schreibt; wo mehrere Attribute passen, wählst du eines davon. Die Summe ist dein Zielwert: 6 und 3 macht 9. Danach kommen die Schwierigkeit, die Würfel, die Erfolge, was sie wert sind, und zuletzt die Komplikationen.

try-title = Alles versuchen
try-text =
    Welches Attribut und welche Fertigkeit gelten, sagt das Abenteuer; wo es nichts sagt, sagst du es. Gib 'try' ein, dann ein Attribut oder eine Fertigkeit, vielleicht eine Schwierigkeit, und was du tust: try maschinen 2 den Kran anwerfen. Was daraus wird, sagt das Abenteuer, oder es wird in allgemeinen Worten erzählt. Solange ein Wurf wartet, kannst du eine Sache nebenbei versuchen.

    Im Kampf ist das eine Haupthandlung, jetzt oder sobald du eine hast, und nie leichter als Schwierigkeit 1. Gelingt es, bringt es einen Aktionspunkt über das hinaus, was der Wurf bringt; fehlen 3 oder mehr Erfolge, bekommt die Spielleitung einen.

difficulty-title = Schwierigkeit
difficulty-text = Die Schwierigkeit sagt, wie viele Erfolge du brauchst, in der Regel 1 bis 5.

pool-title = Die Würfel
pool-text = Du würfelst mit zwei W20 und bis zu drei weiteren, die du gekauft hast; alle fallen zugleich, also kaufst du sie vorher.

successes-title = Erfolge und doppelte Erfolge
successes-text = Ein Würfel, der den Zielwert oder weniger zeigt, ist ein Erfolg. Eine 1 zählt doppelt. Bei einer Spezialität zählt auch jeder Würfel bis zum Wert der Fertigkeit doppelt: Bei einem Zielwert von 10 und einer Spezialität mit Wert 4 sind eine 4 und eine 7 drei Erfolge.

complications-title = Komplikationen
complications-text =
    Eine 20 ist eine Komplikation. Bei manchen Proben ist der Bereich größer:
    - 1: normal, 20
    - 2: riskant, 19-20
    - 3: gefährlich, 18-20
    - 4: heikel, 17-20
    - 5: tückisch, 16-20

    Ein Würfel kann Erfolg und Komplikation zugleich sein. Wo die Geschichte nichts anderes sagt, macht jede Komplikation deine nächste Probe eine Stufe schwerer.

passing-title = Bestehen, und was übrig bleibt
passing-text = Hast du mindestens so viele Erfolge, wie die Schwierigkeit verlangt, bestehst du, und jeder weitere ist ein Aktionspunkt. Nach einem Erfolg darfst du sie ausgeben, um mehr daraus zu machen; Komplikationen kommen danach.

assistance-title = Hilfe
assistance-text = Lässt das Abenteuer jemanden helfen, der dich begleitet, so fällt für ihn ein Würfel gegen seine eigene Zahl, und seine Erfolge kommen zu deinen, wenn du selbst einen hast. Eine 1 zählt auch hier doppelt, eine 20 ist eine Komplikation. Wer hilft, kauft keine Würfel. In manchen Kämpfen hat, wer dich begleitet, stattdessen eigene Züge: Du sagst, wer angegriffen wird, und die Aktionspunkte der Gruppe sind dafür da, dein Glück aber nicht. Manche Gegner helfen einander nach derselben Regel.

action-points-title = Was Aktionspunkte kaufen
action-points-text =
    - 1, 3 oder 6: einen, zwei oder drei Würfel, vor dem Wurf
    - 1: eine Frage zur Probe
    - 2: die halbe Zeit
    - 1: eine kleine Handlung mehr
    - 2: eine Haupthandlung mehr
    - 1 bis 3: ebenso viele Kampfwürfel auf einen Schlag oder einen Wurf mit der Waffe

bonus-dice-title = Höchstens drei Würfel
bonus-dice-text = Keine Probe hat mehr als drei zusätzliche Würfel, die der Gaben eingeschlossen. Ein kostenloser Würfel ändert nicht, was gekaufte kosten.

information-title = Nach etwas fragen
information-text = Für 1 Aktionspunkt darfst du nach einem Erfolg eine der Fragen stellen, die das Abenteuer zu der Probe hat. Die Antwort ist wahr, wenn auch nicht immer alles.

time-title = Weniger Zeit brauchen
time-text = Für 2 Aktionspunkte dauert eine Probe halb so lange.

extra-actions-title = Weitere Handlungen
extra-actions-text = Im Kampf hast du in jedem Zug eine kleine Handlung und eine Haupthandlung. Für 1 Aktionspunkt gibt es noch eine kleine, für 2 noch eine Haupthandlung, deren Probe eine Stufe schwerer ist; mehr als zwei von jeder Art gehen in einer Runde nicht.

extra-damage-title = Mehr Schaden
extra-damage-text =
    Hat ein Schlag oder eine geworfene Waffe getroffen, bringt jeder Aktionspunkt einen Kampfwürfel mehr, bis zu drei. Ein Schuss lässt sich nicht verstärken.

    Kampfwürfel: 1 und 2 sind ihre Zahl, 3 und 4 nichts, 5 und 6 sind 1 und ein Effekt.

saving-title = Die Punkte der Gruppe
saving-text = Bis zu sechs Aktionspunkte werden aufgehoben, und alle in der Gruppe dürfen sie verwenden. Was darüber hinausgeht, verfällt, wenn es nicht sofort ausgegeben wird.

gamemaster-title = Die Punkte der Spielleitung
gamemaster-text = Ist euer Vorrat leer, darfst du Würfel kaufen, indem du der Spielleitung so viele Punkte gibst, wie sie kosten; nur Würfel, sonst nichts. Gegner verwenden sie für Würfel und Schaden, nach einem Plan, der in jeder Runde gezeigt wird; das Abenteuer kann auch die Welt sie ausgeben lassen. Die Spielleitung beginnt ohne Punkte.

luck-title = Glück
luck-text =
    Du beginnst jeden Auftrag, also jedes Abenteuer, mit so vielen Glückspunkten, wie dein Glück hoch ist. Sie kaufen:
    - eine Einzelheit, die das Abenteuer bereithält
    - Glück anstelle des Attributs
    - deinen Zug, sofort
    - Würfel, die noch einmal fallen

luck-of-the-draw-title = Glücksfund
luck-of-the-draw-text = Wo das Abenteuer es vorsieht, bringt Glück eine nützliche Einzelheit in die Szene; in der Regel für einen Punkt, manchmal für mehr.

stacked-deck-title = Gezinkte Karten
stacked-deck-text = Für 1 Glück tritt dein Glück an die Stelle des Attributs der Probe: Glück 7 und eine Fertigkeit von 2 macht 9.

lucky-timing-title = Der rechte Augenblick
lucky-timing-text = Für 1 Glück hast du deinen Zug sofort, vor allen anderen in einer neuen Runde oder gleich nach jemandem; nicht, wenn du in dieser Runde schon an der Reihe warst.

miss-fortune-title = Noch einmal würfeln
miss-fortune-text = Für 1 Glück fällt ein W20 noch einmal, oder bis zu drei Kampfwürfel. Jeder Würfel nur einmal, und was er dann zeigt, gilt, ob besser oder schlechter. Mehrere Punkte dürfen an mehrere Würfel gehen.
