"""Offers to do something to one foe besides striking it: feats, grapples, getting free.

Source of all: ART Engine, ART-414 to ART-452.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from solo.rules.art.fight import feats, grapple
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.facing import face
from solo.rules.art.fight.feats import Feat, Reason, pay
from solo.rules.art.fight.offers import Offer, in_sight, rolls, spend, why_not
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.state import Grip, Turn
from solo.rules.core.outcome import Option, Outcome

FEATS: dict[str, Feat] = {feat.id: feat for feat in (*feats.FEATS, *grapple.FEATS)}


def in_grapple(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer to join a grapple, to get out of one, or to let go."""
    grip = draft.fight.grip_of(who)
    if grip is None:
        for other in grapple.joinable(draft, who):
            foe = other.held if draft.fighter(other.held).foe else other.holder
            name = draft.name(foe)
            option = Option(
                f"join-{foe}", f"Join the grapple with {name}", reason=why_not(draft, turn)
            )

            def join(draft: Draft, words: str, grip: Grip = other) -> None:
                spend(draft)
                grapple.join(draft, who, grip)

            yield Offer(option=option, do=join, page="other")
    elif grip.held == who:
        for attribute in ("agility", "strength"):
            option = Option(
                f"break-free-{attribute}", f"Break free, by {attribute.capitalize()}",
                reason=why_not(draft, turn), hint="break free",
            )  # fmt: skip

            def check(draft: Draft, attribute: str = attribute) -> FightRoll:
                return grapple.holder_check(draft, who, attribute)

            yield Offer(option=option, do=rolls(who, check, Freed(who=who)), check=check)
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


def feat_offers(draft: Draft, who: str, turn: Turn, feat: Feat) -> Iterator[Offer]:
    """Offer a feat against each foe to whom it can be done."""
    for foe in in_sight(draft):
        why: Reason = feat.may(draft, who, foe.id)
        if why is None:
            continue

        def check(draft: Draft, at: str = foe.id) -> FightRoll:
            return feat.check(draft, who, at)

        def do(draft: Draft, words: str, at: str = foe.id) -> None:
            spend(draft, at)
            pay(draft, who, feat.price)
            face(draft, who, at)
            draft.stir()
            draft.roll(who, feat.check(draft, who, at), Tried(feat=feat.id, who=who, at=at))

        text = feat.text.format(at=foe.name)
        yield Offer(
            option=Option(
                f"{feat.id}-{foe.id}",
                text,
                reason=why_not(draft, turn, foe.id) or why,
                hint=feat.hint,
            ),
            do=do,
            check=check,
            tells=not why,
            page="main" if draft.fight.grip_of(who) else "foes",
            at=foe.id,
            against=foe.name,
        )


@dataclass(frozen=True, kw_only=True)
class Tried:
    """What follows a feat."""

    feat: str
    who: str
    at: str

    def after(self, draft: Draft, outcome: Outcome) -> None:
        FEATS[self.feat].then(draft, self.who, self.at, outcome)
