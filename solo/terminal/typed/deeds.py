"""What a deed in a player's own words asks for: `jump over the gap` is athletics, or agility.

The words are of no system; what fits does so by its name, in the order that they are listed in. A
skill fits only a hero who has it, and then goes before the attribute.
"""

from collections.abc import Sequence

from solo.terminal.typed.matching import words_of

_ATTRIBUTES: tuple[tuple[str, str], ...] = (
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

_SKILLS: tuple[tuple[str, str], ...] = (
    ("jump leap vault balance tumble roll dodge dance swing", "acrobatics athletics"),
    ("run swim dive climb chase flee", "athletics acrobatics"),
    ("sneak hide creep slip tiptoe stalk shadow", "stealth sneaking"),
    ("push pull lift force break smash bend carry drag heave shove hold", "hauling athletics"),
    ("punch kick wrestle grapple tackle", "brawling melee"),
    ("hit attack strike fight kill stab cut", "melee blades brawling"),
    ("parry block", "parry melee"),
    (
        "look search listen watch find spot notice smell examine inspect see hear scan observe",
        "observation scouting scavenging",
    ),
    ("track forage", "survival scouting"),
    ("frighten threaten scare intimidate", "menace speech"),
    ("bargain haggle buy sell trade", "barter trade persuasion"),
    (
        "talk persuade convince calm charm beg greet flatter plead impress order say tell lie "
        "trick bluff fool deceive",
        "persuasion speech",
    ),
    ("comfort soothe", "counsel persuasion speech"),
    ("steal pickpocket palm filch", "thievery sneaking"),
    ("pick unlock", "thievery lockwork"),
    ("aim shoot", "ranged firearms"),
    ("throw toss", "throwing ranged"),
    ("ride", "riding"),
    ("drive", "driving riding"),
    ("steer sail", "sailing driving"),
    ("repair mend build make fix carve forge rig wire", "crafts machines"),
    ("heal tend bandage bind splint", "healing medicine"),
    ("remember recall read decipher translate", "lore"),
    ("endure resist withstand drink eat breathe march", "resistance endurance"),
    ("concentrate defy meditate", "discipline"),
)


_SAYINGS = {"hold breath": "endure", "hold still": "endure", "hold on": "endure"}
"""Deeds of two words that mean another than their first; what stands between them is anything."""


def fitting(deed: str, attributes: Sequence[str], skills: Sequence[str] = ()) -> str:
    """Return what a deed's first telling word asks for: a skill of the hero's, else an attribute.

    It returns nothing where no word of the deed tells anything.
    """
    for word in _telling(deed):
        for table, known in ((_SKILLS, skills), (_ATTRIBUTES, attributes)):
            for words, names in table:
                found = next((name for name in names.split() if name in known), "")
                if found and _is_among(word, words.split()):
                    return found
    return ""


def _telling(deed: str) -> Sequence[str]:
    """Return the words of a deed, or what two of them mean together."""
    said = words_of(deed)
    for saying, means in _SAYINGS.items():
        first, second = saying.split()
        if first in said and second in said[said.index(first) :]:
            said = [means]
    return said


def is_deed(word: str) -> bool:
    """Say whether a word says what somebody does, in any system."""
    return any(_is_among(word.casefold(), words.split()) for words, _ in (*_SKILLS, *_ATTRIBUTES))


def _is_among(word: str, words: Sequence[str]) -> bool:
    """Tell whether a word is one of some, in any of its usual endings."""
    stems = {word, word.removesuffix("ing"), word.removesuffix("s"), word.removesuffix("ing") + "e"}
    return any(stem in words for stem in stems)
