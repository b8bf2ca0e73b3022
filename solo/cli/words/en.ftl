# What is wrong before a game
table-goes-on = the table '{ $name }' goes on as it was; leave out --system, --hero, --option, --seed, --dice, --tables, --language and --art-table, or say --new for another one of this name
no-table-game = '{ $path }' is no game of a table
no-log = '{ $path }' is no log: { $reason }
no-own-hero = no hero of yours plays by { $system } and is called '{ $name }'; { $near ->
    [none] {""}
   *[other] did you mean '{ $near }'?{" "}
}there are: { COUNT($known) ->
    [0] none
   *[other] {JOIN($known)}
}
game-of-other = '{ $name }' is a game of '{ $title }', not of { $other }

# Before a game
titled = { $author ->
    [none] { $title }
   *[other] { $title }, by { $author }
}
contains = Contains: {JOIN($notes)}.
menu-adventures = Adventures
menu-games = Games to go on with
menu-older = and { $count ->
    [0] many
   *[other] { $count }
} older, which 'solo saves' lists
menu-entry = { $titled } ({ $id }; rules: { $system })
menu-first = begin here
menu-trouble = It can't be played: { $reason }
menu-asks = Number or name (Enter leaves):
menu-about = ? and a number to read what one is about, such as: ? 1
menu-type = Type {menu-about}
menu-how = Type a number to play, or some words of a title; {menu-about}
menu-strange = '{ $typed }' is none of them. Type a number from 1 to { $last }.
unfinished-game = You have an unfinished game: { $game }. Yes goes on where you were, no begins a new game.
unfinished-go-on = Go on with it? [Y/n]
seed = Seed { $seed } (the same seed gives the same dice).
sealed = Nobody can know the dice until the table is closed with 'finish for good': { $commitment }.

# After it
recorded = The whole game is recorded in:
nothing-kept = Nothing has happened yet, so nothing is kept.
table-saved = The table is saved. To continue, type:
game-saved = The game is saved. `solo play` offers to continue it, or type:
dice-left = { COUNT($faces) ->
    [1] Of the loaded dice, {JOIN($faces)} has not fallen yet.
   *[other] Of the loaded dice, {JOIN($faces)} have not fallen yet.
}
take-along = To take your hero on to other adventures:
and-from = And from '{ $name }':
go-on-so = Go on so? [Y/n]
copied = Saved as '{ $name }'. When you leave, you are told how to continue from there.

# The page in a browser
serving = The page is at the address below. It is for this machine alone; who has the address plays as you.
serving-ends = Ctrl-C ends it. Every game is saved as it is played.
serving-trial-ends = Ctrl-C ends it. What you save is in the game at once; nothing of the game is kept.
inviting = Phones in this network join with the code above, or at { $address } with the word { $word }.
plain-http = The connection is not encrypted: others in this network could read what is sent, and could take a seat. Use a network that you trust.

# A campaign
campaign-left = You have begun '{ $title }', and are in part { $chapter }.
campaign-go-on = Continue it? [Y/n]
campaign-next = Continue with '{ $title }'? [Y/n]
campaign-grow = { $name } has learned something and may become better. Do that now? [Y/n]
campaign-years = { $years ->
    [1] A year goes by.
   *[other] { $years } years go by.
}
campaign-heir = { $retired ->
    [yes] { $name } has seen enough. Somebody else goes on, and inherits what was done.
   *[other] { $name } is dead. Somebody else goes on, and inherits what was done.
}
campaign-kept = The campaign is saved. To continue, type:
campaign-over = '{ $title }' is over.
campaign-chapter = { $number }. { $title }: { $heroes }, { $ending }
campaign-read = To read all of it as a story:

# The endings
endings-of = { $title }: you have met { $met } of { $count ->
    [1] its one ending.
   *[other] its { $count } endings.
}
ending-met = { $title } ({ $times ->
    [1] once
   *[other] { $times } times
})
ending-hint = Not met yet: { $hint }
ending-did = What you did:
endings-met = You have met { $met } of { $count ->
    [1] one ending.
   *[other] the { $count } endings.
}
ending-next = To play next: {JOIN($titles)}.
about-offers = Many rolls can be made better before the dice fall: by spending points, or with other skills. The dice can fall at once: then '2 ?' takes choice 2 and first shows all that can be done about its roll. Or the game stops at each such roll and shows it. 'offers' changes this at any time.
dice-at-once = Let the dice fall at once? [Y/n]
yes-or-no = Type y for yes or n for no; Enter is yes. 'quit' leaves.
nothing-taken-back = There is no turn to take back here.
keep-hero = Keep your hero for other adventures? [Y/n]
hero-kept = { $name } is saved, in:

# Making a hero
new-hero = A new hero
growing = Between adventures
keep = Save the hero and leave
kept = The hero is saved
last-look = { $name ->
    [none] Your hero
   *[other] {$name}
} is { $grows ->
    [yes] ready to be saved
   *[no] finished
}. 'sheet' shows everything, 'undo' goes back one step at a time.
unkept = No hero was saved. `solo hero new` begins again.
unchanged = { $name } has not changed.
done = Done.

session-begun = Session
session-note = {session-begun} {$number}, {$day} { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} {$year}
kept-as = { $name } is kept, as version { $version }, in:
to-play = To play:

# How the dice fell
stats-games = { $games ->
    [1] 1 game
   *[other] { $games } games
}
stats-nothing = No die has fallen yet in {stats-games}.
stats-rolled = {stats-games}, { $checks ->
    [1] 1 check
   *[other] { $checks } checks
}.
stats-mean = { $whole }.{ $tenth }
stats-die = { $count } d{ $sides }, mean { $mean } of { $expected }
stats-drew = { $count ->
    [1] 1 die
   *[other] { $count } dice
} drew from tables and lists.
stats-succeeded = { $name }: { $good } of { $rolled } succeeded{ $share ->
    [none] {""}
   *[other] ; { $share }%{ $weighed ->
        [none] {""}
       *[other] {" "}of the { $weighed } with known odds
    }, expected { $due }%
}
stats-luckier = Luckier than { $share } of 100 such series of rolls.
stats-all = Successes
stats-by-check = By check
stats-by-hero = By hero
stats-by-system = By system
stats-nobody = nobody

# Saves, and whether they agree
saves-in = Saves in { $place }
saves-none = None yet; `solo play` begins a game.
saves-go-on = To go on with one: { $typed }
saves-read = To read one: { $typed }
no-tables = no tables in { $place }
save-nobody = no hero yet
save-turns = { $turns ->
    [1] 1 turn
   *[other] { $turns } turns
}
save-quests = quests: { $quests }
save-named = saved as '{ $name }'
save-damaged = damaged: { $trouble }
save-busy = being played now
save-finished = finished: { $ending }
save-unfinished = unfinished
verified = {save-turns}, every die and outcome agrees
verified-but = Note that { $trouble }.
verified-sealed = Its dice are sealed: the SHA-256 of seed and nonce is { $commitment }. They and all secrets stand in this save, which is the host's: don't pass it on before the end.
