"""Scripts of games, as they are typed and as they are checked."""
