"""The files that hold the printed tables."""

import json

import pytest

from solo.errors import TableError
from solo.rules.art import printed as module
from solo.rules.art.printed import DATA, printed


@pytest.mark.parametrize("file", sorted(DATA.glob("*.json")), ids=lambda file: file.stem)
def test_every_table_says_its_source(file: object) -> None:
    assert printed(file.stem)["source"]  # type: ignore[attr-defined]


def test_a_table_without_a_source_is_refused(
    tmp_path: "object", monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bare.json").write_text(json.dumps({"rows": []}))  # type: ignore[operator]
    monkeypatch.setattr(module, "DATA", tmp_path)

    with pytest.raises(TableError, match="must say its source"):
        printed("bare")
