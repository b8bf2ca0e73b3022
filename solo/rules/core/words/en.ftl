## The words that lists and persons are made of

word-and = and
word-or = or
word-you = you
word-thousands = ,
-you = {WHO("")}

## Parts put together

sentences = {JOIN($parts, " ")}
commas = {JOIN($parts, ", ")}
lines = {JOIN($parts, "\u000A")}
said = {$text}: {$said}
near = { $near ->
    [none] ;
   *[other] ; did you mean '{$near}'?
}
bracketed = ({JOIN($parts, ", ")})
span = { $hours ->
    [0] {""}
    [one] 1 hour
   *[other] {$hours} hours
}{ $both ->
    [yes] {" "}and{" "}
   *[no] {""}
}{ $minutes ->
    [none] {""}
    [one] 1 minute
   *[other] {$minutes} minutes
}

## How a fight stands

heading = { $title ->
    [none] {""}
   *[other] {$title}.{" "}
}{ $round ->
    [0] Before the first round
   *[other] Round {$round}
}{ $last ->
    [0] {""}
   *[other] {" "}of {$last}
}.{ $turn ->
    [none] {""}
   *[other] {" "}{$turn}
}
stand = { $mark ->
    [none] {WHO($name)}
   *[other] {$mark} {YOU($name)}
}: {JOIN($told, "; ")}.
stand-alike = {CAP(LIST($names))}: each {JOIN($told, "; ")}.
gauge-now = {$label} {$now}/{$most}

## A fight as it stands, in any system

view-gauge = { $gauge ->
    [vigor] Vigor
    [resolve] Resolve
    [wounds] Wounds
    [trauma] Trauma
    [health] Health
   *[standing] standing
}
view-state = { $state ->
    [prone] prone
    [stunned] stunned
    [off-guard] off guard
    [unarmed] unarmed
    [braced] braced
    [sprinted] winded from the sprint
    [ready] holding an action
    [aiming] aiming
    [covered] in cover
    [frightened] intimidated
    [cornered] cornered
    [down] down
    [fled] gone
   *[reach] within Reach
}
view-armor = armor {$armor}
view-difficulty = difficulty {$difficulty} to hit
view-in-hand = {$weapon} in hand
view-exit = a way out
view-cover = { $dice ->
    [one] 1 cover die
   *[other] {$dice} cover dice
}
view-terrain = hard going
view-goes-for = goes for {YOU($target)}
view-phase = phase {$phase}

## The choice of a hero, and the last steps of making one

whose-adventure = Whose adventure is it?
make-hero = Make a new hero
introduced = {$name}{ $concept ->
    [none] {""}
   *[other] , {$concept}
}{ $own ->
    [yes] {" "}(your own)
   *[no] {""}
}
other-pronouns = Others
which-pronouns = Five forms, as in ze/hir/hir/hirs/hirself?
hero-is = { $concept ->
    [none] One thing is missing: a name.
   *[other] Your hero is {$concept}.
}
name-your-hero = Name your hero, and begin
say-who = First say who your hero is
who-is-hero = Who is your hero, in a few words?
what-name = What is the name?
hero-gone = that hero is not here any more
pronouns = {NAME($pronouns)}
unknown-pronouns = unknown pronouns '{$text}'; write {JOIN($known)}, or five forms such as ze/hir/hir/hirs/hirself

## What may be chosen in any system

go-on = Go on
roll = Roll
back = Back
not-open = '{$option}' is not open now; open are {JOIN($open)}
nothing-to-do = {$system} has nothing to do outside the choices of a scene
no-roll-of-several = {$system} has no roll of several; 'everyone' rolls for each

## What a player writes

is-needed = {NAME($what)} is needed
needs-letter = {NAME($what)} needs a letter in it
too-long = {NAME($what)} may have {$most} letters, not {$letters}
not-printable = {NAME($what)} is made of letters that can be printed
which-check = which check? An attribute, or one of: {JOIN($known)}
checks-are = {$reason}; the checks are {JOIN($known)}
has-no = {$system} has no { $what ->
    [check] check
   *[effect] effect
} '{$name}'{near} it has {JOIN($known)}
no-key = '{$text}' has no key; write key=value

## The dice of effects

die-shows = d{$sides} shows {JOIN($faces)}
the-dice = The dice: {JOIN($dice, "; ")}.

## What is known by no such name

unknown-likelihood = unknown likelihood '{$name}'{near} likelihoods are {JOIN($names)}

## Dice that can't be read

dice-refused = {$reason}; write {LIST($near, "or")}
dice-blank = '{$dice}' has a space between two numbers; write what to do with them
dice-inside = '{$dice}' compares inside brackets; write the comparison after them
dice-twice = '{$dice}' compares twice; compare once
dice-none = '{$dice}' is no dice{ $rest ->
    [none] {""}
   *[other] {" "}from '{$rest}' on
}
dice-no-die = '{$dice}' has no die
dice-no-trait = '{$dice}': your hero has no '{$name}'
dice-one-roll = '{$dice}': one roll is wanted here, without a label or traits
dice-too-much = '{$dice}' is too much: at most {$terms} terms, and numbers up to {NUMBER($number)}
dice-long = '{$dice}' is too long: at most {$most} characters
dice-many = '{$dice}' are too many dice: at most {NUMBER($most)} in one line
dice-many-rolls = '{$dice}' are too many rolls: at most {$most} in one line
dice-times = '{$dice}': 1 to {$most} times
dice-deep = '{$dice}' has more than {$most} brackets within each other
dice-open = '{$dice}' opens a bracket, and no '{$close}' closes it
dice-divided = '{$dice}': dice are divided by a number from 1 on
dice-against-dice = '{$dice}': after 'vs' stands a number, not dice
dice-leans = '{$dice}': 'adv' and 'dis' go with one die
dice-sign-twice = '{$dice}' has one sign twice behind its dice
dice-sign-always = '{$dice}': { $all ->
    [yes] every face would be rolled again
   *[no] no face would be rolled again
}
dice-bounds = '{$dice}': no face lies between the limits that you set
dice-met-and-failed = '{$dice}': a die can't both be {$wanted} and fail
dice-uncountable = '{$dice}': a comparison counts dice, { $why ->
    [added] not what is added to them, multiplied, or read as digits
    [never] and no die can be {$wanted}
   *[every] and every die is {$wanted}
}
dice-no-sides = '{$dice}' has no sides after '{$after}'
dice-end = '{$dice}' ends with '{$end}', and nothing follows that
dice-count = '{$dice}': 1 to {$most} dice can be rolled at once
dice-sides = '{$dice}': dice have 2 to {NUMBER($most)} sides
dice-digits-again = '{$dice}': dice read as digits are all kept, and stay as they fall
dice-kept-again = '{$dice}': of dice that explode none is kept or dropped, unless each stays one die ('!!')
dice-kept = '{$dice}': 1 to {$count} of the dice can be kept or dropped
dice-all-dropped = '{$dice}': not all dice can be dropped
no-odds = what happens depends on what you do, so there are no odds

unknown-attribute = unknown attribute '{$name}'{near} attributes are {JOIN($names)}
unknown-trait = unknown { $kind ->
    [attribute] attribute
    [skill] skill
   *[attribute-or-skill] attribute or skill
} '{$name}'{near} known are {JOIN($names)}
unknown-difficulty = unknown difficulty '{$name}'{near} write a number, or {JOIN($names)}
## A sheet as it is shown

title-identity = Identity
title-attributes = Attributes
title-health = Health
title-skills = Skills
title-gear = Gear
title-conditions = Conditions
title-companions = Companions
label-hero = Hero
label-armor = Armor
label-state = State
label-name = Name

## Which faces succeed

all-alike = { $succeeds ->
    [yes] anything succeeds
   *[no] nothing succeeds
}
edge-down = { $edge } or less succeeds
edge-up = { $edge } or more succeeds

dice-fell = { $successes ->
    [none] {$total}
   *[other] { $counted ->
        [yes] {$total} in all, {""}
       *[no] {""}
    }{ $successes ->
        [one] 1 success
       *[other] {$successes} successes
    }
} (rolled {JOIN($faces)}{ $counts ->
    [all] {""}
    [none] , none of which counts
    [as] , which count as {JOIN($kept)}
   *[some] , of which {JOIN($kept)} count
}{ $failed ->
    [0] {""}
   *[other] , {$failed} of them against you
}).

## What keeps a package from being a rules system

no-system-base = it does not inherit {$base}
no-interface = it does not say for which interface it was made; this is 'api = {$api}'
other-interface = it was made for interface {$made}; this is 'api = {$api}'
system-lacks = it has no {JOIN($names)}
hero-lacks = its heroes ({$kind}) have no {JOIN($names)}; a hero needs a name, a concept and sheet()
no-such-value = its '{$name}' is not what a system has there, but {$kind}
no-method = its '{$name}' can't be called
hidden-method = the field '{$field}' of '{$check}' has the name of a method of its base

## Several heroes

member = {$name}: {$said}
relieved = {$name} takes over from {$fallen}.
took-over = {$name} goes first from here.
roller-picked = {$name} does it.
turns-to = {$name}:
none-of-you = '{$who}' is none of you; there are {JOIN($names)}
cant-act = {$name} can't act now
go-first = Let {$name} go first
who-does-it = Who does it?
whom-it-strikes = Whom does it happen to?
rolled-before = {WHO($name)}: { $passed ->
    [yes] done
   *[no] failed
}.
set-out = Set out with {JOIN($names, " and ")}
who-comes = Who comes along? You lead {$there} of up to {$most}.
give-something = Hand something to another of you
give-what = What changes hands?
give-whom = Who gets it?
give-nothing = Nothing
handed = {$to} now has this: {$name}.
rescue = See to {$name}, who is down
bury = Bury {$name}, and take what they carried
buried = You bury {$name}, and take what can be of use.

## What a system has that says nothing else

plain-no-trait = there is no '{$name}'{ $near ->
    [none] ; there are {LIST($names)}
   *[other] ; did you mean '{$near}'?
}
plain-well = It goes well.
plain-badly = It goes badly.
plain-rolled = {CAP($label)}{ $faces ->
    [none] {""}
   *[other] , rolled {JOIN($faces, ", ")}
}{ $numbers ->
    [none] {""}
   *[other] {" "}({JOIN($numbers, ", ")})
}.
plain-put = {CAP($check)}{ $told ->
    [none] {""}
   *[other] : {JOIN($told, ", ")}
}

## Fields that can't be read

reasons = {JOIN($reasons, "\u000A")}
in-field = {$field}: {$reason}
outside = {$field}: {NUMBER($least)}{ $least_is ->
    [none] {""}
   *[other] {" "}({$least_is})
} { $most ->
    [none] or more
   *[other] to {NUMBER($most)}
}, not {NUMBER($value)}
empty = {$field}: {$reason}
unlike = expected {$kind}, found { $found ->
    [none] nothing
   *[other] '{$found}'
}
number-large = expected a whole number up to {NUMBER($most)}, found '{$found}'
list-unlike = expected a list of {$most}, found {$count}
missing = '{$name}' is missing: {$kind}
given-whole = '{$name}': '{$part}' is given as a whole too
unknown-word = unknown word '{$name}'{ $near ->
    [none] ; known are {JOIN($known)}
   *[other] ; did you mean '{$near}'?
}
unknown-key = unknown key '{$name}'{ $near ->
    [none] { $missing ->
        [none] ; known are {-names-or-none}
       *[other] ; did you mean '{$missing}', which is missing?
    }
   *[other] ; did you mean '{$near}'?
}
-names-or-none = { $known ->
    [none] none
   *[other] {JOIN($known)}
}
unknown-kind = unknown{ $kind ->
    [none] {""}
   *[other] {" "}{$kind}
} '{$name}'{near} { $kind ->
    [none] known
    [foe-or-companion] known
    [person] known
   *[other] {$kind}s
} are {-names-or-none}
wanted-either = {LIST($kinds, "or")}
wanted-word = {LIST(EACH($words, "quoted", "word"), "or")}
quoted = '{$word}'
wanted-parts = parts, each with its key: {JOIN($names)}
wanted = { $kind ->
    [str] text
    [int] a whole number
    [float] a number
    [bool] true or false
    [NoneType] nothing
    [list] a list
    [row] a list
    [entries] parts, each with its key
    [Amount] an amount
   *[other] a {LOWER($kind)}
}
no-role-id = '{$role}' is no id; write one such as bell-hanger
many-roles = {$count} of them; a hero has at most {$most}
hero-needed = a hero is needed
hero-or-number = a hero is needed, or a number in its place
foes-at-most = at most {$most} in one fight
foes-from-to = 1 to {$most} in one fight
at-most = at most {$most}, not {$count}
shift-who = hero, ours or foes, not {$name}
shift-of = attack, defense or rolls, not {$name}
shift-nothing = 0 changes nothing
dice-used-up = the loaded dice are used up: this roll needs a d{$sides}; give more of them, or none
dice-loaded = loaded die {$place} shows {$face}, but a d{$sides} has 1 to {$sides}
dice-forced = {$face} was forced, but a d{$sides} has 1 to {$sides}
dice-no-face = a d{$sides} can't show {$face}
