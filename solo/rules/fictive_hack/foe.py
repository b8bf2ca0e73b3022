"""Foes and companions as authors describe them, by a few numbers and a policy."""

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Literal

from solo.dataclass import dataclass
from solo.errors import did_you_mean
from solo.facts import Checked, Filled, Usually, Within, in_field
from solo.rules.core.wording.naming import unknown
from solo.rules.core.wording.quoting import shown
from solo.rules.fictive_hack.checks.steps import RATED
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Message

Armor = Literal["none", "light", "medium", "heavy", "super-heavy"]
USUAL = Weapon(name="usual", kind="hand")
_USUAL = {
    "minion": USUAL,
    "tough": Weapon(name="weapon", kind="hand"),
    "monster": Weapon(name="claws", kind="hand"),
    "swarm": Weapon(name="teeth", kind="light"),
}
"""The weapon of each kind of foe when the author gives none."""
MOST = 1_000
"""The most of any number of a foe."""
FOE_TALENTS = ("charger", "expert parry", "fight dirty", "shield skill", "backstab")


@dataclass(frozen=True, slots=True, kw_only=True)
class Power(Checked):
    """Something that a foe can do besides fighting (FH-200, FH-218)."""

    name: Annotated[str, "How it is called."]
    does: Annotated[
        Literal["strike-again", "strike-harder", "strike-surer", "heal", "frighten", "shrug"],
        "`strike-again` (a second attack), `strike-harder` (+1 Wound), `strike-surer` (+2 to "
        "hit), `heal` (a Wound back), `frighten` (as intimidation) or `shrug` (ignores a Wound).",
    ] = "strike-harder"
    ap: Annotated[
        int,
        "What the GM feeds the Bowl for each use, which the player gets; free when 0.",
        Within(0, MOST),
    ] = 0
    uses: Annotated[int, "How often in a fight.", Within(1, MOST)] = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Foe(Checked):
    """A foe or a companion as authors write it.

    Source: Fictive Hack, FH-205 to FH-219.
    """

    # looks are free (FH-219)
    name: Annotated[
        str,
        "How prose calls it, with its article: `the gate guard`.",
        Filled("somebody needs a name"),
    ]
    kind: Annotated[
        Literal["minion", "tough", "monster", "swarm"],
        "What it is (FH-205); minions ignore weapon types.",
    ] = "minion"
    wounds: Annotated[int, "How many Wounds it has; nothing takes the least of its kind."] = 0
    attributes: Annotated[Mapping[str, int], "Those that are not 0.", RATED] = field(
        default_factory=dict
    )
    weapon: Annotated[Weapon, "What a tough or a monster fights with."] = USUAL
    shoots: Annotated[Weapon | None, "What it shoots or throws, if anything."] = None
    armor: Annotated[Armor, "What it wears."] = "none"
    shield: Annotated[Literal["", "light", "heavy"], "Its shield."] = ""
    head: Annotated[
        Literal["", "none", "light", "medium", "heavy", "super-heavy"],
        "The armor on its head (FH-261); nothing is the same as its armor.",
    ] = ""
    to_hit: Annotated[
        int, "What is added to its attacks.", Within(-MOST, MOST), Usually(-20, 20)
    ] = 0  # two dice show 20 at most (FH-049)
    damage: Annotated[
        int, "What is added to the Wounds of its attacks.", Within(-MOST, MOST), Usually(-5, 20)
    ] = 0
    talent: Annotated[str, "The one talent that a tough may have (FH-217)."] = ""
    powers: Annotated[tuple[Power, ...], "What else it can do."] = ()
    policy: Annotated[
        tuple[str, ...], "How it fights: the name of a policy, or rules such as `hurt: flee`."
    ] = ("brute",)
    resolve: Annotated[
        int, "AP that the GM may spend on it (FH-201, FH-203, FH-210).", Within(0, MOST)
    ] = 0
    telegraph: Annotated[
        Literal["full", "phase", "hidden"], "What is shown of its intentions (FH-133)."
    ] = "full"
    lined_up: Annotated[bool, "Whether one shot can kill several of a group (FH-216)."] = False
    fled_at: Annotated[
        int,
        "How many of a group have to fall before the others run; 0 is never.",
        Within(0, MOST),
    ] = 0

    def verify(self) -> None:
        for attribute in self.attributes:
            if attribute not in ATTRIBUTES:
                raise in_field("attributes", unknown("attribute", attribute, ATTRIBUTES))
        for rating in self.attributes.values():
            Within(-MOST, MOST).read("attributes", rating)
        if self.weapon is USUAL:
            object.__setattr__(self, "weapon", _USUAL[self.kind])
        least, most = printed("fight")["kinds"][self.kind]
        if not self.wounds:
            object.__setattr__(self, "wounds", least)
        if not least <= self.wounds <= most:
            many = f"{least} to {most} Wounds" if most > least else f"{least} Wound"
            raise ValueError(f"wounds: a {self.kind} has {many}, not {self.wounds}")
        if self.talent and self.talent not in FOE_TALENTS:
            known = ", ".join(FOE_TALENTS)
            raise ValueError(f"talent: foes can have {known}, not '{shown(self.talent)}'")
        if self.shoots is not None and not self.shoots.ranged:
            raise ValueError(f"shoots: {self.shoots.name} is no ranged weapon")
        object.__setattr__(self, "policy", rules_of(self.policy))

    def rating(self, attribute: str) -> int:
        """Return its number in an attribute, 0 unless given."""
        return self.attributes.get(attribute, 0)

    def best(self, attributes: tuple[str, ...]) -> str:
        """Return the attribute that it would choose among some."""
        return max(attributes, key=self.rating)

    @property
    def head_armor(self) -> Armor:
        """The armor of the head."""
        return self.head or self.armor

    @property
    def manner(self) -> Message:
        """The foe's way to fight, in words, for the player."""
        for name, row in printed("policies")["policies"].items():
            if tuple(row["rules"]) == self.policy:
                return words("manner", policy=name)
        first, *others = self.policy
        rules = (_said(first, first=True), *(_said(rule) for rule in others))
        return words("manner-rules", rules=rules)


def conditions(written: str) -> tuple[str, ...]:
    """Return what has to hold, all of it, for a rule: `last-wound and every-other` is two."""
    return tuple(one.strip() for one in written.split(" and "))


def rules_of(policy: tuple[str, ...]) -> tuple[str, ...]:
    """Return the rules of a policy: those of a known name, or an author's own.

    Raises:
        ValueError: A rule is not `condition: action` or an action alone.
    """
    table = printed("policies")
    if len(policy) == 1 and policy[0] in table["policies"]:
        return tuple(table["policies"][policy[0]]["rules"])
    for rule in policy:
        condition, _, action = rule.rpartition(":")
        strange = {*conditions(condition)} - {"", *table["conditions"]}
        if strange or action.strip() not in table["actions"]:
            near = did_you_mean(rule, table["policies"]) or ";"
            raise ValueError(
                f"policy: '{shown(rule)}' is no policy{near} write one of "
                f"{', '.join(table['policies'])}, or rules such as 'hurt: flee' or "
                f"'hurt and alone: flee' of the conditions {', '.join(table['conditions'])} "
                f"and the actions {', '.join(table['actions'])}"
            )
    if not policy:
        raise ValueError("policy: at least one rule is needed")
    return policy


def _said(rule: str, *, first: bool = False) -> Message:
    """Say a rule of a policy in words: `when near: attacks`; one without conditions `else`."""
    condition, _, action = rule.rpartition(":")
    when = tuple(words("manner-when", condition=one) for one in conditions(condition) if one)
    return words("manner-rule", when=when, does=action.strip(), first=first)
