"""What is known of a text before it runs: its names and parts, what is odd, its branches."""

from pathlib import Path

from solo.errors import Mark
from solo.prose import Language, Prose

TABLE = Path(__file__).with_name("gathered.txt").read_text(encoding="utf-8").splitlines()[1:]


def gathered(text: Prose) -> list[str]:
    found = text.examined(())
    parts = (f"{part.whole}.{part.key}@{part.offset}" for part in found.parts)
    remarks = (f"{one.kind} {one.name} {one.word} @{one.offset}" for one in found.remarks)
    forks = (f"{fork.mark.column} {fork.word} of {fork.tag}" for fork in text.forks())
    told = {
        "names": " ".join(sorted(text.names())),
        "parts": " ".join(parts),
        "remarks": ", ".join(remarks),
        "forks": ", ".join(forks),
    }
    return [
        f"    {name}: {value}".rstrip() for name, value in told.items() if value or name == "names"
    ]


def test_what_is_known_of_texts() -> None:
    strange, place = [], 0
    while place < len(TABLE):
        source = TABLE[place]
        found = gathered(Language().prose(source, Mark("tale.yaml", 1, 1)))
        if TABLE[place + 1 : place + 1 + len(found)] != found:
            strange.append((source, found))
        place += 1 + len(found)

    assert strange == []
