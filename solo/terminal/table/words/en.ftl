## Who sits at the table

joined = {$name} sits at the table.
left = {$name} leaves the table.
turn-passed = {$name} acts now.
called = {$name}:
order = In this order: {JOIN($names)}.
others-wait = Only {$name} takes part in this; {JOIN($others, " and ")} { COUNT($others) ->
    [one] waits
   *[other] wait
}.
roster-title = At the table
roster-empty = Nobody sits at the table yet. For example: {$sample}.{ COUNT($bench) ->
    [0] {""}
   *[other] {" "}Heroes who may join: {JOIN($bench)}.
}
roster-member = {$name}{ $acts ->
    [yes] {" "}(acts now)
   *[no] {""}
}: {JOIN($rows)}{ $percent ->
    [none] {""}
   *[other] ; a yes at '{NAME("even")}' {$percent}%
}
roster-row = {$label} {$value}

## Dice, questions and votes

thrown = { $by ->
    [none] {""}
   *[other] {$by}: {""}
}{ $label ->
    [none] {""}
   *[other] {$label}, {""}
}{$notation}: {dice-fell}
weighed = { $said ->
    [none] '{NAME($likelihood)}': a yes has
   *[other] For '{$said}' the nearest word is '{NAME($likelihood)}': a yes has
} a chance of {$percent}%{ $asker ->
    [none] {""}
   *[other] {" "}for {$asker}
}.
asked = { $asked ->
    [none] {""}
   *[other] "{$asked}"{" "}
}
picked = {$chosen}
among = {" "}(one of: {JOIN($among)}){ $settled ->
    [yes] {" "}As picked before.
   *[no] {""}
}
drawn = {$text}
drawn-from = {" "}(from '{$table}'){ $settled ->
    [yes] {" "}As drawn before.
   *[no] {""}
}
likelihood = {NAME($word)}
votes = Votes: {JOIN($votes)}. { $other ->
    [none] The middle one counts: {NAME($likelihood)}.
   *[other] Of the two in the middle, {NAME($other)} and {NAME($likelihood)}, the less likely counts: {NAME($likelihood)}.
}
kept = { $question ->
    [none] {$by} has asked in secret.
   *[other] "{$question}" is rolled in secret.
} { COUNT($to) ->
    [0] 'reveal {$number}' tells the answer.
   *[other] Only {JOIN($to, " and ")} can see what it came to: 'mine'.
}
revealed = { $by ->
    [none] Secret {$number} is told:
   *[other] Secret {$number} is told: {$by}, "{$did}".
}
hidden = {$by} does something that only they know.
seal = The dice fell by the seed {$seed}, sealed with {$nonce}.
revealed-key = Its dice fell by the key {$key}.

## Lists

kind = { $kind ->
    [thread] Thread
    [npc] Person
    [place] Place
   *[clock] Clock
}
entry = { $size ->
    [0] { $step ->
        [closed] {kind} closed: {$name}
        [deleted] {kind} deleted: {$name}
       *[other] {kind}: {$name}{ $text ->
            [none] {""}
           *[other] , {$text}
        }
    }
   *[other] {kind} {$name}: {$filled}/{$size}{ $step ->
        [closed] , closed
        [deleted] , deleted
       *[other] { $full ->
            [yes] , full
           *[no] {""}
        }
    }
}
weight = {kind} {$name} counts { $weight ->
    [1] once
    [2] twice
   *[other] {$weight} times
} when one is picked.
count = { $name ->
    [scene] scene
    [tension] tension
   *[other] {$name}
} {$at}
keyed = { $text ->
    [none] Nothing is to happen at {count} any more.
   *[other] At {count}: {$text}
}
reached = {CAP(count)} is reached:{" "}
happens = {$text}
shuffled = { $drawn ->
    [one] 1 card is
   *[other] {$drawn} cards are
} back in '{$table}'.
lists-scene = Scene
lists-title = { $kind ->
    [thread] Threads
    [npc] People
    [place] Places
   *[clock] Clocks
}
lists-entry = {$name}{ $size ->
    [0] { $text ->
        [none] {""}
       *[other] : {$text}
    }
   *[other] {" "}{$filled}/{$size}
}{ $weight ->
    [1] {""}
   *[other] {" "}(counts {$weight} times)
}{ $open ->
    [yes] {""}
   *[no] {" "}(closed)
}
lists-keyed-title = When it is reached
lists-keyed = {count}: {$text}
lists-empty = Nothing is on the lists yet. For example: thread Find the bell

## Scenes and twists

event = Now: {$text}{ $about ->
    [none] {""}
   *[other] {" "}It is about {$about}.
}
twist = Twist: {$text}{ $about ->
    [none] {""}
   *[other] {" "}It is about {$about}.
}
tested = { $result ->
    [expected] The scene is as you expect it.
    [altered] The scene is altered.
   *[interrupted] Another scene comes first.
}
tested-how = {" "}(rolled {JOIN($faces, " and ")}, with the tension {$tension}: {$sum})
tension = The tension { $rises ->
    [yes] rises
   *[no] falls
} to {$tension}.
twists-title = Twists
twists-now = They are { $on ->
    [yes] on
   *[no] off
}; the tension is {$tension}.
twists-answers = An answer brings a twist when its dice show doubles or what the rules call a complication; a single die does when it shows 1. At '{NAME("even")}' that is {PERCENT($even)}% of answers.
twists-next = 'next' and what you expect adds 2d6 to the tension. Up to {$expected} the scene is as expected, up to {$altered} altered, beyond that another one comes first.
twists-chances = Now: expected {PERCENT($expected)}%, altered {PERCENT($altered)}%, interrupted {PERCENT($interrupted)}%.
twists-moves = The tension rises by 1 with each twist and each 'no, and'. It falls by 1 when a scene is as expected, by 2 when one is interrupted. 'tension 5' sets it.

## What is no word of a table

roll-what = roll which dice?
does-what = what does {$who} do? For example: {$who}: roll 2d6
no-name = '{ $name }' is no name; at a table it says whom a line is for
not-theirs = that is not {$who}'s to do
no-effect = {$system} has no effect '{$word}'; 'do' lists them

## Words that are typed

verb-add = add
verb-join = join
verb-leave = leave
verb-roster = roster
verb-turn = turn
verb-check = check
verb-everyone = everyone
verb-order = order
verb-together = together
verb-group = group
verb-versus = versus
verb-do = do
verb-fight = fight
verb-chase = chase
verb-rounds = rounds
verb-foes = foes
verb-pick = pick
verb-vote = vote
verb-secret = secret
verb-reveal = reveal
verb-whisper = whisper
verb-mynote = mynote
verb-mydraw = mydraw
verb-mine = mine
verb-finish = finish
verb-scene = scene
verb-thread = thread
verb-npc = npc
verb-place = place
verb-clock = clock
verb-tick = tick
verb-close = close
verb-weigh = weigh
verb-when = when
verb-rename = rename
verb-edit = edit
verb-delete = delete
verb-sort = sort
verb-notes = notes
verb-give = give
verb-event = event
verb-tables = tables
verb-shuffle = shuffle
verb-lists = lists
verb-twists = twists
verb-next = next
verb-tension = tension
verb-voice = voice
verb-questions = questions
welcome = Say who plays: '{ $joining }', or 'join' and the name of a hero of yours. Ask whatever nobody can decide: 'Mara: is there a window? likely'. 'scene The gate' opens a scene, 'help' tells the rest.

## Fights by hand

fight-opened = { $kind ->
    [chase] A chase
    [rounds] Every round counts now
   *[other] A fight
}{ COUNT($foes) ->
    [0] {""}
   *[other] : {JOIN($foes)}
}.
foes-met = { $number ->
    [one] {$name}
   *[other] {$name} ({$number})
}
foes-changed = { $does ->
    [add] { $amount ->
        [one] By hand: {$name} joins the fight.
       *[other] By hand: {$name} ({$amount}) join the fight.
    }
    [away] By hand: {$name} is out of the fight.
    [hurt] By hand: {$name} is hurt by {$amount}.
   *[other] By hand: {$name} is better by {$amount}.
}
fight-over = { $label ->
    [none] That is over, as you have decided{ $text ->
        [none] .
       *[other] : {$text}
    }
    [won] The fight is won.
    [lost] The fight is lost.
    [fled] You have got away.
    [talked] The fight ends with words.
    [ended] The fight is over.
    [over] The fight is over.
    [endured] The fight is over.
    [turned] The fight is over.
    [left-for-dead] They take you for dead and leave.
    [routed] The fight is won: they run.
    [surrendered] The fight is won: they give up.
    [defeated] The fight is lost.
    [ko] The fight is lost.
    [dying] The fight is lost.
    [dead] The fight is lost.
    [escaped] You have escaped.
    [caught] The chase ends: caught.
    [accident] The chase ends with an accident.
    [done] All of it is done.
    [time-up] Time is up.
   *[other] That is over: {$label}.
}
opposed = { $winner ->
    [none] {$name} against {$against}: neither does better.
   *[other] {$name} against {$against}: {$winner} does better, by {$by}.
}
group = { $managed ->
    [yes] The group manages it
   *[no] The group does not manage it
}: { COUNT($passed) ->
    [0] none of you does.
   *[other] {JOIN($passed)} { COUNT($passed) ->
        [one] does
       *[other] do
    }{ COUNT($failed) ->
        [0] .
        [one] , {JOIN($failed)} does not.
       *[other] , {JOIN($failed)} do not.
    }
}
foes-title = Who can be fought
foes-row = {$key}: {$name}. {JOIN($told, "; ")}.
foes-none = No foe is called '{$word}'.

## What only some know

whispered = { COUNT($to) ->
    [0] { $did ->
        [edited] {$by} changes a note that nobody else sees.
        [deleted] {$by} deletes a note that nobody else saw.
       *[other] {$by} notes something that nobody else sees.
    }
   *[other] {$by} whispers to {JOIN($to, " and ")}.
}
own-revealed = {$by} tells all: {$text}
hushed = { $verb ->
    [mynote] Your note (nobody sees it)
   *[other] What do you whisper? (nobody sees it)
}
mine-title = For {$name} alone
mine-none = There is nothing that only {$name} knows.
mine-own = {$number}. { COUNT($to) ->
    [0] {$text}
   *[other] {$by} to {JOIN($to, ", ")}: {$text}
}
mine-secret = {$number}. {$question}

## Upkeep

renamed = { $kind ->
    [thread] Thread
    [npc] Person
    [place] Place
   *[clock] Clock
} {$old} is called {$name} now.
sorted = { $kind ->
    [none] All lists are
   *[other] The list is
} in the order of the names.
note-changed = { $text ->
    [none] Note {$number} is deleted.
   *[other] Note {$number} reads now: {$text}
}
notes-title = Notes
notes-none = There are no notes.
notes-row = {$number}. (turn {$turn}) {$text}
given = {$by} gives {$to}: {$thing}.
brought = {$name} is read: { COUNT($tables) ->
    [0] no tables
   *[other] tables {JOIN($tables)}
}; { COUNT($foes) ->
    [0] no foes
   *[other] foes {JOIN($foes)}
}.
tables-title = What can be drawn from
tables-own = Your own: {JOIN($names)}.
tables-shipped = {JOIN($names)}.
