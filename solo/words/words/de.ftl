# Dateien
cant = { $path } lässt sich nicht { $action ->
    [read] lesen
    [open] öffnen
    [lock] sperren
    [list] auflisten
    [remove] entfernen
   *[write] schreiben
}: { $link ->
    [yes] es ist eine Verknüpfung; nenne die Datei, auf die sie zeigt
   *[no] { $kind ->
        [ENOENT] das gibt es nicht
        [EACCES] es ist nicht erlaubt
        [EPERM] es ist nicht erlaubt
        [EISDIR] es ist ein Ordner, keine Datei
        [ENOTDIR] ein Teil davon ist kein Ordner
        [ENOSPC] auf dem Datenträger ist kein Platz mehr
        [EDQUOT] dein Platz auf dem Datenträger ist verbraucht
        [EROFS] der Datenträger lässt sich nur lesen
        [EFBIG] die Datei würde zu groß
        [EIO] der Datenträger ist gestört
        [ENAMETOOLONG] der Name ist zu lang
       *[other] { $reason }
    }
}{ $elsewhere ->
    [yes] ; nenne mit { $option } einen anderen Ordner
   *[no] {""}
}
too-large = { $path } ist größer, als eine solche Datei sein darf ({ $most } Bytes)
folder-busy = in { $path } schreibt gerade ein anderer Prozess; versuch es noch einmal
no-file = { $path } ist keine gewöhnliche Datei

# Spielstände
full = { $path } ist voll: Ein längeres Journal ließe sich nicht mehr lesen; 'solo hero keep' nimmt die Figur in ein anderes Spiel mit, und 'solo table NAME --from' mit dieser Datei eröffnet einen Tisch, der steht, wo dieser steht
save-name = { $taken ->
    [yes] einen Spielstand '{ $name }' gibt es schon, und keiner wird je überschrieben; nimm einen anderen Namen
   *[no] '{ $name }' taugt nicht als Name eines Spielstands; erlaubt sind bis zu 60 Buchstaben, Ziffern, Leerzeichen, - und _
}
busy = { $path } wird gerade anderswo gespielt; schließ das Spiel dort zuerst
no-journal = { $path } ist kein Spielstand: { $cut ->
    [yes] die erste Zeile ist abgeschnitten
   *[no] die Datei ist leer
}
many-lines = { $path } hat mehr Zeilen, als ein Spielstand haben kann ({ $most })
many-parts = { $path } hat mehr Teile, als ein Spielstand haben kann ({ $most })
line-cut = Zeile { $number } wurde beim Schreiben abgeschnitten
line-damaged = { $number ->
    [1] der Kopf
   *[other] Zeile { $number }
} ist beschädigt ({ $reason })
no-text = das ist kein Text in UTF-8
newer = { $path } wurde von einem neueren solo geschrieben (Format { $version }, dieses hier liest bis { $most }); mit einem neueren solo geht es weiter
unreadable = { $path } ist kein lesbarer Spielstand: { $trouble ->
    [none] ihm fehlt der Kopf
   *[other] { $trouble }
}; ohne das Abenteuer und die Würfel, die im Kopf genannt sind, lässt sich kein Zug nachspielen
several-saves = mit '{ $name }' beginnen mehrere Spielstände: {JOIN($known)}
no-save = einen Spielstand '{ $name }' gibt es in { $place } nicht; { $near ->
    [none] `solo saves` zählt sie auf
   *[other] meintest du '{ $near }'?
}

# Spielstände, die nachgespielt werden
disagrees = Zug { $turn } (Zeile { $line }) stimmt nicht überein: { $trouble }{ $newer ->
    [yes] ; gespielt wurde nach den Regeln eines neueren solo
   *[no] { $changed ->
        [yes] { $mended ->
            [yes] ; seit gespielt wurde, ist das Abenteuer geändert, und Regeln sind verbessert (welche, sagen die Änderungen von solo)
           *[no] ; seit gespielt wurde, ist das Abenteuer geändert
        }
       *[no] { $mended ->
            [yes] ; seit gespielt wurde, sind Regeln verbessert (welche, sagen die Änderungen von solo)
           *[no] {""}
        }
    }
}
turn-unread = Zug { $turn } lässt sich nicht lesen: { $trouble }
changed = das Abenteuer ist geändert, seit gespielt wurde, doch jeder Zug geht noch genauso aus
rescue = { $name }: { $trouble }. Ab Zug { $turn } kann das Spiel in einer neuen Datei weitergehen; diese bleibt, wie sie ist.
salvage = { $path }: { $trouble }. Die Datei bleibt, wie sie ist. Um ab Zug { $turn } in einer neuen Datei weiterzuspielen, füge --salvage hinzu.
gone = { $path } wurde in '{ $name }' gespielt, in { $place }, und das gibt es nicht mehr; leg das Abenteuer wieder dorthin, oder spiel ein anderes Spiel
not-played-back = { $path } lässt sich nicht nachspielen: { $reason }

# Figuren
nobody-left = aus { $name } kam niemand heraus, den man behalten könnte
not-over = { $name } ist nicht zu Ende; nach Hause kommt eine Figur, wenn das Abenteuer endet
hero-damaged = { $path } ist beschädigt: { $how ->
    [cut] es ist kein JSON, oder abgeschnitten
    [changed] seit dem Schreiben wurde daran geändert
    [nobody] es steht nicht darin, wessen Figur es ist
   *[none] es steht keine Figur darin
}
hero-stuck = { $trouble }; die Datei lässt sich nicht beiseitelegen ({ $reason })
hero-aside = { $trouble }. Sie liegt jetzt als { $name } daneben; eine ältere Fassung gibt es nicht
several-heroes = mit '{ $name }' beginnen mehrere Figuren: {JOIN($known)}
no-hero = eine Figur '{ $name }' gibt es in { $place } nicht; { $near ->
    [none] `solo hero list` zählt sie auf
   *[other] meintest du '{ $near }'?
}
named-twice = { $name } ist zweimal genannt und kann nicht zweimal aufbrechen
no-such-hero = keine fertige Figur heißt '{ $name }'; { $near ->
    [none] {""}
   *[other] meintest du '{ $near }'?{" "}
}fertig sind: { COUNT($known) ->
    [0] keine
   *[other] {JOIN($known)}
}

# Abenteuer
shipped = { COUNT($known) ->
    [0] keines
   *[other] {JOIN($known)}
}
no-adventure-named = es ist kein Abenteuer genannt; nenne einen Ordner, oder eines der mitgelieferten: {shipped}
is-campaign = '{ $name }' ist eine Kampagne, und gefragt ist ein einzelnes Abenteuer: { COUNT($parts) ->
    [0] nenne eines aus ihr
   *[other] {JOIN($parts)}
}; eine ganze Kampagne nehmen solo play, serve, test, odds, lint und pack
bare-folder = kein Abenteuer '{ $name }': In dem Ordner fehlt die Datei { $header }, mit der eines beginnt{ $other ->
    [yes] ; nenne 'adventure.yml' um in { $header }
   *[no] {""}
}
no-adventure = kein Abenteuer '{ $name }': Hier gibt es keinen solchen Ordner, und mitgeliefert ist es auch nicht; { $near ->
    [none] mitgeliefert sind: {shipped}
   *[other] meintest du '{ $near }'?
}
no-adventure-file = kein Abenteuer '{ $name }': Eines ist ein Ordner mit einer Datei { $header }, oder eine YAML-Datei
