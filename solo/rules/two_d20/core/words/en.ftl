## Tests

named = {CAP(NAME($name))}
thing = {NAME($name)}
sum = { $skill ->
    [none] { $attribute ->
        [none] Target number {$tn}
       *[other] {CAP(NAME($attribute))} {$rating}
    }
   *[other] { $attribute ->
        [none] Number
       *[other] {CAP(NAME($attribute))}
    } {$rating} + {CAP(NAME($skill))} {$trained} = {$tn}
}
asked = {sum} against difficulty {$difficulty}{ $against ->
    [none] {""}
   *[other] {" "}({NAME($against)})
}{ $purpose ->
    [none] {""}
   *[other] , {$purpose}
}.
each-die = Each die of {$tn} or less is a success{ $difficulty ->
    [0] {""}
    [one] , and 1 is needed
   *[other] , and {$difficulty} are needed
}{ $twice ->
    [0] { $ones ->
        [yes] ; a 1 counts as two
       *[no] {""}
    }
   *[other] ; of {$twice} or less, two ({NAME($critical)})
}{ $dice ->
    [one] ; 1 die
    [2] {""}
   *[other] ; {$dice} dice
}{ $sure ->
    [0] {""}
   *[other] ; {sure-dice} laid down as a 1
}{ COUNT($helpers) ->
    [0] {""}
   *[other] ; {JOIN(EACH($helpers, "helper-die", "tn"), "; ")}
}{ $worst ->
    [0] {""}
   *[other] ; complications on {$worst} and above
}.
sure-dice = { $sure ->
    [one] 1 die
   *[other] {$sure} dice
}
helper-die = a helper's die against {$tn}
made-of = What changed the difficulty: {steps}.
step = {NAME(SPACED($name))} {SIGNED($by)}
steps = {JOIN(EACH($steps, "step", "name", "by"), ", ")}
verdict = {dice-shown}{ $succeeds ->
    [none] {""}
   *[other] ; {$succeeds}
}: {successes}{ $difficulty ->
    [0] {""}
   *[other] {" "}of {$difficulty} needed
}, {NAME($label)}{ $complications ->
    [0] {""}
    [one] , with 1 complication
   *[other] , with {$complications} complications
}.
dice-shown = { COUNT($faces) ->
    [0] No dice
   *[other] The dice show {FACES($faces)}
}{ COUNT($helped) ->
    [0] {""}
    [one] , the helper's {FACES($helped)}
   *[other] , the helpers' {FACES($helped)}
}
successes = { $successes ->
    [0] no success
    [one] 1 success
   *[other] {$successes} successes
}

## Before and after a roll

just-do-it = Just do it: no roll is needed
do-it = Just do it
roll = Roll the dice
abort = Don't do it after all: nothing is rolled
keep = Keep the dice as they are
leave = Buy nothing more
reroll-free = Roll the {$face} again{for-more}, at no cost
reroll-luck = Roll the {$face} again{for-more} (1 Luck, {$left} left)
for-more = { $more ->
    [none] {""}
   *[other] {" "}for more {NAME($more)}
}
points-left = {NAME($points)} to spend: {$left} from this roll{ $pool ->
    [0] {""}
   *[other]{" "}and {$pool} in the pool
}.
takes = that takes {$cost}
kept = { $lost ->
    [0] save the {$points}
   *[other] { $room ->
        [0] lose the {$points}; the pool is full
       *[other] save {$room} of the {$points}; the rest is lost, since the pool is full
    }
}
keeping = {CAP(kept)}
use = Use {CAP(NAME($name))} {$score}
priced = {$text} ({points-price})
points-price = { $points ->
    [Action-Points] { $cost ->
        [one] 1 Action Point
       *[other] {$cost} Action Points
    }
   *[other] {$cost} {NAME($points)}
}

## Why a test fell so

why-simple = Nothing to roll for: difficulty 0.
why-simple-rule = By {$cite_simple}.
why-test = {sum}.
why-success = A die at or below {$tn} is a success ({$cite_success}).
why-twice = A success at or below {$twice} counts twice ({$cite_critical}).
why-sure = {sure-dice} counted as having rolled 1 ({$cite_sure}).
why-auto = Successes without a die: {$auto} ({$cite_talent}).
why-helped = { COUNT($helped) ->
    [one] The helper's die shows
   *[other] The helpers' dice show
} {FACES($helped)}{ $made ->
    [0] , which counts only beside a success
   *[other] {""}
} ({$cite_assist}).
why-again = Rolled again: { $again ->
    [one] 1 die
   *[other] {$again} dice
} ({$cite_again}).
why-steps = In the difficulty: {steps} ({$cite_difficulty}).
why-passed = {$made} of {$difficulty} needed: passed, {points-price} ({$cite_points}).
why-failed = {$made} of {$difficulty} needed: failed by {$lacking} ({$cite_pass}).
why-complications = Complications, each on a {$on}{ $more ->
    [yes] {" "}or more
   *[no] {""}
}: {$complications} ({$cite_worst}).
why-bought = Bought with {NAME($points)}: {JOIN(EACH($spent, "thing-bought", "name"), ", ")}.
thing-bought = {NAME(SPACED($name))}
why-oracle = The oracle's dice show {FACES($faces)}; a die of {$tn} or less says yes.
why-answer = So the answer is '{NAME($answer)}': both together say 'yes, and'.
why-twenty = A 20 turns a yes into 'yes, but' and a no into 'no, and'; a near miss is 'no, but'.

## What happened

fight-ended = { $label ->
    [won] The fight is won
    [defeated] You are beaten
    [fled] You get away
    [turned] It is over
   *[over] It breaks off
}, after { $rounds ->
    [one] 1 round
   *[other] {$rounds} rounds
}.
rolled = { COUNT($rolled) ->
    [0] {""}
   *[other] The combat dice show {FACES($rolled)}.{" "}
}
points = {NAME($called)}{ $by ->
    [0] : the pool is full at {$now}: {$lost} lost.
   *[other] {" "}{SIGNED($by)}{ $why ->
        [none] {""}
       *[other] , for {NAME($why)}
    }: {$now} now.{ $lost ->
        [0] {""}
       *[other] {" "}The pool is full: {$lost} lost.
    }
}
harder = { $now ->
    [0] Your next test is no harder than usual after all.
   *[other] Your next test is {steps-harder}.
}
steps-harder = { $now ->
    [one] 1 step harder
   *[other] {$now} steps harder
}
condition-gained = {-you} {VERB("", "are", "is")} marked now: {$name}{ $minutes ->
    [none] {""}
   *[other] {" "}for {SPAN($minutes)}
}.
condition-lost = No longer: {$name}.
got = {-you} now {VERB("", "have", "has")}: {NAME($name)}.
lost = {-you} no longer {VERB("", "have", "has")}: {NAME($name)}.
used-up = Used up: {NAME($name)}.
rested = {-you} {VERB("", "rest", "rests")} for { $hours ->
    [one] 1 hour
   *[other] {$hours} hours
}.
round = Round {$number}.
foe-missed = A miss.
died = {-you} {VERB("", "are", "is")} dead.
told = {$text}
time = {""}
rerolled = Rolled again: {FACES($old)} becomes {FACES($new)}{ $by ->
    [none] {""}
   *[other] {" "}({NAME($by)})
}.
improved = {CAP(NAME($what))} rises to {$now}, for {$cost} xp.
set = {CAP(NAME($what))}: {$now}.

## The sheet

label-concept = Concept
label-pronouns = Pronouns
label-experience = Experience
row-experience = { $aloud ->
    [yes] { $xp ->
        [one] 1 point
       *[other] {$xp} points
    }
   *[no] {$xp} xp
}
of-most = {$now} of {$most}
row-state = { $dead ->
    [yes] dead
   *[no] down
}
carried = carried
row-condition = { $minutes ->
    [none] yes
   *[other] {SPAN($minutes)} left
}
label-attribute = {named}
label-skill = {named}
label-weapon = {named}
label-item = {named}
label-talent = {named}
label-perk = {named}
label-condition = {named}
label-companion = {$name}
row-attribute = {$score}
label-next-test = Next test
row-next-test = {steps-harder}
next-test-harder = next test {steps-harder}
row-companion = helps with a die against {$tn}

## Heroes

experience = {$name} has {$xp} experience to spend.{ $dear ->
    [none] {""}
   *[other] { $able ->
        [yes] {" "}There is more from {$dear} on.
       *[no] {" "}The cheapest thing takes {$dear}.
    }
}
raise = {CAP(NAME($name))} {$to}
is-most = {$most} is the most
that-is-all = Nothing more for now
bought-for = {$text} ({$cost} xp)
rest-in-order = Give out the other values in the order of this list
so-far = So far: {JOIN($given, ", ")}.
given = {NAME($name)} {$value}
by-hand = Make a hero of your own, attribute by attribute
which-kind = What kind of hero?
which-attribute = Which attribute gets the {$value}?
which-skill = Which skill gets {$value}?
which-kit = What does your hero carry?
goes-with = {CAP(NAME($name))} ({NAME($attribute)})
meaning = {CAP(NAME($name))}: {$text}
who = Who is your hero, in a few words?
own-words = Your own words
which-pronouns = How do others speak of your hero?
other-pronouns = Others, as in ze/hir/hir/hirs/hirself
what-pronouns = Which, as in ze/hir/hir/hirs/hirself?
name-lacking = One thing is missing: a name.
name-hero = Name your hero, and begin
what-name = What is the name?
together-skill = by {$system} several help in a skill test: together skill survival
reading = You roll twenty-sided dice, and low is good: each that shows the target number or less is a success, and the difficulty says how many are needed. Combat dice say what a hit does: 1 and 2 count, 3 and 4 do nothing, 5 and 6 are 1 with an Effect.

## What is written and does not fit

skill-needed = a skill, an attribute or a 'tn' is needed
hero-or-tn = a hero is needed, or a target number in its place
likelihood-or-tn = give either a 'likelihood' or its number, not both
does-not-wear-off = '{$name}' is no condition that wears off
attribute-outside = {$name} is {$score}, but attributes are {$low} to {$high}
attributes-missing = missing {JOIN($names)}
or-its-dice = {$unknown}; one of your own needs its dice too, such as {"{"}name: {$name}, dice: 3{"}"}
weapons-listed = several weapons are written as a list: [{$names}]
needs-name = a {$kind} needs a name
average = {$whole}{ $tenth ->
    [0] {""}
   *[other] .{$tenth}
}
