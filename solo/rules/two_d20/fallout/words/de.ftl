## Figuren

kind-fixer = Eine, die alles repariert: Maschinen mögen dich lieber, als Leute es tun
kind-walker = Eine, die läuft: Du trägst die Post und vergräbst sie, wenn du musst
kind-talker = Eine, die redet: Du hast denselben Hund in vier Städten verkauft
kit-pistol = Eine Pistole, ein Rohr und ein Mantel mit Platten darin
kit-spade = Ein guter Spaten, und Flickzeug
kit-knives = Wurfmesser, und weiche Schuhe
gift-old-hand = {NAME($name)}: ein Würfel mehr für Maschinen
gift-nose-for-tin = {NAME($name)}: ein Würfel mehr beim Plündern
gift-quiet-shoes = {NAME($name)}: ein Würfel mehr beim Schleichen
gift-good-listener = {NAME($name)}: ein Würfel mehr beim Reden
gift-field-hands = {NAME($name)}: ein Würfel mehr für Medizin
meaning-might = heben, schlagen, tragen
meaning-senses = sehen, hören, wissen, dass etwas nicht stimmt
meaning-grit = auf den Beinen bleiben
meaning-charm = gemocht werden, oder dass man dir gehorcht
meaning-wits = wissen, flicken, dahinterkommen
meaning-speed = Hände und Füße
meaning-luck = wie die Welt dir gesonnen ist; deine Glückspunkte

## Namen

name-old-hand = Alter Hase
name-nose-for-tin = Nase für Blech
name-quiet-shoes = Leise Schuhe
name-good-listener = Gutes Ohr
name-field-hands = Hände fürs Feld
name-a-water-carrier-who-has-found-a-dry-well = trägt Wasser und hat einen trockenen Brunnen gefunden
name-somebody-s-eldest--sent-for-help = das älteste Kind von jemandem, nach Hilfe geschickt
name-a-teacher-of-two-subjects--one-of-them-forbidden = lehrt zwei Fächer, eines davon verboten
name-a-mechanic-with-a-cough-and-a-plan = in der Werkstatt daheim, mit einem Husten und einem Plan
