"""The view: what a seat may know of a game now, as plain data; every front-end shows this.

It is derived from the game and never stored. Texts are words of an author or a player as they
stand, or messages: `{"code", "facts", "text"}`, where `text` is the message said in the game's
language. A client that knows the schema (`solo schema events`) needs nothing else.
"""

from solo.engine.session import Session
from solo.late import late
from solo.words import Words

VERSION = 1


@late  # few games are looked at as data
def view(session: Session, seat: str = "", words: Words | None = None) -> dict[str, object]:
    """Return what a seat may know of a game now; a seat without a name knows what is public.

    Args:
        session: The game.
        seat: The name of who looks, at a table.
        words: The language that messages are said in; None for that of the adventure.
    """
    from solo.view.whole import whole

    return whole(session, seat, words or Words(session.adventure.spoken))
