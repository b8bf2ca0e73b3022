## What a roll asks

sum = {sum-trait}{sum-skills}{sum-modifiers}{ $fame_points ->
    [0] {""}
   *[other] {" "}+ Fame {$fame_points}
}{ $total ->
    [none] {""}
   *[other] {" "}= {$total}
}
sum-skills = {JOIN(EACH($skills, "sum-skill", "name", "score"), "")}
sum-modifiers = {JOIN(EACH($modifiers, "sum-modifier", "name", "points"), "")}
sum-trait = { $attribute ->
    [none] Trait
   *[other] {CAP(NAME($attribute))}
} {$rating}
sum-skill = {" "}+ {CAP(NAME($name))} {$score}
sum-modifier = { BELOW($points) ->
    [yes] {" "}- { $name ->
        [bonus] penalty
       *[other] {NAME($name)}
    }
   *[no] {" "}+ {NAME($name)}
} {SIZE($points)}
asked = {sum}{ $hidden ->
    [yes] {" "}against an unknown difficulty
   *[no] { $difficulty ->
        [none] {""}
       *[other] {" "}against {NAME($difficulty)}{ $against ->
            [none] {""}
           *[other] {" "}({NAME($against)})
        }
    }
}{ $purpose ->
    [none] {""}
   *[other] , {NAME($purpose)}
}.
warned-hurt = Take care: failing this will hurt.
warned-dangerous = Take care: this is dangerous.
warned-hard = Take care: this is {NAME($word)}.

## How a roll fell

counted = { $successes ->
    [0] { $failures ->
        [0] not counted
        [one] 1 failure
       *[other] {$failures} failures
    }
    [one] 1 success
   *[other] {$successes} successes
}
comes-to = {NAME($label)}{ $count ->
    [none] {""}
   *[other] , {counted}
}
fell-roll = { $taken ->
    [yes] 25 taken
   *[no] {$roll}
}{ $succeeds ->
    [none] {""}
   *[other] ; {$succeeds}
}: {NAME($own)}{ $joined ->
    [none] {""}
   *[other] , with the others {NAME($joined)}
}{ $disaster ->
    [yes] , but another's {NAME("Catastrophic")} roll is a disaster for all
   *[no] {""}
}{ $succeeds ->
    [none] { $hidden ->
        [yes] {""}
       *[no] { $difficulty ->
            [none] {""}
           *[other] {" "}against {NAME($difficulty)}
        }
    }
   *[other] {""}
}{ $counts ->
    [yes] , {counted}
   *[no] {""}
}.
why-sum = {sum}.
why-row = The trait's row is {$row} (ART-009, ART-025).
why-capped = Modifiers only move a trait within 1 to {$most} (ART-202).
why-fame = Fame expended before the roll: {$fame} (ART-211).
why-roll = Roll: {$roll}; { $taken ->
    [yes] 25 was taken, no dice thrown (ART-212)
   *[no] d100 (ART-011)
}.
why-ranges = Row {$row}: {JOIN(EACH($ranges, "range", "rank", "start", "end"), ", ")}.
range = {NAME($rank)} { $start ->
    [none] {$end}
   *[other] {$start}-{$end}
}
why-column = Column: {NAME($column_rank)}.
why-raised = Fame after the roll raised it { $raised ->
    [one] 1 column
   *[other] {$raised} columns
} (ART-214).
why-shift = Column shift {SIGNED($shift)}: {NAME($result)} (ART-196, ART-198).
why-no-difficulty = No difficulty, so nothing is counted (ART-195).
why-difficulty = Difficulty: {NAME($difficulty)}{ $against ->
    [none] {""}
   *[other] {" "}({NAME($against)})
} (ART-174).
why-successes = {NAME($label)} is column {$result_index}, {NAME($difficulty)} is {$difficulty_index}: {$result_index} - {$difficulty_index} + 1 = {counted} (ART-217).
why-failures = {NAME($label)} is column {$result_index}, {NAME($difficulty)} is {$difficulty_index}: {$difficulty_index} - {$result_index} = {counted} (ART-216).
why-totals = Totals: { $won ->
    [one] 1 success
   *[other] {$won} successes
}, { $lost ->
    [one] 1 failure
   *[other] {$lost} failures
}; the last roll decides.
why-totals-rule = By ART-247.
why-damage = {counted}{ $damage_rating ->
    [0] {""}
    [none] {""}
   *[other] {" "}and damage rating {$damage_rating}
}: {NAME($damage)} damage (ART-259, ART-260).
why-sanity = Sanity: {NAME($effect)} (ART-281).
why-parts = {JOIN(EACH($parts, "part", "name", "rank"), ", ")}: {NAME($label)} in all ({$rule}).
part = {NAME($name)} {NAME($rank)}
why-earned = {counted}: {SIGNED($earned)} on your next action (ART-219).
why-doubles = Doubles: something may be learned (ART-456).

## Harm and healing

boxes = { COUNT($boxes) ->
    [1] the {NAMES($boxes)} Health box
   *[other] the {NAMES($boxes)} Health boxes
}
for-how-long = { $minutes ->
    [none] {""}
    [0] {""}
   *[other] {" "}for {SPAN($minutes)}
}{ $per_day ->
    [0] {""}
    [none] {""}
   *[other] ; a day of rest takes {$per_day} off
}
uses = { $uses ->
    [one] 1 use
   *[other] {$uses} uses
}
damaged = {NAME($rank)} damage: {boxes} { COUNT($boxes) ->
    [1] is
   *[other] are
} checked off.
undamaged = {NAME($rank)} damage is too little to leave a mark on you.
staggered = {-you} {VERB("", "are", "is")} staggered: in a fight {VERB("", "you lose your", "they lose their")} next turn.
defeated = {-you} {VERB("", "fall", "falls")} unconscious{ $fame ->
    [0] {""}
    [no] {""}
    [none] {""}
   *[other] , and {VERB("", "your name falls with you", "their name falls with them")}: -1 Fame
}.
died = {-you} {VERB("", "are", "is")} dead.
fell = {-you} {VERB("", "fall", "falls")} {$feet} feet: { $rank ->
    [none] no harm done
   *[other] {NAME($rank)} damage
}.
healing-roll = Healing: {CAP(NAME($attribute))}, row {$row}, a roll of {$roll}: {NAME($result)}.
healed = {-you} {VERB("", "recover", "recovers")} {boxes}.
not-healed = All your wounds are worse than {NAME($limit)}; nothing heals.
woke = {-you} {VERB("", "wake", "wakes")} up.
first-aid = First aid for a wound of rank {NAME($rank)}, for {$fame} Fame.
medkit-found = {-you} {VERB("", "have", "has")} a med-kit now: {$name} ({SIGNED($bonus)}, {uses}).
medkit-used = {WHO($by)} {VERB($by, "use", "uses")} a med-kit, {$name}: {uses} left.
fatigue-of = fatigue ({NAME($source)})
fatigued = Fatigue ({NAME($source)}): -{$points} on all your rolls{for-how-long}.
fatigue-lessened = Fatigue ({NAME($source)}) is down to -{$points}.
fatigue-over = Fatigue ({NAME($source)}) is over.
rested = Between adventures your wounds and your weariness heal.
condition-gained = {-you} {VERB("", "are", "is")} marked now: {NAME($name)}{for-how-long}.
condition-lost = No longer: {NAME($name)}.
burning = Round {$round}: it has not let go of you yet.
put-out = That stops it.
not-put-out = That does not stop it.
healing-hands = You treat { $name ->
    [none] yourself
   *[other] {$name}
} with what you know; { $left ->
    [0] that is all for a day
    [one] 1 time more today
   *[other] {$left} times more today
}.

## Sanity

sanity = { $effect ->
    [unmoved] Your nerves take no harm from it.
    [disturbed] It will come back to you tonight. Now you can go on.
    [shaken] Panic rises in you, and you hold it down.
    [paralysed] For a round your legs are somebody else's.
    [flees] Your legs run away with you, as far as they can get.
    [cowers] You cower and cannot stop shaking.
    [faints] Your knees give way, and it goes dark.
    [unconscious] You faint. When you wake, you can't speak.
    [catatonic] You sit down inside yourself and stay there.
   *[insane] Something in your mind lets go.
}{ $by ->
    [none] {""}
   *[other] {" "}{CAP($by)} takes you by the shoulders and shakes you, and it is over.
}{ $minutes ->
    [none] {""}
    [0] {""}
   *[other] {" "}It lasts {SPAN($minutes)}.
}
came-to-yourself = It takes { $rounds ->
    [one] 1 round
   *[other] {$rounds} rounds
} before you come to yourself{ $forgets ->
    [yes] , and you remember nothing of it
   *[no] {""}
}.
came-to-senses = Your mind is your own again.
driven = {NAME($text)}
still-insane = Your mind is not your own yet.
used-to-it = You are used to such things; you need no roll.

## Fame, Glory, experience

fame-changed = {VERB("", "Your Fame score", "The Fame score")} is {$fame} now ({SIGNED($by)}).
fame-expended = {-you} {VERB("", "spend", "spends")} {$by} Fame; {$left} left.
fame-restored = {$by} Fame comes back to you; {$left} left.
fame-recovered = {NAME("Awesome")}: all your Fame comes back to you, {$left} in all.
fame-earned = Your Glory has made your name greater: Fame {$fame}.
quest-stated = Your quest, for {$glory} Glory: {$quest}.
quest-done = Your quest is done: {$quest}.
quest-given-up = {-you} {VERB("", "give", "gives")} {VERB("", "your", "the")} quest up: {$quest}.
glory-changed = Glory {SIGNED($by)}; {$glory} in all.
xp-changed = Experience {SIGNED($by)}; {$xp} in all.
inspired = An inspiration point for {CAP(NAME($ability))}: {$points} of the {$needed} that raise it.
risen = {CAP(NAME($ability))} rises to {$score}.
at-maximum = {CAP(NAME($ability))} is as high as it can go.
skill-learned = A new skill: {$skill} at +{$score}.
skill-known = {-you} {VERB("", "know", "knows")} {$skill} already.
bonus-changed = { $bonus ->
    [0] {VERB("", "Your", "The")} {SIGNED($before)} for {VERB("", "your", "the")} next action is used up.
   *[other] { $before ->
        [0] {-you} {VERB("", "have", "has")} {SIGNED($bonus)} on {VERB("", "your", "the")} next action.
       *[other] Another {SIGNED($by)}: {VERB("", "you have", "that makes")} {SIGNED($bonus)} on {VERB("", "your", "the")} next action in all.
    }
}
health-raised = Your Health rises to row {$rank}, for {$xp} xp.
attributes-rolled = The dice show {JOIN($faces, " and ")}: {$total} to give away.
attribute-set = {CAP(NAME($attribute))} is {$score}.
skill-bought = {CAP($skill)} +{$score}; {$xp} xp left.
perk-bought = {NAME($name)} is yours, for {$xp} xp; {$left} xp left.

## Helpers, steps and efforts

helped = { $points ->
    [0] {$name} is no help this time.
   *[other] {$name} { BELOW($points) ->
        [no] helps
       *[yes] gets in the way
    }: {SIGNED($points)} on what follows.
}
helper-rolled = {$name} rolls {$roll} on row {$row}: {NAME($label)}.
told = {$text}
step-done = {CAP(SPACED($name))}: a roll of {$roll}, {comes-to}{ $carried ->
    [0] {""}
    [none] {""}
   *[other] ; {SIGNED($carried)} on the next step
}.
effort = A roll of {$roll}: {NAME($label)}, {counted}.

## Phases, ways, chases, several people

everyone-rolled = {$name}: {comes-to}.
rival-rolled = { $name ->
    [none] The other
   *[other] {CAP($name)}
} comes to {NAME($label)}: { $lead ->
    [0] neither of you wins
   *[other] { BELOW($lead) ->
        [yes] you lose
       *[no] you win
    } by {SIZE($lead)}
}.
fate-rolled = {$name}: {NAME("Fate")}, row {$row}, a roll of {$roll}: {NAME($label)}.
fate-picked = It falls on {$name}.
enlisted = {$name} comes with you.
obeyed = {$name} does as you say.
refused = {$name} will not do it.
companion-hurt = {$name} is hurt: {NAME($rank)} damage.
companion-down = {$name} goes down under {NAME($rank)} damage.
companion-well = {$name} is well again.
phases = { $phases ->
    [one] 1 phase
   *[other] {$phases} phases
}
-of-a-phase = { $scale ->
    [minutes] 5 minutes
    [hours] an hour
    [days] a day
    [weeks] a week
    [months] a month
    [years] a year
   *[decades] ten years
}
time-taken = { $phases ->
    [0] It takes hardly any time; you can do something else at once.
   *[other] It takes {SPAN($minutes)} ({phases}).
}
unfinished = Your time for it is over after {SPAN($minutes)}; it stays unfinished.
closed = You can't try that again in this adventure.
declared-order = They speak in this order: {JOIN($names, ", ")}.
attempt = {$name}: {NAME($label)}, {counted}; { $phases ->
    [0] no time at all
   *[other] {phases} of {-of-a-phase}
}.
more-text = { $text ->
    [none] {""}
   *[other] {" "}{$text}
}
task-done = {$name}: {$task}: done.{more-text}
task-failed = {$name}: {$task}: failed.{more-text}
task-unfinished = {$name}: {$task}: left unfinished.
scale-changed = Time is counted in {NAME($scale)} from now on.
deed-done = {$text}
hindered = {$text}
rescued = {$name} is caught in time.
fear-lasts = {$name} is beside themselves with fear: {phases} of {-of-a-phase}.
keeps-back = {NAME($label)}: you can stay { BELOW($by) ->
    [yes] close on their heels
   *[no] { $by ->
        [0] close on their heels
        [1] well back
        [2] well back
       *[other] far back
    }
}; {SIGNED($by)} on not being seen.
followed-on = Nobody sees you for {phases} of {-of-a-phase}.
trail-found = There are the tracks: { $successes ->
    [one] 1 success
   *[other] {$successes} successes
}.
leg-over = You catch up after { $phases ->
    [0] less than {-of-a-phase}
   *[other] {phases} of {-of-a-phase}
}.{more-text}
bands = { SIZE($bands) ->
    [1] 1 band
   *[other] {SIZE($bands)} bands
}; {$between} between you
chase-order = In this order: {JOIN($names, ", ")}.
ran = {NAME($label)}: you run {bands}.
ground = You { BELOW($bands) ->
    [no] gain
   *[yes] lose
} {bands}.
foe-ran = {CAP($name)} runs {bands}.
stunt-done = {$text}: {NAME($label)}, and you are through.
foe-stunt = {$text}: {$name} does it too.
foe-slipped = {$text}: {$name} does not make it.
seized = {CAP($name)} just makes it and gets hold of you.
broke-free = You are free of {$name}.
still-held = {CAP($name)} does not let go.
found-way = {NAME($label)}: there it is. {$text}.
found-nothing = {NAME($label)}: nothing of the kind.

## Gear and Fortune

thing = { $count ->
    [1] the {$name}
   *[other] the {$name} ({$count} of them)
}
things = { COUNT($names) ->
    [0] nothing
   *[other] {LIST(EACH(COUNTED($names), "thing", "name", "count"))}
}
things-by = {LIST(EACH(COUNTED($by), "thing", "name", "count"))}
place = { $slot ->
    [ready] in your hand
    [at_hand] at hand
   *[stowed] in {VERB("", "your", "the")} pack
}
gained = {-you} {VERB("", "have", "has")} {thing} now, {place}.
no-room = {-you} {VERB("", "have", "has")} no room for {thing}, which stays within {VERB("", "your", "their")} reach.
readied = {-you} {VERB("", "have", "has")} the {$name} in { $hands ->
    [2] both hands
   *[other] {VERB("", "your", "one")} hand
}.
put-away = The {$name} is {place} now.
dropped = {-you} {VERB("", "put", "puts")} the {$name} down, within {VERB("", "your", "their")} reach.
taken-up = {-you} {VERB("", "take", "takes")} up the {$name}; it is {place}.
lost = {-you} no longer {VERB("", "have", "has")} {thing}.
not-carried = {-you} {VERB("", "have", "has")} no {$name}.
worn = {-you} {VERB("", "wear", "wears")} the {$name}: Defense {$defense}.
taken-off = {-you} {VERB("", "take", "takes")} off the {$name}.
given = {-you} {VERB("", "give", "gives")} the {$name} to {$to}.
stays-with = There is no room for {things}: {$who} keeps it.
treasure-to = The {$name} goes to {$to}.
given-back = {$by} gives the {$name} back.
out-of-ammunition = The {$name} is empty.
reloaded = The {$name} is loaded again.
outfitted = {$who} has the {$name} now.
given-up = The {$name} goes back on the shelf.
fortune-raised = {CAP(things-by)} makes you richer: your Fortune rises to {NAME($fortune)}.
fortune-kept = {CAP(things-by)} { COUNT($by) ->
    [1] pays
   *[other] pay
} for what you live on: your Fortune stays {NAME($fortune)}.
fortune-fallen = You brought home too little to go on living as before: your Fortune falls from {NAME($before)} to {NAME($fortune)}.
fortune-changed = Your Fortune { BELOW($by) ->
    [no] rises
   *[yes] falls
} to {NAME($fortune)}.
exchanged = You sell what you can't use: {things}.
left-behind = You leave {things} behind: what belongs to this story, or costs more than your Fortune allows, does not come home with you.
kept = You keep {things}.

## What may be decided around a roll

together = {$own}, together {$joined}
keep-result = Keep {$result}
spend-to-raise = Spend {$fame} Fame to make it {$result} ({$left} left)
too-little-fame = you have too little Fame left
roll-dice = Roll the dice
spend-on-roll = Spend 1 Fame for {SIGNED($bonus)} on this roll ({$left} left)
no-fame-left = you have no Fame left
take-25 = Take 25 without rolling: {$result}
abort-roll = Don't do it after all: nothing is rolled
use-skill = Use {CAP(NAME($name))} {SIGNED($rating)}

## What is put before a choice is taken

put-again = {$roll} You roll several times: with {$successes} successes in all it is done, with {$lost} failures it is over.
put-steps = Several steps with a roll for each; the last one decides: {JOIN(EACH($steps, "step-named", "step"), "; ")}.
step-named = {SPACED($step)}
put-each-round = {$roll} You roll each round, until you are free of it.
put-together = {$roll}{ COUNT($others) ->
    [0] {""}
   *[other] {" "}Together with {JOIN(EACH($others, "who-rolls", "name", "rank"), ", ")}: { $added ->
        [yes] added up
       *[no] the best stands
    }.
}
who-rolls = { $rank ->
    [none] {$name}
   *[other] {part}
}
put-nobody = {$roll} Nobody is there against whom to roll.
put-rival = {$roll} { $name ->
    [none] The other
   *[other] {CAP($name)}
} rolls {$rival}.
put-against = {$roll} { $name ->
    [none] Another of you
   *[other] {CAP($name)}
} rolls against it.
put-assisted = First {$name}: {CAP(NAME($attribute))} against {NAME($difficulty)}. Then you: {$roll}

## What several parts say

that-is-all = That is all
living = { $fortune ->
    [Catastrophic] destitute
    [Pathetic] impoverished
    [Feeble] poor
    [Inferior] struggling
    [Poor] getting by
    [Passable] comfortable
    [Good] well-off
    [Great] prosperous
    [Super] affluent
    [Awesome] wealthy
   *[Extreme] rich
}

## The sheet

title-fame = Fame and fortune
title-perks = Perks
title-goals = Goals
label-concept = Concept
label-pronouns = Pronouns
label-attribute = {CAP(NAME($name))} ({$short})
label-defense = Defense (DEF)
label-health = Health
label-wound = {CAP($wound)} wound
label-kit = Med-kit: {$name}
label-fame = Fame
label-glory = Glory
label-fortune = Fortune
label-upkeep = Upkeep
label-experience = Experience
label-condition = {CAP(NAME($name))}
label-fatigue = Fatigue
label-tired = Fatigue: {NAME($source)}
label-next-roll = Next roll
row-next-roll = {signed}
label-goal = Goal {$place}
row-goal = {NAME($goal)}
label-motivation = Motivation
label-ready = Ready
label-at_hand = At hand
label-stowed = Stowed
label-aside = Within reach
label-with = With {$name}
label-slots = Slots left
named = {NAME($name)}
signed = { $aloud ->
    [yes] { BELOW($bonus) ->
        [yes] minus
       *[no] plus
    } {SIZE($bonus)}
   *[no] {SIGNED($bonus)}
}
aloud-health = {$now} of {$most} boxes free
aloud-fame = {$now} of {$most} left
on-all-rolls = {signed} on all rolls
row-fatigue = { $aloud ->
    [yes] {on-all-rolls}
   *[no] {signed}
}
row-companion = { $traits ->
    [none] {NAME("Poor")} in everything
   *[other] {JOIN(EACH($traits, "part", "name", "rank"), ", ")}
}
label-companion = {$name}
row-wound = { $aloud ->
    [yes] {NAME($rank)}, { $checked ->
        [yes] checked
       *[no] free
    }
   *[no] [{ $checked ->
        [yes] x
       *[no] {" "}
    }] {NAME($rank)}
}
row-state = { $how ->
    [dead] dead
    [unconscious] unconscious
   *[staggered] staggered, loses the next turn
}
row-kit = {signed}, {$uses} left
inspiration = { $points ->
    [0] {""}
   *[other] {" "}({$points} of {$most} inspiration)
}
row-attribute = {$score}{inspiration}
row-skill = {signed}{inspiration}
label-skill = {CAP(NAME($name))}
row-fame = {$fame}, {$left} left
row-glory = {$glory} of {$most}
row-fortune = {NAME($fortune)}, {living}
row-upkeep = { $aloud ->
    [yes] treasure worth {LIST($ways, "or")} at the end
   *[no] at the end, treasure worth {LIST($ways, "or")}
}
upkeep-way = { $count ->
    [1] one
    [2] two
   *[4] four
} of {NAME($rank)}
row-experience = {$xp} { $aloud ->
    [yes] points
   *[no] xp
}
row-condition = { $minutes ->
    [none] yes
   *[other] {SPAN($minutes)} left
}
row-tired = {on-all-rolls}{ $minutes ->
    [none] {""}
   *[other] , {SPAN($minutes)} left
}{ $per_day ->
    [0] {""}
   *[other] , a day of rest removes {$per_day}
}
row-slots = {$ready} ready, {$at_hand} at hand, {$stowed} stowed

## Things, and what matters of them

about-it = { $about ->
    [none] {""}
   *[other] : {JOIN($about, ", ")}
}
thing-line = {$name}{ $count ->
    [1] {""}
   *[other] {" "}({$count})
}{about-it}
thing-offered = {$name} ({ $cost ->
    [none] no price
   *[other] {NAME($cost)}
}){about-it}
about-kit = med-kit {SIGNED($bonus)}, {uses}
about-kit-left = {about-kit} left
about-empty = empty
about-weapon = { $kind ->
    [none] {""}
   *[other] {NAME($kind)},{" "}
}Attack {$attack}{ $hands ->
    [1] {""}
   *[2] , both hands
}{ $range ->
    [0] {""}
    [one] , range 1 band
   *[other] , range {$range} bands
}{ $features ->
    [none] {""}
   *[other] , {JOIN(EACH($features, "feature", "name"), ", ")}
}{ $silent ->
    [yes] , silent
   *[no] {""}
}{ $size ->
    [none] {""}
   *[other] , {NAME($size)}, hits {$targets}
}{takes-strength}
feature = {NAME(SPACED($name))}
takes-strength = { $strength ->
    [0] {""}
    [none] {""}
   *[other] , takes Strength {$strength}
}
about-shield = shield +{$defense}, Speed {$speed}
about-armor = armor, Defense = Agility {SIGNED($defense)}{takes-strength}
about-ammunition = ammunition for a {JOIN($weapons, " or ")}
about-value = worth {NAME($value)}
about-perk = perk: {NAME(SPACED($perk))}
against = { $against ->
    [none] {""}
   *[other] {" "}against {JOIN($against, ", ")}
}
about-bonus = {SIGNED($bonus)} to { $to ->
    [none] attacks with it
   *[other] {JOIN($to, ", ")}
}{against}
about-kicker = on a {$on_kicker}{against}: { $damage ->
    [0] {""}
   *[other] {does-damage}{ $stagger ->
        [yes] ,{" "}
       *[no] {""}
    }
}{ $stagger ->
    [yes] {does-stagger}
   *[no] {""}
}
about-power = { $text ->
    [none] { $perk ->
        [none] { $on_kicker ->
            [none] {about-bonus}
           *[other] {about-kicker}
        }
       *[other] {about-perk}
    }
   *[other] {$text}
}
does-damage = {SIGNED($damage)} damage
does-stagger = staggers

## What may be done at any time

bind = First aid
bind-wound = First aid for the {NAME($rank)} wound, for {$fame} Fame
no-wound-to-bind = you have no wound to bind
no-wound-to-heal = you have no wound to heal
takes-fame = that takes {$fame} Fame
use-kit = Use a med-kit{ $patient ->
    [none] {""}
   *[other] {" "}on {$patient}
}: {$name} ({uses} left)
take-a-day = Take a day to come to your senses

## How the dice are read

reading = You roll a hundred-sided die, and high is good. The better your trait, the more of the hundred lies at or above the difficulty.

## What comes of a try

try-aborted = You decide not to do it.
try-chase-worth = If it succeeds, you gain a band, more from 3 successes on; from 4 failures on you lose ground.
try-worth = If it succeeds, it gives the next attack a column, or two from 3 successes on; that may help Defense instead. From 3 failures on it costs columns, from 5 a fall.
try-fight-5f-1 = It goes wrong altogether, and you go down.
try-fight-5f-2 = You lose your balance and your plan in the same moment, and fall.
try-fight-4f-1 = You overreach yourself badly, and will hardly strike well after that.
try-fight-4f-2 = All that effort takes you out of step, and out of your guard.
try-fight-3f-1 = You are a moment late, and badly set for what comes next.
try-fight-3f-2 = It fails, and leaves you off your balance.
try-fight-2f-1 = It comes to nothing, and the moment is over.
try-fight-2f-2 = You have to break off half-way.
try-fight-1f-1 = There is no time for it, and you see that soon enough.
try-fight-1f-2 = Almost; then you have to look to yourself.
try-fight-1s-1 = It half works, and half is enough: you have a small opening.
try-fight-1s-2 = You bring it off, just. There is a gap now where there was none.
try-fight-2s-1 = It is clumsy, and it serves. You have an opening.
try-fight-2s-2 = It works, if not quite as you meant it, and gives you the better of the moment.
try-fight-3s-1 = It goes as you meant it to, and the opening is a good one.
try-fight-3s-2 = You do it cleanly in the middle of everything, and have the upper hand.
try-fight-4s-1 = You do it without a wasted movement. The next moment is yours.
try-fight-4s-2 = It comes off so neatly that you have time to choose what follows.
try-fight-5s-1 = It does all that you meant it to, and more. You could hardly be better set.
try-fight-5s-2 = Everything comes off at once, and for a breath the fight goes by your clock.
try-friend-5f-1 = It goes wrong altogether, and { $who } goes down.
try-friend-5f-2 = {CAP($who)} loses balance and plan in the same moment, and falls.
try-friend-4f-1 = {CAP($who)} overreaches badly, and will hardly strike well after that.
try-friend-4f-2 = All that effort leaves { $who } out of step and open.
try-friend-3f-1 = {CAP($who)} is a moment late, and badly set for what comes next.
try-friend-3f-2 = It fails, and { $who } is off balance.
try-friend-2f-1 = It comes to nothing: { $who } has to break off half-way.
try-friend-2f-2 = {CAP($who)} tries, and the moment is over.
try-friend-1f-1 = There is no time for it, and { $who } sees that soon enough.
try-friend-1f-2 = Almost; then { $who } has to look out.
try-friend-1s-1 = It half works, and half is enough: { $who } has a small opening.
try-friend-1s-2 = {CAP($who)} brings it off, just. There is a gap now.
try-friend-2s-1 = It is clumsy, and it serves: { $who } has an opening.
try-friend-2s-2 = It works after all, and { $who } has the better of the moment.
try-friend-3s-1 = It goes as it was meant to, and { $who } has a good opening.
try-friend-3s-2 = {CAP($who)} does it cleanly in the middle of everything.
try-friend-4s-1 = {CAP($who)} does it without a wasted movement.
try-friend-4s-2 = It comes off so neatly that { $who } may choose what follows.
try-friend-5s-1 = It does all that it was meant to, and more: { $who } could hardly be better set.
try-friend-5s-2 = Everything comes off at once for { $who }.
try-body-5f-1 = It goes wrong from the first moment, and you go on too long. For the next hour every limb will remind you of it.
try-body-5f-2 = You give it everything, at the wrong moment and in the wrong way. It will be an hour before you move freely again.
try-body-4f-1 = You strain yourself badly and gain nothing by it. You will need a while to get your breath back.
try-body-4f-2 = All your strength goes where it does no good, and then it is gone. You are shaky for some time.
try-body-3f-1 = You begin wrongly, and have to undo your own work before you could begin again. It has tired you.
try-body-3f-2 = A muscle cramps at the worst moment. It passes, but the attempt is lost, and some of your breath with it.
try-body-2f-1 = You come half of the way, and then cannot keep what you have won.
try-body-2f-2 = You spread your strength too thin, and notice only when it is spent.
try-body-1f-1 = You begin, feel that it will not do, and stop in time.
try-body-1f-2 = It asks a little more than you have in you just now.
try-body-1s-1 = It takes all your breath, and it is only just enough.
try-body-1s-2 = You manage it, most of it, with trembling arms.
try-body-2s-1 = It is not graceful, but it will do.
try-body-2s-2 = It takes longer than you had hoped, and it comes right.
try-body-3s-1 = One steady effort, and it is enough.
try-body-3s-2 = Your body knows what to do, and does it.
try-body-4s-1 = You do it with strength to spare, and hardly notice the effort.
try-body-4s-2 = Every movement is as it ought to be. You are scarcely out of breath.
try-body-5s-1 = It is so easy that you surprise yourself, and you still have the swing of it.
try-body-5s-2 = You have never done it better. Whatever comes next will be the easier for it.
try-wits-5f-1 = You are sure of it, all the way to the end, and wrong in every part. Your head will ache for an hour.
try-wits-5f-2 = The harder you think, the further you go astray. When you stop you are worn out, and will be for an hour.
try-wits-4f-1 = You follow one wrong thought a long way, and it tires you more than walking would.
try-wits-4f-2 = You spend yourself on a question that was not the question. It is a while before you can think clearly.
try-wits-3f-1 = You make a mistake early and build on it. All of that has to be thought through again, and you are tired of it.
try-wits-3f-2 = You lose the thread, and what you have in its place is weariness.
try-wits-2f-1 = You nearly have it, and then it slips away from you.
try-wits-2f-2 = Something does not fit, and you cannot tell what.
try-wits-1f-1 = It does not come to you, not now.
try-wits-1f-2 = You turn it over in your mind, and it stays as it was.
try-wits-1s-1 = You have it, just, and would not swear to all of it.
try-wits-1s-2 = It takes long, and one part of it stays doubtful.
try-wits-2s-1 = It comes to you by the long way, but it comes.
try-wits-2s-2 = You work it out, if not quickly.
try-wits-3s-1 = You know at once how it has to go, and so it goes.
try-wits-3s-2 = Step by step, and without a mistake: that is all it takes.
try-wits-4s-1 = It is clear to you from beginning to end, and you lose no time over it.
try-wits-4s-2 = You hardly have to think. All that you ever learned of this is ready when you want it.
try-wits-5s-1 = It falls into place at once, and your mind is on the next thing already, wide awake.
try-wits-5s-2 = You could not have done it better with a day to prepare. You feel sharp, and will for a while.
try-nerve-5f-1 = All that could go against you does, and it takes the heart out of you for an hour.
try-nerve-5f-2 = You have seldom done anything so badly. It will weigh on you for an hour yet.
try-nerve-4f-1 = You feel yourself go wrong, and go on. It leaves you drained for a while.
try-nerve-4f-2 = Luck and tact desert you together. You need some time to gather yourself.
try-nerve-3f-1 = You strike the wrong note, and would have to start from further back than before. It has tired you.
try-nerve-3f-2 = You hesitate where you should have gone on, and it costs you your ease for a while.
try-nerve-2f-1 = You begin well, and then the moment is gone.
try-nerve-2f-2 = You do your part; your luck does not do its own.
try-nerve-1f-1 = Nothing comes of it.
try-nerve-1f-2 = It is not your moment.
try-nerve-1s-1 = It works, barely, and you would not want to try it twice.
try-nerve-1s-2 = Chance gives you half of what you hoped for.
try-nerve-2s-1 = It is nothing to boast of, but it serves.
try-nerve-2s-2 = A little patience, a little luck, and it comes right.
try-nerve-3s-1 = You hit the right note at the first attempt.
try-nerve-3s-2 = You trust yourself, and are right to.
try-nerve-4s-1 = It goes so well that you wonder why you ever doubted.
try-nerve-4s-2 = You do it with a light heart, and without a slip.
try-nerve-5s-1 = Everything goes your way, and you can feel that it is not over yet.
try-nerve-5s-2 = You surpass yourself, and take the warmth of it into whatever comes next.

## What is written and does not fit

only-in-adventure = '{$name}' is found only in an adventure
band-outside = bands are 1 to {$bands}, not {$text}
