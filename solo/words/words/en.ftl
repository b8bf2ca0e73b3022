# Files
cant = can't { $action } { $path }: { $link ->
    [yes] it is a symbolic link; name the file that it points to
   *[no] { $kind ->
        [EDQUOT] your space on the disk is used up
       *[other] { $reason }
    }
}{ $elsewhere ->
    [yes] ; name another folder with { $option }
   *[no] {""}
}
too-large = { $path } is larger than any { $kind } ({ $most } bytes)
folder-busy = { $path } is being written to by another process; try again
no-file = { $path } is no ordinary file

# Journals of games
full = { $path } is full: no longer journal could be read again; 'solo hero keep' takes its hero to another game, and 'solo table NAME --from' with this file opens a table where this one stands
save-name = { $taken ->
    [yes] a save called '{ $name }' is there already, and saves are never overwritten; choose another name
   *[no] '{ $name }' can't name a save; use up to 60 letters, digits, spaces, - and _
}
busy = { $path } is being played by another process; close that game first
no-journal = { $path } is no journal: { $cut ->
    [yes] its first line was cut short
   *[no] it is empty
}
many-lines = { $path } has more lines than any journal ({ $most })
many-parts = { $path } has more parts than any journal ({ $most })
line-cut = line { $number } was cut short while it was written
line-damaged = { $number ->
    [1] its header
   *[other] line { $number }
} is damaged ({ $reason })
no-text = it is no text in UTF-8
newer = { $path } was written by a newer solo (journal format { $version }, this one reads up to { $most }); install a newer solo to go on with it
unreadable = { $path } is no journal that can be read: { $trouble ->
    [none] it has no header
   *[other] { $trouble }
}; without the adventure and the dice that a header names, no turn can be played back
several-saves = several saves begin with '{ $name }': {JOIN($known)}
no-save = no save called '{ $name }' in { $place }; { $near ->
    [none] `solo saves` lists them
   *[other] did you mean '{ $near }'?
}

# Journals that are played back
disagrees = turn { $turn } (line { $line }) does not agree: { $trouble }{ $newer ->
    [yes] ; it was played by the rules of a newer solo
   *[no] { $changed ->
        [yes] { $mended ->
            [yes] ; the adventure was changed and rules were mended (the changes of solo say which) since this game was played
           *[no] ; the adventure was changed since this game was played
        }
       *[no] { $mended ->
            [yes] ; rules were mended (the changes of solo say which) since this game was played
           *[no] {""}
        }
    }
}
turn-unread = turn { $turn } can't be read: { $trouble }
changed = the adventure was changed since this game was played, though every turn still comes to the same
rescue = { $name }: { $trouble }. The game can go on from turn { $turn } in a new file; this one stays as it is.
salvage = { $path }: { $trouble }. The file is left as it is. To go on from turn { $turn } in a new file, add --salvage.
gone = { $path } was played in '{ $name }' at { $place }, which is not there any more; put the adventure back, or play another game
not-played-back = { $path } can't be played back: { $reason }

# Heroes
nobody-left = nobody came out of { $name } who could be kept
not-over = { $name } is not over; heroes come home when the adventure ends
hero-damaged = { $path } is damaged: { $how ->
    [cut] it is no JSON, or cut short
    [changed] it was changed since it was written
    [nobody] it does not say whose it is
   *[none] it holds no hero
}
hero-stuck = { $trouble }; it can't be set aside ({ $reason })
hero-aside = { $trouble }. It was set aside as { $name }; no version is left
several-heroes = several heroes begin with '{ $name }': {JOIN($known)}
no-hero = no hero called '{ $name }' in { $place }; { $near ->
    [none] `solo hero list` lists them
   *[other] did you mean '{ $near }'?
}
named-twice = { $name } is named twice, and can't set out twice
no-such-hero = no ready-made hero is called '{ $name }'; { $near ->
    [none] {""}
   *[other] did you mean '{ $near }'?{" "}
}ready-made are { COUNT($known) ->
    [0] none
   *[other] {JOIN($known)}
}

# Adventures
shipped = { COUNT($known) ->
    [0] none
   *[other] {JOIN($known)}
}
no-adventure-named = no adventure is named; name a folder, or one of the shipped: {shipped}
is-campaign = '{ $name }' is a campaign, and this takes one adventure: { COUNT($parts) ->
    [0] name one of its own
   *[other] {JOIN($parts)}
}; a whole campaign is for solo play, serve, test, odds, lint and pack
bare-folder = no adventure '{ $name }': the folder has no { $header }, where one begins{ $other ->
    [yes] ; rename 'adventure.yml' to { $header }
   *[no] {""}
}
no-adventure = no adventure '{ $name }': it is neither a folder here nor a shipped one; { $near ->
    [none] one of the shipped: {shipped}
   *[other] did you mean '{ $near }'?
}
no-adventure-file = no adventure '{ $name }': one is a folder with an { $header }, or a YAML file
