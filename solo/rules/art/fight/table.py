"""The table of a fight: the working copy of its script between two questions."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.state import Battle, Fighter, Lasting, altered, barred_by
from solo.rules.art.fight.words import words
from solo.rules.art.gear.item import Carried
from solo.rules.art.health.damage import overcome
from solo.rules.art.heroes.perks import perk_rank
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.party import members as party
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.core.table import Table
from solo.words import Text

T = TypeVar("T")


class FightTable(Table[Sheet]):
    """A battle while its script runs, with the sheet of each adventurer."""

    __slots__ = ("_kept", "_there", "battle", "beginning", "deciding", "goes_on", "sheets")

    battle: Battle

    def __init__(self, sheet: Sheet, dice: Dice) -> None:
        super().__init__(sheet, dice)
        self.deciding = ""  # the fighter whose decision the question is
        self.beginning = ""  # the fighter who begins an action, and may yet abort it (ART-206)
        self.sheets: dict[str, Sheet] = {}  # of the adventurers, whoever leads first
        self._kept: dict[tuple[str, str], tuple[Battle, object]] = {}
        # those of some sides, as long as no fighter changes
        self._there: tuple[object, dict[tuple[object, ...], list[Fighter]]] = (None, {})
        self._deal(sheet)

    @property
    def asking(self) -> bool:
        """Whether rolls stop for the offers around them."""
        return self.asks(self.battle.asks)

    def given(self, sheet: Sheet) -> None:
        if sheet is not self.sheet:
            self._deal(sheet)

    def _deal(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.sheets = {party.slug(one.name): one for one in party.members(sheet)}
        self._forget()

    def _forget(self) -> None:
        """Make anew whatever follows from the sheets."""
        self.goes_on: Battle | None = None  # the battle, where it was found not to be over
        self._kept.clear()
        self._there = (None, {})

    def whole(self) -> Sheet:
        """Return the sheet as the engine keeps it, led by the adventurer who decides."""
        first, *others = self.sheets
        sheet = self.sheets[first]
        if others:
            sheet = changed(sheet, party=tuple(self.sheets[key] for key in others))
        who = self.battle.fighters[self.deciding].key if self.deciding else self.battle.leader
        sheet = party.lead(sheet, who) if who in self.sheets else sheet
        self.given(sheet)
        return sheet

    # Who is there

    def fighter(self, who: str) -> Fighter:
        return self.battle.fighters[who]

    def sheet_of(self, who: str) -> Sheet:
        """Return the sheet of an adventurer."""
        return self.sheets[self.battle.fighters[who].key]

    def shared(self) -> Sheet:
        """Return the sheet that holds what all adventurers share."""
        return next(iter(self.sheets.values()))

    def up(self, who: str) -> bool:
        """Tell whether somebody is still in the fight."""
        return self.standing(self.battle.fighters[who])

    def standing(self, fighter: Fighter) -> bool:
        """Tell whether a fighter is still in the fight."""
        if fighter.gone:
            return False
        return fighter.block is not None or party.able(self.sheets[fighter.key])

    def everyone(self, *sides: str) -> list[Fighter]:
        """Return those of these sides who are still in the fight."""
        return self._those(sides)

    def _those(self, sides: tuple[str, ...], *, seen: bool = False) -> list[Fighter]:
        fighters = self.battle.fighters
        if self._there[0] is not fighters:
            self._there = (fighters, {})
        found = self._there[1].get((seen, *sides))
        if found is None:
            everybody = [one for one in fighters.values() if one.side in sides]
            found = [one for one in everybody if not (seen and one.hidden) and self.standing(one)]
            self._there[1][seen, *sides] = found
        return found

    def heroes(self) -> list[Fighter]:
        return self._those(("hero",))

    def ours(self) -> list[Fighter]:
        return self._those(("hero", "friend"))

    def foes(self) -> list[Fighter]:
        return self._those(("foe",))

    def in_sight(self) -> list[Fighter]:
        """Return the foes whom the adventurers see."""
        return self._those(("foe",), seen=True)

    def kept(self, what: str, who: str, make: Callable[[], T]) -> T:
        """Return what was made before, as long as neither the battle nor a sheet has changed."""
        found = self._kept.get((what, who))
        if found is not None and found[0] is self.battle:
            return found[1]  # type: ignore[return-value]  # what `make` made
        value = make()
        self._kept[what, who] = (self.battle, value)
        return value

    def against(self, who: str) -> list[Fighter]:
        """Return the enemies of somebody."""
        return self.ours() if self.fighter(who).foe else self.foes()

    def beside(self, who: str) -> list[Fighter]:
        """Return the comrades of somebody, but not that one."""
        own = self.foes() if self.fighter(who).foe else self.ours()
        return [one for one in own if one.id != who]

    def rank(self, who: str, *attributes: str, lowest: bool = False) -> Rank:
        """Return the highest (or lowest) of some ranks of a foe or friend, hampered as it is."""
        ranks = [self.fighter(who).ranks.rank(attribute) for attribute in attributes]
        found = min(ranks) if lowest else max(ranks)
        return Rank(max(1, min(11, found + self.columns(who, "rolls"))))

    def boxes(self, who: str) -> tuple[tuple[Rank, ...], frozenset[int]]:
        """Return somebody's Health boxes, and which of them are checked."""
        return self.boxes_of(self.battle.fighters[who])

    def boxes_of(self, fighter: Fighter) -> tuple[tuple[Rank, ...], frozenset[int]]:
        """Return a fighter's Health boxes, and which of them are checked."""
        if fighter.block is not None:
            return fighter.block.health, fighter.checked
        sheet = self.sheets[fighter.key]
        return sheet.boxes, sheet.checked

    def dazed(self, who: str) -> bool:
        """Tell whether somebody can do nothing at all, not even react."""
        one = self.fighter(who)
        if one.block is None and (self.sheet_of(who).staggered or self.beside_oneself(who)):
            return True
        return bool(one.lost or one.pinned)

    def beside_oneself(self, who: str) -> bool:
        """Tell whether fear lets an adventurer do nothing (ART-281)."""
        return self.fighter(who).block is None and overcome(self.sheet_of(who))

    def lowest_free(self, who: str) -> int:
        """Return the lowest free box of somebody: what a hit must reach (ART-262)."""
        boxes, checked = self.boxes(who)
        free = [rank for place, rank in enumerate(boxes) if place not in checked]
        return int(min(free, default=0))

    def free_boxes(self, who: str) -> int:
        boxes, checked = self.boxes(who)
        return len(boxes) - len(checked)

    def perk(self, who: str, name: str) -> int:
        """Return the rank of a perk that somebody can use now; friends have none."""
        fighter = self.battle.fighters[who]
        return 0 if fighter.block is not None else perk_rank(self.sheets[fighter.key], name)

    def friend_trait(self, who: str, attribute: str) -> int | None:
        """Return the trait with which the player rolls for a friend (ART-010, ART-192).

        It is None for an adventurer, who has an attribute of their own.
        """
        block = self.fighter(who).block
        return None if block is None else max(1, block.trait(attribute))

    def columns(self, who: str, *kinds: str, on: str = "") -> int:
        """Return the columns by which what lasts, and the place, shift rolls of these kinds."""
        fighter, features = self.battle.fighters[who], self.battle.combat.features
        shift = 0
        for one in fighter.lasting:
            if self._counts(one, kinds, on):
                shift += one.amount
        if features and (feature := self.battle.combat.feature(fighter.band)) is not None:
            shift += sum(number for kind, number in feature.columns.items() if kind in kinds)
        return shift

    def points(self, who: str, kind: str, on: str = "") -> tuple[tuple[Text, int], ...]:
        """Return the points that what lasts adds to somebody's rolls of a kind, each named."""
        found = self.fighter(who).lasting
        return tuple((one.name, one.amount) for one in found if self._counts(one, (kind,), on))

    def barred(self, who: str, kind: str) -> bool:
        """Tell whether a slip bars something: on the turn after it, not on its own (ART-393)."""
        return barred_by(self.battle.fighters[who].lasting, kind)

    def _counts(self, one: Lasting, kinds: tuple[str, ...], on: str) -> bool:
        return one.kind in kinds and one.since <= self.battle.round and one.on in ("", on)

    def on_turn(self, who: str) -> bool:
        """Tell whether it is somebody's own turn."""
        return self.battle.turn is not None and self.battle.turn.who == who

    def name(self, who: str) -> str:
        """Return how somebody is called within a sentence; the only adventurer is you."""
        fighter = self.fighter(who)
        return "you" if fighter.side == "hero" and len(self.sheets) == 1 else fighter.name

    # What changes

    def update(self, **changes: object) -> None:
        """Change the battle."""
        self.battle = altered(self.battle, **changes)

    def alter(self, who: str, **changes: object) -> None:
        """Change a fighter."""
        before = self.battle.fighters
        self.battle = altered(
            self.battle, fighters={**before, who: altered(before[who], **changes)}
        )

    def alter_turn(self, **changes: object) -> None:
        """Change the turn that is being played."""
        if self.battle.turn is not None:
            self.update(turn=altered(self.battle.turn, **changes))

    @property
    def asked(self) -> bool:
        """Whether the one question of this turn was asked (ART-285)."""
        return self.battle.turn is not None and self.battle.turn.asked

    def spend(self, at: str = "") -> None:
        """Use the action up; or the free follow-up on who was just taken hold of (ART-440)."""
        turn = self.battle.turn
        assert turn is not None
        if turn.action and turn.follow and turn.follow == at:
            self.alter_turn(follow="")
        else:
            self.alter_turn(action=True)

    def face(self, who: str, at: str) -> None:
        """Let somebody turn to another."""
        if self.fighter(who).facing != at and who != at:
            self.alter(who, facing=at)

    def stir(self, *, mark: bool = False) -> None:
        """Note that somebody struck or tried something; `mark` says that it left a mark."""
        now = self.battle.round
        if self.battle.stirred != now or (mark and self.battle.marked != now):
            self.update(stirred=now, marked=now if mark else self.battle.marked)

    def lasts(self, who: str, *more: Lasting) -> None:
        """Let something change somebody's rolls for a while."""
        self.alter(who, lasting=(*self.fighter(who).lasting, *more))

    def gains(self, who: str, lasting: Lasting) -> None:
        """Let something change somebody's rolls for a while, and tell of it."""
        self.lasts(who, lasting)
        self.say("gains", who, name=lasting.name, amount=lasting.amount)

    def loses_turn(self, who: str, turns: int = 1) -> None:
        """Take a turn to come from somebody, or several."""
        self.alter(who, lost=self.fighter(who).lost + turns)

    def hold(self, key: str, sheet: Sheet) -> None:
        """Take in an adventurer's changed sheet."""
        if self.sheets.get(key) is not sheet:
            self.sheets[key] = sheet
            self._forget()

    def put(self, who: str, sheet: Sheet, notes: Iterable[Note] = ()) -> None:
        """Take in an adventurer's changed sheet, and what happened to it."""
        self.hold(self.fighter(who).key, sheet)
        self.own(who, notes)

    def own(self, who: str, notes: Iterable[Note]) -> None:
        """Tell notes that speak of an adventurer, by name where there are several."""
        many = len(self.sheets) > 1
        self.notes += party.about(self.sheet_of(who).name, notes) if many else notes

    def say(self, code: str, who: str = "", **facts: object) -> None:
        """Tell something of somebody."""
        if who:
            fighter = self.fighter(who)
            you = fighter.side == "hero" and len(self.sheets) == 1
            facts = {"who": fighter.name, "you": you, **facts}
        self.tell(f"fight-{code}", **facts)


def held(sheet: Sheet, thing: Carried) -> int | None:
    """Return the place of a thing that is ready, or None."""
    for place, own in enumerate(sheet.gear):
        if own.slot == "ready" and own.id == thing.id and own.item == thing.item:
            return place
    return None


def holding_down(table: FightTable, who: str) -> Text:
    """Return why somebody who pins another can do nothing else, or nothing (ART-448)."""
    grip = table.battle.grip_of(who)
    pins = grip is not None and grip.pinning and who == grip.holder
    return words("holding-down") if pins else ""
