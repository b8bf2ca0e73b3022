ranks-title = Ranks
ranks-text =
    Everything is measured on one scale of eleven words, from worst to best:
    - 1: Catastrophic (CT)
    - 2: Pathetic (PT)
    - 3: Feeble (FB)
    - 4: Inferior (IN)
    - 5: Poor (PR)
    - 6: Passable (PS)
    - 7: Good (GD)
    - 8: Great (GT)
    - 9: Super (SP)
    - 10: Awesome (AW)
    - 11: Extreme (EX)

    A rank, a level and a column up or down are the same: one step on this scale. Rolls, difficulties, damage, foes and prices all use these words.

table-title = The Action Results Table
table-text =
    Your trait picks the row, 1 to 30; the d100 picks the column in that row; the column is your result. There are ten columns, Catastrophic to Awesome: no roll is ever Extreme.

    The table that comes with the program is a reconstruction of ours, since the printed one is a picture that our text did not hold; 'rules own table' tells how it was made, and how to play by another. On it Craft 8 with skills of +3 and +2 is row 13, where a roll of 50 lies in 47 to 62: Passable.

    'why' shows the row and its ranges for the last roll.

own-table-title = Own table
own-table-text =
    Our table keeps what the rules' text says of the printed one:
    - row 14 gives Good on exactly 59 to 73
    - each row has ten columns, none of them Extreme
    - 01 is always Catastrophic, 00 always Awesome
    - a better trait is never worse

    The rest is a bell curve that moves up a column every four rows, the only one through both numbers of row 14. Two cells are one lower, so that 46 gives the rank of a foe with that trait (ours).

    To use another, start with '--art-table FILE', a CSV: headings, then each row with the highest roll of each column, such as 14,3,7,15,27,42,58,73,85,92,100.

damage-title = Damage
damage-text =
    Damage is a rank, Inferior to Extreme; anything lower does nothing. It checks a free Health box of the same rank. A box that is checked already, or that outranks the damage, is never touched. Damage lower than your lowest free box is ignored, however often it comes: scratches never finish anyone, the last boxes take a solid hit.

    If no free box has that very rank, see 'rules no box of that rank' and 'rules hit too hard'.

attributes-title = Attributes
attributes-text =
    - Agility: balance, speed, reflexes; the base of Defense.
    - Alertness: noticing, being first, shooting.
    - Charm: impressing, persuading, leading.
    - Craft: making, mending, driving.
    - Cunning: lies, schemes, seeing through them.
    - Dexterity: hands, locks, blades.
    - Fate: luck, and how well off you start.
    - Intelligence: knowing, reasoning; starting experience.
    - Stamina: endurance, nerves, healing; starting Health.
    - Strength: muscle.

    Defense is worked out from Agility and is no eleventh attribute.

    Type 'try' with any of them to do what no choice offers.

attribute-scores-title = Attribute scores
attribute-scores-text = Your attributes are whole numbers from 2 to 12. An ordinary person has about 4 in each, an adventurer about 7. 'sheet' shows yours.

foes-title = Foes and their ranks
foes-text =
    Foes and hazards have no numbers, only ranks: their attributes (Catastrophic to Extreme), an Attack rank, a row of Health boxes (as a rule four) and a damage rating from 0 to 3. A Defense rank matters only when one foe fights another. Where an author gives no rank for an attribute, it is Poor.

    Few foes have skills. Such a skill is a rank too, and takes the place of the attribute instead of adding to it.

trait-title = Trait
trait-text = A trait is what one roll is made with: an attribute, plus at most two skills, plus or minus everything else that counts just then (gear, fatigue, a kept bonus, Fame). It is added up afresh for each roll. Before the dice fall you are shown the sum, such as Strength 7 + Climb 2 = 9.

rank-numbers-title = Foe ranks as numbers
rank-numbers-text =
    What a foe's rank would be as an adventurer's trait:
    - Catastrophic: 0
    - Pathetic: 1
    - Feeble: 2-5
    - Inferior: 6-8
    - Poor: 9-13
    - Passable: 14-17
    - Good: 18-21
    - Great: 22-25
    - Super: 26-28
    - Awesome: 29
    - Extreme: 30

d100-title = The d100
d100-text = Rolls are made with two ten-sided dice, one named as the tens before they are thrown. They give 1 to 100; two zeros are 100. Tens 4 and ones 8 make 48. The program throws them for you; with '--dice ask' you throw your own and type them in.

random-attributes-title = Random attributes
random-attributes-text = Two six-sided dice are rolled and added, and you give the sum to an attribute before the next pair is rolled; ten times in all. This is the only use of six-sided dice.

who-rolls-title = Who rolls
who-rolls-text = Only you roll, for your hero and for those who act on the hero's orders. Foes never do: their ranks are what you roll against. Every number the program draws is your roll and is shown as one. The dice follow the seed of the game, or are yours with '--dice ask'.

dice-stand-title = A roll stands
dice-stand-text = What the dice show counts; nothing in the program changes a roll to make a better story. 'undo' takes your last turn back, and the same dice fall if you do the same again. 'undo anew' gives new dice. Both are noted in the journal, so an honest log stays honest.

kicker-title = Kicker
kicker-text = The ones digit of a d100 roll, 0 to 9, is its kicker. Perks, gear, foes and authors can attach something to a digit: an effect on 3 comes with 3, 13, 23 and so on up to 93. A foe's kicker is read from the roll you make against it. One roll sets off at most one good effect, which you pick if several offer themselves, and one bad one, the first in the author's order. A perk may also wait for a certain result instead.

henchmen-title = Companions and henchmen
henchmen-text =
    Everyone you don't play is a foe in the rules, friendly or not; one who takes your orders is a henchman, here a companion. A henchman comes along to further adventures with the hero who led last; 'solo hero advance' lets them go. How one is won over: 'rules winning-over'.

    You roll for companions with a number for their rank: Catastrophic and Pathetic 1, Feeble 3, Inferior 7, Poor 11, Passable 15, Good 19, Great 23, Super 27, Awesome 29, Extreme 30.

sessions-title = Adventures and sessions
sessions-text = An adventure takes one session or several. It is over when its main task is settled and you are safely back, and its end always closes a session too. Here, one adventure played to its ending counts as one session, however often you quit and come back.

between-adventures-title = Between adventures
between-adventures-text =
    When an adventure ends, every Health box is healed and all fatigue is gone. The time between adventures, which includes the making of a new hero, is also when experience is spent.

    An adventure may have it otherwise: then you come home with your wounds, and nights of rest heal them; 'solo hero advance' lets them pass.

skills-title = Skills
skills-text = A skill is a bonus of +1 to +9 for one narrow kind of action. A general skill covers many cases and usually comes first; a specialty covers one of them. Driving helps at any wheel; Driving Lorries only at a lorry's, where both may be added. 'skills' lists yours.

quests-title = Quests
quests-text = A quest is something you have undertaken to do. Somebody in the story offers it, or you declare it beforehand. Completing it earns Glory. Quests that you take are listed in the journal. One of your own is stated beforehand too ('state a quest'), where the adventure or the table has settled what it earns; else it is a goal on your sheet.

goals-title = Goals and motivation
goals-text = Every hero has at least one goal and a motivation, set before play; the making of a hero asks for both. Good stories push a goal forward or stand in its way, and some goals are made quests. 'sheet goals' shows yours.

creation-title = Making a hero
creation-text = You choose one of the adventure's ready-made heroes or make your own. Attributes are found in one of two ways, random or balanced; the adventure may settle which, else you choose. Then come skills, goals, a motivation and a name. Every step can be undone with 'undo'.

balanced-attributes-title = Balanced attributes
balanced-attributes-text = Each attribute is the sum of two numbers from this pool, and every number is used once: three 1s, three 2s, four 3s, four 4s, three 5s, three 6s. They add up to 70, so the ten attributes average 7. If Charm takes 5 and 2, it is 7 and eighteen numbers are left. 'even' pairs the rest for you.

inspire-attribute-title = Improving an attribute
inspire-attribute-text = Attributes rise in play only by inspiration points. You may put one beside the attribute that you rolled when the dice show 00. For a Defense roll that is Agility, and for an attack the attribute of the weapon.

starting-health-title = Starting Health
starting-health-text =
    Stamina sets the four boxes you begin with:
    - 2: IN/IN/IN/IN
    - 3: IN/IN/IN/PR
    - 4: IN/IN/PR/PR
    - 5: IN/PR/PR/PR
    - 6: IN/IN/PR/PS
    - 7: IN/PR/PR/PS
    - 8: IN/PR/PS/PS
    - 9: IN/PR/PS/GD
    - 10: PR/PR/PS/GD
    - 11: PR/PS/PS/GD
    - 12: PR/PS/GD/GD

    IN Inferior, PR Poor, PS Passable, GD Good.

once-derived-title = Stamina and Fate after the start
once-derived-text = Stamina sets Health, and Fate sets Fortune, only when a hero is made. From then on each goes its own way: a better Stamina brings no new Health, and a better Fate no new Fortune.

fame-title = Fame
fame-text = Fame is a score, and what you expend of it is tallied beside it; the score itself stays. What is left is the score minus the tally. With nothing left, nothing that costs Fame can be done. A new hero has a Fame of 1, none of it expended. 'fame' shows both. See 'rules what fame buys' and 'rules getting fame back'.

starting-fortune-title = Starting Fortune
starting-fortune-text =
    Fate sets how well off you start:
    - 2: Catastrophic, destitute
    - 3: Pathetic, impoverished
    - 4: Feeble, poor
    - 5: Inferior, struggling
    - 6-7: Poor, getting by
    - 8-9: Passable, comfortable
    - 10: Good, well-off
    - 11: Great, prosperous
    - 12: Super, affluent

    Awesome (wealthy) and Extreme (rich) are only reached in play.

starting-experience-title = Starting experience
starting-experience-text = You begin with as many experience points as your Intelligence. They buy starting skills, perks and ranks of Health, the latter two at the prices of between adventures. What you don't spend is kept.

starting-skills-title = Starting skills
starting-skills-text =
    Before your first adventure a skill costs, in experience points:
    - +1: 1
    - +2: 3
    - +3: 6
    - +4: 10

    None can start higher. When a hero is made, type the name and the rating, such as climb 2. The book's own prices are lost; these are what inspiration would come to, and an adventure may take the rating itself as the price: 1, 2, 3, 4.

several-heroes-title = More than one hero
several-heroes-text = If several adventurers set out together, what they are to each other is said before play; and before a very deadly adventure a second hero may be made, ready to step in. Where an adventure lets you lead several, choosing goes on until you set out: ready-made heroes, new ones, and those of your own files.

health-title = Health
health-text = Health is four boxes, each with a rank, filled in from left to right: a minor, a moderate, a heavy and a critical wound. A checked box is a wound; a free one is Health left. Most foes have four as well. 'health' shows yours.

spill-title = No box of that rank
spill-text =
    If every box of the damage's rank is checked, the next free box to the left is checked instead. If nothing to the left is free either, the hit does nothing.

    With Poor/Passable/Good/Great, a first Passable hit checks Passable and a second checks Poor. A third checks nothing.

overkill-title = Hit too hard
overkill-text = Damage above your highest free box checks that box, and one more free box for each rank that it is too high. The further boxes are the lowest free ones, unless the adventure's options say otherwise. If Poor and Passable are free, a Good hit checks both.

staggered-title = Staggered
staggered-text = Whoever takes a wound in the rightmost box is staggered and loses the next turn, once. Outside a fight it is over as soon as game time passes.

defeat-title = Defeat
defeat-text = When every Health box is checked you are defeated. You fall unconscious; you don't die. Each defeat lowers your Fame score by 1 for good, though never below 0; if more Fame was expended than the new score, the tally shrinks to fit. What happens next: 'rules waking up'.

foe-defeat-title = Defeated foes
foe-defeat-text = A foe whose boxes are all checked dies at once, unless the author says that it yields or runs. The roll that does it colours how it looks. Inferior or Poor: worn out at last, it sinks. Super or Awesome: an end worth telling.

waking-title = Waking up
waking-text = You stay unconscious until at least one box is healed, by first aid, a med-kit or a night's rest. Here a companion tries your med-kits first; failing that, nights go by, with a Stamina roll each, until a wound closes. Then the story goes on, at the adventure's scene for defeat if it has one.

left-for-dead-title = Left for dead
left-for-dead-text = Foes go after those who still fight, not after the fallen. Having won, they may take what they like and leave you for dead. You wake hours later, when rest has healed something.

certain-death-title = Certain death
certain-death-text = A few things kill outright, with no roll and no waking up. They can only follow a choice of your own: you are told plainly what it means, and may choose otherwise. Only if you insist is it done.

death-title = Death
death-text = If you insist on certain death, it gets the scene it deserves, and that hero is gone for good. Where you lead several, the next one goes on; else the next adventure needs another hero. ('undo' still takes the turn back; that is between you and your journal.)

fame-uses-title = What Fame buys
fame-uses-text =
    - Before a roll: +2 on the trait for 1, as often as you can pay.
    - After a roll below Passable: one column better for 2, up to Passable.
    - First aid: 1 for an Inferior box, 1 more for each rank above.
    - In combat rounds: a second turn for 2, a third for 3 more.
    - Some perks: 1, as the perk says.

    The program offers it whenever it can be used.

fame-recovery-title = Getting Fame back
fame-recovery-text = An Awesome result on any roll clears your whole tally: all your Fame can be used again. It does not if you expended Fame on that very roll, before or after it.

glory-title = Glory
glory-text =
    Completing a quest pays its Glory. Several adventurers are asked who gets how much of it; companions take none. When Glory reaches ten times your Fame, it goes back to 0 and the Fame score rises by 1; any surplus is lost. Fame 1 needs 10 Glory, Fame 2 needs 20. At Fame 0 you need 10.

    Refusing or failing a quest may cost Glory, never below 0. Some rare finds raise the Fame score directly.

buying-title = Buying gear
buying-text =
    Fortune is not spent. Whatever costs no more than your Fortune may be had, as many as you can carry, before you set out and in any shop on the way. With Fortune Good that is everything from Catastrophic to Good.

    At the start of an adventure you may choose gear that fits its setting, where its author offers some. Before an adventure 'solo hero advance' equips a hero of yours so.

found-gear-title = Found gear
found-gear-text = What you find, take or are given may be used for the rest of the adventure, whatever it costs. Whether it may be kept is settled at the end: see 'rules keeping-gear'.

keeping-gear-title = Keeping gear
keeping-gear-text = When an adventure is over you keep what costs no more than your Fortune, after any treasure has raised it. What costs more is exchanged as treasure worth three ranks less than its cost, so a Great rifle counts as a Poor treasure; below Catastrophic it is worth nothing and stays behind. A thing without a cost belongs to its story and stays there too.

equipping-others-title = Equipping others
equipping-others-text = If you outfit others besides yourself, your Fortune counts one rank less for each of them, for that purchase only and for everybody, yourself included. With Fortune Great and one other, both may have what costs up to Good.

treasures-title = Treasures
treasures-text =
    A treasure is worth a rank and usually does nothing else. They are exchanged when the adventure is over. One worth more than your Fortune raises it by a rank, though by no more than one rank in an adventure, however much you bring home; that treasure is gone.

    In a party each adventurer settles with what they carry: 'divide' shows what becomes of whom, and lets you share things out. At the very end what somebody does not need goes to who does.

upkeep-title = Upkeep
upkeep-text = Fortune falls by one rank at the end of an adventure unless treasure keeps it: one worth your Fortune, or two of a rank less, or four of two ranks less. Treasures worth more count as the lower kind, and one that raises Fortune is enough by itself. It never falls below Catastrophic. The sheet says beforehand what would keep it; short adventures without treasure ask for none.

trophies-title = Trophies
trophies-text = A trophy is a unique treasure with powers of its own: a perk, a bonus against some foes or on some rolls, or something that happens on one kicker. What it gives counts while you hold it ready or wear it. Trophy weapons and armor serve like ordinary ones but cost less Fortune. In the adventure where you find one it costs nothing; at the end it is kept if your Fortune reaches its cost, or exchanged like any treasure.

slots-title = Gear and slots
slots-text =
    Only what is on your sheet exists; clothing is taken for granted, and armor has a place of its own. You carry at most:
    - ready: 2, in your hands, usable at once
    - at hand: 4, an action each to take out
    - stowed: 9, in your pack

taking-out-title = Taking things out
taking-out-text = What is at hand is ready after one action. What is stowed takes a sustained roll: Dexterity against Inferior, goal 5. Say ready and the thing; put away, stow, drop, take up, give, wear and load work alike. What you put down lies within reach until you have moved on.

kits-title = Kits
kits-text = Small things that belong together share a slot as a kit: needles, thread and buttons in a tin, or a surveyor's pencils, rule and string.

two-handed-title = Two-handed weapons
two-handed-text = A two-handed weapon fills both ready slots, so there is no hand left for a shield, and it can't be used with one hand. Nor can it be hidden about you: who sees you sees it.

armor-title = Armor
armor-text =
    Armor changes Defense, which is Agility and this, never below 1:
    - none: -6
    - Catastrophic: -5
    - Pathetic: -4
    - Feeble: -3
    - Inferior: -2, takes Strength 2, bonus at 8
    - Poor: -1, takes Strength 3, bonus at 9
    - Passable: +0, takes Strength 4, bonus at 10
    - Good: +1, takes Strength 5, bonus at 11
    - Great: +2, takes Strength 6, bonus at 12
    - Super: +3, takes Strength 7
    - Awesome: +4, takes Strength 8
    - Extreme: +5, takes Strength 9

    Too weak, and you can't wear it. At the bonus Strength Defense is 1 better.

shields-title = Shields
shields-text =
    A shield adds this to Defense against an attack, and has this Speed:
    - Catastrophic: +1, 0
    - Pathetic: +1, 5
    - Feeble: +1, 10
    - Inferior: +2, 0
    - Poor: +2, 5
    - Passable: +2, 10
    - Good: +2, 15
    - Great: +3, 0
    - Super: +3, 5
    - Awesome: +3, 10
    - Extreme: +4, 0

shield-uses-title = Using a shield
shield-uses-text =
    You say that the shield is used before that Defense roll; it is a free action, while a parry with it is an action of its own. It must be in a ready slot and is no help when you are surprised or struck from behind. How often in a round follows from Dexterity, Strength and its Speed together:
    - 0-12: 1
    - 13-17: 2
    - 18-22: 3
    - 23 or more: 4

weapons-title = Weapons
weapons-text = A weapon is a class and a rank, such as a Great blade. The class says whether it takes one hand or two and whether it is for the hand or shoots; the rank is also its cost, the Fortune that it takes to have it. A skill or bonus with a class helps with all its weapons and no others: what helps with rifles helps with every rifle, and with no shotgun.

weapon-attack-title = Attack of a weapon
weapon-attack-text =
    Attack is an attribute and a modifier that begins at Catastrophic and is 1 better each rank; it is never below 1:
    - one-handed melee: Dexterity -5
    - two-handed melee: Strength -3
    - one-handed ranged: Alertness -5
    - two-handed ranged: Alertness -4
    - grenades: Dexterity -2

    One-handed melee weapons take Strength 2 from Feeble on, one-handed ranged ones 2 from Poor on, two-handed ranged ones 2 from Inferior on, and 1 more each rank. Too weak, and you can't use it.

range-title = Range
range-text = Range is counted in bands, and nothing beyond it can be attacked. A weapon for the hand strikes in its own band; one with reach also in the next, at -3 against somebody in the same band. One-handed ranged weapons reach 1 to 4 bands and two-handed ones 3 to 9, by rank.

melee-features-title = Features of melee weapons
melee-features-text = A melee weapon may have one feature, or entangle and thrown only together. Thrown, for small one-handed ones, costs a rank more: it can be hurled, and is gone until fetched. Thrown only costs a rank less and is no use in the hand; after a fight that you win you have it back.

throwing-title = Throwing distance
throwing-text =
    How many bands a thrown weapon flies, and a grenade, by Strength:
    - 2-3: 0, a grenade 1
    - 4-8: 1, a grenade 2
    - 9-11: 2, a grenade 3
    - 12: 3, a grenade 4

entangle-title = Entangling
entangle-text =
    Whips and bolas may entangle: it costs a rank more and 3 of the Attack. When such an attack hits on a kicker of 5, 6 or 7 you may entangle instead of harming, a round for each success against the target's lowest free Health box.
    - 5: the arms, so that what they hold falls and they can't attack
    - 6: the legs, so that they lie prone and can't move
    - 7: the neck, which is hurt each round

ranged-features-title = Features of ranged weapons
ranged-features-text = A ranged weapon may have any number of features. A scope adds a band of range and costs a rank more. Bows and crossbows are silent, as are blades and fists; a silenced firearm loses 3 Attack. Who attacks unseen without a sound, and puts down whom he meant, stays unseen unless another foe is in his band. A tripod, for two-handed firearms, takes an action to set up and gives +3 to a user who lies prone.

ammunition-title = Ammunition
ammunition-text = Ammunition and reloading are taken for granted: an attack may be several shots, a miss the moment when you reload. Only a spray can run a weapon dry.

shotguns-title = Shotguns
shotguns-text = A shotgun has +4 Attack. Its range is 2 bands, whatever it costs. Sawed off, it takes one hand and reaches 1 band.

unarmed-title = Bare hands
unarmed-text = With nothing in your hands you fight as with a Catastrophic one-handed weapon: Dexterity -5, at least 1.

area-weapons-title = Area weapons
area-weapons-text = A normal weapon hits one; an area weapon may hit several in a band, friends as well as foes, with an attack roll for each. If more are there than it can hit, Fate picks: adventurers roll it, foes have their rank, and the worst are struck. Between equals the attacker decides.

hit-the-dirt-title = Falling prone before a blast
hit-the-dirt-text = Whoever is in the band of an area attack and has not acted this round may fall prone before Fate is rolled: any damage is then a rank less, and that was the action of the turn.

autofire-title = Autofire
autofire-text =
    Machine pistols and machine guns may fire a burst at one target like any weapon, or spray a band within range. For a spray you say at how many; each is attacked with a roll of its own, with this on the Attack:
    - 1: +4
    - 2: +2
    - 3: +0
    - 4: -2
    - 5: -4

spray-mishap-title = Spraying: mishaps and giants
spray-mishap-text = A Catastrophic roll of a spray means that the ammunition is gone and the turn over; the weapon is useless until more is found or bought. This stands in place of a fumble. Against one creature as large as an elephant a spray is two normal attacks.

grenades-title = Grenades
grenades-text =
    Four grenades fit in a slot, and one is gone when used. Its size is fixed when you get it; it says how many it hits in a band, and what it does to the Attack:
    - small: 2, +2
    - medium: 3, +0
    - large: 4, -2
    - huge: 5, -4

shrapnel-title = Shrapnel
shrapnel-text = A Catastrophic roll with a grenade sends shrapnel back: every adventurer rolls Fate, and the lowest below Good makes a Defense roll against Inferior. If all have Good or better, nobody is hit.

try-title = Trying anything
try-text =
    What you do in a turn is an action, and need not be on the list. Type 'try', an attribute, perhaps a difficulty (a rank, or a word such as daring; usually Poor), and what you do: try strength good lift the grate. You may argue for any skill of yours. It takes 5 minutes; the outcome is the author's, or told in general words.

    While a roll waits, one thing may be tried besides. In a fight or a chase it is the action of your turn, now or as soon as that comes, and never easier than Poor. A success is a column on your next attack, two from three successes on; in a chase it gains ground.

automatic-title = Things that need no roll
automatic-text = Everyday things in ordinary conditions just work, and so does anything where nothing can be gained or lost. An author may also let something succeed because the story needs it. In scenes these are the choices that simply lead on. They take the time that they would really take, and the clock of the game counts it. If how fast or how well matters, it is a roll after all.

opposed-title = Opposed rolls
opposed-text = Nothing done against a foe's will is automatic: it is rolled. The foe's rank in the fitting attribute is the difficulty, made easier or harder by the situation. The foe doesn't roll: your failures are its successes, and your successes its failures. Bluffing a clerk of Good Cunning with a Great result is 2 successes. At the end of a long shift her Cunning may be only Passable.

impossible-title = Impossible things
impossible-text = Only the absurd, or what would break the adventure, is refused; anything else that seems hopeless is rolled against a very high difficulty. If you can say how it might be done, it deserves a roll: 'try' it, with Awesome as the difficulty if need be. A barred choice says why it is barred.

when-to-roll-title = When to roll
when-to-roll-text = Roll when things could go more than one way and something hangs on it. If only one outcome is possible, or nothing is at stake, don't. The same goes for what you 'try'.

which-attribute-title = Which attribute and which skills
which-attribute-text = The adventure says when to roll and on which attribute: the one the rules set for that kind of action, else the one that fits best, always the same for the same thing. If it names several, you pick. Which of your skills count is up to you.

specialised-title = Specialised actions
specialised-text = Some actions take a perk, such as Piloting for Craft in the air. Who lacks it rolls on row 1, whatever the attribute and the skills are. Fame expended before the roll still helps.

order-title = The order of a roll
order-text =
    1. The attribute and the difficulty are named.
    2. You may abort.
    3. You choose up to two skills; the trait is added up.
    4. You may expend Fame for +2 each, and may take 25.
    5. The dice fall.
    6. You may expend Fame to raise a poor result.
    7. The column is read; a kicker works.
    8. Awesome brings Fame back.
    9. Doubles may teach you something.

    After 'offers asked', you are stopped at 2 to 4 and at 6 only if you type 'offer' before the choice.

after-the-roll-title = After the roll
after-the-roll-text = Once the column is read, any column shift is applied and successes or failures are counted against the difficulty. Then the outcome is told, and the time it took goes by.

difficulty-title = Difficulty
difficulty-text = A difficulty is a rank: the lowest result that is a success. Against Poor, a result of Poor or better succeeds. Most lie between Pathetic and Awesome. Against Catastrophic you always succeed, against Extreme you always fail; such a roll only tells how well or how badly.

difficulty-words-title = How hard is it
difficulty-words-text =
    What a difficulty means to an average adventurer:
    - Catastrophic: boring, can't fail
    - Pathetic: routine
    - Feeble: simple
    - Inferior: tricky
    - Poor: troublesome
    - Passable: hard
    - Good: daring
    - Great: reckless
    - Super: foolhardy
    - Awesome: desperate
    - Extreme: impossible, can't succeed

beginners-title = What beginners can face
beginners-text = New heroes should mostly meet difficulties of Pathetic, Feeble and Inferior. More than Passable is for the experienced. 'odds' tells you the exact chances of a choice before you take it.

told-before-title = What you are told before a roll
told-before-text = The difficulty is shown before you roll, unless the author hides it. Even then it is fixed before the dice fall, never made up after. You are warned before anything especially dangerous: a roll against Great or worse, or a Defense roll.

same-for-all-title = The same difficulty for everyone
same-for-all-text = Where nobody opposes you, the difficulty is set for an average, unskilled adventurer, and it is the same for all who do the same thing. Being good at it shows in your trait, not in the difficulty. Setting a sail is routine for sailors and hard for others: it is Passable for everyone.

circumstances-title = Circumstances
circumstances-text = Difficulty goes up or down with the ground, the light, your equipment and how careful you are: old ink is easier to read by daylight. As a rule each such thing is one rank. However many there are, a difficulty stays between Catastrophic and Extreme.

contests-title = Hero against hero
contests-text = In a plain contest, such as a race, both roll and the higher column wins. Otherwise the one who acts rolls first, and that result is the difficulty for the other. The other's failures are then the first one's successes. If one palms a card with a Super roll and the other watches with a Passable one, there are 3 failures, and three cards are gone. If the other rolls Super too, it is 1 success, and the sleeve is searched.

free-will-title = Nobody plays your hero
free-will-text = No skill makes one player's hero do another player's will; at most a perk can. You decide. If you ignore what your hero must feel, it may cost Fame or experience where an author says so.

foe-against-foe-title = Foes against foes
foe-against-foe-text = When no adventurer has a part in it, nothing is rolled: common sense decides, or the rank of the one who acts stands for a result. An Attack of Great against a Defense of Poor hits.

winning-over-title = Winning somebody over
winning-over-text = A Charm roll, sometimes Cunning, wins somebody over to your side. An order that is risky to follow takes such a roll as well: fail, and it is not obeyed.

adding-title = Several foes at once
adding-text =
    Against a group, one roll against their ranks added up can stand for all. Take the two lowest that are at most one rank apart, and replace them by one rank above the higher; repeat while you can. The highest that is left is the difficulty, Extreme at most.
    - Inferior, Poor, Good: Inferior and Poor make Passable, Passable and Good make Great.
    - Pathetic, Feeble, Good: Inferior and Good are too far apart, so Good.
    - Four times Feeble: Poor.

column-shift-title = Column shifts
column-shift-text = A roll that has no difficulty, such as an attack, is made easier or harder by shifting its result: +1 is one column better, -1 one worse. A Poor result at +3 is Great. A foe doesn't roll, so its rank is what shifts: a Great Attack at -1 is Good.

shift-limits-title = Limits of shifts
shift-limits-text = However it is shifted, a roll stays between Catastrophic and Awesome, and a foe's rank between Catastrophic and Extreme. Shifts of more than three columns should be avoided.

shift-order-title = When a shift counts
shift-order-text = First comes the column of the table, then Fame expended after the roll, then the shift. Getting Fame back goes by the table's own column; doubles and kicker go by the dice; all else goes by the final column. 'why' shows each step, even of a shift that nobody announced.

modifiers-title = Trait modifiers
modifiers-text = A trait modifier is added to your trait before the roll: with +2 Defense from an item, your Defense is 2 higher. Those from perks and gear always count, without asking. A bonus kept for your next action is used up by its roll; what you are asked to roll besides, such as Defense, leaves it. Only heroes have trait modifiers: what would be +1 for a foe is -1 on your roll against it.

modifier-limits-title = Limits of modifiers
modifier-limits-text = Whatever is added (gear, Fame, help) lifts a trait to 25 at most, and whatever is taken away leaves at least 1. Attribute and skills alone can reach 30; a trait that is over 25 without any help is not cut down to it.

ad-hoc-modifiers-title = Modifier or difficulty
ad-hoc-modifiers-text = One-off modifiers are rare: as a rule the difficulty or the column is changed instead. They serve where that would leave too few degrees. Against Super there are eight degrees of failure and two of success; against Inferior, three and seven.

abort-title = Aborting a roll
abort-text = When you hear what a roll is for and how hard it is, you may still back out: type 'abort'. Nothing is rolled and no Fame is lost, but the action is spent. A reaction can't be aborted.

skills-on-a-roll-title = Skills on a roll
skills-on-a-roll-text = At most two skills count for a roll, chosen before the dice fall, and they must have to do with what you do. That goes for attack and Defense rolls too. The program takes your best two that the author lists; you may leave one out, swap it, or argue for another of your own.

fame-before-title = Fame before a roll
fame-before-text = Each point of Fame expended before the dice fall adds 2 to the trait. Type 'fame' when the roll is offered, as often as you like and can pay. It is gone even if the roll fails.

take-25-title = Taking 25
take-25-text = You need not trust the dice: with 'take 25', before they fall, the table is read for a 25. You may expend Fame on it, before or after. Without dice there is no kicker, and there are no doubles.

fame-after-title = Fame after a roll
fame-after-text = If a result is below Passable, each 2 Fame make it one column better, up to Passable and no further. A Feeble result takes 6 Fame to become Passable. It is offered when you have enough; type 'fame', or 'keep' the result.

failures-title = Counting failures
failures-text = A result below the difficulty fails, with one failure for each rank below it. Pathetic against Poor is 3 failures. In short they are written 1f, 2f, 3f.

successes-title = Counting successes
successes-text = A result equal to the difficulty is 1 success, and each rank above it one more. Super against Good is 3 successes: Good, Great, Super. In short they are written 1s, 2s, 3s. Authors may pay by the count, such as a sack saved for each success, or an hour lost for each failure.

extremes-title = The best and the worst
extremes-text = The worst that can happen comes with Catastrophic, the best with Awesome. Against a high difficulty even Awesome is modest, and against a low one Catastrophic is mild. What happens must fit how well you did: narrowly missing is no catastrophe.

degrees-title = What a degree means
degrees-text =
    Failures (f) and successes (s), from worst to best:
    - 5f or worse: a disaster, worse off than before.
    - 4f: a blunder, with a new complication.
    - 3f: a setback to be put right.
    - 2f: something is in the way.
    - 1f: nothing gained.
    - 1s: most of it, with a flaw.
    - 2s: good enough.
    - 3s: all of it.
    - 4s: all of it, with style.
    - 5s or better: all of it and an advantage besides; here +2 on your next action.

    What an action brings to the next one adds up, and comes on top of what the story gives. It waits for an action of yours: Alertness, Defense, Fate and Sanity rolls leave it as it is, and bring none.

describe-title = Describe it yourself
describe-text = You may say what a result looks like, above all an Awesome one. 'note' puts your words into the journal beside the roll. They change nothing in the rules.

stakes-title = What a roll can bring
stakes-text = Some rolls can win or lose you something, some only avert harm, and some only offer a gain. A failed chance of the last kind usually does not come back. Harm can be wounds, fatigue, lost time, an enemy made or a way closed.

tone-title = How grim it gets
tone-text = How dark the penalties may be is for those at the table to settle. Alone, that is you: read an adventure's content notes before you begin.

combined-title = Combined efforts
combined-text = When a group does one simple thing together, their efforts make one result. How many can take part is common sense; here, you and four others unless the author says otherwise. Adventurers roll; a companion's result is simply the rank in that attribute. If anybody who rolls gets Catastrophic, the whole effort is a disaster. Then see 'rules helping without adding' and 'rules adding efforts up'.

best-of-group-title = Helping without adding
best-of-group-text = Where more hands make it likelier but not easier, such as keeping a lookout, the best result is the group's. If you roll Passable and a companion is Good, the result is Good: against Great, 1 failure.

compounding-title = Adding efforts up
compounding-text = When every pair of hands lightens the work, as with a heavy beam, the results are added like the ranks of several foes ('rules adding'). Results of Feeble, Inferior and Passable: the first two make Poor, and that with Passable makes Good. Against Passable that is 2 successes. It stops at Awesome, and any Catastrophic roll is a disaster.

simple-title = Simple, complex or sustained
simple-text = Most actions are simple: one roll settles them. A complex action is a fixed number of rolls on different attributes, and harder, since every step can spoil it. A sustained action is any number of rolls on one attribute.

complex-title = Complex actions
complex-text = A complex action has set steps, each with its own attribute, difficulty and reason, told as it comes. You go on until all are done, and the last roll decides how the whole turns out. If a pass is forged with Craft, Dexterity and Cunning, a last roll of Great against Inferior is 5 successes, whatever came before.

complex-order-title = The order of steps
complex-order-text = You choose the first step, as far as no step has to wait for another. After a step that succeeds you choose the next; after one that fails it is chosen for you, the first in the author's order that is left.

carry-over-title = From one step to the next
carry-over-text = The successes of a step are a bonus on the trait of the next step, its failures a penalty; on the next one only. Super against Great is 2 successes, so +2. Catastrophic on any step ends the whole action in disaster at once.

assist-title = Assisting
assist-text = Assisting is a complex action shared out: each helper does a step first, and the successes or failures are a bonus or penalty on the next one's roll. Helpers must act before the one they help. You can't help after the dice have fallen.

assist-disaster-title = When helping goes wrong
assist-disaster-text = Catastrophic from anybody in an assisted action ends it in disaster at once. Otherwise a bad helper only costs: 3 successes of whoever holds the lamp give you +3, 3 failures would give -3. With Dexterity 5 and that +3 you roll on row 8; if it comes to Inferior against Poor, that is 1 failure all the same.

combined-or-assist-title = Combined effort or assisting
combined-or-assist-text = A combined effort is for simple things, and a group always does better at them than one alone. Assisting is for what needs everybody's part, where one bad part can hurt the whole.

impede-title = Impeding
impede-text = Whoever hinders somebody rolls first, and each success is -1 on the victim's trait. A foe has no trait to lower, so hindering one gives you +1 a success on your roll against it.

sustained-title = Sustained actions
sustained-text = A sustained action repeats one roll, at one difficulty, turn after turn. Successes and failures are added up in two separate totals, shown between rolls. As soon as one of them is at its goal, the action is over. Mostly both goals are 10; 5 is quick, 30 very long. They may differ.

sustained-end-title = The last roll decides
sustained-end-text = How well a sustained action ends is read from its last roll alone. Craft against Poor, goal 5, with Poor, Feeble, Good, Passable: 1, 3 and 2 successes make 6, against 2 failures. The last roll is Passable: 2 successes.

breaking-off-title = Breaking off and coming back
breaking-off-text = Between the rolls of a sustained action you may do something else, and go on with it later; here you may stop after any roll, or let another adventurer go on where the author allows it. It is also the way to do under pressure, one roll a round, what takes minutes in peace, such as sawing through bars while the guards come down the stairs.

reactions-title = Reaction rolls
reactions-text = A reaction is a roll that the story demands, at any time and as often as it likes. It costs no action and can't be refused, but Fame, skills and taking 25 may be used. Holding your breath in smoke may be Stamina against Passable, with Swimming added; a Passable result is 1 success. Defense rolls are usually reactions.

secret-rolls-title = Rolls with a secret
secret-rolls-text = You make your own rolls even when you are not told why. After a poor one, what the text says may mislead you: it can leave you sure of footsteps that may be your own. To act on such a feeling is fair.

alertness-title = Alertness rolls
alertness-text =
    Noticing something that isn't obvious is a free reaction on Alertness, often at a high difficulty, and its purpose is kept from you. Looking for one certain thing on purpose is far easier, as a rule by two ranks, but it is an action.

    A success gives you a fact, a hint or a head start, a high one also what it means. A failure gives nothing, or sends you the wrong way.

stuck-title = When you are stuck
stuck-text = An Alertness roll may also help out a player who doesn't know what to do next. Try 'look', 'ask' about something in the scene, or 'try alertness'.

knowledge-title = Knowledge rolls
knowledge-text = To recall or recognise something, roll Intelligence, with a skill in that field of knowledge if you have one. It costs no action. How well you do can settle how much you are told.

fate-rolls-title = Fate rolls
fate-rolls-text =
    What no character controls is a roll on Fate; the likelier it is, the lower the difficulty:
    - almost certain: Pathetic
    - very likely: Feeble
    - likely: Inferior
    - even: Poor
    - unlikely: Passable
    - very unlikely: Good
    - remote: Great
    - next to impossible: Super
    - a miracle: Awesome

    'ask' uses these words. If several could be struck by bad luck, it is whoever rolls lowest.

defense-title = Defense rolls
defense-text = Every creature or trap that can hurt you has an Attack rank, and you roll Defense against it. A success means no damage at all. Unarmored, Defense is Agility minus 6, never below 1.

damage-taken-title = How much it hurts
damage-taken-text =
    The more failures on a Defense roll, the worse:
    - 1: Inferior
    - 2: Poor
    - 3: Passable
    - 4: Good
    - 5: Great
    - 6: Super
    - 7: Awesome
    - 8 or more: Extreme

    Inferior against an Attack of Good is 3 failures: Passable damage.

damage-rating-title = Damage ratings
damage-rating-text = A damage rating of +1, +2 or +3, which some foes and hazards have, is added to the failures of a failed Defense roll. Poor against Passable at +2 counts 3: Passable damage. On a success it does nothing.

attack-title = Attacking
attack-text = An attack on a foe has no difficulty: roll Attack, and the column is the rank of the damage. Great does Great damage. A result lower than the foe's lowest free Health box misses, or hits without effect; it comes to the same.

first-aid-title = First aid
first-aid-text = While conscious, you can treat your own wounds, or somebody else's, without a roll: type 'aid'. It costs Fame, takes some minutes (5 here) and can't be done in a fight.

first-aid-cost-title = The price of first aid
first-aid-cost-text =
    First aid erases one box. Whoever gives it pays Fame by the rank of that box:
    - Inferior: 1
    - Poor: 2
    - Passable: 3
    - Good: 4
    - Great: 5
    - Super: 6
    - Awesome: 7
    - Extreme: 8

    A friend whose Poor box you erase for 2 Fame wakes, and may pay for the next box alone.

natural-healing-title = Natural healing
natural-healing-text = After a full night's rest everybody rolls Stamina, with no difficulty. One wound of at most that rank is healed, the highest that fits. With Inferior and Passable checked, a Feeble night heals nothing, a Poor one heals Inferior, and a Good one Passable.

medkits-title = Med-kits
medkits-text = Each try with a med-kit uses it up by one. Whoever applies it rolls Intelligence, and one wound of at most that rank is healed, the highest that fits; a skill in first aid adds to the roll. If all your wounds outrank the result, the use is lost. A good kit adds a bonus: one of +4 with 2 uses adds 4 to each of two rolls. It takes minutes, 5 here, never in a fight. 'aid' offers it.

burning-title = Sustained damage
burning-text = Fire, acid and the like keep hurting. Each round you roll Defense against their Attack. A failure does damage as usual and the next round brings another roll; a success means no damage, and it is over. Against Good, Inferior is 3 failures: Passable damage, and again next round. There is nearly always something that ends it, such as a wet blanket; it is offered between the rolls.

fatigue-title = Fatigue
fatigue-text = Each point of fatigue is -1 on every roll you make until what causes it is gone. Points from different sources add up. 'sheet' shows them.

fatigue-end-title = How fatigue ends
fatigue-end-text = Fatigue goes as its cause goes, and often a roll says when. What a forced march costs may go with one night's sleep. A fever may cost a point for each failure on Stamina, and each day in bed takes one away. Other kinds stay until something relieves them.

falling-title = Falling
falling-text =
    There is no Defense against a fall. The damage goes by height:
    - 10 feet: Inferior
    - 20 feet: Poor
    - 30 feet: Passable
    - 40 feet: Good
    - 50 feet: Great
    - 60 feet: Super
    - 70 feet: Awesome
    - 80 feet or more: Extreme

    Heights between are rounded up. What you land on changes it: 'rules landing'. An author may count a failed leap as 10 feet for each failure: 2 failures above a paved yard are 20 feet, Poor, and +1 for the pavement makes Passable damage.

landing-title = What you land on
landing-text =
    It changes the damage of a fall by so many ranks:
    - water, deep snow: -3
    - sand, dense vegetation: -2
    - grass, mud: -1
    - dirt, wood: 0
    - stone, pavement: +1
    - rocks: +2
    - jagged rocks, spikes: +3

    Less than Inferior is no damage; Extreme is the most. 60 feet onto sand is Super -2, which is Good. 20 feet onto pavement is Poor +1, which is Passable.

sanity-title = Sanity rolls
sanity-text =
    Deadly or unnatural sights may call for a Sanity roll, which is a Stamina roll:
    - disgust: Inferior (a larder that was shut all summer)
    - fright: Poor (a cold hand on your neck)
    - shock: Passable (a fresh grave, and your name on it)
    - panic: Good (what is in the well climbs)
    - fear: Great (the coffin lid, from below)
    - extreme terror: Super (it is behind every door)
    - mind-numbing horror: Awesome (what you never told anybody)

    Nobody rolls for what they are used to: a gravedigger does not start at a skull.

insanity-title = What fear does
insanity-text =
    - 2s or more: nothing. 1s: disturbed, but composed.
    - 1f: panic, kept down.
    - 2f: frozen for 1 round.
    - 3f: you flee; Intelligence against Inferior each round until 7 successes in all.
    - 4f: you cower for 5 minutes, or until shaken.
    - 5f: you faint until the same 7 successes; any failed roll wipes the memory.
    - 6f: out for 1 minute per failure of Intelligence against Extreme; no speech for 12 hours.
    - 7f: catatonic, 1 hour per such failure; then a lasting phobia.
    - 8f or more: insane; Intelligence against Great once a day to recover.

    Lasting ones are conditions on your sheet.

questions-title = Questions of importance
questions-text = On your turn you may also 'ask' about the scene, and so bring in what nobody planned: ask Is there a back door? It must matter, not be obvious, and not be settled already. What was answered stays so: ask again and you hear the same.

oracle-title = The oracle
oracle-text =
    A question is answered by a roll, as a rule on Fate, unless the author has foreseen it. Add how likely it is: ask Is he asleep? likely. Left out, it is even, which is Poor.
    - 4s or more: yes, and
    - 2s-3s: yes
    - 1s: yes, but
    - 1f: no, but
    - 2f-3f: no
    - 4f or more: no, and

    What you then do about it may take a roll of its own.

one-question-title = One question a turn
one-question-text = You may ask one question of importance a turn, besides your action. Act first, then ask the next. In combat rounds it is a free action.

small-changes-title = How much an answer changes
small-changes-text = Answers change small things: a window, a ladder, a guard's mood. They don't rewrite the story. Some perks let you pay Fame for more: that the ferryman, say, is a cousin of yours. The dice still decide, and not all cousins are fond of each other.

phases-title = Phases
phases-text = Outside fights the game goes in phases; it changes to rounds when seconds count. A scene opens with a description of the place and of how you came there.

scales-title = Scales of time
scales-text = A phase is 5 minutes, an hour, a day, a week, a month, a year or ten years, by its scale. All that is done at the same time is counted in one scale; for something longer you wait until time is counted so.

declaring-title = Saying what you do
declaring-text = At the start of a phase everybody who is free says what they mean to do, in any order, and may still change it. If nobody wants to begin, Intelligence is rolled and the lowest speaks first. Then it is all done, in any order.

phases-required-title = How long it takes
phases-required-text = When time counts, everybody rolls, against Catastrophic where nobody can fail. A success takes a phase for each column below Awesome: Super 1, Great 2, Good 3 and so on to Catastrophic 9. Awesome takes no whole phase and leaves time for another action. A failure takes a phase for each failure. Where all take about as long, nobody counts.

trying-again-title = Trying again
trying-again-text = If failing cost you something, you may try again as often as you like and pay each time. If it cost nothing, the next try takes a longer scale: minutes become hours, hours days, as long as the adventure lasts.

again-in-rounds-title = Trying again in rounds
again-in-rounds-text = In rounds an action may be repeated freely: the round that was lost is the penalty.

time-limit-title = A limit of your own
time-limit-text = Before you roll you may say how many phases you will spend at most. If it would take longer, it is left unfinished when they are over, neither a success nor a failure, and can't be tried again in this adventure.

phase-track-title = The phase track
phase-track-text = Ten squares in a ring, a phase each. Your token moves on by the phases that your action takes; the marker moves to the next square where somebody stands, and they act.

intervening-title = Stepping in
intervening-text = What comes of an action is known when it begins and happens when its time is over. Until then others may step in, if they are free before that: to catch who fails, or to keep somebody from what they are doing.

travel-title = Travel
travel-text = Only your general whereabouts count, and a journey needs no roll. If the exact time matters, roll Stamina for a hike, Strength for a ride, Craft for a drive: a phase for each column below Awesome, in hours, days or weeks.

shadowing-title = Shadowing
shadowing-text = It can only be done if you can keep up. The first roll is Alertness against what the target moves by: Stamina afoot, Strength in the saddle, Craft at a wheel. What comes of it helps or burdens the second roll, your Agility, Strength or Craft against its Alertness. Each success there keeps you safe for a phase, then both are rolled again. One failure loses the target; more, and you are seen.

shadowing-skills-title = Skills for shadowing
shadowing-skills-text = Shadowing has skills of its own: by place (city, town, building, countryside, forest, jungle), by light (daylight, night) and by means (foot, horseback, car, boat). The little words in a skill's name don't matter.

tracking-title = Tracking
tracking-text = You go as your target went, afoot or in the saddle. Alertness finds the tracks; failing that there is nothing to follow. Then Stamina or Strength against Super, a rank easier for each success with the tracks, one harder if the target does not rest, two if it is faster than you, one easier if it is slow. Failing that the trail is cold; else you are there, or where it has been.

fight-rounds-title = Rounds of combat
fight-rounds-text = When seconds count, play goes in rounds of six to ten seconds. On your turn you have one action and any free actions; what you are made to roll in between, above all Defense, costs nothing. Long work may be done a roll each round. Not every tense meeting in rounds has to end in blows: you may talk, leave or hold out, where the fight has such an end. Where seconds count and nobody fights (a flood, a fuse), the same order and turns hold.

fight-initiative-title = Initiative
fight-initiative-text =
    At the start you roll Alertness once for the whole fight; foes have their Alertness rank. The best acts first, you before a foe of the same result. Super or Awesome gives a turn in a bonus round before the first; Pathetic or Catastrophic loses the first turn.

    With the option 'initiative: simple' the turn goes round the table from the highest roller; foes begin only if all of you rolled below their Alertness.

fight-free-title = Actions and free actions
fight-free-text =
    One action a turn: attack, dodge, aim, a feat, a longer move. Free: talk, move within your band, let a thing fall, ask one question.

    Standing up, drawing or a door takes your action, or is done free on an Inferior roll: Agility to stand, Dexterity to draw or pick up, Strength for a door. At Feeble it is done but your turn ends; lower, it is not done and your turn ends.

fight-waiting-title = Waiting in a fight
fight-waiting-text = At the start of your turn you may wait, and say at once after whom you will act: somebody who has not acted yet, and before everybody who waits already. When the moment comes you must act; nobody waits twice in a round.

fight-again-title = Acting again
fight-again-text = When your turn is over, 2 Fame buy you the next one, before anybody else acts; 3 more buy a third. The perk Second Wind makes the first of them cost 1.

fight-track-title = The range track
fight-track-text = A fight stands on a track of ten bands. Distance is the number of bands between two. Bands have no fixed length. Indoors a fight begins at 1 or 2 bands, in woods 2 or 3, in the open 4 or more, or as far as the best initiative is above Catastrophic. You leave only by a marked exit, never by the end of the track.

fight-moving-title = Moving in a fight
fight-moving-text =
    Within your band you move freely. Else roll Agility for how many bands you may go, free or as your action:
    - Catastrophic: none
    - Pathetic to Inferior: 1 as your action
    - Poor: 1 free
    - Passable: 1 free, or 2
    - Good: 1 free, or 3
    - Great: 1 free, or 4
    - Super: 2 free, or 4
    - Awesome: 2 free, or 5

    You may split it around what else you do. Leaving a band where foes outnumber your friends costs two bands. On rough ground a move ends. Foes have their Agility rank read in the same table.

fight-sneaking-title = Sneaking in a fight
fight-sneaking-text = While nobody sees you, Agility against the Alertness of the foes nearby, added up, moves you one band unnoticed. Fail and you are spotted; Awesome makes it a free action.

fight-stopping-title = Stopping a foe
fight-stopping-text = When a foe leaves your band you may roll Agility against its Agility, free, even after your turn: succeed and it stays. One try a round, on one foe; several of you may add their efforts up.

chases-title = Chases
chases-text = A chase goes in rounds on the track. You are away at a distance set before: 3 bands where there is much cover, up to 10 in the open. Whoever is reached is caught.

stunts-title = Stunts in a chase
stunts-text = The pursued may try something dangerous, offered or found by a question, once a round. The pursuer has to match it at the same difficulty. Who fails has an accident, and the chase is over. A foe makes it if its rank is high enough; if it only just is, your Fate says whether it gets hold of you.

fight-defense-title = Being attacked
fight-defense-text = A foe attacks by its rank: you roll Defense, and take damage by your failures and its damage rating. Several of a kind may strike as one, with their Attack ranks added up and the highest damage rating.

fight-attack-title = Attacking in a fight
fight-attack-text = Roll Attack with your weapon: the result is the damage rank. Lower than the foe's lowest free box does nothing. Among adventurers the attacker's result is what the other's Defense must meet. 'odds' shows the exact chances of every attack that you may make now.

fight-fumbles-title = Fumbles
fight-fumbles-text = A Catastrophic attack is a fumble: roll Agility for what comes of it. A Pathetic shot may hit one of yours in the target's band: the unluckiest there rolls Defense against Poor. When your Defense is Awesome the foe fumbles, and you roll Cunning for how badly. 'rules fumble-table' has what follows.

fumble-table-title = The fumble table
fumble-table-text =
    By your Agility for a fumble of your own; by your Cunning, in brackets, for a foe's:
    - Catastrophic (Awesome): two columns less on every roll, until the next turn is over
    - Pathetic (Super): one column less so long
    - Feeble (Great): a comrade in the same band is struck, the unluckiest; with none, as Pathetic
    - Inferior (Good): the target strikes back at once, if it reaches
    - Poor (Passable): the weapon falls
    - Passable (Poor): a fall; if down already, the weapon falls
    - Good (Inferior): no attack next turn
    - Great (Feeble): no movement next turn
    - Super (Pathetic): no parry or dodge next turn
    - Awesome (Catastrophic): nothing

fight-dodge-title = Dodging
fight-dodge-text = An action: an Inferior Agility roll. Defense is better by 1 for each success, until it is your turn again. Great or better also lets you go one band. Catastrophic puts you down, ends the turn and costs a column on Defense. Attacks on a foe that dodges lose a column.

fight-parry-title = Parrying
fight-parry-text = Once the damage is known, and if you have not acted this round: Dexterity against the damage rank; success means none. One-handed weapons stop one-handed weapons and small teeth and claws, two-handed ones any melee weapon, a shield everything, though not in a round in which it helped Defense. Ranged weapons and bare hands stop nothing, nor can you when surprised. Pathetic loses the weapon, Catastrophic breaks it.

fight-push-title = Forcing back and knocking down
fight-push-text = Knock down: Strength against the higher of the foe's Strength and Agility; if your failures doubled are above your Agility, you fall instead. Force back: the same roll turn by turn towards a hazard, until successes or failures reach the goal, one a foot; whoever loses goes in.

fight-protect-title = Protecting another
fight-protect-text = When somebody of yours is attacked in your band and you have taken no action this round, you may step in, even if your turn has gone by, as soon as the attack is announced: roll Agility against its Alertness, and if you succeed you are the one who is struck at. It is your action.

fight-dead-title = Playing dead
fight-dead-text = When hit, roll Cunning: foes whose Intelligence or Alertness is above the result see through it, the others leave you alone as long as there is anybody else. If all are fooled and nobody else fights, you are left for dead.

fight-aim-title = Aiming and disarming
fight-aim-text = Aiming takes your whole turn: next round your attack is a column better. Disarm: an Attack roll against the higher of the foe's Dexterity and Strength; one rank harder one-handed against two-handed, two with a ranged weapon. The weapon falls there; a Catastrophic melee try lands yours there.

fight-objects-title = Breaking things in a fight
fight-objects-text = Fragile things break without a roll, as your action. Sturdy ones take a sustained roll, one a round, until the goal is reached.

fight-grapple-title = Grappling
fight-grapple-text = In the same band with a free hand: Agility against the foe's higher of Strength and Agility (from surprise the lowest of these and Alertness), a rank easier with both hands, harder in silence. Fail and it strikes free, your Defense lowered. Succeed and your successes help all you do to it, one follow-up at once is free. Others may join. Inside only bare hands and short weapons; every attack gains a column; blows and handgun shots from outside hit whom Fate picks.

fight-holds-title = Pins, throws and breaking free
fight-holds-text = In a grapple: pin by Strength against the higher of Strength and Agility, a round a success, when neither can act; throw by Strength against the lower, then go down with it or let go; take its weapon by Strength against Strength. To break free roll Agility or Strength against the holder's higher of both.

fight-modifiers-title = Modifiers in combat
fight-modifiers-text = Columns: +2 melee at one who lies, -1 ranged at one who lies, -1 melee while lying, +1 rifle while lying, -3 at what you can't see, +1 after aiming, +1 in a grapple. A handgun in both hands is +2, and -1 on Defense until your next turn. They shift a foe's Attack rank alike. Bold ideas that the place allows are stunts and may gain you columns.

doubles-title = Doubles
doubles-text = Any roll of 11, 22, 33 and so on up to 99, or 00, may teach you one of three things at once, whether it succeeded or not: a new skill, an inspiration point for a skill that you used, or on 00 one for the attribute. If none is possible, nothing comes of it. The program offers what there is; 'nothing' declines.

new-skill-title = New skills
new-skill-text = If fewer than two skills counted for the roll, doubles can give you a new one at +1. It is named after the very thing you just did; any action that takes a roll will do. The program proposes a name, and you may type another. Even a failed leap on 33 can teach you Leaping. A skill that you have can't be learned again, but a narrower part of it can: after Driving, Driving Lorries. In a lorry both are added.

inspire-skill-title = Improving a skill
inspire-skill-text = On doubles you may put an inspiration point beside one skill that you used, if the kicker is higher than its rating. A kicker of 0 counts as 0. A roll of 55 has kicker 5: it helps a skill of +4, not one of +5.

inspiration-title = Inspiration points
inspiration-text = They are counted separately for each attribute and skill. When there are more of them than the score, it rises by 1 and they are cleared. So a +3 becomes +4 with its fourth point, and Charm 5 becomes 6 with its sixth. 'skills' shows how far you are.

maximum-title = The highest scores
maximum-text = An attribute can rise to 12 and a skill to +9. At that height no inspiration point can be put there.

experience-title = Experience
experience-text = Each session earns you 1 experience point when it ends; here that is the ending of an adventure. It is spent between adventures.

between-title = Spending experience
between-text = Between adventures experience buys ranks of Health and perks; skills and attributes rise by use alone, from doubles. 'solo hero advance NAME' opens the shop, 'undo' takes a purchase back, and nothing is written before the end. 'solo play ADVENTURE --hero NAME' takes the hero along; what the adventure brings comes home with them.

raise-health-title = Raising Health
raise-health-text =
    Find your row; what follows it is the price of the next one.
    - 2: IN/IN/IN/IN, 1 xp
    - 3: IN/IN/IN/PR, 1 xp
    - 4: IN/IN/PR/PR, 1 xp
    - 5: IN/PR/PR/PR, 2 xp
    - 6: IN/IN/PR/PS, 2 xp
    - 7: IN/PR/PR/PS, 3 xp
    - 8: IN/PR/PS/PS, 3 xp
    - 9: IN/PR/PS/GD, 4 xp
    - 10: PR/PR/PS/GD, 5 xp
    - 11: PR/PS/PS/GD, 7 xp
    - 12: PR/PS/GD/GD, 9 xp
    - 13: PR/PS/GD/GT, 12 xp
    - 14: PS/PS/GD/GT, 15 xp
    - 15: PS/GD/GD/GT, 20 xp
    - 16: PS/GD/GT/GT, 25 xp
    - 17: PS/GD/GT/SP, 30 xp
    - 18: GD/GD/GT/SP, 35 xp
    - 19: GD/GT/GT/SP, 40 xp
    - 20: GD/GT/SP/SP, the highest.

    The letters are in 'rules ranks'.

perks-title = Perks
perks-text = A perk is something that others can't do at all. Perks are bought with experience, at the start and between adventures. Many take an attribute of a certain score, some take another perk first; you need it to buy the perk and also to use it. Where a perk has ranks, each is bought by itself at the same price. The shop of 'solo hero new' and 'solo hero advance' lists them all with what they take; 'rules' with a perk's name tells of it.

perks-of-a-setting-title = Perks of a setting
perks-of-a-setting-text = Not every perk fits every setting: nobody flies aircraft in a land of knights. An adventure may name the perks that it has, or those that it has not; the latter can be neither bought nor used in it.

perk-piloting-title = Piloting
perk-piloting-text =
    You can fly an aircraft: actions that ask for piloting are rolled on your Craft instead of row 1.

    Other perks can be asked for in the same way: who lacks the perk rolls on row 1.

    Costs 1 xp. Takes Intelligence 5.

perk-transportation-title = Transportation
perk-transportation-text =
    A means of travel that few can pay for is yours to call on: a carriage, a ship, a train of your own, whatever the setting has. It opens the ways of travel that an adventure keeps for those who have one. A choice that takes it shows itself to those who have it.

    Costs 2 xp. Takes Fate 8.

perk-mimicry-title = Mimicry
perk-mimicry-text =
    You imitate the calls of animals, with a roll of Cunning. Without it such a roll is made on row 1.

    Costs 1 xp. Takes Cunning 5.

perk-advanced-mimicry-title = Advanced Mimicry
perk-advanced-mimicry-text =
    You imitate the voice of a person you have heard, with a roll of Cunning. Without it such a roll is made on row 1.

    Costs 1 xp. Takes Mimicry, Cunning 7.

perk-flurry-title = Flurry
perk-flurry-text =
    When an attack of yours succeeds with a kicker of 0, you attack the same target again at once, for free.

    Costs 2 xp. Takes Dexterity 5.

perk-advanced-flurry-title = Advanced Flurry
perk-advanced-flurry-text =
    Flurry comes on a kicker of 1 as well as on 0. Where the same kicker gives several things, you choose one.

    Costs 3 xp. Takes Flurry, Dexterity 7.

perk-combat-tactics-title = Combat Tactics
perk-combat-tactics-text =
    When you attack with a kicker of 0, hit or miss, all your attacks of the next round have +2.

    Costs 3 xp. Takes Intelligence 5.

perk-strategic-positioning-title = Strategic Positioning
perk-strategic-positioning-text =
    When you roll Defense with a kicker of 0, the first attack of your next turn has +2.

    Costs 1 xp.

perk-defensive-maneuver-title = Defensive Maneuver
perk-defensive-maneuver-text =
    When you roll Defense with a kicker of 5, you have +2 Defense until your next turn starts.

    Costs 1 xp.

perk-counterstrike-title = Counterstrike
perk-counterstrike-text =
    An Awesome Defense roll gives you a free attack at once on whoever attacked, if your weapon reaches. It can't be used together with Defensive Maneuver or Strategic Positioning.

    Costs 3 xp.

perk-riposte-title = Riposte
perk-riposte-text =
    When you parry with success and a kicker of 0, you attack at once for free.

    Costs 1 xp. Takes Dexterity 5.

perk-advanced-riposte-title = Advanced Riposte
perk-advanced-riposte-text =
    When you parry with success and a kicker of 0 or 9, you attack at once for free. Riposte itself is not needed for it.

    Costs 1 xp. Takes Dexterity 7.

perk-all-out-attack-title = All Out Attack
perk-all-out-attack-text =
    Declared before anybody has acted in a round: until it is over your attacks have +3 and your Defense rolls -1.

    Costs 1 xp.

perk-feint-title = Feint
perk-feint-text =
    An action in melee: Cunning against Cunning. When you next attack that foe, you have +2 for each success.

    Costs 1 xp.

perk-second-wind-title = Second Wind
perk-second-wind-text =
    In a fight, 1 Fame when your turn is over makes it your turn again.

    Costs 3 xp. Takes Agility 8.

perk-bounceback-title = Bounceback
perk-bounceback-text =
    Standing up is free for you and needs no roll.

    Costs 1 xp. Takes Agility 7.

perk-quickdraw-title = Quickdraw
perk-quickdraw-text =
    Drawing a weapon is free for you and needs no roll.

    Costs 1 xp. Takes Dexterity 8.

perk-breakfall-title = Breakfall
perk-breakfall-text =
    Falls hurt you one column less for each rank. The text speaks of one column; each rank counts here.

    Costs 1 xp a rank, up to 2. Takes Agility 8, Agility 10 for rank 2.

perk-surprise-attacks-title = Surprise Attacks
perk-surprise-attacks-text =
    Attacks that you make in a bonus round have +5.

    Costs 1 xp.

perk-backstab-title = Backstab
perk-backstab-text =
    An action against a foe in your own band: Cunning against its Alertness, to get behind it. Each success is +2 on your melee attacks on that foe until it hits you.

    Costs 1 xp. Takes Agility 7.

perk-bulletproof-armor-title = Bulletproof Armor
perk-bulletproof-armor-text =
    The armor that you wear when an adventure begins gives +5 Defense against firearms as long as you wear it. Lose it, and the perk is gone until the adventure ends.

    Costs 3 xp.

perk-armor-piercing-rounds-title = Armor Piercing Rounds
perk-armor-piercing-rounds-text =
    Your firearms ignore what bulletproof armor gives.

    Costs 1 xp.

perk-intuition-title = Intuition
perk-intuition-text =
    For 1 Fame you may ask for guidance on a quest that you have taken.

    Type 'hunch'. The Fame is spent only if there is something to be told.

    Costs 1 xp.

perk-tumbling-title = Tumbling
perk-tumbling-text =
    A dodge takes you a band on if it comes to Passable, where others need Great.

    Costs 1 xp. Takes Agility 6.

perk-coordinated-attacks-title = Coordinated Attacks
perk-coordinated-attacks-text =
    Your attack has +2 for each friend who has attacked the same target this round. (The text says turn; a round is meant.)

    Costs 1 xp.

perk-dual-wielding-title = Dual Wielding
perk-dual-wielding-text =
    Holding two weapons that take one hand each, you attack with the better one at +2.

    Costs 1 xp.

perk-critical-hits-title = Critical Hits
perk-critical-hits-text =
    1 Fame before an attack: if it hits, it does two ranks more damage, Extreme at most. A hit is damage that checks a box.

    Costs 1 xp.

perk-unarmed-combat-title = Unarmed Combat
perk-unarmed-combat-text =
    Your attacks with bare hands have +1 for each rank.

    Costs 1 xp a rank, up to 6.

perk-haymaker-title = Haymaker
perk-haymaker-text =
    1 Fame for one great blow: Strength against the foe's Stamina, and it is out cold for a round per success.

    Costs 2 xp.

perk-lip-reading-title = Lip Reading
perk-lip-reading-text =
    You read lips with a roll of Alertness, against Passable at rank 1, Poor at 2 and Inferior at 3. Without the perk you roll on row 1.

    Costs 1 xp a rank, up to 3. Takes Cunning 5.

perk-called-shot-title = Called Shot
perk-called-shot-text =
    You choose where an attack lands: head, torso, arms or legs. It matters against foes whose armor is uneven, and against no others.

    Costs 2 xp.

perk-shield-use-title = Shield Use
perk-shield-use-text =
    Each rank adds 2 to a shield's Speed when its uses a round are counted.

    Costs 1 xp a rank, up to 5.

perk-healer-title = Healer
perk-healer-text =
    As many times a day as your rank, you heal as if with a med-kit, and use none up.

    Type 'heal'. It takes as long as a med-kit, a skill in first aid helps, and each use comes back a day after it. Others of your party can be healed too.

    Costs 2 xp a rank, up to 5. Takes Intelligence 7.

sample-skills-title = Skills to choose from
sample-skills-text = Any narrow thing that you can name is a skill. When you make a hero, 'skills' lists those that heroes often have under the attribute that they mostly help: climbing under Strength, searching under Alertness, opening locks under Dexterity, bargaining under Cunning, gambling under Fate. A skill helps any roll that it fits, whatever it stands under: bows stand under Dexterity here and thrown weapons under Alertness, but the weapon decides what you roll. First aid helps with med-kits and the perk Healer, since first aid itself takes no roll.

who-tells-title = Who tells the story
who-tells-text = The adventure's author does what a narrator does at a table: tells of places, of time passing and of what happens elsewhere, and speaks for everybody whom you don't play.

kinds-of-adventure-title = Kinds of adventures
kinds-of-adventure-text = An adventure may be a loose list of places, people and troubles, or lead from step to step. Both can be written here: scenes that lead to each other, and pools from which the scene that fits is drawn.

told-as-events-title = Results are told as events
told-as-events-text = What a roll comes to is told as something that happens, not as a rank. The rank stands beside it for those who want it; 'why' shows all of it.

party-title = Several adventurers
party-text = One player may lead several adventurers. One of them acts; 'lead' with a name lets another go first, and when one falls, or dies, the next takes over; a dead one is out of the game for good. Where a check says so, anybody may roll, or everybody does and the best or the worst result counts.

table-kit-title = What lies on the table
table-kit-text = At a table you need a sheet for each hero, two dice for the d100, and a track of ten squares with tokens, shared by phases and fights. Here 'sheet' shows the first, '--dice ask' takes your own dice, and the track is drawn where it matters.
