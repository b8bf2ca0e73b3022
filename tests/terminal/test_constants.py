"""What modules of the package say once for all is as it is listed in `constants.txt`."""

from tests.constants import constants, holds


def test_what_is_said_once_for_all_is_listed() -> None:
    assert holds("solo.terminal"), "read the diff of: python -m tests.constants"


def test_a_run_tells_its_ends_and_nothing_else_is_in_it() -> None:
    kept = {"A": ("a", "b", "c", "e", "e"), "B": {1: None, 2: None, 4: None, 5: True, 6: 1}}

    assert [*constants(kept)] == [
        "A[0 to 2] is 'a' to 'c'", "A[3] is 'e'", "A[4] is 'e'",
        "B[1 to 2] is None", "B[4] is None", "B[5] is True", "B[6] is 1",
    ]  # fmt: skip
