"""What modules of the package say once for all is as it is listed in `constants.txt`."""

from tests.constants import holds


def test_what_is_said_once_for_all_is_listed() -> None:
    assert holds("solo.terminal"), "read the diff of: python -m tests.constants"
