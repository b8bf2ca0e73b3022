"""What somebody may do on a turn besides attacking: dodging, moving, getting up, talking, working.

Source of all: ART Engine, ART-248, ART-249, ART-284 to ART-286, ART-348 to ART-355, ART-369 to
ART-375, ART-396 to ART-400, ART-423 to ART-425, ART-431, ART-432, ART-455.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from solo.rules.art.checks.likelihood import answer
from solo.rules.art.checks.ranks import Rank, add_difficulties
from solo.rules.art.checks.terms import rating_of
from solo.rules.art.fight.combat import Deed, Stunt, Talk, Thing
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.feats import added, trait_check
from solo.rules.art.fight.harm import fall
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.rounds_shared import movement
from solo.rules.art.fight.state import RULES, Lasting, altered
from solo.rules.art.fight.tasks import Wounds
from solo.rules.art.fight.track import leaving
from solo.rules.core.outcome import Outcome

DODGE = RULES["dodge"]
INFERIOR = Rank.parse(RULES["quick"]["difficulty"])


# Dodging and aiming


def dodge_check(draft: Draft, who: str) -> FightRoll:
    """Return the roll of a dodge (ART-396)."""
    rank = Rank.parse(DODGE["difficulty"])
    return trait_check(draft, who, "dodge", "agility", rank, "", "to dodge")


@dataclass(frozen=True, kw_only=True)
class Dodged:
    """What follows a dodge (ART-396 to ART-399, ART-499)."""

    who: str

    def after(self, draft: Draft, outcome: Outcome) -> None:
        result, who = int(outcome.facts["result_index"]), self.who
        if result == Rank.CATASTROPHIC:
            fall(draft, who)
            amount = DODGE["botched"]
            draft.lasts(who, Lasting(kind="defense-columns", name="a botched dodge",
                                     amount=amount, until="start"))  # fmt: skip
            draft.turn(over=True)
            return
        if outcome.successes:
            amount = outcome.successes
            draft.lasts(who, Lasting(kind="defense", name="dodging", amount=amount, until="start"))
            draft.tell("gains", who, name="dodging", amount=amount)
        tumbles = draft.perk(who, "tumbling")
        needed = Rank.parse(DODGE["tumbles_from" if tumbles else "moves_from"])
        turn = draft.fight.turn
        if result >= needed and turn is not None:
            # Our reading: into the next band whatever it costs else, and besides what was moved.
            room = turn.moved + leaving(draft, who, draft.fighter(who).band)
            draft.turn(rolled=True, free=max(room, turn.free), full=max(room, turn.full))


def aim(draft: Draft, who: str) -> None:
    """Aim for a whole turn: a column on the attack of the next round (ART-425)."""
    amount = RULES["columns"]["aimed"]
    lasting = Lasting(kind="attack-columns", name="aiming", amount=amount, once=True,
                      until="round", left=draft.fight.round + 1)  # fmt: skip
    draft.lasts(who, lasting)
    draft.tell("aims", who)
    draft.turn(over=True)


# Moving


def move_check(draft: Draft, who: str) -> FightRoll:
    """Return the roll for moving (ART-369)."""
    return FightRoll(
        deed="move",
        attribute="agility",
        skills=tuple(RULES["skills"]["move"]),
        shift=draft.columns(who, "rolls"),
        purpose="to move",
    )


@dataclass(frozen=True, kw_only=True)
class Moved:
    """What follows the Agility roll for moving (ART-369)."""

    who: str

    def after(self, draft: Draft, outcome: Outcome) -> None:
        free, full = movement(int(outcome.facts["result_index"]))
        draft.turn(rolled=True, free=free, full=full)
        turn = draft.fight.turn
        most = free if turn is not None and turn.action else full
        draft.tell("may-move", self.who, free=free, full=most)
        away = leaving(draft, self.who, draft.fighter(self.who).band)
        if 0 < most < away:
            draft.tell("hemmed-in", self.who, away=away)


def sneak_check(draft: Draft, who: str) -> FightRoll:
    """Return the roll for sneaking: against the Alertness of those nearby, added up (ART-373)."""
    band = draft.fighter(who).band
    near = [one for one in draft.foes() if abs(one.band - band) <= 1] or draft.foes()
    rank = add_difficulties([draft.rank(one.id, "alertness") for one in near])
    return trait_check(draft, who, "sneak", "agility", rank, "", "to move unseen")


@dataclass(frozen=True, kw_only=True)
class Sneaked:
    """What follows sneaking (ART-373 to ART-375)."""

    who: str
    to: int

    def after(self, draft: Draft, outcome: Outcome) -> None:
        if outcome.failures:
            draft.change(self.who, hidden=False)
            draft.tell("spotted", self.who)
            return
        draft.change(self.who, band=self.to, tripod="")
        draft.tell("sneaks", self.who, band=self.to)
        if outcome.facts["result_index"] == Rank.AWESOME:
            draft.turn(action=False)


# Quick actions


def quick_check(draft: Draft, who: str, deed: str, attribute: str) -> FightRoll:
    """Return the roll that makes an automatic action a free one (ART-350, ART-351)."""
    return trait_check(draft, who, deed, attribute, INFERIOR, "", "to be quick about it")


# Talking


def talk_check(draft: Draft, who: str, talk: Talk) -> FightRoll:
    """Return the roll of an offer of words."""
    return own_check(draft, who, talk.attribute, talk.difficulty, talk.skills, "to be heard")


def own_check(
    draft: Draft, who: str, given: Sequence[str | int], difficulty: int, skills: Sequence[str | int],  # noqa: E501
    purpose: str,
) -> FightRoll:  # fmt: skip
    """Return an author's trait roll: the best of the attributes that it names."""
    sheet = draft.sheet(who)
    best = max(given, key=lambda one: one if isinstance(one, int) else rating_of(one, None, sheet))
    return FightRoll(
        deed="author",
        attribute=best if isinstance(best, str) else "",
        rating=best if isinstance(best, int) else None,
        difficulty=difficulty,
        skills=tuple(skills),
        shift=draft.columns(who, "rolls"),
        purpose=purpose,
    )


@dataclass(frozen=True, kw_only=True)
class Talked:
    """What follows an offer of words."""

    who: str

    def after(self, draft: Draft, outcome: Outcome) -> None:
        draft.stir()
        talk = draft.fight.combat.talk
        won, tries = draft.fight.talked
        won, tries = won + outcome.successes, tries + 1
        draft.alter(talked=(won, tries))
        if talk is not None and won >= talk.successes:
            draft.alter(ended="talked")
        else:
            draft.tell("unmoved", self.who)


# Questions


@dataclass(frozen=True, kw_only=True)
class Asked:
    """What follows a question of importance (ART-282 to ART-286)."""

    who: str
    words: str

    def after(self, draft: Draft, outcome: Outcome) -> None:
        said = answer(outcome.successes, outcome.failures)
        draft.tell("answer", self.who, question=self.words, answer=said)


def question_check(draft: Draft, who: str) -> FightRoll:
    """Return the Fate roll of a question, at even odds."""
    return FightRoll(
        deed="question",
        attribute="fate",
        difficulty=INFERIOR,
        skills=tuple(RULES["skills"]["question"]),
        purpose="to have it so",
    )


# Playing dead


def play_dead_check(draft: Draft, who: str) -> FightRoll:
    """Return the roll of playing dead (ART-423)."""
    check = trait_check(draft, who, "play-dead", "cunning", 1, "", "to pass for dead")
    return altered(check, difficulty=0)


@dataclass(frozen=True, kw_only=True)
class Feigned:
    """What follows playing dead: who is sharper sees through it (ART-423, ART-424)."""

    who: str

    def after(self, draft: Draft, outcome: Outcome) -> None:
        result = int(outcome.facts["result_index"])
        fooled = frozenset(
            one.id
            for one in draft.foes()
            if max(one.ranks.rank("intelligence"), one.ranks.rank("alertness")) <= result
        )
        fall(draft, self.who)
        draft.change(self.who, fooled=fooled)
        draft.tell("feigns", self.who, fooled=len(fooled))


def play_dead(draft: Draft, who: str) -> None:
    """Drop and lie still."""
    if draft.up(who) and draft.fight.grip_of(who) is None:
        draft.roll(who, play_dead_check(draft, who), Feigned(who=who))


# Stunts


def stunt_check(draft: Draft, who: str, stunt: Stunt) -> FightRoll:
    """Return the roll of a stunt (ART-455)."""
    purpose = "to bring it off"
    return own_check(draft, who, stunt.attribute, stunt.difficulty, stunt.skills, purpose)


@dataclass(frozen=True, kw_only=True)
class Stunted:
    """What follows a stunt (ART-455)."""

    who: str
    stunt: Stunt
    at: tuple[str, ...]

    def after(self, draft: Draft, outcome: Outcome) -> None:
        draft.stir()
        if self.stunt.once:
            draft.alter(done=draft.fight.done | {f"stunt:{self.stunt.name}"})
        if outcome.failures:
            _deed(draft, self.who, self.stunt.failure, (self.who,))
        else:
            _deed(draft, self.who, self.stunt.success, self.at)


def _deed(draft: Draft, who: str, deed: Deed, at: Sequence[str]) -> None:
    if deed.text:
        draft.tell("told", text=deed.text)
    if deed.shift:
        draft.lasts(who, Lasting(kind="attack-columns", name="the stunt", amount=deed.shift,
                                 once=True))  # fmt: skip
    for one in at:
        if deed.prone:
            fall(draft, one)
        if deed.stagger:
            draft.change(one, lost=draft.fighter(one).lost + 1)
            draft.tell("staggered", one)
        if deed.damage is not None:
            draft.push(Wounds(who=one, rank=deed.damage))
    if deed.move:
        _shove(draft, who, deed.move)
    if deed.ends:
        draft.alter(ended=deed.ends)


def _shove(draft: Draft, who: str, bands: int) -> None:
    """Move somebody towards the nearest foe, but never past it; or so many bands away from it."""
    here = draft.fighter(who).band
    gaps = [one.band - here for one in draft.foes()]
    gap = min(gaps, key=abs, default=bands)
    ahead = 1 if gap >= 0 else -1
    to = here + ahead * min(bands, abs(gap))
    draft.change(who, band=max(1, min(draft.fight.combat.bands, to)))


# Objects and works


def thing_check(draft: Draft, who: str, thing: Thing) -> FightRoll:
    """Return the roll of a round of work (ART-249, ART-432)."""
    text = thing.text.strip(" .")
    purpose = f"to {text[0].lower()}{text[1:]}" if text else "to do it"
    return own_check(draft, who, thing.attribute, thing.difficulty, thing.skills, purpose)


def finish_thing(draft: Draft, name: str, thing: Thing) -> None:
    """Let an object be broken, or a work be finished."""
    draft.alter(done=draft.fight.done | {name})
    draft.tell("told", text=thing.told or f"It is done: {name}.")
    if thing.exit and thing.band is not None:
        draft.alter(done=draft.fight.done | {f"exit-{thing.band}"})
    if thing.ends:
        draft.alter(ended=name)


@dataclass(frozen=True, kw_only=True)
class Worked:
    """What follows a round of work at something (ART-249, ART-432)."""

    who: str
    name: str
    thing: Thing

    def after(self, draft: Draft, outcome: Outcome) -> None:
        effort = added(draft, self.name, outcome)
        draft.tell("effort", self.who, name=self.name, won=effort.successes, lost=effort.failures,
                   goal=self.thing.goal)  # fmt: skip
        if effort.successes >= self.thing.goal:
            finish_thing(draft, self.name, self.thing)
        elif effort.failures >= self.thing.goal:
            draft.alter(failed=draft.fight.failed | {self.name})
            draft.tell("spoiled", self.who, name=self.name)
