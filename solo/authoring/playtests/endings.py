"""The endings of an adventure as players read them: each text once, below the states that read it.

What differs is what the text reads, and what the author declared: who and what is `present`, and
who is with the hero.
"""

from collections import Counter
from collections.abc import Callable, Mapping

from solo.authoring.continuity.remembering import told_at_last
from solo.authoring.playtests.one_game import Game, Prepared
from solo.authoring.playtests.report import Shown
from solo.engine.session import Session
from solo.namedtuple import NamedTuple
from solo.prose import ProseError


class Read(NamedTuple):
    """An ending as it was read."""

    ending: str  # its scene
    there: tuple[str, ...]  # who and what was there
    gone: tuple[str, ...]  # who and what that an author declared was not
    text: str  # what was told from the entry into its scene on


class Reading(NamedTuple):
    """What games of bots came to."""

    endings: Mapping[Read, int]  # how often each was read so
    # mistakes that only play could find, each with the first game that shows it
    faults: Mapping[str, Shown]


def read(
    prepared: Prepared, games: int, seed: str, told: Callable[[int], None] | None = None
) -> Reading:
    """Return the endings that so many games of bots come to, and the mistakes on the way."""
    found: Counter[Read] = Counter()
    faults: dict[str, Shown] = {}
    for number in range(games):
        game = Game(prepared, seed, number)
        game.play()
        faults = {**game.report.faults, **faults}
        session = game.session
        if session is not None and session.over and session.ending in prepared.adventure.scenes:
            found[_of(prepared, session)] += 1
        if told is not None:
            told(1)
    return Reading(found, faults)


def page(prepared: Prepared, found: Mapping[Read, int], games: int) -> str:
    """Return the endings as Markdown, in the order written, the most frequent text first.

    What is read in several states stands once, below all of them.
    """
    parts = [f"# {prepared.adventure.title}"]
    ranked = sorted(found, key=lambda one: (-found[one], one))
    for scene in prepared.adventure.scenes.values():
        if scene.ending is None:
            continue
        texts: dict[str, list[Read]] = {}
        for one in ranked:
            if one.ending == scene.id:
                texts.setdefault(one.text, []).append(one)
        often = sum(found[one] for every in texts.values() for one in every)
        parts.append(f"## {scene.ending.title or scene.id}")
        parts.append(f"`{scene.id}`, {often} of {games} games, {_texts(len(texts))}")
        for text, every in texts.items():
            parts.append("\n\n".join(f"### {_heading(one, found[one])}" for one in every))
            parts.append(text)
    return "\n\n".join(parts)


def _texts(many: int) -> str:
    return f"{many} text{'' if many == 1 else 's'}"


def _heading(one: Read, often: int) -> str:
    there = [f"with {', '.join(one.there)}"] if one.there else []
    gone = [f"without {', '.join(one.gone)}"] if one.gone else []
    return "; ".join((f"{often} game{'' if often == 1 else 's'}", *there, *gone))


def _of(prepared: Prepared, session: Session) -> Read:
    """Return how a game's ending was read."""
    adventure, state = prepared.adventure, session.state
    scope = session.interpreter.view(state)
    there = set(session.system.companions(state.sheet)) & adventure.companions.keys()
    for key, one in adventure.present.items():
        try:
            held = bool(one.when.value(scope))
        except ProseError:
            continue
        there = there | {key} if held else there - {key}
    declared = {*adventure.present, *adventure.companions}
    return Read(
        session.ending, tuple(sorted(there)), tuple(sorted(declared - there)), _text(session)
    )


def _text(session: Session) -> str:
    """Return what was told from the entry into the last scene on."""
    events = session.turns[-1].events if session.turns else session.opening
    return "\n\n".join(text.strip() for text in told_at_last(events))
