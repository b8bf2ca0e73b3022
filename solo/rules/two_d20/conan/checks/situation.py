"""Circumstances of a scene, and the steps of difficulty that each adds to a test."""

from dataclasses import replace
from typing import Annotated, Literal

from solo.dataclass import dataclass
from solo.facts import Checked
from solo.rules.two_d20.conan.checks.ranges import categories
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.gear import DiceCount

Range = Literal["reach", "close", "medium", "long", "extreme"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tags(Checked):
    """The circumstances that count against a test; an author writes those that apply to it.

    Source: CON-014.
    """

    light: Annotated[Literal["", "moonlit", "cloudy", "dark", "glare"], "For tests by sight."] = ""
    noise: Annotated[Literal["", "moderate", "loud"], "For tests of hearing and being heard."] = ""
    weather: Annotated[Literal["", "severe"], "Whether it is severe."] = ""
    motion: Annotated[bool, "On horseback, in a boat: for what needs a steady hand."] = False
    tools: Annotated[Literal["", "none"], "Whether the proper tools are missing."] = ""
    place: Annotated[
        Literal["", "wrong"],
        "Whether it is done in the wrong place; it may then be tried again in the right one.",
    ] = ""
    language: Annotated[Literal["", "foreign"], "Whether the language is foreign."] = ""
    distance: Annotated[Range, "How far away, for what is done at a distance."] = "close"
    optimal: Annotated[Range, "From which range the distance counts."] = "close"
    combined: Annotated[bool, "Whether small things together make a step."] = False
    terrain: Annotated[DiceCount, "Steps for the ground."] = 0
    social: Annotated[DiceCount, "Steps for distrust and slights."] = 0
    distraction: Annotated[DiceCount, "Steps for interference."] = 0
    unfamiliar: Annotated[DiceCount, "Steps for what is strange or complex."] = 0

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
