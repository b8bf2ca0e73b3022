ladder-title = The dice ladder
ladder-text = Five dice make the ladder, from low to high: d4, d6, d8, d10, d12. A step is one rung. Whatever raises or lowers a die counts in steps, and all steps are added up before the die is looked at: d6 and two steps up is d10.

ends-of-the-ladder-title = Off the ladder
ends-of-the-ladder-text = A die that would sink below d4 can't be rolled: a test with it fails, a contest with it is lost. A die that would rise above d12 stays a d12, and the roll has advantage instead.

advantage-title = Advantage
advantage-text = With advantage you roll one die more of the same kind and the higher counts. Several advantages are still one die more, and one advantage and one disadvantage cancel. With the option adv_stacks each of them counts.

disadvantage-title = Disadvantage
disadvantage-text = With disadvantage you roll one die more of the same kind and the lower counts. It comes from too much load, from striking at a detachment on your own, and from whatever the scene says.

enhanced-title = Enhanced and impaired
enhanced-text = An enhanced roll uses a higher die, an impaired one a lower die, by one step unless more is said. Skills enhance; fatigue and a strained will impair.

tasks-title = Tasks
tasks-text = No hurry, no danger, and a skill that fits: then there is no roll, and what you do works. Where a test says that there is calm, anybody with one of its skills simply does it.

when-to-test-title = When to test
when-to-test-text = You roll only when the end is open and it could go badly. What could go wrong is shown before the dice, and you can still think better of it.

tests-title = Tests
tests-text = Roll the die of the attribute. As high as the difficulty number, or higher, passes; lower fails. A d6 that shows 4 passes against 4, and 3 fails.

dn-title = Difficulty number
dn-text =
    The number to reach is 4 unless the scene says otherwise. For 'try' you may give a word: easy 3, usual 4, hard 6, desperate 8.

    While a roll waits, one thing may be tried besides. In a fight a try is what you do this round, now or as soon as it is your turn, and never easier than 4. A pass enhances your next attack, one by 3 or more gives it advantage too; a 1 costs you a knock.

failure-title = Failed tests
failure-text = Failing does not always mean that nothing is done. You may still get where you were going; trouble comes along.

attributes-title = Attributes
attributes-text = Four attributes: STR, DEX, INT, WIL. Each is a die of the ladder, and its size is also a number: a d6 counts as 6 for slots, skills, spells and hirelings.

help-title = Help
help-text = Somebody along with a skill that fits may help you with a test, which gives it advantage. If it fails, trouble finds the helper as well.

contests-title = Contests
contests-text = When somebody opposes you, both roll and the higher result wins. On a tie the die higher on the ladder wins. On the same die, too, whoever acts has not managed it. With the option contest_tie: reroll both roll again.

skills-title = Skills
skills-text = Each skill of yours that applies moves the die one step up: d6 with two skills is a d10. You can know as many skills as INT. If INT falls, the last ones you learned do not count.

background-title = Background
background-text = If somebody with your background would be good at a thing, the background counts as one skill more.

spells-title = Spells
spells-text = With some minutes of quiet a spell is simply cast. In haste or under threat it takes a test of WIL. You can know as many spells as WIL.

spell-prices-title = The price of a spell
spell-prices-text =
    When the test for a spell fails, the spell still works, and you choose its price:
    - a side effect
    - a lessened spell
    - a tired mind: your WIL is impaired until dawn
    - no more of this spell before dawn

    The first two are offered only where it is known what they would be.

unwilling-title = Unwilling targets
unwilling-text = Whoever does not want your spell may resist: then your test becomes a contest, their WIL against yours, or whichever attribute the spell names.

slots-title = Item slots
slots-text = You have twice STR in slots: STR d6 is 12. Those along lend you theirs, less what they carry themselves. If STR falls, so do the slots.

overload-title = Too much load
overload-text = With more than your slots can hold you have disadvantage on all rolls and your HP count as 0, until you put something down; then they are back. More than double the slots can't be carried at all. Once your slots are full, 'drop' leaves things behind.

small-things-title = Small and bulky things
small-things-text = Small things go several to a slot. Bulky things fill two, and take both hands to use: no shield beside them.

coins-title = Coins and treasure
coins-text = A slot holds a hundred coins, or treasure worth as many; a slot that is begun counts as full, unless coin_slots says otherwise.

luck-title = Luck
luck-text = Some answers are the world's to give. Then a luck die gives them, usually a d6: the higher, the better for you. It is rolled for a camp in a dangerous place, for a noise below ground, for each round of exploring or travel as it begins, and for a trap that may have noticed you. A question to the oracle is a luck die as well.

rounds-title = Rounds
rounds-text =
    In a round everybody has a turn. Its length goes by what you do:
    - encounter: about 10 seconds, one task and crossing a room
    - exploring: about 10 minutes, a few tasks and a search, or a spell, or a rest
    - traveling: about 1 hour, three miles of easy ground

order-title = Who acts first
order-text = Your side acts first, all together. If you are surprised, a contest of DEX says whether you act in the first round; if they are, the same contest says whether they do.

attacks-title = Attacks
attacks-text = There is no roll to hit. The weapon's die less the target's armor is the harm; armor that is as high stops it all.

armor-title = Armor
armor-text = Armor is taken off every attack as a whole, at 0 HP too, and never counts for more than 3. A shield needs a free hand. The option armor_vs_critical: false lets it count only while there are HP.

many-attackers-title = Several attackers
many-attackers-text = Several attackers on one target, or several weapons in two hands: roll all dice, only the highest counts. Then there is 1 harm more, after armor, for each attacker but the first. The option extra_before_armor lets armor stop that too.

blast-title = Blast
blast-text = Blast strikes several who stand close together, with a roll of its own for each. If it is unclear how many, the weapon's die says.

detachments-title = Detachments
detachments-text = Many alike who act as one are a detachment. Against single fighters it has advantage and strikes them all. A single fighter has disadvantage against it, unless the weapon has blast.

harm-title = Harm
harm-text = Harm comes off HP. What goes beyond them is critical harm, however much it is. Exactly to 0 HP is not critical.

critical-title = Critical harm
critical-text = Critical harm calls for a test of the attribute concerned, STR for attacks; skills don't apply. Passed, nothing changes and you fight on at 0 HP. Failed, the attribute falls a step, you are out of the fight, and you die without treatment. Harm is never taken off STR as a number.

death-title = Death
death-text = If critical harm would take an attribute below d4, that is death. A d4 that shows 4 still holds.

treatment-title = Treatment
treatment-text = Who is taken out dies without treatment, ten minutes after the fight. In a fight treating takes a turn and a test of INT; afterwards it simply works. A hero alone is found by somebody. With the option untreated: dead nobody comes.

lower-attributes-title = Lower attributes
lower-attributes-text = What hangs on an attribute follows it down at once: slots on STR, skills on INT, spells and hirelings on WIL. A load that fitted before may now be too much.

rest-title = Rest
rest-text = Several minutes of rest give back all HP, to you and to those with you. In a dangerous place a luck die may say no.

weeks-title = Weeks of care
weeks-text = Seven days of rest, with somebody to look after you, bring a lowered attribute up a step. Between adventures there are weeks enough for all of them.

deprived-title = Deprivation
deprived-text = Whoever goes without what a body needs (to eat, to drink, to be warm, to sleep) gets back neither HP nor attributes.

fatigue-title = Fatigue
fatigue-text = Once it has gone on for more than a day you are fatigued: your tests are impaired by a step, and by one more for each day begun after that. Eat well and sleep well, and a night takes one level away.

reactions-title = Reactions
reactions-text =
    If it is unclear how somebody takes you, roll WIL:
    - 1-3: hostile
    - 4-5: wary
    - 6-7: indifferent
    - 8-9: friendly
    - 10-12: helpful

    It is no test, but what moves the die of a test moves this one.

leverage-title = Leverage
leverage-text = If you have something that weighs with them, win a contest of WIL and the reaction is one row better.

morale-title = Morale
morale-text =
    Their nerve is tried when the first of them or a leader falls, when half of them are gone, or when a lone one is at 0 HP. It is a contest of WIL; only if you win it, roll WIL:
    - 1-3: hesitate, and lose a turn
    - 4-5: retreat
    - 6-7: flee
    - 8-9: surrender on terms
    - 10-12: surrender

hirelings-title = Hirelings
hirelings-text = Hirelings have dice, HP, skills and gear like you. They carry, fight, and help with what they are good at. You can employ as many of them as WIL, and no more; if WIL is lowered, those beyond it no longer follow.

pay-title = Pay and shares
pay-text = Hirelings want the fee for a day before that day begins. Plunder is shared evenly at home, and each gets a share less the fees already paid. Who is not paid must be won over, in a contest of WIL, whenever you ask for something dangerous: to help, to fight.

coming-home-title = Coming home
coming-home-text = You get better by what you bring home: plunder that is worth something, from a place where you could have died. The purse that you took along, a hundred coins at most from what you have at home, is no plunder.

advancement-title = Advancement
advancement-text =
    By what your hoard is worth in all, in coins:
    - 1000: HP and an attribute, novice
    - 3000: HP, professional
    - 6000: an attribute, expert
    - 10000: HP, veteran
    - 15000: an attribute, master
    - 21000: HP and an attribute, legend; retire with it, or go on

    HP grow by a d6, unless the adventure says otherwise; attributes stop at d12.
