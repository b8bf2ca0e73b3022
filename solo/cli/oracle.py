"""`solo ask`: the oracle without an adventure, for a table of players or one alone."""

import dataclasses
from pathlib import Path
from typing import Any

import click

from solo.cli import options
from solo.cli.roll import chances, resolve, sentence, system_of
from solo.errors import SoloError
from solo.oracle import plain_answer
from solo.rules.outcome import Outcome
from solo.rules.system import Illegal, Likelihood, System

AVERAGE_FATE = 7  # what two dice show most often (ART-028)
EVEN = "even"


@click.command(short_help="Ask a question that the rules answer, from 'no, and' to 'yes, and'.")
@click.argument("question", required=False)
@click.option("--fate", type=click.IntRange(1, 30), default=None, show_default=str(AVERAGE_FATE),
              help="The Fate of whoever asks, where the rules have one.")  # fmt: skip
@click.option("--likelihood", default=EVEN, show_default=True, metavar="WORDS",
              help="How likely a yes is, in words or as a rank.")  # fmt: skip
@options.dice_options
@options.table_option
@click.option("--system", default="art", show_default=True, help="The rules that answer.")
@click.option("--list", "listing", is_flag=True, help="List the likelihoods and their chances.")
@options.as_json
def ask(
    question: str | None, *, system: str, art_table: Path | None, listing: bool, **said: Any
) -> None:
    """Ask a question that the rules answer, from 'no, and' to 'yes, and'.

    For example: solo ask "Can I get out by a window?" --likelihood likely
    """
    played = system_of(system, art_table)
    said["fate"] = _fate(played, said["fate"])
    if not said["likelihood"].strip():
        raise click.UsageError("--likelihood needs words, such as likely; `--list` names them")
    if listing:
        _list(played, said["fate"], said["as_json"])
    elif question is None or not question.strip():
        raise click.UsageError('ask what? For example: solo ask "Is there a window?"')
    else:
        _answer(played, question.strip(), said)


def _fate(system: System, fate: int | None) -> int:
    if fate is not None and not _asks_fate(system.question("")):
        raise click.UsageError(f"--fate means nothing to {system.name}, which has no Fate")
    return AVERAGE_FATE if fate is None else fate


def _answer(system: System, question: str, said: dict[str, Any]) -> None:
    check = _check(system, said["likelihood"], said["fate"])
    source = options.chance(said["dice"], said["seed"])
    thrown = source.dice(1, 0)
    outcome = resolve(check, thrown, system.nobody)
    options.all_shown(thrown)
    answer = system.answer(outcome)
    text = plain_answer(answer, sum(outcome.faces))
    if said["as_json"]:
        options.show_json(
            {
                **source.describe(),
                "question": question,
                "likelihood": said["likelihood"],
                "difficulty": outcome.facts.get("difficulty"),
                "label": outcome.label,
                "successes": outcome.successes,
                "failures": outcome.failures,
                "answer": answer,
                "text": text,
                "faces": list(outcome.faces),
            }
        )
        return
    options.say(f"{answer.capitalize()}.")
    options.tell(text)
    options.tell(_against(outcome))
    if line := options.seed_line(source):
        options.tell(line)


def _against(outcome: Outcome) -> str:
    return f"({sentence(outcome)[:-1]} against {outcome.facts.get('difficulty')}.)"


def _check(system: System, likelihood: str, fate: int) -> Any:
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


def _list(system: System, fate: int, as_json: bool) -> None:
    if as_json:
        for known in _known(system, fate):
            options.show_json(known._asdict())
        return
    options.say(_heading(system, fate))
    for row in _rows(system, fate):
        options.say(f"  {row}")


def _heading(system: System, fate: int) -> str:
    said = f"With Fate {fate}, the" if _asks_fate(system.question("")) else "The"
    return f"{said} chances of a yes are:"


def _rows(system: System, fate: int) -> list[str]:
    known = _known(system, fate)
    width = max(len(row.word) for row in known)
    return [f"{row.word:<{width}}  {row.percent:>3}%  {row.difficulty}" for row in known]


def _known(system: System, fate: int) -> list[Likelihood]:
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


def _percent(check: Any, system: System) -> int:
    found = chances(check, system.nobody)
    yes: int = sum(number for count, number in found.counts.items() if count.endswith("s"))
    return round(100 * yes / int(found.total))
