"""Playtests: many games by random players, and a report for the author."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from solo import rules
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring import watching
from solo.authoring.bots import Bot
from solo.authoring.explore import Found, Search
from solo.authoring.watching import Part
from solo.engine.chance import Loaded, Seeded
from solo.engine.events import Ended, Event, Faulted, SceneEntered
from solo.engine.journal import header, replay
from solo.engine.session import Session
from solo.errors import Mark
from solo.prose import ProseError
from solo.rules.core.system import AnySystem

MOST_TURNS = 1_000  # after which a game counts as not ended
ENOUGH_FAULTS = 10  # turns that a mistake undid, after which a game shows nothing more
PATIENCE = 60  # refused commands in a row after which a player is stuck


@dataclass(slots=True)
class Report:
    """The results of games; reports can be added.

    Args:
        games: How many were played.
        turns: How many turns in all.
        longest: The turns of the longest game.
        endings: How often each ending was reached, by its scene.
        visits: In how many games each scene was seen.
        offered: In how many games each choice was open, as `scene/choice`.
        taken: In how many games it was taken.
        met: Where the outcomes stand that games came to.
        faults: Mistakes that only play could find, each with a seed that shows it.
        stuck: Where players could not go on, each with a seed that shows it.
        unended: How many games were still going on after the most turns.
        faulty: How many turns came to nothing for a mistake of the author's.
        differing: Journals that did not come to the same when played back, by seed.
    """

    games: int = 0
    turns: int = 0
    longest: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    visits: Counter[str] = field(default_factory=Counter)
    offered: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    met: set[Mark] = field(default_factory=set)
    faults: dict[str, str] = field(default_factory=dict)
    stuck: dict[str, str] = field(default_factory=dict)
    unended: int = 0
    faulty: int = 0
    differing: dict[str, str] = field(default_factory=dict)

    def add(self, other: "Report") -> None:
        """Take in what other games came to."""
        self.games += other.games
        self.turns += other.turns
        self.longest = max(self.longest, other.longest)
        self.endings += other.endings
        self.visits += other.visits
        self.offered += other.offered
        self.taken += other.taken
        self.met |= other.met
        self.faults = {**other.faults, **self.faults}
        self.stuck = {**other.stuck, **self.stuck}
        self.unended += other.unended
        self.faulty += other.faulty
        self.differing = {**other.differing, **self.differing}

    @property
    def clean(self) -> bool:
        """Whether no game showed a mistake."""
        return not (self.faults or self.stuck or self.differing or self.endless)

    @property
    def endless(self) -> bool:
        """Whether games were played and not one of them came to an ending."""
        return self.games > 0 and self.unended == self.games


def playtest(path: Path, games: int, seed: str, *, jobs: int = 1, replays: bool = False) -> Report:
    """Play an adventure many times; the same seed gives the same report, whatever `jobs`.

    Args:
        path: The adventure.
        games: How many games.
        seed: What all their dice and decisions follow from.
        jobs: How many processes share the work.
        replays: Whether each game is played back too, and must come to the same.

    Raises:
        AdventureError: It can't be played.
    """
    shares = [range(first, games, jobs) for first in range(max(1, min(jobs, games)))]
    report = Report()
    if len(shares) == 1:
        report.add(_share(path, shares[0], seed, replays))
        return report
    with ProcessPoolExecutor(len(shares)) as pool:
        tasks = [pool.submit(_share, path, share, seed, replays) for share in shares]
        for task in tasks:
            report.add(task.result())
    return report


def unseen(adventure: Adventure, report: Report) -> tuple[str, ...]:
    """Return the scenes that no game came to."""
    return tuple(scene for scene in adventure.scenes if scene not in report.visits)


def unopened(adventure: Adventure, report: Report) -> tuple[Part, ...]:
    """Return the choices that no game found open, of the scenes that games came to."""
    return _without(watching.choices(adventure), report, report.offered)


def untaken(adventure: Adventure, report: Report) -> tuple[Part, ...]:
    """Return the choices that were open and that no game took."""
    never = _without(watching.choices(adventure), report, report.taken)
    return tuple(part for part in never if part.name in report.offered)


def unmet(adventure: Adventure, report: Report) -> tuple[Part, ...]:
    """Return the outcomes that no game came to, of checks that games put."""
    parts = watching.outcomes(adventure)
    return tuple(
        part
        for part in parts
        if part.mark not in report.met and _was_taken(part.name.partition(" ")[0], report)
    )


def _without(parts: Iterable[Part], report: Report, found: Collection[str]) -> tuple[Part, ...]:
    scenes = report.visits
    return tuple(p for p in parts if p.name not in found and p.name.partition("/")[0] in scenes)


def _was_taken(name: str, report: Report) -> bool:
    return name in (report.taken if "/" in name else report.visits)


def unreached(adventure: Adventure, report: Report) -> tuple[str, ...]:
    """Return the endings that no game came to."""
    endings = (scene.id for scene in adventure.scenes.values() if scene.ending is not None)
    return tuple(scene for scene in endings if scene not in report.endings)


def search(adventure: Adventure, wanted: frozenset[str], seed: str, turns: int) -> frozenset[str]:
    """Return the scenes, of those wanted, that a search of so many turns finds a way to.

    Each way is played again from the start with the dice that fell, and counts only if it leads
    there.
    """
    system = rules.find(adventure.system)
    ways = Search(adventure, system, seed).run(turns, wanted)
    return frozenset(
        scene for scene, way in ways.items() if scene in _walked(adventure, system, way)
    )


def _walked(adventure: Adventure, system: AnySystem, way: Found) -> Collection[str]:
    session = Session(adventure, system, Loaded(way.faces), offers="asked", prose=False)
    for command in way.commands:
        session.do(command)
    return session.state.visits


def play_one(
    adventure: Adventure, system: AnySystem, seed: str, *, prose: bool = True, replays: bool = False
) -> Report:
    """Play one game to its end, or until a player can't or won't go on."""
    report = Report(games=1)
    records: list[Mapping[str, Any]] = []
    chance = Seeded(seed)
    record = records.append if replays else None
    try:
        session = Session(adventure, system, chance, prose=prose, record=record)
    except ProseError as mistake:
        report.faults[str(mistake.problem)] = seed
        return report
    _play(session, Bot(seed), report, seed)
    report.taken.update(session.state.taken.keys())
    report.longest = report.turns = session.state.turn  # what was taken back counts for nothing
    report.unended = int(not session.over and not report.stuck and not report.faults)
    if session.over:
        report.endings[session.state.scene] += 1
    if replays:
        head = header(adventure, chance, offers="always")
        _replay(report, (head, *records), adventure, system, seed)
    return report


def _play(session: Session, bot: Bot, report: Report, seed: str) -> None:
    """Play a game as far as it goes, and note in the report what is met on the way."""
    seen: set[str] = set()
    opened: set[str] = set()
    _note(report, seen, seed, session.opening)
    refused = 0
    while not session.over and session.state.turn < MOST_TURNS and report.turns < 2 * MOST_TURNS:
        opened.update(_read_options(report, session, seed))
        try:
            turn = session.do(bot.command(session, plainly=refused > PATIENCE // 2))
        except LookupError:
            refused = PATIENCE
        except ProseError as mistake:  # in a condition that only the player's choice works out
            report.faults.setdefault(str(mistake.problem), seed)
            break
        else:
            refused = 0 if turn.accepted else refused + 1
            report.turns += turn.accepted
            _note(report, seen, seed, turn.events)
        if report.faulty > ENOUGH_FAULTS:
            break
        if refused >= PATIENCE:
            report.stuck[session.state.scene or "the choice of a hero"] = seed
            break
    report.visits.update(seen)
    report.offered.update(opened)


def _read_options(report: Report, session: Session, seed: str) -> Iterable[str]:
    """Read the choices as a person would: a bot's own eyes see their ids alone.

    Returns:
        The choices that are open; what can be chosen within a roll or a fight is none of a scene.
    """
    try:
        options = session.options()
    except ProseError as mistake:
        report.faults.setdefault(str(mistake.problem), seed)
        return ()
    if session.state.pending is not None:
        return ()
    return (f"{session.state.scene}/{option.id}" for option in options if not option.reason)


def _note(report: Report, seen: set[str], seed: str, events: Iterable[Event]) -> None:
    for event in events:
        match event:
            case SceneEntered():
                seen.add(event.scene)
            case Ended():
                seen.add(event.scene)
            case Faulted():
                report.faults.setdefault(str(event.problem), seed)
                report.faulty += 1


def _replay(
    report: Report,
    records: tuple[Mapping[str, Any], ...],
    adventure: Adventure,
    system: AnySystem,
    seed: str,
) -> None:
    again = replay(records, adventure, system)
    if again.trouble:
        report.differing[seed] = f"record {again.good + 1}: {again.trouble}"


def _share(path: Path, numbers: Iterable[int], seed: str, replays: bool) -> Report:
    report = Report()
    adventure = watching.watched(load(path), report.met)
    system = rules.fitted(adventure.system, adventure.options)
    for number in numbers:
        report.add(play_one(adventure, system, f"{seed}-{number}", replays=replays))
    return report
