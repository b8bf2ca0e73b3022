## Was über einer Geschichte steht

story-of = Die Geschichte von {$hero}.
played = Gespielt in „{$title}“{ $author ->
    [none] {""}
   *[other] {" "}von {$author}
}, nach den Regeln von {$system}.
licence = Lizenz des Abenteuers: {$licence}
dice = Würfel: { $dice ->
    [sealed] versiegelt, bis der Tisch geschlossen wird
    [seeded] nach einem Startwert
    [loaded] vorher festgelegt
   *[asked] die eigenen
}{ $seed ->
    [none] {""}
   *[other] , {$seed}
}.

## Was darin erzählt wird

try = {WHO($who)} {VERB($who, "versuchst", "versucht")} { $deed ->
    [none] es mit {NAME($attribute)}
   *[other] dies: {$deed}
}
asks = Du fragst: {$question}
again = {$text} Wie schon beantwortet.
the-hero = Die Hauptfigur
ended = { $title ->
    [none] Ende
   *[other] {$title}
} ({$kind})
note = Notiz: {$text}
rolls = Würfe
whisper = {$line}: {$text}
secret = Geheimnis {$number}{ $by ->
    [none] {""}
   *[other] {" "}von {$by}
} ist nicht aufgedeckt{ $question ->
    [none] .
   *[other] : {$question}
}
