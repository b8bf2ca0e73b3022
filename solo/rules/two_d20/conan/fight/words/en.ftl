## How a fight stands

points = Momentum {$momentum}, Fortune {$fortune}, Doom {$doom}: {$now}.
at = at {$where}{ COUNT($features) ->
    [0] {""}
   *[other] {" "}({JOIN($features, ", ")})
}
at-range = at {$where}, {$range}
within-reach = within Reach
range = {CAP(NAME($range))}
in-hand = {NAME($name)} in hand
empty-hands = empty hands
mark-word = {NAME($word)}
mark-morale = {$dice} Morale
ground = The ground: {JOIN(EACH($ways, "way", "where", "to", "features"), "; ")}.
way = {$where} (to {JOIN($to, ", ")}{ COUNT($features) ->
    [0] {""}
   *[other] , {JOIN($features, ", ")}
})
your-turn = Your turn: { $standard ->
    [one] 1 Standard Action
   *[other] {$standard} Standard Actions
} and { $minor ->
    [one] 1 Minor Action
   *[other] {$minor} Minor Actions
} left.
holding = You hold an action.
one-more = You have one more action.

## The hero's turn

begin = Begin
back = Back
end-turn = End your turn
go-on-waiting = Go on waiting: {$name} is next
leave-one-more = Leave it at that
page-attack = Attack…
page-frighten = Frighten one of them…
page-deed = Make use of the place…
page-move = Move…
page-recover = Get your strength back…
page-other = Something else…
page-study = Study one of them for a weakness (Insight)…
strike-at = { $kind ->
    [melee] Strike
    [ranged] Shoot at
   *[threaten] Frighten
} {$name}: {NAME($weapon)}, {$dice} dice
study = Study {$name} for a weakness (Insight)
brace = Brace the {NAME($name)}
stand-up = Stand up
regain-guard = Step back and regain your guard (Parry)
see-to = Treat the {NAMES($things)}
see-to-hurts = Treat what hurts you
pick-up = Pick up the {NAME($name)}
draw = Draw the {NAME($name)}
move = Move to {$where}{risk}
risk = { $risky ->
    [yes] ; foes may retaliate
   *[no] {""}
}
sprint = Sprint to {$where}; then tests are a step harder
step-in = Step within Reach of {$name}
withdraw = Withdraw from Reach, unhindered
step-out = Step out of Reach; foes may retaliate
recover = Recover {CAP(NAME($track))} ({CAP(NAME($skill))})
assist = Help {$name} with the next attack
treat = Treat {$name} (Healing)
steady = Steady {$name} (Counsel)
let-act-first = Let {$name} act before you
hold-action = Hold an action: act before another's turn, or strike first at who comes close
one-more-for-fortune = One more Standard Action (1 Fortune)
drop-prone = Drop prone
drop = Drop the {NAME($name)}
flee = Leave the fight{risk}

## Attacks, and what Momentum makes of them

your-attack = Your {NAME($weapon)} against {$name}{ $defense ->
    [none] {""}
   *[other] , who defends with target number {$defense}: you need more successes
}.
turned-aside = You turn it aside.
that-it-misses = that it misses
hit-does = A hit does {$damage} damage on average, less Soak; {$name} has {$left} { $mental ->
    [yes] Resolve
   *[no] Vigor
} left.
attacked = {$name} attacks {YOU($at)} with the {NAME($weapon)}
hit-on = a hit on {YOU($name)}{ $place ->
    [none] {""}
   *[other] {" "}to the {NAME($place)}
}
let-stand = Let the hit stand{ $points ->
    [0] {""}
   *[other] , and {kept}
}
you-hit = You hit {$name} { $place ->
    [none] to the nerve
   *[other] to the {NAME($place)}
}: dice { COUNT($faces) ->
    [0] none
   *[other] {JOIN($faces, " ")}
}, {$damage} damage, {effects}.
soak = Soak {$fixed}{ $cover ->
    [0] { $ignored ->
        [0] {""}
       *[other] , {$ignored} of it ignored
    }
   *[other] {" "}and { $cover ->
        [one] 1 die
       *[other] {$cover} dice
    }{ $ignored ->
        [0] {""}
       *[other] , up to {$ignored} of it ignored
    }
}: { $cover ->
    [0] {""}
   *[other] at most{" "}
}{$through} would get through, of { $mental ->
    [yes] Resolve
   *[no] Vigor
} {$left}.
momentum-left = Momentum to spend: {$left}{ $pool ->
    [0] {""}
   *[other]{" "}and {$pool} in the pool
}.
comes-off = It works.
page-dice = Roll damage dice again…
page-second = Half of it to another too…
page-more = Another use of Momentum…
page-places = Hit a place of your choice…
more-damage-1 = 1 more damage
ignore-soak = Ignore {$soak} Soak
again = Roll { $which ->
    [blank] the damage dice that show nothing
    [weak] those that show nothing or a plain 1
    [without-effect] those without an Effect
   *[all] all damage dice
} again: {$number}
knock-away = Knock the {NAME($name)} away
take-alive = Strike to take alive
hit-place = Hit the {NAME($place)}: Soak {$soak}
half-to = Half of it to {$name} too
break-guard = Break {$name}'s guard
swift-action = One more Standard Action, a step harder
confidence = A die of Morale until your next turn, against what frightens you
slip-out = Slip out of Reach

## Reactions

no-reaction = No Reaction: let the attack come
leave-it = Leave it to them
attack-told = {CAP($name)} attacks {YOU($at)}: {NAME($weapon)}, {$dice} combat dice.
guard-broken = your guard is broken
too-far = you are too far away
hero-protects = Let {$name} protect{priced-reaction}
react-stand-by = Stand by {$name}{priced-reaction}
react-protect = Protect {$name}{priced-reaction}
react-steel = Steel yourself{priced-reaction}
react-dodge = Dodge{priced-reaction}
react-parry = Parry{priced-reaction}
priced-reaction = { $skill ->
    [none] { $doom ->
        [0] {""}
       *[other] {" "}({$doom} Doom)
    }
   *[other] {" "}({CAP(NAME($skill))}{ $doom ->
        [0] {""}
       *[other] , {$doom} Doom
    })
}
strike-first = Strike first
let-go = No Reaction: let it go
retaliate = Retaliate with your {NAME($weapon)}{priced-reaction}
turns-away = {CAP($name)} turns to get out of your Reach.
