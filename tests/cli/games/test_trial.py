"""`solo play --at`: a scene tried out as its author wants to see it, and nothing kept of it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.authoring import scaffold
from solo.cli.games import trial
from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.engine.events import Narrated
from solo.engine.session import Session
from solo.errors import SoloError
from solo.rules import find
from tests.conftest import Solo


@pytest.fixture
def well(tmp_path: Path) -> Path:
    scaffold.begin(tmp_path / "well", find("art"))
    return tmp_path / "well"


def begun(well: Path, scene: str, *sets: str, hero: str = "") -> Session:
    tried = trial.Trial(path=well, scene=scene, sets=sets)
    return trial.begin(tried, Seeded("7"), heroes=[hero] if hero else [], offers="asked")


def test_a_scene_is_seen_as_it_would_be_by_then(solo: Solo, well: Path, tmp_path: Path) -> None:
    place = tmp_path / "saves"
    words = ("play", str(well), "--at", "bottom", "--set", "clues=2", "--seed", "7", "--plain")

    done = solo(*words, "--saves", str(place), typed="save here\n")

    assert done.returncode == 0, done.stderr
    assert "A trial of 'bottom', of which nothing is kept." in done.stdout
    assert "counting, as you knew it would be." in " ".join(done.stdout.split())
    assert "this is a trial; nothing of it is kept" in " ".join(done.stdout.split())
    assert not list(tmp_path.rglob("*.jsonl"))


def test_the_first_hero_plays_it_and_the_game_goes_on_from_there(well: Path) -> None:
    session = begun(well, "well", "rope=true", "clues=3")

    assert session.state.sheet.name == "Ida Thorn"
    assert session.state.variables == {"rope": True, "clues": 3}
    session.do(Choose("go-home"))
    assert session.state.scene == "home"
    assert session.over


@pytest.mark.parametrize(
    ("scene", "sets", "hero", "told"),
    [
        ("botom", (), "", "no scene 'botom' in 'well'; did you mean 'bottom'?"),
        ("bottom", ("clue=2",), "", "no variable 'clue'; did you mean 'clues'?"),
        ("bottom", ("clues=two",), "", "'clues' holds a whole number, not 'two'"),
        ("bottom", ("rope=1",), "", "'rope' holds true or false, not '1'"),
        ("bottom", ("rope",), "", "expected key=value, found 'rope'"),
        ("bottom", ("rope=true", "rope=false"), "", "'rope' is given twice"),
        ("bottom", (), "Ada", "no ready-made hero is called 'Ada'"),
    ],
)
def test_what_is_not_there_is_told_with_what_is(
    well: Path, scene: str, sets: tuple[str, ...], hero: str, told: str
) -> None:
    with pytest.raises(SoloError) as caught:
        begun(well, scene, *sets, hero=hero)

    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--set", "clues=2"), "add --at SCENE"),
        (("--at", "bottom", "--resume", "x"), "takes no save"),
        (("--at", "bottom", "--art-table", "x"), "takes no --art-table"),
        (("--at", "bottom", "--record", "x"), "takes no --record"),
        (("--watch", "--resume", "x"), "--watch needs the name of an adventure"),
        (("--watch", "--set", "clues=2"), "add --at SCENE"),
    ],
)
def test_what_makes_no_sense_of_a_trial_is_a_usage_mistake(
    solo: Solo, well: Path, words: tuple[str, ...], told: str
) -> None:
    done = solo("play", str(well), *words)

    assert done.returncode == 2
    assert told in done.stderr


STORY = """
variables: {seen: 0}
quests: {lamp: Relight the lamp}
companions: {tomas: {name: Tomas, attributes: {strength: Good}}}
scenes:
  quay:
    enter: {set: {seen: seen + 1}}
    text: "{{ time_of_day }} {{ seen }} {{ quests | length }} {{ companions | length }}"
    choices: [{text: Again, goto: quay}, {text: Home, goto: home}]
  other: {enter: {quest: {take: lamp}, join: tomas}, text: O., goto: quay}
  home: {text: Home., ending: home}
"""


def seen(session: Session) -> str:
    (told,) = [event.text for event in session.opening if isinstance(event, Narrated)]
    return told


def tried(folder: Path, *sets: str, effects: str = "") -> Session:
    begins = trial.Trial(path=folder, scene="quay", sets=sets, effects=effects)
    return trial.begin(begins, Seeded("7"), heroes=(), offers="asked")


@pytest.mark.parametrize(
    ("sets", "effects", "told"),
    [
        (("clock=18:30",), "", "18:30 1 0 0"),
        (("seen=4",), "{time: 65}", "01:05 5 0 0"),
        ((), "{join: tomas, quest: {take: lamp}}", "00:00 1 1 1"),
        ((), "join: tomas\nset: {seen: seen + 5}\n", "00:00 6 0 1"),
        (("clock=3:00",), "{time: 30}", "03:30 1 0 0"),
    ],
)
def test_what_has_happened_by_then_is_done_first(
    module: Callable[..., Path], sets: tuple[str, ...], effects: str, told: str
) -> None:
    session = tried(module(STORY), *sets, effects=effects)

    assert seen(session) == told
    assert session.state.scene == "quay"


@pytest.mark.parametrize(
    ("sets", "effects", "said"),
    [
        (("clock=25:00",), "", "clock: "),
        ((), "{join: thomas}", "unknown companion 'thomas'; did you mean 'tomas'?"),
        ((), "{goto: home}", "unknown key 'goto'"),
        ((), "{join: [}", "--with:"),
    ],
)
def test_what_can_not_have_happened_is_refused(
    module: Callable[..., Path], sets: tuple[str, ...], effects: str, said: str
) -> None:
    with pytest.raises(SoloError) as refused:
        tried(module(STORY), *sets, effects=effects)

    assert said in str(refused.value)


def test_effects_may_stand_in_a_file(module: Callable[..., Path], solo: Solo) -> None:
    folder = module(STORY)
    (folder / "by-then.yaml").write_text("quest: {take: lamp}\n")

    done = solo("play", folder, "--at", "quay", "--with", folder / "by-then.yaml", "--plain")

    assert "A trial of 'quay'" in done.stdout
    assert "00:00 1 1 0" in done.stdout
    assert "add --at SCENE" in solo("play", folder, "--with", "{time: 5}", "--plain").stderr
