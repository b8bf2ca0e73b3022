"""The time of actions outside fights: phases and their scales, and limits that players set.

Notes: time-taken, unfinished.
"""

from collections.abc import Callable
from dataclasses import dataclass

from solo.rules.art.actions.words import words
from solo.rules.art.checks.roll import AWESOME
from solo.rules.art.checks.rolling import THROWS
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed
from solo.rules.core.bases import refuse
from solo.rules.core.outcome import Note, Odds, Option, Outcome
from solo.rules.core.protocols import Encounter, Illegal, TurnRules
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import unknown
from solo.rules.core.wording.quoting import shown
from solo.words import Text

UNFINISHED = "unfinished"
ANOTHER = "another-action"
MOST_PHASES = 99


@dataclass(frozen=True, slots=True, order=True)
class Scale:
    """The length of a phase.

    Source: ART Engine, ART-291. A month is reckoned as 30 days and a year as 365, since the game's
    clock counts minutes.
    """

    place: int  # its place among the scales, 0 for minutes

    @classmethod
    def spellings(cls) -> tuple[str, ...]:
        """Return what may be written, in any case."""
        return tuple(printed("phases")["scales"])

    @classmethod
    def parse(cls, text: str) -> "Scale":
        """Read a scale by its word.

        Raises:
            ValueError: No such scale; the text names the nearest and lists all.
        """
        known = list(printed("phases")["scales"])
        wanted = text.strip().lower()
        if wanted not in known:
            raise unknown("scale", text, known)
        return cls(known.index(wanted))

    @property
    def word(self) -> str:
        """Its word: `minutes`."""
        return str(list(printed("phases")["scales"])[self.place])

    @property
    def minutes(self) -> int:
        """The minutes that one phase takes."""
        return int(printed("phases")["scales"][self.word])

    def longer(self, steps: int = 1) -> "Scale | None":
        """Return the scale so many steps longer, or None when there is none (ART-302)."""
        place = self.place + steps
        return Scale(place) if place < len(printed("phases")["scales"]) else None


MINUTES = Scale(0)
HOURS = Scale(1)


def phases_taken(result: int, failures: int) -> int:
    """Return how many phases a tracked action takes; 0 leaves time for another in the same phase.

    Source: ART Engine, ART-298 (one for each column below Awesome), ART-299, ART-300 (one for each
    failure). The printed table is lost; conflict C14: the one example that disagrees (five phases
    for a Passable success) is not followed.
    """
    return failures if failures else AWESOME - result


def timed(own: Outcome, phases: int, scale: Scale) -> Outcome:
    """Return a roll's outcome with the time that it took; an Awesome leaves room for more."""
    facts = {
        **own.facts,
        "phases": phases,
        "scale": scale.word,
        "minutes": phases * scale.minutes,
    }
    triggers = own.triggers if phases else (*own.triggers, ANOTHER)
    return own._replace(facts=facts, triggers=triggers)


def unfinished(own: Outcome) -> Outcome:
    """Return the outcome of an action that was left when its time was over (ART-305)."""
    triggers = tuple(one for one in own.triggers if one != ANOTHER)
    return own._replace(label=UNFINISHED, successes=0, failures=0, triggers=triggers)


def passed(whole: Outcome) -> Note:
    """Say how long an action took."""
    facts = whole.facts
    code = "unfinished" if whole.label == UNFINISHED else "time-taken"
    told = {"phases": facts["phases"], "scale": facts["scale"], "minutes": facts["minutes"]}
    return Note(code, told)


def timed_roll(
    table: Table[Sheet],
    rolling: Encounter[Sheet],
    *,
    may_limit: bool,
    chances: Callable[[], Odds],
    status: Callable[[int], tuple[Text, ...]],
    turn: TurnRules | None = None,
) -> Script[tuple[Outcome, int]]:
    """Make a roll on which the player may first set the most phases to spend (ART-304).

    Return what the roll came to, and the limit, 0 for none. `chances` are those of the whole
    action, `status` is shown above the roll, given the limit.
    """
    limit = 0

    def options() -> tuple[Option, ...]:
        offers = rolling.options(table.sheet)
        return (*offers, limit_option(limit)) if may_limit else offers

    def lines() -> tuple[Text, ...]:
        return (*status(limit), *rolling.status(table.sheet))

    def odds(option: str) -> Odds | None:
        return chances() if option == "roll" else None

    def admits(option: str) -> None:
        try:
            rolling.admits(option, table.sheet)
        except Illegal:
            refuse(option, options())  # which names the limit, too, among what is open

    while True:
        answer = yield from table.ask(
            options, lines, forced=rolling.forced, odds=odds, turn=turn, admits=admits
        )
        if answer.option == "limit":
            limit = read_limit(answer.words)
            continue
        step = rolling.step(answer.option, answer.words, table.sheet, table.dice)
        if step.encounter is None or answer.option in THROWS:
            break
        rolling = step.encounter
    own = yield from table.after(step, lambda: status(limit), turn=turn)
    return own, limit


def limit_option(limit: int) -> Option:
    """Offer to set the most phases to spend."""
    text = words("most-phases", now=limit)
    return Option("limit", text, words("how-many"), hint="limit")


def read_limit(given: str) -> int:
    """Return the phases that a player set.

    Raises:
        Illegal: It is no whole number of at least 1.
    """
    text = given.strip()
    if not text.isdecimal() or not 1 <= int(text) <= MOST_PHASES:
        raise Illegal(words("no-limit", most=MOST_PHASES, text=shown(text)))
    return int(text)
