"""`solo ask`: the oracle without an adventure, for a group of players or one player."""

import dataclasses
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from solo.cli import options
from solo.cli.codes import FINE, NOT_RUN
from solo.cli.rolls.checks import hero_named, system_of
from solo.cli.rolls.roll import chances, resolve, sentence
from solo.engine.chance import Chance
from solo.errors import DiceError, SoloError
from solo.late import late, lazy_imports
from solo.namedtuple import NamedTuple
from solo.oracle import plain_answer, yes_or_no
from solo.oracle.questions import EVEN, Likely, choices, likelihood, other_words, put, reserved
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import AnySheet, Outcome
from solo.rules.core.protocols import AnyCheck, Illegal
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import Likelihood
from solo.terminal.window.clean import clean, clean_line
from solo.terminal.window.clean import sentence as capital
from solo.words import english

with lazy_imports():  # of logs, which few keep
    from solo import output, saves

AVERAGE_FATE = 7  # what two dice show most often (ART-028)
_LOGGED = re.compile(r"\[[^\[\]]+, \d{4}-[^\[\]]+, question \d+\]$")  # a line of a log ends so
_HOW_TO_ASK = (
    "Ask what can be answered by yes or no. Behind the question mark you may say how likely a yes "
    "is: Is there a window? likely\n'list' shows the likelihoods and their chances; Enter leaves."
)


@click.command(short_help="Ask a question that the rules answer, from 'no, and' to 'yes, and'.")
@click.argument("question", nargs=-1)
@click.option("--fate", type=click.IntRange(1, 30), default=None, show_default=str(AVERAGE_FATE),
              help="The Fate of whoever asks, where the rules have one.")  # fmt: skip
@click.option("--hero", metavar="NAME", help="A hero of yours, whose Fate counts.")
@click.option("--likelihood", default=EVEN, show_default=True, metavar="WORDS",
              help="How likely a yes is, in words or as a rank.")  # fmt: skip
@options.dice_options
@options.table_option
@options.saves_option
@options.heroes_option
@click.option("--system", default="art", show_default=True, help="The rules that answer.")
@click.option("--log", type=options.OUTPUT, metavar="FILE",
              help="Add the questions and answers to this file.")  # fmt: skip
@options.force
@click.option("--list", "listing", is_flag=True, help="List the likelihoods and their chances.")
@options.as_json
def ask(
    question: tuple[str, ...], *, system: str, art_table: Path | None, listing: bool, **said: Any
) -> int:
    """Ask a question that the rules answer, from 'no, and' to 'yes, and'.

    For example: solo ask "Can I get out by a window?" --likelihood likely

    Quotes may be left out where the shell takes no sign of the question for its own.

    Without a question it asks for them, one after another; as '-' it reads them from its input, one
    a line. Behind the question mark of each may stand how likely a yes is.
    """
    played = system_of(system, art_table)
    asker = _asker(played, said)
    if not said["likelihood"].strip():
        raise click.UsageError("--likelihood needs words, such as likely; `--list` names them")
    if said["log"] is not None:
        _log(said).check()
    if listing:
        _list(played, asker, said["as_json"])
        return FINE
    asked = " ".join(question)
    if asked == "-" or (not question and sys.stdin.isatty()):
        _ask_on(played, asker, said)
        return FINE
    if not asked.strip():
        raise click.UsageError('ask what? For example: solo ask "Is there a window?"')
    source = options.chance(said["dice"], said["seed"])
    thrown = source.dice(1, 0)
    try:
        answered = _answered(played, asker, asked, said["likelihood"], thrown)
    except DiceError:
        raise
    except SoloError as reason:
        if not said["as_json"]:
            raise
        _refuse(str(reason), said)
        return NOT_RUN
    options.all_shown(thrown)
    _tell(answered, asker, said, source, 1)
    _tell_seed(source, said)
    return FINE


class Asker(NamedTuple):
    """Who asks."""

    name: str  # what they are called; nothing for an ordinary person
    sheet: AnySheet  # the hero as the system keeps it; the system's `nobody` where there is none
    fate: int | None  # the Fate of whoever has no sheet; None where the rules have no Fate


class Answered(NamedTuple):
    """What was asked, and what it came to; `said` is another word for the likelihood."""

    question: str
    likelihood: str
    said: str
    outcome: Outcome | None
    answer: str
    text: str
    among: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()


def _asker(system: AnySystem, said: options.Said) -> Asker:
    """Return who asks.

    Raises:
        SoloError: There is no such hero, or what is said of Fate means nothing.
    """
    has_fate = _asks_fate(system.question(""))
    if said["fate"] is not None and not has_fate:
        raise click.UsageError(f"--fate means nothing to {system.name}, which has no Fate")
    if said["hero"] is None:
        fate = AVERAGE_FATE if said["fate"] is None else said["fate"]
        return Asker("", system.nobody, fate if has_fate else None)
    if said["fate"] is not None:
        raise click.UsageError("--hero brings a Fate along; leave out --fate")
    hero = hero_named(said["hero"], said["heroes"], said["saves"], system.name)
    return Asker(hero.name, hero.sheet, None)


def _ask_on(system: AnySystem, asker: Asker, said: options.Said) -> None:
    """Answer questions until there are no more; what can't be answered is told and passed over."""
    talks = sys.stdin.isatty()
    if talks:
        options.tell(_HOW_TO_ASK)
    source = options.chance(said["dice"], said["seed"])
    turn = 1
    while line := _read(talks).strip():
        word = line.casefold()
        if word in ("quit", "exit", "q"):
            break
        if word in ("list", "help", "?"):
            _list(system, asker, said["as_json"])
            continue
        try:
            answered = _answered(system, asker, line, said["likelihood"], source.dice(turn, 0))
        except DiceError:
            raise  # there is nothing more to answer with
        except SoloError as reason:
            _refuse(str(reason), said)
            continue
        source.accepted(len(answered.faces))
        _tell(answered, asker, said, source, turn)
        turn += 1
    _tell_seed(source, said)


@late
def _read(talks: bool) -> str:
    """Return the next line, nothing at the end; in a terminal it can be edited."""
    if not talks:
        return sys.stdin.readline()
    with suppress(ImportError):
        import readline  # noqa: F401 - it gives `input` its arrows, where there is such a library
    try:
        return input("\n> ")
    except EOFError:
        return ""


def _refuse(reason: str, said: options.Said) -> None:
    """Say why a question has no answer; for programs as an event."""
    if said["as_json"]:
        options.show_json({"event": "refused", "reason": clean(reason), "code": NOT_RUN})
    options.say(reason, err=True)


def _answered(system: AnySystem, asker: Asker, line: str, usual: str, thrown: Dice) -> Answered:
    """Read a question, with a likelihood behind its mark if there is one, and roll for it.

    Raises:
        SoloError: It is a command and no question, no yes would answer it, or there is no such
            likelihood.
    """
    if word := reserved(line):
        raise SoloError(
            f"'{word}' is a command of a game and no question; 'solo table' opens one, with undo "
            "and a journal"
        )
    asked, wanted = put(line)
    asked = asked if "?" in line else line.strip()
    among = () if wanted else choices(asked)
    if among:
        faces = tuple(thrown.roll(1, len(among)))
        chosen = among[faces[0] - 1]
        return Answered(asked, "", "", None, chosen, capital(chosen), among, faces)
    if not yes_or_no(asked):
        raise SoloError('the answer is a yes or a no; ask, for instance: "Is somebody there?"')
    likely = _likely(system, asker, wanted or usual)
    outcome = resolve(_with_fate(likely.check, asker), thrown, asker.sheet)
    answer = system.answer(outcome)
    text = english(plain_answer(answer, sum(outcome.faces)))
    return Answered(asked, likely.word, likely.said, outcome, answer, text, (), outcome.faces)


def _tell(answered: Answered, asker: Asker, said: options.Said, source: Chance, place: int) -> None:
    """Tell an answer; `--log` keeps it, with the place that its dice have in the stream."""
    outcome = answered.outcome
    against = "" if outcome is None else f" {_against(outcome, answered.answer)}"
    if said["log"] is not None:
        likely = f" ({answered.likelihood})" if answered.likelihood else ""
        told = f"{answered.question}{likely} {answered.text}{against}"
        _log(said).add(clean_line(f"{told} [{_facts(asker, source, place)}]"))
    if said["as_json"]:
        options.show_json(_record(answered, asker, source))
        return
    if answered.said:
        options.tell(f"For '{answered.said}' the nearest word is '{answered.likelihood}'.")
    options.tell(answered.text)
    options.tell(against.strip() or f"(One of {len(answered.among)}: rolled {answered.faces[0]}.)")


def _record(answered: Answered, asker: Asker, source: Chance) -> dict[str, object]:
    """Return an answer as a record for programs."""
    by = {"asker": asker.name} if asker.name else {}
    told = {**source.describe(), **by, "question": answered.question}
    outcome = answered.outcome
    if outcome is None:
        told |= {"among": list(answered.among)}
    else:
        told |= {
            "likelihood": answered.likelihood,
            "difficulty": outcome.facts.get("difficulty"),
            "label": outcome.label,
            "successes": outcome.successes,
            "failures": outcome.failures,
        }
    said = {"said": answered.said} if answered.said else {}
    end = {"answer": answered.answer, "text": answered.text, "faces": [*answered.faces]}
    return {**told, **said, **end}


def _facts(asker: Asker, source: Chance, place: int) -> str:
    """Say when something was asked, by whom, and which dice answered."""
    by = asker.name or ("an ordinary person" if asker.fate is None else f"Fate {asker.fate}")
    told = source.describe()
    dice = f"seed {told['seed']}" if "seed" in told else f"{told['dice']} dice"
    return f"{by}, {saves.stamp()}, {dice}, question {place}"


def _tell_seed(source: Chance, said: options.Said) -> None:
    line = options.seed_line(source)
    if line and not said["as_json"]:
        options.tell(line)


def _against(outcome: Outcome, answer: str) -> str:
    """Say how an answer came about: what was rolled, and against what if the rules name it."""
    difficulty = outcome.facts.get("difficulty")
    if difficulty is None:
        faces = ", ".join(map(str, outcome.faces))
        return f"({answer}: rolled {faces}.)" if faces else f"({answer}.)"
    return f"({sentence(outcome)[:-1]} against {difficulty}.)"


def _log(said: options.Said) -> "output.Output":
    """Return the log that `--log` names: a file whose last line is an answer, or a new one."""
    return output.Output(said["log"], "log", said["force"], _is_log)


def _is_log(content: bytes) -> bool:
    last = content.decode(errors="replace").rstrip("\n").rpartition("\n")[2]
    return _LOGGED.search(last) is not None


def _likely(system: AnySystem, asker: Asker, said: str) -> Likely:
    """Return how likely a yes is.

    Raises:
        SoloError: An unknown likelihood; the text lists the known ones with their chances.
    """
    known = _known(system, asker)
    try:
        return likelihood(said, system, known)
    except Illegal as reason:
        rows = "\n".join(f"  {row}" for row in _rows(system, known))
        raise SoloError(f"{reason}\n{_heading(asker)}\n{rows}") from reason


def _list(system: AnySystem, asker: Asker, as_json: bool) -> None:
    known = _known(system, asker)
    if as_json:
        also = other_words(system, known)
        for one in known:
            named = {"also": [*also[one.word]]} if one.word in also else {}
            options.show_json({**one._asdict(), **named})
        return
    options.say(_heading(asker))
    for row in _rows(system, known):
        options.say(f"  {row}")


def _heading(asker: Asker) -> str:
    if asker.name:
        return f"For {asker.name} the chances of a yes are:"
    return (
        f"{'The' if asker.fate is None else f'With Fate {asker.fate}, the'} chances of a yes are:"
    )


def _rows(system: AnySystem, known: Sequence[Likelihood]) -> list[str]:
    width = max(len(row.word) for row in known)
    also = {
        word: f"; also {', '.join(named)}" for word, named in other_words(system, known).items()
    }
    return [
        f"{row.word:<{width}}  {row.percent:>3}%  {row.difficulty}{also.get(row.word, '')}"
        for row in known
    ]


def _known(system: AnySystem, asker: Asker) -> list[Likelihood]:
    """List the likelihoods with the chances that whoever asks has, exactly counted."""
    if asker.name:
        return list(system.likelihoods(asker.sheet))
    return [
        row._replace(percent=_percent(_with_fate(system.question(row.word), asker), system))
        for row in system.likelihoods(None)
    ]


def _with_fate(check: AnyCheck, asker: Asker) -> AnyCheck:
    """Put a Fate score where a question would look for a hero's; not every system asks for one."""
    if asker.fate is None:
        return check
    assert dataclasses.is_dataclass(check)
    return dataclasses.replace(check, fate=asker.fate)


def _asks_fate(check: AnyCheck) -> bool:
    return dataclasses.is_dataclass(check) and "fate" in {
        field.name for field in dataclasses.fields(check)
    }


def _percent(check: AnyCheck, system: AnySystem) -> int:
    found = chances(check, system.nobody)
    yes: int = sum(number for count, number in found.counts.items() if count.endswith("s"))
    return round(100 * yes / int(found.total))
