"""What a turn of a fight offers, in whole sentences, with why something of it is not open."""

from dataclasses import replace

from solo.rules.fell.fight.menu import offers
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.fight.written import Fight
from tests.english import english
from tests.rules.fell.sample import HOLD, NEEDLE, along, gear, hero
from tests.rules.fell.test_fight import BRAM, GHOUL, changed_companion, fight, table_of

HOLD_BACK = "wait | Hold back this round | wait | "
ALL = hero(items=gear(sword=1, bow=1), spells=(NEEDLE, HOLD))


def listed(table: FightTable, who: str = "hero") -> list[str]:
    """Return each option with its words, what is typed for it, and why it is not open."""
    return [
        " | ".join((one.id, english(one.text), one.hint, english(one.reason)))
        for one in (offer.option for offer in offers(table, who))
    ]


def test_a_turn_offers_what_the_hero_can_do() -> None:
    assert listed(table_of(ALL, fight(("ghoul", GHOUL, 1), talk="Offer the hat"))) == [
        "attack-ghoul | Attack the ghoul | ghoul | ",
        "cast-salt-needle-at-ghoul | Cast Salt Needle at the ghoul (a WIL roll in haste) |  | ",
        "cast-hold-at-ghoul | Cast Hold at the ghoul (a WIL roll in haste) |  | ",
        "wield-bow | Change to the bow |  | ",
        "talk | Offer the hat (a contest of WIL) | talk | ",
        "flee | Get away (a contest of DEX) | flee | ",
        HOLD_BACK,
    ]


def test_what_is_not_open_says_why() -> None:
    shut = fight(("ghoul", GHOUL, 2), flee=False, talk="Offer the hat")
    table = table_of(replace(ALL, spent={NEEDLE.key: 60}), shut)
    table.battle = replace(table.battle, talked=True)

    assert listed(table) == [
        "attack-ghoul-1 | Attack ghoul 1 | ghoul 1 | ",
        "attack-ghoul-2 | Attack ghoul 2 | ghoul 2 | ",
        "cast-hold-at-ghoul-1 | Cast Hold at ghoul 1 (a WIL roll in haste) |  | ",
        "cast-hold-at-ghoul-2 | Cast Hold at ghoul 2 (a WIL roll in haste) |  | ",
        *(f"cast-salt-needle-at-ghoul-{n} | Cast Salt Needle at ghoul {n} (a WIL roll in haste) |  "
          "| it can't be cast again until dawn" for n in (1, 2)),
        "wield-bow | Change to the bow |  | ",
        "talk | Offer the hat (a contest of WIL) | talk | they have listened to you already",
        "flee | Get away (a contest of DEX) | flee | there is no way out",
        HOLD_BACK,
    ]  # fmt: skip


def test_nobody_talks_without_something_to_offer() -> None:
    for barred in ({"able": 0}, {"able": -1}, {"talk": ""}):
        table = table_of(hero(), fight(("ghoul", GHOUL, 1), **{"talk": "Offer it", **barred}))
        assert not any(line.startswith("talk") for line in listed(table))


def test_a_companion_and_who_lies_dying_have_offers_of_their_own() -> None:
    sheet = along(hero(), bram=BRAM)
    table = table_of(sheet, fight(("ghoul", GHOUL, 1)))
    assert listed(table, "bram") == [
        "attack-ghoul | Bram attacks the ghoul | ghoul | ",
        "wait | Bram holds back | wait | ",
    ]
    strike = "attack-ghoul | Attack the ghoul | ghoul | "
    assert listed(table) == [strike, "flee | Get away (a contest of DEX) | flee | ", HOLD_BACK]

    sheet = replace(sheet, companions={"bram": changed_companion(sheet, out=True, hp=0)})
    table = table_of(sheet, fight(("ghoul", GHOUL, 1)))
    assert listed(table) == [
        strike,
        "treat-bram | Treat Bram (an INT test in haste) |  | ",
        "flee | Get away, leaving Bram to die (a contest of DEX) | flee | ",
        HOLD_BACK,
    ]
    assert listed(table, "bram") == ["go-on | Go on | go on | "]


def test_how_a_fight_may_end_is_as_it_is_written() -> None:
    def ends(one: Fight) -> tuple[str, str]:
        return " ".join(f"{end}:{sign}" for end, sign in one.signs.items()), " ".join(one.opened_by)

    every = "won:s routed:s surrendered:s talked:s fled:f lost:f"
    assert ends(fight(("ghoul", GHOUL, 1), talk="Offer it")) == (every, "")
    assert ends(fight(("ghoul", GHOUL, 1))) == (every.replace("talked:s ", ""), "talked")
    assert ends(fight(("ghoul", GHOUL, 1), flee=False)) == (
        "won:s routed:s surrendered:s lost:f", "fled talked",
    )  # fmt: skip
    shut = fight(("ghoul", GHOUL, 1), flee=False)
    assert shut.opened_by == {
        "fled": "leave out 'flee: false'",
        "talked": "say what could be offered to end it: talk: the hat",
    }
    assert shut.on_top == (
        "retreat", "flee", "surrender-on-terms", "surrender", "hero-down", "companion-lost", "dead",
    )  # fmt: skip
