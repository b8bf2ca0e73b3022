"""Random fights: nothing raises or deadlocks, invariants hold, and a replay goes the same way."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo.rules.art import party
from solo.rules.art.fight import order
from solo.rules.art.fight.encounter import Fighting
from solo.rules.art.ranks import Rank
from solo.rules.art.sheet import Sheet
from solo.rules.art.words import PHRASED, phrase
from solo.rules.dice import SeededDice
from tests.rules.art.fight.arena import BRUTE, FULL, Bout, bout, played

FIGHTS = 5_000 if FULL else 60
ROLLS = 200_000 if FULL else 2_000


def invariants(now: Fighting, sheet: Sheet) -> None:
    """What holds in every fight at every moment."""
    fight = now.fight
    for one in fight.fighters.values():
        assert 1 <= one.band <= fight.combat.bands
        assert one.lost >= 0
        assert one.pinned >= 0
        assert all(bound.rounds > 0 for bound in one.bound)
        if one.block is not None:
            assert one.checked <= {*range(len(one.block.health))}
    held = [who for grip in fight.grips for who in grip.members]
    assert len(held) == len({*held}), "nobody is in two grapples"
    for grip in fight.grips:
        bands = {fight.fighters[who].band for who in (grip.holder, grip.held)}
        assert len(bands) == 1, "a grapple is in one band"
    assert len(fight.queue) == len({*fight.queue})
    assert fight.waiting <= {*fight.queue} | ({fight.turn.who} if fight.turn else set())
    for member in party.members(sheet):
        assert 0 <= member.tally <= member.fame
    options = [one.id for one in now.options(sheet)]
    assert len(options) == len({*options}), options


@pytest.mark.rule("ART-334", "ART-345", "ART-346")
@pytest.mark.parametrize("number", range(FIGHTS))
def test_no_fight_breaks_and_each_can_be_replayed(number: int) -> None:
    fought, start, sheet = played(f"fight-{number}", look=invariants)
    assert all(note.code in PHRASED and phrase(note) for note in fought.notes)
    again = Bout(start, sheet, SeededDice(f"fight-{number}"))

    for ident, words in fought.taken:
        again.take(f"{ident} {words}".strip())

    assert (again.sheet, again.outcome, again.notes) == (fought.sheet, fought.outcome, fought.notes)


@settings(max_examples=200 if FULL else 15, deadline=None)
@given(st.text(max_size=6))
def test_any_seed_makes_a_fight_that_holds(seed: str) -> None:
    played(seed, most=250, look=invariants)


@given(st.lists(st.integers(0, 5), min_size=1, max_size=12), st.integers(2, 6))
def test_waiting_never_loses_or_doubles_anybody(picks: list[int], count: int) -> None:
    """State machine of waiting: each of them acts once, and no chosen place ever moves."""
    queue, waiting, acted = tuple("abcdef"[:count]), frozenset[str](), []
    for pick in [*picks, *[9] * 20]:
        if not queue:
            break
        who, queue = queue[0], queue[1:]
        open_to = () if who in waiting else order.may_wait_for(queue, waiting)
        if pick < len(open_to):
            queue, waiting = order.waits(queue, who, open_to[pick]), waiting | {who}
        else:
            acted.append(who)

    assert sorted(acted) == list("abcdef"[:count])


def test_exact_odds_agree_with_sampled_rolls() -> None:
    """Every option with odds, against so many rolls: within what chance allows (5 sigma)."""
    idle = replace(BRUTE, policy="passive", attributes={"alertness": Rank.CATASTROPHIC})
    begun = bout(idle, range=0)
    begun.take(*["nothing"] * ("nothing" in begun.open))
    assert begun.now is not None
    checked = 0
    for option in begun.now.offers_of(begun.sheet):
        odds = begun.now.odds(option.option.id, begun.sheet)
        if odds is None or option.check is None:
            continue
        checked += 1
        check, dice = option.check(begun.now.draft(begun.sheet)), random.Random(option.option.id)
        seen: dict[str, int] = {}
        for _ in range(ROLLS):
            label = check.resolve(begun.sheet, _Faces(dice)).label
            seen[label] = seen.get(label, 0) + 1
        for label, ways in odds.labels.items():
            chance = ways / odds.total
            spread = 5 * (chance * (1 - chance) / ROLLS) ** 0.5
            assert abs(seen.get(label, 0) / ROLLS - chance) <= spread + 1e-9
    assert checked >= 6


class _Faces:
    def __init__(self, source: random.Random) -> None:
        self._source = source

    def roll(self, count: int, sides: int) -> tuple[int, ...]:
        return tuple(self._source.randint(1, sides) for _ in range(count))
