"""The folder of a site: what is in it and what is not, its policy, its size, where it is put."""

import base64
import gzip
import hashlib
import io
import json
import re
import shutil
import zipfile
from pathlib import Path

import pytest

import solo as package
from solo.errors import SaveError, SoloError
from solo.site import making, runtime, writing
from tests.conftest import Solo
from tests.rules.data_systems.test_foreign import FOREIGN
from tests.site.conftest import PYTHON

MOST = 715_000  # bytes on the way, without the runtime
ROOT = Path(package.__file__).parent.parent


def made(**wish: object) -> dict[str, bytes]:
    path = package.find_adventure("first-steps")
    return making.made(making.Site(path, **wish), PYTHON)[1]  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return made()


@pytest.fixture(scope="module")
def german() -> dict[str, bytes]:
    return made(language="de")


def carried(files: dict[str, bytes]) -> dict[str, str]:
    (content,) = (one for name, one in files.items() if name.endswith("engine.bin"))
    held: dict[str, str] = json.loads(gzip.decompress(content))
    return held


@pytest.mark.long
def test_the_export_is_small_on_the_way(files: dict[str, bytes]) -> None:
    own = {name: one for name, one in files.items() if not name.startswith("pyodide")}

    assert sum(len(gzip.compress(one, 9)) for one in own.values()) < MOST
    (index,) = (
        one for name, one in carried(files).items() if name.endswith("/art/data/rules.json")
    )
    assert {key for row in json.loads(index)["rules"] for key in row} == {"id", "words", "rules"}


def test_no_remark_of_ours_travels(files: dict[str, bytes]) -> None:
    own = {name: one.decode() for name, one in files.items() if re.match(r"v-.*[.](js|css)", name)}

    assert len(own) > 10
    begun = re.compile(r"^\s*(//|/[*])", re.MULTILINE)
    assert not [name for name, one in own.items() if begun.search(one)]
    (game,) = (one for name, one in own.items() if name.endswith("game.js"))
    assert "export class Game" in game


def test_saves_are_kept_in_one_place_in_every_language(
    files: dict[str, bytes], german: dict[str, bytes]
) -> None:
    def store(found: dict[str, bytes]) -> str:
        (content,) = (one for name, one in found.items() if name.endswith("site.json"))
        return str(json.loads(content)["store"])

    assert store(german) == store(files)


def test_only_what_the_adventure_names_travels(tmp_path: Path) -> None:
    folder = tmp_path / "quay"
    for path in (ROOT / "adventures" / "first-steps").rglob("*"):
        if path.is_file():
            target = folder / path.relative_to(ROOT / "adventures" / "first-steps")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
    for name in (".git/config", "notes.md", "saves/one.jsonl", "scenes/.hidden.yaml", "old.txt"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("STRAY", encoding="utf-8")
    header = folder / "adventure.yaml"
    header.write_text("# STRAY\n" + header.read_text(encoding="utf-8"), encoding="utf-8")

    files = making.made(making.Site(folder), PYTHON)[1]
    whole = "".join(carried(files).values())

    names = {name.split("/")[2:][-1] for name in carried(files) if name.startswith("/adventure/")}
    assert names == {"compiled.json", "about.json", "macros.j2"}
    assert "STRAY" not in whole
    assert str(tmp_path) not in whole
    assert str(ROOT) not in whole
    assert not any(b"STRAY" in one or str(tmp_path).encode() in one for one in files.values())


def test_the_page_allows_itself_alone(files: dict[str, bytes]) -> None:
    page = files["index.html"].decode()
    (policy,) = re.findall(r'Security-Policy" content="([^"]+)"', page)
    allowed = dict(part.strip().split(" ", 1) for part in policy.replace("&#x27;", "'").split(";"))

    assert allowed["default-src"] == allowed["style-src"] == allowed["connect-src"] == "'self'"
    assert allowed["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert allowed["base-uri"] == allowed["form-action"] == "'none'"
    assert "https://" not in page
    assert "Bailiff Crouch" in page


def test_files_that_stay_outside_are_named_and_checked() -> None:
    files = made(outside=True)
    (told,) = (json.loads(one) for name, one in files.items() if name.endswith("/site.json"))

    assert f"connect-src &#x27;self&#x27; {runtime.CDN};" in files["index.html"].decode()
    assert set(told["outside"]) == set(runtime.OUTSIDE)
    assert not [name for name in files if name.endswith((".wasm", ".zip"))]
    assert told["integrity"]["pyodide.asm.wasm"] == runtime.integrity("pyodide.asm.wasm")


def test_the_service_worker_knows_every_file_by_its_hash(files: dict[str, bytes]) -> None:
    told = json.loads(files["sw.js"].split(b"\n")[0].removeprefix(writing.MARK).rstrip(b";"))

    assert set(told["files"]) == set(files) - {"sw.js"}
    for name, sum_ in told["files"].items():
        own = base64.b64encode(hashlib.sha256(files[name]).digest()).decode()
        assert sum_ == f"sha256-{own}"


@pytest.mark.long
def test_the_same_adventure_is_the_same_site_and_another_has_another_version(
    files: dict[str, bytes], german: dict[str, bytes]
) -> None:
    assert made() == files
    assert not {name for name in german if name.startswith("v-")} & set(files)
    assert 'lang="de"' in german["index.html"].decode()


def test_hostile_texts_are_no_html(tmp_path: Path) -> None:
    attack = "<img src=x onerror=alert(1)></script>"
    (tmp_path / "adventure.yaml").write_text(
        f"format: 1\ntitle: 'A {attack}'\nauthor: '{attack}'\nsummary: '{attack}'\n"
        f"content_notes: ['{attack}']\nlicence: '{attack}'\nsystem: fell\nstart: a\n"
        f"scenes:\n  a: {{title: '{attack}', text: '{attack} {{% raw %}}{{x}}{{% endraw %}}', "
        "ending: won}\n",
        encoding="utf-8",
    )
    files = making.made(making.Site(tmp_path), PYTHON)[1]

    for name, content in files.items():
        if name.endswith(".html"):
            assert b"<img" not in content
            assert b"alert(1)&gt;" in content


def test_licences_stand_in_the_site(files: dict[str, bytes]) -> None:
    (page,) = (one.decode() for name, one in files.items() if name.endswith("licences.html"))

    for told in ("MIT License", "Mozilla Public License", "PYTHON SOFTWARE FOUNDATION", "CC BY-SA"):
        assert told in page


def test_a_folder_with_other_things_is_left_alone(
    tmp_path: Path, files: dict[str, bytes], german: dict[str, bytes]
) -> None:
    (tmp_path / "letter.txt").write_text("Dear", encoding="utf-8")
    with pytest.raises(SaveError, match="holds other things"):
        writing.check(tmp_path, force=False)
    with pytest.raises(SaveError, match="is a file"):
        writing.check(tmp_path / "letter.txt", force=True)

    writing.write(tmp_path, files)
    writing.check(tmp_path, force=False)
    changed = next(path for path in tmp_path.glob("v-*/page.css"))
    changed.write_text("mine", encoding="utf-8")
    writing.write(tmp_path, german)

    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert left - set(german) == {
        "letter.txt", changed.relative_to(tmp_path).as_posix()
    }  # fmt: skip


def test_a_former_site_names_no_file_outside(tmp_path: Path) -> None:
    outside = tmp_path / "other.txt"
    outside.write_text("x", encoding="utf-8")
    own = base64.b64encode(hashlib.sha256(b"x").digest()).decode()
    folder = tmp_path / "site"
    folder.mkdir()
    told = {"files": {"../other.txt": f"sha256-{own}", str(outside): f"sha256-{own}"}}
    (folder / "sw.js").write_bytes(writing.MARK + json.dumps(told).encode() + b";\n")

    writing.write(folder, {"index.html": b"new"})

    assert outside.read_text(encoding="utf-8") == "x"


def test_rules_of_ones_own_travel_with_a_table_and_with_an_adventure_that_names_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = FOREIGN / "thirst" / "system.yaml"
    (tmp_path / "thirst.yaml").write_bytes(own.read_bytes())
    shipped = "/engine/solo/rules/data_systems/shipped/thirst.yaml"

    table, files = making.made(making.Site(None, table="Friday", system=str(own)), PYTHON)
    held = carried(files)
    assert held[shipped] == own.read_text(encoding="utf-8")
    assert json.loads(held[f"/adventure/{table.id}/table.json"]) == ["Friday", "thirst", ""]

    monkeypatch.setenv("SOLO_SYSTEMS", str(tmp_path))
    folder = tmp_path / "named"
    shutil.copytree(FOREIGN / "thirst", folder)
    (folder / "system.yaml").unlink()
    header = folder / "adventure.yaml"
    header.write_text(header.read_text("utf-8").replace("system: system.yaml", "system: thirst"))
    held = carried(making.made(making.Site(folder), PYTHON)[1])
    assert held[shipped] == own.read_text(encoding="utf-8")


def test_the_archive_has_the_page_at_its_top(files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(io.BytesIO(writing.zipped(files))) as archive:
        assert set(archive.namelist()) == set(files)
        assert archive.read("index.html") == files["index.html"]


def test_another_runtime_is_refused(tmp_path: Path, solo: Solo) -> None:
    for name in runtime.PINNED:
        (tmp_path / name).write_bytes(b"other")
    with pytest.raises(SoloError, match="is not that of Pyodide"):
        runtime.found(tmp_path)

    told = solo("export", "first-steps", "--site", str(tmp_path / "s"), "--runtime", str(tmp_path))
    assert told.returncode != 0
    assert not (tmp_path / "s").exists()
    assert solo("export", "first-steps", "--site", "x", "-o", "y.md").returncode == 2
    assert solo("export", "--site", "x").returncode == 2
    assert solo("export", "first-steps", "--zip").returncode == 2
