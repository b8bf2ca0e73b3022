"""What `solo test` tells of a campaign."""

import json
from pathlib import Path

from tests.conftest import Solo

LAMPS = Path(__file__).parents[2] / "campaigns" / "lamps"
WORDS = ("test", str(LAMPS), "--games", "12", "--seed", "1")


def test_it_is_told_how_often_another_hero_went_on(solo: Solo) -> None:
    heirs: dict[str, int] = json.loads(solo(*WORDS, "--json").stdout)["heirs"]

    share = 100 * (12 - heirs["0"]) / 12
    told = f"Another hero went on, after a death or as one made way, in {share:.1f}%"
    assert 0 < share < 100
    assert told in solo(*WORDS).stdout
