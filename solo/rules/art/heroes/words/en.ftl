## Who comes along


## Attributes

about-attributes = A hero has ten attributes, from 2 to 12. An ordinary person has 4 in each, an adventurer 7.
about-kinds = A ready kind of hero needs only a name; with the others you decide everything.
kind-fighter = A fighter: strong and hard to knock down, good with a blade
kind-scout = A scout: quiet, sharp-eyed, good with a bow
kind-talker = A talker: charming and clever, and mostly believed
kind-tinker = A tinker: mends things, opens locks, thinks first
balanced = Balanced: pair twenty given numbers into ten attributes of 7 each on average
random = Random: roll two dice ten times, and place each sum as it comes
which-gets = Which attribute gets the {$total}?
which-two = Which two numbers of the pool?
pair-evenly = Pair the rest as evenly as they go
numbers-left = Numbers left: {JOIN($numbers, " ")}. Each attribute gets two of them.
give-two = give two numbers of the pool, such as: 4 3
not-so-many = there are not so many {$number}s left; the numbers are {JOIN($numbers, " ")}
so-far = So far: {JOIN($scores)}.
score = {NAME($name)} {$score}
attribute-is = {CAP(NAME($attribute))}: { $attribute ->
    [agility] balance, speed and quick reflexes; what your Defense is built on
    [alertness] what you notice, how soon you act, how straight you shoot
    [charm] the impression you make; persuading and leading people
    [craft] making and mending things, and driving machines
    [cunning] lies, schemes, tricks, and seeing through them
    [dexterity] sure hands for locks, knots and blades
    [fate] luck, and how well off you start
    [intelligence] what you know and how you reason; your starting experience
    [stamina] endurance, healing and steady nerves; your starting health
   *[strength] muscle for lifting, climbing and breaking
}

## Who the hero is

what-goal = What does your hero want? One goal at least.
your-goals = Your goals: {JOIN($goals, "; ")}.
own-goal = A goal of your own
which-goal = What is it?
goal-already = that is among your goals already
why-go = Why does your hero go, and not somebody else?
own-reason = A reason of your own
which-reason = Why?
how-spoken-of = How do others speak of your hero?
give-name = Name your hero

## What experience buys

choose-skill = Choose a skill, or another rating for it
which-skill = Which skill, and how good (such as: climb 2)?
look-at-skills = Look at skills that heroes often have
go-on = Go on, and keep {$xp} xp
xp-for-skills = You have {$xp} xp. A skill is one narrow thing that you do well.
skills-cost = What a skill costs: {JOIN($prices)}.
skill-price = +{$score} for {$xp} xp
skill = {$name} +{$score}
box = {NAME($rank)}
what-you-have = Skills: { COUNT($skills) ->
    [0] none
   *[other] {JOIN($skills)}
}. {your-perks} Health: {JOIN($boxes, " ")}.
your-perks = Perks: { COUNT($perks) ->
    [0] none
   *[other] {JOIN($perks)}
}.
born-with = Your Stamina gave you that Health, your Fate your Fortune: {NAME($fortune)}, {living}.
about-skills = Skills that heroes often have, by the attribute that they help most. Any other that you can name is as good.
skills-for = {CAP(NAME($attribute))}: {JOIN($skills)}
shelf-of-skills = You have {$xp} xp. Skills that mostly help {CAP(NAME($attribute))}:
how-good = How good, +1 to +4?
say-how-good = say how good as a number from 1 to 4
rated-from-to = a starting skill is +1 to +{$most}, not {SIGNED($score)}
have-it-already = you have it already
no-xp-left = you have no xp left
skill-too-dear = {$name} +{$score} costs {$price} xp, and you have {$xp}
costs-xp = it costs {$price} xp, and you have {$xp}
more-health = More Health{ $price ->
    [none] {""}
   *[other] {" "}for {$price} xp: {JOIN($then, " ")} instead of {JOIN($now, " ")}
}
no-further = it can't rise further
health-no-further = Health can't rise further
health-too-dear = more Health costs {$price} xp, and you have {$xp}

## The names of skills

skill-needs-name = a skill needs a name
skill-needs-letter = the name of a skill needs a letter
skill-too-long = the name of a skill has at most {$most} letters
skill-no-attribute = '{$name}' is an attribute; a skill is a narrower thing

## Perks

look-at-perks = Look at perks for { $fight ->
    [yes] fights
   *[no] any situation
} ({ $count ->
    [0] none to be had now
    [one] 1 perk to be had
   *[other] {$count} perks to be had
})
about-perks = You have {$xp} xp. A perk is something that others can't do at all.
perks-had = Your perks: { COUNT($perks) ->
    [0] none yet
   *[other] {JOIN($perks)}
}.
perk = {CAP(NAME($name))}{ $rank ->
    [none] {""}
   *[other] {" "}{$rank}
}
perk-offered = {$perk}, {$cost} xp: { $barred ->
    [yes] {$does}
   *[no] {SENTENCE($does)}
}
perk-does = { $now ->
    [none] {""}
    [0] (of no use now){" "}
   *[other] (rank {$now} now){" "}
}{SENTENCE($does)}
no-perk = there is no perk '{$name}'{ $near ->
    [none] {""}
   *[other] {near}
}
no-place-for-perk = this adventure has no place for it
no-higher-rank = {NAME($name)} has no rank above {$most}
perk-first = it takes {NAME($name)} first
perk-takes = it takes {LIST($scores)}
attribute-score = {CAP(NAME($attribute))} {$score}

does-piloting = You can fly an aircraft: actions that ask for piloting are rolled on your Craft instead of row 1
does-transportation = A means of travel that few can pay for is yours to call on: a carriage, a ship, a train of your own, whatever the setting has. It opens the ways of travel that an adventure keeps for those who have one
does-mimicry = You imitate the calls of animals, with a roll of Cunning
does-advanced-mimicry = You imitate the voice of a person you have heard, with a roll of Cunning
does-flurry = When an attack of yours succeeds with a kicker of 0, you attack the same target again at once, for free
does-advanced-flurry = Flurry comes on a kicker of 1 as well as on 0
does-combat-tactics = When you attack with a kicker of 0, hit or miss, all your attacks of the next round have +2
does-strategic-positioning = When you roll Defense with a kicker of 0, the first attack of your next turn has +2
does-defensive-maneuver = When you roll Defense with a kicker of 5, you have +2 Defense until your next turn starts
does-counterstrike = An Awesome Defense roll gives you a free attack at once on whoever attacked, if your weapon reaches. It can't be used together with Defensive Maneuver or Strategic Positioning
does-riposte = When you parry with success and a kicker of 0, you attack at once for free
does-advanced-riposte = When you parry with success and a kicker of 0 or 9, you attack at once for free
does-all-out-attack = Declared before anybody has acted in a round: until it is over your attacks have +3 and your Defense rolls -1
does-feint = An action in melee: Cunning against Cunning. When you next attack that foe, you have +2 for each success
does-second-wind = In a fight, 1 Fame when your turn is over makes it your turn again
does-bounceback = Standing up is free for you and needs no roll
does-quickdraw = Drawing a weapon is free for you and needs no roll
does-breakfall = Falls hurt you one column less for each rank
does-surprise-attacks = Attacks that you make in a bonus round have +5
does-backstab = An action against a foe in your own band: Cunning against its Alertness, to get behind it. Each success is +2 on your melee attacks on that foe until it hits you
does-bulletproof-armor = The armor that you wear when an adventure begins gives +5 Defense against firearms as long as you wear it. Lose it, and the perk is gone until the adventure ends
does-armor-piercing-rounds = Your firearms ignore what bulletproof armor gives
does-intuition = For 1 Fame you may ask for guidance on a quest that you have taken
does-tumbling = A dodge takes you a band on if it comes to Passable, where others need Great
does-coordinated-attacks = Your attack has +2 for each friend who has attacked the same target this round
does-dual-wielding = Holding two weapons that take one hand each, you attack with the better one at +2
does-critical-hits = 1 Fame before an attack: if it hits, it does two ranks more damage, Extreme at most
does-unarmed-combat = Your attacks with bare hands have +1 for each rank
does-haymaker = 1 Fame for one great blow: Strength against the foe's Stamina, and it is out cold for a round per success
does-lip-reading = You read lips with a roll of Alertness, against Passable at rank 1, Poor at 2 and Inferior at 3
does-called-shot = You choose where an attack lands: head, torso, arms or legs. It matters against foes whose armor is uneven, and against no others
does-shield-use = Each rank adds 2 to a shield's Speed when its uses a round are counted
does-healer = As many times a day as your rank, you heal as if with a med-kit, and use none up

## What perks open at any time

follow-hunch = Follow a hunch about the quest at hand, for {$fame} Fame
heal-by-hand = Heal { $name ->
    [none] yourself
   *[other] {$name}
} with your own hands ({ $left ->
    [one] 1 time
   *[other] {$left} times
} left today)
heal-nobody = Heal with your own hands
nobody-hurt = nobody is hurt
done-for-today = you have done what you can for a day

## Between adventures

come-to-senses = Take a day to come to your senses
rest-a-night = Rest for a night, and let wounds heal
equip-old = Equip for an adventure of old times
equip-modern = Equip for an adventure with firearms
go-own-way = Let {$name} go their own way
keep-xp = That is all; keep {$xp} xp
dead-learn-nothing = {$name} is dead; nothing is left to learn.
about-experience = {$name} has {$xp} xp. Experience buys Health and perks; skills and attributes rise by use alone, from doubles.
health-and-perks = Health: {JOIN($boxes, " ")} ({$free} of {COUNT($boxes)} boxes free). {your-perks}
skill-twice = '{$name}' is there twice
skill-starts = '{$name}' is {$score}, but skills start at +1
skill-highest = '{$name}' is +{$score}; +{$highest} is the highest
attribute-outside = {$name} is {$score}, but attributes are {$low} to {$high}
