"""An exported site in a real browser: played, kept, offline, shut in."""

import gzip
import json
import random
import re
import shutil
import string
from collections.abc import Callable
from pathlib import Path

import pytest

import solo as solo_package
from solo.site import runtime, writing
from tests.conftest import Solo
from tests.proofs import amount
from tests.site.conftest import Site, hosted, needs_the_runtime, plays
from tests.site.test_player import Worker
from tests.web.browser import DESKTOP, PATIENCE, PHONE, Reader, kept, needs_a_browser, settled

pytestmark = [needs_a_browser, needs_the_runtime]
Visit = Callable[..., Reader]
COMMANDS = (
    *("1", "2", "3", "4") * 6,
    "look",
    "sheet",
    "map",
    "journal",
    "odds 1",
    "undo",
    "why",
    "note hm",
    "try anything",
    "ask Is it dark? likely",
    "roll 2d6",
    "rules 1",
    "help",
    "draw event",
    "offers asked",
    "offers always",
    "quests",
)


def story(page: Reader) -> str:
    return str(page.page.locator(".story").inner_text())


def to_shelf(page: Reader) -> None:
    page.page.locator("button.home").click()
    page.page.wait_for_selector(".shelf")


@pytest.mark.long
def test_it_plays_is_kept_and_goes_on_without_a_network(
    site: Site, visit: Visit, solo: Solo, tmp_path: Path
) -> None:
    with hosted(site()) as host:
        page = visit(host.address)
        assert "Bailiff Crouch" in page.page.locator(".before").inner_text()
        plays(page)
        page.press(1)
        page.press(1)
        page.press(1)
        before = page.choices
        page.wait(lambda: page.page.evaluate("!!navigator.serviceWorker.controller"))
        asked = {one.split("/")[2] for one in page.asked if one.startswith("http")}

        host.down = True
        page.page.context.set_offline(True)
        page.page.reload()
        plays(page)
        again = page.choices
        page.press(1)
        to_shelf(page)
        with page.page.expect_download() as download:
            page.page.get_by_role("button", name="Download").first.click()
        file = tmp_path / "game.jsonl"
        download.value.save_as(file)

        assert again == before
        assert asked == {host.address.split("/")[2]}
        assert solo("verify", str(file)).returncode == 0


def test_a_start_that_fails_is_told_and_the_first_scene_can_be_read(
    site: Site, visit: Visit
) -> None:
    with hosted(site()) as host:
        page = visit("about:blank")
        page.page.add_init_script("delete window.WebAssembly")
        page.page.goto(host.address)
        page.page.wait_for_selector("#fails:not([hidden])", timeout=15_000)

        assert "too old" in page.page.locator("#fails").inner_text()
        assert "Bailiff Crouch" in page.page.locator(".before").inner_text()
        page.page.close()  # it complains, too, as long as it is there
        page.wrong.clear()


@pytest.mark.long
@pytest.mark.parametrize("name", ["pyodide.asm.wasm", "python_stdlib.zip"])
def test_a_runtime_that_is_gone_is_told(
    site: Site, visit: Visit, tmp_path: Path, name: str
) -> None:
    folder = copied(site(), tmp_path)
    (folder / f"pyodide-{runtime.VERSION}" / name).unlink()
    with hosted(folder) as host:
        page = visit(host.address)
        page.wait(lambda: "can't start" in page.page.locator("#notice").inner_text())

        assert "Bailiff Crouch" in page.page.locator(".before").inner_text()
        page.page.close()
        page.wrong.clear()


def copied(site: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "copy"
    shutil.copytree(site, folder)
    return folder


def inner(folder: Path, name: str) -> Path:
    (found,) = folder.glob(f"v-*/{name}")
    return found


PROBE = """shut()
 for name in ("js", "pyodide", "pyodide.ffi", "pyodide.code", "pyodide_js", "_pyodide_core"):
  try:
   __import__(name)
  except ImportError:
   continue
  raise RuntimeError(name)
 import sys
 spared = {"asyncio.events", "logging", "shutil", "ssl", "zipfile"} & {*sys.modules}
 if spared:
  raise RuntimeError(spared)
 return player
"""


@pytest.mark.long
def test_the_engine_reaches_no_browser_nor_loads_what_is_spared_and_a_turn_that_hangs_is_ended(
    site: Site, visit: Visit, tmp_path: Path
) -> None:
    folder = copied(site(), tmp_path)
    worker, engine = inner(folder, "worker.js"), inner(folder, "engine.bin")
    hangs = (
        "do: (engine, told) => { if (told.line === 'hang') for (;;); "
        "return asked(engine, 'do', told); }"
    )
    text = worker.read_text(encoding="utf-8")
    assert "do: (engine, told) => asked(engine, 'do', told)" in text
    worker.write_text(
        text.replace("do: (engine, told) => asked(engine, 'do', told)", hangs), encoding="utf-8"
    )
    files = json.loads(gzip.decompress(engine.read_bytes()))
    begin = "/engine/solo/site/begin.py"
    last = "shut()\n return player\n"
    assert last in files[begin]
    files[begin] = files[begin].replace(last, PROBE)
    engine.write_bytes(gzip.compress(json.dumps(files).encode()))
    with hosted(folder) as host:
        page = visit(host.address)
        plays(page)
        page.press(1)
        before = page.choices
        reached = page.page.workers[0].evaluate(
            "['fetch', 'XMLHttpRequest', 'WebSocket', 'caches'].filter((name) => self[name])"
        )
        page.page.keyboard.press("/")
        page.page.keyboard.insert_text("hang")
        page.page.keyboard.press("Enter")
        page.wait(lambda: "took too long" in page.page.locator("#notice").inner_text())
        plays(page)

        assert page.choices == before
        assert reached == []
        page.press(1)
        page.wrong.clear()  # its service worker is refused, as the files were changed


@pytest.mark.long
def test_a_full_browser_is_told_and_nothing_is_done(site: Site, visit: Visit) -> None:
    chance = random.Random(0)
    with hosted(site()) as host:
        page = visit("about:blank")
        devtools = page.page.context.new_cdp_session(page.page)
        quota = {"origin": host.address}
        devtools.send("Storage.overrideQuotaForOrigin", {**quota, "quotaSize": 120_000})
        page.page.goto(host.address)
        plays(page)
        page.press(1)
        notes = 0
        while not page.page.locator("#notice").inner_text() and notes < 60:
            before, notes = page.choices, notes + 1
            words = "".join(chance.choices(string.ascii_letters, k=3_900))
            page.page.keyboard.press("/")
            page.page.keyboard.insert_text(f"note {notes} {words}")
            page.page.keyboard.press("Enter")
            page.page.wait_for_selector(".now:not([aria-busy])")
            page.page.wait_for_timeout(300)
        page.wait(lambda: "no room left" in page.page.locator("#notice").inner_text())
        page.wait(lambda: page.choices == before)
        devtools.send("Storage.overrideQuotaForOrigin", quota)  # something was removed
        page.press(1)
        assert page.page.locator("#notice").inner_text() == ""

        page.page.reload()
        plays(page)
        page.type("notes")
        told = story(page)
        assert f"{notes - 1} " in told
        assert f"\n{notes} " not in told
        page.wrong.clear()  # the service worker, too, had no room


@pytest.mark.long
def test_a_private_window_keeps_games_as_long_as_it_is_open(site: Site, visit: Visit) -> None:
    """Each context is one: what it keeps lies in memory, and is gone with it."""
    with hosted(site()) as host:
        page = visit(host.address)
        plays(page)
        page.press(1)
        before = page.choices
        page.page.goto("about:blank")
        page.page.goto(host.address)
        page.page.wait_for_selector(".saved", timeout=3 * PATIENCE)
        page.page.locator(".saved").click()
        plays(page)
        assert page.choices == before

        other = visit(host.address)
        plays(other)
        assert other.choices != before


@pytest.mark.long
def test_a_browser_that_keeps_nothing_says_so(site: Site, tmp_path: Path) -> None:
    settings = tmp_path / "profile" / "Default" / "Preferences"
    settings.parent.mkdir(parents=True)
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    settings.write_text(json.dumps(blocked), encoding="utf-8")
    with hosted(site()) as host, settled(settings.parent.parent) as page:
        page.goto(host.address)
        page.wait_for_selector(".now .choices li", timeout=3 * PATIENCE)
        told = page.locator("#notice").inner_text()
        page.locator(".choice").first.click()
        page.wait_for_selector(".echo")
        page.wait_for_selector(".now:not([aria-busy])")

        assert "keeps nothing" in told
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("dark", exact=True).check()
        assert page.locator("html").get_attribute("data-theme") == "dark"


@pytest.mark.long
def test_it_plays_in_a_frame_without_storage(site: Site, visit: Visit, tmp_path: Path) -> None:
    folder = copied(site(), tmp_path)
    frame = '<!DOCTYPE html><iframe sandbox="allow-scripts" src="index.html" width=900 height=700>'
    (folder / "frame.html").write_text(frame, encoding="utf-8")
    with hosted(folder, shared=True) as host:
        page = visit(f"{host.address}/frame.html")
        inside = page.page.frames[1]
        inside.wait_for_selector(".now .choices li", timeout=3 * PATIENCE)
        told = inside.locator("#notice").inner_text()
        inside.locator(".choice").first.click()
        inside.wait_for_selector(".echo")
        page.wait(lambda: inside.locator(".now[aria-busy]").count() == 0)

        assert "keeps nothing" in told
        page.wrong.clear()  # what storage a page asks for is told by the browser


@pytest.mark.long
def test_two_adventures_of_one_origin_stay_apart(site: Site, visit: Visit, tmp_path: Path) -> None:
    shutil.copytree(site(), tmp_path / "one")
    shutil.copytree(site("what-the-bridge-will-bear"), tmp_path / "two")
    with hosted(tmp_path) as host:
        page = visit(f"{host.address}/one/")
        plays(page)
        page.press(1)
        page.press(1)
        page.page.goto(f"{host.address}/two/")
        plays(page)
        page.press(1)
        page.press(1)
        to_shelf(page)
        two = page.page.locator(".saved").all_inner_texts()
        other = page.page.context.new_page()
        other.goto(f"{host.address}/one/")
        other.wait_for_selector(".saved", timeout=3 * PATIENCE)
        one = other.locator(".saved").all_inner_texts()

        assert len(one) == len(two) == 1
        assert "First Steps" in one[0]
        assert "First Steps" not in two[0]


@pytest.mark.long
def test_two_windows_do_not_play_one_game_and_two_versions_do_not_mix(
    site: Site, visit: Visit, tmp_path: Path
) -> None:
    folder = copied(site(), tmp_path)
    old = inner(folder, "page.js").parent.name
    with hosted(folder) as host:
        page = visit(host.address)
        plays(page)
        page.press(1)
        page.press(1)
        page.wait(lambda: page.page.evaluate("!!navigator.serviceWorker.controller"))
        writing.write(folder, files_of(site(language="de")))
        host.asked.clear()
        other = page.page.context.new_page()
        other.goto(page.page.url)
        other.wait_for_selector("#notice:not(:empty)", timeout=3 * PATIENCE)

        assert "another window" in other.locator("#notice").inner_text()
        assert other.locator("html").get_attribute("lang") == "en"
        new = [one for one in host.asked if "/v-" in one and old not in one]
        assert not [one for one in host.asked if old in one]
        assert len(inner(folder, "page.js").parent.name) == len(old)
        page.page.close()
        other.wait_for_timeout(500)
        other.goto("about:blank")
        other.wait_for_timeout(500)
        other.goto(host.address)
        other.wait_for_selector(".shelf", timeout=3 * PATIENCE)
        assert other.locator("html").get_attribute("lang") == "de" or not new
        other.locator(".saved").first.click()
        other.wait_for_selector(".card button", timeout=3 * PATIENCE)
        assert other.locator(".card button").count() == 3  # salvaged, downloaded, or left


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*") if path.is_file()
    }  # fmt: skip


SAME = """
async ([base, lines]) => {
  const { Transport } = await import(base);
  const feed = new Transport();
  const opened = await feed.open({ adventure: 'this' }).catch((reason) => {
    throw new Error(`${reason.code}: ${reason.words}`);
  });
  const told = [];
  for (const line of lines) {
    const answer = await feed.send(opened.game, typeof line === 'string' ? { line } : line);
    told.push(answer);
  }
  return { save: await feed.lines(opened.save), told: JSON.stringify(told) };
}
"""


@pytest.mark.long
@pytest.mark.parametrize("adventure", [path.name for path in solo_package.shipped()])
def test_a_browser_and_a_terminal_give_the_same_events(
    site: Site, visit: Visit, tmp_path: Path, adventure: str
) -> None:
    chance = random.Random(adventure)
    lines = [chance.choice(COMMANDS) for _ in range(amount(20, 60, 200))]
    with hosted(site(adventure)) as host:
        page = visit(
            f"{host.address}/{inner(site(adventure), 'licences.html').relative_to(site(adventure))}"
        )
        base = inner(site(adventure), "feed.js").parent.name
        found = page.page.evaluate(SAME, [f"/{base}/feed.js", lines])
    worker = Worker(tmp_path, adventure)
    seed = json.loads(found["save"].split("\n")[0])["seed"]
    save = worker.call("open", seed=seed, new=True)["save"]
    told = [worker.call("do", line=line) for line in lines]

    assert json.loads(found["told"]) == json.loads(json.dumps(told))
    assert found["save"].split("\n")[1:] == worker.kept[save].split("\n")[1:]


@pytest.mark.long
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_screen_is_for_everybody(
    site: Site, visit: Visit, scheme: str, size: dict[str, int]
) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()

    def look(name: str) -> None:
        kept(page, f"site-{name}-{scheme}-{size['width']}")
        found = axe.run(page.page).response["violations"]
        assert [(one["id"], one["nodes"][0]["html"]) for one in found] == [], name

    with hosted(site(language="de" if scheme == "dark" else "")) as host:
        page = visit(host.address, size, color_scheme=scheme, bypass_csp=True)
        look("begins")
        plays(page)
        for _ in range(4):
            page.press(1)
        look("plays")
        assert page.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        to_shelf(page)
        look("shelf")
        page.page.get_by_role("link", name=re.compile("Li[cz]en")).click()
        page.page.wait_for_selector(".licences")
        look("licences")
