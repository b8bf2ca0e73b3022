"""The mistakes of a rules file about heroes, how they are made and what they buy, and foes."""

from collections.abc import Mapping

from solo.rules.data_systems.looking import Looking, Problems, is_word, near
from solo.rules.data_systems.model import MOST, Making, Rating, Track
from solo.source import shown


class Heroes(Looking):
    """A look at the making of heroes, at advancement, and at foes."""

    def run(self) -> Problems:
        yield from self._foes()
        file, plan = self.file, self.file.making or Making()
        ways = [one for one in ("array", "points", "roll") if getattr(plan, one)]
        if len(ways) > 1:
            message = f"making: attributes come by one of {', '.join(ways)}, not by several"
            yield self.problem("value-wrong", message, "making", ways[1], key=True)
        if plan.array and len(plan.array) < len(file.attributes):
            message = f"array: {len(plan.array)} numbers for {len(file.attributes)} attributes"
            yield self.problem("value-wrong", message, "making", "array")
        for number in plan.array:
            short = [n for n, one in file.attributes.items() if not _within(number, one.range)]
            if short:
                least, most = file.attributes[short[0]].range
                whose = " and ".join(f"'{name}'" for name in short)
                message = f"array: {number} is outside of the range of {whose}, {least} to {most}"
                yield self.problem("value-wrong", message, "making", "array")
                break
        if plan.roll is not None and plan.roll.thrown is None:
            message = f"roll: dice are needed, such as 3d6, not '{shown(plan.roll.text)}'"
            yield self.problem("value-wrong", message, "making", "roll")
        for name, kind in plan.archetypes.items():
            parts: Mapping[str, Mapping[str, Rating] | Mapping[str, Track]] = {
                "attributes": file.attributes,
                "skills": file.skills,
                "tracks": file.all_tracks,
            }
            for part, known in parts.items():
                for one, value in getattr(kind, part).items():
                    here = ("making", "archetypes", name, part, one)
                    if one not in known:
                        message = f"unknown '{shown(one)}'{near(one, known)}"
                        yield self.problem("name-unknown", message, *here, key=True)
                    elif not known[one].range[0] <= value <= known[one].range[1]:
                        least, most = known[one].range
                        message = f"'{one}' is {least} to {most}, not {value}"
                        yield self.problem("value-wrong", message, *here)
        yield from self._advancement()

    def _advancement(self) -> Problems:
        plan = self.file.advancement
        if plan is None:
            return
        if plan.spend not in self.file.all_tracks:
            message = f"spend: {self.no_track(plan.spend)}"
            yield self.problem("name-unknown", message, "advancement", "spend")
        known = {*self.hero, "value"}
        for key in ("attributes", "skills"):
            price = getattr(plan, key)
            yield from self.formula(price, known, "advancement", key)
            if (
                price is not None
                and price.text.removeprefix("-").isdecimal()
                and int(price.text) < 1
            ):
                message = f"{key}: a price is 1 or more, not {price.text}"
                yield self.problem("value-wrong", message, "advancement", key)
        for name, formula in plan.tracks.items():
            if name not in self.file.all_tracks:
                message = self.no_track(name)
                yield self.problem("name-unknown", message, "advancement", "tracks", name, key=True)
            yield from self.formula(formula, known, "advancement", "tracks", name)

    def _foes(self) -> Problems:
        """Look at the foes that a table can name."""
        foes = (clash.foe for clash in self.file.clash.values())
        known = tuple(dict.fromkeys(name for foe in foes for name in foe))
        for key, numbers in self.file.foes.items():
            if not is_word(key):
                message = f"'{shown(key)}' can't be a name here; write one such as grey-wolf"
                yield self.problem("value-wrong", message, "foes", key, key=True)
            for name, value in numbers.items():
                at = ("foes", key, name)
                if name not in known:
                    message = f"no clash has a number '{shown(name)}' of a foe{near(name, known)}"
                    yield self.problem("name-unknown", message, *at, key=True)
                elif not 0 <= value <= MOST:
                    message = f"{name}: 0 to {MOST:,}, not {value}"
                    yield self.problem("value-wrong", message, *at)


def _within(number: int, span: tuple[int, ...]) -> bool:
    return span[0] <= number <= span[1]
