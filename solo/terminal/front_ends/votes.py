"""Votes at one keyboard: one after another, hidden from the others, each acknowledged."""

from collections.abc import Callable, Generator, Sequence
from typing import TypeAlias

from solo.engine.commands import Undo
from solo.engine.events import Refused
from solo.engine.log import replies
from solo.engine.session import Session
from solo.terminal import wording
from solo.terminal.front_ends.player import Player, Wanted
from solo.terminal.table.verbs import vote_of
from solo.terminal.told import render
from solo.terminal.typed import typed_names
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Nonsense, Query, Reading, Voting
from solo.view.parts import Illegal

Tell: TypeAlias = Callable[[Query, Session, Player], None]
"""Shows what is only looked at."""


def collected(
    vote: Voting, session: Session, player: Player, tell: Tell
) -> Generator[Wanted, str | Reading, list[str]]:
    """Ask each for a vote; return those that were given, none if the vote was ended.

    Likelihoods have numbers, and 0 abstains. What only shows something is shown meanwhile, `undo`
    ends the vote, and all else has to wait. An empty line asks again.

    Raises:
        EOFError: The game is left.
    """
    votes: list[str] = []
    known, naming = [*typed_names.likelihoods(session)], wording.naming(session)
    rows = [f"{place} {naming(word)}" for place, word in enumerate(known, 1)]
    player.told("vote", render.remark(wording.tell(session, "vote-numbers", rows=rows)))
    for place, name in enumerate(vote.voters, 1):
        voted = yield from _one(name, known, session, player, tell)
        if voted is None:
            player.told("abandoned", render.remark(wording.tell(session, "no-vote")))
            return []
        votes += [voted] if voted else []
        left = len(vote.voters) - place
        taken = wording.tell(session, "vote-taken", name=name, abstains=not voted, left=left)
        player.told("vote", render.remark(taken))
    if not votes:
        player.told("vote", render.remark(wording.tell(session, "vote-none")))
    return votes


def _one(
    name: str, known: Sequence[str], session: Session, player: Player, tell: Tell
) -> Generator[Wanted, str | Reading, str | None]:
    """Ask somebody until they vote; return the likelihood, nothing to abstain, None to end it.

    Raises:
        EOFError: The game is left.
    """
    while True:
        typed = yield Wanted(wording.tell(session, "vote", name=name), hidden=True)
        words = typed.strip() if isinstance(typed, str) else ""
        if not words:
            player.told("vote", render.remark(wording.tell(session, "vote-word")))
            continue
        if words.isascii() and words.isdigit() and (number := int(words[:9])) <= len(known):
            return known[number - 1] if number else ""
        try:
            return vote_of(session, words)
        except Illegal as reason:
            refused = Refused(reason.reason)
        match parse(words, session):
            case Query(topic="quit"):
                raise EOFError
            case Undo():
                return None
            case Query() as query:
                tell(query, session, player)
            case Nonsense():
                player.happened(replies((refused,)))
            case _:
                player.told("vote", render.remark(wording.tell(session, "vote-first")))
