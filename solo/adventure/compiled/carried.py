"""An adventure that travels: compiled, to be played where neither its files nor YAML are.

It is a folder with what was compiled, what is to be known of it, the author's macros, and rules of
its own. No note in its files and no file that it does not name comes along.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from solo.adventure.compiled.cache import Compiled, unsigned
from solo.adventure.compiled.cache_plan import path_of, unpacked
from solo.adventure.files import Files, macros_of
from solo.adventure.model import Adventure
from solo.adventure.reading.sections import Module, entry, rules_files
from solo.errors import AdventureError
from solo.late import late

COMPILED, ABOUT = "compiled.json", "about.json"


class _Carried(Files):
    """The few files of an adventure that came along; its digest is that of all."""

    __slots__ = ("whole",)
    whole: str

    def digest(self, names: dict[str, bytes] | None = None) -> str:
        """Return the digest of the adventure's own files."""
        return self.whole


@late  # only who makes it needs what reads YAML
def packed(path: Path, language: str = "") -> tuple[Adventure, Mapping[str, bytes]]:
    """Return an adventure in a language, and by their names the files that it travels as.

    Raises:
        AdventureError: It can't be played.
    """
    from tempfile import TemporaryDirectory

    from solo.adventure import files
    from solo.adventure.reading.loading import Loading, has_errors, in_order

    module = Module(files.find(path), None)
    with TemporaryDirectory(prefix="solo-") as aside:
        place = Path(aside) / "compiled"
        place.mkdir()
        loading = Loading(module, place, language)
        loading.whole = True
        adventure = loading.run()
        if adventure is None or has_errors(module.problems):
            raise AdventureError(p for p in in_order(module.problems) if p.severity == "error")
        content = unsigned(path_of(place, module).read_bytes())
    read = module.files
    about = {
        "id": read.id,
        "header": read.header,
        "digest": adventure.digest,
        "files": sorted(read.contents),
        "language": language,
        "untold": adventure.untold,
    }
    root = module.roots[read.header]
    asked = entry(root, "macros")
    needed = {str(asked.value) if asked is not None else "", macros_of(language)}
    needed |= {str(node.value) for node in rules_files(root)}
    found = {name: data for name, data in read.contents.items() if name in needed}
    told = json.dumps(about, ensure_ascii=False).encode()
    return adventure, {**found, COMPILED: content, ABOUT: told}


def opened(folder: Path) -> tuple[Adventure, str]:
    """Return the adventure in a folder of what `packed` made, and the language it was put into.

    Raises:
        AdventureError: It was made by another version.
    """
    about = json.loads((folder / ABOUT).read_bytes())
    files = _Carried(folder, about["header"])
    files.whole = about["digest"]
    module = Module(files, None)
    compiled = Compiled((folder / COMPILED).read_bytes(), about["files"])
    adventure = unpacked(compiled, module, about["language"])
    if adventure is None or module.problems:
        raise AdventureError(module.problems)
    return replace(adventure, id=about["id"], untold=about["untold"]), about["language"]
