## Damage and Harm

hurt = {wound}.
struck = {CAP($name)}: {wound}{ $harm ->
    [0] {""}
   *[other] , {$harm} Harm
}.
wound = {rolled}{$damage} damage { $mental ->
    [yes] to the nerve
   *[no] to the {NAME($place)}
}{ $soak ->
    [0] {""}
   *[other] , {$soak} Soak{ $ignored ->
        [0] {""}
       *[other] {" "}({$ignored} ignored)
    }
}: { $through ->
    [0] nothing gets through
   *[other] {$through} gets through, {$left} { $mental ->
        [yes] Resolve
       *[no] Vigor
    } left
}
thing-hurt = The {NAME($name)} takes {$damage} damage, {$soak} Soak: {$through} gets through, Structure {$left}{some-breaks}.
mended = The {NAME($name)}: Structure {$left} of {$structure}, {breaks}.
breaks = { $breaks ->
    [one] 1 Break
   *[other] {$breaks} Breaks
}
some-breaks = { $breaks ->
    [0] {""}
   *[other] , {breaks}
}
stress = {NAME($called)} {SIGNED($by)}: {$now} left.
harmed = { $called ->
    [wounds] { SIZE($by) ->
        [1] 1 Wound
       *[other] {SIZE($by)} Wounds
    }
   *[trauma] { SIZE($by) ->
        [1] 1 Trauma
       *[other] {SIZE($by)} Traumas
    }
}{ BELOW($by) ->
    [yes] {" "}healed; {$now} left
   *[no] : {$now} now
}.
fallen = That is more than you can bear. You fall.
fatigue = Fatigue {SIGNED($by)}: {$now} now.
burden = Your load is { BELOW($by) ->
    [yes] lighter
   *[no] heavy
}: Fatigue {SIGNED($by)}, {$now} now.
armor = Your armor is {$all} now.
scene = What you ignored for a scene counts again.
overcame = For this scene you ignore your {NAME($kind)}.
treats = {$name} treats you: {thrown}, { $passed ->
    [yes] it helps
   *[no] it does not help
}.
renown = Renown {$now}: {NAME($name)}. { $now ->
    [-2] Whoever has anything to lose does not want to be seen with you. Those who have nothing may.
    [-1] Talk stops when you come in. People deal with you if there is no other way.
    [0] Your name means nothing yet, or as much good as bad.
    [1] Here and there somebody has heard of you, and pours a fuller cup for it.
    [2] Doorkeepers know you in towns that you have not been to, and are polite.
    [3] People whom you never met bring you their quarrels, and once or twice a governor has.
    [4] In most streets somebody knows you, and traders like you to be seen with what they sell.
   *[5] Great houses send you presents and their worst troubles, and the inn where you slept has changed its name.
}
treasure = {CAP(NAME($kind))} {SIGNED($amount)}: { $now ->
    [0] nothing left
   *[other] worth {$gold} Gold{and-quarters} in all
}.
and-quarters = { $quarters ->
    [0] {""}
    [one] {" "}and 1 quarter
   *[other] {" "}and {$quarters} quarters
}

## Fights: the hero

thrown = { COUNT($faces) ->
    [0] no dice
   *[other] {FACES($faces)}
}
-under = { COUNT($faces) ->
    [0] {""}
   *[other] ; {$tn} or less succeeds
}
attacks = You { $kind ->
    [melee] go for
    [ranged] shoot at
   *[threaten] try to frighten
} {$name} with your {NAME($weapon)}: {thrown}{-under}: {successes}{ $difficulty ->
    [1] {""}
   *[other] {" "}of {$difficulty}
}.
reacted = Your {CAP(NAME($skill))}: {thrown}{-under}: {successes}.
missed = You don't get through to {$name}.
tested = The dice show {thrown}{-under}: {successes} of {$difficulty}; { $passed ->
    [yes] it works
   *[no] it does not work
}.
exploited = You have seen where {$name} is weak.
guarded = Your guard is up again.
treated = That helps {$name}: {NAME($called)} {$now}.
deed = Done: {LOWER($text)}.
spent = { $what ->
    [bonus-damage] Harder.
    [penetration] Through the gap.
    [subdue] With the flat side, so as not to kill.
    [break-guard] That guard is broken.
    [disarm] The weapon goes flying.
    [change-stance] You change your footing.
    [confidence] You feel as strong as they are.
    [swift-action] You are not done yet.
    [withdraw] You are out of Reach before they see it.
   *[other] {$text}.
}
moved = You are at {$where} now.
stance = { $what ->
    [brace] You brace yourself.
    [withdraw] You withdraw, and nobody gets a blow in.
    [ready] You hold your action.
    [stand] You get up.
    [close] You step in close.
    [step-back] You step back.
   *[drop-prone] You drop flat.
}
drew = The {NAME($name)} is in your hand.
dropped = The {NAME($name)} falls.
cleared = Done: {LOWER($what)}.
assisted = You make room for {$name}.
captured = It was not meant to kill: they want you alive.

## Fights: the others

rival-rolled = { $name ->
    [none] The other side
   *[other] {CAP($name)}
} rolls {thrown}{-under}: {successes}.
paid = { $doom ->
    [0] {""}
   *[other] {" "}({$doom} Doom, {$now} left)
}
doom-policy = Doom is what your foes spend against you. Your complications, and dice that you pay for with Doom, give them more. Each turn shows what they have enough for.
seized = They seize the initiative{paid}.
doom-effect = For {$doom} Doom, {$now} left: {$text}
fell = {CAP($name)} { $how ->
    [down] goes down
    [taken] goes down, and will live
   *[broken] has had enough, and runs
}.
floored = {WHO($name)} {VERB($name, "are", "is")} knocked down.
stunned = {WHO($name)} {VERB($name, "are", "is")} stunned.
afflicted = {WHO($name)} {VERB($name, "are", "is")} {NAME($word)}: {$damage} damage.
defends = {CAP($name)} defends{paid}.
approaches = {CAP($name)} comes closer, to {$where}.
closes = {CAP($name)} steps in close.
rises = {CAP($name)} gets up.
arms = {CAP($name)} takes a weapon in hand.
regains = {CAP($name)} { $passed ->
    [yes] is on guard again
   *[no] does not come back on guard
}: {thrown}{-under}.
holds = {CAP($name)} can do nothing just now.
reloads = {CAP($name)} finds another shot{paid}.
foe-attacks = { $name ->
    [none] {""}
   *[other] {CAP($name)}, {NAME($weapon)}{ $at ->
        [none] {""}
       *[other] , at {$at}
    }:{" "}
}{thrown}{-under}: {successes}{ $needed ->
    [1] {""}
   *[other] {" "}of {$needed}
}.
foe-bought = Doom buys { $dice ->
    [one] 1 more die
   *[other] {$dice} more dice
}{paid}.
ability = {CAP($what)}{paid}.
slips = {CAP($name)} overreaches, and is off guard.
retreats = {CAP($name)} backs away, to {$where}.
foe-spent = {CAP($name)} { $what ->
    [break-guard] breaks a guard
    [called-shot] strikes where the armor is thin
    [change-stance] gets up from the ground
    [confidence] gains courage
    [disarm] knocks the weapon away
    [penetration] finds the gaps
    [re-roll-damage] puts more weight behind it
    [second-wind] gets new strength
    [secondary-target] carries the blow through to another
    [subdue] strikes to take alive
    [swift-action] is not done yet
   *[withdraw] slips away under cover of the others
}{paid}.
foe-harder = {CAP($name)} strikes harder: {$points} more damage{paid}.
foe-saves = Momentum held back: Doom +{$points}, {$now} now.
complicated = { $number ->
    [one] 1 complication
   *[other] {$number} complications
}: Doom +{$points}, {$now} now.
retaliates = {CAP($name)} strikes as you turn away{paid}.
ally-attacks = {CAP($name)} goes for {$target}, {NAME($weapon)}: {thrown}{-under}: {successes}{ $needed ->
    [1] {""}
   *[other] {" "}of {$needed}
}.

## Why

why-place = The d20 shows {FACES($faces)}: {NAME($label)}.
why-place-rule = By CON-049.
why-spared = There is no Doom for it: it costs {$doom_cost}.
why-spared-rule = By CON-063.
why-unavoidable = No test can avoid it. {why-doom}
why-doom = { $doom_cost ->
    [0] It cost no Doom.
   *[other] It cost {$doom_cost} Doom.
}
why-doom-rule = By CON-063, CON-064.
why-struggle = The dice show {thrown}: {successes}, against {rival-thrown}: {rival-successes}; {NAME($label)}.
rival-thrown = { COUNT($rival_faces) ->
    [0] no dice
   *[other] {FACES($rival_faces)}
}
rival-successes = { $rival ->
    [0] no success
    [one] 1 success
   *[other] {$rival} successes
}
why-won = Whoever has more successes than the other side wins: {NAME($label)} (CON-032).
why-difficulty = Difficulty {$difficulty} is { $difficulty ->
    [0] {CAP(NAME("simple"))}
    [1] {CAP(NAME("average"))}
    [2] {CAP(NAME("challenging"))}
    [3] {CAP(NAME("daunting"))}
    [4] {CAP(NAME("dire"))}
   *[other] {CAP(NAME("epic"))}
} (CON-012).
why-who = {CAP($who)}.
why-dice = The combat dice show {thrown}: {$dice} damage, {effects} (CON-034).
effects = { $effects ->
    [one] 1 Effect
   *[other] {$effects} Effects
}
why-more = {CAP(more-damage)}: {$damage} in all (CON-040).
more-damage = { $vicious ->
    [0] {bonus-damage}
   *[other] {$vicious} for Vicious (CON-036){ $bonus ->
        [0] {""}
       *[other] {" "}and {bonus-damage}
    }
}
bonus-damage = {$bonus} { COUNT($faces) ->
    [0] as half of a hit (CON-061)
   *[other] without dice (CON-053)
}
why-soak = Soak {$soak}{ $ignored ->
    [0] {""}
   *[other] , of which {$ignored} is ignored
}: {$through} gets through (CON-041, CON-043).
why-harm = That is {$harm} Harm (CON-045, CON-046).
why-damage = {$damage} damage, Effects {$effects}; Soak {$soak}: {$through} gets through.
why-damage-rule = By CON-034, CON-040, CON-041, CON-043.

## The sheet

title-health = Stress and Harm
title-pools = Momentum, Doom and Fortune
title-talents = Talents
label-vigor = Vigor
label-resolve = Resolve
label-momentum = Momentum
label-doom = Doom
label-fortune = Fortune
label-wounds = Wounds
label-trauma = Trauma
label-courage = Courage
label-fatigue = Fatigue
label-gold = Gold
label-load = Load
label-renown = Renown
row-vigor = {of-most}
row-resolve = {of-most}
row-wounds = {of-most}
row-trauma = {of-most}
row-momentum = {of-most}
aloud-vigor = {of-most}
aloud-resolve = {of-most}
row-skill = target number {$tn} ({CAP(NAME($attribute))} {$score} + {$expertise}){ $focus ->
    [0] {""}
   *[other] , Focus {$focus}
}
row-armor = { COUNT($places) ->
    [0] none
   *[other] {JOIN(EACH($places, "soak-at", "place", "soak"), ", ")}
}
soak-at = {NAME($place)} {$soak}
numbered = { $number ->
    [0] {NAME($name)}
   *[other] {NAME($name)} {$number}
}
row-weapon = {NAME($kind)}, {combat-dice}, best at {NAME($range)}{ COUNT($qualities) ->
    [0] {""}
   *[other] ; {JOIN(EACH($qualities, "numbered", "name", "number"), ", ")}
}
combat-dice = { $dice ->
    [one] 1 combat die
   *[other] {$dice} combat dice
}
row-item = { $resource ->
    [yes] a resource: use it up for a die
   *[no] carried
}{ $structure ->
    [0] {""}
   *[other] ; Structure {$left} of {$structure}{some-breaks}
}
row-gold = {$gold}{and-quarters}
row-load = {$load}, free up to {$free}
row-talent = { $skill ->
    [none] Any skill
   *[other] {CAP(NAME($skill))}
}: { COUNT($does) ->
    [0] nothing
   *[other] {JOIN(EACH($does, "gives", "what", "number"), ", ")}
}
gives = { $what ->
    [dice] {gives-dice}
    [reroll] {gives-reroll}
    [success] {gives-success}
   *[momentum] {gives-momentum}
}
gives-dice = { $number ->
    [one] 1 more die
   *[other] {$number} more dice
}
gives-reroll = { $number ->
    [one] 1 die
   *[other] {$number} dice
} rolled again
gives-success = { $number ->
    [one] 1 success
   *[other] {$number} successes
} unrolled
gives-momentum = {$number} Momentum more on a success
row-renown = {$renown}, {NAME($name)}
label-ignoring = Ignoring {NAME($kind)}
row-ignoring = for this scene

## Before and after a roll

second-wind = Second wind: 1 {CAP(NAME($track))} back
most-extra = {$most} extra dice are the most
die-for-doom = One more die; gives the gamemaster {$price} Doom
die-for-momentum = One more die, for {$price} of your {$left} Momentum
die-for-fortune = A die that counts as a 1, for 1 of your {$left} Fortune
reroll = Roll the {$face} again{for-more}: {NAME($talent)}
the-thing = the {NAME($name)}
use-up = Use up the {NAME($name)} for a die
let-help = Let {$name} help: a die against {$tn}
little-fortune = you have too little Fortune
declared = {$text} ({$cost} Fortune{ $idle ->
    [yes] , but the test gets no easier
   *[no] { $by ->
        [0] {""}
       *[other] , difficulty {SIGNED($by)}
    }
})
rival = a rival's {$rival}
most-win = The most successes win.
face-it = Face it
if-it-goes-wrong = If this goes wrong: {$dice} combat dice of damage.{ $cost ->
    [0] {""}
   *[other] {" "}It costs the gamemaster {$cost} Doom, of {$doom}.
}
put-struggle = {$asked} Who does better wins.
put-hazard = {$asked} Take care: if it goes wrong, {$dice} combat dice of damage.
put-unavoidable = This can't be avoided: {$dice} combat dice of damage.
put-fight = A fight, {$number} against you. {$policy}

## At any time

no-momentum = there is no Momentum for it
no-fortune = you have no Fortune left
recover-all = Recover all {CAP(NAME($track))} (1 Fortune)
recover-track = Recover {CAP(NAME($track))}: {CAP(NAME($skill))}, {$minutes} minutes
mend = Mend the {NAME($name)}: Crafts, {$minutes} minutes
let-treat = Let {$name} treat your {CAP(NAME($track))}
rest = Rest for {$hours} hours
ignore = Ignore your {CAP(NAME($kind))} for this scene (1 Fortune)

## Heroes

expertise-to = {CAP(NAME($skill))}: Expertise {$to}
focus-to = {CAP(NAME($skill))}: Focus {$to}
focus-no-higher = Focus goes no higher than Expertise
training = Expertise {$expertise}, Focus {$focus}
which-gift = What has your hero a gift for?

kind-sellsword = A sellsword: strong, quick with steel, known to three armies
kind-thief = A thief: quiet, quick, and somewhere else
kind-scholar = A scholar: has read of it, and would like to be sure
kind-hunter = A hunter: patient, far-sighted, poor company
kit-sword = A sword and a knife, and a leather coat
kit-bow = A bow and a knife, and a hide jerkin
kit-staff = A staff, and a thick robe
kit-hammer = A great hammer, and a scale shirt
gift-sure-foot = {NAME($name)}: a die more for acrobatics
gift-old-scars = {NAME($name)}: a success without a die for resistance
gift-second-look = {NAME($name)}: roll one die of observation again
gift-practised-arm = {NAME($name)}: roll one die of an attack again
gift-steady-breath = {NAME($name)}: roll one die of a shot again
gift-silver-tongue = {NAME($name)}: 1 more Momentum when persuasion succeeds
gift-soft-tread = {NAME($name)}: 1 more Momentum when stealth succeeds
gift-long-memory = {NAME($name)}: a die more for lore
gift-hard-stare = {NAME($name)}: a die more for menace
meaning-agility = balance, speed, fighting on your feet
meaning-awareness = noticing, guessing, the feel of a place
meaning-brawn = muscle and stamina
meaning-coordination = hand and eye
meaning-intelligence = knowing and reckoning
meaning-personality = making people listen, or run
meaning-willpower = nerve, and going on

## What Doom is for

policy = Doom policy {NAME($policy)}: foes {LIST($uses)}.{ $reserve ->
    [0] {""}
   *[other] {" "}They keep {$reserve} back.
}
policy-never = Doom policy: never spent.
use-from = {$use} from {$from}{ $first ->
    [yes] {" "}Doom on
   *[no] {""}
}
now-never = it is never spent
now-may = { COUNT($uses) ->
    [0] too little for foes to use
   *[other] foes may {LIST($uses)}
}{ $more ->
    [none] {""}
   *[other] {" "}(more from {$more})
}
use-seize = seize the initiative
use-dice = buy { $most ->
    [one] 1 die
   *[other] up to {$most} dice
}
use-defend = defend or retaliate
use-damage = make hits worse{ $most ->
    [0] {""}
   *[other] {" "}by up to {$most}
}
use-ability = use special abilities
use-effects = use what the place has in store

## What was tried

try-aborted = You decide not to do it.
try-complication-1 = It is not the end of it, either: there is a price on this, and it falls due later.
try-complication-2 = Something else comes of it that you had not bargained for.
try-complication-3 = And you feel, as you stop, that your luck has turned.
try-fight-badly-1 = You misjudge it, and pay with your wind and half your guard.
try-fight-badly-2 = You stop to be sure, and being sure costs you the moment, and more.
try-fight-failed-1 = Sweat in the eyes, and it comes to nothing.
try-fight-failed-2 = You have the strength for it and not the instant.
try-fight-passed-1 = You come out of it with blood in your ears and the better of the moment.
try-fight-passed-2 = It holds for as long as you need it, and you do not need it long.
try-fight-well-1 = One motion, and you are already at the beginning of the next.
try-fight-well-2 = You know what comes next, and are ready for it.
try-worth = If it succeeds, it brings a point of Momentum besides what the roll brings; at its worst, a point of Doom.
try-body-badly-1 = You throw all your strength into the wrong moment, and are left without breath.
try-body-badly-2 = A foot or a hand, you never learn which, does the one thing that it must not.
try-body-failed-1 = You strain till there are sparks in your eyes. It is not enough.
try-body-failed-2 = Your body knows how it goes, and will not do it.
try-body-passed-1 = It costs you sweat and a torn breath, and it is enough.
try-body-passed-2 = It is not pretty, and your knees will have something to say about it; but it is done.
try-body-well-1 = You do it as a cat would, and like a cat you look as if it were nothing.
try-body-well-2 = One movement, and it is behind you. You could have carried a full cup.
try-wits-badly-1 = You are certain, and you are wrong, and you have begun to act on it before you notice which.
try-wits-badly-2 = You reason it out from beginning to end, and the end is nonsense that will cost you something.
try-wits-failed-1 = You knew this once. It will not come.
try-wits-failed-2 = You turn it over twice. The second time you know less than the first.
try-wits-passed-1 = It comes to you sidelong, as such things do.
try-wits-passed-2 = It is little, and it is enough.
try-wits-well-1 = You see it whole, with the reason for it, and lose not a heartbeat over it.
try-wits-well-2 = Nothing in it escapes you. It is as if you had known it from a child.
try-will-badly-1 = Something in you lets go with a small, clear sound, and for a while you are not much use.
try-will-badly-2 = You hold out until it no longer matters, and then you give way altogether.
try-will-failed-1 = You mean to. Meaning to is as far as it gets.
try-will-failed-2 = Your heart goes like a drum, and will not be told.
try-will-passed-1 = You shut your teeth, count to ten in your grandmother's tongue, and go on.
try-will-passed-2 = It is only fear, you tell it, and it is, and it stays behind you.
try-will-well-1 = It stops being a question of whether. You outlast it.
try-will-well-2 = You do not even have to steel yourself. It is done as you mean it.

## What is written and does not fit

no-such-zone = no zone is called {$name}
nobody-outside = '{$name}' is nobody outside an adventure; give 'rival'
ignoring-what = wounds or trauma, not '{$name}'
no-such-treasure = no treasure '{$name}'; there are {JOIN($known)}
hazard-who = 'who' says whom the hazard strikes; write it beside the test
hazard-dice = a hazard has {$low} to {$high} combat dice, not {$dice}
