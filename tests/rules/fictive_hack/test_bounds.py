"""Numbers that an author may write are bounded, so that what lints clean plays."""

from collections.abc import Callable
from typing import Any

import pytest

from solo.rules.fictive_hack.actions.scouting import Elude
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge
from solo.rules.fictive_hack.fight.bash import Bash
from solo.rules.fictive_hack.fight.written import Bribe
from solo.rules.fictive_hack.foe import Foe, Power
from solo.rules.fictive_hack.gear.backpack import Find
from solo.rules.fictive_hack.gear.effects import Ammo, Coins
from solo.rules.fictive_hack.gear.item import Item
from solo.rules.fictive_hack.gear.trade import Pay, Ware
from solo.rules.fictive_hack.health.effects import Bonus
from solo.rules.fictive_hack.heroes.effects import Ap, Bowl, Enemies, Teach
from solo.rules.fictive_hack.heroes.hero_file import HeroFile
from solo.rules.fictive_hack.heroes.sheet import Device

MUCH = 10**9


@pytest.mark.parametrize(
    ("field", "make"),
    [
        ("points", lambda: Ap(MUCH)),
        ("points", lambda: Bowl(-MUCH)),
        ("points", lambda: Bonus(MUCH)),
        ("count", lambda: Enemies(MUCH)),
        ("hours", lambda: Teach(talent="charger", hours=-1)),
        ("gold", lambda: Coins(gold=MUCH)),
        ("count", lambda: Ammo("sling", MUCH)),
        ("level", lambda: Device(name="lens", roll="", level=MUCH)),
        ("gold", lambda: Pay(gold=-1)),
        ("price", lambda: Ware(name="rope", price=-1)),
        ("ap", lambda: Find(item="a mirror", ap=MUCH)),
        ("fed", lambda: Elude(fed=MUCH)),
        ("harder", lambda: Bash(harder=MUCH)),
        ("modifier", lambda: Challenge(modifier=-MUCH)),
        ("resist", lambda: Challenge(resist=MUCH)),
        ("ap", lambda: Power(name="Roar", ap=MUCH)),
        ("resolve", lambda: Foe(name="the guard", resolve=MUCH)),
        ("attributes", lambda: Foe(name="the guard", attributes={"brawn": MUCH})),
        ("bonus", lambda: Bribe(text="A cart", bonus=MUCH)),
    ],
)
def test_a_number_beyond_all_reason_is_refused_with_its_field(
    field: str, make: Callable[[], object]
) -> None:
    with pytest.raises(ValueError, match=f"^{field}: "):
        make()


@pytest.mark.parametrize(
    ("field", "fields"),
    [
        ("level", {"level": MUCH}),
        ("level", {"level": -5}),
        ("talents", {"talents": {"charger": ("nonsense",)}}),
        ("inherent", {"inherent": ("nonsense",)}),
        ("inherent", {"level": 2, "inherent": ("thief", "nonsense")}),
        ("talents", {"talents": {"charger": ("hit", "hit")}}),
        ("talent", {"level": 2, "talent": "nonsense"}),
        ("attributes", {"level": 3, "attributes": {"brawn": MUCH}}),
        ("attributes", {"level": 3, "attributes": {"brawn": -9}}),
        ("spent", {"spent": MUCH}),
        ("ap", {"level": 2, "ap": MUCH}),
        ("toughened", {"level": 2, "toughened": MUCH}),
        ("banked", {"level": 2, "banked": MUCH}),
        ("name", {"concept": "x" * 5_000}),
        ("name", {"gear": (Item(name="x" * 5_000),)}),
    ],
)
def test_a_hero_who_could_not_be_kept_is_refused_at_once(field: str, fields: Any) -> None:
    plain = {"name": "Ida", "template": "scout", "talent": "sprinter", "attributes": {"brawn": 5}}
    with pytest.raises(ValueError, match=f"^{field}: "):
        HeroFile(**{**plain, **fields})
