"""Whatever happens to the bodies of a party, in whatever order, their sheets stay possible."""

import json
from collections.abc import Callable
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from solo.rules.art.checks import fame
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.foe import Foe
from solo.rules.art.health import damage as health
from solo.rules.art.health import healing
from solo.rules.art.health.damage import Surface
from solo.rules.art.heroes import advancement
from solo.rules.art.heroes.sheet import Changed, Fatigue, MedKit, Sheet, changed
from solo.rules.art.options import ArtOptions
from solo.rules.art.party import members as party
from solo.rules.art.party import rest as parties
from solo.rules.art.party.effects import Tend, UpTo, Wound
from solo.rules.art.printed import printed
from solo.rules.art.system import ART
from solo.rules.core.dice import SeededDice
from tests.english import all_english, english
from tests.proofs import amount
from tests.rules.art.sample import hero

RANKS = st.sampled_from(Rank)
SURFACES = st.sampled_from(sorted(printed("falling")["surfaces"])).map(Surface)
TOMAS = Foe(name="Tomas", attributes={"stamina": Rank.GOOD})


class Bodies(RuleBasedStateMachine):
    """Blows, falls, fatigue, nights, first aid, med-kits and growth, in any order."""

    @initialize(
        ranks=st.tuples(st.integers(2, 20), st.integers(2, 20)),
        points=st.integers(0, 12),
        extra=st.sampled_from(["lowest", "next_left"]),
        seed=st.text(max_size=3),
    )
    def begin(self, ranks: tuple[int, int], points: int, extra: Any, seed: str) -> None:
        house = ArtOptions(overkill_extra=extra)
        first = hero(health_rank=ranks[0], fame=points, options=house,
                     companions={"henchman-tomas": TOMAS})  # fmt: skip
        self.sheet = party.with_member(first, hero(name="Ben", health_rank=ranks[1], fame=3))
        self.dice = SeededDice(seed)

    def do(self, change: Changed) -> None:
        self.sheet, notes = change
        for note in notes:
            assert english(ART.phrase(note))

    # What harms

    @rule(rank=RANKS)
    def struck(self, rank: Rank) -> None:
        before = self.sheet
        self.do(health.hurt(before, rank))
        new = self.sheet.checked - before.checked
        free = [box for place, box in enumerate(before.boxes) if place not in before.checked]
        assert before.checked <= self.sheet.checked
        assert all(before.boxes[place] <= rank for place in new)  # ART-048
        assert bool(new) == (bool(free) and rank >= min(free))  # ART-047, ART-050
        assert len(new) <= 1 + max(0, rank - max(free, default=rank))  # ART-046

    @rule(feet=st.integers(0, 120), onto=SURFACES)
    def falls(self, feet: int, onto: Surface) -> None:
        self.do(health.fall(self.sheet, feet, onto))

    @rule(rank=RANKS)
    def companion_struck(self, rank: Rank) -> None:
        self.do(Wound(companion="henchman-tomas", rank=rank).apply(self.sheet, self.dice))

    @rule(
        points=st.integers(1, 3),
        minutes=st.none() | st.integers(1, 300),
        per_day=st.integers(0, 2),
        source=st.sampled_from(["cold", "poison"]),
    )
    def tires(self, points: int, minutes: int | None, per_day: int, source: str) -> None:
        tired = Fatigue(points=points, source=source, minutes=minutes, per_day=per_day)
        before = self.sheet.fatigued
        self.do(healing.add_fatigue(self.sheet, tired))
        assert self.sheet.fatigued >= before

    # What heals

    @rule(place=st.integers(0, 30))
    def does_what_stands_open(self, place: int) -> None:
        options = [one.id for one in ART.standing(self.sheet) if not one.reason and not one.asks]
        if options:
            step = ART.do_standing(options[place % len(options)], "", self.sheet, self.dice)
            notes = step.notes
            while step.encounter is not None:  # a roll: the default answer to all that it asks
                first = step.encounter.forced or step.encounter.options(step.sheet)[0].id
                step = step.encounter.step(first, "", step.sheet, self.dice)
                notes += step.notes
            self.do((step.sheet, notes))

    @rule(nights=st.integers(0, 3))
    def rests(self, nights: int) -> None:
        before = party.members(self.sheet)
        self.do(parties.rest(self.sheet, nights, self.dice))
        for one, after in zip(before, party.members(self.sheet), strict=True):
            assert after.checked <= one.checked
            assert len(one.checked) - len(after.checked) <= nights  # ART-266: a box a night

    @rule(uses=st.integers(1, 3), bonus=st.integers(0, 5))
    def finds_medicine(self, uses: int, bonus: int) -> None:
        self.do(healing.add_medkit(self.sheet, MedKit(name="kit", uses=uses, bonus=bonus)))

    @rule(source=st.sampled_from(["cold", "poison"]))
    def is_relieved(self, source: str) -> None:
        self.do(healing.relieve(self.sheet, source))
        assert source not in [tired.source for tired in self.sheet.fatigue]

    @rule(minutes=st.integers(0, 3000))
    def time_passes(self, minutes: int) -> None:
        self.do(ART.pass_time(self.sheet, minutes))

    @rule(upto=RANKS | st.none())
    def companion_tended(self, upto: Rank | None) -> None:
        self.do(Tend(companion="henchman-tomas", upto=UpTo(upto)).apply(self.sheet, self.dice))

    @precondition(lambda self: ART.fallen(self.sheet) == "defeated")
    @rule()
    def is_brought_back(self) -> None:
        step = ART.revive(self.sheet, self.dice)
        self.do((step.sheet, step.notes))
        assert ART.fallen(self.sheet) == ""

    # What else moves the same numbers

    @rule(other=st.sampled_from(["ada", "ben"]))
    def another_leads(self, other: str) -> None:
        there = party.named(self.sheet, other)
        if there is not None and party.able(there):
            self.sheet = party.lead(self.sheet, other)

    @rule(by=st.integers(-3, 3), change=st.sampled_from([fame.change_fame, fame.change_tally]))
    def fame_changes(self, by: int, change: Callable[[Sheet, int], Changed]) -> None:
        self.do(change(self.sheet, by))

    @precondition(lambda self: not self.sheet.checked and self.sheet.health_rank < 20)
    @rule()
    def grows(self) -> None:
        self.do(advancement.raise_health(changed(self.sheet, xp=50)))

    # What always holds

    @invariant()
    def sheets_are_possible(self) -> None:
        assert ART.load(json.loads(json.dumps(ART.dump(self.sheet)))).checked == self.sheet.checked
        for one in party.members(self.sheet):
            assert one.checked <= set(range(len(one.boxes)))
            assert one.defeated == (len(one.checked) == len(one.boxes))
            assert 0 <= one.tally <= one.fame
            assert not (one.staggered and one.defeated)
            assert all(tired.points >= 1 for tired in one.fatigue)
            assert all(kit.uses >= 1 for kit in one.medkits)

    @invariant()
    def companions_have_the_boxes_they_have(self) -> None:
        for key, boxes in self.sheet.companion_wounds.items():
            assert boxes
            assert boxes <= set(range(len(self.sheet.companions[key].health)))

    @invariant()
    def what_is_shown_can_be_shown(self) -> None:
        assert all_english(ART.status(self.sheet))
        assert ART.describe(self.sheet)
        assert len(ART.view(self.sheet)["everyone"]) == 2


TestBodies = Bodies.TestCase
TestBodies.settings = settings(
    max_examples=amount(8, 20, 100), stateful_step_count=30, deadline=None
)
