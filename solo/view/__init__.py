"""The view: what a seat may know of a game now, as plain data; every front-end shows this.

It is derived from the game and never stored. Texts are words of an author or a player as they
stand, or messages: `{"code", "facts", "text"}`, where `text` is the message said in the game's
language. A client that knows the schema (`solo schema events`) needs nothing else.
"""
