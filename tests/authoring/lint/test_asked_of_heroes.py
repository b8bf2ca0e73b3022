"""Lint: words that no hero's sheet has, misspelt skills, and texts that ask too early."""

from pathlib import Path

import pytest

from solo.authoring.lint.lint import lint

HEAD = "format: 1\ntitle: T\nsystem: {system}\nstart: a\n{more}scenes:\n"
END = "  b: {ending: won, text: The end.}\n"
HERO = """\
name: Ida
attributes: {agility: 7, alertness: 7, charm: 7, craft: 7, cunning: 7, dexterity: 7, fate: 7,
  intelligence: 7, stamina: 7, strength: 7}
skills: {burglary: 2}
goals: [Home]
motivation: A debt.
"""
HEROES = "hero: {pregenerated: [ida.yaml]}\n"


def told(folder: Path, body: str, system: str = "art", more: str = "") -> list[tuple[str, str]]:
    (folder / "ida.yaml").write_text(HERO, encoding="utf-8")
    whole = HEAD.format(system=system, more=more) + body + END
    (folder / "adventure.yaml").write_text(whole, encoding="utf-8")
    return [(problem.code, problem.message) for problem in lint(folder)]


def asking(condition: str, effect: str = "") -> str:
    more = f", {effect}" if effect else ""
    return (
        "  a:\n    text: T\n    choices:\n"
        f'      - {{text: X, then: x, when: "{condition}"{more}, goto: b}}\n'
        "      - {text: Y, goto: b}\n"
    )


def checking(skill: str) -> str:
    check = f"{{trait: {{attribute: strength, difficulty: Poor, skills: [{skill}]}}}}"
    return (
        f"  a: {{text: T, goto: b, check: {check}, outcomes: {{success: Up., failure: Down.}}}}\n"
    )


@pytest.mark.parametrize(
    ("system", "condition", "near"),
    [
        ("art", "'sabre' in hero.gear", ""),
        ("art", "'smith' in hero.roles", ""),
        ("art", "'blest' in hero.conditions", ""),
        ("art", "'healerr' in hero.perks", "healer"),
        ("art", "hero.perks.healerr > 1", "healer"),
        ("art", "'burglery' in hero.skills", "burglary"),
        ("fell", "'roep' in hero.items", "rope"),
        ("fell", "'Hush' in hero.spells", "hush"),
        ("fell", "hero.background == 'masson'", "mason"),
        ("fell", "hero.title in ['novise', 'expert']", "novice"),
        ("fictive-hack", "'locksmit' in hero.talents", "locksmith"),
        ("fictive-hack", "hero.template == 'theif'", "thief"),
        ("conan-2d20", "'stelth' in hero.skills", "stealth"),
        ("conan-2d20", "hero['skills']['stelth'] > 1", "stealth"),
        ("fallout-2d20", "'wet' in hero.conditions", ""),
        ("fallout-2d20", "'old hand' in hero.perks", "Old hand"),
        ("fallout-2d20", "'rope' in hero.gear", ""),
        ("conan-2d20", "'rope' in hero.gear", ""),
        ("fictive-hack", "'harpoon' in hero.gear", ""),
    ],
)
def test_what_no_hero_can_have_is_told(
    tmp_path: Path, system: str, condition: str, near: str
) -> None:
    ((code, message),) = told(tmp_path, asking(condition), system, HEROES * (system == "art"))

    assert code == "trait-unknown"
    assert message.startswith("nothing here gives a hero '")
    assert message.endswith(
        f"did you mean '{near}'?" if near else condition[condition.find("he") :]
    )


@pytest.mark.parametrize(
    ("system", "condition", "effect"),
    [
        ("art", "'blest' in hero.conditions", "condition: blest"),
        ("art", "'phobia: spiders' in hero.conditions", ""),
        ("art", "'healer' in hero.perks", ""),
        ("art", "'burglary' in hero.skills", ""),
        ("art", "'a skill of mine' in hero.skills", ""),
        ("fell", "'rope' in hero.items and hero.items.torch > 2", ""),
        ("fell", "hero.background == 'beekeeper'", ""),
        ("fictive-hack", "'rope' in hero.gear", "gain: rope"),
        ("fictive-hack", "'Old Script' in hero.languages", "learn: Old Script"),
        ("fictive-hack", "'scholar lens' in hero.gear", "gain: scholar lens"),
        ("conan-2d20", "'sword' in hero.weapons", ""),  # of whom a player makes
        ("conan-2d20", "'rope' in hero.gear", "give: {item: {name: rope}}"),
        ("fallout-2d20", "'patch kit' in hero.gear", ""),
        ("fell", "'rope' in hero.items", "drop: rope"),
    ],
)
def test_what_a_hero_can_have_is_not_told(
    tmp_path: Path, system: str, condition: str, effect: str
) -> None:
    assert told(tmp_path, asking(condition, effect), system, HEROES * (system == "art")) == []


def test_what_is_only_taken_away_is_not_had(tmp_path: Path) -> None:
    found = told(tmp_path, asking("'blest' in hero.conditions", "cure: blest"))

    assert [code for code, _ in found] == ["trait-unknown", "lose-idle"]


ALONE = "hero: {create: false, pregenerated: [ida.yaml]}\n"
ITEMS = "items: {lamp: {name: brass lamp}, oil: {name: oil}}\n"


@pytest.mark.parametrize(
    ("condition", "effect", "given"),
    [
        ("'oil' in hero.gear", "lose: lamp", False),
        ("'oil' in hero.gear", "gain: oil", True),
        ("'brass lamp' in hero.gear", "gain: lamp", True),
        ("'own-hand' in hero.gear", "", False),  # of heroes whom players make
        ("hero.skills.lockpicking > 1", "", False),
        ("hero.skills.burglary > 1", "", True),
    ],
)
def test_where_nobody_makes_a_hero_only_what_is_given_is_had(
    tmp_path: Path, condition: str, effect: str, given: bool
) -> None:
    found = told(tmp_path, asking(condition, effect), "art", ALONE + ITEMS)

    assert ("trait-unknown" in {code for code, _ in found}) is not given


@pytest.mark.parametrize(
    ("system", "effect", "before", "said"),
    [
        ("art", "cure: illness", "condition: ill", "the condition 'illness', so nothing is taken"),
        ("art", "cure: ill", "condition: ill", ""),
        ("art", "relieve: the run", "fatigue: {source: running}", "fatigue of 'the run'"),
        ("art", "relieve: running", "fatigue: {source: running}", ""),
        (
            "fictive-hack",
            "drop: ropes",
            "gain: rope",
            "'ropes', so nothing is taken away here; did",
        ),
        ("fictive-hack", "drop: rope", "gain: rope", ""),
        (
            "conan-2d20",
            "take: key",
            "give: {item: {name: silver key}}",
            "nothing gives a hero 'key'",
        ),
        ("conan-2d20", "take: silver key", "give: {item: {name: silver key}}", ""),
        ("conan-2d20", "take: sword", "", ""),  # of whom a player makes
        ("fell", "take: {item: rope}", "", ""),  # which is taken up
        ("fell", "provide: foood", "deprive: tea", "the want of 'foood', so nothing is taken"),
        ("fell", "provide: tea", "deprive: tea", ""),
        ("fell", "provide: food", "", ""),  # which the rules name
        ("fell", "provide: all", "", ""),
    ],
)
def test_what_nothing_gives_is_not_taken_away(
    tmp_path: Path, system: str, effect: str, before: str, said: str
) -> None:
    body = asking("visits > 0", effect) + (
        f"  c: {{text: C, enter: {{{before}}}, goto: b}}\n" * bool(before)
    )
    found = told(tmp_path, body, system, HEROES * (system == "art"))

    lost = [message for code, message in found if code == "lose-idle"]
    assert len(lost) == bool(said)
    assert all(said in one for one in lost)


def test_who_comes_from_another_adventure_may_have_more(tmp_path: Path) -> None:
    more = f"{ALONE}needs: {{deeds: {{debt: 0}}}}\n"
    found = told(tmp_path, asking("hero.deeds.debt > 0", "cure: illness"), "art", more)

    assert "lose-idle" not in {code for code, _ in found}


def test_but_what_is_nearly_something_of_this_one_is_told(tmp_path: Path) -> None:
    more = f"{ALONE}needs: {{deeds: {{debt: 0}}}}\n"
    body = asking("hero.deeds.debt > 0", "cure: poisonned, condition: poisoned")

    assert "lose-idle" in {code for code, _ in told(tmp_path, body, "art", more)}


@pytest.mark.parametrize(
    ("skill", "near"),
    [
        ("burglery", "burglary"),  # of a hero here
        ("clmibing", "climbing"),  # of the rules
        ("opening lock", "opening locks"),
        ("open locks", "opening locks"),
    ],
)
def test_a_misspelt_skill_is_told_with_what_was_meant(
    tmp_path: Path, skill: str, near: str
) -> None:
    found = told(tmp_path, checking(skill), more=HEROES)

    message = f"no hero here has the skill '{skill}'; did you mean '{near}'?"
    assert found == [("skill-unlike", message)]


@pytest.mark.parametrize("skill", ["telegraphy", "drinking", "burglary", "climb, climbing"])
def test_a_skill_of_an_authors_own_is_fine(tmp_path: Path, skill: str) -> None:
    assert told(tmp_path, checking(skill), more=HEROES) == []


@pytest.mark.parametrize(
    ("own", "asked", "near"),
    [
        ("climbbing", "burglary", "climbing"),  # of the rules
        ("telegrafy", "telegraphy", ""),  # which is told at the check
        ("climbbing", "climbbing", ""),  # which is asked for so
        ("telegraphy", "burglary", ""),
        ("climbing", "burglary", ""),
        ("climb", "burglary", ""),  # a word of an author's own
    ],
)
def test_a_skill_of_a_hero_is_told_with_what_was_meant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: str, asked: str, near: str
) -> None:
    monkeypatch.setitem(globals(), "HERO", HERO.replace("burglary: 2", f"{own}: 2"))

    found = told(tmp_path, checking(asked), more=HEROES)
    message = f"nothing asks for the skill '{own}'; did you mean '{near}'?"
    assert [one for _, one in found if "nothing asks" in one] == [message] * bool(near)


PUSH = (
    "  a:\n    text: A door.\n    choices:\n"
    "      - {{text: Push, {more}then: '{{% if open %}}Again.{{% endif %}}', "
    "check: {{trait: {{attribute: strength, difficulty: Poor}}}}, "
    "outcomes: {{success: {{text: Up., set: {{open: true}}{way}}}, "
    "failure: {{text: No.{way}}}}}}}\n"
    "      - {{text: Go, {other}goto: b}}\n"
)


@pytest.mark.parametrize(
    ("more", "way", "other", "codes"),
    [
        ("once: true, ", "", "", ["variable-late"]),
        ("", ", goto: b", "", ["variable-late"]),
        ("", "", "", []),  # who pushes again reads it
        ("once: true, ", "", "set: {open: true}, ", []),
    ],
)
def test_a_text_that_asks_for_what_its_outcomes_set_is_told(
    tmp_path: Path, more: str, way: str, other: str, codes: list[str]
) -> None:
    body = PUSH.format(more=more, way=way, other=other)

    found = told(tmp_path, body, more="variables: {open: false}\n")

    assert [code for code, _ in found] == codes


@pytest.mark.parametrize(
    ("condition", "told_of"),
    [
        ("hero.gear == 'rope'", "hero.gear holds several, so no text is the same; write 'rope' in"),
        ("hero.fame > '1'", "'<' and '>' compare two numbers or two texts, not a number and text"),
        ("hero.name == 'Ida'", ""),
        ("hero.fame > 1", ""),
        ("hero.skills.burglary > '1'", "'<' and '>' compare two numbers or two texts"),
        ("hero.name == 3", "hero.name is a text such as 'Ida', and never is 3; write"),
        ("visits > 1 and hero.name > 3", "and can't be compared so with the number 3; write"),
        ("hero == 'Ida'", "'hero' holds several, so no text is the same; write hero.name =="),
        ("'Ida' == hero.name", ""),
        ("visited == 'a'", "'visited' holds several, so no text is the same; write visited['a']"),
        ("hero.pronouns.they == 'she'", "a text has no 'they'"),
        ("hero.strength > 12", "hero.strength is 2 to 12, so 'hero.strength > 12' never holds"),
        ("hero.strength > 11", ""),
        ("hero.tried.lock > 1", "no task is called 'lock'"),  # of its kind nothing is known
    ],
)
def test_a_part_of_the_hero_that_is_of_another_kind_is_told(
    tmp_path: Path, condition: str, told_of: str
) -> None:
    items = "items: {rope: {name: rope, keepsake: true}}\n"
    found = told(tmp_path, asking(condition, "gain: rope"), more=f"{items}{HEROES}")

    assert [told_of in message for _, message in found] == ([True] if told_of else [])


@pytest.mark.parametrize(("difficulty", "told_of"), [("1", True), ("2", False), ("two", False)])
def test_luck_that_makes_nothing_easier_is_told(
    tmp_path: Path, difficulty: str, told_of: bool
) -> None:
    offer = "luck_offers: [{id: rope, text: There is a rope, difficulty_mod: -1}]"
    check = f"{{skill: {{skill: survival, difficulty: {difficulty}, {offer}}}}}"
    body = f"  a: {{text: T, goto: b, check: {check}, outcomes: {{else: Up.}}}}\n"

    found = told(tmp_path, body, "fallout-2d20", "variables: {two: 2}\n")

    assert ("offer-idle" in [code for code, _ in found]) == told_of


@pytest.mark.parametrize("deed", [True, False])
def test_a_skill_of_an_authors_own_that_is_like_one_of_the_rules_is_told(
    tmp_path: Path, deed: bool
) -> None:
    """With an attribute a skill of Fallout may be any word; in a deed of a fight, too."""

    def found(skill: str) -> list[tuple[str, str]]:
        check = f"{{skill: {skill}, attribute: grit}}"
        fight = f"{{fight: {{foes: [rat], deeds: [{{id: hop, text: Hop, check: {check}}}]}}}}"
        rolled = fight if deed else f"{{skill: {check}}}"
        ends = "{won: {goto: b}, else: Down.}" if deed else "{success: Up., failure: Down.}"
        body = f"  a: {{text: T, goto: b, check: {rolled}, outcomes: {ends}}}\n"
        foes = "foes: {rat: {name: the rat}}\n" if deed else ""
        return told(tmp_path, body, "fallout-2d20", foes)

    ((code, message),) = found("survivel")
    assert code == "skill-unlike"
    assert message.endswith("did you mean 'survival'?")
    assert found("juggling") == []


HOURS = "    enter: {begin: {kind: hours, id: wick, title: The wick}}\n"


@pytest.mark.parametrize(
    ("body", "near"),
    [
        (asking("hero.progress.wikc > 1"), "wick"),
        (asking("'wikc' in hero.full"), "wick"),
        (asking("not hero.dead", "advance: wikc"), "wick"),
        (asking("not hero.dead", "end: wikc"), "wick"),
        (asking("hero.progress.wick > 1 or 'wick' in hero.full", "advance: wick"), ""),
    ],
)
def test_progress_that_nothing_begins_is_told(tmp_path: Path, body: str, near: str) -> None:
    body = body.replace("not hero.dead", "hero.hp > 1").replace(
        "    text: T\n", HOURS + "    text: T\n"
    )

    found = [message for code, message in told(tmp_path, body, "dark") if code == "trait-unknown"]

    assert len(found) == bool(near)
    assert all(one.endswith(f"did you mean '{near}'?") for one in found)


@pytest.mark.parametrize(
    ("condition", "code"),
    [
        ("hero.name == 'Ada'", "trait-unknown"),
        ("hero.name == 'Ida'", ""),
        ("hero.pronouns == 'she/hers'", "trait-unknown"),
        ("hero.pronouns == 'they/them'", ""),
        ("hero.concept in ['a smith', 'a baker']", "trait-unknown"),
    ],
)
def test_who_nobody_here_is_is_told(tmp_path: Path, condition: str, code: str) -> None:
    found = told(tmp_path, asking(condition), more=HEROES.replace("{pre", "{create: false, pre"))

    assert {one for one, _ in found} == ({code} if code else set())


def test_a_player_s_own_hero_may_be_called_anything(tmp_path: Path) -> None:
    more = HEROES.replace("{pre", "{create: true, pre")

    assert told(tmp_path, asking("hero.name == 'Ada'"), more=more) == []


@pytest.mark.parametrize(
    ("last", "near"),
    [
        ("Miss Dale", "Miss Dace"),
        ("Miss Gale", ""),  # another letter
        ("Miss Daces", ""),  # all of the other and more
        ("Mrs Dale", ""),  # none behind this word that is like it
        ("Miss Dale. Old Dale", ""),  # stands more than once
        ("Miss Perkin", ""),
    ],
)
def test_a_name_that_is_nearly_somebodys_is_told(last: str, near: str, tmp_path: Path) -> None:
    body = f"  a: {{text: {'Miss Dace waves. ' * 4} You see {last}., goto: b}}\n"

    found = [message for code, message in told(tmp_path, body) if code == "name-unlike"]

    if near:
        assert found == [f"'{last}' is named only here; did you mean '{near}'?"]
    else:
        assert found == []
