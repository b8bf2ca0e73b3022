"""Whole campaigns played by a policy: what each came to, part by part."""

from collections.abc import Sequence

from solo.adventure.model import Adventure
from solo.authoring.exact.chances import called
from solo.authoring.exact.luck import Fortune, Luck
from solo.authoring.exact.policy import Policy, first_hero, named
from solo.authoring.exact.sampled import MOST_STEPS, UNENDED, Played, lost
from solo.authoring.exact.walk import End, wrong
from solo.authoring.playtests.campaigns import Players
from solo.campaigns.course import Course
from solo.campaigns.written import Campaign, Part
from solo.engine.chance import Seeded
from solo.engine.session import Session
from solo.prose import ProseError
from solo.rules.core.dice import Dice, SeededDice
from solo.rules.core.system import AnySystem


class Steady(Players):
    """Players who go through campaigns by one policy.

    Args:
        campaign: The campaign.
        adventures: Its adventures, in the order of the parts.
        seed: What all dice and decisions follow from.
        policy: The name of the policy.
    """

    def __init__(
        self, campaign: Campaign, adventures: Sequence[Adventure], seed: str, policy: str
    ) -> None:
        super().__init__(campaign, adventures, seed)
        self._policy = policy
        self._way: list[tuple[str, str, Luck]] = []
        self._broken = ""  # why the last part has no ending

    def one(self, number: int) -> Played:
        """Play one campaign."""
        self._way, self._broken = [], ""
        before = self.report.over.copy()
        self._one(number)
        (over,) = (self.report.over - before).elements()
        return Played(self._broken or over, parts=tuple(self._way))

    def _part(self, number: int, course: Course, part: Part, system: AnySystem) -> Session | None:
        adventure, setting = self._set(course, part, system)
        seed = f"{self._seed}:{number}:{course.chapter}"
        hero = setting.hero or first_hero(adventure)
        policy, whim = named(self._policy, adventure), SeededDice(f"{seed}:whim")
        chance = _Noted(seed)
        try:
            session = Session(
                adventure, system, chance, offers="asked", prose=False, hero=hero,
                company=setting.company, guests=setting.guests, heritage=setting.heritage,
            )  # fmt: skip
            self._broken = _went(session, policy, whim, chance.fortune)
        except ProseError as mistake:
            self._broken = called(End("fault", "", str(mistake)))
            return None
        ended = session.ending or self._broken
        self._way.append((part.id, ended, chance.fortune.luck))
        return session


class _Noted(Seeded):
    """Dice that fall by a seed, and note their luck."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.fortune = Fortune(super().dice(0, 0))

    def dice(self, turn: int, fork: int) -> Dice:
        return self.fortune.over(super().dice(turn, fork))


def _went(session: Session, policy: Policy, whim: SeededDice, fortune: Fortune) -> str:
    """Play a part to its end; return why it has none, or nothing."""
    for _ in range(MOST_STEPS):
        if session.over:
            return ""
        moves = policy.moves(session.interpreter, session.state, policy.start)
        if not moves:
            return lost(policy, session.state)
        move = moves[whim.roll(1, len(moves))[0] - 1]
        fortune.takes(session.state.scene, [one.option for one in moves], move.option)
        turn = session.do(move.command)
        if not turn.accepted:
            return called(wrong(session.state, turn.events))
    return UNENDED
