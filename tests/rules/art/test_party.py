"""Several adventurers under one player, and henchmen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Alertness, Defense
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.foe import Foe
from solo.rules.art.health.effects import Damage, UpTo
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.party import members as party
from solo.rules.art.party.effects import Everyone, Tend, Wound
from solo.rules.art.party.group import Group
from solo.rules.art.party.henchmen import Enlist, Henchman, Orders
from solo.rules.art.party.lots import Lot, fate_decides, lowest
from solo.rules.art.party.party_rolls import Who
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Cast
from tests.english import all_english, english
from tests.rules.art.sample import face, hero, play

CT, PT, FB, IN, PR, PS, GD, GT, SP, AW, EX = Rank
TOMAS = Foe(name="Tomas", attributes={"strength": PS, "fate": IN})


def three() -> Sheet:
    sheet = party.with_member(hero(), hero(name="Ben Hale"))
    return party.with_member(sheet, hero(name="Cat"))


def down(sheet: Sheet) -> Sheet:
    return changed(sheet, checked=frozenset(range(4)))


@pytest.mark.rule("ART-515")
@given(st.lists(st.sampled_from(["ada", "ben-hale", "cat"]), max_size=8))
def test_whoever_leads_all_stay_in_the_order_of_the_table(leads: list[str]) -> None:
    sheet = ART.companion(three(), "tomas", TOMAS)
    for who in leads:
        sheet = party.lead(sheet, who)
        assert party.slug(sheet.name) == who
        assert tuple(sheet.companions) == ("tomas",)
    names = [one.name for one in party.members(sheet)]
    start = names.index("Ada")
    assert names[start:] + names[:start] == ["Ada", "Ben Hale", "Cat"]
    assert party.lead(sheet, "ada") == party.lead(three(), "ada") or sheet.companions


def test_two_of_a_name_are_told_apart() -> None:
    sheet = party.with_member(hero(), hero())

    assert [one.name for one in party.members(sheet)] == ["Ada", "Ada 2"]


def test_the_player_lets_another_go_first() -> None:
    step = ART.do_standing("lead-cat", "", three(), LoadedDice([]))

    assert step.sheet.name == "Cat"
    assert ART.view(step.sheet)["party"] == ("Ada", "Ben Hale")
    with pytest.raises(Illegal):
        ART.do_standing("lead-dan", "", three(), LoadedDice([]))


def test_the_next_takes_over_from_one_who_falls() -> None:
    fallen = down(three())
    step = ART.revive(fallen, LoadedDice([]))

    assert (step.sheet.name, step.outcome.label) == ("Ben Hale", "relieved")  # type: ignore[union-attr]
    assert ART.fallen(step.sheet) == ""


def test_time_passes_for_everybody() -> None:
    tired = Everyone(damage=Damage(PR))
    sheet, notes = tired.apply(three(), LoadedDice([]))

    assert [len(one.checked) for one in party.members(sheet)] == [1, 1, 1]
    assert [english(ART.phrase(note)) for note in notes][-1].startswith("Cat: ")


@pytest.mark.rule("ART-263")
def test_one_tends_to_another_for_their_own_fame() -> None:
    sheet = three()
    ben = changed(party.lead(sheet, "ben-hale"), checked=frozenset({0}))
    sheet = party.lead(ben, "ada")

    step = ART.do_standing("aid-inferior-ben-hale", "", sheet, LoadedDice([]))

    assert step.sheet.name == "Ada"
    assert step.sheet.tally == 1
    assert step.sheet.party[0].checked == frozenset()
    assert step.outcome == Outcome("done", facts={"option": "aid-inferior-ben-hale"})


# Who rolls


def test_the_best_of_all_counts() -> None:
    check = Alertness(difficulty=PR, who="best")
    sheet = three()
    faces = [face(7, FB), face(7, GD), face(7, IN)]

    played = play(ART.begin(check, sheet, asks=False), sheet, faces)

    assert (played.result.label, played.result.count) == ("Good", "3s")
    assert "ben-hale" in played.result.triggers
    assert check.resolve(sheet, LoadedDice(faces)).count == "3s"


def test_where_all_have_to_the_worst_counts_and_each_is_hurt() -> None:
    check = Defense(attack=PR, who="all")
    sheet = three()

    played = play(
        ART.begin(check, sheet, asks=False), sheet, [face(1, PR), face(1, FB), face(1, IN)]
    )

    assert played.result.count == "2f"
    assert [len(one.checked) for one in party.members(played.sheet)] == [0, 1, 1]


def test_the_player_picks_who_does_it() -> None:
    check = TraitRoll(attribute=("strength",), difficulty=PR, who="any")
    sheet = three()

    played = play(ART.begin(check, sheet, asks=False), sheet, [face(7, PS)], "who-cat")

    assert (played.result.count, played.result.triggers[-1]) == ("2s", "cat")
    assert played.sheet.name == "Ada"


def test_odds_of_several_are_exact() -> None:
    one = odds(Alertness(difficulty=PR), three())
    best = odds(Alertness(difficulty=PR, who="best"), three())
    worst = odds(Alertness(difficulty=PR, who="all"), party.with_member(hero(), hero(name="Cat")))

    assert (best.total, worst.total) == (one.total**3, one.total**2)
    assert best.total - best.succeeding == (one.total - one.succeeding) ** 3
    assert worst.succeeding == one.succeeding**2


@pytest.mark.parametrize("who", ["any", "best", "all"])
def test_what_waits_for_one_of_several_is_the_same_when_played_again(who: Who) -> None:
    """A journal that is played back compares its states with those of the game."""
    check = Alertness(difficulty=PR, who=who)

    one, other = (ART.begin(check, three(), asks=True) for _ in range(2))
    assert one == other
    first = one.options(three())[0].id
    steps = [each.step(first, "", three(), LoadedDice([face(7, PR)])) for each in (one, other)]
    assert steps[0] == steps[1]


def test_alone_it_does_not_matter_who() -> None:
    check = TraitRoll(attribute=("strength",), difficulty=PR, who="all")

    played = play(ART.begin(check, hero(), asks=False), hero(), [face(7, PS)])

    assert played.result.count == "2s"


# Henchmen and lots


@pytest.mark.rule("ART-191")
def test_a_henchman_is_won_over_by_charm() -> None:
    check = ART.bind(Enlist(companion="tomas", difficulty=PR), Cast({"tomas": TOMAS}, {}))

    won = play(ART.begin(check, hero(), asks=False), hero(), [face(7, PS)])
    lost = play(ART.begin(check, hero(), asks=False), hero(), [face(7, IN)])

    assert ART.companions(won.sheet) == ("tomas",)
    assert ART.companions(lost.sheet) == ()


@pytest.mark.rule("ART-191", "ART-192")
def test_a_henchman_obeys_first_and_is_rolled_for() -> None:
    check = Henchman(companion="tomas", attribute=("strength",), difficulty=PR, orders=Orders())
    sheet = ART.companion(hero(), "tomas", TOMAS)

    done = play(ART.begin(check, sheet, asks=False), sheet, [face(7, IN), face(15, GD)])
    refused = play(ART.begin(check, sheet, asks=False), sheet, [face(7, FB)])
    absent = play(ART.begin(check, hero(), asks=False), hero(), [])

    assert (done.result.facts["row"], done.result.count) == (15, "3s")
    assert (refused.result.label, absent.result.label) == ("refused", "absent")


@pytest.mark.rule("ART-257")
@pytest.mark.example("E52")
def test_the_attack_comes_on_the_watch_of_the_lowest() -> None:
    sheet = ART.companion(three(), "tomas", TOMAS)

    played = play(ART.begin(Lot(takes_over=True), sheet, asks=False), sheet, [60, 20, 90, 50])

    assert (played.result.label, played.result.triggers) == ("adventurer", ("ben-hale",))
    assert played.sheet.name == "Ben Hale"


@pytest.mark.rule("ART-214", "ART-257", "ART-456")
def test_fame_and_doubles_count_in_a_lot_as_in_any_roll() -> None:
    sheet = party.with_member(hero(fame=4), hero(name="Ben"))
    faces = [face(7, FB), face(7, IN)]

    plain = play(ART.begin(Lot(), sheet, asks=True), sheet, faces, "roll", "keep", "roll")
    raised = play(ART.begin(Lot(), sheet, asks=True), sheet, faces,
                  "roll", "spend-fame", "spend-fame", "roll")  # fmt: skip
    poor = party.with_member(hero(fame=1), hero(name="Ben"))
    taught = play(ART.begin(Lot(), poor, asks=True), poor, [22, face(7, GD)], "roll", "nothing")

    assert (plain.result.triggers, raised.result.triggers) == (("ada",), ("ben",))
    assert raised.sheet.tally == 4
    assert "new-skill" in taught.seen[1]
    assert all_english(ART.begin(Lot(), sheet, asks=True).status(sheet))[0].startswith("Fate 7")


@pytest.mark.rule("ART-257")
def test_a_tie_of_fate_falls_on_the_lower_dice() -> None:
    assert lowest([("a", 5, 50), ("b", 5, 49), ("c", 6, 51)]) == "b"
    assert fate_decides(hero(), ("ada",), LoadedDice([]))[0] == "ada"
    with pytest.raises(ValueError, match="nobody"):
        fate_decides(hero(), (), LoadedDice([]))


def test_companions_are_hurt_and_tended() -> None:
    sheet = ART.companion(hero(), "tomas", TOMAS)
    dice = LoadedDice([])
    hurt, notes = Wound(companion="tomas", rank=EX).apply(sheet, dice)
    better, _ = Tend(companion="tomas", upto=UpTo(PR)).apply(hurt, dice)
    well, told = Tend(companion="tomas", upto=UpTo(None)).apply(better, dice)

    assert notes[0].code == "companion-down"
    assert [english(ART.phrase(note)) for note in told] == ["Tomas is well again."]
    assert Tend(companion="tomas", upto=UpTo(None)).apply(well, dice) == (well, ())
    assert Wound(companion="una", rank=EX).apply(hurt, dice) == (hurt, ())
    assert Tend(companion="una", upto=UpTo(None)).apply(hurt, dice) == (hurt, ())
    assert party.able_companions(hurt) == {}
    assert party.free_boxes(better, "tomas") == 1
    assert well.companion_wounds == {}


@pytest.mark.rule("ART-226", "ART-227", "ART-228", "ART-229")
@pytest.mark.example("E40")
def test_all_adventurers_roll_in_a_combined_effort() -> None:
    check = Group(attribute=("strength",), difficulty=GT, compounding=True)
    sheet = three()
    faces = [face(7, GD), face(7, PR), face(7, IN)]

    played = play(ART.begin(check, sheet, asks=False), sheet, faces)
    ruined = check.resolve(sheet, LoadedDice([face(7, GD), face(7, PR), 1]))

    assert (played.result.label, played.result.count) == ("Great", "1s")
    assert check.resolve(sheet, LoadedDice(faces)).count == "1s"
    assert (ruined.label, ruined.count) == ("disaster", "7f")
    assert (
        "but another's Catastrophic roll is a disaster for all"
        in all_english(ART.explain(ruined))[0]
    )
    alone = all_english(
        ART.explain(check.resolve(sheet, LoadedDice([1, face(7, GD), face(7, GD)])))
    )
    assert "another's" not in alone[0]


def test_what_is_not_offered_is_open_by_its_id_whoever_rolls() -> None:
    """A Catastrophic 25 hardly helps; another adventurer may take it as the leader may."""
    sheet = party.with_member(hero(), hero(name="Ben", attributes={"strength": 2}))
    check = Group(attribute=("strength",), difficulty=GT, helpers=())
    dice = LoadedDice([50])

    step = ART.begin(check, sheet, asks=True).step("roll", "", sheet, dice)
    assert step.encounter is not None
    assert "take-25" not in [option.id for option in step.encounter.options(step.sheet)]
    step = step.encounter.step("take-25", "", step.sheet, dice)

    assert step.outcome is not None
    assert list(step.outcome.faces) == [50], "no other dice were thrown"


@pytest.mark.rule("ART-227", "ART-229")
def test_what_one_rolled_and_what_all_come_to_are_told_apart() -> None:
    sheet = party.with_member(hero(), hero(name="Ben"))
    check = Group(attribute=("strength",), difficulty=GD, compounding=True)

    played = play(ART.begin(check, sheet, asks=False), sheet, [face(7, PS), face(7, PS)])
    shown = ART.strip(played.result)

    assert (
        "Passable, with the others Good against Good, 1 success."
        in all_english(ART.explain(played.result))[0]
    )
    assert shown is not None
    assert {band.good for band in shown.bands} == {None}


def test_who_is_down_goes_first_for_nobody() -> None:
    down = hero(name="Ben", checked=frozenset(range(4)))
    (offer,) = party.leaders(party.with_member(hero(), down))

    assert english(offer.option.text) == "Let Ben go first"
    assert english(offer.option.reason) == "Ben can't act now"
