"""A copy of the checkout with a fault in it."""

from pathlib import Path
from types import SimpleNamespace as Mutant

from tests.mutate.copies import Copy


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
