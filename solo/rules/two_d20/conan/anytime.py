"""Actions that a hero of Conan may take at any time: recover, spend Fortune, rest."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice
from solo.rules.core.menus.offers import Offer, distinct, take
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Encounter, Step
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import slug
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.checks.spends import winds
from solo.rules.two_d20.conan.effects import rest
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.structure import broken, mend
from solo.rules.two_d20.conan.gear.written import Item
from solo.rules.two_d20.conan.health.harm import recover
from solo.rules.two_d20.conan.health.recovery import (
    overcome,
    overcomes,
    recover_all,
    recovered,
    second_wind,
)
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.party import COMPANY
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.words import words
from solo.rules.two_d20.core.pool import DICE, Aim, Pool
from solo.rules.two_d20.core.skill_test import skill_test

HOURS = int(printed("recovery")["rest_hours"])
MINUTES = int(printed("recovery")["minutes"])


Doing: TypeAlias = Callable[[Table[Sheet]], Outcome | None]
"""Does something at once, without a test of the hero's."""


class Act(NamedTuple):
    """Something that may be done at any time: at once, or a longer action that is opened."""

    at_once: Doing | None = None
    opens: Callable[[bool], Encounter[Sheet]] | None = None  # given whether offers are made


def standing(sheet: Sheet) -> tuple[Option, ...]:
    """List what may be done now besides the scene's choices."""
    return tuple(one.option for one in _offers(sheet))


def _offers(sheet: Sheet) -> Sequence[Offer[Act]]:
    if sheet.fallen or sheet.dead:
        return ()
    lacking = [one.called for one in winds(sheet)]
    offers = [_recovery(sheet, kind) for kind in lacking]
    offers += _treatments(sheet, lacking)
    offers += [_repair(sheet, item) for item in dict.fromkeys(broken(sheet))]
    poor = "" if sheet.pool else words("no-momentum")
    offers += [
        Offer(one.spend.option._replace(reason=poor, hint=one.id),
              Act(partial(second_wind, mental=one.mental)))
        for one in winds(sheet)
    ]  # fmt: skip
    broke = "" if sheet.luck else words("no-fortune")
    offers += [
        Offer(Option(f"fortune-{kind}", words("recover-all", track=kind), reason=broke,
                     hint=f"fortune {kind}"), Act(partial(recover_all, mental=kind == "resolve")))
        for kind in lacking
    ]  # fmt: skip
    offers += [
        Offer(Option(one.id, one.text, "", broke, one.id), Act(partial(overcome, kind=one.kind)))
        for one in overcomes(sheet)
    ]
    rests = Option("rest", words("rest", hours=HOURS), hint="rest")
    return distinct([*offers, Offer(rests, Act(_rest))])


def _recovery(sheet: Sheet, kind: str) -> Offer[Act]:
    """Offer to recover by the skill of a track."""

    def opens(asks: bool) -> Encounter[Sheet]:
        return opened(sheet, recovering, mental=kind == "resolve", asks=asks)

    skill = {"vigor": "resistance", "resolve": "discipline"}[kind]
    text = words("recover-track", track=kind, skill=skill, minutes=MINUTES)
    return Offer(Option(f"recover-{kind}", text, hint=f"recover {kind}"), Act(opens=opens))


def _repair(sheet: Sheet, item: Item) -> Offer[Act]:
    """Offer to mend a thing."""

    def opens(asks: bool) -> Encounter[Sheet]:
        return opened(sheet, repair, item.name, asks=asks)

    text = words("mend", name=item.name, minutes=MINUTES)
    return Offer(Option(f"repair-{slug(item.name)}", text, hint="repair"), Act(opens=opens))


def _treatments(sheet: Sheet, lacking: list[str]) -> list[Offer[Act]]:
    """Offer the Treatment of companions who know how (CON-025, CON-048)."""
    return [
        Offer(Option(f"treatment-{key}-{kind}", words("let-treat", name=block.name, track=kind),
                     hint="treatment"), Act(partial(treatment, key=key, mental=kind == "resolve")))
        for key, block in sheet.companions.items()
        for kind in lacking
        if _healer(block, mental=kind == "resolve")
    ]  # fmt: skip


def _rest(table: Table[Sheet]) -> None:
    table.become(COMPANY.each(table.sheet, lambda one: rest(one, HOURS)))
    table.minutes += HOURS * 60


def _healer(block: Foe, *, mental: bool) -> int:
    """Return a companion's target number for Treatment: Healing, or Counsel for the mind."""
    return block.counsel if mental else block.healing


def do_standing(option: str, sheet: Sheet, dice: Dice, *, asks: bool = True) -> Step[Sheet]:
    """Do one of them; `asks` is whether the offers around a test of the hero's are made."""
    chosen = take(_offers(sheet), option)
    if chosen.opens is not None:
        return Step(chosen.opens(asks), sheet)
    assert chosen.at_once is not None
    table = Table(sheet, dice)
    outcome = chosen.at_once(table) or Outcome("done")
    return Step(None, table.sheet, tuple(table.notes), outcome, table.minutes)


def recovering(table: Table[Sheet], *, mental: bool, asks: bool) -> Script[Outcome]:
    """Recover by the skill of the track; Momentum becomes points and is not saved (ours)."""
    check = SkillTest(skill="discipline" if mental else "resistance", held=True)
    outcome = yield from skill_test(table, check, asks=asks)
    if outcome.facts.get("passed"):
        points = recovered(outcome.facts.get("momentum", 0))
        table.become(recover(table.sheet, points, mental=mental))
    return _took_time(table, outcome)


def treatment(table: Table[Sheet], key: str, *, mental: bool) -> Outcome:
    """Let a companion treat the hero, who gets Stress back (CON-025, CON-048)."""
    helper = table.sheet.companions[key]
    pool = Pool(Aim(_healer(helper, mental=mental), helper.focus), DICE)
    faces, _ = pool.roll(table.dice)
    over = pool.tally(faces).successes - 1
    table.tell("treats", name=helper.name, faces=faces, passed=over >= 0)
    points = recovered(over) if over >= 0 else 0
    table.become(recover(table.sheet, points, mental=mental))
    table.minutes = MINUTES
    return Outcome("done", faces=faces)


def repair(table: Table[Sheet], name: str, *, asks: bool) -> Script[Outcome]:
    """Mend a thing with Crafts: Structure, or one Break once that is whole (CON-048; ours)."""
    outcome = yield from skill_test(table, SkillTest(skill="crafts", held=True), asks=asks)
    # What was tried or used up while the test waited may have been the thing itself.
    item = next((item for item in broken(table.sheet) if item.name == name), None)
    if outcome.facts.get("passed") and item is not None:
        points = recovered(outcome.facts.get("momentum", 0)) if item.lost else 0
        table.become(mend(table.sheet, item.name, points, 0 if item.lost else 1))
    return _took_time(table, outcome)


def _took_time(table: Table[Sheet], outcome: Outcome) -> Outcome:
    """Let the time of a test pass, unless its player gave it up before the roll."""
    table.minutes += 0 if outcome.label == "aborted" else MINUTES
    return outcome
