"""`solo ask`: the oracle without an adventure, for a group of players or one player."""

import dataclasses
import sys
from pathlib import Path
from typing import Any, NamedTuple

import click

from solo.cli import menu, options
from solo.cli.roll import chances, resolve, sentence, system_of
from solo.engine.chance import Chance
from solo.errors import DiceError, SaveError, SoloError
from solo.oracle import plain_answer, yes_or_no
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.core.system import AnySystem, Illegal, Likelihood
from solo.terminal.clean import clean

AVERAGE_FATE = 7  # what two dice show most often (ART-028)
EVEN = "even"
_HOW_TO_ASK = (
    "Ask what can be answered by yes or no. Behind the question mark you may say how likely a yes "
    "is: Is there a window? likely\n'list' shows the likelihoods and their chances; Enter leaves."
)


@click.command(short_help="Ask a question that the rules answer, from 'no, and' to 'yes, and'.")
@click.argument("question", required=False)
@click.option("--fate", type=click.IntRange(1, 30), default=None, show_default=str(AVERAGE_FATE),
              help="The Fate of whoever asks, where the rules have one.")  # fmt: skip
@click.option("--likelihood", default=EVEN, show_default=True, metavar="WORDS",
              help="How likely a yes is, in words or as a rank.")  # fmt: skip
@options.dice_options
@options.table_option
@click.option("--system", default="art", show_default=True, help="The rules that answer.")
@click.option("--log", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Add the questions and answers to this file.")  # fmt: skip
@click.option("--list", "listing", is_flag=True, help="List the likelihoods and their chances.")
@options.as_json
def ask(
    question: str | None, *, system: str, art_table: Path | None, listing: bool, **said: Any
) -> None:
    """Ask a question that the rules answer, from 'no, and' to 'yes, and'.

    For example: solo ask "Can I get out by a window?" --likelihood likely

    Without a question it asks for them, one after another; as '-' it reads them from its input, one
    a line. Behind the question mark of each may stand how likely a yes is.
    """
    played = system_of(system, art_table)
    said["fate"] = _fate(played, said["fate"])
    if not said["likelihood"].strip():
        raise click.UsageError("--likelihood needs words, such as likely; `--list` names them")
    if listing:
        _list(played, said["fate"], said["as_json"])
    elif question == "-" or (question is None and sys.stdin.isatty()):
        _ask_on(played, said)
    elif question is None or not question.strip():
        raise click.UsageError('ask what? For example: solo ask "Is there a window?"')
    else:
        source = options.chance(said["dice"], said["seed"])
        thrown = source.dice(1, 0)
        asked, outcome = _asked(played, question, said, thrown)
        options.all_shown(thrown)
        _tell(played, asked, outcome, said, source)
        _tell_seed(source, said)


def _fate(system: AnySystem, fate: int | None) -> int:
    if fate is not None and not _asks_fate(system.question("")):
        raise click.UsageError(f"--fate means nothing to {system.name}, which has no Fate")
    return AVERAGE_FATE if fate is None else fate


def _ask_on(system: AnySystem, said: dict[str, Any]) -> None:
    """Answer questions until there are no more; what can't be answered is told and passed over."""
    talks = sys.stdin.isatty()
    if talks:
        options.tell(_HOW_TO_ASK)
    source = options.chance(said["dice"], said["seed"])
    turn = 1
    while line := menu.read("\n> " if talks else "").strip():
        word = line.casefold()
        if word in ("quit", "exit", "q"):
            break
        if word in ("list", "help", "?"):
            _list(system, said["fate"], said["as_json"])
            continue
        try:
            asked, outcome = _asked(system, line, said, source.dice(turn, 0))
        except DiceError:
            raise  # there is nothing more to answer with
        except SoloError as reason:
            options.say(str(reason), err=True)
            continue
        source.accepted(len(outcome.faces))
        turn += 1
        _tell(system, asked, outcome, said, source)
    _tell_seed(source, said)


class Asked(NamedTuple):
    """A question with how likely a yes is."""

    question: str
    likelihood: str


def _asked(
    system: AnySystem, line: str, said: dict[str, Any], thrown: Dice
) -> tuple[Asked, Outcome]:
    """Read a question, with a likelihood behind its mark if there is one, and roll for it.

    Raises:
        SoloError: No yes would answer it, or there is no such likelihood.
    """
    question, mark, likely = line.strip().rpartition("?")
    wanted = likely.strip(" ()[].,;:") if mark else ""
    asked = Asked(f"{question}?" if mark else line.strip(), wanted or said["likelihood"])
    if not yes_or_no(asked.question):
        raise SoloError('the answer is a yes or a no; ask, for instance: "Is somebody there?"')
    check = _check(system, asked.likelihood, said["fate"])
    return asked, resolve(check, thrown, system.nobody)


def _tell(
    system: AnySystem, asked: Asked, outcome: Outcome, said: dict[str, Any], source: Chance
) -> None:
    """Tell an answer; `--log` keeps it."""
    answer = system.answer(outcome)
    text = plain_answer(answer, sum(outcome.faces))
    if said["log"] is not None:
        _note(said["log"], f"{asked.question} ({asked.likelihood}) {text} {_against(outcome)}")
    if said["as_json"]:
        facts = {
            "difficulty": outcome.facts.get("difficulty"),
            "label": outcome.label,
            "successes": outcome.successes,
            "failures": outcome.failures,
        }
        known = {**source.describe(), **asked._asdict(), **facts}
        options.show_json({**known, "answer": answer, "text": text, "faces": [*outcome.faces]})
        return
    options.tell(text)
    options.tell(_against(outcome))


def _tell_seed(source: Chance, said: dict[str, Any]) -> None:
    line = options.seed_line(source)
    if line and not said["as_json"]:
        options.tell(line)


def _against(outcome: Outcome) -> str:
    return f"({sentence(outcome)[:-1]} against {outcome.facts.get('difficulty')}.)"


def _note(log: Path, line: str) -> None:
    """Add a line to the log.

    Raises:
        SaveError: It can't be written.
    """
    try:
        with log.open("a", encoding="utf-8") as stream:
            stream.write(clean(line) + "\n")
    except OSError as reason:
        raise SaveError(f"can't write {log}: {reason.strerror or reason}") from reason


def _check(system: AnySystem, likelihood: str, fate: int) -> Any:
    """Return the check that answers.

    Raises:
        SoloError: An unknown likelihood; the text lists the known ones with their chances.
    """
    try:
        check = system.question(likelihood)
    except Illegal as reason:
        known = "\n".join(f"  {row}" for row in _rows(system, fate))
        raise SoloError(f"{reason}\n{_heading(system, fate)}\n{known}") from reason
    return _with_fate(check, fate)


def _list(system: AnySystem, fate: int, as_json: bool) -> None:
    if as_json:
        for known in _known(system, fate):
            options.show_json(known._asdict())
        return
    options.say(_heading(system, fate))
    for row in _rows(system, fate):
        options.say(f"  {row}")


def _heading(system: AnySystem, fate: int) -> str:
    said = f"With Fate {fate}, the" if _asks_fate(system.question("")) else "The"
    return f"{said} chances of a yes are:"


def _rows(system: AnySystem, fate: int) -> list[str]:
    known = _known(system, fate)
    width = max(len(row.word) for row in known)
    return [f"{row.word:<{width}}  {row.percent:>3}%  {row.difficulty}" for row in known]


def _known(system: AnySystem, fate: int) -> list[Likelihood]:
    """List the likelihoods with the chances that this Fate gives them, exactly counted."""
    return [
        row._replace(percent=_percent(_with_fate(system.question(row.word), fate), system))
        for row in system.likelihoods(None)
    ]


def _with_fate(check: Any, fate: int) -> Any:
    """Put a Fate score where a question would look for a hero's; not every system asks for one."""
    return dataclasses.replace(check, fate=fate) if _asks_fate(check) else check


def _asks_fate(check: Any) -> bool:
    return "fate" in {field.name for field in dataclasses.fields(check)}


def _percent(check: Any, system: AnySystem) -> int:
    found = chances(check, system.nobody)
    yes: int = sum(number for count, number in found.counts.items() if count.endswith("s"))
    return round(100 * yes / int(found.total))
