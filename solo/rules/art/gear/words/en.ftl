## Why a thing can't be used, or moved

no-loading = the {$name} needs no loading
no-ammunition = you have no ammunition for the {$name}
takes-strength = the {$name} takes Strength {$strength}
not-for-throwing = the {$name} is not made for throwing
only-thrown = the {$name} can only be thrown
in-hand-already = the {$name} is in your hand already
there-already = the {$name} is {place} already
no-place-there = there is no room for the {$name} {place}
no-place-for-it = you have no room for the {$name}; put something down first
no-armor = the {$name} is no armor
no-armor-worn = you wear no armor
the-thing = the {$name}
hands-full = the {$name} takes { $hands ->
    [1] a hand
   *[other] both hands
}, and you hold {LIST($held)}; put it away first

## What is done with gear at any time

offer-ready = Take something in hand
offer-put-away = Put away what you hold
offer-stow = Stow something in your pack
offer-drop = Put something down
offer-take-up = Take up what lies here
offer-give = Give something to somebody with you
offer-take-back = Take something back from a companion
offer-wear = Put armor on
offer-take-off = Take off the {$name}
offer-load = Load a weapon that is empty
which-thing = Which ({JOIN($names)})?
what-to-whom = What, and to whom ({JOIN($names)})?
say-what-to-whom = say what to give, and to whom, such as: rope to tomas
not-with-you = '{$name}' is none of those with you: { COUNT($names) ->
    [0] nobody
   *[other] {JOIN($names)}
}
name-what = name what to { $deed ->
    [ready] take in hand
    [put-away] put away
    [stow] stow
    [drop] put down
    [take-up] take up
    [give] give
    [take-back] take back
    [wear] put on
   *[load] load
}{near} there is { COUNT($names) ->
    [0] nothing
   *[other] {JOIN($names)}
}
digging = You dig for the {$name}.

## Choosing gear

up-to = { $most ->
    [none] nothing that you can have
   *[other] anything that costs up to {NAME($most)}
}
may-be-had = { $purpose ->
    [none] {CAP(up-to)}
   *[other] {CAP(NAME($purpose))}: {up-to}
}. Fortune is not spent by it.
chosen-for = You choose for {$name}.
take-thing = Take {$thing}
no-room-for-it = there is no room for it
put-back = Put back the {$name}
choose-for = Choose for {$name}
leave-as-is = Leave {$name} as they are
outfit-too = Outfit {$name} as well (everything up to { $most ->
    [none] nothing
   *[other] {NAME($most)}
})
put-back-first = put back the {$name} first
not-so-far = your Fortune does not reach so far
not-for-sale = it can't be bought
beyond-fortune = it takes {NAME($cost)} Fortune, and yours is {NAME($fortune)}{ $others ->
    [0] {""}
   *[other] , shared with {$others}
}
