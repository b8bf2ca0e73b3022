"""Whole campaigns played by bots, and what came of them."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import field

from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.authoring.playtests.one_game import Game, Prepared, Setting
from solo.authoring.playtests.report import Report, Share, Shown, wilson
from solo.campaigns import course as course_of
from solo.campaigns.chapter import Chapter, spared
from solo.campaigns.course import Course
from solo.campaigns.written import ALWAYS_KNOWN, Campaign, Part
from solo.dataclass import dataclass
from solo.engine.session import Session
from solo.prose import ProseError
from solo.rules.core.system import AnySystem

Told = Callable[[int], None]


@dataclass(slots=True)
class CampaignReport:
    """What came of campaigns that bots played."""

    games: int = 0
    parts: dict[str, Report] = field(default_factory=dict)
    ways: Counter[tuple[str, ...]] = field(default_factory=Counter)  # endings, part by part
    over: Counter[str] = field(default_factory=Counter)  # `done`, `death` or `unended`
    heirs: Counter[int] = field(default_factory=Counter)  # how many games needed so many
    facts: dict[str, Counter[str]] = field(default_factory=dict)  # values at the end, by name
    faults: dict[str, Shown] = field(default_factory=dict)  # of the campaign's own texts

    @property
    def clean(self) -> bool:
        """Whether no game showed a mistake."""
        wrong = self.faults or any(not one.clean for one in self.parts.values())
        return not wrong and not self.over["unended"]

    def share(self, count: int) -> Share:
        """Return a number of games as a share."""
        return wilson(count, self.games)


class Players:
    """Bots who play whole campaigns.

    Args:
        campaign: The campaign.
        adventures: Its adventures, in the order of the parts.
        seed: What all dice and decisions follow from.
    """

    def __init__(self, campaign: Campaign, adventures: Sequence[Adventure], seed: str) -> None:
        self._campaign = campaign
        self._adventures = adventures
        self._seed = seed
        self._ready: dict[tuple[int, tuple[str, ...]], Prepared] = {}  # by part and its heroes
        self.report = CampaignReport()

    def play(self, games: int, told: Told | None = None) -> CampaignReport:
        """Play so many campaigns, and return what came of them."""
        for number in range(games):
            self._one(number)
            if told is not None:
                told(1)
        return self.report

    def _one(self, number: int) -> None:
        report, course = self.report, Course()
        report.games += 1
        endings: list[str] = []
        while not course.over:
            system = rules_of(self._adventures[min(course.at, len(self._adventures) - 1)])
            try:
                course, part = course_of.next_part(self._campaign, course, system)
                if part is None:
                    break
                if part.text is not None:
                    self._campaign.language.refresh()
                    part.text.render(course_of.seen(self._campaign, course))
            except ProseError as mistake:
                shown = Shown(number, self._seed)
                report.faults.setdefault(str(mistake.problem), shown)
                break
            session = self._part(number, course, part, system)
            if session is None or not session.over:
                endings.append("?")
                break
            endings.append(session.ending)
            course = course_of.after(self._campaign, course, session)
        report.over[course.over or "unended"] += 1
        report.heirs[course.heirs] += 1
        report.ways[tuple(endings)] += 1
        known = course_of.heritage(self._campaign, course)
        for kind, facts in (("hero.deeds", known.deeds), ("world", known.world)):
            for name, value in facts.items():
                if name not in ALWAYS_KNOWN:
                    said = str(value).lower() if isinstance(value, bool) else str(value)
                    report.facts.setdefault(f"{kind}.{name}", Counter())[said] += 1

    def _part(self, number: int, course: Course, part: Part, system: AnySystem) -> Session | None:
        adventure, setting = self._set(course, part, system)
        key = course.at, tuple(hero.name for hero in adventure.heroes)
        if key not in self._ready:
            self._ready[key] = Prepared(adventure)
        game = Game(self._ready[key], f"{self._seed}-{course.chapter}", number, setting=setting)
        game.play()
        self.report.parts.setdefault(part.id, Report()).add(game.report)
        return game.session

    def _set(self, course: Course, part: Part, system: AnySystem) -> tuple[Adventure, Setting]:
        """Return a part without those of its heroes who are dead, and how its game begins."""
        adventure = spared(self._adventures[course.at], course.dead)
        chapter = Chapter(
            "", part.id, course_of.heritage(self._campaign, course),
            course_of.guests(course, system)[: max(1, adventure.party)], course.dead,
        )  # fmt: skip
        return adventure, _setting(adventure, chapter)


def _setting(adventure: Adventure, chapter: Chapter) -> Setting:
    coming = chapter.coming
    if not coming:
        return Setting(chapter.heritage, facts=chapter.told())
    opened = rules_of(adventure).create(
        (*adventure.heroes, *coming), make=adventure.create, party=adventure.party
    )
    first = len(adventure.heroes)
    hero, *company = (one.id for one in opened.options(None)[first : first + len(coming)])
    return Setting(chapter.heritage, coming, hero, tuple(company), chapter.told())
