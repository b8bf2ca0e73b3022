"""Attribute rolls within a fight: what they are rolled against, and where their outcome goes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.script import BEGIN, scripted
from solo.rules.fictive_hack.checks.difficulty import Against
from solo.rules.fictive_hack.checks.rolling import thrown
from solo.rules.fictive_hack.checks.rolls import Task
from solo.rules.fictive_hack.fight.state import FOE, Fighter, Job, State
from solo.rules.fictive_hack.fight.table import Table
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.messages.sentences import reckoned
from solo.rules.fictive_hack.printed import printed

CONTEST: tuple[str, ...] = tuple(printed("tasks")["contest"])


@dataclass(frozen=True, slots=True, kw_only=True)
class Nested:
    """A roll or another encounter within the fight; its outcome goes to the job `then`.

    Args:
        inner: What goes on.
        then: What is done after it; its info becomes the outcome's label.
        bidders: The fighters whose resolve the GM bids against boosts.
    """

    inner: Any
    then: Job
    bidders: tuple[str, ...] = ()

    def status(self, state: State, sheet: Sheet) -> tuple[str, ...]:
        lines: tuple[str, ...] = self.inner.status(sheet)
        return lines

    def options(self, state: State, sheet: Sheet) -> tuple[Option, ...]:
        found: tuple[Option, ...] = self.inner.options(sheet)
        return found

    def take(self, table: Table, option: str, words: str) -> None:
        step = self.inner.step(option, words, table.sheet, table.dice)
        table.sheet = step.sheet
        table.notes += step.notes
        _bid(table, self.bidders, step.notes)
        if step.encounter is not None:
            table.ask = replace(self, inner=step.encounter)
            return
        finish(table, self.then, step.outcome)


def contest(table: Table, task: Task, then: Job) -> None:
    """Roll something within the fight, at once; AP may raise it after, and resolve resist (FH-203).

    Whoever `then` aims at resists: one, several, or all foes that stand when it aims at nobody.
    """
    aimed = tuple(key for key in then.target.split(",") if key)
    bidders = aimed or tuple(one.id for one in table.state.standing(FOE))
    resolve = sum(table.state.fighter(key).resolve for key in bidders)
    rolling = scripted(thrown, replace(task, resist=resolve), asks=table.state.asks)
    Nested(inner=rolling, then=then, bidders=bidders).take(table, BEGIN, "")


def _bid(table: Table, bidders: Sequence[str], notes: Iterable[Note]) -> None:
    """Take what the GM has bid from the resolve of those who resist, in their order."""
    owed = sum(int(note.facts["by"]) for note in notes if note.code == "outbid")
    for key in bidders:
        resolve = table.state.fighter(key).resolve
        table.fighter(key, resolve=resolve - min(owed, resolve))
        owed -= min(owed, resolve)


def finish(table: Table, then: Job, outcome: Outcome) -> None:
    """Tell of a roll within the fight, and put what follows from it."""
    facts = outcome.facts
    table.put(rolled=outcome)
    if "total" in facts:
        table.tell(f"{reckoned(outcome)}.")
    count = outcome.successes or -outcome.failures
    places = ",".join(map(str, facts.get("moved", ())))
    table.first(then._replace(info=f"{then.info}:{outcome.label}:{count}:{places}"))


def theirs(fighter: Fighter, usual: tuple[str, ...] = CONTEST, *, acting: bool = False) -> Against:
    """Return what a fighter opposes with: the best it has, frightened or not.

    Minions who act as a group combine their dice (FH-211); each resists alone.
    """
    attribute = fighter.block.best(usual)
    value = fighter.block.rating(attribute)
    if fighter.frightened:
        value += int(printed("weapons")["intimidated"])
    count = fighter.count if acting and fighter.grouped else 1
    return Against(value=value, attribute=(attribute,), name=fighter.block.name, count=count)
