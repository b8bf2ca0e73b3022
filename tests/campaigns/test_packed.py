"""Campaigns are given away as one file, and what takes one adventure says so of them."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner, Result
from jsonschema import Draft202012Validator

from solo import shelf
from solo.cli.authors.packages import install, listing, pack, uninstall
from solo.cli.authors.schema import schema
from solo.cli.games.journals import saves
from solo.cli.games.play import play
from solo.errors import SoloError
from solo.packs import archive

LAMPS = Path(__file__).parent / "lamps"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder of one's own to be in, with a home of one's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    shutil.copytree(LAMPS, tmp_path / "lamps")
    return tmp_path


def run(command: object, *words: str, typed: str = "") -> Result:
    return CliRunner().invoke(command, list(words), input=typed)  # type: ignore[arg-type]


def test_a_campaign_is_packed_installed_and_played(home: Path) -> None:
    packed = run(pack, "lamps")
    assert packed.exit_code == 0, packed.output
    file = home / "lamps-1.0.solo.zip"
    assert file.is_file()
    again = file.read_bytes()
    assert run(pack, "lamps", "--force").exit_code == 0
    assert file.read_bytes() == again
    shutil.rmtree(home / "lamps")

    installed = run(install, str(file))
    assert installed.exit_code == 0, installed.output
    assert "Play it with: solo play lamps" in installed.output
    assert "lamps: Lamps of the Coast" in run(listing).output
    assert "campaign, installed" in run(listing).output
    folder = shelf.campaign("lamps")
    assert folder is not None
    assert (folder / "the-quay" / "adventure.yaml").is_file()
    begun = run(play, "lamps", "--plain", "--seed", "1", typed="1\n\n")
    assert begun.exit_code == 0, begun.output
    assert "the quay" in begun.output.lower()
    assert "Lamps of the Coast: The Quay" in run(saves).output
    assert run(uninstall, "lamps").exit_code == 0
    assert shelf.campaign("lamps") is None


def test_a_packed_campaign_is_played_from_its_file(home: Path) -> None:
    run(pack, "lamps")
    shutil.rmtree(home / "lamps")

    begun = run(play, "lamps-1.0.solo.zip", "--plain", "--seed", "1", typed="1\n\n")

    assert begun.exit_code == 0, begun.output
    assert "the quay" in begun.output.lower()


def test_an_adventure_from_elsewhere_goes_along(home: Path) -> None:
    text = (home / "lamps" / "campaign.yaml").read_text("utf-8")
    text = text.replace("  - the-quay\n", "  - the-quay\n  - berth-nine\n")
    (home / "lamps" / "campaign.yaml").write_text(text, encoding="utf-8")

    assert run(pack, "lamps").exit_code == 0
    shutil.rmtree(home / "lamps")
    assert run(install, "lamps-1.0.solo.zip").exit_code == 0

    folder = shelf.campaign("lamps")
    assert folder is not None
    assert (folder / "berth-nine" / "adventure.yaml").is_file()


def test_a_package_whose_campaign_is_not_sound_is_not_installed(home: Path) -> None:
    run(pack, "lamps")
    package = archive.opened((home / "lamps-1.0.solo.zip").read_bytes())
    files = {name: one for name, one in package.files.items() if not name.startswith("the-storm")}
    manifest = replace(package.manifest, digest=archive.digest(files))
    (home / "bad.solo.zip").write_bytes(archive.packed(archive.Package(manifest, files)))

    done = run(install, "bad.solo.zip")

    assert done.exit_code != 0
    assert "can't be played" in str(done.output) + str(done.exception)
    assert "the-storm" in str(done.output) + str(done.exception)
    assert shelf.installed_campaigns() == ()


@pytest.mark.parametrize("name", ["lamps", "the-bell-of-oberau"])
def test_what_takes_one_adventure_names_those_of_a_campaign(home: Path, name: str) -> None:
    with pytest.raises(SoloError, match="is a campaign, and this takes one adventure: the-") as why:
        shelf.find(name)

    assert "solo play, serve, test, odds, lint and pack" in str(why.value)


def test_editors_are_told_what_a_campaign_may_hold(home: Path) -> None:
    told = run(schema, "--campaign")
    checks = Draft202012Validator(json.loads(told.output))
    checks.check_schema(checks.schema)
    entries = yaml.safe_load((home / "lamps" / "campaign.yaml").read_text("utf-8"))

    assert checks.is_valid(entries)
    assert not checks.is_valid({**entries, "retire": -1})
    assert not checks.is_valid({**entries, "worlds": {}})
    assert not checks.is_valid({**entries, "world": {"lit": [1]}})
    assert not checks.is_valid({**entries, "modules": [{"years": 3}]})
