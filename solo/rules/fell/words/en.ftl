## Harm, and what comes of it

harmed = {WHO($name)} {VERB($name, "take", "takes")} {$harm} harm; {$hp} HP left.
critical = { $die ->
    [none] Critical harm, and no {UPPER($attribute)} is left to test against it.
   *[other] Critical harm calls for a test of {UPPER($attribute)} {$die}. It shows {kept}; {$needed} or more is needed: { $passed ->
        [yes] that is enough
       *[no] that is too little
    }.
}
kept = { COUNT($faces) ->
    [0] {$result}
    [1] {$result}
   *[other] {JOIN($faces, " and ")}: {$result}
}
taken-out = {WHO($name)} {VERB($name, "are", "is")} beaten, and will not live unless the wound is treated soon; {UPPER($attribute)} falls to {$die}.
died = {WHO($name)} {VERB($name, "are", "is")} dead.
treated = {WHO($name)} {VERB($name, "are", "is")} treated, and will live.
not-treated = The bleeding does not stop; {YOU($name)} may yet die.
helped-up = {CAP($by)} gets to you in time, and binds you up.
woke = Somebody has found you in time, and bound you up.
lowered = {UPPER($attribute)} falls to {$die}.
not-lowered = {UPPER($attribute)} is d4 already, and can't fall further.
restored = {UPPER($attribute)} is {$die} again.
not-restored = {-you} {VERB("", "rest", "rests")} well; nothing was left to mend.
impaired = Until dawn {UPPER($attribute)} counts one die lower.

## Rest, need and time

rested = {-you} {VERB("", "rest", "rests")}, and { $others ->
    [yes] all of you have
   *[no] {VERB("", "have", "has")}
} all {VERB("", "your", "their")} HP again{ $loaded ->
    [yes] , which count once you carry less
   *[no] {""}
}.
no-rest = Without {LIST($lacking)}, rest gives you nothing back.
time = {""}
disturbed = Something disturbs your rest.
deprived = {-you} {VERB("", "are", "is")} without {$need}: nothing heals until {VERB("", "you have", "they have")} it.
provided = {-you} {VERB("", "are", "is")} no longer without {$need}.
steps = { $level ->
    [one] 1 step
   *[other] {$level} steps
}
fatigued = Fatigue: your tests are rolled with a die {steps} lower.
fatigue-lessened = { $level ->
    [0] Fatigue is over.
   *[other] Fatigue is down to {steps}.
}
dawn = It is dawn: what was impaired until now has its full die again.
spell-spent = {TITLE($spell)} can't be cast again until dawn.

## Things, coins, people

things = { $count ->
    [one] {$name}
   *[other] {$count} times {$name}
}
carried = {-you} {VERB("", "take", "takes")}: {things}.
dropped = Gone: {things}.
refused-load = {-you} can't carry more: {$name} must stay.
overloaded = You carry too much: you roll with disadvantage, and your HP do not count.
unloaded = The load is light enough again.
coins-changed = Coins {SIGNED($by)}; {$coins} carried.
coins = {$coins} coins
wielded = {-you} {VERB("", "have", "has")} the {$name} in hand.
skill-learned = A new skill: {$skill}.
skill-full = {-you} {VERB("", "have", "has")} no room for {$skill}; {VERB("", "your", "their")} INT holds no more skills.
spell-learned = A new spell: {$spell}.
spell-full = {-you} {VERB("", "have", "has")} no room for {$spell}; {VERB("", "your", "their")} WIL holds no more spells.
condition-gained = {-you} {VERB("", "are", "is")} marked now: {$name}.
condition-lost = No longer: {$name}.
fee-paid = {CAP($name)} is paid {$coins} coins in advance.
fee-due = {CAP($name)}'s pay has run out; the fee is {$fee} coins a day.
companion-refused = {CAP($name)} can't come along: you have as many hirelings as your WIL allows.
against = { $own ->
    [none] {""}
   *[other] : {$own} against {$theirs}
}
agreed = {CAP($name)} agrees{against}.
refused = {CAP($name)} will not{against}.
luck = A luck die shows {$face}{ $trouble ->
    [0] {""}
   *[other] ; trouble is {$trouble} or less
}.
shared = {CAP($name)}'s equal share is {$share}{ $less ->
    [yes] ; less what was paid in advance, {$coins}
   *[no] {""}
}.

## Heroes

hoarded = {-you} {VERB("", "bring", "brings")} {$coins} coins home; {VERB("", "your", "their")} hoard is {$hoard} in all.
advanced = With {$hoard} coins brought home you are a {NAME($title)}.
hp-gained = HP +{$points}; {$hp} in all.
hp-rolled = {-you} {VERB("", "have", "has")} {$hp} HP.
raised = {UPPER($attribute)} is {$die} now.
attribute-set = {UPPER($attribute)} is {$die}.
retired = {-you} {VERB("", "have", "has")} what {VERB("", "you came for, and stop", "they came for, and stops")}.

## Fights

at-stake = At stake: {SENTENCE($risk)}
surprised = You are surprised, { $won ->
    [yes] but quick enough
   *[no] and they act first
}.
surprising = They are surprised, { $won ->
    [yes] and too slow to act
   *[no] but quick enough
}.
struck = {CAP(LIST($by))} { $plural ->
    [yes] strike
   *[no] strikes
} {$target}: {THROWS($faces)}{ $counts ->
    [none] {""}
    [lower] {" "}(the lower counts)
    [higher] {" "}(the higher counts)
    [lower-of-each] {" "}(the lower of each; {$highest} counts)
    [higher-of-each] {" "}(the higher of each; {$highest} counts)
   *[highest] {" "}({$highest} counts)
}{ $armor ->
    [0] {""}
   *[other] , less {$armor} for armor
}{ $helpers ->
    [0] {""}
   *[other] , plus {$helpers} for striking together
}; { $harm ->
    [0] no harm
   *[other] {$harm} harm
}.
blast = {CAP($by)} shows {$face}: it reaches {$targets} of them.
foe-hurt = {CAP($name)}: {$hp} HP left.
foe-tested = Critical harm calls for a test of {UPPER($attribute)} {$die}. It shows {$result}; {$needed} or more is needed: { $passed ->
    [yes] that is enough
   *[no] that is too little
}.
foe-down = {CAP($name)}: { $dead ->
    [yes] dead
   *[no] out of the fight
}.
morale-first = the first has fallen
morale-leader = their leader has fallen
morale-half = half of them are gone
morale-lone = one alone is at 0 HP
morale = Morale, since {CHOSEN("morale", $why)}: your WIL shows {$own} against {$rival}{ $table ->
    [0] {""}
    [none] {""}
   *[other] , then {$table}
}; { $word ->
    [unbroken] they fight on
    [hesitate] they hesitate
    [retreat] they retreat
    [flee] they flee
    [surrender-on-terms] they surrender, on terms
   *[surrender] they surrender
}.
edge = { $steps ->
    [1] Your next attack is enhanced.
   *[2] Your next attack is enhanced, and has advantage.
}
waited = {CAP($name)} { $name ->
    [you] hold
   *[other] holds
} back.
carried-away = {CAP($name)} gets you away.
left-behind = {CAP($name)} is left behind.
fled-not = They cut you off.
talked-not = They listen to the end, and do not change their minds.
cast = You cast {$spell} in haste: your WIL shows {$result}{ $dn ->
    [none] {" "}against {$against}
   *[other] ; {$dn} or more succeeds
}.
held = {CAP($name)} is held for { $rounds ->
    [one] 1 round
   *[other] {$rounds} rounds
}.
ward = Magic guards you like armor of {$armor}.
slipped = A side effect: {$text}

## How rolls fell

fell = { $rollable ->
    [no] { $attribute ->
        [none] Nothing could be rolled
       *[other] {UPPER($attribute)}: nothing could be rolled
    }
   *[yes] { $attribute ->
        [none] {$die}
       *[other] {UPPER($attribute)} {$die}
    } shows {own}
}
own = { COUNT($own_faces) ->
    [0] {$result}
    [1] {$result}
   *[other] {JOIN($own_faces, " and ")}: {$result}
}
theirs = { $rival ->
    [none] nothing
   *[other] { COUNT($rival_faces) ->
        [0] {$rival_result}
        [1] {$rival_result}
       *[other] {JOIN($rival_faces, " and ")}: {$rival_result}
    } on {$rival}
}
fell-task = You have the skill and the time: no roll is needed.
fell-test = {fell}{ $succeeds ->
    [none] {""}
   *[other] ; {$succeeds}
}: {NAME($label)}.{ $helper ->
    [none] {""}
   *[other] {" "}{$helper} helped{ $trouble ->
        [yes] , and the trouble is theirs too
       *[no] {""}
    }.
}
fell-contest = {fell}, { $against ->
    [none] the other shows
   *[other] {$against}
} {theirs}. { $won ->
    [yes] Won
   *[no] Lost
}.
fell-leverage = {fell-contest} {CAP(NAME($reaction))}.
fell-reaction = {fell}.{ $who ->
    [none] {""}
   *[other] {" "}{CAP($who)}:
} {CAP(NAME($label))}.
fell-meeting = {fell-contest} From {NAME($before)} to {NAME($label)}.
fell-luck = A luck die{ $purpose ->
    [none] {""}
   *[other] {" "}for {$purpose}
}: {$die} shows {$result}; {$good} or more is lucky.
fell-question = A luck die shows {$result}; {$needed} or more is a yes.
fell-cast = { $label ->
    [cast] { $result ->
        [none] {""}
       *[other] {fell}.{" "}
    }{spell-named} is cast.
    [barred] {spell-named} can't be cast again until dawn.
   *[other] {fell}. {spell-named} goes wrong: {NAME($label)}.
}
spell-named = { $spell ->
    [none] The spell
   *[other] {TITLE($spell)}
}
fell-morale = {fell-contest} { $table ->
    [none] They fight on.
    [0] They fight on.
   *[other] WIL on the table shows {$table}: {NAME($label)}.
}
fell-request = { $rolled ->
    [yes] {fell-contest}{" "}
   *[no] {""}
}{ $of ->
    [none] The hireling
   *[other] {CAP($of)}
}: {NAME($label)}.
fell-attack = The highest die shows {$result}, armor {$armor}{ $more ->
    [0] {""}
    [one] , 1 further attacker
   *[other] , {$more} further attackers
}: {$harm} harm.
fell-blast = { $targets ->
    [one] 1 target
   *[other] {$targets} targets
}, {$harmed} harmed.
fell-harm = {$harm} harm: {$hp} HP left{ $critical ->
    [yes] , and it is critical. { $die ->
        [none] No {UPPER($attribute)} is left to test against it
       *[other] {UPPER($attribute)} {$die} shows {$result}
    }: {NAME($label)}
   *[no] {""}
}.
fell-rest = A luck die shows {$result}. {CAP(NAME($label))}.

## Why they fell so

why-die = { $attribute ->
    [none] The die is
   *[other] {UPPER($attribute)} is
} {$base} (FELL-010).
why-step = {CAP(NAME($what))}: {steps} { BELOW($by) ->
    [no] up
   *[yes] down
} ({$rule}).
why-no-die = That is below d4: it can't be rolled, and so it fails (FELL-003).
why-advantage = Advantage from {NAMES($advantage)} (FELL-005).
why-disadvantage = Disadvantage from {NAMES($disadvantage)} (FELL-006).
why-cancelled = They cancel each other.
why-tie = { $same ->
    [yes] If both show the same on dice of one size, whoever is not acting wins (FELL-016).
   *[no] If both show the same, the larger die wins (FELL-016).
}
why-task = Time, skill and no danger (FELL-008).
why-test = As high as the difficulty number passes (FELL-010).
why-contest = The higher result wins (FELL-015).
why-leverage = Leverage improves a reaction (FELL-055).
why-meeting = A reaction (FELL-054), then leverage (FELL-055).
why-reaction = Read on the table of reactions (FELL-054).
why-luck = Higher is better (FELL-031).
why-cast = A spell in haste is tested (FELL-021); a failure has its price (FELL-022).
why-morale = A contest, then WIL on the table (FELL-057).
why-request = Who is not paid in advance must be won over (FELL-061).
why-attack = The highest die, less armor (FELL-037, FELL-038).
why-together = 1 harm more for each attacker beyond the first (FELL-039).
why-blast = A roll for each (FELL-040).
why-reach = Of several, as many as the die shows; then a roll for each (FELL-040).
why-harm = Harm comes off HP (FELL-042); what is left calls for a test (FELL-043).
why-question = The world answers by a luck die (FELL-031).
why-rest = Resting in a dangerous place takes luck (FELL-032).
why-alone = Who attacks a detachment alone has disadvantage (FELL-041).
why-crowd = A detachment that attacks one alone has advantage (FELL-041).
why-load = Disadvantage from too much load (FELL-026).
why-edge = What was tried before enhances the attack (FELL-007).
why-moment = What has come about in the fight shifts the dice of the attack (FELL-002).
why-highest = Of all dice the highest counts (FELL-039).
why-armor = Armor takes off {$armor} (FELL-037, FELL-038).
why-critical = Harm beyond HP is critical (FELL-042): {UPPER($attribute)} { $die ->
    [none] below d4
   *[other] {$die}
} shows {kept} against {$needed}; { $passed ->
    [yes] it holds (FELL-045)
   *[no] it fails (FELL-043)
}.

## A fight as it stands

fight-hp = HP
fight-armor = armor {$armor}
fight-body = STR {$die}
fight-attack = { COUNT($dice) ->
    [0] no attack
   *[other] attack {JOIN($dice, " and ")}
}
fight-dying = dying
fight-treated = treated and out of the fight
fight-unwilling = hanging back
fight-held = held for { $rounds ->
    [one] 1 more round
   *[other] {$rounds} more rounds
}
fight-each = goes for one of you
fight-wide = all of you at once

## Before a roll

roll = { $attribute ->
    [none] {$base}
   *[other] {UPPER($attribute)} {$base}
}{ COUNT($steps) ->
    [0] {""}
   *[other] , {JOIN(EACH($steps, "roll-step", "what", "by"))}
}{ $die ->
    [none] : below d4, so it can't be rolled
   *[other] { COUNT($steps) ->
        [0] {""}
       *[other] : {$die}
    }{leaning}
}
roll-step = {NAME($what)} {SIGNED($by)}
leaning = { $lean ->
    [1] {" "}with advantage ({NAMES($causes)})
    [-1] {" "}with disadvantage ({NAMES($causes)})
   *[0] {""}
}
rival = { $foe ->
    [none] {""}
   *[other] {$foe},{" "}
}{ $die ->
    [none] a die that cannot be rolled
   *[other] {$die}{leaning}
}
ask-sure = You have the skill, the time and no danger: this needs no roll.
ask-roll = {roll} against {$against}{ $purpose ->
    [none] {""}
   *[other] , {$purpose}
}.
ask-risk = What could go wrong: {SENTENCE(NAME($risk))}
ask-reaction = {roll}{ $who ->
    [none] {""}
   *[other] {" "}for how {$who} takes you
}.
ask-luck = A luck die{ $purpose ->
    [none] {""}
   *[other] {" "}for {$purpose}
}, {$die}; higher is better.
ask-question = A luck die, {roll}; 4 or more is yes.
ask-morale = {roll} against {$against}, for the enemy's nerve.
ask-request = If you pay in advance, they do it. If not, you have to win a contest of WIL.
ask-attack = An attack with {JOIN($dice, " and ")}.
ask-blast = A blast of {$die} each on { $targets ->
    [none] as many as a {$die} shows
    [0] as many as a {$die} shows
   *[other] {$targets}
}.
ask-harm = {$harm} harm, less armor.
ask-barred = {$spell}: {$reason}.
ask-calm = {$spell}: with a few quiet minutes you cast it without a roll.
ask-haste = {$spell}, in haste: {roll} against {$against}.
until-dawn = it can't be cast again until dawn

## What may be chosen around a roll

roll-dice = Roll the dice
roll-nothing = Try it anyway: below d4 there is no die to roll, so it fails
abort = Don't do it after all: nothing is rolled
use = Use {$roll}
let-help = Let {$name} help: advantage, and trouble for both if it fails{ $willing ->
    [yes] {""}
   *[no] {" "}({$name} is not paid and must be won over)
}
will-not = {$name} will not
one-helper = one helper is enough
advantage-already = you have advantage already
which-price = {$spell} goes wrong as you cast it. It still works, but at a price. Which?
price-side = It has a side effect: {$effect}
price-less = It is weaker: {$effect}
price-strained = Your WIL is impaired until dawn
price-spent = You can't cast {$spell} again until dawn
roll-reaction = Roll the reaction
leave-it = Do nothing more
press = {$leverage} (a contest of WIL)

fight-detachment = a detachment
fight-brink = any harm now calls for a STR test: {$needed} or more succeeds
goes-for = { $policy ->
    [hero] attacks you first
    [weakest] attacks whoever has the fewest HP
    [strongest] attacks whoever has the most HP
   *[spread] attacks whoever no other foe attacks
}
turn = { $who ->
    [none] Your turn.
   *[other] {$who} acts now.
}

## The choices of a fight

page-cast = Cast a spell…
page-wield = Change your weapon…
fight = Fight
attack-foe = { $who ->
    [you] Attack
   *[other] {CAP($who)} attacks
} { $foe ->
    [none] them all
   *[other] {$foe}
}
attack-together = All of you attack {$foe}
treat-in-haste = { $who ->
    [you] Treat
   *[other] {CAP($who)} treats
} {YOU($whom)} (an INT test in haste)
hold-back = { $who ->
    [you] Hold back this round
   *[other] {CAP($who)} holds back
}
cast-in-haste = Cast {$spell}{ $foe ->
    [none] {""}
   *[other] {" "}at {$foe}
} (a WIL roll in haste)
use-on = Use the {NAME($name)} on { $foe ->
    [none] them all
   *[other] {$foe}
} ({$left} left)
change-to = Change to the {NAME($name)}
the-thing = the {NAME($name)}
heard-out = they have listened to you already
get-away = Get away{ COUNT($left) ->
    [0] {""}
   *[other] , leaving {LIST($left)} to die
} (a contest of DEX)
carry-away = {CAP($who)} carries you away (a contest of DEX)
no-way-out = there is no way out
slips-at-a-price = {$spell} goes wrong. It still works, but at a price. Which?
to-harm = to harm

## At any time

rest = Rest ten minutes, for all your HP{ $danger ->
    [0] {""}
   *[other] {" "}(a luck die of {$danger} or less disturbs it)
}
rest-unneeded = nobody needs it
rest-in-vain = without {NAMES($lacking)} it would heal nothing
treat-dying = Treat {$name}, who is dying
takes-coins = that takes {$coins} coins
pay-in-advance = Pay {$name} a day in advance, {$coins} coins
take-in-hand = Take the {NAME($name)} in hand
too-heavy-for = that is more than {$name} can carry
leave-behind = Leave the {NAME($name)} behind

## Journeys, spells, tests

rest-a-round = Spend a round resting
turn-back = Turn back
rounds-to-go = { $left ->
    [one] 1 round
   *[other] {$left} rounds
} of {$minutes} minutes to go.
spell-unknown = '{$spell}' is no spell of yours{near} your spells are {JOIN($known)}
as-sentence = {$text}.
difficulty-unknown = unknown difficulty '{$word}'{near} write {JOIN($known)}, or a number from 1 to {$most}
help-in-tests = by FELL several help in a test: together test str skills=climbing
nobody-helps = nobody else has a skill that would help ({JOIN($skills)}); 'check' rolls alone

## Home, and what a hoard is worth

unload = Bring the plunder home
hoard-worth = Your hoard is worth {$hoard} coins in all.
which-attribute = You are a {NAME($title)} now. Which attribute do you raise?
raise = {UPPER($attribute)}, from {$now} to {$then}
as-high-as-it-goes = it is as high as it goes
may-retire = You have enough now for what drives you. You may retire, or go on.
not-retire = Go on: there is more to find
retire = Retire: you have what you set out for

## The making of a hero

how-spoken-of = How do others speak of your hero?
which-dice = Four attributes, each a die from d4 to d12. How do you get them?
place-dice = Place these dice as you like: {JOIN($dice)}
roll-each = Roll for each attribute, and for HP, as they come
where-die = Where does the {$die} go?
attribute-for = {UPPER($name)}: {NAME($meaning)}
which-background = What was your hero before? It counts as a skill wherever it fits.
something-else = Something else
what-before = What was your hero before?
so-far = { COUNT($chosen) ->
    [0] {""}
   *[other] {" "}So far: {JOIN($chosen)}.
}
-more = { COUNT($chosen) ->
    [0] {""}
   *[other] more{" "}
}
skills-to-choose = {$left} {-more}{ $left ->
    [one] skill
   *[other] skills
} to choose. Where a skill fits, your die is a step larger.{so-far}
own-skill = A skill of your own
which-own-skill = Which, in a word or two?
skill-known = that is a skill of yours already
spells-to-choose = {$left} {-more}{ $left ->
    [one] spell
   *[other] spells
} to choose. They are cast at leisure, or in haste by WIL.{so-far}
no-more-spells = No more spells
spell-is = {NAME($name)}: {NAME($text)}
which-pack = What do you carry? You have {$slots} slots; what is left of them is for what you bring home.
pack = {CAP(NAME($name))}: {NAME($text)} ({$slots} slots)
which-drive = What are you after?
own-drive = A drive of your own
which-own-drive = What is your hero after?

## The sheet

title-spells = Spells
label-hoard = Hoard
title-hoard = Hoard
label-hp = HP
row-hp = {now-of}
aloud-hp = {now-of}
label-slots = Slots
label-plunder = Plunder
label-fatigue = Fatigue
label-concept = Concept
label-background = Background
label-pronouns = Pronouns
label-drive = Drive
label-title = Title
label-without = Without
row-without = {NAME($need)}
label-coins = Coins
label-item = {CAP(NAME($name))}
label-spell = {NAME($name)}
label-skill = {CAP(NAME($name))}
label-condition = {CAP(NAME($name))}
label-companion = {$name}
label-coin-slots = All coins and treasure
label-at-home = At home
row-at-home = {coins}
named = {NAME($name)}
capital = {CAP(NAME($name))}
label-attribute = {UPPER($attribute)}
label-lowered = {label-attribute}
row-lowered = {attribute-now}
label-body = {UPPER("str")}
now-of = {$now} of {$most}
aloud-slots = {$now} of {$most} full
attribute-now = {$die}{ $whole ->
    [none] {""}
   *[other] {" "}(lowered from {$whole})
}{ $impaired ->
    [yes] {" "}(impaired until dawn)
   *[no] {""}
}
row-attribute = {attribute-now}: {NAME($meaning)}
row-fatigue = tests impaired by {steps}
row-state = { $dead ->
    [yes] dead
   *[no] dying
}
row-skill = { $known ->
    [yes] +1 step
   *[no] not of use now: your INT is too low
}
label-trade = Background: {NAME($background)}
row-trade = +1 step where it fits
row-spell = { $known ->
    [yes] { $spent ->
        [yes] spent until dawn
       *[no] { $text ->
            [none] ready
           *[other] {NAME($text)}
        }
    }
   *[no] not of use now: your WIL is too low
}
damage = {$die}{ $blast ->
    [yes] {" "}blast
   *[no] {""}
}
row-item = { $count ->
    [1] {""}
   *[other] {$count} of them,{" "}
}{ $die ->
    [none] {""}
   *[other] {damage},{" "}
}{ $armor ->
    [0] {""}
   *[other] {fight-armor},{" "}
}{ $value ->
    [0] {slots}
   *[other] {worth}
}{ $held ->
    [yes] , in hand
   *[no] {""}
}
worth = worth {$value}
row-plunder = {worth}
slots = { $slots ->
    [one] 1 slot
   *[other] {$slots} slots
}
row-coin-slots = {slots}
row-slots = {$now} of {$most}{ $too_much ->
    [yes] : too much
   *[no] {""}
}
row-hoard = {$hoard} coins{ $following ->
    [none] {""}
   *[other] , next advance at {$following}
}
row-condition = yes
row-companion = {$hp} of {$most} HP; armor {$armor}{ COUNT($dice) ->
    [0] {""}
   *[other] ; attacks with {JOIN($dice, " and ")}
}{ COUNT($skills) ->
    [0] {""}
   *[other] ; {JOIN($skills)}
}{ $hired ->
    [yes] { $willing ->
        [yes] ; paid
       *[no] ; not paid, {$fee} coins a day
    }
   *[no] {""}
}{ $out ->
    [yes] ; dying
   *[no] {""}
}

## What comes of a try

try-worth = If it succeeds, your next attack is enhanced a step, and if it goes well it has advantage too. The worst costs 1 HP.
try-fight-well-1 = It is done before you have finished meaning it, and your next blow is half made.
try-fight-well-2 = You see the whole fight for a moment, and where it is open.
try-fight-passed-1 = It works. You have a moment that is yours, and know what to do with it.
try-fight-passed-2 = It is not much of a plan, but it is one more than they have.
try-fight-failed-1 = You get in your own way, and the moment is gone.
try-fight-failed-2 = You think of three things, and there was time for one.
try-fight-badly-1 = You take a knock for it, of your own making.
try-fight-badly-2 = It costs you skin, and gets you nothing.
try-body-well-1 = It takes you one breath, and you have the next one left over.
try-body-well-2 = Your hands know this. You watch them do it, and it is over.
try-body-passed-1 = It takes three goes and most of your breath, but it is done.
try-body-passed-2 = It is closer than you would tell anyone. It is enough.
try-body-failed-1 = You have the strength for it and not the moment.
try-body-failed-2 = You are a moment late, and have spent the effort all the same.
try-body-badly-1 = Something in your shoulder gives before anything else does.
try-body-badly-2 = You put all your weight into the mistake. It hurts, and will go on hurting.
try-wits-well-1 = You see it whole, and lose no time over it.
try-wits-well-2 = It falls into place, and the next thing after it. You are ahead for once.
try-wits-passed-1 = It takes a while, and a second look at what you took for granted. Then it makes sense.
try-wits-passed-2 = Not everything, but as much of it as you need.
try-wits-failed-1 = You reason your way to an answer, and it is the wrong one.
try-wits-failed-2 = There are two ways to see it. You had the other one.
try-wits-badly-1 = You are quite sure of it, for as long as it takes to do the wrong thing thoroughly.
try-wits-badly-2 = The longer you think the less you know, and more time has gone than you thought.
try-will-well-1 = You need not try twice, or hard. It is settled as soon as you mean it.
try-will-well-2 = You are quite calm, and it goes the way that you are.
try-will-passed-1 = Your mouth is dry and your heart is loud, and you do it all the same.
try-will-passed-2 = You want very much to stop. You do not, and it is enough.
try-will-failed-1 = You begin well, and then you begin to doubt.
try-will-failed-2 = You hold out almost long enough.
try-will-badly-1 = Your nerve goes all at once, like a lamp in a draught. It takes some finding.
try-will-badly-2 = You give up too early, and then go on too late. It leaves you shaking.

reading = High is good: the die must reach the number. The better you are, the larger the die.

## What is written and does not fit

foes-at-most = at most {$most}; make groups of them detachments
foes-once = name each kind once, with a 'count'
rounds-or-miles = give either 'rounds' or 'miles'
miles-for-traveling = they are for 'mode: traveling'
foe-or-armor = a foe is needed, or its 'armor' in its place
points-or-die = give either 'points' or a 'die' of harm
body-with-hp = it stands for a hero's only together with 'hp'
hero-or-hp = a hero is needed, or 'hp' and the 'body' die in its place
hero-or-dice = a hero is needed, or dice in its place such as dice=d6
no-such-reaction = unknown reaction '{$name}'; reactions are {JOIN($known)}
companion-or-rival = name a companion, or give a 'rival' die
companion-needed = a companion is needed, or a 'rival' die in its place
hero-or-die = {$name} needs a hero, or a die in its place such as die=d6
no-such-die = '{$name}' is no die of the ladder; dice are {JOIN($known)}
attribute-or-die = give an attribute (str, dex, int, wil), or a 'die'
rival-or-vs = give a 'rival' die or 'vs', one of them
foe-or-rival = a foe is needed, or a 'rival' die in its place
bulky-bundle = a bulky thing can't be bundled
