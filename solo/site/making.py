"""The folder of a site: the page, the engine, the adventure and the runtime, each by its hash."""

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from html import escape
from importlib.metadata import files as files_of
from pathlib import Path

from solo.adventure.compiled import carried
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.errors import SoloError
from solo.namedtuple import NamedTuple
from solo.rules.data_systems.system import DataSystem
from solo.site import bundle, runtime
from solo.site.begin import TABLE
from solo.site.first import before
from solo.tabletop import table_adventure
from solo.web import pages
from solo.web.words import words
from solo.words import Words

_OWN = ("feed.js", "store.js", "worker.js", "early.js")
_ELSEWHERE = ("early.js", "worker.js", "store.js")  # are no modules of the page itself
_PAGE = Path(__file__).parent / "page"
_RUNTIME = f"pyodide-{runtime.VERSION}"
_SHORT = 12  # digits of a version
_TYPES = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; "
_POLICY = (
    "style-src 'self'; img-src 'self' data:; connect-src 'self'{outside}; base-uri 'none'; "
    "form-action 'none'"
)
_LICENCES = {
    "solo": "LICENSE",
    "NOTICE": "NOTICE",
    f"Pyodide {runtime.VERSION}": "MPL-2.0.txt",
    "Python": "PSF-2.0.txt",
}
_REMARK = re.compile(rb"^[ \t]*(?://.*|/\*(?s:.*?)\*/[ \t]*)\n", re.MULTILINE)

Files = dict[str, bytes]


class Site(NamedTuple):
    """What is to be made."""

    adventure: Path | None  # the adventure's folder; None for a table without one
    language: str = ""  # the language of its texts, nothing for that in which it is written
    # whether the large files of the runtime are left to a network of such files
    outside: bool = False
    table: str = ""  # the name of a table without an adventure
    system: str = ""  # the name of its rules


def made(site: Site, python: Mapping[str, bytes]) -> tuple[Adventure, Files]:
    """Return the adventure, and the files of its site by their names.

    Raises:
        AdventureError: The adventure can't be played.
        SoloError: Its rules come from another package.
    """
    adventure, parts = _parts(site)
    spoken = "de" if adventure.spoken == "de" else "en"
    try:
        engine = bundle.files(rules_of(adventure), spoken)
    except bundle.NotCarried as reason:
        raise SoloError(
            f"the rules '{reason}' are a program of another package; a site carries those that "
            "come with solo, or are a file of data"
        ) from reason
    held = {f"/engine/{name}": text for name, text in engine.items()}
    held |= {f"/adventure/{adventure.id}/{name}": one.decode() for name, one in parts.items()}
    inner = {
        **_page(),
        "engine.bin": _packed(held),
        "words.json": _json(pages.catalogue(spoken)),
        "licences.html": _licences(adventure, spoken).encode(),
        "site.json": _json(_about(adventure, site, python)),
    }
    version = f"v-{_digest(inner)[:_SHORT]}"
    files = {f"{version}/{name}": content for name, content in inner.items()}
    kept = [name for name in runtime.PINNED if name != runtime.LOCK]
    files |= {
        f"{_RUNTIME}/{name}": python[name]
        for name in kept
        if not (site.outside and name in runtime.OUTSIDE)
    }
    index = _index(adventure, spoken, version, inner, outside=site.outside)
    files["index.html"] = index.encode()
    files["sw.js"] = _worker(adventure.id, files)
    return adventure, files


def _parts(site: Site) -> tuple[Adventure, Mapping[str, bytes]]:
    """Return what is played, and the files that it travels as."""
    if site.adventure is not None:
        return carried.packed(site.adventure, site.language)
    adventure = table_adventure(site.table, site.system, {}, spoken=site.language)
    return adventure, {TABLE: _json([site.table, rules_of(adventure).name, site.language])}


def _page() -> Files:
    """Return the files of the page: those of `solo serve`, fed by a worker, without remarks."""
    found = {name[1:]: one for name, (_, one) in pages.FILES.items() if name not in ("/", "/watch")}
    own = {name: (_PAGE / name).read_bytes() for name in _OWN}
    files = {name: one for name, one in found.items() if name != "transport.js"} | own
    return {name: _REMARK.sub(b"", one) for name, one in files.items()}


def _packed(files: Mapping[str, str]) -> bytes:
    return gzip.compress(_json(dict(sorted(files.items()))), 9, mtime=0)


def _json(told: object) -> bytes:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def _digest(files: Mapping[str, bytes]) -> str:
    whole = hashlib.sha256()
    for name, content in sorted(files.items()):
        whole.update(f"{name}:{len(content)}:".encode() + content)
    return whole.hexdigest()


def _store(adventure: Adventure, site: Site) -> str:
    """Return where a browser keeps the saves of an adventure, whatever its version and language."""
    name = adventure.title if adventure.open else ""
    author = adventure.author  # which a translation may name otherwise
    if site.adventure is not None and site.language:
        author = load(site.adventure).author
    told = json.dumps([adventure.id, author, adventure.system, name])
    return f"solo-{adventure.id}-{hashlib.sha256(told.encode()).hexdigest()[:_SHORT]}"


def _about(adventure: Adventure, site: Site, python: Mapping[str, bytes]) -> Mapping[str, object]:
    outside = runtime.OUTSIDE if site.outside else ()
    return {
        "store": _store(adventure, site),
        "runtime": f"../{_RUNTIME}/",
        "lock": json.dumps({"info": runtime.info(python), "packages": {}}),
        # those of its own host were checked here: a browser that checks one reads all of it first
        "integrity": {name: runtime.integrity(name) for name in outside},
        "outside": {name: f"{runtime.ADDRESS}{name}" for name in outside},
        "cover": {
            "id": adventure.id,
            "title": adventure.title,
            "author": adventure.author,
            "summary": " ".join(adventure.summary.split()),
            "length": "; ".join(filter(None, (adventure.length, adventure.tone))),
            "notes": list(adventure.content_notes),
            "system": rules_of(adventure).title,
            "language": adventure.spoken,
            "first": False,
            "trouble": "",
        },
    }


def _index(
    adventure: Adventure, spoken: str, version: str, names: Iterable[str], *, outside: bool
) -> str:
    say = Words(spoken).say
    policy = _TYPES + _POLICY.format(outside=f" {runtime.CDN}" if outside else "")
    said = {code: say(words(f"site-{code}")) for code in ("starts", "slow", "fails", "noscript")}
    told = {
        "language": spoken,
        "policy": policy,
        "title": adventure.title,
        "summary": " ".join(adventure.summary.split()),
        "version": version,
        "licences": say(words("licences")),
        **said,
    }
    text = (_PAGE / "index.html").read_text(encoding="utf-8")
    found = (name for name in names if name.endswith(".js") and name not in _ELSEWHERE)
    modules = "\n".join(f'<link rel="modulepreload" href="{version}/{name}">' for name in found)
    return text.format(
        before=before(adventure),
        modules=modules,
        **{name: escape(one) for name, one in told.items()},
    )


def _worker(id_: str, files: Mapping[str, bytes]) -> bytes:
    """Return the service worker, whose first line names every file with its hash."""
    sums = {name: _sum(content) for name, content in sorted(files.items())}
    version = hashlib.sha256(_json(sums)).hexdigest()[:_SHORT]
    site = json.dumps({"id": id_, "version": version, "files": sums})
    return f"const SITE = {site};\n".encode() + (_PAGE / "sw.js").read_bytes()


def _sum(content: bytes) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def _licences(adventure: Adventure, spoken: str) -> str:
    """Return the page with the licences of all that is in the folder."""
    say = Words(spoken).say
    about = say(
        words("licence-of", title=adventure.title, author=adventure.author or "-",
              licence=adventure.licence or "-")
    )  # fmt: skip
    source = say(words("licence-source", version=runtime.VERSION))
    texts = {name: _licence(file) for name, file in _LICENCES.items()}
    if isinstance(rules_of(adventure), DataSystem):
        texts |= {name: _of_library(name) for name in bundle.LIBRARIES.values()}
    parts = "".join(
        f"<h2>{escape(name)}</h2>\n<pre>{escape(text)}</pre>\n" for name, text in texts.items()
    )
    title = escape(say(words("licences")))
    return (
        f'<!DOCTYPE html>\n<html lang="{spoken}" data-theme="auto">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f'<title>{title}</title>\n<link rel="stylesheet" href="page.css">\n<main class="licences">'
        f"<h1>{title}</h1>\n<p>{escape(about)}</p>\n<p>{escape(source)}</p>\n{parts}</main>\n</html>\n"
    )


def _licence(name: str) -> str:
    """Return a text that stands in this package, or at the top of a checkout."""
    beside = Path(__file__).parent / "licences" / name
    top = bundle.PACKAGE.parent / name
    return (beside if beside.is_file() else top).read_text(encoding="utf-8")


def _of_library(name: str) -> str:
    """Return the licence that a library was installed with."""
    found = (path for path in files_of(name) or () if path.name.startswith("LICENSE"))
    return "".join(path.read_text(encoding="utf-8") for path in found)
