"""A plain hero, and rolls that give a wanted rank."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.table import standard
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.sheet import Sheet, new_sheet
from solo.rules.art.system import ART
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.party.company import CODES
from solo.rules.core.protocols import Encounter
from solo.words.catalogue import catalogue
from tests.english import all_english

PHRASED = {
    *CODES,
    *catalogue("art", "en"),
    *(f"fight-{code}" for code in catalogue("art-fight", "en")),
}
"""The codes of notes that have words."""


def hero(**fields: Any) -> Sheet:
    """Return Ada, seven in everything, with some fields otherwise."""
    scores = dict.fromkeys(ATTRIBUTES, 7) | fields.pop("attributes", {})
    return replace(new_sheet("Ada", scores), **fields)


def face(row: int, rank: Rank) -> int:
    """Return a roll that gives a rank on a row; no doubles where that can be helped."""
    low, high = standard().range_of(row, rank)
    plain = [roll for roll in range(low, high + 1) if roll % 11 and roll != 100]
    return plain[0] if plain else high


def fell(row: int, rank: Rank, difficulty: Rank) -> str:
    """Return how a roll of this rank on a row is told, against a difficulty."""
    low, _ = standard().range_of(row, difficulty)
    return f"{face(row, rank)}; {low} or more succeeds: {rank.word}"


class Played:
    """An encounter played to its end: the last sheet, all notes, the outcome, the minutes."""

    def __init__(
        self, encounter: Encounter, sheet: Sheet, dice: Dice, answers: Sequence[str] = ()
    ) -> None:
        self.sheet, self.notes, self.minutes = sheet, list[Note](), 0
        self.outcome: Outcome | None = None
        self.left = list(answers)
        self.seen: list[tuple[str, ...]] = []
        now: Encounter | None = encounter
        while now is not None:
            all_english(now.status(self.sheet))
            ids = tuple(option.id for option in now.options(self.sheet))
            self.seen.append(ids)
            if now.forced is not None:
                assert ids == (now.forced,)
            answer = now.forced or (self.left.pop(0) if self.left else ids[0])
            option, _, words = answer.partition(" ")
            step = now.step(option, words, self.sheet, dice)
            assert (step.encounter is None) == (step.outcome is not None)
            self.sheet, self.outcome = step.sheet, step.outcome
            self.notes += step.notes
            self.minutes += step.minutes
            now = step.encounter

    @property
    def codes(self) -> list[str]:
        return [note.code for note in self.notes]

    @property
    def result(self) -> Outcome:
        assert self.outcome is not None
        return self.outcome


def play(encounter: Encounter, sheet: Sheet, faces: Sequence[int], *answers: str) -> Played:
    """Play an encounter with these dice and answers; the default where answers run out."""
    return Played(encounter, sheet, LoadedDice(faces), answers)


def use(option: str, sheet: Sheet, faces: Sequence[int], *answers: str) -> Played:
    """Do what stands open at any time, to its end, with these dice and answers."""
    begun = ART.do_standing(option, "", sheet, LoadedDice(())).encounter
    assert begun is not None
    return play(begun, sheet, faces, *answers)
