"""Advice on fights: what is allowed, and yet can never come about or is unwise."""

from collections.abc import Iterator, Sequence

from solo.rules.core.system_parts import Advice
from solo.rules.core.wording.quoting import shown
from solo.rules.fictive_hack.checks.difficulty import Difficulty
from solo.rules.fictive_hack.checks.steps import RATED
from solo.rules.fictive_hack.fight.written import Bribe, Fight
from solo.rules.fictive_hack.gear.trade import Pay
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.printed import printed

LEAST_FACE = 1
_SURE = ("wait", "defend")  # rules of a policy that can be followed whenever they are come to


def review(checks: Sequence[object]) -> Iterator[Advice]:
    """Yield advice on the fights of an adventure."""
    for place, check in enumerate(checks):
        if isinstance(check, Fight):
            yield from _deadly(place, check)
            yield from _ways(place, check)
            yield from _bribes(place, check)
            yield from _changes(place, check)
            yield from _policies(place, check)
        elif isinstance(hard := getattr(check, "difficulty", None), Difficulty):
            yield from _hardest(place, hard.number)
            yield from _rated(place, getattr(check, "attribute", ()))
        elif isinstance(check, Pay) and not check.price:
            message = "nothing is to be paid; give a price in gold, silver or copper"
            yield Advice(place, "value-odd", message)
    yield from _never_flee([check for check in checks if isinstance(check, Fight)], checks)


def _hardest(place: int, number: int) -> Iterator[Advice]:
    """Say of a roll that it is harder than the hardest of the rules' list, or sure (FH-167)."""
    word, hardest = max(printed("tasks")["difficulties"].items(), key=lambda named: int(named[1]))
    message = f"difficulty {number}: the hardest of the rules is {hardest}, '{word}'"
    if number <= LEAST_FACE:
        message = f"difficulty {number}: each die shows that or more, so this hardly fails"
    if not LEAST_FACE < number <= hardest:
        yield Advice(place, "value-odd", message, "difficulty", ("difficulty",))


def _rated(place: int, attribute: Sequence[Rating]) -> Iterator[Advice]:
    """Say of an attribute that is given as a number as which nobody has it."""
    for one in attribute:
        if doubt := RATED.doubt("attribute", one.value):
            yield Advice(place, "value-odd", doubt, "attribute", ("attribute",))


def _deadly(place: int, fight: Fight) -> Iterator[Advice]:
    """Say where a hero can die, which a warning has to stand before."""
    if fight.deadly:
        message = "the hero can die in this fight; put it under a choice with certain_death"
        yield Advice(place, "fight-deadly", message)


def _ways(place: int, fight: Fight) -> Iterator[Advice]:
    """Say of places that no way leads to, hidden ones counted (FH-122)."""
    every = {**fight.arenas, **fight.hidden}
    ways: dict[str, set[str]] = {key: {*arena.adjacent} for key, arena in every.items()}
    for key, arena in every.items():
        for other in arena.adjacent:
            ways[other].add(key)
    reached, ahead = {fight.start}, [fight.start]
    while ahead:
        new = ways[ahead.pop()] - reached
        reached |= new
        ahead += new
    if len(fight.arenas) > 1 and not ways[fight.start]:
        message = (
            f"no way leads out of '{shown(fight.start)}', where the hero starts, to "
            f"{' or '.join(shown(key) for key in fight.arenas if key != fight.start)}; name places "
            "beside each other under 'adjacent'"
        )
        yield Advice(place, "fight-apart", message, at=("arenas", fight.start))
        return
    for key in every:
        if key not in reached and (key in fight.arenas or not ways[key]):
            there = next((one.foe for one in fight.foes if one.arena == key), key)
            message = (
                f"no way leads from '{shown(fight.start)}' to '{shown(key)}', where "
                f"'{shown(there)}' is; name places beside each other under 'adjacent'"
                if there != key
                else f"no way leads from '{shown(fight.start)}' to '{shown(key)}'; name places "
                "beside each other under 'adjacent'"
            )
            part = "arenas" if key in fight.arenas else "hidden"
            yield Advice(place, "fight-apart", message, at=(part, key))


def _bribes(place: int, fight: Fight) -> Iterator[Advice]:
    """Say of bribes that rout somebody who is not there (FH-125)."""
    foes = [one.foe for one in fight.foes]
    for number, bribe in enumerate(fight.bribes):
        if bribe.routs and bribe.routs not in foes:
            message = (
                f"'{shown(bribe.routs)}' is not in this fight, so nobody is routed; foes are "
                f"{', '.join(dict.fromkeys(foes))}"
            )
            yield Advice(place, "fight-idle", message, at=("bribes", number, "routs"))
        if bribe == Bribe(text=bribe.text, ap=bribe.ap, id=bribe.id):
            message = "this bribe does nothing; give it opens, arm, bonus, routs or heals"
            yield Advice(place, "fight-idle", message, at=("bribes", number))
    open_now: dict[str, str] = {}
    for number, bribe in enumerate(fight.bribes):
        if bribe.opens and open_now.setdefault(bribe.opens, bribe.id) != bribe.id:
            message = (
                f"'{shown(open_now[bribe.opens])}' opens '{shown(bribe.opens)}' too, and once open "
                "it stays so; open another place, or leave one of them out"
            )
            yield Advice(place, "fight-idle", message, at=("bribes", number, "opens"))
    opened = {bribe.opens for bribe in fight.bribes}
    for key in fight.hidden:
        if key not in opened:
            message = f"no bribe opens '{shown(key)}', so it stays hidden; give one 'opens: {key}'"
            yield Advice(place, "fight-idle", message, at=("hidden", key))


def _changes(place: int, fight: Fight) -> Iterator[Advice]:
    """Say of changes that never come, or change nothing (FH-126)."""
    every = {**fight.arenas, **fight.hidden}
    now = {key: arena.type for key, arena in every.items()}
    order = sorted(enumerate(fight.changes), key=lambda one: one[1].round)
    seen: set[tuple[int, str]] = set()
    for number, change in order:
        at = ("changes", number, "round")
        if fight.rounds and change.round > fight.rounds:
            message = (
                f"this changes in round {change.round}, and the fight is over after round "
                f"{fight.rounds}; give an earlier round, or more 'rounds'"
            )
            yield Advice(place, "fight-idle", message, at=at)
        elif change.round < 1:
            message = f"no round has the number {change.round}; the first is 1"
            yield Advice(place, "fight-idle", message, at=at)
        elif now[change.arena] == change.type:
            message = f"'{shown(change.arena)}' is {change.type} already, so nothing changes"
            yield Advice(place, "fight-idle", message, at=("changes", number, "type"))
        elif (change.round, change.arena) in seen:
            message = (
                f"'{shown(change.arena)}' changes twice in round {change.round}, and only the last "
                "type counts; give one of them another round"
            )
            yield Advice(place, "fight-idle", message, at=at)
        seen.add((change.round, change.arena))
        now[change.arena] = change.type


def _policies(place: int, fight: Fight) -> Iterator[Advice]:
    """Say of rules of a policy that never have their turn, or can't be done (FH-131)."""
    for number, placed in enumerate(fight.foes):
        foe, at = placed.block, ("foes", number)
        if foe is None:
            continue
        names = [power.name for power in foe.powers]
        if len({*names}) < len(names):
            twice = next(one for one in names if names.count(one) > 1)
            message = f"two powers of '{shown(placed.foe)}' are called '{shown(twice)}'; rename one"
            yield Advice(place, "value-odd", message, at=at)
        last = next((n for n, rule in enumerate(foe.policy) if rule in _SURE), len(foe.policy))
        if last < len(foe.policy) - 1:
            message = (
                f"the policy of '{shown(placed.foe)}' never comes to "
                f"'{shown(foe.policy[last + 1])}': it can always do '{foe.policy[last]}', which "
                "stands before; put that one last"
            )
            yield Advice(place, "fight-idle", message, at=at)
        if foe.shoots is None and any(
            rule.split(":")[-1].strip() == "shoot" for rule in foe.policy
        ):
            message = (
                f"'{shown(placed.foe)}' is to shoot by its policy, and has nothing to shoot; give "
                "it 'shoots: longbow', or another policy"
            )
            yield Advice(place, "fight-idle", message, at=at)


def _never_flee(fights: Sequence[Fight], checks: Sequence[object]) -> Iterator[Advice]:
    """Say of groups that run when so many have fallen as there never are (FH-214)."""
    most: dict[str, int] = {}
    for one in (placed for fight in fights for placed in fight.foes):
        most[one.foe] = max(one.count, most.get(one.foe, 0))
    told: set[str] = set()
    for fight in fights:
        for number, placed in enumerate(fight.foes):
            needed = 0 if placed.block is None else placed.block.fled_at
            if needed >= most[placed.foe] and needed > 0 and placed.foe not in told:
                told.add(placed.foe)
                message = (
                    f"the others run when {needed} have fallen, and there are {most[placed.foe]}; "
                    "lower 'fled_at', or let more of them come"
                )
                at = ("foes", number)
                yield Advice(checks.index(fight), "fight-idle", message, at=at)
