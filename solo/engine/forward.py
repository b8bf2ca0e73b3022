"""Whoever is named in a command comes forward; in most games nobody is."""

from solo.engine.draft import Draft
from solo.late import late


@late
def come_forward(draft: Draft, who: str, option: str = "") -> None:
    """Let somebody who is named act: a member of a table, or one of several heroes.

    Raises:
        Illegal: Nobody is called so, or it is another's turn.
    """
    if who:
        from solo.engine.heroes import acts

        acts(draft, who, option)
