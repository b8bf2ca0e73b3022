"""State machines of grapples, of the range track and of initiative.

Hypothesis takes legal options one after another, whatever they are. Nothing may raise, something
may always be done, and what each machine is about holds after every step.
"""

from abc import abstractmethod
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from solo.rules.art.fight.battle import open_fight
from solo.rules.art.fight.state import Battle
from solo.rules.art.fight.surroundings import Feature, Hazard
from solo.rules.art.fight.written import Combat, Placed
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.core.dice import SeededDice
from solo.rules.core.outcome import Option
from tests.english import all_english
from tests.proofs import amount
from tests.rules.art.fight.arena import (
    AXE,
    FULL,
    GD,
    PR,
    PS,
    Fighting,
    arm,
    battle_of,
    offers_of,
    table_of,
)
from tests.rules.art.fight.test_random import invariants
from tests.rules.art.sample import hero

SETTINGS = settings(
    max_examples=amount(6, 12, 400),
    stateful_step_count=120 if FULL else 35,
    deadline=None,
)
RANKS = st.sampled_from([2, 3, 5, 7, 9])


class Bouts(RuleBasedStateMachine):
    """A fight in which any legal option may be taken at any time."""

    likes: tuple[str, ...] = ()
    """Beginnings of the options that this machine is about."""

    def __init__(self) -> None:
        super().__init__()
        self.now: Fighting | None = None
        self.sheet: Sheet = hero()
        self.dice = SeededDice("x")
        self.tricks = 0

    @initialize(
        seed=st.text(max_size=4), heroes=st.integers(1, 3), friends=st.integers(0, 1),
        foes=st.integers(1, 4), agility=RANKS, alertness=RANKS, asks=st.booleans(),
    )  # fmt: skip
    def begin(self, seed: str, heroes: int, friends: int, foes: int, **more: Any) -> None:
        self.dice = SeededDice(seed)
        for name in ("Ada", "Ben", "Cy")[:heroes]:
            own = hero(name=name, gear=(AXE, arm("blade", PS, slot="at_hand")), fame=3,
                       attributes={"agility": 4 + len(name)}, health_rank=14)  # fmt: skip
            self.sheet = own if name == "Ada" else party.with_member(self.sheet, own)
        if friends:
            tomas = Foe(name="Tomas", attributes={"strength": GD}, weapon="club")
            self.sheet = party.joined(self.sheet, "tomas", tomas)
        asks = more.pop("asks")
        combat = self.combat(foes, **more)
        self.sheet = party.lead(self.sheet, "ada")
        step = open_fight(combat, self.sheet, asks=asks).step("go-on", "", self.sheet, self.dice)
        self.now, self.sheet = step.encounter, step.sheet  # type: ignore[assignment]

    @abstractmethod
    def combat(self, foes: int, agility: int, alertness: int) -> Combat:
        """Return the fight to begin."""

    @property
    def fight(self) -> Battle:
        return battle_of(self.now)

    def legal(self) -> list[Option]:
        """Return what may be done now, whatever list it stands on; to argue takes a fit skill."""
        assert self.now is not None
        offers = [one.option for one in offers_of(self.now, self.sheet)]
        every = (*self.now.options(self.sheet), *offers)
        return [one for one in every if not one.reason and one.id != "argue"]

    def take(self, option: Option) -> None:
        assert self.now is not None
        self.tricks += 1
        words = f"trick {self.tricks}" if option.asks else ""
        step = self.now.step(option.id, words, self.sheet, self.dice)
        self.now, self.sheet = step.encounter, step.sheet  # type: ignore[assignment]

    @precondition(lambda self: self.now is None)
    @rule()
    def over(self) -> None:
        """A fight that is over stays over: there is nothing more to take."""

    @precondition(lambda self: self.now is not None)
    @rule(data=st.data())
    def anything(self, data: st.DataObject) -> None:
        self.take(data.draw(st.sampled_from(self.legal())))

    @precondition(lambda self: self.now is not None)
    @rule(data=st.data())
    def what_it_is_about(self, data: st.DataObject) -> None:
        open_ = self.legal()
        liked = [one for one in open_ if one.id.startswith(self.likes)]
        self.take(data.draw(st.sampled_from(liked or open_)))

    @invariant()
    def holds(self) -> None:
        if self.now is not None:
            assert self.legal(), "nothing can be done"
            invariants(self.now, self.sheet)
            all_english(self.now.status(self.sheet))
            self.own()

    def own(self) -> None:
        """Check what this machine is about."""


class Grapples(Bouts):
    """Everybody within reach of everybody, and most of them wrestlers."""

    likes = ("grapple", "pin", "takedown", "take-weapon", "break-free", "join", "let-go", "go-down",
             "roll", "drop")  # fmt: skip

    def combat(self, foes: int, agility: int, alertness: int) -> Combat:
        bear = Foe(name="the bear", attributes={"agility": agility, "alertness": alertness},  # type: ignore[dict-item]
                   policy="grappler", attack=PR, weapon="blade")  # fmt: skip
        calm = Foe(name="the calm one", policy="passive", weapon="club")
        placed = (Placed(foe="bear", count=foes), Placed(foe="calm"))
        return Combat(foes=placed, blocks={"bear": bear, "calm": calm}, range="0", bands=3)

    def own(self) -> None:
        fight, table = self.fight, table_of(self.now, self.sheet)  # type: ignore[arg-type]
        for grip in fight.grips:
            assert all(table.up(one) for one in (grip.holder, grip.held))
            bands = {fight.fighters[one].band for one in grip.members if table.up(one)}
            assert len(bands) == 1
            assert fight.fighters[grip.holder].foe != fight.fighters[grip.held].foe
            assert grip.bonus >= 0
            if grip.pinning:
                assert fight.fighters[grip.held].pinned
        for one in fight.fighters.values():
            grasp = fight.grip_of(one.id)
            if one.pinned and table.up(one.id):
                assert grasp is not None
                assert grasp.held == one.id
                assert grasp.pinning
            if one.gone:
                assert grasp is None


class Tracks(Bouts):
    """A long track with rough ground, a hazard and two ways out."""

    likes = ("move", "band", "leave", "sneak", "stop", "force-back", "stand", "roll", "go")

    def combat(self, foes: int, agility: int, alertness: int) -> Combat:
        quick = Foe(name="the wolf", attributes={"agility": agility, "alertness": alertness})  # type: ignore[dict-item]
        archer = Foe(name="the archer", attributes={"agility": agility}, weapon="bow",  # type: ignore[dict-item]
                     policy="ranged")  # fmt: skip
        features = {
            "3": Feature(name="mud", rough=True),
            "6": Feature(name="a pit", hazard=Hazard(damage=PR, feet=2, out=True)),
        }
        placed = (Placed(foe="wolf", count=foes), Placed(foe="archer", band=9))
        blocks = {"wolf": quick, "archer": archer}
        return Combat(foes=placed, blocks=blocks, range="3", features=features,
                      exits={"1": "a gate", "10": "a stair"})  # fmt: skip

    def take(self, option: Option) -> None:
        """Take it; a move goes where it says, within what the roll allows, and not through mud."""
        before = self.fight
        super().take(option)
        turn = before.turn
        if turn is None or not option.id.startswith("band-") or self.now is None:
            return
        to, here = int(option.id[5:]), before.fighters[turn.who].band
        after = self.fight.fighters[turn.who]
        assert after.band == to or after.prone
        low, high = sorted((here, to))
        assert not any(band == 3 for band in range(low + 1, high))
        now = self.fight.turn
        same = self.fight.round == before.round and now is not None and now.who == turn.who
        if now is not None and same and now.number == turn.number:
            assert now.moved <= max(now.free, now.full) or after.block is not None
            assert now.moved - turn.moved >= high - low or after.block is not None

    def own(self) -> None:
        fight = self.fight
        assert all(1 <= one.band <= 10 for one in fight.fighters.values())
        for one in fight.fighters.values():
            if one.gone == "fled" and not one.foe:
                assert one.band in (1, 10)


class Initiatives(Bouts):
    """Turns waited, lost, bought and reacted away."""

    likes = ("wait", "end-turn", "again", "protect", "parry", "dodge", "roll", "stop")

    def combat(self, foes: int, agility: int, alertness: int) -> Combat:
        kinds = {
            f"f{n}": Foe(name=f"the guard {n}", attributes={"alertness": rank}, policy="pack")  # type: ignore[dict-item]
            for n, rank in enumerate((alertness, PR, 10))
        }
        placed = tuple(Placed(foe=kind, count=1 + foes // 2) for kind in kinds)
        return Combat(foes=placed, blocks=kinds, range="1")

    def own(self) -> None:
        """Each who is up acts once a round: they have acted, act now, or are yet to."""
        fight, table = self.fight, table_of(self.now, self.sheet)  # type: ignore[arg-type]
        if not fight.started:
            return
        places = {who: place for place, who in enumerate(fight.order)}
        assert {*fight.queue} <= {*places}
        unmoved = [places[who] for who in fight.queue if who not in fight.waiting]
        assert unmoved == sorted(unmoved)
        acting = fight.turn.who if fight.turn is not None else ""
        for who in fight.order:
            one = fight.fighters[who]
            if table.up(who) and fight.round:
                assert one.acted or who in fight.queue or who == acting
                assert not (one.acted and who in fight.queue)
        assert fight.round <= 61


TestGrapples = Grapples.TestCase
TestGrapples.settings = SETTINGS
TestTracks = Tracks.TestCase
TestTracks.settings = SETTINGS
TestInitiatives = Initiatives.TestCase
TestInitiatives.settings = SETTINGS
