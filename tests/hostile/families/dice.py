"""Dice in every notation, faces and seeds, as a stranger may type them: rolled, or refused."""

import random
from pathlib import Path
from typing import Any

from tests.hostile.families import consoles
from tests.hostile.families.commands import FIRST, told
from tests.hostile.family import Family

NUMBERS = ("", "0", "1", "2", "3", "4", "6", "10", "20", "66", "100", "%", "999", "1000000",
           "9" * 30, "9" * 5_000, "-1", "٣", "²", "½", "1e3", "0x1", "1_0", " 2 ")  # fmt: skip
MARKS = ("", "", "kh1", "kl1", "dh1", "dl2", "kh", "kh0", "kh99", "!", "!!", "r1", "k", "x" * 900,
         "\x1b[2J", "\u202e", ">=4", "<=45", ">4", "=3", "==3", "<= 1", ">=", "<>2")  # fmt: skip
JOINS = ("+", "-", "*", "/", " + ", "", ",", "++", "(", ")")
COMMANDS = (
    ("roll", "@"), ("roll", "@", "--dice", "#"), ("roll", "@", "--seed", "#"), ("odds", "@"),
    ("odds", "@", "@"), ("roll", "art", "trait", "attribute=#", "--dice", "#"),
    ("odds", "art", "trait", "attribute=#", "modifier=#"), ("odds", "conan-2d20", "test", "dice=#"),
    ("odds", "fell", "test", "die=@"), ("roll", "fell", "luck", "die=@", "--dice", "#"),
    ("play", FIRST, "--plain", "--dice", "#"), ("play", FIRST, "--plain", "--seed", "@"),
    ("draw", "names", "#", "--seed", "1"), ("table", "t", "--plain", "--dice", "#"),
    ("play", FIRST, "--plain", "--dice", "ask"), ("roll", "@", "--dice", "ask"),
)  # fmt: skip


def notation(chance: random.Random) -> str:
    """Return a notation, or what is nearly one."""
    parts = []
    for _ in range(chance.choice((1, 1, 1, 2, 3, 40))):
        parts.append(f"{chance.choice(NUMBERS)}d{chance.choice(NUMBERS)}{chance.choice(MARKS)}")
        parts.append(chance.choice(JOINS))
    return "".join(parts[:-1])


def make(chance: random.Random) -> Any:
    """Make a command with dice, and what is typed at it."""
    line = []
    for word in chance.choice(COMMANDS):
        numbers = ",".join(chance.choice(NUMBERS) for _ in range(chance.choice((1, 1, 3, 5_000))))
        line.append(word.replace("@", notation(chance)).replace("#", numbers))
    typed = [f"roll {notation(chance)}", f"odds {notation(chance)}", *chance.choices(NUMBERS, k=6)]
    return {"line": line, "typed": [*typed, "1", "1", "1"]}


def hold(case: Any, folder: Path) -> str:
    """Roll them."""
    code, said = told(case["line"], "\n".join(case["typed"]) + "\n", folder)
    return consoles.trouble_of((code, said, "")) or ("" if said or not code else "no word")


FAMILIES = (
    Family(
        name="dice",
        about="Dice, faces and seeds of any kind are rolled or refused.",
        make=make,
        hold=hold,
        share=0.3,
        seconds=4,  # for a roll, its odds, and a game of ten lines
    ),
)
