"""Votes at one keyboard: one after another, hidden from the others, each acknowledged."""

from collections.abc import Generator, Sequence

from solo.engine.events import Refused
from solo.engine.log import replies
from solo.engine.session import Session
from solo.terminal import render, wording
from solo.terminal.lines import aside
from solo.terminal.player import Player, Wanted
from solo.terminal.readings import Query, Reading, Voting
from solo.terminal.table.verbs import vote_of
from solo.view.parts import Illegal


def collected(
    vote: Voting, session: Session, player: Player
) -> Generator[Wanted, str | Reading, list[str]]:
    """Ask each for a vote; return those that were given, none if the vote was ended.

    Likelihoods have numbers, and 0 abstains. A word such as `undo` ends the vote: nothing has been
    done yet. An empty line asks again.

    Raises:
        EOFError: The game is left.
    """
    votes: list[str] = []
    known, naming = [*wording.likelihoods(session)], wording.naming(session)
    rows = [f"{place} {naming(word)}" for place, word in enumerate(known, 1)]
    player.told("vote", render.remark(wording.tell(session, "vote-numbers", rows=rows)))
    for place, name in enumerate(vote.voters, 1):
        voted = yield from _one(name, known, session, player)
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
    name: str, known: Sequence[str], session: Session, player: Player
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
        if ended := aside(words):
            if ended == Query("quit"):
                raise EOFError
            return None
        try:
            return vote_of(session, words)
        except Illegal as reason:
            player.happened(replies((Refused(reason.reason),)))
