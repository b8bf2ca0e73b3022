"""What tests of proofs share: what every condition came to."""

import pytest

from solo.errors import Mark
from solo.prose import Expression


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> dict[Mark, set[bool]]:
    """Return what every condition came to, by where it stands, of all that are asked from now."""
    found: dict[Mark, set[bool]] = {}
    plain = Expression.value

    def value(self: Expression, scope: object) -> object:
        worth = plain(self, scope)  # type: ignore[arg-type]
        found.setdefault(self.mark, set()).add(bool(worth))
        return worth

    monkeypatch.setattr(Expression, "value", value)
    return found
