"""A copy of the checkout with a fault in it."""

import resource
from pathlib import Path
from types import SimpleNamespace as Mutant

import pytest

from tests.mutate.copies import MOST_MEMORY, Copy


def test_no_compiled_file_of_another_fault_is_taken_for_this_one(tmp_path: Path) -> None:
    """Two faults of one size have times of their own, to the second that Python looks at."""
    file = tmp_path / "dice.py"
    file.write_text("FACES = 6\n")
    before, times = file.stat().st_mtime, set()

    for fault in ("FACES = 7\n", "FACES = 8\n"):
        with Copy(tmp_path).faulty(Mutant(path="dice.py", text=fault)):
            assert file.read_text() == fault
            times.add(int(file.stat().st_mtime))

    assert file.read_text() == "FACES = 6\n"
    assert file.stat().st_mtime == before
    assert len({*times, int(before)}) == 3


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="nothing limits another's memory here")
def test_a_fault_that_eats_memory_fails_its_test(tmp_path: Path) -> None:
    (tmp_path / "nothing.py").write_text("")
    (tmp_path / "test_eaten.py").write_text(
        f"def test_much():\n    bytearray({MOST_MEMORY // 10})\n\n"
        f"def test_all():\n    bytearray({MOST_MEMORY})\n"
    )

    ran = Copy(tmp_path).pytest("nothing", ["-rfE", "test_eaten.py"], {}, 60)

    assert ran.returncode == 1
    assert "FAILED test_eaten.py::test_all - MemoryError" in ran.stdout
    assert "1 failed, 1 passed" in ran.stdout
