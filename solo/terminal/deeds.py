"""The attribute that a deed in a player's own words asks for: `jump over the gap` is agility.

The words are of no system; an attribute fits by its name, in the order that they are listed in.
"""

from collections.abc import Sequence

from solo.terminal.matching import words_of

_FITTING: tuple[tuple[str, str], ...] = (
    (
        "jump leap balance dodge run swim dive tumble vault roll ride dance climb swing chase flee "
        "escape parry block duck",
        "agility speed daring dex athletics",
    ),
    ("sneak hide creep slip tiptoe stalk shadow", "agility speed cunning dex"),
    (
        "push pull lift force break smash bend carry drag heave shove wrestle kick hold "
        "punch hit tear move open attack strike fight kill stab cut grapple tackle",
        "strength brawn might str",
    ),
    (
        "look search listen watch find spot notice smell examine inspect see hear track scan "
        "feel taste observe touch",
        "alertness awareness senses perception int",
    ),
    (
        "talk persuade convince calm charm frighten threaten scare intimidate ask beg "
        "greet flatter plead bargain haggle comfort impress sing perform command order soothe "
        "say tell speak shout scream call whistle give offer show buy sell trade apologise thank",
        "charm personality wil",
    ),
    (
        "lie trick bluff fool deceive cheat distract pretend bribe disguise",
        "cunning charm personality wil",
    ),
    (
        "pick aim shoot throw toss juggle tie untie catch knot thread palm steal pickpocket steer "
        "drive take get grab snatch reach unlock",
        "dexterity coordination speed daring dex",
    ),
    (
        "repair mend build make fix carve forge cook craft sew rig wire jam bandage bind splint "
        "heal tend",
        "craft intelligence wits cunning int",
    ),
    (
        "think remember recall read decipher solve know work guess calculate study plan "
        "understand translate",
        "intelligence wits cunning int",
    ),
    (
        "endure resist withstand drink eat hold stay last breathe bear march",
        "stamina grit brawn commitment str wil",
    ),
    (
        "pray concentrate defy stare refuse meditate face dare",
        "willpower commitment stamina grit wil",
    ),
    ("gamble bet risk hope flip", "fate luck"),
)


_SAYINGS = {"hold breath": "endure", "hold still": "endure", "hold on": "endure"}
"""Deeds of two words that mean another than their first; what stands between them is anything."""


def attribute_fitting(deed: str, known: Sequence[str]) -> str:
    """Return the attribute that a deed's first telling word asks for, or nothing."""
    said = words_of(deed)
    for saying, means in _SAYINGS.items():
        first, second = saying.split()
        if first in said and second in said[said.index(first) :]:
            said = [means]
    for word in said:
        for words, attributes in _FITTING:
            fits = next((name for name in attributes.split() if name in known), "")
            if fits and _is_among(word, words.split()):
                return fits
    return ""


def is_deed(word: str) -> bool:
    """Say whether a word says what somebody does, in any system."""
    return any(_is_among(word.casefold(), words.split()) for words, _ in _FITTING)


def attribute_for(deed: str, known: Sequence[str]) -> str:
    """Return the attribute that fits a deed, or one of those known to stand for any."""
    return attribute_fitting(deed, known) or (known[-1] if known else "ATTRIBUTE")


def _is_among(word: str, words: Sequence[str]) -> bool:
    """Tell whether a word is one of some, in any of its usual endings."""
    stems = {word, word.removesuffix("ing"), word.removesuffix("s"), word.removesuffix("ing") + "e"}
    return any(stem in words for stem in stems)
