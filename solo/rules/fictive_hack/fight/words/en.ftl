## How a fight stands

your-turn = Your turn.
take-focus = What needs focus happens at the end of the round, if you are not wounded before.
standing = standing
ap = {$ap} AP
weapon = {NAME($weapon)}{ $ammo ->
    [none] {""}
   *[other] {" "}({$ammo})
}
shield = {NAME($shield)} shield
to-parry = {NAME($weapon)} to parry
too-much-carried = encumbered: every roll fails
cannot-move = cornered: you can't move this round
aim = {$meant}{ $manner ->
    [none] {""}
   *[other] ; manner: {$manner}
}
-means = {AGREE($many, "means", "mean")}
gives-nothing-away = {AGREE($many, "gives", "give")} nothing away
means-to-act = {-means} to act in phase {$phase} ({phase-told})
meant = { $does ->
    [attack] {-means} to attack {YOU($target)}
    [shoot] {AGREE($many, "takes", "take")} aim at {YOU($target)}
    [move] {-means} to move to {$place}
    [defend] {-means} to defend
    [protect] {-means} to protect {YOU($target)}
    [impede] {-means} to hold {YOU($target)} here
    [push] {-means} to push {YOU($target)} to {$place}
    [flee] {-means} to get away
    [recover] {AGREE($many, "is", "are")} gathering courage
    [frighten] {-means} to frighten you
    [unaware] {AGREE($many, "has", "have")} not noticed you
   *[wait] {AGREE($many, "waits", "wait")}
}
phase-told = { $phase ->
    [1] defend or protect
    [2] ranged attacks
    [3] focus or impede
    [4] move or push
    [5] attack or assist
   *[6] focused things happen
}
kind = {NAME($type)}{ $favored ->
    [none] {""}
    [ranged] : shots into it {SIGNED($bonus)}
   *[other] : {NAME($favored)} weapons {SIGNED($bonus)}
}{ $exit ->
    [yes] , a way out
   *[no] {""}
}
here = Here: {$place} ({$kind}){ COUNT($there) ->
    [0] {""}
   *[other] , with {JOIN($there)}
}.
elsewhere = { $past ->
    [none] Next to you
   *[other] Past {$past}
}: {$place} ({$kind}){ COUNT($there) ->
    [0] {""}
   *[other] : {JOIN($there)}
}.
place-becomes = {CAP($place)} is {NAME($type)} now.

## The round

tie = { $tie ->
    [together] , so all act at once
    [again] , so it is rolled again
   *[no] {""}
}
initiative = Initiative: you {$mine}, they {$other}{tie}.
initiatives = Initiative: {JOIN($parts)}.
initiative-of = { $ours ->
    [yes] you
   *[no] { $party ->
        [none] they
       *[other] {$party}
    }
} {$face}
initiative-raised = Initiative: you {$mine} now{tie}.
elite-initiative = Elite: {$mine} against {$other}, for {$price} AP
phase-over = Phase {$phase} ({phase-told}) is over; you mean to { $action ->
    [defend] defend yourself
    [protect] protect a friend
    [shoot] shoot
    [hold] shoot in phase 5
    [aim] shoot after taking aim
    [moving-shot] shoot on the move
    [reload] reload
    [pickpocket] pick a pocket
    [impede] hold somebody here
    [move] move
    [push] push somebody away
    [charge] charge
    [sprint] sprint
    [flee] get away
    [attack] attack
    [batter] strike with your shield
    [assist] help a friend attack
    [steady] calm down
    [shrug] shrug off a Wound
    [intimidate] intimidate somebody
    [parley] talk them out of it
    [bash] knock somebody out
   *[wait] wait
}. {$ap} AP.
as-meant = Go on as you meant to
something-else = Do something else, for {$price} AP

## The choices of a round

page-ways = Move to another place
page-grips = Hold or push somebody
page-luck = See what might turn up, free or for AP
page-hands = Change what you hold, which is free
page-talents = Use a talent that you lack, for {$price} AP
asked-grips = Whom, and where to?
asked-hands = What do you hold?
asked-luck = What turns up?
asked-talents = Which talent, for one use?
focus = { $focus ->
    [yes] {" "}(focus)
   *[no] {""}
}
attack = Attack {$whom}
batter = Strike {$whom} with your shield
charge = Charge {$whom} in {$place}
where = { $place ->
    [none] {""}
   *[other] {" "}in {$place}
}
shoot = Shoot {$whom}{where}
hold-shot = Hold your shot at {$whom} until phase 5
aim-at = Aim at {$whom}{where} (focus)
nothing-to-shoot = you have nothing left to shoot
not-loaded = the {NAME($weapon)} is not loaded
reload = Reload the {NAME($weapon)} (focus)
moving-shot = Move to {$place} and shoot {$whom}, for {$price} AP
cornered = { $yours ->
    [yes] you are cornered
   *[no] cornered
}
move = Move to {$place}{ $kind ->
    [none] {""}
   *[other] {" "}({$kind})
}
sprint = Sprint to {$place}, for a Wound
flee = Get away from here
defend = Defend yourself ({$less} to hit you; who hits is hit back)
protect = Protect {YOU($whom)}
assist = Help { $whom ->
    [none] you attack: a die more
   *[other] {$whom} attack
}
impede = Hold {$whom} here
push = Push { $whom ->
    [none] all of them
   *[other] {$whom}
} to {$place}
steady = Calm down (focus)
shrug = Shrug off a Wound{focus}
intimidate = Intimidate {$whom} (focus)
bash = Bash {$whom}{focus}
pickpocket = Pick the pocket of {$whom}{ $place ->
    [none] {""}
   *[other] , then move to {$place}
}
parley = Talk { $whom ->
    [none] them
   *[other] {$whom}
} out of it (focus, Charm against {$against})
wait-and-see = Wait and see
companion-asked = What does {$who} do ({$place})?
companion-defends = Defend
companion-waits = Wait
take-level-free = Take level {$level} (free)
glare = Glare at {$whom} after what you just did (free)
empty-hands = Empty your hands
change-shield = { $raised ->
    [yes] Lower your shield
   *[no] Raise your shield
}
put-away = Put the {NAME($weapon)} away
parry-with = Parry with the {NAME($weapon)}, a die less
bribe = {$text} ({JOIN($does)})
bribe-ap = { $ap ->
    [0] free
   *[other] {$ap} AP
}
bribe-opens = a way to {$place}
bribe-arms = a {NAME($kind)} weapon
bribe-bonus = {SIGNED($bonus)} on your next roll
bribe-heals = {wounds} back
bribe-routs = drives off {LIST($names)}
more-than-carried = it is more than you can carry
recharge = Use {talent-named} again, for {$price} AP

## Attacks of yours

roll-fiercely = Roll at +{$bonus}, for {$price} AP
about-to-attack = You are about to attack {$whom}. {$ap} AP.
takes-a-die = {CAP($who)} {AGREE($many, "takes", "take")} a die off your attack by Expert Parry.
attack-of = { $by ->
    [none] Your attack
   *[other] The attack of {$by}
} on {YOU($whom)}
-comes = makes {$total}; {$least} or more hits: { $fell ->
    [hit] a hit
    [short] a miss
   *[encumbered] a miss, since who carries too much hits nothing
}.
-with = { $bare ->
    [yes] {NAME($weapon)}
   *[no] the {NAME($weapon)}
}
you-attack = { $how ->
    [shoot] You shoot at {$whom} with {-with}
    [throw] You throw {-with} at {$whom}
   *[strike] You attack {$whom} with {-with}
}: {$sum} {-comes}
attack-now = That {-comes}
attack-result = { $result ->
    [encumbered] A miss: you carry too much
    [miss] A miss, by {$by}
    [stopped] A hit that does no harm
    [group] A hit: {$kills} of {$whom} { $kills ->
        [1] falls
       *[other] fall
    }
   *[hit] A hit for {wounds}
}. You have {$ap} AP.
single-result = You roll {JOIN($faces)}: {$total} { $hit ->
    [yes] hits for {wounds}
   *[no] misses
}. You have {$ap} AP.
to-harm = to harm, {$hits}% to hit
add-nothing = Add nothing
add-free = { $talent ->
    [parrying] Parrying weapon
   *[other] {talent-named}
}: { $how ->
    [wound] +1 Wound
   *[hit] +2 to hit
}
add-priced = { $what ->
    [elite] Elite: +2
    [violence] Awesome Violence: +{$more}
    [swarm] Let every Wound count
   *[wound] +1 Wound
} for {$price} AP
spare = Do no damage, only knock out
plow = Fell {$count} of them, for {$price} AP
face-ten = The face die shows 10: a Wound more.
blow-pulled = You pull the blow.
runs = {CAP($who)} {AGREE($many, "turns", "turn")} to run.
let-run = Let them run
smite = Strike as they run, for {$price} AP
rest-runs = That is enough for the rest, who run.
contest = {$roll}.
more-than = more than {$number}

## What you do

stands-before = { $who ->
    [none] You stand
   *[other] {CAP($who)} {AGREE($many, "stands", "stand")}
} before {YOU($whom)}.
target-gone = The one that you meant is no longer there.
out-of-reach = The one that you meant to { $deed ->
    [strike] strike
    [hold] hold
    [push] push
    [help] help
   *[knock-out] knock out
} is out of reach.
out-of-range = The one that you meant to shoot is out of range.
aim-lost = Hurt, you lose your aim.
focus-lost = Hurt, you lose your focus.
you-defend = You defend yourself.
you-wait = You wait.
you-strike-holder = You strike at {$whom}, who {AGREE($many, "holds", "hold")} you.
still-held = You are still held.
you-get-away = You get away.
you-move = You move to {$place}.
no-shot = There is no shot in it.
you-hold = You hold {$whom} here.
you-push = You push {$whom} to {$place}.
nobody-to-push = There is nobody left to push.
stands-firm = {CAP($who)} {AGREE($many, "stands", "stand")} firm.
help = Help
strike-yourself = Strike {$whom} yourself, for {$price} AP
protect-instead = Protect {$whom} instead, for {$price} AP
about-to-help = You are about to help {$whom}. {$ap} AP.
helps = { $who ->
    [none] You help
   *[other] {CAP($who)} {AGREE($many, "helps", "help")}
} {YOU($whom)}: one die more.
you-rob = You rob {$whom}.
loaded = The {NAME($weapon)} is loaded.
is-intimidated = {CAP($who)} {AGREE($many, "is", "are")} intimidated: -2 on every roll.
knocked-out = {CAP($who)} is knocked out.
hands-empty = Your hands are empty.
shield-changed = You { $up ->
    [yes] raise
   *[no] lower
} your shield.
parry-ready = The {NAME($weapon)} is there to parry.
parry-away = You put the weapon for parrying away.
bought = {SENTENCE($text)}

## What others do

attacks = {CAP($who)} {AGREE($many, "attacks", "attack")} {$whom}: {$sum} {-comes}
attacks-you = {CAP($who)} { $shoots ->
    [yes] {AGREE($many, "shoots", "shoot")}
   *[no] {AGREE($many, "strikes", "strike")}
} at you: {$sum} {-comes}
attack-comes = {CAP($who)} { $shoots ->
    [yes] {AGREE($many, "shoots", "shoot")} at
   *[no] {AGREE($many, "attacks", "attack")}
} you.
let-come = Let it come
expert-parry = Expert Parry: it loses a die
parry-off = Parry with the {NAME($weapon)}: -2 to hit you
-stopped = { $least ->
    [none] {""}
   *[other] : {armored} stops {dealt} below {$least}
}
armor-takes-all = Your armor takes all of it{-stopped}.
nothing-through = Nothing of it comes through.
would-come-through = {wounds} would come through. You have {$left}, and {$ap} AP.{ $fells ->
    [yes] {" "}You would fall.
   *[no] {""}
}
block = Block 1 Wound with the shield
sacrifice = { $last ->
    [yes] Let the shield break
   *[no] Batter the shield
}: 1 Wound
bear = Take {wounds}
ignore = Ignore 1 Wound for {$price} AP{ $fells ->
    [yes] ; you would still fall
   *[no] {""}
}
shield-splinters = Your shield splinters, but holds.
shield-blocks = Your shield blocks a Wound.
gm-adds = The GM pays {$price} AP for a Wound more.
gm-ignores = The GM pays {$price} AP: {$who} {AGREE($many, "ignores", "ignore")} a Wound.
no-harm = It does {$whom} no harm{-stopped}.
down = {CAP($who)} {AGREE($many, "is", "are")} { $spared ->
    [yes] knocked out
   *[no] down
}.
loses = {CAP($who)} {AGREE($many, "loses", "lose")} {wounds}; {$left} left.
some-down = {CAP($whom)}: {$felled} down, { $left ->
    [0] none
   *[other] {$left}
} left.
their-shield = The shield of {$whom} { $breaks ->
    [yes] breaks
   *[no] splinters
} under the blow.
blocks = {CAP($who)} {AGREE($many, "blocks", "block")} with the shield.
power = {CAP($who)}: {NAME($power)}.{ $does ->
    [heal] {" "}A Wound heals.
    [shrug] {" "}A Wound is shrugged off.
   *[other] {""}
}
on-defensive = {CAP($who)} {AGREE($many, "goes", "go")} on the defensive.
protects = {CAP($who)} {AGREE($many, "protects", "protect")} {YOU($whom)}.
over-fright = {CAP($who)} {AGREE($many, "is", "are")} over the fright.
held-by = {CAP($who)} can't get past {YOU($whom)}.
gets-away = {CAP($who)} {AGREE($many, "gets", "get")} away.
moves = {CAP($who)} {AGREE($many, "moves", "move")} to {$place}.
tries-to-hold = {CAP($who)} {AGREE($many, "tries", "try")} to hold you.
holds-you = {CAP($who)} {AGREE($many, "holds", "hold")} you here.
tries-to-push = {CAP($who)} {AGREE($many, "tries", "try")} to push you away.

## What is written and does not fit

weapon-class-needed = there is no hero here; give a class such as heavy
