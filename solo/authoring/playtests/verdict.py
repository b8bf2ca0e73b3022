"""What a playtest shows beside its numbers: what nobody met, and whether expectations hold."""

from collections.abc import Collection, Iterator, Mapping

from solo.adventure.model import Adventure
from solo.authoring.playtests.parts import KINDS, TEXT, Part
from solo.authoring.playtests.report import Report, wilson


def endings_of(adventure: Adventure) -> tuple[str, ...]:
    """Return the endings of an adventure, as written."""
    return tuple(scene.id for scene in adventure.scenes.values() if scene.ending is not None)


def unreached(adventure: Adventure, report: Report, found: Collection[str] = ()) -> tuple[str, ...]:
    """Return the endings that no game came to, nor a search or a walkthrough (`found`)."""
    return tuple(
        scene
        for scene in endings_of(adventure)
        if scene not in report.endings and scene not in found
    )


def never(unmet: Collection[Part]) -> Mapping[str, list[str]]:
    """Return what nobody met, by kind and name; branches of prose with their places."""
    return {
        kind: [placed(part) if kind == TEXT else part.name for part in unmet if part.kind == kind]
        for kind in KINDS
    }


def met(parts: Collection[Part], report: Report) -> Mapping[str, Mapping[str, int]]:
    """Return in how many games each part was met, by kind and name."""
    return {
        kind: {part.name: report.hits[part.key] for part in parts if part.kind == kind}
        for kind in KINDS
    }


def placed(part: Part) -> str:
    """Return what a part is called, and where it stands."""
    return f"{part.name} ({part.mark})"


def disappointed(
    adventure: Adventure, report: Report, found: Collection[str] = ()
) -> Iterator[str]:
    """Yield the expectations of the header that a playtest disproves.

    A share is disproved where its 95 % range and the one that is expected have nothing in common:
    chance alone seldom fails a run, and more games make it sharper.
    """
    expect = adventure.expect
    for name, wanted in expect.endings.items():
        count = sum(report.endings[one] for one in _meant(adventure, name, report))
        share = wilson(count, report.games)
        if share.high < wanted.low or share.low > wanted.high:
            said = f"{100 * share.share:.1f}% ({100 * share.low:.1f}-{100 * share.high:.1f}%)"
            yield f"ending '{name}' is expected in {wanted} of the games, and came in {said}"
    left = unreached(adventure, report, found)
    if expect.unreached is not None and len(left) > expect.unreached:
        yield f"{len(left)} endings are unreached ({', '.join(left)}), not {expect.unreached}"


def _meant(adventure: Adventure, name: str, report: Report) -> tuple[str, ...]:
    """Return the endings that a name means: that of a scene, or all of a kind."""
    scene = adventure.scenes.get(name)
    if scene is not None and scene.ending is not None:
        return (name,)
    kinds = {key: one.ending.kind for key, one in adventure.scenes.items() if one.ending}
    return tuple(one for one in report.endings if kinds.get(one, one) == name)
