dice-title = Dice
dice-text = Every roll uses ten-sided dice. A 1d5 is a d10 halved, rounded up: 7 counts as 4.

face-die-title = The face die
face-die-text =
    One die of an attack is marked beforehand: here the first. When it shows 10 and the attack hits, it does 1 Wound more. A 1 on it pays off for those who fight dirty.

    A face die that is not kept still counts; the option face_die_counts_when_dropped changes that.

solo-title = One player
solo-text = The game is meant for a GM and two or more players, with a pile of at least 15 points each, but can be played alone. Then the program is the GM: what would go into the Bowl comes to you, and the pile never runs out.

what-is-awesome-title = What is awesome
what-is-awesome-text = What counts as awesome is for the table to say. Here the adventure says it: a choice or an outcome may pay Awesome Points. Nobody awards them to themselves.

sheet-title = The sheet
sheet-text = Your sheet holds name, birth year, player, description, motive, scars, languages and arts, template, inherent ability, level, points, six attributes, talents with their frequency (C, A or R), Wounds, arms and armor, coins and gear. Type 'sheet'.

attributes-title = Attributes
attributes-text =
    Six, from -2 up:
    - Awareness: noticing, insight, languages and arts
    - Brawn: size, strength, carrying
    - Charm: persuading and leading
    - Commitment: willpower, resisting magic
    - Cunning: stealth, theft, lies
    - Daring: courage and reflexes

motive-title = Motive
motive-text = A reason to go adventuring is worth 3 Awesome Points at the start. Let 2d10 choose it, choose it from the list, invent it, or do without. An adventure may give everybody the same.

creation-title = Making a hero
creation-text = In order: template with its inherent ability; a motive; attributes; one talent; weapon, armor, shield, pack and name. A template's limitation is a description and costs nothing. An unusual upbringing, where the adventure allows it, lets the first talent be another template's, unless that is exclusive.

points-title = Attribute points
points-text = All attributes begin at 0 and you have 5 points, all in one if you like. Each point below 0 gives one more to spend: at most four such points, and nothing below -2.

languages-title = Languages and arts
languages-text = Everybody speaks one language. Each point of positive Awareness is a proficiency at the start: a language more, an instrument or an art. A negative Awareness takes nothing away.

swimming-title = Swimming
swimming-text =
    A positive Brawn means that you can swim. A Brawn test covers an arena, a failure half of one. Without it, success is half an arena and failure means drowning. A swimmer lasts 10 rounds, less one per load.

    Drowning: Brawn against 3, then 4, 5 and so on; each failure is a Wound.

wounds-title = Wounds
wounds-text = A Wound is what takes an ordinary person out of a fight. You begin with 1. Combat Toughened gives 2 more, and a level may be traded for another.

encumbrance-title = Encumbrance
encumbrance-text = Brawn is how many loads you carry freely. From Brawn + 1 on, or from 1 load if Brawn is 0 or less, you are encumbered: every roll fails, and you can only stagger along. A dying hero carries half. Set things down to be free.

loads-title = What things weigh
loads-text =
    - medium, heavy, super heavy armor: 1, 2, 3
    - 500 coins: 1
    - a child, a person, a big person: 2, 3, 4
    - a hand or reach weapon, a bow, a quiver: 1/2
    - a heavy weapon: 1
    - a very heavy weapon: 1 1/2, counted 2 unless a half pairs with it
    - light shield 1/2, heavy shield 1
    - backpack: 1
    - light or thrown weapons: 1/2 for each 4; tiny missiles: 1/2 for each 20

dragging-title = Dragging and sharing
dragging-text = Dragged over normal ground a thing weighs half. Several people may share a weight.

starting-kit-title = Starting equipment
starting-kit-text = You begin with your template's signature items, 3d10 silver times its number (Fighter 10, Knight 100, Mechanic 5, Scout and Thief 1), one weapon of any class, and, if you like, light or medium armor, a shield, and a stocked backpack or a living space.

ammunition-title = Ammunition
ammunition-text = A weapon that shoots comes with 20 shots; more cost 1 silver each. Whether spent ones can be found again is the adventure's business.

backpack-title = The backpack
backpack-text = It holds what is always wanted on the road: line, light, fire, a blanket, food for 7 days and water for 3, a saw and a few small things. 'sheet' lists them all. Where the adventure lets you look, 1 Awesome Point or more finds something else in it.

money-title = Money
money-text = 10 copper are a silver, 10 silver a gold. What things cost, roughly: 1 gold cheap gear, 5 the basics, 25 good things such as a horse or light armor, 100 a warhorse or heavy armor.

attack-title = The attack roll
attack-text =
    Roll the dice of your weapon and add what helps. 8 or more hits, 7 or less misses, whatever the armor; a higher total lets armor soak less.

    Normal is 2d10. Awesome Points don't raise it, except by Awesome Violence and Elite.

melee-weapons-title = Melee weapons
melee-weapons-text =
    - Unarmed: 0 Wounds, 1d10 + an attribute
    - Light: 1, 1d10 + an attribute
    - Hand: 1, 3d10 without the lowest
    - Reach: 1, 2d10
    - Heavy: 2, 2d10
    - Very heavy: 3, 2d10; no shield; armor soaks 1 less

    Reach gives +2 to hold somebody or not to be held. The attribute is the weapon's or your best.

unarmed-title = Unarmed
unarmed-text = A hit with bare hands does no Wound, except 1 to a swarm. 2 Awesome Points buy a Wound as always; if that takes the last one, the target is knocked out, not killed.

parrying-title = Parrying weapons
parrying-text = Beside a light, hand or heavy weapon the other hand may hold one to parry with: light or hand. It costs a die and gives one of these once a round: +2 to hit, +1 Wound, or -2 to a foe's attack. No help against shots, and not with a shield. If no die is left, you roll 1d10 without an attribute.

ranged-weapons-title = Ranged weapons
ranged-weapons-text =
    - Light: 1 Wound, 1d10 + an attribute
    - Hand: 1, 2d10
    - Heavy: 2, 2d10
    - Very heavy: 3, 2d10, reloading is a focus action

    They reach your arena and the next. A bow aimed by focus reaches one arena per Brawn: shortbow 4 at most, longbow 8. At close quarters they are hand weapons, a longbow reach, a heavy crossbow heavy.

moving-shot-title = Shooting on the move
moving-shot-text = For 1 Awesome Point you shoot or throw while moving, with 1d10: thrown weapons and crossbows, not bows.

armor-title = Armor
armor-text =
    What armor soaks by the attack's total:
    - 20 and more: nothing
    - 17-19: super heavy 1
    - 14-16: super heavy 2, heavy 1
    - 11-13: 3, 2, medium 1
    - 8-10: 4, 3, 2, light 1

    It never makes Wounds. It takes from Cunning rolls: medium -2, heavy -4, super heavy -6.

unarmored-title = Fighting without armor
unarmored-text = Whoever enters a fight without armor, could be hit, and lives through it gets 2 Awesome Points. Using a shield counts as armor. The program pays it by itself.

shields-title = Shields
shields-text = A shield costs a die to hit. Once a round it blocks 1 Wound. Instead, a light one may break to bring one heavy blow down to 1 Wound; a heavy one does that twice and breaks the second time. It can be the weapon, alone or beside a hand, heavy or reach weapon: a light one light, a heavy one a hand weapon. While you defend, foes are at -4 in all and it blocks a Wound of every hit.

levels-title = Levels
levels-text = 12 Awesome Points spent through a hero are a level; it may be taken in a fight or later. Each brings a talent and +1 to an attribute, or a language, instrument or art instead. What is unspent, and what counts already, is kept between games. There is no highest level; 20 is comfortable.

learning-title = Learning talents
learning-text = Your own template's talents need no teacher. Others take one and 48 hours, which may add up in the background. At least half of your talents must be your template's; improving one of those counts. A talent may be banked until a teacher is found.

intuition-title = Intuition
intuition-text = Where an adventure offers it, another template's talent is learned on the spot: 3 Awesome Points for an open one, 5 for a restricted one. They bring no level nearer. Exclusive ones can't be had.

tougher-title = Tougher
tougher-text = A level's talent and attribute together may be traded for a Wound, once for each point of Brawn. It adds to Wounds from talents.

improving-title = Improving talents
improving-text = Instead of a new talent a known one may be improved, each way once: usable one step more often, +1 Wound, +1 to hit, +2 to its roll, 1 AP cheaper, a move instead of a focus action. Only what suits the talent is offered; nothing that takes from a foe's rolls, lessens damage, heals or pays points.

new-template-title = Changing template
new-template-text = With 2 talents of another template you may make it your own when you gain a level. What you hold of others stays and is not counted, and borrowing follows the new one. Its inherent ability is not gained, and the old one stays. With all 5 talents a later level buys it.

talents-title = Using talents
talents-text =
    - Constant: always
    - Arena: once in an arena; another one makes it fresh, or 1 AP
    - Rested: once between rests with food; 2 AP make it fresh, 3 in a fight

    Only success uses it up. Some take no time, some replace your action, some are focus actions, some take minutes or hours.

borrowing-title = Borrowing a talent
borrowing-text = 3 Awesome Points give one use of a talent of your template that you have not learned.

focus-title = Focus
focus-text = Announced in phase 3, it takes effect in phase 6 if you lose no Wound until then. A hit that armor stops does not break it. What fails so is not used up.

arenas-title = Arenas
arenas-text = A fight has places. Within one you move freely; a move takes you to the next. Each favors a class with +2 to hit: tight light, hazardous reach, open ranged (the target's place counts), dense heavy, neutral none.

changing-arenas-title = Arenas that change
changing-arenas-text = Places may change: hay burns, a crowd scatters. An adventure may also hold places that open only when you think of them, for nothing or for Awesome Points.

arena-kinds-title = Kinds of arena
arena-kinds-text = About 5 to 6 m high, as large as the situation asks. A road is a strip of 2 or 3 places, open while nobody else is on it. A wall you can climb is hazardous, one that hems you in tight, one that blocks no place at all. Wet, muddy or frozen ground is hazardous. In woods undergrowth is dense, a thicket tight, and among tall old trees it is neutral.

round-title = The round
round-text =
    Six phases in order:
    1. Defend or protect.
    2. Shoot.
    3. Focus begins, or impede.
    4. Move or push.
    5. Attack or assist.
    6. Focused things happen; who was held is cornered.

    One action a round, unless a talent says otherwise. A shot may be held for a later phase.

intentions-title = Intentions
intentions-text = Foes say what they mean to do before you choose: all of it, the phase alone, or nothing. For secrecy the GM pays you 1 Awesome Point a round.

initiative-title = Initiative
initiative-text = Only when both sides act in a phase, each rolls 1d10; the higher goes first. A tie is at once: who falls then still strikes. By option it is rolled again.

defending-title = Defend and protect
defending-text = Defending, foes are at -2 to hit you. Protecting, attacks on one friend beside you come to you. Either way you strike back at each who hits you in melee. Minions roll once, so you strike back once.

holding-title = Impede
holding-text = Brawn, Cunning or Daring against theirs, each choosing. Whoever is held can't leave this round, and is cornered the next. Held, you may strike at the holder in the move phase: a Wound sets you free to go on. Foes do the same.

pushing-title = Push
pushing-text = Brawn, Cunning or Daring against theirs to throw somebody into the next place. One roll may do for several: it is 1 lower for each but the first, and all who are beaten go.

assisting-title = Assist
assisting-text = An ally beside you rolls 1d10 more and keeps the best two; your talents don't count. For 1 Awesome Point you strike or protect instead after all.

recovery-title = Getting better
recovery-text = Ten minutes of rest and tending bring back 1 Wound, also after a knock-out. Eating and sleeping make rested talents fresh.

dying-title = Losing the last Wound
dying-text =
    Roll 1d10, +1 for each Wound beyond the last.
    - 1-6: knocked out, up again after the fight with 1 Wound
    - 7-12: dying
    - 13 and more: dead, where the adventure has warned of it; else dying

    A blow that takes exactly the last Wound never kills.

after-dying-title = Dying and after
after-dying-text = A dying hero is helpless and needs care soon. A 1d10 below your Brawn, or somebody with medicine, wakes you: you can limp, and carry half. A day in bed, in parts of six hours if need be, brings you back to 1 Wound. You keep a scar.

tasks-title = Attribute rolls
tasks-text = 1d10 + an attribute against a difficulty, or against somebody's 1d10 + attribute. The adventure names attribute and difficulty; for what it does not foresee, type 'try'.

try-title = Trying anything
try-text =
    Type 'try', an attribute, perhaps a difficulty, and what you do: try daring difficult swing across. What comes of it is the author's, or else told in general words. While a roll waits, one thing may be tried besides.

    In a fight it is your action of the round, when you are next asked for one, and never easier than standard. A success adds 1 to your next roll, a great one 2; a bad failure takes 1 off.

ties-title = Ties
ties-text = Against a difficulty or a foe you win a tie, unless the adventure says what a tie brings. Between two heroes it settles nothing. The option ties makes every tie inconclusive.

luck-title = Luck
luck-text = 1d10 against a number, which nothing changes and no point raises. Your questions are answered so: from 2 for almost certain, 6 for even, to 10 for a miracle.

magic-title = Resisting magic
magic-text = Usually your Commitment against the Commitment, Charm or Cunning of whoever works it, or against a number. A tie is yours.

difficulty-title = Difficulties
difficulty-text =
    - Simple 4: routine
    - Standard 7: a professional's work
    - Difficult 10: expert work
    - Amazing 13: close to impossible
    - Epic 16: the stuff of stories

doors-title = Doors
doors-text = Each attempt to kick or shoulder a door costs a Wound, which metal armor soaks.

pickpocketing-title = Picking pockets
pickpocketing-text = Cunning against Awareness. Behind by 4 or more: nothing. Tied, or behind by less: you have it, and were noticed. Ahead: nobody knows. What is larger than a palm is harder.

heights-title = Climbing, balance and falls
heights-text = Climbing is Brawn, and a failure needs Daring or Cunning, as you choose, not to fall. Balance is Daring, then Brawn or Cunning. Points may raise either roll. Who is caught may try again. A fall is a Wound for each 3 m.

lying-title = Deception
lying-text = Cunning against their Cunning or Awareness. Success: it might be true. By more than 5: they believe it. Outrageous lies are harder, clever half-truths easier.

inspiring-title = Inspiration
inspiring-text = A focus action at least, better ten minutes: Charm against a difficulty. Success gives somebody +2 on one Commitment roll.

intimidating-title = Intimidation
intimidating-text = Brawn, Charm, Commitment or Daring against their choice of these. It is a focus action, or free in phase 1 after something impressive. The frightened are at -2 on every roll until they spend a focus action.

awesome-points-title = Awesome Points
awesome-points-text = The Bowl is what the GM feeds, the Stack is all the rest. Spending is always free and counts towards your level. Alone, whatever the GM feeds the Bowl is yours.

spending-title = What points buy
spending-text =
    - 1: +2 to an attribute roll, after it
    - 1: an arena talent again; change your action; shoot on the move
    - 2: +1 Wound on a hit; ignore a Wound; smite who flees; a rested talent again
    - 3: a talent of your template you lack; a rested talent again in a fight
    - more: bribes, more minions, the swarm

boost-title = Boosting a roll
boost-text = After an attribute roll each point adds 2: as many as success needs, never more. The GM may bid points against yours, which come to you.

wounds-for-points-title = Points and Wounds
wounds-for-points-text = 2 points: a hit does 1 Wound more, once per attack. 2 points: ignore 1 Wound that comes at you, once per attack, after armor and shield.

smite-title = Smite who flees
smite-text = 2 points: strike at a foe who runs from beside you, with an ordinary attack, before it is gone.

flexibility-title = Changing your mind
flexibility-text = 1 point changes your action for the round: not into a phase that is over, nor after you rolled for it.

gm-points-title = What the GM pays
gm-points-text = For a good fight, for an evil laugh (1 to 4), for a nasty turn against you, and for what monsters' talents cost. 2 points cancel a Wound on a foe or add one to its attack. All of it comes to you.

bribes-title = Bribes
bribes-text = Points may buy a piece of the story: a thing at hand, a new place, luck. Only what the adventure lists can be had.

foes-title = Kinds of foes
foes-text =
    - Swarm: 1-5 Wounds
    - Minion: 1, no weapon types, hardly armored
    - Tough: 2 and more; weapons, armor, perhaps a talent and a shield
    - Monster: 3 and more, and its own rules

swarms-title = Swarms
swarms-text = Any hit, even a bare-handed one, takes just 1 Wound of a swarm. 2 points let all of them count.

minion-groups-title = Minions
minion-groups-text = Each rolls 1d10; a group adds its two best as one attack, for 1 Wound, or 2 if the GM pays. Shooting, holding and pushing they add their dice in the same way. They may be split into groups, each with dice of its own.

plow-title = Felling several
plow-text = One attack may fell several minions: each needs a Wound, and each after the first is at a further -1 and costs a point. By the option each, the second costs 1, the third 2, the fourth 3. There is no other limit. A shot does it only where they stand in line.

monsters-title = Monsters and looks
monsters-text = A monster may break any rule; what it can do is listed with it as a power, and what that costs the GM is paid to you. What anything looks like is free, and kinds may be mixed in one fight.

fighter-title = Fighter
fighter-text =
    Winning fights, in iron and at arm's length. Short Fuse: your hand is on the hilt before the question is finished. Starts with a helm with a brush of boar's bristles and 3d10 x 10 silver.

    Talents: Charger, Combat Toughened, Expert Parry, Fight Dirty, Weapon of Choice.

awesome-violence-title = Awesome Violence
awesome-violence-text = Fighter: after a to-hit roll each point adds 2, up to your level in all; at an odd level the last may add just 1.

charger-title = Charger
charger-text = Fighter, arena: a move and an attack as one action, then +2 to hit or +1 Wound.

combat-toughened-title = Combat Toughened
combat-toughened-text = Fighter, constant: +2 Wounds, and +2 Charm to settle a fight with words.

expert-parry-title = Expert Parry
expert-parry-text = Fighter, rested, free: before a melee attack on you is rolled, it loses a die. Once a round at most.

fight-dirty-title = Fight Dirty
fight-dirty-text = Fighter, constant: a face die of 1 gives +2 to hit or +1 Wound, chosen after.

weapon-of-choice-title = Weapon of Choice
weapon-of-choice-text = Fighter, constant: with one weapon every die is a face die. One 10 and one 1 may pay off, not two of either.

knight-title = Knight
knight-text =
    Rank, arms and sworn service. Sworn: what your liege or your family asks, you owe. Starts with a sealed letter of descent, a cloak in the family's colors, a shield with your arms, and 3d10 x 100 silver.

    Talents: Armor Skill, Connected, Logistician, Politician, Shield Skill.

elite-title = Elite
elite-text = Knight: +2 Commitment when your own nerve is tried in a fight, +2 Charm to hold others there; once per arena 1 point raises a combat roll by 2.

armor-skill-title = Armor Skill
armor-skill-text = Knight, constant: your armor weighs a load less, never below 0.

connected-title = Connected
connected-text = Knight, rested: where it can be, a relative is near and helps. The family's enemies hear of it, and one comes later.

logistician-title = Logistician
logistician-text = Knight, constant: your pack is a load lighter, carried armor but not worn; a group travels a fifth faster.

politician-title = Politician
politician-text = Knight, constant: +2 Awareness and Charm in politics.

shield-skill-title = Shield Skill
shield-skill-text = Knight, constant: a shield costs you no die.

mechanic-title = Mechanic
mechanic-text =
    Whatever has gears, valves or hinges. Bad with Faces: a hinge tells you more than a smile does. Starts with a canvas roll of tools, a greased apron, a magnifying glass on a cord and 3d10 x 5 silver.

    Talents: Demolitions, Inventor, Locksmith, Repair, Trapmaster.

engineering-title = Engineering
engineering-text = Mechanic: what was built shows you its working, at once, or in an hour if it is complex; Awareness if in doubt.

demolitions-title = Demolitions
demolitions-text = Mechanic, rested, focus: Awareness tells how to hold up or bring down a structure. Knowing is not yet doing.

inventor-title = Inventor
inventor-text = Mechanic: one invention per level, a week each. It gives +1 on one kind of roll, or takes points up to the level it was built at, once, then wants resetting. Doubles while using it break it. Others need Cunning to work it out. Making many costs a level's attribute.

locksmith-title = Locksmith
locksmith-text = A lock has complexity 1 to 10. Opening it is Cunning, +3 difficulty for each point left and each retry. Locksmiths wear it down by 1 with each focus action.

repair-title = Repair
repair-text =
    Mechanic, rested:
    - a ship, a wall: a day
    - a gate, a room: 12 hours
    - a wagon, a door: 6 hours
    - hinges, hubs: an hour
    - anything smaller: 30 minutes

    Half of it in ideal conditions. With Inventor too, +2 to work out unknown devices.

trapmaster-title = Trapmaster
trapmaster-text = Mechanic, constant: +2 Awareness for traps; disarm by Cunning against 3, 6, 9, 12 or 15; build, mend and spring them.

scout-title = Scout
scout-text =
    Being the first to see, and the first to be seen. Nobody's Loss: you never count on being fetched. Starts with a cord with a knot for every hundred paces, a waxed map case, smoked glass against the sun and 3d10 silver.

    Talents: Birdcall, Elusive, Read Signs, Sprinter, Survivor.

military-intelligence-title = Military Intelligence
military-intelligence-text = Scout: a focus action counts all in sight; you know what marches and meals take.

birdcall-title = Birdcall
birdcall-text = Scout, constant: signals by bird calls. Noticing one is Awareness 5 for those who know them, 10 for others, who still don't understand.

elusive-title = Elusive
elusive-text = Scout, arena, focus: once out of sight, nobody without scent or magic finds you, unless the GM pays for a roll against your Cunning. Half of that is yours, and with one player the rest of it too.

read-signs-title = Read Signs
read-signs-text = Scout, rested: Awareness for a fact from the surroundings, and the weather for 12 hours.

sprinter-title = Sprinter
sprinter-text = Scout, rested: a Wound buys one move across two places.

survivor-title = Survivor
survivor-text = Scout, rested, focus: shrug off a Wound. At the last Wound your roll is lower by half your level; 0 or less leaves you standing.

thief-title = Thief
thief-text =
    Getting at what is locked away. Light Fingers: things go missing where you have been, and your friends own things too. Starts with felt overshoes, a ring of keys to nothing in particular, a long coat with eleven pockets and 3d10 silver.

    Talents: Arsenal, Backstab, Bash, Pickpocket, Super Cunning.

get-paid-title = Get Paid
get-paid-text = Thief: 1 point for each theft, or 1 per 100 gold of your share of a big score once you are out with it, if that is more.

arsenal-title = Arsenal
arsenal-text = Thief, constant: knives weigh nothing. Twenty or more work as light armor, for a load.

backstab-title = Backstab
backstab-text = Thief, arena: with a light, hand or near ranged weapon on a foe who looks elsewhere: +2 to hit or +1 Wound. On one unaware, both.

bash-title = Bash
bash-text = Thief, arena, focus, blunt weapon: when you hit, wound or don't, then roll Cunning; more than 5 for each Wound left and each level of head armor knocks out. The GM may pay to make it harder; that comes to you, half of it at once and half through the Bowl.

pickpocket-title = Pickpocket
pickpocket-text = Thief, constant: Cunning against Awareness; openly, add Daring. Who knows of it may resist with Daring or Cunning. In a fight it happens in phase 2, and you may move as well. Secured things are harder.

super-cunning-title = Super Cunning
super-cunning-text = Thief, constant, exclusive: Cunning rolls take the better of two dice.
