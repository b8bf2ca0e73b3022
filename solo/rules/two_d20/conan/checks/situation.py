"""Circumstances of a scene, and the steps of difficulty that each adds to a test."""

from dataclasses import dataclass, replace
from typing import Literal

from solo.rules.two_d20.conan.checks.ranges import categories
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.gear import MOST_DICE, check_range

Range = Literal["reach", "close", "medium", "long", "extreme"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tags:
    """The circumstances that count against a test; an author writes those that apply to it.

    Args:
        light: For tests by sight.
        noise: For tests of hearing and being heard.
        weather: Whether it is severe.
        motion: On horseback, in a boat: for what needs a steady hand.
        tools: Whether the proper tools are missing.
        place: Whether it is done in the wrong place; it may then be tried again in the right one.
        language: Whether the language is foreign.
        distance: How far away, for what is done at a distance.
        optimal: From which range the distance counts.
        combined: Whether small things together make a step.
        terrain: Steps for the ground.
        social: Steps for distrust and slights.
        distraction: Steps for interference.
        unfamiliar: Steps for what is strange or complex.

    Source: CON-014.
    """

    light: Literal["", "moonlit", "cloudy", "dark", "glare"] = ""
    noise: Literal["", "moderate", "loud"] = ""
    weather: Literal["", "severe"] = ""
    motion: bool = False
    tools: Literal["", "none"] = ""
    place: Literal["", "wrong"] = ""
    language: Literal["", "foreign"] = ""
    distance: Range = "close"
    optimal: Range = "close"
    combined: bool = False
    terrain: int = 0
    social: int = 0
    distraction: int = 0
    unfamiliar: int = 0

    def __post_init__(self) -> None:
        check_range(self, MOST_DICE, "terrain", "social", "distraction", "unfamiliar")

    def steps(self) -> tuple[tuple[str, int], ...]:
        """Return the steps that count, each with what it is for."""
        table = printed("steps")
        found = [
            ("light", table["light"].get(self.light, 0)),
            ("noise", table["noise"].get(self.noise, 0)),
            ("weather", table["weather"].get(self.weather, 0)),
            ("motion", table["motion"] * self.motion),
            ("no tools", table["tools"] * bool(self.tools)),
            ("wrong place", table["place"] * bool(self.place)),
            ("foreign language", table["language"] * bool(self.language)),
            ("distance", table["distance"] * categories(self.distance, self.optimal)),
            ("small things together", table["combined"] * self.combined),
            ("terrain", self.terrain),
            ("distrust", self.social),
            ("distraction", self.distraction),
            ("unfamiliar", self.unfamiliar),
        ]
        return tuple((name, number) for name, number in found if number)

    def fitting(self, skill: str) -> "Tags":
        """Return the circumstances that count for a skill: darkness hinders no test of courage.

        The tags that an author gives to a test all count for it. Those of a whole place count for
        some skills only, by the table of steps.
        """
        table = printed("steps")["counts_for"]
        usual = Tags()
        off = {name: getattr(usual, name) for name, skills in table.items() if skill not in skills}
        return replace(self, **off)
