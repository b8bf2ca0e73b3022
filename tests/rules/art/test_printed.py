"""The files that hold the printed tables."""

import json
from pathlib import Path

import pytest

from solo.errors import TableError
from solo.rules.art.printed import DATA, printed
from solo.rules.core.values.printed import read_table


@pytest.mark.parametrize("file", sorted(DATA.glob("*.json")), ids=lambda file: file.stem)
def test_every_table_says_its_source(file: object) -> None:
    assert printed(file.stem)["source"]  # type: ignore[attr-defined]


def test_a_table_without_a_source_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bare.json").write_text(json.dumps({"rows": []}))

    with pytest.raises(TableError, match="must say its source"):
        read_table(tmp_path, "bare")
