skill-test-title = Proben
skill-test-text =
    Eine Probe verlangt eine Fertigkeit, das Attribut dazu und eine Schwierigkeit. Das Abenteuer legt sie fest; wo mehrere Attribute passen, wählst du eines.

    Dein Zielwert ist das Attribut plus die Expertise der Fertigkeit. Du würfelst mit zwei W20, und jeder wird für sich gelesen: Ein Würfel, der den Zielwert oder weniger zeigt, ist ein Erfolg. Expertise 3 mit einem Attribut von 9 macht 12; von einer 12 und einer 13 ist nur die erste ein Erfolg.

try-title = Alles versuchen
try-text =
    Welche Fertigkeit gilt und wie schwer es ist, legt das Abenteuer fest; wo es das nicht tut, du. Gib 'try' ein, dann ein Attribut oder eine Fertigkeit, vielleicht eine Schwierigkeit, und was du tust: try athletik 2 über den Altar springen. Was daraus wird, sagt das Abenteuer, oder es wird in allgemeinen Worten erzählt. Solange ein Wurf wartet, kannst du eine Sache nebenbei versuchen.

    Im Kampf ist das eine Haupthandlung, jetzt oder sobald du eine hast, und nie leichter als Schwierigkeit 1. Gelingt es, bringt es einen Punkt Momentum über das hinaus, was der Wurf bringt; fehlen 3 oder mehr Erfolge, gibt es einen Punkt Verhängnis.

focus-title = Fokus
focus-text = Ein Erfolg, der den Fokus der Fertigkeit oder weniger zeigt, zählt doppelt. Bei einem Zielwert von 12 und Fokus 2 sind eine 2 und eine 12 drei Erfolge. Mit Fokus 0 zählt nichts doppelt, nicht einmal eine 1.

passing-title = Eine Probe bestehen
passing-text = Du bestehst, wenn du mindestens so viele Erfolge hast, wie die Schwierigkeit verlangt. Sind es weniger, misslingt die Probe um so viel, wie fehlt; für jede Zahl, die fehlt, kann das Abenteuer eine eigene Antwort haben.

momentum-title = Momentum
momentum-text = Jeder Erfolg über die Schwierigkeit hinaus ist ein Punkt Momentum. Nach einem Erfolg darfst du es sofort ausgeben, zusammen mit dem, was im Vorrat ist; der Rest wird aufgehoben. Der Vorrat fasst hier sechs und verliert am Ende jeder Kampfrunde einen.

extra-dice-title = Weitere Würfel
extra-dice-text = Vor dem Wurf darfst du bis zu drei W20 hinzunehmen, dann sind es fünf im Ganzen. Ein Würfel kostet einen Punkt Momentum, oder einen Punkt, den du der Spielleitung als Verhängnis gibst, oder ein Hilfsmittel, das du verbrauchst. Ein vierter geht nicht, woher er auch käme.

talents-title = Talente
talents-text = Ein Talent hilft bei einer Fertigkeit: mit einem Würfel mehr, mit einem Würfel, der noch einmal fallen darf, mit einem Erfolg ohne Würfel oder mit einem Punkt Momentum zu einem Erfolg hinzu. Die Regeln nennen keine, also ist die Liste unsere eigene; 'sheet talents' zeigt deine.

complications-title = Komplikationen
complications-text = Jeder Würfel, der eine 20 zeigt, ist eine Komplikation, ob die Probe gelingt oder nicht. Bei einer Fertigkeit, die du nie gelernt hast (Expertise 0), ist es auch eine 19. Wo die Geschichte nichts anderes sagt, bringt jede zwei Verhängnis.

difficulty-title = Schwierigkeit
difficulty-text =
    - Einfach: 0 Erfolge, eine Treppe
    - Durchschnittlich: 1, eine Leiter im Wind
    - Fordernd: 2, ein Seil statt der Leiter
    - Entmutigend: 3, ein Seil, das jemand gerade durchschneidet
    - Furchtbar: 4, dasselbe im Dunkeln
    - Episch: 5, dasselbe, und der Mast brennt

    Über fünf heißt es weiter episch, und die Zahl gilt.

simple-tasks-title = Einfache Aufgaben
simple-tasks-text = Was einfach ist, braucht keinen Wurf: Du tust es, und im Kampf ist es eine freie Handlung. Du darfst trotzdem würfeln, und dann ist jeder Erfolg Momentum.

circumstances-title = Umstände
circumstances-text =
    Was gegen eine Probe spricht, macht sie um Stufen schwerer:
    - Mondlicht 1, eine bewölkte Nacht 2, Dunkelheit 3, bei allem, wofür du sehen musst
    - der Lärm einer Menge 1, der einer Schlacht 2
    - Unwetter, unsicherer Boden, kein Werkzeug, der falsche Ort, eine fremde Sprache: je 1
    - Entfernung: 1 für jede Stufe über die kurze hinaus; bei Angriffen für jede Stufe neben der besten der Waffe
    - Gelände, Misstrauen, Ablenkung, Ungewohntes: was das Abenteuer sagt
    - Kleinigkeiten zusammen: 1

    Was nur am falschen Ort misslang, darfst du am richtigen noch einmal versuchen.

rounds-title = Runden und Züge
rounds-text = Ein Kampf geht in Runden, und jede dauert so lange, wie sie dauert. Du handelst zuerst, dann wer an deiner Seite kämpft, dann deine Gegner, einer nach dem anderen; bevor du begonnen hast, kannst du jemandem auf deiner Seite den Vortritt lassen; dazwischen handelt niemand, außer als Reaktion. Gegner sind zuerst dran, wenn Verhängnis die Initiative an sich gerissen hat.

actions-title = Handlungen
actions-text = Ein Zug hat eine Haupthandlung, eine kleine Handlung und freie nach Belieben. Statt der Haupthandlung darfst du eine zweite kleine nehmen, und statt einer kleinen eine freie.

free-actions-title = Freie Handlungen
free-actions-text = Auf Armeslänge an jemanden in deiner Zone herantreten, oder von ihm weg; fallen lassen, was du hältst; dich hinwerfen; tun, was keinen Wurf braucht; etwas sagen. Wer am Boden liegt, kämpft im Nahkampf eine Stufe schwerer und ist aus einer anderen Zone eine Stufe schwerer zu treffen (unsere Regel).

minor-actions-title = Kleine Handlungen
minor-actions-text = In die nächste Zone gehen; eine Waffe ziehen oder aufheben; aufstehen; ein Feuer an dir oder eine Blutung stillen; zurücktreten und mit einer durchschnittlichen Probe auf Parade wieder in Deckung gehen, wie es Gegner mit der Zahl tun, mit der sie sich wehren. Ohne Deckung kannst du weder parieren noch ausweichen.

standard-actions-title = Haupthandlungen
standard-actions-text =
    Angreifen; jemandem auf deiner Seite helfen, der dann einen Würfel aus deiner eigenen Probe bekommt; für eine sperrige Waffe festen Stand nehmen; eine Schwäche ausnutzen (Menschenkenntnis: zwei Kampfwürfel mehr bei deinem nächsten Angriff auf diesen Gegner); eine dieser Handlungen zurückhalten, bis jemand anderes gerade handeln will, oder als Erster zuschlagen, sobald jemand auf Armeslänge herankommt, mit der Waffe in der Hand; Lebenskraft (Widerstand) oder Entschlossenheit (Disziplin) zurückgewinnen, zwei Punkte und einen für jedes Momentum; jemanden auf deiner Seite behandeln (Heilkunde für Lebenskraft, Zuspruch für Entschlossenheit); zwei Zonen weit rennen; dich aus der Armeslänge zurückziehen; etwas anderes versuchen, das der Ort bietet.

    Außerhalb eines Kampfes kann, wer dich begleitet, zu jeder Probe einen Würfel geben.

reactions-title = Reaktionen
reactions-text =
    Wirst du angegriffen, darfst du einen Hieb parieren oder ihm ausweichen, einem Schuss ausweichen, dich gegen eine Drohung wappnen oder jemanden auf deiner Seite in deiner Zone schützen. Das gibt der Spielleitung einen Punkt Verhängnis, und der Angriff wird zum Kräftemessen. Gegner bezahlen für ihre Reaktionen einen Punkt Verhängnis.

    Wer die Armeslänge eines Feindes verlässt, kann dafür einen Hieb abbekommen, du wie ein Gegner, außer man zieht sich zurück.

distances-title = Entfernungen
distances-text =
    - Armeslänge: so weit dein Arm reicht, kostet nichts
    - Kurz: deine eigene Zone, eine freie Handlung
    - Mittel: die nächste Zone, eine kleine Handlung
    - Weit: zwei Zonen entfernt, ein schneller Lauf
    - Äußerste: drei oder mehr, zu weit für eine Handlung

sprinting-title = Rennen
sprinting-text = Ein schneller Lauf bringt dich zwei Zonen weit. Bis dein nächster Zug beginnt, ist jede Probe von dir eine Stufe schwerer.

attacking-title = Angreifen
attacking-text =
    Wähle einen Gegner und eine Waffe, oder womit du ihm Angst machst. Der Gegner sagt zuerst, ob er sich wehrt. Wenn nicht, ist es eine durchschnittliche Probe; wenn doch, würfeln beide, und du brauchst mehr Erfolge als er; der Unterschied ist Momentum für die Seite, die mehr hat: deins, oder Verhängnis.

    Daneben ist vorbei; ein Treffer würfelt Schaden.

combat-dice-title = Kampfwürfel
combat-dice-text =
    - 1: 1 Schaden
    - 2: 2 Schaden
    - 3 oder 4: nichts
    - 5 oder 6: 1 Schaden und ein Effekt

    Du würfelst die der Waffe und die, die du zusätzlich hast.

qualities-title = Eigenschaften
qualities-text =
    Effekte wecken die Eigenschaften der Waffe. Die Regeln nennen sie; was sie hier tun, ist unsere Regel:
    - Grausam: für jeden mehr Schaden
    - Durchdringend: umgeht für jeden etwas Schutz
    - Heftig: eine Verletzung mehr
    - Betäubend: im nächsten Zug keine Haupthandlung
    - Niederwerfend: am Boden
    - Fläche: für jeden die Hälfte an noch jemanden in der Zone
    - Brand, Anhaltend: Würfel am Ende der Züge, so viele Runden lang
    - Schonend: wer fällt, bleibt am Leben
    - Sperrig: eine Stufe schwerer ohne festen Stand

bonus-damage-title = Mehr Schaden
bonus-damage-text =
    Körperkraft verstärkt Hiebe, Aufmerksamkeit Schüsse, Persönlichkeit Drohungen:
    - 8 oder weniger: nichts
    - 9: 1 Kampfwürfel
    - 10 oder 11: 2
    - 12 oder 13: 3
    - 14 oder 15: 4
    - 16 und mehr: 5

damage-title = Schaden
damage-text = Schaden ist, was die Würfel zeigen, was Eigenschaften hinzufügen, und ein Punkt für jedes Momentum, das du dafür ausgibst.

soak-title = Was Rüstung abhält
soak-text = Gegen eine Wunde ist dein Schutz die Rüstung an der Stelle, die getroffen wird, und was die Würfel deiner Deckung zeigen; gegen Angriffe auf den Geist sind es Mut und Moral. Was Eigenschaften und Momentum umgehen, wird abgezogen. Nur was vom Schaden dann noch bleibt, kommt durch, nie weniger als nichts. Effekte auf Würfeln des Schutzes zählen nicht.

stress-and-harm-title = Stress und Verletzungen
stress-and-harm-text =
    Was durchkommt, geht von der Lebenskraft ab, oder von der Entschlossenheit, wenn es Angst macht. Je fünf Punkte davon sind eine Verletzung, und wenn eine der beiden auf null fällt, ist das noch eine. Eine Verletzung ist eine Wunde, ein Trauma, oder bei einem Ding ein Bruch.

    Lebenskraft ist Körperkraft und Widerstand, Entschlossenheit Willenskraft und Disziplin; ein Ding hat Struktur. Jede Wunde macht Proben auf Gewandtheit, Körperkraft und Koordination eine Stufe schwerer, jedes Trauma die auf die anderen vier, jeder Bruch die, die das Ding brauchen. Bei fünf Wunden oder Traumata gehst du zu Boden. Gegner und Gefährten sind ebenso behindert, wenn sie angreifen, sich wehren oder parieren.

    Lebenskraft gewinnst du mit Widerstand zurück, Entschlossenheit mit Disziplin; andere helfen mit Heilkunde und Zuspruch; Dinge bessert man mit Handwerk aus.

hit-locations-title = Trefferzonen
hit-locations-text =
    - 1-2: Kopf
    - 3-5: rechter Arm
    - 6-8: linker Arm
    - 9-14: Rumpf
    - 15-17: rechtes Bein
    - 18-20: linkes Bein

    Wo ein Hieb oder ein Schuss trifft, sagt ein W20; die Rüstung kann von Stelle zu Stelle verschieden sein.

momentum-spends-title = Was Momentum kauft
momentum-spends-text =
    Das Momentum des Wurfes selbst geht zuerst. Wo "je" steht, geht es mehrmals; Neuer Atem geht jederzeit.
    - 1 je: ein Punkt Schaden
    - 1 je: 2 Schutz umgehen
    - 1: beliebige Schadenswürfel noch einmal würfeln
    - 1 je: ein Würfel Moral, höchstens vier
    - 1 je: Lebenskraft oder Entschlossenheit zurück, ein Punkt (Neuer Atem)
    - 1: lebend fangen
    - 1: dich hinwerfen oder aufstehen
    - 1: aus der Armeslänge schlüpfen
    - 2: eine Deckung brechen, bei einem Angriff oder einer Abwehr
    - 2: wählen, wo es trifft
    - 2, oder 3 bei beiden Händen: entwaffnen
    - 2: die Hälfte an ein zweites Ziel, aufgerundet
    - 2: eine Haupthandlung mehr, eine Stufe schwerer

hazards-title = Gefahren
hazards-text = Eine Gefahr richtet zwei bis sechs Kampfwürfel Schaden an und kostet die Spielleitung ebenso viel Verhängnis. Fläche und Heftig kosten 2 mehr, Niederwerfend und Betäubend 1, Brand, Durchdringend und Anhaltend die Hälfte ihrer Zahl, Grausam die ganze; Schonend zieht 2 ab. Eine Probe, die sie abwendet, macht sie billiger: um 3, wenn sie durchschnittlich ist, um 1, wenn sie fordernd ist. Was im Abenteuer geschrieben steht, kostet nichts, wenn es dort nicht anders heißt; was nicht bezahlt werden kann, geschieht nicht.

encumbrance-title = Last und Erschöpfung
encumbrance-text = Bis zum Doppelten deiner Körperkraft trägst du, ohne es zu merken. Darüber hast du 1 Erschöpfung, über dem Dreifachen 2, über dem Vierfachen 3, über dem Fünffachen 4. Jeder Punkt senkt um eins, wie hoch Lebenskraft und Entschlossenheit sein können.

fortune-title = Glück
fortune-text =
    Du beginnst eine Sitzung, also ein Abenteuer, mit drei Punkten. Einer davon kauft:
    - einen Würfel, der eine 1 zeigt; er gehört zu den drei weiteren
    - eine Haupthandlung mehr, nicht schwerer als die erste
    - alle Lebenskraft, oder alle Entschlossenheit
    - bis zum Ende der Szene nicht auf Wunden zu achten, oder nicht auf Traumata
    - eine Tatsache, die das Abenteuer dafür bereithält

doom-title = Verhängnis
doom-text =
    Die Spielleitung beginnt mit 3 Verhängnis. Du fügst durch Würfel, Reaktionen und Komplikationen welches hinzu. Es kauft Gegnern alles, was Momentum dir kauft, so wie ihre Taktik es sagt, und außerdem:
    - 1: noch ein Schuss, oder eine Fähigkeit eines Gegners, die auch mehr kosten kann
    - 1 für jeden Gegner: vor dir zu handeln
    - 1 oder 2: was der Ort bereithält
    - 1 oder 2: Ärger, um den man sich mit einer kleinen Handlung oder einer Haupthandlung kümmern muss

    Wie es gespielt wird, entscheidet das Abenteuer; gesagt wird es, wenn ein Kampf beginnt, und in jedem Zug, was das vorhandene Verhängnis erlaubt.

renown-title = Ruf
renown-text =
    - -2: Gemieden, nur die Niedrigsten sprechen mit dir
    - -1: Beargwöhnt, man geht dir aus dem Weg
    - 0: Unbekannt
    - 1: Erkannt, von einigen
    - 2: Anerkannt und geachtet
    - 3: Vertraut, und um Hilfe gebeten
    - 4: Wohlbekannt, und von Händlern umworben
    - 5: Berühmt, und mit Geschenken bedacht

treasure-title = Schätze
treasure-text = In Gold: Silber ist die Hälfte, Kupfer ein Viertel. Wein kostet weniger als 1 der Krug, Öl 2 die Amphore. Ein Ballen Seide, ein Stapel Bauholz und ein Schmuckstück sind 2 oder mehr, gute Kleidung 4 oder mehr, eine Statue 5 oder mehr, eine Handvoll Edelsteine 20. Wo es mehr sein kann, sagt es das Abenteuer. Die gedruckte Zeile über Menschen als Besitz ist weggelassen.
