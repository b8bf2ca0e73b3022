"""Random fights: nothing raises or deadlocks, invariants hold, and a replay goes the same way."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo.rules.art.fight import order
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.art.system import ART
from solo.rules.core.dice import SeededDice
from tests.english import all_english
from tests.proofs import amount
from tests.rules.art.fight.arena import Bout, Fighting, battle_of, played
from tests.rules.art.sample import PHRASED

FIGHTS = amount(5, 40, 5_000)


def invariants(now: Fighting, sheet: Sheet) -> None:
    """What holds in every fight at every moment."""
    fight = battle_of(now)
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
    assert fought.outcome is not None, "it goes on and on"
    assert all(note.code in PHRASED and ART.phrase(note) for note in fought.notes)
    again = Bout(start, sheet, SeededDice(f"fight-{number}"))

    for ident, words in fought.taken:
        again.take(f"{ident} {words}".strip())

    assert (again.sheet, again.outcome, again.notes) == (fought.sheet, fought.outcome, fought.notes)


def test_going_back_plays_one_thing_of_a_turn_again_however_long_the_fight() -> None:
    """What is kept of a fight is where it stood at the last thing done, and the answers since."""
    kept, steps = 0, 0

    def back(now: Fighting, sheet: Sheet) -> None:
        nonlocal kept
        kept = max(kept, len(now.moves))
        again = replace(now, _live=[], _listed={})
        assert again == now
        assert again.options(sheet) == now.options(sheet)
        assert all_english(again.status(sheet)) == all_english(now.status(sheet))

    for number in (0, 6, 23):
        fought, _, _ = played(f"back-{number}", look=back)
        steps += len(fought.taken)

    assert steps > 200
    assert kept < 12


def test_an_earlier_moment_of_a_fight_goes_on_as_if_nothing_had_come_after_it() -> None:
    moments: list[tuple[Fighting, Sheet]] = []
    played("fight-3", look=lambda now, sheet: moments.append((now, sheet)))

    for now, sheet in moments[1:]:
        option = next(one.id for one in now.options(sheet) if not one.reason)
        first, second = (now.step(option, "", sheet, SeededDice("again")) for _ in range(2))
        assert first == second


@settings(max_examples=amount(4, 8, 200), deadline=None)
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
