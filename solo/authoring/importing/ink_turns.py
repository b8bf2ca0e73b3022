"""Alternatives of compiled ink that change from visit to visit: sequences, cycles, shuffles."""

from collections.abc import Sequence

from solo.authoring.importing.ink_boxes import Box


def alternatives(box: Box, tests: Sequence[str]) -> tuple[str, str] | None:
    """Return what tells alternatives in turn, and what is to be listed; None of another container.

    Where one of them is more than a text, or they stand under a condition, the first is told.
    """
    if not box.turns:
        return None
    texts: list[str | None] = []
    while (one := box.names.get(f"s{len(texts)}")) is not None:
        said = [item for item in one.items if isinstance(item, str) and item[:1] in ("^", "\n")]
        back = one.items[-1:] if _goes_back(one.items[-1:]) else []
        rest = [item for item in one.items if item not in (*said, "pop", *back)]
        texts.append(None if rest else "".join(s.removeprefix("^") for s in said).strip("\n"))
    plain = [text for text in texts if text is not None]
    if not plain:
        return "", "alternatives that are more than texts"
    if len(plain) < len(texts) or tests:
        return plain[0], "alternatives, of which the first is told"
    kind = "shuffle" if "seq" in box.items else "cycle" if "%" in box.items else "sequence"
    told = ", ".join(f"'{_safe(text)}'" for text in plain)
    return f"{{{{ {kind}({told}) }}}}", ""


def _goes_back(last: Sequence[object]) -> bool:
    return any(isinstance(item, dict) and "->" in item for item in last)


def _safe(text: str) -> str:
    """Return words as they may stand in quotes within a tag."""
    return text.replace("'", "’").replace("{", "(").replace("}", ")").replace("\n", " ")
