"""Healing: first aid, nights of rest, med-kits, the end of fatigue, and waking after a defeat.

Notes: healing-roll, healed, not-healed, woke, first-aid, medkit-found, medkit-used, fatigued,
fatigue-lessened, fatigue-over, rested.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from solo.rules.art.checks.fame import expend, recover_fame
from solo.rules.art.checks.ranks import WORDS, Rank
from solo.rules.art.checks.table import ROWS, d100
from solo.rules.art.checks.terms import plain_trait
from solo.rules.art.foe import Foe
from solo.rules.art.gear.item import MOST_IN_A_SLOT
from solo.rules.art.health.damage import fallen, fear_after
from solo.rules.art.health.words import words
from solo.rules.art.heroes.sheet import Changed, Fatigue, MedKit, Sheet, changed
from solo.rules.art.printed import printed
from solo.rules.core.dice import Dice
from solo.rules.core.heroes import conditions
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.protocols import Illegal, Step
from solo.rules.core.wording.naming import Unfit

LONGEST_REST = 365
MOST_FATIGUE = 100
"""The most points from one source; thirty are more than any trait has."""


def erase(sheet: Sheet, limit: int) -> Changed:
    """Erase the highest checked box of rank `limit` or lower; of two alike the right one.

    Nothing is said to who has no wound at all.

    Source: ART Engine, ART-266.
    """
    boxes = sheet.boxes
    fitting = [place for place in sheet.checked if boxes[place] <= limit]
    if not fitting:
        told = (Note("not-healed", {"limit": WORDS[limit]}),) if sheet.checked else ()
        return sheet, told
    return _free(sheet, (max(fitting, key=lambda place: (boxes[place], place)),))


def heal_all(sheet: Sheet) -> Changed:
    """Erase every checked box."""
    return _free(sheet, tuple(sorted(sheet.checked))) if sheet.checked else (sheet, ())


def _free(sheet: Sheet, places: tuple[int, ...]) -> Changed:
    notes = [Note("healed", {"boxes": tuple(sheet.boxes[place].word for place in places)})]
    if sheet.defeated and not sheet.dead:
        notes.append(Note("woke", {}))  # ART-057
    return changed(sheet, checked=sheet.checked.difference(places)), tuple(notes)


def first_aid_price(rank: Rank) -> int:
    """Return the Fame that erasing a box of this rank by first aid costs (ART-265)."""
    return int(printed("healing")["first_aid_fame"][rank.abbr])


def first_aid_offers(sheet: Sheet) -> tuple[Rank, ...]:
    """Return the ranks of the checked boxes, each once, lowest first: what first aid may erase."""
    return tuple(sorted({sheet.boxes[place] for place in sheet.checked}))


def first_aid(sheet: Sheet, rank: Rank) -> Changed:
    """Tend to oneself: pay Fame and erase a checked box of this rank, without a roll.

    It takes `minutes("first_aid")` and can't be done in combat.

    Raises:
        Illegal: The hero is unconscious, has no such box, or lacks the Fame.

    Source: ART Engine, ART-263 to ART-265.
    """
    paid, patient, notes = give_first_aid(sheet, sheet, rank)
    return changed(patient, tally=paid.tally), notes


def give_first_aid(
    helper: Sheet, patient: Sheet, rank: Rank
) -> tuple[Sheet, Sheet, tuple[Note, ...]]:
    """Tend to somebody: the helper pays Fame, the patient's box is erased; both sheets come back.

    Raises:
        Illegal: The helper can't act or pay, or the patient has no such box.

    Source: ART Engine, ART-263 to ART-265.
    """
    if fallen(helper):
        raise Illegal(words("aid-needs-conscious"))
    if rank not in first_aid_offers(patient):
        raise Illegal(words("no-such-box", rank=rank.word))
    price = first_aid_price(rank)
    helper, _ = expend(helper, price)
    place = max(place for place in patient.checked if patient.boxes[place] == rank)
    patient, notes = _free(patient, (place,))
    return helper, patient, (Note("first-aid", {"rank": rank.word, "fame": price}), *notes)


def minutes(deed: Literal["first_aid", "medkit", "night"]) -> int:
    """Return how many minutes of game time healing takes (ART-264, ART-268, ART-291)."""
    return int(printed("healing")["minutes"][deed])


def natural_healing(sheet: Sheet, dice: Dice) -> Changed:
    """Roll Stamina after a night's rest; a box up to the result is erased.

    Source: ART Engine, ART-266. Fatigue weighs on this roll as on all; a bonus kept for the next
    roll waits for one that the hero makes awake.
    """
    return _unasked_roll(sheet, "stamina", plain_trait(sheet, "stamina"), dice)


def open_kit(
    sheet: Sheet, name: str, helper: Foe | None = None, *, other: bool = False
) -> tuple[Sheet, MedKit, Note]:
    """Use a med-kit up by one; the roll is still to be made.

    `helper` is the companion who applies it to a hero who can't; `other` says that it is for
    somebody else's wound. It takes `minutes("medkit")` and
    can't be done in combat.

    Raises:
        Illegal: There is no such kit, nothing to heal, or nobody conscious to apply it.

    Source: ART Engine, ART-267 to ART-269. A first-aid skill adds to the roll (Conflict C23: the
    text has the skill but no other roll for it). Conflict C13 (ART-268): "encounter phases" is
    read as exploration phases, on the scale of minutes.
    """
    kit = next((kit for kit in kits(sheet) if kit.name.lower() == name.strip().lower()), None)
    if kit is None:
        raise Illegal(words("no-such-kit", name=name))
    if not (sheet.checked or other):
        raise Illegal(words("no-wound"))
    if helper is None and fallen(sheet):
        raise Illegal(words("kit-needs-conscious"))
    by = helper.name if helper else ""
    return (
        _used(sheet, kit),
        kit,
        Note("medkit-used", {"name": kit.name, "uses": kit.uses - 1, "by": by}),
    )


def nursed(sheet: Sheet, name: str, helper: Foe, dice: Dice) -> Changed:
    """Let a companion use a med-kit on a hero who can't (ART-057, ART-267)."""
    sheet, kit, told = open_kit(sheet, name, helper)
    trait = helper.trait("intelligence") + kit.bonus
    sheet, notes = _unasked_roll(sheet, "intelligence", trait, dice, own=False)
    return sheet, (told, *notes)


def kits(sheet: Sheet) -> tuple[MedKit, ...]:
    """Return the med-kits at the hero's disposal: loose ones, then those among the gear."""
    if not sheet.gear:
        return sheet.medkits
    packed = (
        MedKit(name=own.item.name, bonus=own.item.medkit.bonus, uses=own.count, id=own.id)
        for own in sheet.gear
        if own.item.medkit
    )
    return (*sheet.medkits, *packed)


def _used(sheet: Sheet, kit: MedKit) -> Sheet:
    """Return the sheet with one use of a med-kit gone, and the kit with its last one."""
    if kit in sheet.medkits:
        place = sheet.medkits.index(kit)
        left = (replace(kit, uses=kit.uses - 1),) if kit.uses > 1 else ()
        rest = (*sheet.medkits[:place], *left, *sheet.medkits[place + 1 :])
        return changed(sheet, medkits=rest)
    place = next(
        place
        for place, own in enumerate(sheet.gear)
        if own.item.medkit and (own.item.name, own.count) == (kit.name, kit.uses)
    )
    own = sheet.gear[place]
    packed = (replace(own, count=own.count - 1),) if own.count > 1 else ()
    return changed(sheet, gear=(*sheet.gear[:place], *packed, *sheet.gear[place + 1 :]))


def add_medkit(sheet: Sheet, kit: MedKit) -> Changed:
    """Put a med-kit among those carried; one alike in name and bonus gets the uses instead."""
    facts = {"name": kit.name, "bonus": kit.bonus, "uses": kit.uses}
    same = (kit.name.lower(), kit.bonus)
    for place, other in enumerate(sheet.medkits):
        if (other.name.lower(), other.bonus) == same:
            more = replace(other, uses=min(MOST_IN_A_SLOT, other.uses + kit.uses))
            kits = (*sheet.medkits[:place], more, *sheet.medkits[place + 1 :])
            return changed(sheet, medkits=kits), (Note("medkit-found", facts),)
    return changed(sheet, medkits=(*sheet.medkits, kit)), (Note("medkit-found", facts),)


def _unasked_roll(
    sheet: Sheet, attribute: str, trait: int, dice: Dice, *, own: bool = True
) -> Changed:
    """Roll and erase, for a companion, or for who is unconscious and decides nothing."""
    row = max(1, min(ROWS, trait))
    roll = d100(dice)
    column = sheet.action_table.column(row, roll)
    told = told_of({"attribute": attribute, "row": row, "roll": roll}, WORDS[column])
    notes: tuple[Note, ...] = ()
    if own and column == Rank.AWESOME:  # ART-066: on any roll of one's own
        sheet, notes = recover_fame(sheet)
    if not sheet.checked:
        return sheet, (told, *notes)
    sheet, healed = erase(sheet, column)
    return sheet, (told, *notes, *healed)


def told_of(facts: Mapping[str, object], result: str) -> Note:
    """Tell what was rolled to heal: the attribute, the row and the dice, and what came of it."""
    return Note("healing-roll", {**facts, "result": result})


# Rest, fatigue and time


def rest(sheet: Sheet, nights: int, dice: Dice) -> Changed:
    """Sleep: each night a healing roll when there is a wound, and some fatigue goes.

    More than a year is a year. Nobody decides anything about these rolls; `treatment` asks.

    Source: ART Engine, ART-266, ART-275.
    """
    told: tuple[Note, ...] = ()
    for _ in range(min(nights, LONGEST_REST)):
        if sheet.checked and not sheet.dead:
            sheet, notes = natural_healing(sheet, dice)
            told += notes
        sheet, notes = lessen_fatigue(sheet)
        told += notes
    return sheet, told


def add_fatigue(sheet: Sheet, fatigue: Fatigue) -> Changed:
    """Give the hero fatigue; points of the same source add up, and the longer duration holds.

    Source: ART Engine, ART-273, ART-274.
    """
    if fatigue.points <= 0:
        return sheet, ()
    others = tuple(tired for tired in sheet.fatigue if tired.source != fatigue.source)
    for same in sheet.fatigue:
        if same.source == fatigue.source:
            endless = same.minutes is None or fatigue.minutes is None
            fatigue = Fatigue(
                points=min(MOST_FATIGUE, same.points + fatigue.points),
                source=same.source,
                minutes=None if endless else max(same.minutes or 0, fatigue.minutes or 0),
                per_day=max(same.per_day, fatigue.per_day),
            )
    note = Note(
        "fatigued",
        {
            "points": fatigue.points,
            "source": fatigue.source,
            "minutes": fatigue.minutes,
            "per_day": fatigue.per_day,
        },
    )
    return changed(sheet, fatigue=(*others, fatigue)), (note,)


def relieve(sheet: Sheet, source: str) -> Changed:
    """Remove the fatigue of one source."""
    left = tuple(tired for tired in sheet.fatigue if tired.source != source)
    if len(left) == len(sheet.fatigue):
        return sheet, ()
    return changed(sheet, fatigue=left), (Note("fatigue-over", {"source": source}),)


def pass_time(sheet: Sheet, minutes: int) -> Changed:
    """Let game time pass: fatigue and conditions wear off, a staggered hero is steady again.

    Source: ART Engine, ART-051, ART-275, ART-281.
    """
    if minutes <= 0 or not (
        sheet.fatigue or sheet.lasting or sheet.staggered or sheet.healings or sheet.terror
    ):
        return sheet, ()
    sheet, notes = _wear_off(sheet, minutes)
    if sheet.terror is not None:
        rounds = int(printed("sanity")["recovery"]["rounds_per_minute"]) * minutes
        sheet = fear_after(sheet, rounds)
    fatigue = tuple(
        tired if tired.minutes is None else replace(tired, minutes=tired.minutes - minutes)
        for tired in sheet.fatigue
    )
    lasting = {name: left - minutes for name, left in sheet.lasting.items()}
    healings = tuple(left - minutes for left in sheet.healings if left > minutes)  # ART-508
    well = changed(sheet, fatigue=fatigue, lasting=lasting, staggered=False, healings=healings)
    return well, notes


def _wear_off(sheet: Sheet, minutes: int) -> Changed:
    """End what ends within so many minutes; what lasts longer is left as it is."""
    told: tuple[Note, ...] = ()
    for tired in sheet.fatigue:
        if tired.minutes is not None and tired.minutes <= minutes:
            sheet, notes = relieve(sheet, tired.source)
            told += notes
    for name, left in sheet.lasting.items():
        if left <= minutes:
            sheet, notes = conditions.lose(sheet, name)
            told += notes
    return sheet, told


def recover_fully(sheet: Sheet) -> Changed:
    """Heal every box and end all that wears off by itself, as between adventures.

    Source: ART Engine, ART-021; the text gives no lesser amount.
    """
    told: tuple[Note, ...] = ()
    for name in sheet.lasting:
        sheet, over = conditions.lose(sheet, name)
        told += over
    if not (sheet.checked or sheet.fatigue or sheet.staggered):
        return sheet, told
    well = changed(sheet, checked=frozenset(), fatigue=(), staggered=False)
    return well, (Note("rested", {}), *told)


def revive(sheet: Sheet, dice: Dice) -> Step[Sheet]:
    """Bring a defeated hero back: companions try the med-kits, else nights pass till a wound heals.

    The step tells how much time passes and the engine lets it pass; here only what is over by then
    ends, so that it does not weigh on later rolls. After so many tries that no dice should need
    them, the slightest wound heals anyway; at once, where the option `waking` leaves the hours to
    the author.

    Source: ART Engine, ART-057, ART-059; foes take the fallen for dead (ART-058).

    Raises:
        ValueError: The hero is dead.
    """
    if sheet.dead:
        raise Unfit(words("dead-stay"))
    told: tuple[Note, ...] = ()
    passed = nights = tries = 0
    helper = max(sheet.companions.values(), key=lambda foe: foe.trait("intelligence"), default=None)
    most_tries = 0 if sheet.options.waking == "at-once" else printed("healing")["most_tries"]
    while sheet.defeated:
        if tries >= most_tries:
            sheet, notes = _free(sheet, (_slightest(sheet),))
        elif helper and kits(sheet):
            sheet, notes = nursed(sheet, kits(sheet)[0].name, helper, dice)
            passed += minutes("medkit")
        else:
            sheet, notes = rest(sheet, 1, dice)
            passed += minutes("night")
            nights += 1
        tries += 1
        sheet, over = _wear_off(sheet, passed)
        told += notes + over
    outcome = Outcome("revived", facts={"minutes": passed, "nights": nights})
    return Step(None, sheet, told, outcome, passed)


def _slightest(sheet: Sheet) -> int:
    """Return the checked box of the lowest rank."""
    return min(sheet.checked, key=lambda place: (sheet.boxes[place], place))


def lessen_fatigue(sheet: Sheet) -> Changed:
    """Let a day of rest take what it takes of each source of fatigue (ART-275)."""
    left, notes = [], []
    for tired in sheet.fatigue:
        points = tired.points - tired.per_day
        if points > 0:
            left.append(replace(tired, points=points))
        if tired.per_day:
            facts = {"source": tired.source}
            code = "fatigue-lessened" if points > 0 else "fatigue-over"
            notes.append(Note(code, {**facts, "points": points} if points > 0 else facts))
    return changed(sheet, fatigue=tuple(left)), tuple(notes)
