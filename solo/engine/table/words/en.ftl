## Who sits at the table

no-table-here = that is for a table; 'solo table' opens one, and so does an adventure with 'open: true'
no-hero = first choose a hero
nobody-yet = nobody sits at the table yet
nobody-to-act = nobody sits at the table yet; for example: {$sample}
add-whom = add whom? For example: {$sample}
no-traits = '{$text}' is no trait with a number
no-trait = {$reason}; for example: {$sample}
no-own-hero = no hero of yours is called '{$name}'{near} there are: { COUNT($known) ->
    [0] none; 'add {$name}' seats somebody new
   *[other] {JOIN($known)}
}
no-member = nobody here is called '{$name}'{near} at the table: { COUNT($known) ->
    [0] nobody yet
   *[other] {JOIN($known)}
}
sits-already = {$name} sits at the table already
most-members = at most {$most} sit at a table

## Questions, votes and secrets

one-question = one question of importance a turn: act first, then ask again
one-question-of-all = one question of importance a turn: act first, or 'turn' lets the next one act; 'questions free' does without the rule
kept-secret = that was rolled in secret: 'reveal {$number}' tells the answer
no-secrets = there is no secret to reveal; for example: secret Is he lying? likely
no-secret = there is no secret '{$number}'; there are: {JOIN($known)}
whisper-what = whisper to whom, and what? whisper tom the key is false
mynote-what = note what? mynote The miller has two keys
no-own-note = {$name} has no note {$number} of their own; { COUNT($known) ->
    [0] there is none
   *[other] there are: {JOIN($known)}
}
most-own = at most {$most} whispers and notes are kept
not-yours = {$number} is only {JOIN($owners, " or ")}'s to reveal: {$owner}: reveal {$number}
secret-what = what is to be done in secret, and for whom? secret Is he lying? likely; secret me: roll 2d6; secret Tom: check charm
no-secret-of = that can't be kept secret: '{$word}'; a question, 'roll', 'check' and 'draw' can: secret check charm
vote-what = name two or more likelihoods: vote Is there a guard? likely, even, remote
no-table-fits = no table fits that question; give what to choose from behind it (Who is it? the miller, a priest), draw from a table, roll dice, or ask what a yes or a no answers
voice-what = the voice is {LIST($voices, "or")}: voice terse
finish-what = 'finish {$words}' closes the table: all secrets are told, then the seed of the dice, and nothing comes after it; 'quit' only leaves
questions-what = one question a turn, or as many as you like: questions one, questions free

## Checks and effects by hand

leads-already = {$name} leads a company already, which acts together
any-order = by {$system} you act in whatever order you choose: 'turn NAME' says who is next. To roll for it, name an attribute or a check: order ATTRIBUTE
versus-what = who against whom, and what? Mara vs Tom: strength; or each by something else: Mara vs Tom: strength vs agility
not-two = there are not two at the table; 'check' rolls for one
do-what = do what? There are: {JOIN($known)}{ COUNT($samples) ->
    [0] {""}
   *[other] ; for example: {JOIN($samples)}
}
no-change = that changes nothing
no-verb = nothing is called '{$verb}' at a table{ $near ->
    [none] {""}
   *[other] ; did you mean '{$near}'?
}

## Tables and decks

bring-what = bring which file? tables my.yaml
bring-large = a file has at most {$most} characters
bring-many = at most {$most} files are kept; one of the same name takes the place of the old one
bring-mistakes = { $count ->
    [one] the file has a mistake; what was brought before stays:
   *[other] the file has {$count} mistakes; what was brought before stays:
} {$told}
bring-nothing = '{$name}' has neither tables nor foes
draw-what = draw from which table? For example: draw weather
drawn-at-once = 1 to {$most} are drawn at once
no-table = no table is called '{$name}'{ $near ->
    [none] { COUNT($about) ->
        [0] {""}
       *[other] ; about that are: {JOIN($about)}
    }
   *[other] ; did you mean '{$near}'?{ COUNT($about) ->
        [0] {""}
       *[other] {" "}about that are: {JOIN($about)}
    }
}
no-deck = '{$deck}' is no deck; what was drawn from it may come again
none-drawn = no card of '{$deck}' is drawn

## Scenes and lists

rename-what = rename what, and how? rename Lull: Lull Harker
edit-what = change what, and to what? edit Lull: hears well after all; edit note 3: …
delete-what = delete what? delete Lull; delete note 3
sort-what = there is no such list{ $near ->
    [none] ;
   *[other] ; did you mean '{$near}'?
} lists are {JOIN($known)}
give-what = give what, and to whom? give rope to Tom
no-thing = {$who} has nothing called '{$name}'{ $near ->
    [none] ;
   *[other] ; did you mean '{$near}'?
} there is: { COUNT($known) ->
    [0] nothing
   *[other] {JOIN($known)}
}
called-already = something on that list is called {$name} already
which-scene = which scene? For example: scene The gate
which-entry = which {$kind}? For example: { $kind ->
    [thread] thread Find the bell
    [npc] npc Lull: deaf when it suits
    [place] place The mill
   *[clock] clock Tide 6
}
clock-parts = a clock has a name and 2 to {$most} parts: clock Tide 6
most-entries = at most {$most} entries are kept
tick-what = tick which clock? For example: tick tide 2
close-what = close what? For example: close bell
only-one = there is only one to pick: {$name}
pick-what = there are not two to pick from; for example: pick npc, or: pick red, green, blue
weigh-what = weigh what, and how often does it count, up to {$most}? weigh Lull 2
could-be = that could be {JOIN($names, " or ")}
no-entry = no { $kind ->
    [none] {JOIN($kinds, " or ")}
   *[other] {$kind}
} is called '{$name}'{near} there are: { COUNT($known) ->
    [0] nothing
   *[other] {JOIN($known)}
}

## What happens when a count is reached

when-what = when what? For example: when tide full: The water is in the cellar; when scene 5: …; when tension 7: …
only-clocks-full = only a clock is full; write a number: when {$of} 5: …
goes-up-to = {$name} goes up to {$most}
nothing-keyed = nothing is keyed to {$name} {$at}
stands-already = {$name} stands at {$at} already
most-keyed = at most {$most} things are keyed at once
no-count = nothing that counts is called '{$name}'{near} there are: {JOIN($known)}

## Twists

on-or-off = twists are on or off: twists on
next-what = next what? For example: next I go to the mill
tension-range = the tension is {$least} to {$most}: tension 4
event-alone = 'event' stands alone; what comes of it, you decide
before-scene = Before: {$scene}

## Fights by hand

fight-whom = fight whom? For example: fight 3 bandits; fight 2 wolves, a bear; fight Harl 8 (somebody of whom is told only how much he can take). 'foes' lists all
no-fights = {$system} has no fights
fights-already = a fight is open; 'fight add a wolf', 'fight away wolf', 'fight hurt wolf 2' and 'fight heal wolf 1' alter it, 'fight over' ends it
no-fight = no fight is open; for example: fight 3 bandits
decide-first = first decide what is asked now; a fight is altered when one of you has a turn
no-chase = {$system} has no rules for a chase; a clock can count one: clock Chase 6
no-rounds = {$system} has no rules for rounds without a fight; 'order' rolls who acts first, 'clock' counts
rounds-what = what is to be done in rounds, and by what? rounds Bar the door: strength Poor; Find the key: alertness
most-foes = one fight has 1 to {$most} foes
how-tough = behind the name is how much they can take, 1 to {$most}: fight {$name} 8
no-foe = no foe is called '{$name}'{ $near ->
    [none] ;
   *[other] ; did you mean '{$near}'?
} 'foes' lists all; with a number behind it anybody can be fought: fight {$name} 8
hurt-whom = { $does ->
    [hurt] who is hurt, and by how much? fight hurt wolf 2
   *[other] who is better, and by how much? fight heal wolf 1
}
no-such-foe = nobody who fights is called '{$name}'{ $near ->
    [none] ;
   *[other] ; did you mean '{$near}'?
} there are: { COUNT($known) ->
    [0] nobody
   *[other] {JOIN($known)}
}
foe-name = { $kind ->
    [bandit] the bandit
    [thug] the thug
    [peasant] the peasant
    [guard] the guard
    [soldier] the soldier
    [archer] the archer
    [gunman] the gunman
    [assassin] the assassin
    [cultist] the cultist
    [captain] the captain
    [champion] the champion
    [wolf] the wolf
    [dog] the dog
    [bear] the bear
    [boar] the boar
    [rats] the swarm of rats
    [snake] the snake
    [spider] the giant spider
    [skeleton] the skeleton
    [giant] the giant
   *[other] {$name}
}
foe-words = { $kind ->
    [bandit] bandits, robber, brigand, raider, highwayman
    [thug] thugs, brawler, ruffian, hooligan
    [peasant] peasants, villager, townsman, townsfolk
    [guard] guards, watchman, watchmen, sentry, sentries
    [soldier] soldiers, warrior, mercenary, mercenaries
    [archer] archers, bowman, bowmen
    [gunman] gunmen, shooter, gangster
    [assassin] assassins, killer
    [cultist] cultists, fanatic
    [captain] captains, leader, sergeant, officer
    [champion] champions, knight, veteran
    [wolf] wolves
    [dog] dogs, hound
    [bear] bears
    [boar] boars
    [rats] rat, rats, swarm
    [snake] snakes, viper
    [spider] spiders, giant spiders
    [skeleton] skeletons
    [giant] giants, ogre, troll
   *[other] {$kind}
}
