"""The words that conditions may ask a FELL hero's sheet for, as far as the rules have them."""

from collections.abc import Mapping

from solo.rules.core.system_parts import Words
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.heroes.advancement import TITLES
from solo.rules.fell.heroes.attributes import ATTRIBUTES
from solo.rules.fell.printed import printed


def vocabulary() -> Mapping[str, Words]:
    """Return them by the parts of `hero`; what a hero was and can do is free."""
    creation = printed("creation")
    spells = Words([str(row["name"]).lower() for row in creation["spell_list"]], free=True)
    return {
        "skills": Words(creation["skill_list"], free=True),
        "background": Words(creation["backgrounds"], free=True),
        "spells": spells,
        "spent": spells,
        "items": Words(tuple(printed("gear")["items"]), carried=True),
        "conditions": Words(),
        "hirelings": Words(),
        **dict.fromkeys(ATTRIBUTES, Words(tuple(die.word for die in Die))),
        **dict.fromkeys(("sides", "rollable"), Words(ATTRIBUTES)),
        "deprived": Words(("food", "water", "warmth", "sleep")),
        "title": Words(("", *TITLES)),
    }
