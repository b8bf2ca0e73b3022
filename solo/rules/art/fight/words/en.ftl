## What happens in a fight

in-words = { $count ->
    [0] nobody
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] {$count}
}
for-rounds = { $rounds ->
    [one] 1 round
   *[other] {$rounds} rounds
}
whom = {YOU($name)}
begins = It comes to a fight, against {in-words}.
order = In order: {JOIN($names)}.
bonus-round = A turn before the first round: {JOIN($names)}.
round = Round {$round}.
told = {$text}
roll = { $who ->
    [none] {CAP($purpose)}
   *[other] {CAP($who)}, {$purpose}
}: { $taken ->
    [yes] 25 taken
   *[no] {$roll}
}{ $succeeds ->
    [none] {""}
   *[other] ; {$succeeds}
}: {NAME($label)}{ $difficulty ->
    [none] {""}
   *[other] , {counted}
}.
assault = {CAP($who)}{ $many ->
    [1] {""}
   *[other] {" "}and {$more} more
} { $many ->
    [1] attacks
   *[other] attack
} {YOU($at)}{ $behind ->
    [yes] {" "}from behind
   *[no] {""}
}.
moves = {WHO($who)} {VERB($who, "go", "goes")} to band {$band}{ $feature ->
    [none] {""}
   *[other] , to {$feature}
}.
sneaks = {WHO($who)} {VERB($who, "slip", "slips")} into band {$band}, unseen.
unheard = Nobody has heard it: {YOU($who)} {VERB($who, "are", "is")} still unseen.
spotted = {WHO($who)} {VERB($who, "are", "is")} seen.
fell = {WHO($who)} {VERB($who, "are", "is")} on the ground.
rose = { $who ->
    [none] You are on your feet again.
   *[other] {CAP($who)} gets up.
}
staggered = { $who ->
    [none] You are staggered.
   *[other] {CAP($who)} is staggered and loses the next turn.
}
hurt = {CAP($who)} takes {NAME($rank)} damage: { COUNT($boxes) ->
    [1] the {NAMES($boxes)} box
   *[other] {COUNT($boxes)} boxes
}; { $left ->
    [0] none is left
    [one] 1 box left
   *[other] {$left} boxes left
}.
unhurt = {NAME($rank)} damage does nothing to {YOU($who)}.
unharmed = It misses {YOU($who)}.
missed = No harm{ $at ->
    [none] {""}
   *[other] {" "}to {$at}
}: that takes {NAME($needed)}.
critical = A critical hit{ $who ->
    [none] {""}
   *[other] {" "}by {$who}
}: {NAME($rank)} damage.
fumbles = {WHO($who)} {VERB($who, "fumble", "fumbles")}.
fumble = { $what ->
    [shaken-1] Badly thrown: a column less on everything until the end of the next turn
    [shaken-2] Wide open: two columns less on everything until the end of the next turn
    [comrade] The blow goes for a comrade
    [free-attack] An opening for a free attack
    [drop] The weapon slips
    [empty-handed] A slip, but no weapon in hand that could fall
    [fall] A fall
    [no-attack] No attack next turn
    [no-move] No movement next turn
    [no-parry] No parry and no dodge next turn
   *[recover] Caught in time, and no harm done
}.
astray = In the struggle {YOU($who)} {VERB($who, "strike", "strikes")} {YOU($at)} instead.
astray-self = { $who ->
    [none] In the struggle you strike yourself.
   *[other] In the struggle {$who} strikes no other than {$who}.
}
stray = The stray shot { $who ->
    [none] comes your way
   *[other] goes towards {$who}
}.
salvo = { COUNT($names) ->
    [0] It hits nobody.
   *[other] It may hit {JOIN($names)}.
}
shrapnel = Shrapnel flies { $who ->
    [none] your way
   *[other] towards {$who}
}.
free-attack = A free attack for {YOU($who)} ({NAME($why)}).
parried = {WHO($who)} {VERB($who, "turn", "turns")} the blow with the {NAME($weapon)}.
shattered = { $who ->
    [none] Your {NAME($weapon)}
   *[other] The {NAME($weapon)} of {$who}
} shatters.
drops = {WHO($who)} {VERB($who, "let", "lets")} the {NAME($weapon)} fall.
disarmed = { $who ->
    [none] The {NAME($weapon)} is out of your hand.
   *[other] { $weapon ->
        [none] {CAP($who)} loses the weapon.
       *[other] The {NAME($weapon)} is out of {$who}'s hand.
    }
}
protects = {WHO($who)} {VERB($who, "take", "takes")} the blow meant for {YOU($at)}.
feigns = {WHO($who)} {VERB($who, "lie", "lies")} still; { $fooled ->
    [0] none of them take
    [1] 1 of them takes
   *[other] {$fooled} of them take
} {YOU($who)} for dead.
stirs = They see that {YOU($who)} {VERB($who, "are", "is")} alive.
kicker = { $text ->
    [none] {CAP($foe)} does more than strike.
   *[other] {$text}
}
defeated = {CAP($who)} { $how ->
    [dies] is dead, by { $rank ->
        [Awesome] an
        [Extreme] an
        [Inferior] an
       *[other] a
    } {NAME($rank)} blow
    [yields] gives up
    [flees] gets away, badly hurt
   *[falls] goes down and stays there
}.
entangled = {WHO($who)} {VERB($who, "are", "is")} caught by the {NAME($part)}, for {for-rounds}.
grapples = {WHO($who)} {VERB($who, "take", "takes")} hold of {YOU($at)}: {SIGNED($bonus)} in the grapple.
joins = {WHO($who)} {VERB($who, "join", "joins")} the grapple.
pinned = {WHO($who)} {VERB($who, "are", "is")} pinned for {for-rounds}.
lets-go = {WHO($who)} {VERB($who, "let", "lets")} go.
free = { $who ->
    [none] You are free.
   *[other] {CAP($who)} breaks free.
}
seizes = { $who ->
    [none] You reach out.
   *[other] {CAP($who)} reaches for {YOU($at)}.
}
struggles = { $who ->
    [none] You struggle.
   *[other] {CAP($who)} struggles to get free.
}
holds-down = {WHO($who)} {VERB($who, "hold", "holds")} {YOU($at)} down.
robbed = { $who ->
    [none] Your {NAME($weapon)}
   *[other] The {NAME($weapon)} of {$who}
} is taken.
takes-up = {WHO($who)} {VERB($who, "take", "takes")} up the {NAME($weapon)}.
rearmed = { $who ->
    [none] You take up your weapon.
   *[other] {CAP($who)} takes up the weapon again.
}
knocked-out = {WHO($who)} {VERB($who, "are", "is")} unconscious for {for-rounds}.
plunges = {WHO($who)} {VERB($who, "go", "goes")} into {$into}.
waits = {WHO($who)} {VERB($who, "wait", "waits")}.
waits-for = {WHO($who)} {VERB($who, "wait", "waits")} until {YOU($after)} {VERB($after, "have", "has")} acted.
dodges = { $who ->
    [none] You dodge.
   *[other] {CAP($who)} ducks and weaves: attacks on it lose a column.
}
aims = {WHO($who)} {VERB($who, "take", "takes")} aim.
sets-up = The tripod stands.
flees = { $who ->
    [none] You run.
   *[other] {CAP($who)} gets away.
}
leaves = {WHO($who)} {VERB($who, "leave", "leaves")} the fight.
yields = {WHO($who)} {VERB($who, "give", "gives")} up.
tried = { $who ->
    [none] Your next attack
   *[other] The next attack of {$who}
} has {some-columns}.
some-columns = { $columns ->
    [1] +1 column
    [-1] -1 column
   *[other] {SIGNED($columns)} columns
}
stopped = {WHO($who)} {VERB($who, "are", "is")} held back.
catches = {CAP($name)} has hold of {YOU($who)}.
burns = {CAP($name)} still has hold of {YOU($who)}.
burnt-out = {WHO($who)} {VERB($who, "are", "is")} rid of {$name}.
poisoned = {CAP($name)} works in {YOU($who)}{ $who ->
    [none] : -{$points} on all rolls
   *[other] {""}
}, for {for-rounds}.
aborts = { $who ->
    [none] You decide not to do it, and your action is spent.
   *[other] {CAP($who)} decides not to do it, and the action is spent.
}
unmoved = They are not moved{ $who ->
    [none] {""}
   *[other] {" "}by {$who}
}.
spoiled = Nothing more can be done{ $who ->
    [none] {" "}with it
   *[other] {""}
}: {$name}.
gains = { $who ->
    [none] {CAP(NAME($name))}
   *[other] {CAP($who)}, {NAME($name)}
}: {SIGNED($amount)}.
effort = { $who ->
    [none] {CAP($name)}
   *[other] {CAP($who)}, {$name}
}: {$won} of {$goal} successes, {$lost} of {$goal} failures.
forcing-back = forcing {$name} back
digging-out = digging it out
may-move = { $full ->
    [0] {WHO($who)} {VERB($who, "get", "gets")} nowhere
   *[other] {WHO($who)} may go { $free ->
        [0] {""}
       *[other] {free-bands} free
    }{ $more ->
        [yes] { $free ->
            [0] {""}
           *[other] , or{" "}
        }{full-bands} as {VERB($who, "your", "the")} action
       *[no] {""}
    }
}.
free-bands = { $free ->
    [one] 1 band
   *[other] {$free} bands
}
full-bands = { $full ->
    [one] 1 band
   *[other] {$full} bands
}
hemmed-in = { $who ->
    [none] That is not enough to get away from them
   *[other] {CAP($who)} can't get away from them
}: that takes {$away} bands.
answer = {$question}: {NAME($answer)}.
loses-turn = { $why ->
    [staggered] {WHO($who)} {VERB($who, "are", "is")} staggered and {VERB($who, "lose", "loses")} this turn.
    [surprised] { $who ->
        [none] You are taken by surprise and lose this turn.
       *[other] {CAP($who)} is taken by surprise.
    }
    [pinned] {WHO($who)} {VERB($who, "are", "is")} held down.
    [paralysed] Fear holds {YOU($who)}, { $who ->
        [none] and you lose
       *[other] who loses
    } this turn.
    [flees] {WHO($who)} {VERB($who, "run", "runs")} from it, this turn too.
    [cowers] {WHO($who)} {VERB($who, "cower", "cowers")}, this turn too.
    [slow] {WHO($who)} {VERB($who, "are", "is")} slow to start and {VERB($who, "lose", "loses")} this turn.
    [lost] {WHO($who)} {VERB($who, "have", "has")} not recovered yet and {VERB($who, "lose", "loses")} this turn.
   *[other] {WHO($who)} {VERB($who, "are", "is")} unconscious for this turn.
}

## Foes, and where a fight stands

policy = { $policy ->
    [aggressive] attacks whoever is nearest
    [pack] stays with its own kind, and strikes when they do
    [cautious] attacks the weakest, and dodges when badly hurt
    [ranged] keeps its distance and shoots
    [guard] stays where it is and strikes what comes near, until it is hurt
    [coward] attacks the weakest, and runs at the first wound
    [grappler] closes in to take hold, and pins whom others can strike
   *[passive] does nobody any harm
}
scared-wounded = when wounded
scared-half = when half the boxes are checked
scared-last-box = when one box is left
scared-alone = when it is the last one standing
scared-leader-down = when its leader is down
scared-outnumbered = when outnumbered
sized-up = {CAP($name)} strikes{ $weapon ->
    [none] {""}
   *[other] {" "}with a {NAME($weapon)}
}{ $reach ->
    [0] {""}
    [one] {" "}at up to 1 band
   *[other] {" "}at up to {$reach} bands
} (Attack {NAME($rank)}{ $damage ->
    [0] {""}
   *[other] , damage rating {$damage}
}{ $area ->
    [0] {""}
   *[other] , at {$area} in a band at once
}); {policy}{ COUNT($scares) ->
    [0] {""}
   *[other] , and { $yields ->
        [yes] gives up
       *[no] runs
    } {JOIN($scares, " or ")}
}.
whose-turn = { $name ->
    [you] Your turn
   *[other] {CAP($name)}'s turn
}.
spent = { $own ->
    [yes] Your action is spent.
   *[no] The action is spent.
}
lasting = Still lasting: {JOIN($effects)}.
in-bands = Bands {JOIN(EACH($bands, "in-band", "band", "there"), "; ")}.
in-band = {$band}: {JOIN($there)}
rough = {$name} (rough ground)
way-out = {$name} (a way out)
about-boxes = A hit takes the highest box up to its rank; below the lowest it does nothing.
boxes-left = { $now ->
    [0] no Health left
   *[other] Health {$now}/{$most}
}
boxes-free = free {JOIN(EACH($free, "rank", "rank"), "/")}
rank = {NAME($rank)}

## The lists of a turn

page = { $id ->
    [attack] Attack
    [go] Go to another band
    [foes] Another way to attack them
    [spray] Spray a band
    [other] Other actions
    [wait] Wait until somebody has acted
   *[gear] Gear
}…
page-of = {$text}…
end-turn = End your turn
nothing-more = {CAP($name)} does nothing{ $begun ->
    [yes] {" "}more
   *[no] {""}
}
acts-alone = {CAP($name)} acts alone: {policy}
fear-took-turn = Fear has taken this turn from you
that-is-all = That is all for now
act-again = Act again at once, for {$price} Fame
turn-over = The turn is over.
does-harm = {NAME($rank)} or better does harm.
harms = {NAME($rank)} or better does harm: {$percent}%.
all-out = All out: {SIGNED($more)} on your attacks, {SIGNED($less)} on Defense
as-usual = Fight as usual this round
before-round = Before anybody acts this round:

## Why something can't be done

action-spent = your action for this turn is spent
holding-down = you are holding somebody down; let go first
in-grapple = you are in a grapple
on-ground = you are on the ground; get up first
legs-entangled = your legs are entangled
arms-entangled = your arms are entangled
off-balance = you are off balance and can't { $what ->
    [move] move this turn
    [attack] attack this turn
   *[dodge] dodge
}
crowded = too many of them are on you: it takes a move of { $bands ->
    [one] 1 band
   *[other] {$bands} bands
}
down-already = {$name} is down already
holds-no-weapon = {$name} holds no weapon
has-back = you are behind {$name} already
takes-melee = that takes a melee weapon in hand
takes-hand = that takes a free hand
takes-fame = that takes 1 Fame
takes-lying = you have to lie on the ground for that
takes-turn = aiming takes the whole turn
stands-already = it stands already
asked-already = you have asked a question this turn
heard-enough = they have heard enough
nothing-to-do = there is nothing more to be done with it
gone-for-now = it is gone until the fight is over
hands-full = your hands are full
no-hand-for-it = your hands are full, or it is too heavy
no-rounds = you carry no rounds
ask-something = what do you want to know? such as: likely: is there a rope in reach

## Attacks

roll-against = { $attribute ->
    [none] a roll
   *[other] {CAP(NAME($attribute))}
} against {NAME($difficulty)}
attack = Attack {$name}
throw-at = Throw the {NAME($weapon)} at {$name}{aimed}
attack-with = { $shoots ->
    [yes] Shoot
   *[no] Attack
} {$name} with { $bare ->
    [yes] your bare hands
   *[no] the {NAME($weapon)}
}{ $both ->
    [yes] {" "}in both hands
   *[no] {""}
}{aimed}
aimed = { $part ->
    [none] {""}
   *[other] , at the {NAME($part)}
}
stake-fame = Stake 1 Fame: if your next attack hits, its damage is {$ranks} ranks higher
take-back-fame = Take back the Fame staked on a critical hit
stake-again = Stake 1 Fame on it, too
stake-nothing = Stake no Fame on this attack
next-attacked = Now {$name} is attacked.
throw-into = Throw the {NAME($weapon)} { $gap ->
    [none] into band {$band}
   *[other] at {those}
}
strike-band = Strike the whole of {there}: {targets} at most
spray-band = Spray {there} with the {NAME($weapon)}, at {targets}
there = { $gap ->
    [none] band {$band}
   *[other] {those}
}
those = { $gap ->
    [0] those beside you
    [one] those 1 band {$side}
   *[other] those {$gap} bands {$side}
}
targets = { $targets ->
    [one] 1 target
   *[other] {$targets} targets
}
rake = Rake {$name} with the {NAME($weapon)}: two attacks
to-strike = to strike { $name ->
    [none] somebody else
   *[other] {YOU($name)}
}{ $way ->
    [none] {""}
    [bare] {" "}with your bare hands
    [thrown] {" "}by throwing the {NAME($weapon)}
   *[with] {" "}with the {NAME($weapon)}
}
in-struggle = in the struggle, where the lowest is struck
the-weapon = the {NAME($weapon)}
flurry = Flurry: strike again at once
combat-tactics = Combat tactics: {SIGNED($amount)} on your attacks next round
entangle = Entangle the {NAME($part)} for {$rounds} rounds instead of damage
bites = The {NAME($weapon)} bites: {NAME($rank)} damage
what-did = what {$name} did
plain-damage = Damage as it is, and nothing else
kicker-is = The kicker is {$kicker}: one of these may happen.
to-recover = to recover from the fumble
to-use-slip = to make the most of {$name}'s slip
out-of-the-way = to be out of the way
to-be-missed = to be missed
against-shrapnel = against the shrapnel
the-shrapnel = the shrapnel
against-stray = against a stray shot
a-stray-shot = a stray shot
strikes-band = {CAP($name)} is about to strike the whole band.
stay = Stay as you are
fall-flat = Fall flat: 1 rank less damage, and your action
hit-these = Hit {JOIN($names, " and ")}
fate-alike = Their Fate is alike: who is hit?

## Being attacked

and-more = {$name} and {$more} more
to-get-clear = to get away
raise-shield = Raise the shield
spare-shield = Do not use the shield now, so as to parry with it
counterstrike = Counterstrike at once
gain = {CAP(NAME($name))}: {SIGNED($amount)}
one-not-both = One of these may happen, not both.
stand-by = { $name ->
    [you] Meet it yourself
   *[other] Leave {$name} to it
}
protect = {$name} protects {YOU($at)}: {$roll}
may-protect = {CAP(JOIN($names, " or "))} may step in the way.
to-protect = to protect {YOU($name)}
to-parry = to parry with the {NAME($weapon)}
the-blow = the blow
take-damage = Take the {NAME($rank)} damage
parry-with = Parry with the {NAME($weapon)}: {$roll}
hits-for = {CAP($by)} hits {YOU($name)} for {NAME($rank)} damage.{ $more ->
    [yes] {" "}You might also play dead.
   *[no] {""}
}
play-dead-now = Take it, and play dead: Cunning, against those who look closely
to-pass-for-dead = to pass for dead
play-dead = Play dead
against-venom = against {$name}
round-throat = what is round the throat

## What may be done to one foe

feat-knock-down = Knock {$at} down
to-knock-down = to knock {$at} down
feat-force-back = Force {$at} back
to-force-back = to force {$at} back to {$into}
feat-disarm = Disarm {$at}
to-disarm = to disarm {$at}
feat-feint = Feint at {$at}
to-feint = to feint at {$at}
feat-backstab = Get behind {$at}
to-backstab = to get behind {$at}
feat-haymaker = Knock {$at} out with one blow (1 Fame)
to-haymaker = to knock {$at} out
feat-grapple = Take hold of {$at}
feat-grapple-silent = Take hold of {$at} without a sound
to-grapple = to take hold of {$at}
feat-pin = Pin {$at} down
to-pin = to pin {$at}
feat-takedown = Throw {$at} to the ground
to-takedown = to throw {$at} to the ground
feat-take-weapon = Take {$at}'s weapon
to-take-weapon = to take {$at}'s weapon
go-down = Go down with {$name} and keep hold
let-go-up = Let go and stay on your feet
goes-down = {CAP($name)} goes down.
let-go = Let go{ $pinning ->
    [yes] {" "}of whom you hold down
   *[no] {""}
}
join-grapple = Join the grapple with {$name}
break-free = Break free, by {CAP(NAME($attribute))}
to-break-free = to break free
to-keep-off = to keep {$name} off
to-hold = to hold {$name}

## Moving

move = Move: roll Agility for how far{ $away ->
    [1] {""}
   *[other] {" "}(getting away from them takes {$away} bands)
}
to-move = to move
go-to = Go to band {$band}{ COUNT($there) ->
    [0] {""}
   *[other] {" "}({JOIN($there)})
}: { $free ->
    [yes] free
   *[no] your action
}
leave-fight = Leave the fight by { $by ->
    [none] the way out
   *[other] {$by}
}
break-off = Stop fighting: neither side can win here
stand-up = Stand up: { $free ->
    [yes] free
   *[no] your action
}
stand-quickly = Stand up quickly
to-be-quick = to be quick about it
dodge = Dodge until your next turn
to-dodge = to dodge
sneak = Sneak to band {$band}
to-sneak = to move unseen
let-it-go = Let it go
all-stop = All get in its way together
leaves-band = {CAP($name)} is about to leave band {$band}.
stop = {$name} gets in its way: {$roll}
to-stop = to stop {$name}
to-be-first = to be first

## Other actions

size-up = Size them up again: free
lie-down = Throw yourself flat
aim = Aim all turn: a column on your attack next round
to-be-rid = to be rid of {$name}
face = Turn to face {$name}: free
wait-for = Wait until {YOU($name)} {VERB($name, "have", "has")} acted
tripod = Set up the tripod
question = Ask a question of importance: free
what-asked = What do you ask?
to-have-it-so = to have it as you wish
cover = Let what you tried help your Defense ({some-columns}), not your next attack: free
talk = Talk them out of it
to-be-heard = to be heard
to-bring-off = to make it work
at-foe = {$text} ({$name})
work-on = Work on the {$name}
to-do = to { $text ->
    [none] do it
   *[other] {LOWER($text)}
}
quickly = {$text}, quickly
is-done = It is done: {$name}.
reload = Reload the {NAME($weapon)}: free
drop = Let the {NAME($weapon)} fall: free
draw = { $lies ->
    [yes] Pick up the {NAME($weapon)} from the ground
   *[no] Draw the {NAME($weapon)}
}{ $way ->
    [free] : free
    [quickly] {" "}quickly
   *[action] : your action
}
dig-out = Dig the {NAME($weapon)} out of your pack
to-dig-out = to dig out the {NAME($weapon)}
guard = { $now ->
    [yes] Keep the shield for parrying
   *[no] Use the shield on every attack you can
}

## A fight as it stands

view-health = Health
view-band = band {$band}
view-exit = a way out: {$exit}
view-rough = rough ground
view-columns = { $kind ->
    [attack-columns] Attack {SIGNED($amount)}
    [defense-columns] Defense {SIGNED($amount)}
   *[rolls] all rolls {SIGNED($amount)}
}
view-lying-here = a {NAME($thing)} on the ground
view-attack = Attack {NAME($rank)}
view-damage = damage rating {$rating}
view-state = { $state ->
    [down] down
    [behind] behind you
    [prone] lying
    [pinned] pinned
    [held] held
    [holding] holding on
    [entangled] entangled
    [burning] burning
    [poisoned] poisoned
    [losing] about to lose a turn
    [unarmed] unarmed
    [hidden] unseen
    [fooling] taken for dead
   *[surprised] taken by surprise
}
view-lasting = { $amount ->
    [0] {NAME($name)}
   *[other] {NAME($name)} {SIGNED($amount)}
}
