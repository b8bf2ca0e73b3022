## What is told of a story above it

story-of = The story of {$hero}.
played = Played in “{$title}”{ $author ->
    [none] {""}
   *[other] {" "}by {$author}
}, by the rules of {$system}.
licence = Licence of the adventure: {$licence}
dice = Dice: { $dice ->
    [sealed] sealed until the table is closed
    [seeded] drawn from a seed
    [loaded] given beforehand
   *[asked] the player's own
}{ $seed ->
    [none] {""}
   *[other] , seed {$seed}
}.

## What is told in it

try = {WHO($who)} {VERB($who, "try", "tries")} { $deed ->
    [none] {$attribute}
   *[other] to {$deed}
}
asks = You ask: {$question}
again = {$text} As answered before.
the-hero = The hero
ended = { $title ->
    [none] The end
   *[other] {$title}
} ({$kind})
note = Note: {$text}
rolls = Rolls
whisper = {$line}: {$text}
secret = Secret {$number}{ $by ->
    [none] {""}
   *[other] {" "}of {$by}
} is not revealed{ $question ->
    [none] .
   *[other] : {$question}
}
