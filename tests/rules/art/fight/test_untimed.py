"""A fight without how long it has lasted goes on as it would have: exact odds put both together."""

from dataclasses import replace
from typing import cast

import pytest

from solo.rules.art.fight.state import Battle, Lasting
from solo.rules.art.fight.written import End
from solo.rules.core.dice import SeededDice
from solo.rules.core.moves import RuleCall
from tests.rules.art.fight.arena import BRUTE, Bout, Fighting, Whim, battle_of, begin, bout, lineup

LATE = 7  # by rounds, more or less


def later(battle: Battle, rounds: int) -> Battle:
    """Return a battle as if so many more rounds had gone by, in which all went on alike."""
    fighters = {
        key: replace(
            one,
            lasting=tuple(
                replace(last, left=last.left + rounds * (last.until == "round"),
                        since=last.since and last.since + rounds)
                for last in one.lasting
            ),
        )
        for key, one in battle.fighters.items()
    }  # fmt: skip
    return replace(
        battle, fighters=fighters, round=battle.round + rounds,
        stirred=battle.stirred + rounds, marked=battle.marked + rounds,
    )  # fmt: skip


def at(now: Fighting, battle: Battle) -> Fighting:
    """Return a fight that waits where it does, as if its part had begun with such a battle."""
    assert isinstance(now.script, RuleCall)
    return replace(now, script=replace(now.script, args=(battle,)), _live=[], _listed={})


def open_to(one: Bout) -> list[str]:
    """Return what may be answered without words."""
    assert one.now is not None
    return [o.id for o in one.now.options(one.sheet) if not (o.reason or o.asks)]


@pytest.mark.parametrize("seed", range(6))
def test_a_fight_goes_on_alike_as_if_it_had_just_begun(seed: int) -> None:
    """Random fights with all that there is; what differs is told alone."""
    whim = Whim(f"untimed {seed}")
    start, sheet = begin(whim)
    first = Bout(start, sheet, SeededDice(f"before {seed}")).take("go-on")
    for _ in range(4 * LATE):
        if first.now is None or battle_of(first.now).round >= 2:
            break
        first.take(first.listed[0])
    if first.now is None:
        pytest.skip("it was over before")
    begun = cast("Battle", cast("RuleCall[object]", first.now.script).args[0])
    begun = replace(begun, combat=replace(begun.combat, ends=()))
    aged = later(begun, LATE + LATE % 2)
    old, young = (
        Bout(at(first.now, one), first.sheet, SeededDice(f"after {seed}"))
        for one in (aged, aged.untimed())
    )

    for _ in range(40):
        if old.now is None or young.now is None:
            break
        assert open_to(old) == open_to(young)
        option = whim.of(open_to(old))
        for one in (old, young):
            one.take(option)

    assert aged.untimed() != aged
    assert (old.now is None) == (young.now is None)
    assert old.sheet == young.sheet
    if old.outcome is not None and young.outcome is not None:
        assert (old.outcome.label, old.outcome.triggers) == (
            young.outcome.label, young.outcome.triggers)  # fmt: skip


def test_what_counts_rounds_keeps_them() -> None:
    fight = replace(lineup(BRUTE, ends=(End(name="dawn", round=9),)), started=True, round=5)

    assert fight.untimed() is fight
    assert replace(fight, combat=replace(fight.combat, ends=())).untimed().round == 1


def test_every_second_round_stays_another_and_what_lasts_ends_when_it_would() -> None:
    battle = replace(bout(BRUTE).battle, started=True, round=8, stirred=7, marked=3)
    lasting = (Lasting(kind="rolls", name="x", until="round", left=9, since=9),
               Lasting(kind="rolls", name="y", until="end", left=2))  # fmt: skip
    ((key, one),) = [(k, f) for k, f in battle.fighters.items() if f.foe]
    fighters = {**battle.fighters, key: replace(one, lasting=lasting, initiative=4)}

    found = replace(battle, fighters=fighters).untimed()

    assert (found.round, found.stirred, found.marked) == (2, 1, -3)
    assert [(last.left, last.since) for last in found.fighters[key].lasting] == [(3, 3), (2, 0)]
    assert found.fighters[key].initiative == 0
