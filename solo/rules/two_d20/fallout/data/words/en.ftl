tests-title = Tests
tests-text = The author picks attribute and skill; where several attributes would do, you choose among them. Their sum is your target number: 6 and 3 make 9. Then the difficulty, the dice, the successes, what they are worth, and last the complications.

try-title = Trying anything
try-text =
    Which attribute and skill is the author's to say; where nobody has, yours. Type 'try', an attribute or a skill, perhaps a difficulty, and what you do: try machines 2 start the crane. What comes of it is the author's, or else told in general words. While a roll waits, one thing may be tried besides.

    In a fight it is a major action, now or as soon as you have one, and never easier than difficulty 1. Success is worth an Action Point besides what the roll makes; falling short by 3 or more is worth one for the gamemaster.

difficulty-title = Difficulty
difficulty-text = The difficulty is how many successes you need, as a rule 1 to 5.

pool-title = The pool
pool-text = You roll two d20, and up to three more that you have bought; all of them together, so that what you buy you buy before.

successes-title = Successes and criticals
successes-text = A die at or below the target number is a success. A 1 is critical and counts twice. With a Tag Skill so does every die up to the skill's rating: at a target number of 10 and a tagged rating of 4, a 4 and a 7 are three successes.

complications-title = Complications
complications-text =
    A 20 is a complication. A test may have a wider range:
    - 1: Normal, 20
    - 2: Risky, 19-20
    - 3: Perilous, 18-20
    - 4: Precarious, 17-20
    - 5: Treacherous, 16-20

    A die may be a success and a complication. Where the story says nothing else, each makes your next test a step harder.

passing-title = Passing, and what is over
passing-text = With at least as many successes as the difficulty you pass, and each beyond it is an Action Point. After a success you may spend them to make more of it; complications come after that.

assistance-title = Help
assistance-text = If the author lets a companion help, one die is rolled for them against their own number, and its successes are added to yours if you have one yourself. Their 1 counts twice, their 20 is a complication. Helpers buy no dice. In some fights a companion has turns instead: you say whom to attack, and the group's Action Points are there for it, but not your Luck. Some foes help one another by the same rule.

action-points-title = What Action Points buy
action-points-text =
    - 1, 3 or 6: one, two or three dice, before the roll
    - 1: a question about the test
    - 2: half the time
    - 1: one more minor action
    - 2: one more major action
    - 1 to 3: as many combat dice on a blow or a throw

bonus-dice-title = Three dice at most
bonus-dice-text = No test has more than three bonus dice, those of perks among them. A free die does not change what bought ones cost.

information-title = Asking for information
information-text = For 1 Action Point after a success you may ask one of the author's questions about the test. The answer is true, though it need not be all.

time-title = Taking less time
time-text = For 2 Action Points a test takes half as long.

extra-actions-title = Extra actions
extra-actions-text = In a fight you have a minor and a major action a turn. 1 Action Point is another minor one, 2 another major one, whose test is a step harder; two of each a round are the most.

extra-damage-title = Extra damage
extra-damage-text =
    When a blow or a throw has hit, each Action Point adds a combat die, up to three. A shot can't be made worse.

    Combat dice: 1 and 2 are their number, 3 and 4 nothing, 5 and 6 are 1 and an Effect.

saving-title = The group's pool
saving-text = Up to six Action Points are saved, and whoever is in the group may use them. What would be more is lost, unless it is spent at once.

gamemaster-title = The gamemaster's points
gamemaster-text = When your pool is empty you may buy dice by giving the gamemaster as many points as they cost; dice only, nothing else. Foes use them for dice and damage, by a policy that is shown in each round; authors may let the world spend them too. The gamemaster begins with none.

luck-title = Luck
luck-text =
    You begin each quest, which is one adventure, with as many Luck points as your Luck. They buy:
    - a detail that the author has ready
    - Luck in place of the attribute
    - your turn, now
    - dice rolled again

luck-of-the-draw-title = Luck of the draw
luck-of-the-draw-text = Where the author has foreseen it, Luck puts a helpful detail into the scene; a point as a rule, sometimes more.

stacked-deck-title = Stacked deck
stacked-deck-text = For 1 Luck your Luck stands in for the test's attribute: Luck 7 and a skill of 2 make 9.

lucky-timing-title = Lucky timing
lucky-timing-text = 1 Luck gives you your turn at once, before anybody in a new round or right behind somebody else; not if you have had it this round.

miss-fortune-title = Rolling again
miss-fortune-text = 1 Luck rolls a d20 again, or up to three combat dice. Each die only once, and the new face stands, better or worse. Several points may go to several dice.
