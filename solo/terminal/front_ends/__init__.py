"""The front-ends of a game: with a prompt, in plain words, and for programs; and their loop."""
