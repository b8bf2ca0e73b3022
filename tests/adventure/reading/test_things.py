"""What a story hands over is carried, and `examine` answers for it."""

import pytest
from click.testing import CliRunner

from solo.cli.games.play import play


@pytest.mark.parametrize(
    ("name", "where", "choice", "thing"),
    [
        ("first-steps", ["--at", "square"], "take the chain", "brass chain of office"),
        ("first-steps", ["--at", "square"], "take the chain", "key of the clock tower"),
        (
            "the-nine-oclock-reading",
            ["--at", "half-way-room"],
            "take down the coil",
            "coil of line wire",
        ),
    ],
)
def test_what_is_handed_over_is_in_the_inventory(
    name: str, where: list[str], choice: str, thing: str
) -> None:
    done = CliRunner().invoke(
        play, [name, *where, "--plain", "--seed", "1"], input=f"{choice}\ngear\n"
    )

    assert thing in done.output.replace("\n", " ").casefold(), done.output


@pytest.mark.parametrize("typed", ["examine key", "look at the key", "x clock tower"])
def test_what_is_carried_can_be_examined(typed: str) -> None:
    words = ["first-steps", "--at", "square", "--plain", "--seed", "1"]
    done = CliRunner().invoke(play, words, input=f"take the chain\n{typed}\n")

    assert "key of the clock tower. It is as long as your forearm." in done.output


def test_what_is_not_carried_may_be_asked_about() -> None:
    words = ["first-steps", "--at", "square", "--plain", "--seed", "1"]
    done = CliRunner().invoke(play, words, input="examine the moon\n")

    assert "ask Is there anything about the moon?" in done.output
