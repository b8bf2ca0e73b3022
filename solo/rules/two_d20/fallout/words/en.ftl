## Heroes

kind-fixer = A fixer: machines like you better than people do
kind-walker = A walker: you carry the post, and bury it when you must
kind-talker = A talker: you have sold the same dog in four towns
kit-pistol = A pistol, a pipe, and a coat with plates in it
kit-spade = A good spade, and a patch kit
kit-knives = Throwing knives, and soft shoes
gift-old-hand = {NAME($name)}: a die more for machines
gift-nose-for-tin = {NAME($name)}: a die more for scavenging
gift-quiet-shoes = {NAME($name)}: a die more for sneaking
gift-good-listener = {NAME($name)}: a die more for speech
gift-field-hands = {NAME($name)}: a die more for medicine
meaning-might = lifting, hitting, carrying
meaning-senses = seeing, hearing, knowing that something is wrong
meaning-grit = staying on your feet
meaning-charm = being liked, or obeyed
meaning-wits = knowing, mending, working it out
meaning-speed = hands and feet
meaning-luck = how kind chance is to you; your Luck points

gift-wanted = What perk has your hero?
tag-skills = Tag {$tags} skills, one by one: their dice up to the rating count twice.
tag-skill = Tag {NAME($skill)}
rating = rating {$rating}
tagged = tagged

## What happened

hurt = {rolled}{$damage} damage{ $armor ->
    [0] {""}
   *[other] , armor {$armor}
}: {gets-through}{ $through ->
    [0] {""}
   *[other] , {$left} Health left
}.
gets-through = { $through ->
    [0] nothing gets
    [one] 1 gets
   *[other] {$through} get
} through
health = Health {SIGNED($by)}: {$now} left.
fallen = That is as much as you can take. You go down.
armor = Your armor is {$points} now.
timing = By luck, you act first.
stance = { $what ->
    [aim] You aim with care for your next attack.
   *[take-cover] You take cover.
}
-under = { COUNT($faces) ->
    [0] {""}
   *[other] ; {$tn} or less succeeds
}
shown-dice = { COUNT($faces) ->
    [0] nothing
   *[other] {FACES($faces)}
}
attacks = { $by ->
    [none] You go for {$name} with your {NAME($weapon)}
   *[other] {CAP($by)} goes for {$name} with {NAME($weapon)}
}: {shown-dice}{-under}: {successes}{ $difficulty ->
    [1] {""}
   *[other] {" "}of {$difficulty}
}.
missed = { $by ->
    [none] You don't hit {$name}
   *[other] {CAP($by)} doesn't hit {$name}
}.
struck = {CAP($name)}: {$damage} damage, {gets-through}, {$left} Health left.
fell = {CAP($name)} goes down.
tested = { COUNT($faces) ->
    [0] No dice are needed: it works
   *[other] The dice show {FACES($faces)}{-under}: {successes} of {$difficulty}; { $passed ->
        [yes] it works
       *[no] it does not work
    }
}.
spent = One more combat die.
stunned = { $name ->
    [none] You are stunned: your next turn has no major action.
   *[other] {CAP($name)} is stunned, and loses a turn.
}
holds = {CAP($name)} is too dazed to do anything.
foe-flees = {CAP($name)} has had enough, and is gone.
foe-covers = {CAP($name)} takes cover: a step harder to hit.
assists-hero = {$name} helps: a die more for {$whom}'s next attack.
foe-assists = {CAP($name)} makes ready to help the next that attacks.
foe-helped = The helper's die shows {$face}: {successes} more.
foe-bought = The gamemaster buys { $dice ->
    [one] 1 die
   *[other] {$dice} dice
} for it.
foe-worse = The gamemaster makes it worse, by {combat-dice}.
combat-dice = { $dice ->
    [one] 1 combat die
   *[other] {$dice} combat dice
}
foe-attacks = {CAP($name)} attacks{ $at ->
    [none] {""}
   *[other] {" "}{$at}
}, {NAME($weapon)}: {shown-dice}{-under}: {successes}{ $needed ->
    [1] {""}
   *[other] {" "}of {$needed}
}.

## Why

why-who = {CAP($who)}
why-damage = { COUNT($faces) ->
    [0] {""}
   *[other] The combat dice show {FACES($faces)}:{" "}
}{$damage} damage, { $effects ->
    [one] 1 Effect
   *[other] {$effects} Effects
}.
why-through = { $armor ->
    [0] {""}
   *[other] Armor {$armor}{ $pierced ->
        [0] {""}
       *[other] , of which {$pierced} is pierced
    }:{" "}
}{$through} gets through.

## The sheet

title-pools = Action Points and Luck
title-perks = Perks
label-health = Health
label-ap = AP
label-gm = GM
label-luck = Luck
label-action-points = Action Points
label-gm-points = The gamemaster's
row-health = {of-most}
row-luck = {of-most}
row-action-points = {of-most}
aloud-health = {of-most}
aloud-ap = {$now} Action Points
row-gm = { $aloud ->
    [yes] {$points} of the gamemaster's
   *[no] {$points}
}
row-skill = {$rating}{ $tag ->
    [yes] , tagged
   *[no] {""}
}
row-weapon = {NAME($kind)}, {combat-dice}{ COUNT($qualities) ->
    [0] {""}
   *[other] ; {JOIN(EACH($qualities, "numbered", "name", "number"), ", ")}
}
numbered = { $number ->
    [0] {NAME($name)}
   *[other] {NAME($name)} {$number}
}
row-item = { $heals ->
    [0] {carried}
   *[other] heals {$heals}
}
row-perk = { $extra_d20 ->
    [one] 1 die
   *[other] {$extra_d20} dice
} more for { $skill ->
    [none] any skill
   *[other] {NAME($skill)}
}

## Before and after a roll

action-points = { $points ->
    [one] 1 Action Point
   *[other] {$points} Action Points
}
no-luck = you have no Luck left
little-luck = you have too little Luck
ask = Ask: {$question} (1 Action Point)
less-time = Take {$half} minutes, not {$minutes} ({action-points})
most-bonus = {$most} bonus dice are the most
takes-you-have = that takes {$cost}, and you have {$left}
gm-dice-last = the gamemaster's dice come last
die-for-points = One more die for {action-points} ({$left} left)
die-given = One more die{ $points ->
    [0] {""}
   *[other] , for {action-points} given to the gamemaster ({$there} there)
}
let-help = Let {$name} help: a die against {$tn}
luck-offer = {$text} ({$cost} Luck{ $idle ->
    [yes] , but the test gets no easier
   *[no] { SIZE($by) ->
        [0] {""}
        [1] , a step {step-way}
       *[other] , {SIZE($by)} steps {step-way}
    }
})
step-way = { BELOW($by) ->
    [yes] easier
   *[no] harder
}
stacked-deck = Use Luck {$luck} in place of {CAP(NAME($attribute))} {$rating} ({$cost} Luck)
by-skill = Use {CAP(NAME($skill))} instead: {CAP(NAME($attribute))} {$score} + {row-skill}

## At any time

not-hurt = you are not hurt
first-aid = Treat yourself: Medicine, {$minutes} minutes
use-kit = Use the {NAME($name)}: {$points} Health
use-kit-on = Use the {NAME($name)} on {$whom}: {$points} Health
aid-other = Treat {$name}: Medicine, {$minutes} minutes
rest = Rest for {$hours} hours

## What the gamemaster's points are for

policy = { COUNT($buys) ->
    [0] The gamemaster's points are saved.
   *[other] The gamemaster's points buy {LIST($buys)}.
}
buys-dice = { $most ->
    [1] a die
   *[other] up to {$most} dice
} (from {$start} on)
buys-damage = damage (from {$start} on)
put-fight = A fight, {$number} against you. {$policy}

## What was tried

try-aborted = You decide not to do it.
try-complication-1 = And it does not end there: whatever comes next will be harder for it.
try-complication-2 = Something comes of it that you had not been counting on.
try-complication-3 = You have paid more for that than you know yet.
try-fight-badly-1 = You give everybody a good clear view of you, and get nothing for it.
try-fight-badly-2 = You lose the count and the moment together.
try-fight-failed-1 = Noise, and your own heartbeat. Nothing that you could use.
try-fight-failed-2 = You start, and think better of it, and get your head down.
try-fight-passed-1 = It works. You get half a second out of it, and half a second is a lot.
try-fight-passed-2 = Two and two, with your head down: four. You know what to do next.
try-fight-well-1 = You have done worse things with better odds. The next move is yours.
try-fight-well-2 = It is over so fast that you have to do it again in your head to see how.
try-worth = If it succeeds, it brings an Action Point besides what the roll brings; at its worst, one for the gamemaster.
try-body-badly-1 = Something tears. You hope that it is the sleeve.
try-body-badly-2 = You go on well past the point where you should have stopped, and then you stop all at once.
try-body-failed-1 = You put your back into it. Your back has had enough.
try-body-failed-2 = Half a second late, like the last bus.
try-body-passed-1 = It hurts, and then it goes on hurting, and then it is done.
try-body-passed-2 = You get through it as you got through the winter, by not counting.
try-body-well-1 = You had braced yourself for something harder.
try-body-well-2 = You hardly notice. You will, tomorrow.
try-wits-badly-1 = You are right in theory. In practice it costs you.
try-wits-badly-2 = You work it out exactly, and exactly wrong.
try-wits-failed-1 = It makes sense up to a point, and you keep coming back to the point.
try-wits-failed-2 = You go through it twice, and are none the wiser.
try-wits-passed-1 = You try the stupid way first, and it works, and you say nothing.
try-wits-passed-2 = It is not much; people have lived on less.
try-wits-well-1 = You see what it takes, and it takes less than you feared.
try-wits-well-2 = You read it like a till receipt, down to the change.
try-nerve-badly-1 = You bet on the one thing that could not go wrong, and watch it.
try-nerve-badly-2 = By the time you stop, you have made it worse twice over.
try-nerve-failed-1 = Not today. Somebody else is having the luck today.
try-nerve-failed-2 = You do what you can with a smile. It is not much.
try-nerve-passed-1 = It costs you some pride, and it works.
try-nerve-passed-2 = The first thing that you try, of all things, is the right one.
try-nerve-well-1 = Luck, the old cheat, deals you one off the bottom of the pack.
try-nerve-well-2 = You sound, even to yourself, like somebody who knows how this goes.

## What is written and does not fit

weapon-kinds = melee, thrown or gun, not '{$kind}'
extra-for-blows = only a blow or a throw takes extra damage
tag-above = a skill's rating is part of the target number, and not above it
other-skills = other skills than the test's own, each once
