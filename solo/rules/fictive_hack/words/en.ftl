## What a roll asks

no-roll = It needs no roll{ $why ->
    [none] {""}
   *[other] , but {$why}
}.
asked = { $dice ->
    [2] the better of two d10
   *[other] 1d10
} + {sum} against {$against}{ $purpose ->
    [none] {""}
   *[other] , {$purpose}
}.
barred = But {$why}.
asked-luck = 1d10 against {$number}. Nothing can change this roll.
asked-fight = A fight against {$foes}.
asked-attack = An attack with {$dice}d10.
sum = { $attribute ->
    [none] {$score}
   *[other] {CAP(NAME($attribute))} {$score}
}{JOIN(EACH($modifiers, "point", "name", "points"), "")}
point = {" "}{SIGN($points)} {point-name} {SIZE($points)}
point-name = { $name ->
    [bonus] { BELOW($points) ->
        [yes] {NAME("penalty")}
       *[no] {NAME("bonus")}
    }
   *[other] {NAME($name)}
}
attack-points = { $attribute ->
    [0] {""}
   *[other] {" "}{SIGN($attribute)} {NAME("attribute")} {SIZE($attribute)}
}{JOIN(EACH($bonuses, "point", "name", "points"), "")}

## How a roll fell

verdict = { $succeeds ->
    [none] { $total ->
        [none] {CAP(fallen)}
       *[other] {$total}{ $difficulty ->
            [none] {""}
           *[other] {" "}against {$difficulty}
        }: {fallen}
    }
   *[other] {$face}; {$succeeds}: {fallen}
}.
fallen = { $label ->
    [tie] { $enough ->
        [yes] a tie, which is enough
       *[no] a tie, which is not enough
    }
   *[other] {NAME($label)}
}
could-not = It could not succeed: {NAME($reason)}.
could-not-rule = By FH-029, FH-107.
not-rolled = No roll was needed.
not-rolled-rule = By {$rule}.
by-rule = {reckoned} ({$rule}).
margin = { $by ->
    [0] A tie with {-against}.
   *[other] {SIZE($by)} { BELOW($by) ->
        [no] over
       *[yes] short of
    } {-against}.
}
-against = { $against ->
    [none] it
   *[other] {$against}
}
not-to-fall = Not to fall: {$catch} against {$difficulty}.
reckoned = {$face}{ $score ->
    [none] {""}
   *[other] {" "}+ {sum}{ $boosts ->
        [0] {""}
       *[other] {" "}+ {$boosted} for {$boosts} AP
    } makes {$total}
}{ $difficulty ->
    [none] {""}
   *[other] {" "}against {$difficulty}
}: {fallen}
attack-sum = {JOIN($kept, " + ")}{ $dropped ->
    [yes] {" "}of {JOIN($faces, ", ")}
   *[no] {""}
}{attack-points}
whose = {$who}.
attack-dice = Dice {JOIN($faces, ", ")}, kept {JOIN($kept, " + ")}{attack-points}: {$total}.
attack-rule = By FH-049, FH-051.
why-missed = { $misses ->
    [yes] Who carries too much fails every roll (FH-029).
   *[no] A total of 8 or more hits (FH-050).
}
why-critical = The face die shows 10: 1 Wound more (FH-137).
why-more = { $more ->
    [one] 1 Wound
   *[other] {$more} Wounds
} more for {NAME($name)}.
why-swarm = A swarm loses 1 Wound of any hit (FH-206).
armored = { $armor ->
    [none] no armor
    [light] light armor
    [medium] medium armor
    [heavy] heavy armor
   *[other] super heavy armor
}
dealt = { $dealt ->
    [one] 1 Wound
   *[other] {$dealt} Wounds
}
through = {dealt}{ $armor ->
    [none] , with no armor to stop any.
   *[other] ; at {$total} {armored} { $soak ->
        [0] stops none ({armor-rules}).
       *[other] stops {$stopped} ({armor-rules}), and { $wounds ->
            [0] nothing
           *[other] {$wounds}
        } comes through.
    }
}
armor-rules = { $pierces ->
    [0] FH-071
   *[other] FH-055, FH-071
}

## Wounds and what comes of them

wounds = { $wounds ->
    [one] 1 Wound
   *[other] {$wounds} Wounds
}
wounded = {-you} {VERB("", "lose", "loses")} { $by ->
    [one] 1 Wound
   *[other] {$by} Wounds
}; {$left} left.
fell = Your last Wound is gone. The die shows {$face}{ $bonus ->
    [0] {""}
   *[other] {" "}{SIGN($bonus)} {SIZE($bonus)}
}; from 7 on you are dying.
standing = {-you} {VERB("", "stay", "stays")} on {VERB("", "your", "their")} feet with 1 Wound.
ko = {-you} {VERB("", "are", "is")} knocked out.
dying = {-you} {VERB("", "are", "is")} dying.
came-round = You wake up: {$face} is under your Brawn of {$brawn}. You can limp, and carry half; only a day in bed heals you.
stays-down = {-you} can't get up: {$face} is not under {VERB("", "your", "a")} Brawn of {$brawn}.
dead = {-you} {VERB("", "are", "is")} dead.
recovered = {-you} {VERB("", "have", "has")} { $left ->
    [one] 1 Wound
   *[other] {$left} Wounds
} again.
woke = {-you} {VERB("", "wake", "wakes")} up, with 1 Wound.
healed = A day in bed brings you back to 1 Wound.
refreshed = {-you} {VERB("", "are", "is")} rested; {VERB("", "your", "their")} talents are fresh.
rested = {-you} {VERB("", "rest", "rests")} for {SPAN($passed)}.
time = That takes { $passed ->
    [one] 1 minute
   *[other] {$passed} minutes
}.
scarred = {-you} {VERB("", "keep", "keeps")} a scar: {NAME($scar)}.
condition = {-you} {VERB("", "are", "is")} {NAME($name)}.
condition-lost = {-you} {VERB("", "are", "is")} no longer {NAME($name)}.
frightened = {-you} {VERB("", "are", "is")} intimidated: -2 on every roll until {VERB("", "you shake", "they shake")} it off.
calmed = {-you} {VERB("", "are", "is")} no longer frightened.
bonus = You have {SIGNED($bonus)} on your next roll.
inspired = {-you} {VERB("", "have", "has")} +2 on the next Commitment roll.
forecast = You know the weather for the next twelve hours.

## Awesome Points, levels and talents

told = {CAP($text)}
ap-gained = {-you} { BELOW($by) ->
    [yes] {VERB("", "lose", "loses")}
   *[no] {VERB("", "get", "gets")}
} {SIZE($by)} AP{ $why ->
    [none] {""}
   *[other] {" "}for {NAME($why)}
}. {-you} {VERB("", "have", "has")} {$ap}.
ap-spent = {-you} {VERB("", "spend", "spends")} {$by} AP on {NAME($on)}; {$ap} left.
level-due = You may rise to level {$level}.
outbid = The game master cancels {$by} AP of it.
level-taken = {-you} {VERB("", "are", "is")} level {$level}.
attribute-raised = {CAP(NAME($attribute))} is {$score} now.
toughened = {-you} {VERB("", "are", "is")} tougher: {wounds}.
banked = The talent waits ({$count} banked).
rebased = Your template is {CAP(NAME($template))} now.
inherent-gained = {-you} {VERB("", "gain", "gains")} {NAME($ability)}.
talent-named = {NAME(TITLE($talent))}
trained = {-you} {VERB("", "have", "has")} trained {talent-named} for { $hours ->
    [one] 1 hour
   *[other] {$hours} hours
}{ $ready ->
    [yes] , enough to learn it
   *[no] {""}
}.
learned = {-you} {VERB("", "have", "has")} learned {$name}.
talent-used = {talent-named} is used.
talent-recharged = {talent-named} is fresh again.
talent-borrowed = You have {talent-named} for one use.
talent-learned = {-you} {VERB("", "learn", "learns")} {talent-named}.
improvement = { $how ->
    [frequency] usable one step more often
    [wound] +1 Wound
    [hit] +1 to hit
    [roll] +2 to its roll
    [cheaper] 1 AP cheaper
   *[move] {NAME($faster)} instead of a focus action
}
talent-improved = {talent-named} is improved: {improvement}.
motive = {$total}: {NAME($text)}.

## Things

gained = {-you} {VERB("", "have", "has")} {THE($name)}.
dropped = {-you} no longer {VERB("", "have", "has")} {THE($name)}.
encumbered = { $now ->
    [yes] You carry too much: every roll fails until you set something down.
   *[no] You are no longer encumbered.
}
coins-lost = {-you} {VERB("", "lose", "loses")} {$by}.
coins-changed = {-you} { $paid ->
    [yes] {VERB("", "pay", "pays")}
   *[no] {VERB("", "get", "gets")}
} {$by}.
coins-rolled = Your purse: {JOIN($faces, " + ")}{ $times ->
    [1] {""}
   *[other] , times {$times}
}: {$silver} silver.
wears = {-you} {VERB("", "wear", "wears")} {armored}.
shield = { $shield ->
    [none] You have no shield.
   *[other] You carry a {$shield} shield.
}
shield-broken = Your shield breaks.
ammo = {NAME(TITLE($weapon))}: {SIGNED($by)} shots.
device-broken = The {$name} breaks.
device-mended = The {$name} works again.
device-built = You have built {THE($name)}.

## The sheet

label-wounds = Wounds
title-health = Wounds
label-awesome = Awesome Points
title-awesome = Awesome Points
title-skills = Talents
label-ap = AP
label-level = Level
label-level-now = {label-level}
row-level-now = {$level}{ $due ->
    [0] {""}
   *[other] +
}
label-fright = Fright
label-load = Load
label-overload = {label-load}
row-overload = { $aloud ->
    [yes] encumbered, every roll fails
   *[no] too much
}
label-next-roll = Next roll
row-next-roll = {SIGNED($bonus)}
label-description = Description
label-born = Born
label-player = Player
label-pronouns = Pronouns
label-template = Template
label-inherent = Inherent ability
label-limitation = Limitation
label-motive = Motive
label-languages = Languages and arts
label-scars = Scars
label-tougher = Tougher
label-spent = Spent
label-banked = Talents banked
label-shield = Shield
label-things = Things
label-backpack = Backpack
label-home = Home
label-purse = Purse
label-intimidated = Intimidated
label-inspired = Inspired
label-weather = Weather known
label-enemies = Family enemies due
named = {NAME($name)}
capital = {CAP(NAME($name))}
label-attribute = {capital}
label-weapon = {capital}
label-device = {capital}
label-condition = {capital}
row-attribute = {SIGNED($score)}
label-companion = {$name}
names = {JOIN(EACH($names, "named", "name"), ", ")}
row-inherent = {names}
row-things = {names}
row-backpack = {names}
row-languages = {own-tongue}{ COUNT($names) ->
    [0] {""}
   *[other] , {JOIN($names, ", ")}
}
row-scars = {JOIN(EACH($names, "named", "name"), "; ")}
own-tongue = your own tongue
aloud-wounds = {$now} of {$most} left
row-wounds = {$left} of {$most}
row-tougher = {wounds} more
awesome-points = { $ap ->
    [one] 1 Awesome Point
   *[other] {$ap} Awesome Points
}
row-ap = { $aloud ->
    [yes] {awesome-points}
   *[no] {$ap}
}
row-awesome = {$ap} at hand
row-spent = {$spent} of {$per} towards the next level, {$all} in all
row-level = {$level}{ $due ->
    [0] {""}
   *[other] , {$due} due
}
fright-is = minus 2 on every roll
row-fright = { $aloud ->
    [yes] {fright-is}
   *[no] -2
}
row-intimidated = { $aloud ->
    [yes] {fright-is}
   *[no] -2 on every roll
}
row-state = { $state ->
    [ko] knocked out
    [dying] dying
    [limping] dying, but up and limping
   *[dead] dead
}
row-talent = {NAME($effect)}{ $weapon ->
    [none] {""}
   *[other] {" "}({NAME($weapon)})
}; {NAME($template)}, {NAME($frequency)} ({$mark}){ $takes ->
    [none] {""}
   *[other] , takes {NAME($takes)}
}{ $better ->
    [none] {""}
   *[other] ; improved: {JOIN($better, ", ")}
}{ $used ->
    [none] {""}
    [arena] , used until the next arena
   *[other] , used until rest
}
label-talent = {talent-named}
row-borrowed = {NAME($effect)}
label-borrowed = {talent-named} (borrowed)
label-training = {talent-named} (training)
row-training = {$hours} of 48 hours
row-weapon = {NAME($kind)}{ $ranged ->
    [yes] , ranged
   *[no] {""}
}{ $shots ->
    [none] {""}
    [one] , 1 shot
   *[other] , {$shots} shots
}{ $thrown ->
    [none] {""}
    [1] {""}
    [0] , none left
   *[other] , {$thrown} of them
}{ $held ->
    [yes] , in hand
   *[no] {""}
}
row-shield = {NAME($shield)}{ $lowered ->
    [yes] , lowered
   *[no] {""}
}
row-home = a living space with gear
row-device = { $roll ->
    [none] a special effect
   *[other] +1 on {NAME($roll)}
}{ $state ->
    [broken] , broken
    [spent] , spent
   *[none] {""}
}
row-purse = {$gold} gold, {$silver} silver, {$copper} copper
row-load = {$load} of {$most}{ $encumbered ->
    [yes] , encumbered: every roll fails
   *[no] {""}
}
carried = {$loads} { $single ->
    [yes] load
   *[no] loads
}
row-condition = { $minutes ->
    [none] yes
   *[other] {SPAN($minutes)} left
}
row-weather = {SPAN($minutes)}
row-inspired = +2 on the next Commitment roll
row-companion = {NAME($kind)}, {wounds}, {NAME($weapon)}
name-weapon-of-choice = Weapon of Choice

## Talents

not-learned = you have not learned {talent-named}
used-up = {talent-named} is used up until you { $until ->
    [arena] enter another arena
   *[other] have rested and eaten
}
not-used-up = {talent-named} is not used up
talent-again = {talent-named} again
not-borrowable = {talent-named} is no untaken talent of your template
one-use = one use of {talent-named}
not-improvable = {talent-named} can't be improved in this way

## Checks

too-few-ap = that takes {$points} AP, and you have {$ap}
improved = {talent-named}, improved
rolled-motive = {$total}: {NAME($text)} (FH-013).
rolled-coins = {$total} makes {$silver} silver for a {NAME($template)} (FH-037).
rolled-half = {$face} halved, rounded up, is {$result} (FH-002).
difficulty = {CAP(NAME($name))} {$number}
opponent = { $name ->
    [none] their
   *[other] {$name}{ $ends ->
        [yes] '
       *[no] 's
    }
} { $attribute ->
    [none] roll
   *[other] {CAP(NAME($attribute))}
} {SIGNED($value)}
beyond = no roll of yours reaches {$difficulty}, even with your AP{ $resist ->
    [0] {""}
   *[other] , for the GM bids {$resist} against them
}
of-them = {$count} of them
would-turn = {$points} AP would make it a success{ $bids ->
    [0] {""}
   *[other] {" "}({$need}, and {$bids} that the GM bids against them)
}; you have {$ap}.
do-it = Do it
roll = Roll
use-attribute = Use {CAP(NAME($attribute))}: {SIGNED($bonus)} in all
think-better = Don't do it after all
let-be = Don't try it: {$why}
use-again = Use {talent-named} again for {$price} AP
use-once = Use {talent-named} this once for {$price} AP
keep-roll = Leave it as it is
boost = Spend {$points} AP: {$total} against {$difficulty}{ $known ->
    [yes] , {fallen}
   *[no] {""}
}

## The system

no-score = {$attribute}: a whole number, not '{$value}'
out-of-bounds = {$attribute} is {$score}; attributes are {$lowest} to {$highest}
help-in-attacks = by Fictive Hack several help in an attack alone: together attack armor=light. For any other deed one of you rolls, or 'everyone' rolls for each: everyone brawn
reading = You roll a ten-sided die, and high is good: with the attribute it must reach the number. AP are Awesome Points: with them you can turn a failure into a success, or avoid a Wound.

## At any time

tend = Rest and treat your wounds ({$minutes} minutes for each)
no-wound-lost = you have lost no Wound
takes-a-bed = only a day in bed makes this better
sleep = Eat, and rest for eight hours: talents come back
lie-in-bed = Lie in bed until you are better
shake-off = Take a moment to calm down
shrug-off = Shrug off a Wound (Survivor)
take-level = Take level {$level}
learn-banked = Learn what you banked
make-usable = Make {talent-named} usable again, for {$price} AP
for-one-use = {talent-named} for one use, {$price} AP
take-in-hand = Take the {NAME($name)} in hand
in-hand = You take the {NAME($name)} in hand.
set-down = Set down {THE($name)}
leave-shield = Leave your shield behind
take-off-armor = Take off your armor, for good
set-down-pack = Set down your backpack
reset = Reset {THE($name)}
takes-mechanic = it takes its Mechanic
mend = Mend {THE($name)}
wound-again = It is wound and ready again.
invent = A week's work: {NAME($name)}, {NAME($about)}

## Heights, locks and water

drop-warning = If this fails, a second roll decides whether you fall {$height} m: { $wounds ->
    [0] no Wound
    [one] 1 Wound
   *[other] {$wounds} Wounds
}.
slipped = {$total}: you slip.
lock = The lock: complexity {$left} left; opening it now takes {$number}.
lock-holds = The lock holds, and is harder now.
worn-down = it is worn down
wear-down = Wear it down ({ $moving ->
    [yes] a move
   *[no] focus
})
try-lock = Try it: {$number} to meet
leave-it = Leave it
locksmith-once = Be a locksmith once, for {$price} AP
carry-too-much = you carry too much
most-reach = {$best} is the most that you could reach
half-on = you get half an arena on
swallow = you swallow water
swum = {$swum} of { $arenas ->
    [one] 1 arena
   *[other] {$arenas} arenas
}
going-under = You are drowning. Round {$round}: Brawn against {$need}. {$far}.
swimming = You have swum {$far}; you can go on for { $left ->
    [one] 1 round
   *[other] {$left} rounds
} more.
fight-for-surface = Fight for the surface
swim-on = Swim on
turn-back = Turn back
round-told = {$total}: {$text}.

## Coins and trade

costs = that costs {$price}, and you have {$purse}
metal = {$count} {NAME($name)}
coins = { $parts ->
    [none] nothing
   *[other] {JOIN($parts, " ")}
}
no-shots = {NAME($weapon)} takes no shots
close-pack = Close it again
takes-ap = that takes {$points} AP
no-pack = you carry no pack
find = {NAME($name)}, for {$price} AP
into-pack = You look into your pack. You have {$ap} AP.
keep-coins = Keep your coins
would-carry = With {THE($name)} you would carry {$load}.
would-fail = Take care: that is too much, and every roll would fail.
take = Take {THE($name)}
pay = Pay {$price}{ $what ->
    [none] {""}
   *[other] {" "}for {$what}
}
that-is-all = That is all
ware = {NAME($name)} for {$price}
shots-for = Shots for the {NAME($name)}, 1 silver each
how-many = How many?
you-have = You have {$coins}.
not-so-much = you have not so much
say-how-many = say how many, 1 to 200

## Levels

level-now = Level {$level}, {$spent} AP spent, {$due} due{ $banked ->
    [0] {""}
   *[other] ; {$banked} banked
}.
still-attribute = an attribute
still-talent = a talent
still-owed = Level {$level}. Still to choose: {CHOSEN("still", $owed)}.
may-rebase = Level {$level}. You know enough of another template to make it yours.
rebase = Make the {NAME($template)} your template
bank-talent = Leave the talent for later
raise-to = {CAP(NAME($name))} to {SIGNED($score)}: {NAME($meaning)}
which-art = Which language, instrument or art?
art-instead = A language, an instrument or an art instead
in-numbers = Make {THE($name)} in numbers instead
tougher = Tougher: a Wound instead of both
inherent = {NAME($ability)} instead of both
talent-of = {talent-named} ({NAME($template)}): {NAME($effect)}
talent-is = {talent-named}: {NAME($effect)}
improve = {talent-named} improved: {$better}
talent-known = you know {talent-named} already
exclusive = {talent-named} is for the {NAME($template)} alone
half-own = half of your talents must be your own template's
takes-teacher = it takes a teacher and {$hours} hours of training
own-come-with-levels = your own template's talents come with levels
intuition = intuition: {talent-named}
next-level-takes = the next level takes {$points} more AP spent
art-needs-name = a language, an instrument or an art needs a name
art-known = you know {$name} already
no-tougher = Tougher is taken once per point of Brawn, {$most} now
none-banked = no talent is banked
own-template = that is your template
two-talents = it takes 2 talents of the {NAME($template)}, and you have {$held}
have-inherent = you have its inherent ability
takes-template = it takes a template
lacking = {$count} talents of the {NAME($template)} are lacking
too-low = {NAME($name)} is {$score}, and none may be below {$lowest}
too-much-lowered = {$lowered} points are lowered, but at most {$most} may be
too-many-spent = { $points ->
    [one] 1 point too many is spent
   *[other] {$points} points too many are spent
}
points-to-spend = {$points} points are left to spend

## Using talents

learn-now = Learn it now, for {$price} AP that bring no level
let-pass = Let it pass
takes-one = it takes a {NAME($template)}
use = Use {NAME($name)}
use-for = Use {talent-named} for {$price} AP
just = {NAME($name)}.
device-does = {CAP(NAME($effect))}. You have {$ap} AP.
put-into = Put {$points} into {THE($name)}, for {$price} AP
thing = {THE($name)}
talent-does = {talent-named}: {NAME($effect)}.

## Making a hero

roll-motive = Roll for a motive (2d10)
own-motive = A motive of your own
why-adventuring = Why do you go adventuring?
list-motive = Choose from the list
no-motive = No motive, and no AP for it
what-is-hero = What is your hero?
template = {NAME($title)}: {NAME($about)}. {NAME($inherent)}: {NAME($ability)}
motive-worth = A motive is worth 3 AP, which can turn failures into successes.
you-speak = You speak {JOIN($names, ", ")}.
go-on = Go on
proficiency = Name a proficiency ({$left} left)
had-already = you have that already
which-talent = Which talent have you begun with?
one-weapon = One weapon to start with; what it looks like is up to you.
own-weapon = Something of your own
what-is-it = What is it?
another-class = Another class
burdened = { $burden ->
    [yes] . TOO MUCH for you: every roll would fail
   *[no] {""}
}
armor = {CAP(NAME($name))}: {NAME($described)}, {$weight}{ $cunning ->
    [0] {""}
   *[other] , {$cunning} Cunning
}{burdened}
armor-slows = Armor makes Cunning lower. For each fight without armor you get 2 AP.
shield-at-home = Leave your shield at home
no-shield = No shield
a-shield = A {$shield} shield{ $arms ->
    [yes] {" "}with your arms
   *[no] {""}
}: {$load}{burdened}
shield-costs = A shield costs a die to hit and blocks a Wound each round.
brawn-bears = With Brawn {SIGNED($brawn)}, { $much ->
    [one] 1 load is
   *[other] {$much} loads are
} too much.
room-at-home = A room with your things in it
stocked-pack = A stocked backpack: 1 load, {$carried} in all{burdened}
both = Both{burdened}
how-speak = How do others speak of your hero?
take-care-load = Take care: {$carried} is too much for you, and every roll would fail.
as-usual = As is usual for a {NAME($template)}, with a fitting talent, weapon and armor: only pronouns and a name are left to choose
these-points = Take these
raise-from = {CAP(NAME($name))} {SIGNED($now)} to {SIGNED($score)}: {NAME($meaning)}
lower-to = Lower {CAP(NAME($name))} to {SIGNED($score)}
six-numbers = Six numbers, in the order of the list?
write-six = Write all six
score = {CAP(NAME($name))} {SIGNED($score)}
no-points-left = {JOIN($names, ", ")}. No points are left; what you lower gives them back.
points-left = { $points ->
    [one] 1 point
   *[other] {$points} points
} left. What you lower gives points, 4 at most, and nothing goes below -2.
give-six = give six numbers, such as: 1 2 0 0 1 1
weapon-class = { $ranged ->
    [yes] Ranged, {NAME($name)}
   *[no] {CAP(NAME($name))}
}: { $wounds ->
    [one] 1 Wound
   *[other] {$wounds} Wounds
}, { $attribute ->
    [yes] 1d10 + an attribute
   *[no] {$dice}d10
}{ $many ->
    [yes] {" "}without the lowest
   *[no] {""}
}; {NAME($meaning)}
no-weapon = No weapon

under = you go under
half-arena = half an arena
whole-arena = a whole arena

## How a foe fights

manner = { $policy ->
    [brute] comes straight at you and strikes
    [archer] keeps away and shoots
    [guard] holds its ground and defends itself when nearly beaten
    [coward] runs when hurt, frightened or alone
    [jailer] hems you in and strikes, in turns
    [bully] pushes you about and strikes, in turns
    [bodyguard] takes the blows meant for its friends
    [turtle] waits behind its guard, then strikes
    [beast] attacks whoever is nearest and knows no fear
   *[bystander] does nothing
}
manner-rules = {JOIN($rules, "; ")}
manner-when = { $condition ->
    [always] always
    [near] when near
    [far] from afar
    [hurt] when hurt
    [last-wound] at the last Wound
    [alone] when alone
    [first-round] at first
    [intimidated] when intimidated
    [hero-hurt] when you are hurt
    [hero-defends] when you defend
   *[every-other] every other round
}
manner-rule = { COUNT($when) ->
    [0] { $first ->
        [yes] {""}
       *[no] else{" "}
    }
   *[other] {JOIN($when)}:{" "}
}{ $does ->
    [attack] attacks
    [shoot] shoots
    [move] comes closer
    [defend] defends
    [impede] holds you
    [push] pushes you
    [flee] runs
    [recover] gathers courage
    [wait] waits
   *[protect] protects a friend
}

## What comes of a try

try-aborted = You decide not to do it.
try-worth = If it succeeds, you have +1 on your next roll, or +2 if it goes very well; if it goes badly, -1.
try-fight-great-1 = It comes off with one hand, and with the other you could have saluted. What follows will be a pleasure.
try-fight-great-2 = It works better than it had any right to. You have the upper hand, and rather a lot of it.
try-fight-good-1 = Something rips, and it is only the lining. The next moment is yours.
try-fight-good-2 = It comes off, near enough, and gives you a beat in hand.
try-fight-poor-1 = You are no better off, and rather hot.
try-fight-poor-2 = It was a good idea. It deserved a quieter fight.
try-fight-bad-1 = You get tangled up in your own cleverness, and will do the next thing hopping.
try-fight-bad-2 = It goes wrong in front of everyone, and puts you off your stroke.
try-body-great-1 = You do it with a flourish that was not strictly needed, and feel ready to do it again.
try-body-great-2 = It is over before you have finished making a face for it. You are just warming up.
try-body-good-1 = It takes three goes and a word your mother would not like, and then it is done.
try-body-good-2 = It is touch and go, and then it is go.
try-body-poor-1 = You try until you see spots. That is all that you get to see.
try-body-poor-2 = It is a fine idea, and it leaves you rather hot.
try-body-bad-1 = You pull something that you had forgotten you owned. It will be in your way for a while.
try-body-bad-2 = You do it with all your strength, and entirely the wrong way round. The next thing will come harder.
try-wits-great-1 = You have it at once, and with it the pleasant feeling that you will have the next thing too.
try-wits-great-2 = It is a very old trick, and you know it from both ends. You are on form.
try-wits-good-1 = It was simple all along, the way these things are. You have it now.
try-wits-good-2 = It is not an honest way to do it. It is, however, a way.
try-wits-poor-1 = You think about it, and then you think about having thought about it.
try-wits-poor-2 = You see it clearly, just after it would have been of use.
try-wits-bad-1 = You are outwitted, and by your own plan. It takes a while to live that down.
try-wits-bad-2 = You are certain, and wrong, and it spoils your next idea as well.
try-heart-great-1 = You put your whole heart into it, and it comes back to you larger. Let the next thing come.
try-heart-great-2 = Something in you sits up and takes notice. It does not sit down again at once.
try-heart-good-1 = You set your teeth, and the shaking stops.
try-heart-good-2 = You do not enjoy it. You were not asked to enjoy it. It will do.
try-heart-poor-1 = You call on your last reserve, and it sends its regrets.
try-heart-poor-2 = You give it feeling. It wanted something else.
try-heart-bad-1 = It comes out wrong, and you will be thinking of it when you need your mind for something else.
try-heart-bad-2 = Your heart goes down, and takes its time about coming up.

## Several heroes

award = Award {$name} a point out of the Bowl ({$name} has {$ap}, the Bowl {$bowl})
awarded = {$name} is awarded 1 AP out of the Bowl: {$ap} now, and {$bowl} left in the Bowl.
bowl-fed = The Bowl { $by ->
    [one] gets 1 AP
   *[other] gets {$by} AP
}{ $why ->
    [none] {""}
   *[other] {" "}for {NAME($why)}
}: {$bowl} now.
no-own-award = nobody awards themselves
bowl-empty = the Bowl is empty
all-coins = all coins
helped-round = {-you} {VERB("", "wake", "wakes")} up, and can walk, limping.
nobody-opposes = there is nobody to roll against
against-whom = Against whom?

## What is written and does not fit

no-such-arena = no arena is called {$name}
trap-outside = a trap is {$known}, not {$number}
listener-value = say what the listener rolls with, such as 3
lock-outside = a lock is 1 to {$most}, not {$complexity}
second-roll-number = there is no hero here; write the second roll's number
gloat-outside = an evil laugh is worth {$low} to {$high} AP, not {$points}
violence-outside = at level {$level} at most {$most} AP count
templates-are = templates are {JOIN($known)}
difficulty-below = a difficulty is 0 or more, not {$word}
pushed-at-most = {$most} at most are pushed at once
carriers-few = at least one carries it, not {$count}
no-amount = '{$text}' is no amount; write a number, or all
device-helps = a device helps one of {JOIN($known)}, not '{$name}'
device-level = a device is made at level 1 to {$most}, and there is one
unknown-weapon = '{$name}' is no known weapon{near} give its kind: {JOIN($kinds)}
no-weight = '{$name}' is no weight{near} write 0, 1/2, 1, 1 1/2, or one of {JOIN($known)}
