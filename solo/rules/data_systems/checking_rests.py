"""The mistakes of what a rules file says of rest, revival, time and its oracle."""

from solo.errors import Mark
from solo.rules.data_systems.changes import DRAW
from solo.rules.data_systems.looking import Looking, Problems, is_word
from solo.source import shown

_NOWHERE = Mark("", 1, 1)


class Rests(Looking):
    """A look at what happens without a check."""

    def run(self) -> Problems:
        yield from self._rest()
        yield from self._revive()
        yield from self._time()
        yield from self._oracle()

    def _rest(self) -> Problems:
        for name, rest in self.file.rest.items():
            yield from self.formula(rest.when, self.hero, "rest", name, "when")
            yield from self.changes(rest.then, self.hero, "rest", name, "then")
            if not is_word(name):
                message = f"'{shown(name)}' can't be a name here; write one such as make-camp"
                yield self.problem("value-wrong", message, "rest", name, key=True)

    def _revive(self) -> Problems:
        yield from self.changes(self.file.revive, self.hero, "revive")
        for name, amount in self.file.revive.items():
            track = self.file.all_tracks.get(name)
            if track is None or track.fallen is None or amount.thrown is not None:
                continue
            told = self.language.expression(amount.formula, _NOWHERE)
            number = told.value({}) if told.constant else None
            if not isinstance(number, int):
                continue
            least, most = track.range
            if track.down(max(least, min(most, number if amount.sets else track.up + number))):
                message = f"revive: with {amount.text} the hero falls again at once"
                yield self.problem("value-wrong", message, "revive", name)

    def _time(self) -> Problems:
        if self.file.time is not None:
            yield from self.changes(self.file.time.then, self.hero, "time", "then")
            for name, amount in self.file.time.then.items():
                if amount.thrown is not None or name == DRAW:
                    message = "no dice fall as time passes; write a number"
                    yield self.problem("value-wrong", message, "time", "then", name)

    def _oracle(self) -> Problems:
        oracle = self.file.oracle
        if oracle is None:
            return
        yield from self.dice(oracle.dice, {"chance"}, "oracle", "dice")
        known = {*oracle.dice, "chance"}
        for name in oracle.dice:
            yield from self.name(name, "oracle", "dice", name)
        for key in ("when", "strong", "mixed"):
            yield from self.formula(getattr(oracle, key), known, "oracle", key)
        if not oracle.likelihoods:
            message = "'likelihoods' has none: such as likelihoods: {likely: 75, even: 50}"
            yield self.problem("key-missing", message, "oracle", "likelihoods")
        if oracle.usual and oracle.usual not in oracle.likelihoods:
            message = f"usual: '{shown(oracle.usual)}' is none of the likelihoods"
            yield self.problem("name-unknown", message, "oracle", "usual")
