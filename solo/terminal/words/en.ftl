# Where one stands, and the map
no-map = There is no map yet: you have been nowhere that has a name.
map = Map
since-start = { $time } since the start
time-passed = { $time }.
it-is = It is { $time }.
hour = { $day ->
    [1] { $time }
   *[other] { $time }, day { $day }
}

# Words by which a text speaks to whoever reads it
spoken-to = you your yours yourself

# What may be done at any time
at-any-time = At any time: {JOIN($ways, "; ")}
at-any-time-way = { $word } ({JOIN($ways, "; or ")})
way-barred = { $way }: not now, { $reason }

# The sheet
no-hero = There is no hero yet.
empty-gear = You carry nothing.
empty-skills = You have no skills.
sheet-how = 'sheet { $part }' shows a part in full; '? { $name }' says what a number is for.
sheet-more = … and { $count } more
about-try = You roll it when a choice asks for it, or with 'try { $name } to …'.
about-rules = Rules: {JOIN($titles, "; ")}. Type 'rules' and a title to read one.
no-part = Your sheet has nothing under '{ $part }'; it has {JOIN($known)}.
nobody-yet = Nobody yet: you say who it is when you choose this.

# Why
why = Why
why-before-it = The roll before this one
why-followed = The rolls that followed
why-last = The last roll
why-then = Why, { $ago } before
why-not-settled = This roll is not finished yet. When it is, 'why' explains it.
why-what = 'why' explains the last roll, 'why 1' the one before it.
why-few = { $count ->
    [one] There is only 1 roll to explain: 'why' does.
   *[other] There are only { $count } rolls to explain: 'why { $first }' explains the first.
}
no-roll-yet = Nothing has been rolled yet.
nothing-rolled = Nothing was rolled.

# Rules
rules = Rules
rules-how = Type 'rules' and a word to read one.
rules-more = And also: {JOIN($titles)}
no-rule = No rule mentions '{ $word }'.{ COUNT($near) ->
    [0] { "" }
   *[other] { " " }Perhaps: {JOIN($near)}.
}

# The story so far
journal-how = 'journal' tells all turns, 'journal 5' the last five.
nothing-yet = Nothing has happened yet.
note = Note:

# Help
how-to-play = To choose, type the number of a line, some of its words, or the word in brackets after it. You can also type:
account-are = { $account ->
    [always] After each roll the game shows how it was counted.
   *[asked] A roll is told in one line; 'why' shows how it was counted.
}
offers-are = { $offers ->
    [always] Offers: always. The game stops at each roll where you can decide something.
   *[asked] Offers: only when asked. Dice roll at once; with 'offer 2' or '2 ?' you can decide something first.
}
no-command = There is no command '{ $word }'.{ COUNT($near) ->
    [0] { "" }
   *[other] { " " }Perhaps 'help {JOIN($near)}'?
}
attributes = Attributes: {JOIN($names)}.
likelihood = {NAME($word)} ({NAME($difficulty)}, { $percent }%)
likelihoods = Likelihoods, with your chance of a yes: {JOIN($found)}.
for-example = For example: {JOIN($typed, "; ")}.
also = Also: {JOIN($names)}

# The verbs
verb-look = show the scene again, or how a fight stands
verb-map = the places you have been to, and the ways you have seen
verb-offer = take a choice, and decide what to do about its roll
verb-offer-more = With 'offers asked' the dice roll at once, unless you type 'offer' first. Then you can decide: what to spend on the roll, what else to roll, or not to do it. It works for 'try' too.
verb-odds = the chances of a choice, or of dice; looking is free
verb-odds-more = Write dice as for 'roll': 'odds d100<=45', 'odds 2d100kl1<=45' with the better of two, 'odds 2d100kh1<=45' with the worse.
verb-again = do once more what you did last
verb-hint = a hint from the author, or what you have not done here yet
verb-why = how the last roll was counted, or the one N rolls ago
verb-why-more = 'why 1' is the roll before the last, 'why 2' the one before that.
verb-undo = take back the last turn
verb-undo-more = If you do the same again, the same dice fall. 'undo anew' takes the turn back and rolls other dice.
verb-try = do something that no choice offers
verb-try-more = For example: try ATTRIBUTE to force the door. Without an attribute, the game finds one that fits: try jump over the gap. You may write a difficulty after the attribute; without one it is the usual. If a choice of the story does the same, the game says so; 'try anyway' and the rest tries it all the same. While a roll waits for you, you may try one thing; then the roll goes on. In a fight or a chase, a try takes your turn, this one or the next, at the usual difficulty or a harder one; the rules say what it wins or costs.
verb-ask = ask the world a question with the answer yes or no
verb-ask-more = The dice answer, unless the adventure knows the answer. After the question mark you may write how likely a yes is. You may also ask while a roll waits for you.
verb-roll = roll dice of your own; it takes no turn and changes no other roll
verb-roll-more = For example: 3d6+1, 4d6kh3, d66, d%, 2d20<=12, 5d10>=8, (2d6+1)>=8 or 3d6!
verb-draw = draw an idea from a table; it takes no turn and changes no roll
verb-draw-more = For example: draw weather, draw names 3, draw what the stranger wants. 'solo draw --list' in a shell lists the tables; 'draw fear' names those about fear.
verb-sheet = your sheet: who you are, and your numbers
verb-health = wounds, and what is left
verb-skills = your skills
verb-fame = Fame, and what you own
verb-gear = what you carry
verb-quests = your quests, and how far you are
verb-recap = what happened last, your quests and the time
verb-journal = the story so far, with your notes
verb-journal-more = With a number, only so many of the last turns: journal 5.
verb-note = write a note into the journal
verb-rules = look up a rule
verb-account = show after each roll how the rules counted it, or not
verb-account-more = 'always' shows the row, columns and sums below each roll; 'asked' shows them only when you type 'why'.
verb-offers = when the game stops at a roll to let you decide something
verb-offers-more = 'always' stops before and after each roll where you can decide something; 'asked' rolls at once, unless you take a choice as 'offer 2' or '2 ?'.
verb-save = keep a copy of the game under a name
verb-help = this list, or help with one word
verb-quit = leave; the game is saved
verb-add = add somebody to the table by a few traits
verb-add-more = Traits that you leave out are average. A colon may follow the name.
verb-join = bring a hero of yours to the table
verb-leave = take somebody away from the table, or everybody
verb-leave-more = A hero of yours goes home with what has changed, as after an adventure. 'join' brings them back to this table; 'undo' takes it back.
verb-roster = who sits at the table, and whose turn it is
verb-turn = give the turn to the next one, or to the one you name
verb-check = roll a check of the rules
verb-check-more = A check with its keys does as well. 'solo fields SYSTEM' lists the checks and their keys.
verb-everyone = roll a check for all at the table
verb-everyone-more = It takes what 'check' takes. 'everyone do xp 1' changes all of you.
verb-order = roll for the order of your turns
verb-order-more = Without an attribute it rolls what the rules say, if they say it. Otherwise the best result acts first; with the same result, whoever sat down first.
verb-together = one roll for all of you, by the rules
verb-together-more = The one whose turn it is rolls, and all others help by the rules. You may also write a check with its keys: together group attribute=strength difficulty=Good compounding=true.
verb-group = roll a check of all as a group
verb-group-more = Each of you rolls. The group succeeds if at least half of you do. 'together' makes one roll for all, by the rules.
verb-versus = roll one of you against another
verb-versus-more = Type 'Mara vs Tom: strength', or give each a check: 'Mara vs Tom: strength vs agility'. The rules say how the results are compared.
verb-do = change somebody by the rules
verb-do-more = Write it as authors do, with 'do' or without. With a name before it, it changes that one, and with 'all:' everybody.
verb-fight = open a fight of all at the table, alter it or end it
verb-fight-more = Foes come from your own list, the adventure, and the book of the rules ('foes' lists them). Of anybody else, say how much harm they can take: 'fight Harl 8'. While it is open: 'fight add a wolf', 'fight away wolf 2', 'fight hurt wolf 2 3' (the second wolf, by 3), 'fight heal wolf 1', 'fight over'.
verb-chase = open a chase of all at the table
verb-chase-more = The foes chase you; with 'chase after a bandit' you chase them. Only the ART Engine has rules for it.
verb-rounds = open rounds in which each of you works at a task
verb-rounds-more = Write ';' between tasks, and after a colon what is rolled for each. Only the ART Engine has rules for it.
verb-foes = list who can be fought
verb-pick = pick one by chance: of all here, of a list, or of these
verb-vote = ask a question, and vote how likely a yes is
verb-vote-more = Each of you names a likelihood that nobody else sees; the one in the middle counts. All votes are then told together, without names.
verb-secret = roll something that nobody sees yet
verb-reveal = tell what was rolled in secret
verb-whisper = tell something to one at the table
verb-whisper-more = With the name alone, the game asks for the words and does not show them. For several: whisper tom, ines: the key is false.
verb-mynote = write a note that nobody else sees
verb-mynote-more = Notes have numbers, which 'mine' tells: edit mynote 5: The miller has three keys; delete mynote 5.
verb-mydraw = draw a card that is yours
verb-mine = show what only you know: notes, whispers, cards, secrets
verb-finish = end the game of this table: its secrets and its seed are told
verb-finish-more = This can't be undone. 'quit' only leaves.
verb-scene = open a scene of the story
verb-thread = put a thread of the story on the list
verb-npc = put a person on the list
verb-place = put a place on the list
verb-clock = put a clock of so many parts on the list
verb-tick = fill parts of a clock; -1 empties one
verb-close = close what is on a list
verb-weigh = make something on a list more likely to be picked
verb-when = say what happens when a clock, a scene's number or the tension is reached
verb-when-more = when tide 3: …, when scene 5: …, when tension 7: …; 'when tide 3: nothing' takes it off. It happens once, and 'lists' shows what is to come.
verb-rename = give something on a list another name
verb-edit = change what is written about something on a list, or a note
verb-edit-more = 'notes' shows the numbers of notes: edit note 3: The keeper told the truth.
verb-delete = take something off a list, or delete a note
verb-sort = put a list in the order of its names
verb-notes = list the notes of the journal with their numbers
verb-give = hand something to another of you
verb-give-more = It is what whoever acts carries; with a name before it, what that one does: mara: give rope to tom.
verb-event = let something happen now, without a question
verb-tables = bring tables and foes of your own, or list what can be drawn from
verb-tables-more = You may change a file and bring it again at any time; what has the same name is replaced. It holds 'tables:' and 'foes:' as authors write them.
verb-shuffle = put drawn cards back, of the playing cards or a deck
verb-lists = threads, people, places and clocks
verb-twists = what twists are, and how likely; on or off
verb-next = test whether the next scene is what you expect
verb-tension = the tension, and what changes it
verb-voice = how answers read
verb-questions = one question a turn, or as many as you like
verb-vars = the state of the story: scene, variables, quests, clock
verb-vars-more = With a word, only the variables that have it in their names.
verb-set = give a variable a value; or the clock: set clock=18:00
verb-jump = go to a scene, from anywhere in the story
verb-jump-more = What waited for you is dropped, and the way back from a visit is forgotten.
verb-force = let the next die show this face; several with spaces
verb-force-more = Faces wait until dice are rolled. One that the die does not have refuses the turn.
group-play = Play
group-world = The world
group-hero = The hero
group-table = The table
group-trial = The trial
group-game = The game

# What is not understood
stands-alone = '{ $word }' takes no other words
to-examine = You can examine: { $names }.
told-of-it = There is nothing more to see here than you have read: “{ $told }”
no-way-out-now = nobody can get away at this step; where it can be done, the list says so
no-choice-but-told = no choice says that in these words; what you have read of it is: “{ $told }”
try-is-choice = a choice of the story does this; type its number to take it
look-alone = there is nothing more to see here; 'look' shows the scene again, and you may ask about it
nobody-to-try = you have no hero yet who could try something
try-with-what = say with which attribute
of-these-attributes = { $reason }; the attributes are {JOIN($known)}
nobody-to-ask = you have no hero yet; ask when the story has begun
ask-what = ask what?
ask-the-world = a question is answered with yes or no; to talk to somebody, use the choices
no-likelihood = '{ $word }' is no likelihood
the-likelihoods = the likelihoods: {JOIN($known)}
offer-what = type 'offer' before a choice or a try
note-what = note what?
undo-how = 'undo' takes back the last turn
account-when = type 'always' to see how each roll was counted, or 'asked' to see it only with 'why'
offers-when = type 'always' to decide at each roll, or 'asked' to roll at once
save-what = save it as what?
set-what = say which variable, and its new value
jump-where = say to which scene, by its id
force-what = say what the next dice show
force-most = at most { $most } faces are forced at once

again-nothing = you have done nothing yet that can be done again
again-not-now = what you did last can't be done again now
again-not-in-fight = nothing that you did in this fight can be done again now
no-way = no way leads there from here; 'map' shows the places
ambiguous = '{ $typed }' could mean more than one of these
nobody-to-strike = you can strike nobody from here; 'look' shows everybody
not-in-so-many-words = no choice says '{ $typed }' in these words
wait-for-answer = the game waits for your answer here: type the number of a line
wait-alone = waiting alone changes nothing here: time passes with what you do
settle-first = something waits for your answer first; 'look' shows it
no-compass = you can't go by the compass (north, south) here; 'map' shows the places
inside = { $number }  { $list }, then { $option }
how-to-reopen = you do that from outside the game: leave with 'quit', then 'solo' lists your games and begins new ones; here, 'undo' goes back one turn at a time
too-long = that is too long: a line holds up to { $most } characters
enter-alone = Enter alone does nothing here: type a number, or a few words of a line
no-such-words = you can't add these words to line { $number }
no-number = there is no { $number }: { $count ->
    [0] { $over ->
        [yes] the adventure is over
       *[no] nothing can be chosen now
    }
    [1] the only number is 1
   *[other] the numbers go from 1 to { $count }
}
no-choice-no-command = '{ $typed }' is no choice and no command{ $roll ->
    [yes] ; Enter makes the roll that waits
   *[no] { "" }
}
no-object = an object is {"{"}"line": TEXT{"}"} or {"{"}"choose": ID{"}"}, and may have a text as "cause"; this is { $typed }
no-open-id = nothing that is open now has the id '{ $typed }'
then-type = { $reason }; type the number of a line, or a few words of it
then-help = { $reason }; 'help' lists what there is
yes-or-no-alone = ask something that is answered with a yes or a no
needs-attribute = { $reason }; to try it, name one of your attributes: {JOIN($known)}
undo-answer = 'undo' takes back the last answer
no-way-back = there is no 'back' here; you can take back the last turn, or look where you can go

told-saving = the game is saved after every turn; 'save NAME' also keeps a copy
told-look = 'look' shows a scene again, whole
told-about = 'solo --version' shows the version; the author is named where the adventure begins
told-talking = to talk to somebody, use the choices
no-yes = there is no question to answer with yes; type the number of a line, or a few words of it
no-no = there is no question to answer with no; type the number of a line, or a few words of it

# The loop of play
never-mind = Never mind. To leave, type 'quit' or Ctrl-D.
type-again = The choices have changed: type it again.
goodbye = { $saved ->
    [yes] The game is saved. Goodbye.
   *[no] Goodbye.
}
goes-on = The game goes on after turn { $turn }.
asked-again = { $prompt } (Enter alone goes back)
vote = { $name }, how likely is it? (nobody sees it)
vote-numbers = By number or word: {JOIN($rows)}; 0 is no vote.
vote-taken = { $abstains ->
    [yes] {$name} does not vote
   *[no] {$name} has voted
}{ $left ->
    [0] .
   *[other] ; {$left} to go.
}
vote-none = Nobody has voted; nothing is asked.
not-for-you = That is for {$who} alone.
no-files = No files can be read here.
vote-word = A word is wanted, such as 'even'; 'undo' ends it.
vote-first = The vote comes first: a word such as 'even' is wanted, and 'undo' ends it.
no-vote = So there is no vote.
no-copies = There is nowhere to keep a copy of this game.
not-kept = It could not be saved: { $reason }
not-saved = the game could not be saved, so nothing happened: { $reason }
half-saved = the first part of this is saved; the rest could not be saved, so it did not happen: { $reason }
half-undone = only a part of this could be taken back; the rest stays as it was: { $reason }

# The player's own dice
face-range = { $sides ->
    [100] 1 to 100 (00 is 100)
   *[other] 1 to { $sides }
}
face-wanted = type what the die shows, { face-range }; Ctrl-C takes the action back
face-no-number = { $typed ->
    [none] { face-wanted }
   *[other] '{ $typed }' is no number; type { face-range }
}
face-one = one die shows one face; type { face-range }
roll-a-die = Roll a d{ $sides }:
die-read-from = Nobody has a d{ $sides }: it is read from {LIST($dice)}.
die-read = That is { $face } of { $sides }.
die-left-over = That number can't be used; roll again.
face-impossible = a d{ $sides } can't show { $face }; type { face-range }
face-no-tens = '{ $first } { $second }' is no tens and ones; type 7 3 for 73

# Chances
odds-question = {$question} ({NAME($word)}): a yes has a chance of {$percent}%
odds-answer = { $answer ->
    [yes-and] yes, and
    [yes-but] yes, but
    [no-but] no, but
    [no-and] no, and
    [yes] yes
   *[other] no
}
odds-nothing = There is nothing to choose now, so there are no odds.
no-choice = There is no choice '{ $typed }'.
chances = Chances
for-success = { $percent } for success
no-success-or-failure = no success or failure; 'odds { $number }' shows what can happen
in-all = In all, success
no-roll = no roll
a-face = A { $face }
count = { BELOW($count) ->
    [yes] { SIZE($count) ->
        [1] 1 failure
       *[other] {SIZE($count)} failures
    }
   *[no] { $count ->
        [0] no success and no failure
        [one] 1 success
       *[other] { $count } successes
    }
}
dice-result = {$result}{ $beyond ->
    [1] {" "}or more
    [-1] {" "}or less
   *[other] {""}
}
dice-odds = { $label ->
    [none] {$dice}
   *[other] {$label}, {$dice}
}{ $times ->
    [1] {""}
   *[other] , each of {$times} rolls
}
dice-stopped = A die is thrown again at most {$most} times; only in some 1 of {NUMBER($one_in)} rolls would one go on.
dice-successes = { $count ->
    [one] 1 success
   *[other] { $count } successes
}
count-or-more = { BELOW($count) ->
    [yes] {SIZE($count)} or more failures
   *[no] { $count } or more successes
}
percent-exactly = { $whole }{ $tenth ->
    [none] %
   *[other] .{ $tenth }%
}
never = never

# The menu
option-chance = : { $percent }%{ $meaning ->
    [none] { "" }
   *[other] { " " }{ $meaning }
}
way-chance = { $word } { $percent }%
with-ways = , with {JOIN($ways)}
ends-story = ends the story
barred = { $option } (not now). { $reason }
enter = Enter
who-is-first = '? 1' shows who the first is.
to-decide = '{ $number }' rolls at once; '{ $number } { $word }' rolls with { $word }; '{ $number } ?' lets you choose first.
more-listed = More: { JOIN($numbers, ", ") }; 'look' lists them.
numbers = { $count ->
    [one] { $first }
   *[other] { $first } to { $last }
}

# The map in words
map-key = { $here } here { $been } been { $unseen } not taken { $back } back
place = { $title }{ $here ->
    [yes] { " " }(you are here)
   *[no] { "" }
}.{ COUNT($ways) ->
    [0] { "" }
   *[other] { " " }Leads to: {JOIN($ways, "; ")}.
}{ COUNT($untaken) ->
    [0] { "" }
   *[other] { " " }Seen, not taken: {JOIN($untaken, "; ")}.
}

# Where one left off
your-quests = Your quests: {JOIN($quests, "; ")}.
quests = Quests
quest = { $title }: { $step ->
    [take] taken on
    [complete] done
    [fail] failed
    [refuse] refused
   *[other] { $step }
}
own-quest = { $title }: your own
no-quest = You have taken on no quest.
turn = Turn { $turn }{ $time ->
    [none] { "" }
   *[other] , { $time }
}{ COUNT($rows) ->
    [0] { "" }
   *[other] ; {JOIN($rows)}
}.
is-over = The adventure is over.
take-whom = Choose the hero you like: the adventure is written for each. '? 1' shows what the first can do, and who that is. If you can't decide, type 1: { $usual }.
usual = You decide this now. Usual is: { $usual }.
not-done-yet = What you have not done here yet:
all-done = You have done everything on the list here; you may also 'try' or 'ask' something.

# What somebody did
did-try = Try { $attribute }{ $difficulty ->
    [none] { "" }
   *[other] { " " }against { $difficulty }
}{ $text ->
    [none] { "" }
   *[other] : { $text }
}
did-ask = Ask: { $question }{ $likelihood ->
    [none] { "" }
   *[other] { " " }({NAME($likelihood)})
}

# Strips

# What happened
is-over-long = The adventure is over. 'journal' tells the whole story, 'sheet' shows what became of you, 'undo' takes the last turn back, and Enter leaves the game.
undo-one = Type 'undo' to go back one turn.
perhaps = Perhaps:
aborted = You decide not to do it.
risk = What could go wrong: { $risk }
plain-outcome = { $label ->
    [none] { $made }
   *[other] { $made ->
        [none] { NAME($label) }
       *[other] { NAME($label) }, { $made }
    }
}
deed-tried = { $by } tries: { $deed }
question-put = { $by ->
    [none] {""}
   *[other] {$by}:{" "}
}"{$question}"{ $likelihood ->
    [none] {""}
   *[other] {" "}({NAME($likelihood)})
}
answered-before = As answered before.
time-passes = { $hours ->
    [0] { $minutes ->
        [one] 1 minute passes
       *[other] { $minutes } minutes pass
    }
    [one] { $minutes ->
        [0] 1 hour passes
        [one] 1 hour and 1 minute pass
       *[other] 1 hour and { $minutes } minutes pass
    }
   *[other] { $minutes ->
        [0] { $hours } hours pass
        [one] { $hours } hours and 1 minute pass
       *[other] { $hours } hours and { $minutes } minutes pass
    }
}{ $time ->
    [none] { "" }
   *[other] ; it is { $time }
}.
quest-changed = { $step ->
    [take] Quest taken on: { $title }
    [complete] Quest completed: { $title }
    [fail] Quest failed: { $title }
    [refuse] Quest refused: { $title }
   *[other] Quest { $step }: { $title }
}
companion = { $joined ->
    [yes] {CAP($name)} comes with you.
   *[no] {CAP($name)} leaves you.
}
you-are = You are { $name }.
hero-fell = { $who ->
    [none] { $state ->
        [dead] You are dead.
        [defeated] You are defeated and can't go on.
       *[other] You are { $state } and can't go on.
    }
   *[other] { $state ->
        [dead] { $who } is dead.
        [defeated] { $who } is defeated and can't go on.
       *[other] { $who } is { $state } and can't go on.
    }
}
noted = Noted: { $text }
set-usual = From now on '{ $name }' is '{ $value }'.
set-force = The next dice show { $value }.
set-account-always = From now on the game shows after each roll how it was counted.
set-account-asked = From now on a roll is told in one line; 'why' shows how it was counted.
set-offers-always = From now on the game stops at each roll where you can decide something.
set-offers-asked = From now on dice roll at once; 'offer 2' or '2 ?' lets you decide.
set-voice-full = Answers are whole sentences from now on.
set-voice-terse = Answers are short from now on.
set-questions-one = Each of you asks once, and again after acting.
set-questions-free = Anybody may ask as often as they like from now on.
set-twists-on = Answers may bring twists from now on; 'twists' tells the chances.
set-twists-off = Answers bring no twists from now on.
undone = { $turn ->
    [0] Taken back
    [one] Taken back; 1 more turn can be taken back
   *[other] Taken back; { $turn } more turns can be taken back
}{ $deed ->
    [none] .
   *[other] . It was {$by}'s turn: {$deed}
}
mistaken = The adventure has a mistake here. Nothing has happened; the game is as it was.
ended = { $title ->
    [none] The end: { $kind }
   *[other] { $title } ({ $kind })
}

# The toolbar
keys = F1 help  F2 sheet  F3 journal
nobody-sits = Nobody sits at the table yet
not-translated = This adventure is not translated: what its author wrote stays in its own language.

a-deed = to force the door

# The pager
more = — more (Enter; q for all the rest) —
more-short = — more (Enter; all: q) —

# How commands are typed
usage-look = look
usage-map = map
usage-offer = offer 2 (or 2 ?)
usage-odds = odds 2
usage-again = again
usage-hint = hint
usage-why = why [N]
usage-undo = undo [anew]
usage-try = try ATTRIBUTE [difficulty] what I do
usage-ask = ask Is there a window? [likelihood]
usage-roll = roll 2d6
usage-draw = draw TABLE
usage-sheet = sheet [PART]
usage-health = health
usage-skills = skills
usage-fame = fame
usage-gear = gear
usage-quests = quests
usage-recap = recap
usage-journal = journal [TURNS]
usage-note = note TEXT
usage-rules = rules [WORD]
usage-offers = offers always|asked
usage-account = account always|asked
usage-save = save NAME
usage-help = help [WORD]
usage-quit = quit
usage-vars = vars [WORD]
usage-set = set NAME=VALUE
usage-jump = jump SCENE
usage-force = force 73
usage-add = add NAME [TRAITS]
usage-join = join NAME
usage-leave = leave NAME|all
usage-roster = roster
usage-turn = turn [NAME]
usage-check = check ATTRIBUTE [difficulty]
usage-everyone = everyone ATTRIBUTE [difficulty]
usage-order = order [ATTRIBUTE]
usage-together = together ATTRIBUTE [difficulty]
usage-group = group ATTRIBUTE [difficulty]
usage-versus = Mara vs Tom: ATTRIBUTE
usage-do = do EFFECT …
usage-fight = fight 3 bandits, a wolf
usage-chase = chase [after] 2 bandits
usage-rounds = rounds TASK: ATTRIBUTE [difficulty]; …
usage-foes = foes [WORD]
usage-pick = pick [npc | a, b or c]
usage-vote = vote QUESTION? [likely, even, remote]
usage-secret = secret QUESTION? [likelihood]
usage-reveal = reveal [NUMBER]
usage-whisper = whisper tom [WORDS]
usage-mynote = mynote [WORDS]
usage-mydraw = mydraw cards [NUMBER]
usage-mine = mine
usage-finish = finish for good
usage-scene = scene The gate
usage-thread = thread Find the bell
usage-npc = npc Lull: deaf when it suits
usage-place = place The mill
usage-clock = clock Tide 6
usage-tick = tick tide 2
usage-close = close bell
usage-weigh = weigh Lull 2
usage-when = when tide full: The cellar is flooded
usage-rename = rename Lull: Lull Harker
usage-edit = edit Lull: hears well after all
usage-delete = delete Lull
usage-sort = sort [npc|thread|place|clock]
usage-notes = notes
usage-give = give rope to tom
usage-event = event
usage-tables = tables [my.yaml]
usage-shuffle = shuffle [DECK]
usage-lists = lists
usage-twists = twists [on|off]
usage-next = next I go to the mill
usage-tension = tension [1-9]
usage-voice = voice full|terse
usage-questions = questions one|free
example-window = ask Is there a window?
example-asleep = ask Is he asleep? likely
example-somebody = ask Is somebody there?
example-note = note The keeper lied about the key.
example-save = save before-the-tower
let-other-dice-fall = let other dice fall
a-difficulty = difficulty
how-likely = how likely a yes is
attribute-word = ATTRIBUTE
no-variable = No variable has '{$name}' in its name.
no-variables = There are no variables.
trial-scene = { $scene ->
    [none] none yet
   *[other] {$scene}
}, visit {$visits}
trial-clock = {$time}, {$minutes} minutes after the start
trial-quest = quest {$name}
ask-about = ask Is there anything about {$thing}?

## What players type in their own language, behind the English word that it means

own-commands = look: look; map: map
own-lines = look: where am i
own-fixed = undo anew: anew
own-deeds = jump: jump; run: run
own-hints = flee: flee; wait: wait
own-small = a, an, the
own-prefixes = up, out
no-dice-rolled = no dice were rolled, so nothing happened
no-such-die = nobody has a d{$sides}, and no dice that people have stand for one
