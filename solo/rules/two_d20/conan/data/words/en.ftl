skill-test-title = Skill tests
skill-test-text =
    A skill test asks for a skill, the attribute it goes with and a difficulty. The author settles them; where several attributes would do, you pick.

    Your target number is the attribute plus the skill's Expertise. You roll two d20, each read by itself: a die at or below the target number is a success. Expertise 3 with an attribute of 9 makes 12; of a 12 and a 13 only the first succeeds.

try-title = Trying anything
try-text =
    Which skill, and how hard, is settled by the author; where nobody has, by you. Type 'try', an attribute or a skill, perhaps a difficulty, and what you do: try athletics 2 vault the altar. What comes of it is the author's, or else told in general words. While a roll waits, one thing may be tried besides.

    In a fight it is a Standard Action, now or as soon as you have one, and never easier than difficulty 1. Success is worth a point of Momentum besides what the roll makes; falling short by 3 or more is worth a point of Doom.

focus-title = Focus
focus-text = A success at or below the skill's Focus counts twice. With a target number of 12 and Focus 2, a 2 and a 12 are three successes. With Focus 0 nothing counts twice, not even a 1.

passing-title = Passing a test
passing-text = You pass when you have at least as many successes as the difficulty asks. Fewer, and you fail by what is lacking; the author may have an answer to each number that is.

momentum-title = Momentum
momentum-text = Each success beyond the difficulty is a point of Momentum. After a success you may spend it at once, together with what is in the pool; the rest is saved. The pool holds six here, and loses one at the end of each round of a fight.

extra-dice-title = Extra dice
extra-dice-text = Before you roll you may add up to three d20s, five in all. A die costs a point of Momentum, or a point that you hand the gamemaster as Doom, or a thing that you use up. A fourth is refused, wherever it would come from.

talents-title = Talents
talents-text = A talent helps with a skill: with a die more, a die that may be rolled again, a success that needs no die, or a point of Momentum on top of a success. The rules name none, so the list is ours; 'sheet talents' shows yours.

complications-title = Complications
complications-text = Each die that shows 20 is a complication, on a pass as on a failure. In a skill that you never learned (Expertise 0), 19 is one too. Where the story says nothing else, each adds two Doom.

difficulty-title = Difficulty
difficulty-text =
    - Simple: 0 successes, a stair
    - Average: 1, a ladder in the wind
    - Challenging: 2, a rope instead of the ladder
    - Daunting: 3, a rope that somebody is cutting
    - Dire: 4, the same in the dark
    - Epic: 5, the same with the mast on fire

    Beyond five it is Epic still, and the number counts.

simple-tasks-title = Simple tasks
simple-tasks-text = What is Simple needs no roll: you just do it, and in a fight it is a Free Action. You may roll all the same, and then each success is Momentum.

circumstances-title = Circumstances
circumstances-text =
    What stands against a test makes it harder by steps:
    - moonlight 1, a cloudy night 2, darkness 3, for what you do by sight
    - a crowd's noise 1, a battle's 2
    - severe weather, unsteady ground, no tools, the wrong place, a foreign language: 1 each
    - distance: 1 for each range beyond Close; for attacks, away from the weapon's best
    - terrain, distrust, distraction, strangeness: as the author says
    - small things together: 1

    What failed only for the wrong place may be tried again in the right one.

rounds-title = Rounds and turns
rounds-text = A fight goes in rounds, each as long as it takes. You act first, then whoever fights beside you, then your foes, one after another; before you have begun, you may let a friend act first; nobody acts between but to react. Foes come first when Doom has seized the initiative.

actions-title = Actions
actions-text = A turn is a Standard Action, a Minor Action, and Free ones as you like. In place of the Standard Action you may take a second Minor one, and in place of a Minor one something Free.

free-actions-title = Free Actions
free-actions-text = Step within Reach of somebody in your zone, or out of it; drop what you hold; drop prone; do what needs no roll; say something. Who lies prone fights in melee a step harder, and is a step harder to shoot from another zone (ours).

minor-actions-title = Minor Actions
minor-actions-text = Move to the next zone; draw or pick up a weapon; get up; put an end to burning or bleeding; step back and regain your guard with an Average Parry test, as foes do with the number that they defend with. Without your guard you can neither parry nor dodge.

standard-actions-title = Standard Actions
standard-actions-text =
    Attack; assist an ally, who then has a die of your own test; brace an unwieldy weapon; exploit a weakness (Insight: two combat dice more on your next attack of that foe); hold any of these until somebody else is about to act, or strike first at whoever comes within Reach, with the weapon in hand; recover Vigor (Resistance) or Resolve (Discipline), two points and one for each Momentum; treat an ally (Healing for Vigor, Counsel for Resolve); sprint two zones; withdraw from Reach; try something else that the place offers.

    Outside a fight a companion may lend one die to any test.

reactions-title = Reactions
reactions-text =
    When you are attacked you may parry or dodge a blow, dodge a shot, steel yourself against a threat, or protect a friend in your zone. That gives the gamemaster a point of Doom, and the attack becomes a struggle. Foes pay a point of Doom for theirs.

    Whoever leaves an enemy's Reach may be struck for it, you or a foe, unless by a Withdraw.

distances-title = Distances
distances-text =
    - Reach: an arm's length, free
    - Close: your own zone, a Free Action
    - Medium: the next zone, a Minor Action
    - Long: two zones away, a Sprint
    - Extreme: three or more, too far for one action

sprinting-title = Sprinting
sprinting-text = A Sprint takes you two zones. Every test of yours is a step harder until your next turn begins.

attacking-title = Attacking
attacking-text =
    Choose a foe and a weapon, or a way of frightening it. Your foe says first whether it defends. If not, it is an Average test; if so, both roll and you need strictly more successes, and the difference is Momentum for whoever has more: yours, or Doom.

    A miss ends it; a hit rolls damage.

combat-dice-title = Combat dice
combat-dice-text =
    - 1: 1 damage
    - 2: 2 damage
    - 3 or 4: nothing
    - 5 or 6: 1 damage and an Effect

    You roll those of the weapon and those of your bonus.

qualities-title = Qualities
qualities-text =
    Effects wake the weapon's qualities. The rules name them; what they do here is ours:
    - Vicious: more damage for each
    - Piercing: ignores Soak for each
    - Intense: one Harm more
    - Stun: no Standard Action next turn
    - Knockdown: prone
    - Area: half to one more in the zone, for each
    - Incendiary, Persistent: dice at the end of turns, for as many rounds
    - Nonlethal: who falls lives
    - Unwieldy: a step harder unless braced

bonus-damage-title = Bonus damage
bonus-damage-text =
    Brawn adds to blows, Awareness to shots, Personality to threats:
    - 8 or less: nothing
    - 9: 1 combat die
    - 10 or 11: 2
    - 12 or 13: 3
    - 14 or 15: 4
    - 16 and more: 5

damage-title = Damage
damage-text = Damage is what the dice show, what qualities add, and a point for each Momentum spent on it.

soak-title = Soak
soak-text = Against a wound, Soak is your armor where it hits and what the dice of your cover show; against the mind, Courage and Morale. What qualities and Momentum ignore is taken off. Only what is left of the damage gets through, never less than nothing. Effects on Soak dice don't count.

stress-and-harm-title = Stress and Harm
stress-and-harm-text =
    What gets through is taken from Vigor, or from Resolve if it frightens. Each five points of it are a Harm, and an empty track is another. Harm is a Wound, a Trauma, or a Break in a thing.

    Vigor is Brawn and Resistance, Resolve Willpower and Discipline; a thing has Structure. Each Wound makes tests of Agility, Brawn and Coordination a step harder, each Trauma those of the other four, each Break those that need the thing. At five Wounds or Traumas you fall. Foes and companions are hampered alike when they attack, defend or parry.

    You recover Vigor with Resistance and Resolve with Discipline; others help with Healing and Counsel; things are mended with Crafts.

hit-locations-title = Hit locations
hit-locations-text =
    - 1-2: head
    - 3-5: right arm
    - 6-8: left arm
    - 9-14: torso
    - 15-17: right leg
    - 18-20: left leg

    A blow or a shot hits where a d20 says; armor may differ from place to place.

momentum-spends-title = What Momentum buys
momentum-spends-text =
    The roll's own Momentum goes first. What says "each" may be repeated; Second Wind comes at any time.
    - 1 each: a point of damage
    - 1 each: ignore 2 Soak
    - 1: roll any of the damage dice again
    - 1 each: a die of Morale, four at most
    - 1 each: Vigor or Resolve back, a point of it (Second Wind)
    - 1: take it alive
    - 1: prone or up
    - 1: slip out of Reach
    - 2: break a guard, on an attack or a defense
    - 2: choose where it hits
    - 2, or 3 for both hands: disarm
    - 2: half to a second target, rounded up
    - 2: one more Standard Action, a step harder

hazards-title = Hazards
hazards-text = A hazard does two to six combat dice, and costs the gamemaster as much Doom. Area and Intense cost 2 more, Knockdown and Stun 1, Incendiary, Piercing and Persistent half their number, Vicious all of it; Nonlethal takes 2 off. A test that avoids it makes it cheaper: 3 if Average, 1 if Challenging. What the author wrote is free unless it says otherwise; what can't be paid does not happen.

encumbrance-title = Load and Fatigue
encumbrance-text = Up to twice your Brawn you carry without minding. Above that you have 1 Fatigue, above three times 2, above four times 3, above five times 4. Each point takes one from the most that Vigor and Resolve can be.

fortune-title = Fortune
fortune-text =
    You begin a session, which is one adventure, with three points. One buys:
    - a die that shows 1, within the three extra
    - one more Standard Action, no harder than the first
    - all Vigor, or all Resolve
    - no heed of Wounds, or of Trauma, until the scene ends
    - a fact that the author has ready for it

doom-title = Doom
doom-text =
    The gamemaster begins with 3 Doom. You add to it by dice, Reactions and complications. It buys for foes all that Momentum buys for you, as their tactics say, and besides:
    - 1: another shot, or a foe's gift, which may cost more
    - 1 a foe: to act before you
    - 1 or 2: what the place has in store
    - 1 or 2: a trouble that takes a Minor or a Standard Action to see to

    How it is played is the author's choice; it is told as a fight begins, and each turn what the Doom there is allows.

renown-title = Renown
renown-text =
    - -2: Shunned, only the lowest speak with you
    - -1: Distrusted, people avoid you
    - 0: Unknown
    - 1: Recognized by a few
    - 2: Acknowledged, and respected
    - 3: Trusted, and asked for help
    - 4: Well-known, and courted by merchants
    - 5: Famous, and sent gifts

treasure-title = Treasure
treasure-text = In Gold: silver is half, copper a quarter. Wine is less than 1 a jug, oil 2 an amphora. Silk by the bale, lumber by the cord and a piece of jewelry are 2 or more, good clothes 4 or more, a statue 5 or more, a palmful of jewels 20. Where it may be more, the author says. The printed row about people as property is left out.
