"""Play: commands go in, events come out; pure but for the dice that it is handed."""
