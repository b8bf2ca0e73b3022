## Feuer und dergleichen

bear-it = Es ertragen
still-burning = Runde {$round}: Es lässt dich noch nicht los.

## Heilung

aid-needs-conscious = erste Hilfe braucht jemanden, der bei Bewusstsein ist
no-such-box = kein Kästchen {NAME($rank)} ist abgekreuzt
no-such-kit = etwas zum Verbinden namens '{$name}' hast du nicht
no-wound = du hast keine Wunde, die zu heilen wäre
kit-needs-conscious = zum Verbinden braucht es jemanden, der bei Bewusstsein ist

## Schrecken

fear-of = Angst vor: {$fear}
fear-stays = Etwas davon wird dir für immer bleiben.

## Was geschrieben ist und nicht passt

or-all-boxes = {$reason}; oder 'all' für alle Kästchen
dead-stay = die Toten wachen nicht auf
