"""Completion of commands and names in shells, and the manual page."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner

from solo.cli import SUMMARIES, solo


def completed(*words: str, incomplete: str = "") -> list[str]:
    found = ShellComplete(solo, {}, "solo", "_SOLO_COMPLETE").get_completions(
        list(words), incomplete
    )
    return [item.value for item in found if item.type == "plain"]


def test_commands_are_completed() -> None:
    assert completed(incomplete="ver") == ["verify"]


def test_adventures_are_completed() -> None:
    assert completed("play", incomplete="first") == ["first-steps"]
    assert "the-lending" in completed("lint")


def test_systems_are_completed() -> None:
    assert completed("roll", incomplete="fe") == ["fell"]


def test_saves_are_completed_from_the_folder_that_is_named(tmp_path: Path) -> None:
    words = ["play", "first-steps", "--seed", "a", "--saves", str(tmp_path), "--plain"]
    assert CliRunner().invoke(solo, words, input="1\n").exit_code == 0
    (save,) = tmp_path.glob("*.jsonl")

    assert completed("verify", "--saves", str(tmp_path)) == [save.stem]
    assert completed("journal", "--saves", str(tmp_path / "none")) == []


def test_kept_heroes_are_completed() -> None:
    assert isinstance(completed("hero", "show"), list)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_a_script_that_it_understands(shell: str) -> None:
    done = CliRunner().invoke(solo, ["completion", shell])

    assert done.exit_code == 0
    assert "_SOLO_COMPLETE" in done.stdout
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=done.stdout, text=True, check=True)


def test_the_program_answers_a_shell() -> None:
    environment = {
        "_SOLO_COMPLETE": "bash_complete",
        "COMP_WORDS": "solo play fir",
        "COMP_CWORD": "2",
        "PATH": "/usr/bin:/bin",
    }
    done = subprocess.run(
        [sys.executable, "-m", "solo"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == "plain,first-steps\n"


def test_the_manual_page_has_every_command() -> None:
    page = CliRunner().invoke(solo, ["man"]).stdout

    assert page.startswith(".TH SOLO 1")
    for name in SUMMARIES:
        assert f".B solo {name}" in page
    assert "\n.'" not in page


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_second_name_is_completed_too(shell: str) -> None:
    found = CliRunner().invoke(solo, ["completion", shell])

    assert any(
        "_solo_completion" in one and "solo-adventures" in one for one in found.stdout.splitlines()
    )
    assert found.stderr == ""  # a shell that starts up shows what is said there


EVIL = "$(touch PWNED).jsonl"
SHELLS = {
    "bash": (["--norc", "--noprofile", "-i"], "PS1='READY> '; bind 'set bell-style none'"),
    "zsh": (["-f", "-i"], "PS1='READY> '; autoload -U compinit; compinit -u; unsetopt BEEP"),
    "fish": (["--no-config", "-i"], "function fish_prompt; printf 'READY> '; end"),
}


@pytest.mark.skipif(sys.platform == "win32", reason="these shells are of Unix")
@pytest.mark.parametrize("begun", ["", "'", '"'])
@pytest.mark.parametrize("name", [EVIL, "it's; `touch PWNED`, & *.jsonl"])
@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_never_runs_the_name_that_it_completes(
    shell: str, name: str, begun: str, tmp_path: Path
) -> None:
    """The whole name reaches the program, whatever is in it, and nothing of it is run."""
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"no {shell} here")
    if shell == "fish" and begun:
        pytest.skip("click takes a lone quote of fish for a word of its own, and offers nothing")
    saves = tmp_path / "data" / "solo" / "saves"
    saves.mkdir(parents=True)
    (saves / name).write_text("no journal\n")
    bin_ = tmp_path / "bin"
    bin_.mkdir()
    told = tmp_path / "told"
    (bin_ / "solo").write_text(
        "#!/bin/sh\n"
        f'[ -z "$_SOLO_COMPLETE" ] && printf "%s\\n" "$@" > {told}\n'
        f'exec {sys.executable} -m solo "$@"\n'
    )
    (bin_ / "solo").chmod(0o755)

    _type_into(program, *SHELLS[shell], f"solo journal {begun}", told, tmp_path)

    assert not (tmp_path / "PWNED").exists()
    assert told.read_text() == f"journal\n{name.removesuffix('.jsonl')}\n"


def _type_into(
    program: str, words: list[str], begin: str, typed: str, told: Path, place: Path
) -> None:
    """Type a line up to a Tab into a shell, and end it once the shell has completed it."""
    import pexpect

    path = f"{place / 'bin'}:/usr/bin:/bin"
    env = {"PATH": path, "HOME": str(place), "XDG_DATA_HOME": str(place / "data"), "TERM": "dumb",
           "LC_ALL": "C.UTF-8"}  # fmt: skip
    child = pexpect.spawn(program, words, cwd=str(place), env=env, timeout=20, dimensions=(24, 200))
    try:
        name = Path(program).name
        script = f"solo completion {name}"
        source = f"{script} | source" if name == "fish" else f'eval "$({script})"'
        child.sendline(begin)
        child.sendline(f"{source}; rm -f {told}")
        child.sendline("echo BE''GUN")
        child.expect("BEGUN")
        child.expect("READY> ")
        child.send(f"{typed}\t")
        child.expect("PWNED")
        child.sendline("")
        child.sendline("echo E''NDED")
        child.expect("ENDED")
    finally:
        child.close(force=True)
