"""The language server: documents in, diagnostics and answers out, by pygls.

Each adventure is a `Project`. After a change it is looked at again in a thread, once typing has
paused for a moment; until then answers rest on the last look.
"""

import functools
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls import uris
from pygls.exceptions import JsonRpcInternalError, JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer

from solo import __version__
from solo.adventure.files import HEADER
from solo.authoring.editor import actions, complete, hints, hover, names, outline
from solo.authoring.editor.loose import Loose, is_loose
from solo.authoring.editor.names import Span
from solo.authoring.editor.project import Project, Seen, folder_of
from solo.errors import SoloError
from solo.lsp import counting, wire

PAUSE = 0.15  # seconds without typing after which an adventure is looked at again
MOST_SYMBOLS = 128  # of all adventures together that are listed at once
PLAY, COUNT = "solo.playFrom", "solo.countGames"
WATCHED = "**/*.{yaml,yml,j2,po}"  # files that other programs change, too


def _plain(method: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function for a method: pygls marks what it is given, which no method lets it."""

    @functools.wraps(method)
    def answer(*given: Any) -> Any:
        return method(*given)

    return answer


def _named(given: Sequence[Any]) -> tuple[str, str]:
    """Return the folder and the scene that a command was called with; empty if with nothing."""
    folder, scene, *_ = [*map(str, given), "", ""]
    return folder, scene


def _is_there(project: Project) -> bool:
    """Say whether an adventure is still in its folder."""
    return isinstance(project, Loose) or (project.folder / HEADER).is_file()


class _Server(LanguageServer):  # type: ignore[misc]
    """A server that does not tell an editor that nothing can be sent to it."""

    def report_server_error(self, error: Exception, source: Any) -> None:
        """Tell of a fault; pygls would tell of each telling that fails, too, without end."""
        if source is not JsonRpcInternalError:
            super().report_server_error(error, source)


class Language:
    """The server's state: the adventures that are open, and how the editor counts columns."""

    def __init__(self, find: Callable[[str], Path]) -> None:
        self._find = find
        # whole texts: the newest one is right whatever came before it, and in whichever order
        whole = types.TextDocumentSyncKind.Full
        self.server: Any = _Server("solo", __version__, text_document_sync_kind=whole)
        self._projects: dict[Path, Project] = {}
        self._told: dict[Path, set[str]] = {}  # the files of which problems were told
        self._timers: dict[Path, threading.Timer] = {}
        self._newest: dict[str, tuple[int, str]] = {}  # version and text of open documents
        self._lock = threading.RLock()
        self._over = False
        self._register()

    def _register(self) -> None:
        features: Mapping[str, Callable[..., Any]] = {
            types.INITIALIZED: self.begun,
            types.WORKSPACE_DID_CHANGE_WATCHED_FILES: self.changed_on_disk,
            types.TEXT_DOCUMENT_DID_OPEN: self.opened,
            types.TEXT_DOCUMENT_DID_CHANGE: self.changed,
            types.TEXT_DOCUMENT_DID_SAVE: self.saved,
            types.TEXT_DOCUMENT_DID_CLOSE: self.closed,
            types.TEXT_DOCUMENT_HOVER: self.hover,
            types.TEXT_DOCUMENT_DEFINITION: self.definition,
            types.TEXT_DOCUMENT_REFERENCES: self.references,
            types.TEXT_DOCUMENT_PREPARE_RENAME: self.prepare_rename,
            types.TEXT_DOCUMENT_DOCUMENT_SYMBOL: self.symbols,
            types.TEXT_DOCUMENT_FOLDING_RANGE: self.folds,
            types.TEXT_DOCUMENT_FORMATTING: self.formatted,
            types.TEXT_DOCUMENT_CODE_LENS: self.lenses,
            types.WORKSPACE_SYMBOL: self.all_symbols,
            types.EXIT: self.ended,
        }
        for name, answer in features.items():
            self.server.feature(name)(_plain(answer))
        # it may have to wait for a look, and nothing else shall wait for it
        self.server.feature(types.TEXT_DOCUMENT_INLAY_HINT)(
            self.server.thread()(_plain(self.inlays))
        )
        triggers = types.CompletionOptions(trigger_characters=[" ", ".", "'", "[", "{", ","])
        self.server.feature(types.TEXT_DOCUMENT_COMPLETION, triggers)(_plain(self.completions))
        self.server.feature(types.TEXT_DOCUMENT_RENAME, types.RenameOptions(prepare_provider=True))(
            _plain(self.rename)
        )
        kinds = types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix])
        self.server.feature(types.TEXT_DOCUMENT_CODE_ACTION, kinds)(_plain(self.actions))
        self.server.command(PLAY)(_plain(self.play))
        self.server.command(COUNT)(_plain(self.count))

    # Documents

    def begun(self, params: Any) -> None:
        """Ask the editor to tell of files that change on disk."""
        workspace = self.server.client_capabilities.workspace
        watching = workspace and workspace.did_change_watched_files
        if watching and watching.dynamic_registration:
            options = types.DidChangeWatchedFilesRegistrationOptions(
                [types.FileSystemWatcher(WATCHED)]
            )
            what = types.WORKSPACE_DID_CHANGE_WATCHED_FILES
            self.server.client_register_capability(
                types.RegistrationParams([types.Registration("files", what, options)])
            )

    def ended(self, params: Any) -> None:
        """Answer what was asked before the stream is closed, and tell nothing more."""
        self._over = True
        self.server.thread_pool.shutdown()

    def changed_on_disk(self, params: Any) -> None:
        """Look again at adventures with files that have changed and are not open."""
        for change in params.changes:
            path = Path(uris.to_fs_path(change.uri) or "")
            with self._lock:
                every = [self._projects[one] for one in path.parents if one in self._projects]
            for project in every:
                if project.name_of(path) not in project.unsaved:
                    self._later(project, PAUSE)

    def opened(self, params: Any) -> None:
        """Take a document, and look at its adventure at once."""
        self._clear_gone()
        document = params.text_document
        self._newest[document.uri] = document.version, document.text
        self._edit(document.uri, 0)

    def changed(self, params: Any) -> None:
        """Take a change; the adventure is looked at when typing pauses.

        An older text than the one that is there is put away: Helix 25.01 sends letters that are
        typed in quick succession in any order.
        """
        uri, version = params.text_document.uri, params.text_document.version
        newest, text = self._newest.get(uri, (version, ""))
        if version < newest:
            newer = types.TextDocumentItem(uri, "yaml", newest, text)
            self.server.workspace.put_text_document(newer)
            return
        self._newest[uri] = version, self._content(uri)
        self._edit(uri, PAUSE)

    def saved(self, params: Any) -> None:
        """Look at the adventure again, with what is on disk now."""
        self._edit(params.text_document.uri, PAUSE)

    def closed(self, params: Any) -> None:
        """Take the file on disk again."""
        self._newest.pop(params.text_document.uri, None)
        found = self._found(params.text_document.uri)
        if found is not None:
            project, file = found
            project.close(file)
            self._later(project, PAUSE)

    def _edit(self, uri: str, pause: float) -> None:
        found = self._found(uri, opens=not pause)
        if found is not None:
            project, file = found
            project.edit(file, self._content(uri))
            self._later(project, pause)

    def _later(self, project: Project, pause: float) -> None:
        with self._lock:
            waiting = self._timers.get(project.key)
            if waiting is not None:
                waiting.cancel()
            timer = self._timers[project.key] = threading.Timer(pause, self._look, [project])
            timer.daemon = True
            timer.start()

    def _look(self, project: Project) -> None:
        """Look at an adventure, and tell what is wrong in each of its files.

        At first what reading alone finds is told, then the rest.
        """
        try:
            if project.seen is None:
                self._tell(project, project.glance)
            self._tell(project, project.look)
        except SoloError:
            return  # no adventure begins there any more
        # what the editor asked for since the change rests on the look before
        if not self._over and self._asks_again("inlay_hint"):
            self.server.workspace_inlay_hint_refresh(None)
        self._lenses_again()

    def _clear_gone(self) -> None:
        """Take back what was told of folders that are no more; few editors tell when one goes."""
        with self._lock:
            gone = [one for one in self._projects.values() if not _is_there(one)]
        for project in gone:
            for name in sorted(self._told.pop(project.key, ())):
                self._publish(project, name, [])

    def _publish(self, project: Project, name: str, found: list[Any]) -> None:
        told = types.PublishDiagnosticsParams(uri=self._uri(project, name), diagnostics=found)
        self.server.text_document_publish_diagnostics(told)

    def _tell(self, project: Project, look: Callable[[], Seen]) -> None:
        with self._lock:
            seen = look()
            told: dict[str, list[Any]] = {}
            for problem in seen.problems:
                if problem.mark.file in seen.called:
                    told.setdefault(seen.called[problem.mark.file], []).append(problem)
            before = self._told.get(project.key, set())
            self._told[project.key] = {*told}
            open_now = {*project.unsaved}
        units = self._units()
        for name in sorted({*told, *before, *open_now}):
            if self._over:
                return
            lines = project.lines(name)
            found = [wire.diagnostic(one, lines, units) for one in told.get(name, ())]
            self._publish(project, name, found)

    # Answers

    def completions(self, params: Any) -> Any:
        """Say what may stand at a cursor."""
        project, file, line, column = self._place(params)
        if project is None:
            return []
        return [wire.item(one) for one in complete.completions(project, file, line, column)]

    def hover(self, params: Any) -> Any:
        """Tell of what stands under a cursor."""
        project, file, line, column = self._place(params)
        told = "" if project is None else hover.hover(project, file, line, column)
        if not told:
            return None
        return types.Hover(types.MarkupContent(kind=types.MarkupKind.Markdown, value=told))

    def definition(self, params: Any) -> Any:
        """Say where a name is declared."""
        project, file, line, column = self._place(params)
        name = None if project is None else names.name_at(project, file, line, column)
        if project is None or name is None:
            return None
        return [self._location(project, span) for span in names.declared(project, name)]

    def references(self, params: Any) -> Any:
        """Say where a name stands."""
        project, file, line, column = self._place(params)
        name = None if project is None else names.name_at(project, file, line, column)
        if project is None or name is None:
            return None
        own = params.context.include_declaration
        spans = names.everywhere(project, name, declaration=own)
        return [self._location(project, span) for span in spans]

    def prepare_rename(self, params: Any) -> Any:
        """Say what would be renamed."""
        project, file, line, column = self._place(params)
        name = None if project is None else names.name_at(project, file, line, column)
        if project is None or name is None:
            return None
        spans = [one for one in names.everywhere(project, name) if one[:2] == (file, line)]
        here = next((one for one in spans if one.start <= column <= one.end), None)
        if here is None:
            return None
        lines = project.lines(file)
        return wire.range_of(here, lines, self._units())

    def rename(self, params: Any) -> Any:
        """Give a thing another name everywhere."""
        project, file, line, column = self._place(params)
        if project is None:
            return None
        with self._lock:
            project.fresh()
            name = names.name_at(project, file, line, column)
            if name is None:
                return None
            try:
                found = names.renamed(project, name, params.new_name)
            except SoloError as reason:
                raise JsonRpcInvalidParams(str(reason)) from reason
        return types.WorkspaceEdit(
            changes={
                self._uri(project, own): self._edits(project, own, edits)
                for own, edits in found.items()
            }
        )

    def actions(self, params: Any) -> Any:
        """Say what may be done about the problems of some lines."""
        found = self._found(params.text_document.uri)
        if found is None:
            return []
        project, file = found
        seen, told = project.now, []
        first, last = params.range.start.line, params.range.end.line
        for problem in seen.problems:
            if problem.mark.file != seen.files.shown(file):
                continue
            if not first <= problem.mark.line - 1 <= last:
                continue
            lines = project.lines(file)
            about = wire.diagnostic(problem, lines, self._units())
            for action in actions.actions(project, file, problem):
                edits = {self._uri(project, file): self._edits(project, file, action.edits)}
                told.append(
                    types.CodeAction(
                        title=action.title,
                        kind=types.CodeActionKind.QuickFix,
                        diagnostics=[about],
                        is_preferred=action.cures,
                        edit=types.WorkspaceEdit(changes=edits),
                    )
                )
        return told

    def symbols(self, params: Any) -> Any:
        """List what is in a file."""
        text = self._text(params)
        lines, units = text.split("\n"), self._units()
        return [wire.symbol(one, lines, units) for one in outline.symbols(text)]

    def all_symbols(self, params: Any) -> Any:
        """List names of the adventures that are open, those that begin as asked first."""
        wanted = params.query.lower()
        every = [
            (not name.lower().startswith(wanted), name, kind, project)
            for project in self._projects.values()
            for kind, name in project.now.names.set
            if wanted in name.lower()
        ]
        found = []
        for _, name, kind, project in sorted(every, key=lambda one: one[:3])[:MOST_SYMBOLS]:
            for span in names.declared(project, names.Name(kind, name))[:1]:
                place = self._location(project, span)
                symbol = types.WorkspaceSymbol(
                    name=name,
                    kind=types.SymbolKind.Object,
                    location=place,
                    container_name=kind,
                )
                found.append(symbol)
        return found

    def folds(self, params: Any) -> Any:
        """List what may be folded."""
        return [
            types.FoldingRange(first, last) for first, last in outline.folds(self._text(params))
        ]

    def formatted(self, params: Any) -> Any:
        """Put the layout of a file right, if that changes nothing of what it says."""
        text = self._text(params)
        new = outline.formatted(text)
        if new is None:
            return []
        end = types.Position(text.count("\n") + 1, 0)
        return [types.TextEdit(types.Range(types.Position(0, 0), end), new)]

    def lenses(self, params: Any) -> Any:
        """List the lines above scenes."""
        found = self._found(params.text_document.uri)
        if found is None:
            return []
        project, file = found
        told = []
        for lens in hints.lenses(project, file):
            place = types.Position(lens.line, 0)
            command = PLAY if lens.does == "play" else COUNT
            given = [str(project.folder), lens.scene]
            told.append(
                types.CodeLens(
                    types.Range(place, place),
                    types.Command(title=lens.text, command=command, arguments=given),
                )
            )
        return told

    def inlays(self, params: Any) -> Any:
        """List the chances of checks."""
        found = self._found(params.text_document.uri)
        if found is None:
            return []
        project, file = found
        if not self._asks_again("inlay_hint"):
            project.fresh()
        lines = project.lines(file)
        first, last = params.range.start.line, params.range.end.line
        told = []
        for hint in hints.hints(project, file, range(first, last + 1)):
            if hint.line < len(lines):
                line = lines[hint.line]
                at = types.Position(hint.line, self._units().sent(line, len(line)))
                told.append(types.InlayHint(position=at, label=hint.text, padding_left=True))
        return told

    def _asks_again(self, what: str) -> bool:
        """Say whether the editor asks for these things again when it is told to."""
        said = getattr(self.server.client_capabilities.workspace, what, None)
        return bool(said and said.refresh_support)

    def _lenses_again(self) -> None:
        if not self._over and self._asks_again("code_lens"):
            self.server.workspace_code_lens_refresh(None)

    # Commands

    def play(self, *given: Any) -> str:
        """Say how a game begins at a scene; editors with a terminal run that."""
        folder, scene = _named(given)
        project = None if folder else self._alone()
        place = folder or ("" if project is None else str(project.folder))
        if not place:
            return ""
        command = f"solo play {place} --at {scene}" if scene else f"solo play {place}"
        self._say(command)
        return command

    def count(self, *given: Any) -> int:
        """Let random players play, and count how many of their games come to each scene."""
        folder, _ = _named(given)
        project = self._projects.get(Path(folder)) if folder else self._alone()
        if project is None:
            return 0
        with self._lock:  # a look at the adventure would share the work that its texts may take
            project.counted, project.games = counting.counted(project)
        self._lenses_again()
        if not folder:
            told = "hover over the name of a scene to see how many came there"
            self._say(f"{project.games} games were played; {told}")
        return project.games

    def _alone(self) -> Project | None:
        """Return the adventure that is open, for a command that names none; say so if it isn't one.

        Some editors list the commands of code lenses, and call them with nothing.
        """
        every = [
            one
            for one in self._projects.values()
            if one.unsaved and not isinstance(one, Loose) and _is_there(one)
        ]
        if len(every) == 1:
            return every[0]
        found = f"{len(every)} are open" if every else "none is open"
        self._say(f"this is about one adventure, and {found}; take it from the line above a scene")
        return None

    def _say(self, text: str) -> None:
        self.server.window_show_message(types.ShowMessageParams(types.MessageType.Info, text))

    # Places

    def _found(self, uri: str, *, opens: bool = False) -> tuple[Project, str] | None:
        """Return what a document belongs to, and what it is called there; None if to nothing."""
        named = uris.to_fs_path(uri)
        if named is None:
            return None
        path = Path(named)
        with self._lock:
            found = self._projects.get(path)
            if found is None and opens and is_loose(path, self._content(uri)):
                found = self._projects[path] = Loose(path, self._find)
            folder = folder_of(path) if found is None else None
            if folder is not None:
                found = self._projects.setdefault(folder, Project(folder))
        return None if found is None else (found, found.name_of(path))

    def _content(self, uri: str) -> str:
        return str(self.server.workspace.get_text_document(uri).source)

    def _place(self, params: Any) -> tuple[Project | None, str, int, int]:
        found = self._found(params.text_document.uri)
        if found is None:
            return None, "", 0, 0
        project, file = found
        lines = project.lines(file)
        number = params.position.line
        line = lines[number] if number < len(lines) else ""
        return project, file, number, self._units().received(line, params.position.character)

    def _text(self, params: Any) -> str:
        return self._content(params.text_document.uri)

    def _units(self) -> wire.Units:
        encoding = self.server.workspace.position_encoding
        return wire.Units(str(getattr(encoding, "value", encoding) or "utf-16"))

    def _uri(self, project: Project, name: str) -> str:
        return str(uris.from_fs_path(str((project.folder / name).absolute())))

    def _location(self, project: Project, span: Span) -> Any:
        lines = project.lines(span.file)
        return types.Location(
            self._uri(project, span.file), wire.range_of(span, lines, self._units())
        )

    def _edits(self, project: Project, file: str, edits: Any) -> list[Any]:
        lines = project.lines(file)
        return [
            types.TextEdit(wire.range_of(span, lines, self._units()), text) for span, text in edits
        ]
