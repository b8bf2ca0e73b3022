"""Attacks on ours: whom they meet, the Defense roll, and the shield.

Source of all: ART Engine, ART-104 to ART-109 in use, ART-190, ART-258, ART-387, ART-389, ART-410,
ART-420 to ART-422, ART-496, ART-507.
"""

from dataclasses import dataclass, replace

from solo.rules.art.checks.ranks import Rank, trait_of_rank
from solo.rules.art.checks.roll import Pairs
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.fight.choosing import Choice, Pick
from solo.rules.art.fight.draft import Draft, Rolled, go_on
from solo.rules.art.fight.facing import meet
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.state import RULES, Fighter, altered
from solo.rules.art.fight.struck import Defended
from solo.rules.art.fight.tasks import Assault, Defend, Ward, Wounds
from solo.rules.art.fight.words import capital
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear import powers, shield
from solo.rules.art.gear.item import Carried
from solo.rules.art.health import damage as health
from solo.rules.core.encounters import refuse
from solo.rules.core.odds import Odds
from solo.rules.core.outcome import Option, Outcome

PERKS = RULES["perks"]
SKILLS = RULES["skills"]


# Who is struck: protecting


def announce(draft: Draft, assault: Assault) -> None:
    """Announce an attack; another adventurer may step in its way (ART-420 to ART-422)."""
    if not draft.up(assault.at) or not (assault.comrade or any(map(draft.up, assault.by))):
        return
    if assault.by:
        draft.tell("assault", assault.by[0], at=draft.name(assault.at), many=len(assault.by),
                   behind=assault.behind)  # fmt: skip
    if assault.rank > Rank.CATASTROPHIC:  # which nobody's Defense fails against
        draft.stir()
    if draft.fighter(assault.at).side == "foe":
        _foe_struck(draft, assault)
        return
    helpers = protectors(draft, assault)
    if not helpers:
        draft.push(Defend(assault=assault))
        return
    at = draft.name(assault.at)
    picks = [Pick("stand-by", f"Leave {at} to it", tasks=(Defend(assault=assault),))]
    for one in helpers:
        ward = Ward(who=one.id, assault=assault)
        text = f"{one.name} protects {at}: Agility against {_alertness(draft, assault).word}"
        rolls = (one.id, ward_check(draft, ward))
        picks.append(Pick(f"protect-{one.id}", text, tasks=(ward,), hint="protect", rolls=rolls))
    said = (capital(f"{assault.name} attacks {at}."),)
    draft.ask(Choice(who=helpers[0].id, said=said, picks=tuple(picks)))


def protectors(draft: Draft, assault: Assault) -> list[Fighter]:
    """Return the adventurers who may take an attack upon themselves.

    Source: ART Engine, ART-422. Whose turn went by without an action has still one to give, since
    only an action that was taken rules it out; a parry is out after the turn itself (ART-403).
    """
    if assault.comrade or assault.area or not assault.by:
        return []
    at = draft.fighter(assault.at)
    return [
        one
        for one in draft.heroes()
        if one.id != at.id
        and one.band == at.band
        and not (one.acted and not one.idle)
        and not (one.spent or one.surprised or one.pinned or one.lost or one.fooled)
        and not draft.sheet(one.id).staggered
        and draft.fight.grip_of(one.id) is None
    ]


def _alertness(draft: Draft, assault: Assault) -> Rank:
    return draft.rank(assault.by[0], "alertness")


def ward(draft: Draft, task: Ward) -> None:
    """Roll for stepping in the way; it is the turn's action, whether it works or not."""
    draft.change(task.who, spent=True)
    draft.roll(task.who, ward_check(draft, task), Warded(who=task.who, assault=task.assault))


def ward_check(draft: Draft, task: Ward) -> FightRoll:
    """Return the roll for stepping in the way (ART-420)."""
    return FightRoll(
        deed="protect",
        attribute="agility",
        difficulty=_alertness(draft, task.assault),
        skills=tuple(SKILLS["protect"]),
        shift=draft.columns(task.who, "rolls"),
        purpose=f"to protect {draft.name(task.assault.at)}",
        against=task.assault.name,
    )


@dataclass(frozen=True, kw_only=True)
class Warded:
    """What follows the roll for protecting."""

    who: str
    assault: Assault

    def after(self, draft: Draft, outcome: Outcome) -> None:
        met = self.assault
        if outcome.successes:
            met = altered(met, at=self.who)
            draft.tell("protects", self.who, at=draft.name(self.assault.at))
        draft.push(Defend(assault=met))


# Foes struck by foes


def _foe_struck(draft: Draft, assault: Assault) -> None:
    """Settle an attack of a foe on a foe without a roll (ART-190)."""
    rank = health.foe_struck(draft.fighter(assault.at).ranks, assault.rank, assault.rating)
    if rank is None:
        draft.tell("unharmed", assault.at)
    else:
        draft.push(Wounds(who=assault.at, rank=rank))


# The Defense roll


def defend(draft: Draft, task: Defend) -> None:
    """Roll Defense for whoever an attack has met."""
    assault, who = task.assault, task.assault.at
    if not draft.up(who):
        return
    if assault.by and not assault.behind:
        meet(draft, who, assault.by[0])
    check = check_of(draft, assault)
    then = Defended(assault=assault)
    fighter = draft.fighter(who)
    own = usable_shield(draft, assault)
    if fighter.block is not None or own is None:
        draft.roll(who, check, then)
        return
    use = fighter.guarding
    question = Guarded(
        who=who,
        rolling=Rolling(with_shield(check, own, use), draft.fight.asks),
        then=altered(then, shield=use),
        check=check,
        shield=own,
    )
    go_on(draft, question)


def check_of(draft: Draft, assault: Assault) -> FightRoll:
    """Return the Defense roll against an attack, without a shield."""
    who = assault.at
    fighter = draft.fighter(who)
    shift = draft.columns(who, "rolls", "defense-columns")
    purpose, deed = "to get clear", "defense"
    if fighter.block is not None:
        block = fighter.block
        return FightRoll(
            deed=deed,
            attribute="defense",
            trait=max(1, trait_of_rank(block.defense or block.rank("agility"))),
            difficulty=assault.rank,
            added=assault.added,
            shift=shift,
            purpose=purpose,
            against=assault.name,
        )
    sheet = draft.sheet(who)
    names = tuple(one.name for one in map(draft.fighter, assault.by))
    return FightRoll(
        deed=deed,
        attribute="defense",
        rating=sheet.defense,
        difficulty=assault.rank,
        skills=("defense", *SKILLS["dodge"], *_enemies(names)),
        added=(*draft.points(who, "defense"), *_armor(draft, assault),
               *powers.bonuses(sheet, ("defense",), foes=names), *assault.added),
        shift=shift,
        purpose=purpose,
        against=assault.name,
    )  # fmt: skip


def _enemies(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of Defense skills against such enemies (ART-511)."""
    plain = [name.lower().removeprefix("the ").rstrip("0123456789 ") for name in names]
    return tuple(f"against {name}s" for name in dict.fromkeys(plain))


def _armor(draft: Draft, assault: Assault) -> Pairs:
    """Return what armor against firearms adds (ART-496)."""
    worn = draft.sheet(assault.at).worn
    if assault.firearm and worn is not None and draft.perk(assault.at, "bulletproof-armor"):
        return (("bulletproof armor", PERKS["bulletproof"]),)
    return ()


@dataclass(frozen=True, kw_only=True)
class Guarded(Rolled):
    """A Defense roll that a shield may help: declared before it (ART-106)."""

    shield: Carried

    def options(self, draft: Draft) -> tuple[Option, ...]:
        first, *others = super().options(draft)
        if not isinstance(self.rolling, Rolling) or not self.rolling.asks:
            return (first, *others)
        used = self._used
        text = "Leave the shield out of it, to parry with" if used else "Raise the shield"
        toggle = Option("no-shield" if used else "shield", text, hint="shield")
        return (first, toggle, *others)

    @property
    def _used(self) -> bool:
        assert isinstance(self.then, Defended)
        return self.then.shield

    def take(self, draft: Draft, option: str, words: str) -> None:
        if option in ("shield", "no-shield"):
            refuse(option, self.options(draft))
            assert isinstance(self.then, Defended)
            then = altered(self.then, shield=option == "shield")
            draft.ask(altered(self, rolling=self._turned(option), then=then))
            return
        super().take(draft, option, words)

    def odds(self, draft: Draft, option: str) -> Odds | None:
        if option in ("shield", "no-shield"):
            refuse(option, self.options(draft))
            return self._turned(option).odds("roll", draft.sheet(self.who))
        return super().odds(draft, option)

    def _turned(self, option: str) -> Rolling:
        assert isinstance(self.rolling, Rolling)
        check = with_shield(self.check, self.shield, option == "shield")
        return self.rolling._replace(check=check)


def with_shield(check: FightRoll, own: Carried, use: bool) -> FightRoll:
    """Return a Defense roll with the shield's Defense, or without."""
    if not use:
        return check
    return replace(check, added=(*check.added, ("the shield", shield.shield_bonus(own.item.row))))


def usable_shield(draft: Draft, assault: Assault) -> Carried | None:
    """Return the shield that may help against an attack, or None.

    Source: ART Engine, ART-105, ART-108, ART-109, ART-410, ART-507.
    """
    fighter = draft.fighter(assault.at)
    if fighter.block is not None or fighter.parried or fighter.tied("arms"):
        return None
    if fighter.surprised or assault.behind:
        return None
    sheet = draft.sheet(fighter.id)
    own = gear.ready_shield(sheet)
    if own is None:
        return None
    speed = PERKS["shield_speed"] * draft.perk(fighter.id, "shield-use")
    return own if fighter.shield < shield.uses_a_round(sheet, own.item.row, speed) else None
