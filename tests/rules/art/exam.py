"""Situations played as their player plays them: a small module, lines typed, loaded dice."""

import io
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.session import Session
from solo.rules import fitted
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.state import Battle, Fighter
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.plain import PlainPlayer
from tests.rules.art.fight.arena import battle_of, offers_of
from tests.rules.art.sample import face

Face = int | tuple[int, Rank]
"""A face of the die, or the row of a roll and the rank that it is to give."""

_PLAIN = (
    *("blade", "hatchet", "club", "axe", "staff", "spear", "whip"),
    *("handgun", "rifle", "machine-gun", "machine-pistol", "bow"),
)
ITEMS: dict[str, Any] = {
    **{kind: {"name": kind, "rank": "Passable", "weapon": kind} for kind in _PLAIN},
    "shield": {"name": "shield", "rank": "Good", "shield": True},
    "mail": {"name": "mail", "rank": "Good", "armor": True},
    "bomb": {"name": "bomb", "rank": "Passable", "weapon": {"kind": "grenade", "size": "small"}},
    "knife": {"name": "knife", "rank": "Passable", "weapon": {"kind": "blade", "short": True}},
    "kit": {"name": "kit", "cost": "Poor", "medkit": {"bonus": 2, "uses": 3}},
}


def adventurer(name: str = "Ada", gear: Sequence[object] = ("hatchet",), **more: Any) -> Any:
    """Return a hero file: seven in everything, experienced enough for any perk."""
    scores = dict.fromkeys(ATTRIBUTES, 7) | more.pop("attributes", {})
    told = {"name": name, "goals": ["win"], "motivation": "gold", "skills": {}, "xp": 0}
    return {**told, "attributes": scores, "gear": [*gear], **more}


def foe(name: str = "the thug", **more: Any) -> Any:
    """Return a foe with a club, slow to act and to move."""
    ranks = {"alertness": "Feeble", "agility": "Feeble"} | more.pop("attributes", {})
    return {"name": name, "attributes": ranks, "attack": "Passable", "weapon": "club", **more}


class Game:
    """A game whose lines were typed: what was told, and how everything stands."""

    def __init__(self, session: Session) -> None:
        self.session, self.text = session, ""

    def type(self, *lines: str) -> "Game":
        """Type lines; `text` holds what was told of these."""
        out = io.StringIO()
        play(self.session, PlainPlayer(self.session, io.StringIO("\n".join((*lines, ""))), out))
        self.text = " ".join(out.getvalue().split())
        return self

    @property
    def sheet(self) -> Sheet:
        sheet: Sheet = self.session.state.sheet
        return sheet

    def hero(self, name: str) -> Sheet:
        return next(one for one in party.members(self.sheet) if one.name == name)

    @property
    def battle(self) -> Battle:
        assert self.session.state.pending is not None
        return battle_of(self.session.state.pending.encounter)  # type: ignore[arg-type]

    def one(self, who: str) -> Fighter:
        return self.battle.fighters[who]

    @property
    def open(self) -> list[str]:
        """Everything that may be done now, the lists that fold it away aside."""
        pending = self.session.state.pending
        found = [] if pending is None else offers_of(pending.encounter, self.sheet)  # type: ignore[arg-type]
        every = [one.option for one in found] or [*self.session.options()]
        return [one.id for one in every if not one.reason]


def exam(
    check: Mapping[str, Any],
    *lines: str,
    faces: Sequence[Face] = (),
    heroes: Sequence[Any] = (),
    offers: str = "asked",
    **header: Any,
) -> Game:
    """Play a module whose only choice is a check, by lines that are typed.

    Args:
        check: The check, as an author writes it.
        lines: What is typed once the choice is taken.
        faces: How the dice fall.
        heroes: Hero files; Ada with a hatchet if none are given.
        offers: When choices around a roll are offered.
        header: More of the module: foes, companions, items, options, `before` for effects,
            `questions` that the scene foresees.
    """
    heroes = heroes or [adventurer()]
    names = [one["name"].lower() for one in heroes]
    branch = {"text": "It is over.", "goto": "camp"}
    also = header.pop("outcomes", {})
    go = {"id": "go", "text": "Go", "check": check, "outcomes": {**also, "else": branch}}
    stop = {"id": "stop", "text": "Stop", "goto": "end"}
    yard: dict[str, Any] = {"text": "A yard.", "choices": [go]}
    if "questions" in header:
        yard["questions"] = header.pop("questions")
    if "before" in header:
        yard["enter"] = header.pop("before")
    module = {
        "format": 1,
        "title": "A test",
        "system": "art",
        "start": "yard",
        "hero": {"create": False, "pregenerated": [f"{one}.yaml" for one in names]},
        "items": ITEMS | header.pop("items", {}),
        "scenes": {
            "yard": yard,
            "camp": {"text": "Camp.", "choices": [go, stop]},
            "end": {"text": "End.", "ending": "won"},
        },
        **header,
    }
    if len(heroes) > 1:
        module["hero"]["party"] = len(heroes)  # type: ignore[index]
    with TemporaryDirectory() as where:
        folder = Path(where)
        (folder / "adventure.yaml").write_text(json.dumps(module), encoding="utf-8")
        for name, one in zip(names, heroes, strict=True):
            (folder / f"{name}.yaml").write_text(json.dumps(one), encoding="utf-8")
        adventure = load(folder)
    rolls = tuple(one if isinstance(one, int) else face(*one) for one in faces)
    chosen = heroes[0]["name"] if len(heroes) == 1 else ""
    system = fitted("art", adventure.options)
    session = Session(adventure, system, Loaded(rolls), offers=offers, hero=chosen)
    return Game(session).type(*(() if chosen else names), "go", *lines)
