"""Awesome Points: pools, spends, boosts, levels and what they bring."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import Encounter, Illegal, Step
from solo.rules.core.system_parts import Cast
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge, Opposed
from solo.rules.fictive_hack.checks.difficulty import Against, Difficulty
from solo.rules.fictive_hack.checks.single_roll import begin_roll
from solo.rules.fictive_hack.heroes import levels, talents
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.effects import Ap, Bowl, Gloat, Motive, Teach, Theft, theft_ap
from solo.rules.fictive_hack.heroes.hero_file import known
from solo.rules.fictive_hack.heroes.sheet import Sheet, changed
from solo.rules.fictive_hack.heroes.talent_uses import Intuition
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.system import FICTIVE_HACK
from tests.english import all_english, english
from tests.proofs import amount
from tests.rules.fictive_hack.sample import Bout, foe, hero, with_options

NO_DICE = LoadedDice(())


@pytest.mark.rule("FH-005", "FH-185", "FH-187", "FH-007", "FH-186", "FH-197", "FH-198", "FH-202")
@pytest.mark.example("FH-197")
def test_points_come_from_the_stack_and_from_the_bowl_straight_to_the_player() -> None:
    sheet, notes = Ap(2, "the leap").apply(hero(), NO_DICE)
    sheet, more = Bowl(2).apply(sheet, NO_DICE)

    assert sheet.ap == 4
    assert [note.facts["from"] for note in (*notes, *more)] == ["stack", "bowl"]
    assert Ap(1_000).apply(sheet, NO_DICE)[0].ap == 1_004, "the Stack never runs out"


@pytest.mark.rule("FH-199")
def test_an_evil_laugh_costs_one_to_four() -> None:
    assert Gloat(4).apply(hero(), NO_DICE)[0].ap == 4
    with pytest.raises(ValueError, match="1 to 4"):
        Gloat(5)


@pytest.mark.rule("FH-011", "FH-012")
def test_a_motive_is_worth_three() -> None:
    sheet, _ = Motive("Find the bell").apply(hero(), NO_DICE)

    assert (sheet.ap, english(sheet.reason)) == (3, "Find the bell")
    assert Motive("Another").apply(sheet, NO_DICE)[0].ap == 3


@pytest.mark.rule("FH-189")
def test_the_prices_of_the_list() -> None:
    assert printed("awesome")["spends"] == {
        "boost": 1, "recharge-arena": 1, "flexibility": 1, "moving-shot": 1, "assist-shift": 1,
        "elite": 1, "wound": 2, "ignore": 2, "recharge-rested": 2, "smite": 2, "swarm": 2,
        "borrow": 3, "recharge-fight": 3, "intuit-open": 3, "intuit-restricted": 5,
    }  # fmt: skip


@pytest.mark.rule("FH-190")
@pytest.mark.parametrize(
    ("total", "difficulty", "most"), [(5, 10, 3), (4, 7, 2), (7, 7, 0), (9, 7, 0), (6, 7, 1)]
)
def test_no_more_points_than_success_needs(total: int, difficulty: int, most: int) -> None:
    assert awesome.most_boosts(total, difficulty) == most


def test_a_kept_bonus_is_used_up_by_the_throw_though_ap_may_still_raise_it() -> None:
    """So nothing that is tried in between has it too, and none that this earns is lost."""
    sheet = hero(brawn=1, ap=5, bonus=2)
    rolling = begin_roll(Challenge(difficulty=Difficulty(10)), sheet)
    thrown = rolling.step("roll", "", sheet, LoadedDice([4]))
    assert thrown.encounter is not None
    assert thrown.sheet.bonus == 0

    earned = changed(thrown.sheet, bonus=1)
    for option, total in (("keep", 7), ("boost-2", 11)):
        done = thrown.encounter.step(option, "", earned, NO_DICE)
        assert done.outcome is not None
        assert (done.outcome.facts["total"], done.sheet.bonus) == (total, 1)


@pytest.mark.rule("FH-190", "FH-188", "FH-161")
def test_boosting_a_failed_roll() -> None:
    sheet = hero(brawn=1, ap=5)
    rolling = begin_roll(Challenge(difficulty=Difficulty(10)), sheet)
    step = rolling.step("roll", "", sheet, LoadedDice([4]))

    assert step.encounter is not None
    ids = [option.id for option in step.encounter.options(step.sheet)]
    assert ids == ["keep", "boost-1", "boost-2", "boost-3"]
    done = step.encounter.step("boost-3", "", step.sheet, NO_DICE)
    assert done.outcome is not None
    assert (done.outcome.label, done.outcome.facts["total"]) == ("passed", 11)
    assert (done.sheet.ap, done.sheet.spent) == (2, 3)
    kept = step.encounter.step("keep", "", step.sheet, NO_DICE)
    assert kept.outcome is not None
    assert kept.outcome.label == "failed"


@pytest.mark.rule("FH-190")
def test_nothing_is_offered_for_a_success_or_without_points() -> None:
    rolling = begin_roll(Challenge(), hero())

    assert rolling.step("roll", "", hero(ap=5), LoadedDice([7])).outcome is not None
    assert rolling.step("roll", "", hero(), LoadedDice([1])).outcome is not None
    unboosted = begin_roll(Challenge(boost=False), hero(ap=5))
    assert unboosted.step("roll", "", hero(ap=5), LoadedDice([1])).outcome is not None


@pytest.mark.rule("FH-203")
def test_the_gm_bids_against_boosts_and_the_player_gets_the_bid() -> None:
    sheet = hero(ap=4)
    task = Opposed(against=Against(value=2, resist=1))
    task = task.bind(Cast({}, {}))
    rolling = begin_roll(Opposed(against=Against(value=2), resist=1), sheet)
    step = rolling.step("roll", "", sheet, LoadedDice([5, 5]))
    assert step.encounter is not None
    step = step.encounter.step("boost-1", "", step.sheet, NO_DICE)

    assert step.outcome is None
    assert step.sheet.ap == 4
    assert step.encounter is not None
    step = step.encounter.step("boost-1", "", step.sheet, NO_DICE)
    assert step.outcome is not None
    assert step.outcome.successes == 1
    assert (step.sheet.ap, step.sheet.spent) == (3, 2)


@pytest.mark.rule("FH-221")
@pytest.mark.parametrize(
    ("level", "points", "bonus"), [(1, 1, 1), (2, 1, 2), (3, 2, 3), (5, 3, 5), (4, 2, 4)]
)
def test_awesome_violence_is_capped_by_level(level: int, points: int, bonus: int) -> None:
    assert awesome.violence_bonus(points, level) == bonus
    assert awesome.violence_most(level) == points


@pytest.mark.rule("FH-212", "FH-214")
def test_the_price_of_felling_several() -> None:
    assert [awesome.plow_price(count, "total") for count in range(1, 6)] == [0, 1, 2, 3, 4]
    assert [awesome.plow_price(count, "each") for count in range(1, 6)] == [0, 1, 3, 6, 10]


@pytest.mark.rule("FH-257")
@pytest.mark.example("FH-257")
@pytest.mark.parametrize(
    ("gold", "share", "guarded", "points"),
    [(250, 1, True, 2), (250, 2, True, 1), (5, 1, True, 1), (900, 1, False, 1), (0, 1, True, 1)],
)
def test_getting_paid(gold: int, share: int, guarded: bool, points: int) -> None:
    assert theft_ap(gold, share, guarded=guarded) == points
    thief = hero(template="thief")
    assert Theft(gold, share, guarded).apply(thief, NO_DICE)[0].ap == points
    assert Theft(gold, share, guarded).apply(hero(), NO_DICE)[0].ap == 0


# Levels


def spent(points: int) -> Sheet:
    return awesome.spend(hero(ap=points), points, "a test")[0]


@pytest.mark.rule("FH-084")
@pytest.mark.example("FH-084")
@pytest.mark.parametrize(("points", "level"), [(11, 1), (12, 2), (24, 3), (228, 20)])
def test_twelve_points_spent_are_a_level(points: int, level: int) -> None:
    sheet = spent(points)

    assert sheet.level + sheet.due == level


@pytest.mark.rule("FH-006")
def test_there_is_no_highest_level() -> None:
    sheet = spent(12 * 30)
    while sheet.due:
        sheet, _ = levels.gain_level(sheet)
        sheet, _ = levels.bank(levels.raise_attribute(sheet, "brawn")[0])

    assert (sheet.level, sheet.banked, sheet.attributes["brawn"]) == (31, 30, 30)


@pytest.mark.rule("FH-085")
def test_a_level_is_taken_when_the_player_likes() -> None:
    sheet, notes = awesome.spend(hero(ap=12, spent=11), 1, "a boost")

    assert "level-due" in [note.code for note in notes]
    assert sheet.level == 1
    with pytest.raises(Illegal, match="12 more AP"):
        levels.gain_level(hero())


@pytest.mark.rule("FH-087", "FH-094", "FH-106")
def test_intuition_brings_no_level_nearer() -> None:
    sheet = hero("charger", ap=8)
    sheet, _ = levels.intuit(sheet, "shield skill")
    assert (sheet.ap, sheet.spent) == (5, 0)
    with pytest.raises(Illegal, match="half"):
        levels.intuit(sheet, "backstab")
    two = hero("charger", "fight dirty", ap=8)
    assert levels.intuit(two, "backstab")[0].ap == 3
    with pytest.raises(Illegal, match="alone"):
        levels.intuit(two, "super cunning")
    with pytest.raises(Illegal, match="come with levels"):
        levels.intuit(two, "expert parry")


@pytest.mark.rule("FH-094")
def test_intuition_is_offered_only_by_an_author() -> None:
    sheet = hero("charger", ap=4)
    offer = Intuition(talent="Backstab").begin(sheet, asks=True)

    assert english(offer.options(sheet)[1].reason)
    step = offer.step("learn", "", changed(sheet, ap=5), NO_DICE)
    assert step.sheet.has("backstab")


@pytest.mark.rule("FH-089", "FH-120")
@pytest.mark.example("FH-089")
@pytest.mark.parametrize(
    ("held", "legal"),
    [
        (("charger",), True),
        (("charger", "backstab"), False),
        (("charger", "fight dirty", "backstab"), True),
    ],
)
def test_half_of_the_talents_are_the_templates_own(held: tuple[str, ...], legal: bool) -> None:
    assert levels.half_rule(hero(*held), other=1) is legal


@pytest.mark.rule("FH-120")
def test_improving_an_own_talent_counts_as_taking_one() -> None:
    sheet = hero("charger", "backstab")
    better, _ = levels.take_improvement(sheet, "charger", "hit")

    assert not levels.half_rule(sheet, other=1)
    assert levels.half_rule(better, other=1)


@pytest.mark.rule("FH-023")
def test_an_unusual_upbringing_is_made_good_by_the_next_talent() -> None:
    sheet = hero("backstab")

    assert not levels.half_rule(sheet, other=1)
    assert levels.half_rule(sheet, base=1)


@pytest.mark.rule("FH-090", "FH-091", "FH-093", "FH-106")
def test_a_teacher_and_forty_eight_hours() -> None:
    sheet = hero("charger")
    assert english(levels.why_not_learn(sheet, "fight dirty")) == ""
    assert "teacher" in english(levels.why_not_learn(sheet, "sprinter"))

    sheet, _ = Teach(talent="sprinter", hours=40).apply(sheet, NO_DICE)
    assert "teacher" in english(levels.why_not_learn(sheet, "sprinter"))
    sheet, notes = Teach(talent="sprinter", hours=8).apply(sheet, NO_DICE)
    assert notes[0].facts["ready"]
    assert english(levels.why_not_learn(sheet, "sprinter")) == ""


def between(sheet: Sheet) -> Encounter[Sheet]:
    """Return what a hero may do between adventures."""
    found = FICTIVE_HACK.advance(sheet)
    assert found is not None
    return found


@pytest.mark.rule("FH-089")
@pytest.mark.parametrize(
    ("held", "learned"),
    [(("charger",), True), (("charger", "sprinter"), False),
     (("charger", "fight dirty", "sprinter"), True)],
)  # fmt: skip
def test_the_half_is_kept_as_a_talent_is_learned(held: tuple[str, ...], learned: bool) -> None:
    sheet = hero(*held, banked=1, training={"backstab": 48 * 60})
    option = next(one for one in between(sheet).options(sheet) if one.id == "banked-backstab")

    assert not option.reason if learned else "half" in english(option.reason)


@pytest.mark.rule("FH-092")
@pytest.mark.example("FH-092")
def test_three_banked_levels_are_three_talents() -> None:
    sheet = hero("charger", banked=3)
    for name in ("fight dirty", "expert parry", "weapon of choice"):
        sheet, _ = levels.take_banked(sheet, name)

    assert (len(sheet.talents), sheet.banked) == (4, 0)
    with pytest.raises(Illegal, match="banked"):
        levels.take_banked(sheet, "combat toughened")


@pytest.mark.rule("FH-098", "FH-099")
@pytest.mark.example("FH-099")
def test_tougher_is_capped_by_brawn() -> None:
    sheet = hero("combat toughened", brawn=2)
    assert sheet.most == 3
    sheet = levels.toughen(levels.toughen(sheet)[0])[0]
    assert sheet.most == 5
    with pytest.raises(Illegal, match="Brawn"):
        levels.toughen(sheet)
    sheet, _ = levels.raise_attribute(sheet, "brawn")
    assert levels.toughen(sheet)[0].most == 6


@pytest.mark.rule("FH-024", "FH-224")
@pytest.mark.example("FH-024")
def test_a_new_hero_has_one_wound() -> None:
    assert hero().most == 1
    assert hero("combat toughened").most == 3
    assert hero("combat toughened", toughened=1).most == 4


@pytest.mark.rule("FH-101", "FH-102", "FH-103", "FH-104", "FH-105")
def test_changing_template() -> None:
    sheet = hero("charger", "fight dirty", "backstab")
    assert "2 talents" in english(levels.why_not_rebase(sheet, "thief"))
    sheet = changed(sheet, talents={**sheet.talents, "bash": known("bash")})
    sheet, _ = levels.rebase(sheet, "thief")

    assert sheet.template == "thief"
    assert sheet.inherent == ("fighter",)
    assert levels.half_rule(sheet, other=2)
    assert not levels.half_rule(sheet, other=3)
    assert "pickpocket" in talents.borrowable(sheet)
    assert "expert parry" not in talents.borrowable(sheet)
    assert "lacking" in english(levels.why_not_inherent(sheet))
    for name in ("arsenal", "pickpocket", "super cunning"):
        sheet, _ = talents.learn(sheet, name)
    sheet, (note,) = levels.gain_inherent(sheet)
    assert sheet.inherent == ("fighter", "thief")
    assert note.facts == {"ability": "Get Paid"}
    with pytest.raises(Illegal, match=r"^you have its inherent ability$"):
        levels.gain_inherent(sheet)


def walk(sheet: Sheet, *options: str, words: str = "") -> Sheet:
    encounter = between(sheet)
    for option in options:
        step = encounter.step(option, words, sheet, NO_DICE)
        sheet = step.sheet
        if step.encounter is not None:
            encounter = step.encounter
    return sheet


@pytest.mark.rule("FH-018", "FH-088", "FH-095", "FH-096", "FH-100", "FH-085")
def test_what_a_level_brings() -> None:
    sheet = hero("charger", spent=12)

    plain = walk(sheet, "level", "raise-daring", "talent-fight-dirty")
    assert plain.attributes["daring"] == 1
    assert plain.has("fight dirty")
    art = walk(sheet, "level", "art", "improve-hit-charger", words="lute")
    assert art.languages == ("lute",)
    assert art.talents["charger"].improved == ("hit",)
    tough = walk(hero("charger", spent=12, brawn=1), "level", "tougher")
    assert (tough.most, tough.attributes["daring"]) == (2, 0)
    banked = walk(sheet, "level", "bank", "raise-charm")
    assert (banked.banked, banked.attributes["charm"]) == (1, 1)
    assert walk(banked, "banked-expert-parry").has("expert parry")


@pytest.mark.rule("FH-098", "FH-105")
def test_a_whole_level_may_go_for_the_inherent_ability_of_another_template() -> None:
    sheet = hero("charger", "backstab", "bash", spent=12)
    sheet, _ = levels.rebase(sheet, "thief")
    step = between(sheet).step("level", "", sheet, NO_DICE)
    assert step.encounter is not None
    offered = {one.id: one for one in step.encounter.options(step.sheet)}
    assert "lacking" in english(offered["inherent"].reason)
    assert english(offered["inherent"].text) == "Get Paid instead of both"

    for name in ("arsenal", "pickpocket", "super cunning"):
        sheet, _ = talents.learn(sheet, name)
    gained = walk(sheet, "level", "inherent")
    assert gained.inherent == ("fighter", "thief")
    assert gained.attributes == sheet.attributes
    step = between(hero("charger", spent=12)).step("level", "", hero("charger", spent=12), NO_DICE)
    assert step.encounter is not None
    assert "inherent" not in [one.id for one in step.encounter.options(step.sheet)]


class Career(RuleBasedStateMachine):
    """A hero who spends and levels up in any legal order keeps within the rules."""

    @initialize(talent=st.sampled_from(["charger", "fight dirty", "combat toughened"]))
    def begin(self, talent: str) -> None:
        self.sheet = hero(talent)
        self.gained = 0

    @rule(points=st.integers(1, 30))
    def spend(self, points: int) -> None:
        self.sheet, _ = awesome.gain(self.sheet, points)
        self.sheet, _ = awesome.spend(self.sheet, points, "a test")
        self.gained += points

    @rule(data=st.data())
    def level(self, data: st.DataObject) -> None:
        encounter = between(self.sheet)
        for _ in range(6):
            options = [one for one in encounter.options(self.sheet) if not one.reason]
            assert options
            option = data.draw(st.sampled_from(options))
            name = f"art {len(self.sheet.languages)}"
            step = encounter.step(option.id, name, self.sheet, NO_DICE)
            self.sheet = step.sheet
            if step.encounter is None:
                return
            encounter = step.encounter
        while "AP spent" not in all_english(encounter.status(self.sheet))[0]:  # a level was begun
            options = encounter.options(self.sheet)
            option = [one for one in options if not (english(one.reason) or one.asks)][-1]
            step = encounter.step(option.id, "x", self.sheet, NO_DICE)
            self.sheet = step.sheet
            if step.encounter is None:
                return
            encounter = step.encounter

    @invariant()
    def keeps_the_rules(self) -> None:
        if not hasattr(self, "sheet"):
            return
        sheet = self.sheet
        assert sheet.spent == self.gained
        assert sheet.level + sheet.due == 1 + self.gained // 12
        assert sheet.toughened <= max(0, sheet.attributes["brawn"])
        assert levels.half_rule(sheet)
        for name, one in sheet.talents.items():
            assert len(set(one.improved)) == len(one.improved)
            assert set(one.improved) <= set(talents.talents()[name].improve)


TestCareer = Career.TestCase
TestCareer.settings = settings(
    max_examples=amount(10, 30, 100), stateful_step_count=15, deadline=None
)


@given(points=st.integers(0, 40), had=st.integers(0, 40))
def test_points_are_spent_only_as_far_as_there_are_any(points: int, had: int) -> None:
    if points > had:
        with pytest.raises(Illegal):
            awesome.spend(hero(ap=had), points, "a test")
    else:
        assert awesome.spend(hero(ap=had), points, "a test")[0].ap == had - points


def test_a_rating_says_what_is_wrong_with_it() -> None:
    with pytest.raises(ValueError, match="did you mean 'brawn'"):
        Rating.parse("brawm")
    assert Rating.parse("cun:3") == Rating("cunning", 3)
    assert [Rating.parse(text).word for text in ("bra", "2", "-1")] == ["Brawn", "+2", "-1"]
    assert [Rating.parse(text) for text in ("999", ":-2")] == [Rating("", 999), Rating("", -2)]
    with pytest.raises(ValueError, match="unknown attribute '1000'"):
        Rating.parse("1000")


@pytest.mark.rule("FH-101")
def test_a_new_base_is_offered_with_the_second_talent_of_it() -> None:
    sheet = hero("charger", "fight dirty", "backstab", spent=12, training={"bash": 48 * 60})
    step = between(sheet).step("level", "", sheet, NO_DICE)
    for choice in ("raise-brawn", "talent-bash"):
        assert step.encounter is not None
        assert "rebase-thief" not in [one.id for one in step.encounter.options(step.sheet)]
        step = step.encounter.step(choice, "", step.sheet, NO_DICE)

    assert step.encounter is not None
    assert [one.id for one in step.encounter.options(step.sheet)] == ["done", "rebase-thief"]
    done = step.encounter.step("rebase-thief", "", step.sheet, NO_DICE)
    assert (done.encounter, done.sheet.template) == (None, "thief")


@pytest.mark.rule("FH-101")
def test_a_new_base_takes_a_talent_of_it_that_is_learned_at_this_level() -> None:
    """Neither two from before are enough, nor one of another template, nor a better one."""
    held = hero("charger", "fight dirty", "expert parry", "backstab", "bash", spent=12,
                training={"arsenal": 48 * 60})  # fmt: skip
    seen = []
    for last in ("talent-combat-toughened", "improve-hit-backstab", "bank", "talent-arsenal"):
        step = between(held).step("level", "", held, NO_DICE)
        offered = {one.id for one in then(step).options(step.sheet)}
        step = then(step).step(last, "", step.sheet, NO_DICE)
        offered |= {one.id for one in then(step).options(step.sheet)}
        step = then(step).step("raise-brawn", "", step.sheet, NO_DICE)
        seen.append(step.encounter is not None)
        assert not [one for one in offered if one.startswith("rebase")]

    assert seen == [False, False, False, True]
    assert [one.id for one in then(step).options(step.sheet)] == ["done", "rebase-thief"]
    assert then(step).step("rebase-thief", "", step.sheet, NO_DICE).sheet.template == "thief"


def then(step: Step[Sheet]) -> Encounter[Sheet]:
    assert step.encounter is not None
    return step.encounter


@pytest.mark.rule("FH-203")
def test_in_a_fight_resolve_is_bid_against_boosts_and_used_up_by_it() -> None:
    """One AP of three is outbid and comes back, and the foe has no resolve for anything else."""
    bout = Bout(hero(ap=3, brawn=1), foe("bystander", resolve=1, kind="tough", wounds=2))
    bout.step("impede-foe0", 2, 6)
    assert "3 AP would make it a success (2, and 1 that the GM bids against them)" in bout.status

    bout.step("boost-2")

    assert bout.foe().resolve == 0
    assert (bout.sheet.ap, bout.sheet.spent) == (2, 2)
    assert "boost-1" in bout.options
    bout.step("boost-1")
    assert bout.foe().cornered


@pytest.mark.rule("FH-164", "FH-190")
@pytest.mark.parametrize(
    ("ap", "ties", "open_"),
    [(0, "hero", False), (1, "hero", True), (1, "nobody", False), (2, "nobody", True)],
)
def test_talk_that_no_face_and_no_ap_can_carry_is_barred(ap: int, ties: str, open_: bool) -> None:
    """Charm -2 against 10: the best is 8, and each AP adds 2; a tie is the hero's, or nobody's."""
    sheet = with_options(hero(ap=ap, charm=-2), ties=ties)
    bout = Bout(sheet, foe("bystander"), parley=Difficulty(10))

    assert ("parley" in bout.options) is open_
    assert ("no roll of yours reaches 10" in bout.barred.get("parley", "")) is not open_


@pytest.mark.rule("FH-203", "FH-190")
@pytest.mark.parametrize(("ap", "open_"), [(4, False), (5, True)])
def test_talk_counts_the_ap_that_the_gm_bids_against_it(ap: int, open_: bool) -> None:
    """10 + Charm 1 lacks 2 of 13, which is 1 AP; of those spent, the foe's 4 cancel the first."""
    bout = Bout(hero(ap=ap, charm=1), foe("bystander", resolve=4), parley=Difficulty(13))

    assert ("parley" in bout.options) is open_
    assert ("the GM bids 4 against them" in bout.barred.get("parley", "")) is not open_


@pytest.mark.rule("FH-203")
def test_ap_that_the_gm_would_all_cancel_are_not_offered() -> None:
    """Three AP against a bid of three leave nothing of a boost: the failure stands."""
    bout = Bout(hero(ap=3, brawn=1), foe("bystander", resolve=3, kind="tough", wounds=2))
    bout.step("impede-foe0", 2, 6)

    assert "boost-1" not in bout.options


@pytest.mark.rule("FH-203")
def test_talking_them_out_of_it_meets_the_resolve_of_all_who_stand() -> None:
    """Two foes of one resolve each bid two AP between them."""
    parleying = {"parley": Difficulty(9)}
    stubborn = foe("bystander", resolve=1)
    bout = Bout(hero(ap=4, charm=1), stubborn, stubborn, **parleying)
    bout.step("parley", 4)

    bout.step("boost-2")

    assert [bout.foe(number).resolve for number in (0, 1)] == [0, 0]
    assert bout.sheet.ap == 4
    assert bout.step("boost-2").outcome is not None
