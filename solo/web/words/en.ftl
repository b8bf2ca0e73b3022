# Around the page
skip = To the story
settings = Settings
graph = The graph of scenes
done = Done
to-shelf = To the shelf
next-part = Go on:
no-entry-here = Open the address that solo printed in the terminal: it lets you in.
lost = The connection is lost; the page tries again.
stale = The game has gone on meanwhile. This is how it stands now.

# Settings
set-theme = Colours
theme-auto = as the device has them
theme-light = light
theme-dark = dark
set-size = Text
size-small = small
size-middle = middle
size-large = large
size-huge = very large
set-letters = Letters
letters-serif = with serifs
letters-sans = without serifs
set-motion = Movement
motion-auto = as the device has it
motion-still = none
set-dice = Dice
dice-program = the program rolls
dice-own = your own: type or tap what they show
set-language = Language
language-en = English
language-de = Deutsch

# The shelf
shelf = What do you want to play?
go-on = Go on with a game
adventures = Adventures
begin = Begin
begin-here = begin here
contains = Contains:
table = A table without an adventure
about-table = Ask, roll and keep lists with friends, or alone. If there is a table of that name already, it goes on.
table-name = Name of the table
table-system = Rules
open = Open
damaged = This game can't go on as it is
salvage = Go on in a new file

# A game
story = The story
what-now = What you can do
strip = The roll, drawn; the words beside it say the same
chance = chance of a success
ends-story = ends the story
stop-before = stop before the dice
any-time = At any time:
over = The end.
did = What you did
endings = Endings met
endings-met = You know
endings-left = Not met yet
play-next = To play next
never-mind = Never mind
type-here = What do you do?
completions = What may follow
send = Send
undo = Undo

# Panels
panels = Look at
panel-hero = Hero
panel-map = Map
panel-quests = Quests
panel-journal = Journal
panel-rules = Rules
panel-help = Help
shut = Close
no-hero = Nobody has been chosen yet.
acts = acts now
try-with = Try something with it
no-map = You have not been anywhere yet.
you-are-here = you are here
no-quests = There are none yet.
list-thread = Threads
list-npc = People
list-place = Places
list-clock = Clocks
keep-story = Keep the story:
seek-rules = A rule, by word or number
seek-help = A command
look-up = Look up

# A fight
fight = Fight
round = Round
order = Order:
down = down
side-hero = hero
side-friend = friend
side-foe = foe
box-checked = marked
box-free = free

# What went wrong
failed-no-server = The server does not answer. Is solo still running?
failed-no-token = This page has no right to enter. Open the address that solo printed.
failed-no-entry = The address is an old one. Open the one that solo printed last.
failed-not-yours = Only the host may do that.
failed-no-game = That game is not open any more.
failed-no-such-thing = There is no such game or adventure any more.
failed-too-many-games = Too many games are open already. Leave one of them first.
failed-too-many-pages = Too many pages follow this game already. Close one of them first.
failed-not-opened = It can't be opened:
failed-damaged = It can't go on as it is:
failed-no-message = The server did not understand what was sent.
failed-no-json = The server did not understand what was sent.
failed-status-413 = That is too long to be sent.
failed-status-408 = The connection was too slow.

# In a browser without a server
kept-copy = Kept under the name { $name }.
site-starts = The game starts; this takes some seconds.
site-slow = The game has not started yet. On a slow device it may take a minute; if nothing comes, try another browser, or a newer one.
site-fails = This browser is too old for the game: it needs WebAssembly and modules. You can read how it begins.
site-noscript = The game needs JavaScript.
licences = Licences
licence-of = { $title }, by { $author }. Licence: { $licence }.
licence-source = Python runs here as Pyodide { $version }, unchanged. Its source and that of all parts of it stand at github.com/pyodide/pyodide.
keeps-nothing = This browser keeps nothing here. Download the game before you close the page.
bring = Bring a game along
about-bring = A save of this adventure, from another browser or from the terminal (.jsonl):
download = Download
remove-save = Remove
remove-surely = Really remove it?
failed-no-start = The game can't start here:
failed-hung = That took too long, so it was stopped. The game goes on from its last turn.
failed-broken = Something broke. The game goes on from its last turn.
failed-too-much = That was too much for this browser. The game goes on from its last turn.
failed-storage-full = There is no room left in this browser: nothing was done. Download games and remove some.
failed-elsewhere = This game is open in another window.
failed-other-adventure = That is a game of another adventure:

# At a table
not-yours-now = It is another's turn, or something that only the host may do. You may ask, note, and whatever else is done at any time.
vote-open = A vote on all pages: { $question } Nobody sees another's vote before it is counted.
vote-empty = Nobody has voted: { $question }
join = Join the table
which-hero = Whom do you play?
no-hero-free = Every hero is played by somebody already.
join-by-word = Or join a table with the word that its host tells you.
join-word = Word to join
join-name = Your name at the table
join-traits = Traits, if you are new
join-traits-like = fate 7, strength 8
sit-down = Sit down
watch = Only watch
turn-of = Now acts:
vote = Vote
abstain = Abstain
count-now = Count the votes now
panel-seats = Seats
remove = Remove
lock-door = Lock the door
unlock-door = Unlock the door
failed-no-join = That word is wrong, or the invitation is an old one.
failed-tries = There were too many wrong words. Wait ten minutes, or scan the code.
failed-locked = The host has locked the door.
failed-no-name = Give a name of letters, 40 at most.
failed-taken = Somebody plays under that name already.
failed-not-seated = You could not sit down: the table is full, or these rules don't know the traits that you wrote.
failed-full = The table is full: nobody else can join.
failed-no-table = Nobody can join here.
failed-not-begun = The host has not begun yet, or is still choosing who sets out. Try again in a moment.
failed-which-hero = Pick one of the heroes.
failed-too-fast = That is too much at once. Wait a moment.
failed-no-vote = There is no vote for you now.
