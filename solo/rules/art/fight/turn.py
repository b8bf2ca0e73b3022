"""A turn of one of ours: what may be done now, with what it needs, and why something can't be.

Everything that is offered is made afresh from the fight each time, so that what is listed and what
is taken are always the same.

Source of all: ART Engine, ART-345, ART-347 to ART-355, ART-356, ART-441, ART-442.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from solo.rules.art import gear, handling
from solo.rules.art.fight import area, deeds, feats, grapple
from solo.rules.art.fight.attack import arms, can_attack, check_of, in_reach, reach, tripod_of
from solo.rules.art.fight.combat import Stunt, Thing
from solo.rules.art.fight.draft import After, Draft, chances
from solo.rules.art.fight.feats import Feat, Reason, added, pay
from solo.rules.art.fight.harm import fall, lay, pick_up, rise
from solo.rules.art.fight.order import may_wait_for
from solo.rules.art.fight.policy import exits_of
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.rounds import leave, wait
from solo.rules.art.fight.showing import lines
from solo.rules.art.fight.state import RULES, Fighter, Grip, Turn
from solo.rules.art.fight.tasks import Act, Arm, Blow, EndTurn, FoeActs, Salvo
from solo.rules.art.fight.track import apart, leaving, movement, reachable
from solo.rules.art.fight.words import capital
from solo.rules.art.perks import perk_rank
from solo.rules.art.ranks import Rank
from solo.rules.numbers import plural
from solo.rules.odds import Odds
from solo.rules.outcome import Option, Outcome
from solo.rules.stages import refuse
from solo.rules.system import Illegal

FEATS: dict[str, Feat] = {feat.id: feat for feat in (*feats.FEATS, *grapple.FEATS)}
DIG = RULES["dig_out"]


@dataclass(frozen=True, kw_only=True)
class Offer:
    """Something that may be done now.

    Args:
        option: How it is listed.
        do: Does it; gets the words that it asked for.
        check: What it rolls first, for its odds.
        measure: The rank that the roll has to meet, when it has no difficulty of its own.
        page: The list on which it stands.
    """

    option: Option
    do: Callable[[Draft, str], None]
    check: Callable[[Draft], FightRoll] | None = None
    measure: int = 0
    page: str = "main"


@dataclass(frozen=True, kw_only=True)
class Taking:
    """A turn of one of ours: what do you do?"""

    who: str
    page: str = "main"

    def status(self, draft: Draft) -> tuple[str, ...]:
        return lines(draft, self.who)

    def offers(self, draft: Draft) -> list[Offer]:
        if draft.fighter(self.who).block is not None:
            return list(_friend_offers(draft, self.who))
        found: dict[str, Offer] = {}
        for offer in _offers(draft, self.who):
            found.setdefault(offer.option.id, offer)  # two things alike are one choice
        return list(found.values())

    def options(self, draft: Draft) -> tuple[Option, ...]:
        found = self.offers(draft)
        here = [offer.option for offer in found if offer.page == self.page]
        pages = {offer.page for offer in found}
        if self.page != "main":
            return (*here, Option("back", "Back to the other actions", hint="back"))
        for page, text in (("other", "Other actions…"), ("gear", "Gear…")):
            if page in pages:
                here.append(Option(page, text, hint=page))
        return tuple(sorted(here, key=lambda option: option.id == "end-turn"))

    def take(self, draft: Draft, option: str, words: str) -> None:
        if option in ("back", "other", "gear"):
            refuse(option, self.options(draft))
            draft.ask(Taking(who=self.who, page="main" if option == "back" else option))
            return
        found = self.offers(draft)
        refuse(option, tuple(offer.option for offer in found))
        offer = next(offer for offer in found if offer.option.id == option)
        draft.push(Act(who=self.who))
        offer.do(draft, words)

    def odds(self, draft: Draft, option: str) -> Odds | None:
        found = (offer for offer in self.offers(draft) if offer.option.id == option)
        offer = next(found, None)
        if offer is None or offer.check is None or offer.option.reason:
            return None
        return chances(draft, self.who, offer.check(draft), offer.measure)


def act(draft: Draft, task: Act) -> None:
    """Go on with a turn: ask, or end it when nothing is left to do."""
    turn, who = draft.fight.turn, task.who
    if turn is None or turn.who != who:
        return
    if not draft.up(who) or turn.over or _done(draft, turn):
        draft.push(EndTurn(who=who))
    else:
        draft.ask(Taking(who=who))


def _done(draft: Draft, turn: Turn) -> bool:
    """Tell whether nothing is left worth asking about: the action is spent, and no move left."""
    fighter = draft.fighter(turn.who)
    if fighter.block is not None:
        return turn.action and turn.moved >= turn.free
    if not turn.action or turn.follow:
        return False
    if fighter.spent and turn.number == 1 and not turn.rolled:
        return False  # a reaction took the action; the free ones are left
    budget = turn.full if turn.running else turn.free
    return not (turn.rolled and _bands(draft, turn.who, budget - turn.moved))


def _bands(draft: Draft, who: str, left: int) -> list[tuple[int, int]]:
    fighter = draft.fighter(who)
    stuck = fighter.tied("legs") or draft.barred(who, "no-move") or draft.fight.grip_of(who)
    return [] if stuck or left < 1 else reachable(draft, who, left)


# Spending the action


def _spend(draft: Draft, at: str = "") -> None:
    """Use the action up; or the free follow-up on who was just taken hold of (ART-440)."""
    turn = draft.fight.turn
    assert turn is not None
    if turn.action and turn.follow and turn.follow == at:
        draft.turn(follow="")
    else:
        draft.turn(action=True)


def _why(draft: Draft, turn: Turn, at: str = "") -> str:
    """Return why an action can't be taken, or nothing."""
    if turn.action and not (turn.follow and turn.follow == at):
        return "your action for this turn is spent"
    grip = draft.fight.grip_of(turn.who)
    if grip is not None and grip.pinning and turn.who == grip.holder:
        return "you are holding somebody down; let go first"
    return ""


def _rolls(
    who: str, check: Callable[[Draft], FightRoll], then: After
) -> Callable[[Draft, str], None]:
    """Return what spends the action and rolls."""

    def do(draft: Draft, words: str) -> None:
        _spend(draft)
        draft.roll(who, check(draft), then)

    return do


# What an adventurer may do


def _offers(draft: Draft, who: str) -> Iterator[Offer]:
    turn = draft.fight.turn
    assert turn is not None
    yield from _attacks(draft, who, turn)
    yield from _in_grapple(draft, who, turn)
    yield from _move(draft, who, turn)
    yield from _main(draft, who, turn)
    for feat in FEATS.values():
        yield from _feat(draft, who, turn, feat)
    yield from _areas(draft, who, turn)
    yield from _place(draft, who, turn)
    yield from _others(draft, who, turn)
    yield from _gear(draft, who, turn)
    yield Offer(option=Option("end-turn", "End your turn", hint="end"), do=_end)


def _end(draft: Draft, words: str) -> None:
    draft.turn(over=True)


def _attacks(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    barred = can_attack(draft, who)
    own = arms(draft, who)
    for foe in _seen(draft):
        fit = [arm for arm in own if in_reach(draft, who, foe.id, arm)]
        for arm in fit:
            for part in ("", *_parts(draft, who, foe)):
                yield _attack(draft, turn, foe, arm, part, barred)
    if draft.perk(who, "critical-hits") and not turn.action:
        yield from _critical(draft, who, turn)


def _seen(draft: Draft) -> list[Fighter]:
    return [one for one in draft.foes() if not one.hidden]


def _parts(draft: Draft, who: str, foe: Fighter) -> tuple[str, ...]:
    """Return the parts that may be aimed at: only worth it where armor is uneven (ART-506)."""
    if foe.ranks.armor_by_part and draft.perk(who, "called-shot"):
        return ("head", "torso", "arms", "legs")
    return ()


def _attack(
    draft: Draft, turn: Turn, foe: Fighter, arm: Arm, part: str, barred: str
) -> Offer:  # fmt: skip
    blow = Blow(by=turn.who, at=foe.id, arm=arm, part=part)
    name = "bare-hands" if arm.carried is None else arm.carried.id
    way = "-thrown" if arm.thrown else "-both-hands" if arm.both else ""
    ident = f"attack-{foe.id}-{name}{way}" + (f"-{part}" if part else "")
    how = f"Throw the {arm.item.name} at {foe.name}" if arm.thrown else (
        f"Attack {foe.name} with {'your bare hands' if arm.carried is None else f'the {arm.item.name}'}"  # noqa: E501
    )  # fmt: skip
    how += " in both hands" if arm.both else ""
    how += f", at the {part}" if part else ""

    def do(draft: Draft, words: str) -> None:
        _spend(draft, foe.id)
        draft.push(blow)

    return Offer(
        option=Option(ident, how, reason=_why(draft, turn, foe.id) or barred, hint="attack"),
        do=do,
        check=lambda draft: check_of(draft, blow),
        measure=draft.lowest_free(foe.id),
    )


def _critical(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    if turn.critical:
        option = Option("no-critical", "Take back the Fame staked on a critical hit")
        yield Offer(option=option, do=lambda draft, words: draft.turn(critical=False), page="other")
    else:
        lacks = "" if draft.sheet(who).fame_left else "you have no Fame left"
        text = "Stake 1 Fame: if your next attack hits, its damage is 2 ranks higher"
        option = Option("critical", text, reason=lacks, hint="critical")
        yield Offer(option=option, do=lambda draft, words: draft.turn(critical=True), page="other")


def _in_grapple(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    grip = draft.fight.grip_of(who)
    if grip is None:
        for other in grapple.joinable(draft, who):
            foe = other.held if draft.fighter(other.held).foe else other.holder
            name = draft.name(foe)
            option = Option(
                f"join-{foe}", f"Join the grapple with {name}", reason=_why(draft, turn)
            )

            def join(draft: Draft, words: str, grip: Grip = other) -> None:
                _spend(draft)
                grapple.join(draft, who, grip)

            yield Offer(option=option, do=join, page="other")
    elif grip.held == who:
        for attribute in ("agility", "strength"):
            option = Option(
                f"break-free-{attribute}", f"Break free, by {attribute.capitalize()}",
                reason=_why(draft, turn), hint="break free",
            )  # fmt: skip

            def check(draft: Draft, attribute: str = attribute) -> FightRoll:
                return grapple.holder_check(draft, who, attribute)

            yield Offer(option=option, do=_rolls(who, check, Freed(who=who)), check=check)
    else:
        text = "Let go" + (" of whom you hold down" if grip.pinning else "")
        yield Offer(
            option=Option("let-go", text, hint="let go"),
            do=lambda draft, words: grapple.breaks(draft, who),
        )


@dataclass(frozen=True, kw_only=True)
class Freed:
    """What follows an attempt to break free."""

    who: str

    def after(self, draft: Draft, outcome: Outcome) -> None:
        grapple.break_free(draft, self.who, outcome)


def _move(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    fighter = draft.fighter(who)
    why = ""
    if fighter.tied("legs"):
        why = "your legs are entangled"
    elif draft.barred(who, "no-move"):
        why = "you are off balance and can't move this turn"
    elif draft.fight.grip_of(who):
        why = "you are in a grapple"
    if not turn.rolled:
        option = Option("move", "Move: roll Agility for how far", reason=why, hint="move")

        def check(draft: Draft) -> FightRoll:
            return deeds.move_check(draft, who)

        yield Offer(
            option=option,
            do=lambda draft, words: draft.roll(who, check(draft), deeds.Moved(who=who)),
            check=check,
        )
        return
    can_run = not turn.action or turn.running
    budget = max(turn.free, turn.full) if can_run else turn.free
    for band, cost in _bands(draft, who, budget - turn.moved):
        free = turn.moved + cost <= turn.free
        yield _to(draft, who, band, cost, free=free)


def _to(draft: Draft, who: str, band: int, cost: int, *, free: bool) -> Offer:
    beside = [draft.name(one.id) for one in draft.foes() if one.band == band and not one.hidden]
    feature = draft.fight.combat.feature(band)
    exit_ = draft.fight.combat.exits.get(str(band))
    there = [*([feature.name] if feature else []), *beside, *([exit_] if exit_ else [])]
    text = f"Go to band {band}" + (f" ({', '.join(there)})" if there else "")
    text += ": free" if free else ": your action"

    def do(draft: Draft, words: str) -> None:
        turn = draft.fight.turn
        assert turn is not None
        if not free:
            draft.turn(action=True, running=True)
        draft.turn(moved=turn.moved + cost)
        draft.change(who, band=band, tripod="", hidden=False)
        draft.tell("moves", who, band=band, feature=feature.name if feature else "")

    return Offer(option=Option(f"band-{band}", text, hint=f"band {band}"), do=do)


def _main(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    fighter = draft.fighter(who)
    exits, spent = exits_of(draft), _why(draft, turn)
    if fighter.prone:
        yield from _stand(draft, who, turn)
    if fighter.band in exits and draft.fight.grip_of(who) is None:
        by = draft.fight.combat.exits.get(str(fighter.band), "the way out")
        cost = leaving(draft, who, fighter.band)
        why = "" if cost < 2 else "too many of them are on you: get clear of this band first"
        option = Option("leave", f"Leave the fight by {by}", reason=spent or why, hint="leave")
        yield Offer(option=option, do=lambda draft, words: leave(draft, who))
    off = "you are off balance and can't dodge" if draft.barred(who, "no-parry") else ""
    grip = "you are in a grapple" if draft.fight.grip_of(who) else ""
    option = Option(
        "dodge", "Dodge until your next turn", reason=spent or off or grip, hint="dodge"
    )

    def check(draft: Draft) -> FightRoll:
        return deeds.dodge_check(draft, who)

    yield Offer(option=option, do=_rolls(who, check, deeds.Dodged(who=who)), check=check)


def _stand(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer to stand up: the action, a quick roll, or free with Bounceback (ART-354, ART-491)."""
    tied = "your legs are entangled" if draft.fighter(who).tied("legs") else ""
    tied = tied or ("you are in a grapple" if draft.fight.grip_of(who) else "")
    if draft.perk(who, "bounceback"):
        option = Option("stand", "Stand up: free", reason=tied, hint="stand")
        yield Offer(option=option, do=lambda draft, words: rise(draft, who))
        return

    def stand(draft: Draft, words: str) -> None:
        _spend(draft)
        rise(draft, who)

    option = Option(
        "stand", "Stand up: your action", reason=tied or _why(draft, turn), hint="stand"
    )
    yield Offer(option=option, do=stand)
    yield from _quick(draft, who, "stand", "agility", "Stand up quickly", tied, Risen(who=who))


def _quick(  # noqa: PLR0913
    draft: Draft, who: str, deed: str, attribute: str, text: str, barred: str, then: After,
    ident: str = "", page: str = "main",
) -> Iterator[Offer]:  # fmt: skip
    """Offer an automatic action as a free one, by an Inferior roll (ART-350 to ART-353)."""

    def check(draft: Draft) -> FightRoll:
        return deeds.quick_check(draft, who, deed, attribute)

    name = attribute.capitalize()
    text = f"{text}: {name} against Inferior; less than Feeble, and the turn is over"
    yield Offer(
        option=Option(f"{ident or deed}-quick", text, reason=barred, hint=f"quick {deed}"),
        do=lambda draft, words: draft.roll(who, check(draft), then),
        check=check,
        page=page,
    )


def quickly(draft: Draft, outcome: Outcome) -> bool:
    """Tell whether a quick action is done; Feeble does it, but ends the turn (ART-350 to 353)."""
    result = outcome.facts["result_index"]
    if not outcome.failures:
        return True
    draft.turn(over=True, action=True)
    return bool(result >= Rank.parse(RULES["quick"]["ends_from"]))


@dataclass(frozen=True, kw_only=True)
class Risen:
    """What follows a quick try to stand up."""

    who: str

    def after(self, draft: Draft, outcome: Outcome) -> None:
        if quickly(draft, outcome):
            rise(draft, self.who)


def _feat(draft: Draft, who: str, turn: Turn, feat: Feat) -> Iterator[Offer]:
    for foe in _seen(draft):
        why: Reason = feat.may(draft, who, foe.id)
        if why is None:
            continue

        def check(draft: Draft, at: str = foe.id) -> FightRoll:
            return feat.check(draft, who, at)

        def do(draft: Draft, words: str, at: str = foe.id) -> None:
            _spend(draft, at)
            pay(draft, who, feat.price)
            draft.roll(who, feat.check(draft, who, at), Tried(feat=feat.id, who=who, at=at))

        rolled = check(draft)
        against = f": {_rolled(rolled)}" if not why else ""
        text = feat.text.format(at=foe.name) + against
        yield Offer(
            option=Option(
                f"{feat.id}-{foe.id}", text, reason=_why(draft, turn, foe.id) or why, hint=feat.hint
            ),
            do=do,
            check=check,
            page="main" if draft.fight.grip_of(who) else "other",
        )


def _rolled(check: FightRoll) -> str:
    name = check.attribute.capitalize() if check.attribute else "a roll"
    return f"{name} against {Rank(check.difficulty).word}"


@dataclass(frozen=True, kw_only=True)
class Tried:
    """What follows a feat."""

    feat: str
    who: str
    at: str

    def after(self, draft: Draft, outcome: Outcome) -> None:
        FEATS[self.feat].then(draft, self.who, self.at, outcome)


# Area weapons


def _areas(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    here, barred = draft.fighter(who), _why(draft, turn) or can_attack(draft, who)
    barred = barred or ("you are in a grapple" if draft.fight.grip_of(who) else "")
    bands = sorted({one.band for one in _seen(draft)})
    for arm in area.grenades(draft, who):
        far = reach(draft, who, arm)
        for band in bands:
            if abs(band - here.band) <= far:
                yield _grenade(who, arm, band, barred)
    for arm in area.sprays(draft, who):
        far = reach(draft, who, arm)
        for band in bands:
            if abs(band - here.band) <= far:
                there = sum(one.band == band for one in draft.everyone("hero", "friend", "foe"))
                for count in range(1, min(5, there) + 1):
                    yield _spray(draft, who, arm, band, count, barred)
        for foe in _seen(draft):
            if foe.ranks.size == "large" and apart(here, foe) <= far:
                yield _rake(draft, who, arm, foe, barred)


def _grenade(who: str, arm: Arm, band: int, barred: str) -> Offer:
    assert arm.carried is not None
    ident, name = f"throw-{arm.carried.id}-{band}", arm.item.name

    def do(draft: Draft, words: str) -> None:
        _spend(draft)
        area.throw_grenade(draft, who, arm, band)

    text = f"Throw the {name} into band {band}"
    return Offer(option=Option(ident, text, reason=barred, hint="throw"), do=do, page="main")


def _spray(draft: Draft, who: str, arm: Arm, band: int, count: int, barred: str) -> Offer:
    assert arm.carried is not None

    def do(draft: Draft, words: str) -> None:
        _spend(draft)
        draft.change(who, hidden=False)
        draft.push(Salvo(by=who, band=band, targets=count, arm=arm, area="spray"))

    ident = f"spray-{arm.carried.id}-{band}-{count}"
    text = f"Spray band {band} with the {arm.item.name}, at {plural(count, 'target')}"
    return Offer(option=Option(ident, text, reason=barred, hint="spray"), do=do, page="other")


def _rake(draft: Draft, who: str, arm: Arm, foe: Fighter, barred: str) -> Offer:
    """Two attacks on one huge creature, as one action (ART-152)."""
    assert arm.carried is not None
    blow = Blow(by=who, at=foe.id, arm=arm, area="spray")

    def do(draft: Draft, words: str) -> None:
        _spend(draft)
        draft.push(area.rake(blow))

    ident = f"rake-{foe.id}-{arm.carried.id}"
    text = f"Rake {foe.name} with the {arm.item.name}: two attacks"
    return Offer(
        option=Option(ident, text, reason=barred, hint="rake"),
        do=do,
        check=lambda draft: check_of(draft, blow),
        measure=draft.lowest_free(foe.id),
    )


# What the place allows


def _place(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    combat, spent = draft.fight.combat, _why(draft, turn)
    busy = "you are in a grapple" if draft.fight.grip_of(who) else ""
    talk = combat.talk
    if talk is not None:
        tried = draft.fight.talked[1] >= talk.tries

        def check(draft: Draft) -> FightRoll:
            return deeds.talk_check(draft, who, talk)

        why = spent or ("they have heard enough" if tried else "")
        yield Offer(
            option=Option("talk", talk.text, reason=why, hint="talk"),
            do=_rolls(who, check, deeds.Talked(who=who)),
            check=check,
        )
    for stunt in combat.stunts:
        yield from _stunt(draft, who, stunt, spent or busy)
    for name, thing in (*combat.objects.items(), *combat.labours.items()):
        yield from _thing(draft, who, name, thing, spent or busy)


def _stunt(draft: Draft, who: str, stunt: Stunt, barred: str) -> Iterator[Offer]:
    here = draft.fighter(who).band
    if stunt.band not in (None, here) or f"stunt:{stunt.name}" in draft.fight.done:
        return
    near = [one for one in _seen(draft) if abs(one.band - here) <= stunt.reach]
    ident = "-".join(stunt.name.lower().split())

    def check(draft: Draft) -> FightRoll:
        return deeds.stunt_check(draft, who, stunt)

    def offer(at: tuple[str, ...], ident: str, text: str) -> Offer:
        then = deeds.Stunted(who=who, stunt=stunt, at=at)
        text = f"{text}: {_rolled(check(draft))}"
        option = Option(ident, text, reason=barred, hint=stunt.name)
        return Offer(option=option, do=_rolls(who, check, then), check=check)

    if stunt.at == "foe":
        for one in near:
            yield offer((one.id,), f"stunt-{ident}-{one.id}", f"{stunt.text} ({one.name})")
    elif stunt.at == "nobody" or near:
        yield offer(tuple(one.id for one in near) if stunt.at == "band" else (),
                    f"stunt-{ident}", stunt.text)  # fmt: skip


def _thing(draft: Draft, who: str, name: str, thing: Thing, barred: str) -> Iterator[Offer]:
    if thing.band not in (None, draft.fighter(who).band) or name in draft.fight.done:
        return
    text = thing.text or f"Work on the {name}"
    spoiled = "there is nothing more to be done with it" if name in draft.fight.failed else ""
    option = Option(f"do-{name}", text, reason=barred or spoiled, hint=name)
    if thing.fragile:

        def smash(draft: Draft, words: str) -> None:
            _spend(draft)
            deeds.finish_thing(draft, name, thing)

        yield Offer(option=option, do=smash)
        return

    def check(draft: Draft) -> FightRoll:
        return deeds.thing_check(draft, who, thing)

    then = deeds.Worked(who=who, name=name, thing=thing)
    yield Offer(option=option, do=_rolls(who, check, then), check=check)


# Other things


def _others(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    fighter, spent = draft.fighter(who), _why(draft, turn)
    fresh = not (turn.action or turn.rolled or turn.number > 1)

    def aim(draft: Draft, words: str) -> None:
        _spend(draft)
        deeds.aim(draft, who)

    why = spent or ("" if fresh else "aiming takes the whole turn")
    option = Option(
        "aim", "Aim all turn: a column on your attack next round", reason=why, hint="aim"
    )
    yield Offer(option=option, do=aim, page="other")
    if not fighter.prone and draft.fight.grip_of(who) is None:
        option = Option("lie-down", "Throw yourself flat", hint="down")
        yield Offer(option=option, do=lambda draft, words: fall(draft, who), page="other")
    for weapon in tripod_of(draft, who):
        yield _tripod(draft, who, weapon, spent)
    if fighter.hidden:
        yield from _sneak(draft, who, spent)
    if fighter.struck and draft.fight.grip_of(who) is None:
        yield Offer(
            option=Option("play-dead", "Play dead", reason=spent, hint="dead"),
            do=_rolls(who, lambda draft: deeds.play_dead_check(draft, who), deeds.Feigned(who=who)),
            check=lambda draft: deeds.play_dead_check(draft, who),
            page="other",
        )
    if fresh:
        for other in may_wait_for(draft.fight.queue, draft.fight.waiting):
            yield _wait(draft, who, other)
    yield _question(draft, who, turn)


def _wait(draft: Draft, who: str, other: str) -> Offer:
    """Offer to wait until another has acted (ART-356)."""
    option = Option(f"wait-{other}", f"Wait until {draft.name(other)} has acted", hint="wait")
    return Offer(option=option, do=lambda draft, words: wait(draft, who, other), page="other")


def _tripod(draft: Draft, who: str, weapon: str, spent: str) -> Offer:
    """Set a tripod up: an action, for somebody who lies prone (ART-139)."""
    fighter = draft.fighter(who)
    why = spent or ("" if fighter.prone else "that takes lying down")
    why = why or ("it stands already" if fighter.tripod == weapon else "")

    def do(draft: Draft, words: str) -> None:
        _spend(draft)
        draft.change(who, tripod=weapon)
        draft.tell("sets-up", who)

    option = Option(f"tripod-{weapon}", "Set up the tripod", reason=why, hint="tripod")
    return Offer(option=option, do=do, page="other")


def _sneak(draft: Draft, who: str, spent: str) -> Iterator[Offer]:
    here = draft.fighter(who).band
    for to in (here - 1, here + 1):
        if 1 <= to <= draft.fight.combat.bands:

            def check(draft: Draft) -> FightRoll:
                return deeds.sneak_check(draft, who)

            option = Option(f"sneak-{to}", f"Sneak to band {to}", reason=spent, hint="sneak")
            then = deeds.Sneaked(who=who, to=to)
            yield Offer(option=option, do=_rolls(who, check, then), check=check)


def _question(draft: Draft, who: str, turn: Turn) -> Offer:
    """Ask something that nobody has settled: a free action, once a turn (ART-285, ART-286)."""

    def do(draft: Draft, words: str) -> None:
        asked = " ".join(words.split())
        if not asked:
            raise Illegal("what do you want to know? such as: is there a rope in reach")
        draft.turn(asked=True)
        draft.roll(who, deeds.question_check(draft, who), deeds.Asked(who=who, words=asked[:200]))

    why = "you have asked a question this turn" if turn.asked else ""
    option = Option("question", "Ask a question of importance: free", "What do you ask?",
                    reason=why, hint="question")  # fmt: skip
    return Offer(
        option=option, do=do, check=lambda draft: deeds.question_check(draft, who), page="other"
    )


# Gear


def _gear(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    sheet, fighter = draft.sheet(who), draft.fighter(who)
    busy = "your arms are entangled" if fighter.tied("arms") else ""
    busy = busy or ("you are in a grapple" if draft.fight.grip_of(who) else "")
    for place, own in enumerate(sheet.gear):
        fit = gear.room(sheet, "ready", own.item) and not gear.too_weak(sheet, own.item)
        barred = busy or ("" if fit else "your hands are full, or it is too heavy")
        name = f"{own.id}-{place}"
        if own.slot == "ready":
            yield _drop(who, own.id, place, own.item.name)
        elif not (own.item.weapon or own.item.shield):
            continue
        elif own.slot == "at_hand":
            yield from _draw(draft, who, turn, name, own.item.name, barred, own.item.weapon is not None,  # noqa: E501
                             place=place)  # fmt: skip
        else:
            yield from _dig(draft, who, turn, place, barred)
    for lying in dict.fromkeys(draft.fight.ground):
        if lying.band == fighter.band:
            place = draft.fight.ground.index(lying)
            name, item = f"{lying.thing.id}-ground-{place}", lying.thing.item
            barred = busy or ("" if gear.room(sheet, "ready", item) else "your hands are full")
            yield from _draw(draft, who, turn, name, f"{item.name} from the ground", barred,
                             item.weapon is not None, ground=place)  # fmt: skip
    if gear.ready_shield(sheet) is not None:
        yield _guard(draft, who)


def _guard(draft: Draft, who: str) -> Offer:
    """Say whether the shield helps Defense by itself, or is kept for a parry (ART-106, ART-410)."""
    now = draft.fighter(who).guarding
    text = "Keep the shield for parrying" if now else "Use the shield on every attack you can"
    option = Option("shield-parry" if now else "shield-guard", text, hint="shield")
    return Offer(
        option=option, do=lambda draft, words: draft.change(who, guarding=not now), page="gear"
    )


def _drop(who: str, ident: str, place: int, name: str) -> Offer:
    def do(draft: Draft, words: str) -> None:
        lay(draft, who, place, draft.fighter(who).band)
        draft.tell("drops", who, weapon=name)

    option = Option(f"drop-{ident}-{place}", f"Let the {name} fall: free", hint="drop")
    return Offer(option=option, do=do, page="gear")


def _draw(  # noqa: PLR0913
    draft: Draft, who: str, turn: Turn, ident: str, name: str, barred: str, weapon: bool, *,
    place: int = -1, ground: int = -1,
) -> Iterator[Offer]:  # fmt: skip
    """Offer to draw or pick up: action, quick roll, or free with Quickdraw (ART-355, ART-492)."""
    drawn = Drawn(who=who, place=place, ground=ground)
    if weapon and perk_rank(draft.sheet(who), "quickdraw") and ground < 0:
        option = Option(f"draw-{ident}", f"Draw the {name}: free", reason=barred, hint="draw")
        yield Offer(option=option, do=lambda draft, words: drawn.get(draft), page="gear")
        return

    def do(draft: Draft, words: str) -> None:
        _spend(draft)
        drawn.get(draft)

    verb = "Pick up" if ground >= 0 else "Draw"
    why = barred or _why(draft, turn)
    option = Option(f"draw-{ident}", f"{verb} the {name}: your action", reason=why, hint="draw")
    yield Offer(option=option, do=do, page="gear")
    text = f"{verb} the {name} quickly"
    yield from _quick(draft, who, "draw", "dexterity", text, barred, drawn, f"draw-{ident}", "gear")


@dataclass(frozen=True, kw_only=True)
class Drawn:
    """A thing comes into the hand: after a quick roll, or at once."""

    who: str
    place: int = -1
    ground: int = -1

    def get(self, draft: Draft) -> None:
        if self.ground >= 0:
            pick_up(draft, self.who, draft.fight.ground[self.ground])
        else:
            draft.put(self.who, *gear.ready(draft.sheet(self.who), self.place))

    def after(self, draft: Draft, outcome: Outcome) -> None:
        if quickly(draft, outcome):
            self.get(draft)


def _dig(draft: Draft, who: str, turn: Turn, place: int, barred: str) -> Iterator[Offer]:
    """Offer to dig a stowed thing out: a sustained roll, round by round (ART-094)."""
    own = draft.sheet(who).gear[place]

    def check(draft: Draft) -> FightRoll:
        difficulty = handling.taking_out().difficulty
        return feats.trait_check(draft, who, "dig", DIG["attribute"], difficulty, "",
                                 f"to dig out the {own.item.name}")  # fmt: skip

    why = barred or _why(draft, turn)
    text = f"Dig the {own.item.name} out of your pack"
    then = Dug(who=who, thing=own.id, place=place)
    yield Offer(
        option=Option(f"dig-{own.id}-{place}", text, reason=why, hint="dig"),
        do=_rolls(who, check, then),
        check=check,
        page="gear",
    )


@dataclass(frozen=True, kw_only=True)
class Dug:
    """What follows a round of digging in the pack."""

    who: str
    thing: str
    place: int

    def after(self, draft: Draft, outcome: Outcome) -> None:
        key = f"dig:{self.who}:{self.thing}"
        effort = added(draft, key, outcome)
        draft.tell("effort", self.who, name="digging it out", won=effort.successes,
                   lost=effort.failures, goal=DIG["goal"])  # fmt: skip
        sheet = draft.sheet(self.who)
        if effort.successes >= DIG["goal"]:
            efforts = {name: one for name, one in draft.fight.efforts.items() if name != key}
            draft.alter(efforts=efforts)
            if gear.room(sheet, "ready", sheet.gear[self.place].item):
                draft.put(self.who, *gear.ready(sheet, self.place))
            elif gear.room(sheet, "at_hand", sheet.gear[self.place].item):
                draft.put(self.who, *gear.put_away(sheet, self.place, "at_hand"))


# Friends


def _friend_offers(draft: Draft, who: str) -> Iterator[Offer]:
    """Offer a friend's turn: what they would do of themselves first (ART-017, ART-192)."""
    turn = draft.fight.turn
    assert turn is not None
    name, fighter = draft.name(who), draft.fighter(who)
    own = RULES["policies"][fighter.ranks.policy]

    def alone(draft: Draft, words: str) -> None:
        draft.turn(over=True)
        draft.push(FoeActs(who=who))

    if not turn.action:
        option = Option("own-way", f"{capital(name)} acts alone: {own}", hint="alone")
        yield Offer(option=option, do=alone)
    bound = fighter.tied("arms") or draft.barred(who, "no-attack")
    for foe in _seen(draft):
        if in_reach(draft, who, foe.id, None) and not turn.action and not bound:
            yield _friend_attack(draft, who, foe)
    if not turn.action and not turn.rolled:
        yield from _friend_moves(draft, who)
    if fighter.band in exits_of(draft) and draft.fight.grip_of(who) is None and not turn.action:
        option = Option("leave", f"{capital(name)} leaves the fight", hint="leave")
        yield Offer(option=option, do=lambda draft, words: leave(draft, who))
    yield Offer(option=Option("end-turn", f"{capital(name)} does nothing", hint="end"), do=_end)


def _friend_attack(draft: Draft, who: str, foe: Fighter) -> Offer:
    blow = Blow(by=who, at=foe.id)

    def do(draft: Draft, words: str) -> None:
        draft.turn(action=True)
        draft.push(blow)

    return Offer(
        option=Option(f"attack-{foe.id}", f"Attack {foe.name}", hint="attack"),
        do=do,
        check=lambda draft: check_of(draft, blow),
        measure=draft.lowest_free(foe.id),
    )


def _friend_moves(draft: Draft, who: str) -> Iterator[Offer]:
    """Offer the bands that a friend gets to; the rank is read as the roll (ART-376)."""
    from_rank = movement(int(draft.rank(who, "agility")))
    if draft.fighter(who).prone:
        return
    for band, cost in _bands(draft, who, max(from_rank)):
        yield _friend_to(who, band, cost <= from_rank[0])


def _friend_to(who: str, band: int, free: bool) -> Offer:
    def do(draft: Draft, words: str) -> None:
        draft.turn(rolled=True, action=not free)
        draft.change(who, band=band)
        feature = draft.fight.combat.feature(band)
        draft.tell("moves", who, band=band, feature=feature.name if feature else "")

    text = f"Go to band {band}" + (": free" if free else ": the action")
    return Offer(option=Option(f"band-{band}", text, hint=f"band {band}"), do=do)
