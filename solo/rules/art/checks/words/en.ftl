## Before a roll

think-better = Don't do it after all: your action is spent
use-attribute = Use {CAP(NAME($attribute))} {$score}
leave-out-skill = Leave out {CAP($name)} {SIGNED($rating)}
argue-skill = Argue for another skill
which-skill = Which of your skills?
no-skill-of-yours = '{$name}' is no skill of yours; your skills are { COUNT($skills) ->
    [0] none
   *[other] {JOIN($skills)}
}
counts-already = {$name} counts for this roll already
two-count-already = two skills count already; leave one out first
fame-takes = that takes {$fame} Fame, and {$left} is left
unknown-rank = unknown rank '{$name}'{ $near ->
    [none] ; ranks are
   *[other] {near} the ranks are
} {JOIN($ranks)}

## What doubles teach

doubles-teach = Doubles: there is something to learn from this.
learn-nothing = Learn nothing
new-skill = A new skill at +1{ $name ->
    [none] {""}
   *[other] : {$name}
}
new-skill-name = Its name{ $name ->
    [none] { COUNT($samples) ->
        [0] {""}
        [1] {""}
       *[other] , such as {LIST($samples, "or")}
    }
   *[other] {" "}({$name})
}?
new-skill-needs-name = a new skill needs a name, such as the thing that you have just done
skill-yours-already = {$name} is a skill of yours already; name a narrower part of it
inspiration-for = An inspiration point for {CAP(NAME($ability))} ({$points} of the {$needed} that raise it)

## What is written and does not fit

foe-or-foes = give either one 'foe' or a list of 'foes'
attribute-missing = an attribute to roll is missing
trait-or-attribute = give either the whole 'trait' or an 'attribute', not both
difficulty-or-vs = give either a 'difficulty' or 'vs', not both
not-of-check = '{$picked}' is not one of this check's attributes
difficulty-or-vs-one = give a 'difficulty' or 'vs', one of them
difficulty-or-likelihood = give either a 'difficulty' or a 'likelihood', not both
damage-rating = a rating is {$lowest} to {$highest}, not {$damage}
names-at-most = a roll names at most {$most}, not {$count}
skill-without-hero = '{$name}' is a hero's; without one give its rating
or-a-rank = {$unknown}, or a rank
