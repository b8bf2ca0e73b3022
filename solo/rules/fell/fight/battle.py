"""A fight as it is fought: what each may do, in what order, and how it ends.

Notes: those of `blows` and `health`; at-stake, surprised, surprising, refused, agreed, morale,
edge, fled-not, talked-not, cast, held, ward, slipped, waited, wielded, left-behind, carried-away.
"""

from dataclasses import dataclass, replace

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import made, refuse
from solo.rules.core.odds import Odds
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.turns import LATER, NOW
from solo.rules.fell.actions.casting import CAST, LESS, SIDE
from solo.rules.fell.checks.chances import flight, of_fight, parley
from solo.rules.fell.checks.ladder import Die, step
from solo.rules.fell.checks.roll import throw
from solo.rules.fell.checks.social import MORALE, UNBROKEN, Morale, Request
from solo.rules.fell.checks.tests import Contest, Test
from solo.rules.fell.fight import board
from solo.rules.fell.fight.aftermath import over
from solo.rules.fell.fight.blows import (
    HERO,
    Blow,
    Enemies,
    blast_enemies,
    blow_of,
    bomb_of,
    foes_strike,
    name_of,
    replaced,
    strike_enemy,
    use_up,
)
from solo.rules.fell.fight.improvised import BROKEN_OFF, Tried, worth
from solo.rules.fell.fight.written import FLED, LOST, ROUTED, SURRENDERED, TALKED, WON, Enemy, Fight
from solo.rules.fell.health import burdens as health
from solo.rules.fell.health.damage import Swing
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.rules.fell.printed import printed

Notes = tuple[Note, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Battle(Tried):
    """A fight as things stand.

    Args:
        fight: What the author wrote.
        enemies: The foes.
        round: The round, from 1; 0 before it has begun.
        turns: Who of the hero's side has yet to act this round.
        plans: Who of it attacks whom, when all have said what they do.
        fired: What called for a check of morale already.
        hesitating: Whether the foes lose their next turn.
        late: Whether the foes can't act in the first round.
        ward: The armor of the hero's spells.
        talked: Whether talk was tried.
        down: Those on the hero's side who were treated and are out of this fight.
        shy: Hirelings who would not fight.
        slow: For how many rounds yet each of the dying lives, by the option `dying_rounds`.
        paying: A spell that slipped: its name, its target, and the roll.
        edge: What the hero has gained for the next attack, by what was tried: 1 or 2.
    """

    fight: Fight
    enemies: Enemies
    round: int = 0
    turns: tuple[str, ...] = ()
    plans: tuple[tuple[str, str], ...] = ()
    fired: frozenset[str] = frozenset()
    hesitating: bool = False
    late: bool = False
    ward: int = 0
    talked: bool = False
    down: frozenset[str] = frozenset()
    shy: frozenset[str] = frozenset()
    slow: tuple[tuple[str, int], ...] = ()
    paying: tuple[str, str, Outcome] | None = None
    edge: int = 0

    @property
    def forced(self) -> str | None:
        return None if self.round else "begin"

    @property
    def standing(self) -> Enemies:
        """The foes that still fight."""
        return tuple(one for one in self.enemies if one.up)

    def side(self, sheet: Sheet) -> tuple[str, ...]:
        """Return who on the hero's side can act, the hero first."""
        others = (
            key
            for key, one in sheet.followers.items()
            if one.up and key not in self.down and key not in self.shy
        )
        hero = (HERO,) if sheet.up and HERO not in self.down else ()
        return (*hero, *others)

    def dying(self, sheet: Sheet) -> tuple[str, ...]:
        """Return who on the hero's side dies without treatment."""
        hero = (HERO,) if sheet.out and not sheet.dead else ()
        out = (key for key, one in sheet.companions.items() if one.out and not one.dead)
        return (*hero, *out)

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return board.status(self, sheet)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        return board.options(self, sheet)

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        return of_fight(self, option, sheet)

    def moment(self, sheet: Sheet) -> str:
        return NOW if sheet.up and self.turns[:1] == (HERO,) and self.paying is None else LATER

    def tried(self, outcome: Outcome, sheet: Sheet, dice: Dice) -> Step:
        edge, sheet, notes = worth(outcome, self.edge, sheet, dice)
        return replace(self, edge=edge)._acted(sheet, notes, dice)

    def broken_off(self, sheet: Sheet) -> Step:
        return over(self, BROKEN_OFF, sheet, ())

    # What is done

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if not self.round:
            return self._begin(sheet, dice)
        if self.paying is not None:
            key, target, rolled = self.paying
            price = option.replace("-", " ")
            outcome = board.casting(board.spell_of(sheet, key), self.named(target)).done(
                rolled, price
            )
            sheet, notes = made(outcome.changes, sheet, dice)
            return replace(self, paying=None)._work(key, target, price, sheet, notes, dice)
        return self._deed(option, sheet, dice)

    def _deed(self, option: str, sheet: Sheet, dice: Dice) -> Step:
        """Do what was chosen for whoever acts."""
        who = self.turns[0]
        kind, _, rest = option.partition("-")
        match kind:
            case "all":
                plans = tuple((one, rest) for one in self.turns)
                return replace(self, plans=plans, turns=())._go(sheet, (), dice)
            case "attack":
                planned = replace(self, plans=(*self.plans, (who, rest)))
                return planned._acted(sheet, (), dice)
            case "cast":
                return self._cast(rest, sheet, dice)
            case "blast":
                return self._throw(rest, sheet, dice)
            case "treat":
                return self._treat(who, rest, sheet, dice)
            case "talk":
                return self._talk(sheet, dice)
            case "flee":
                return self._flee(sheet, dice)
            case "wield":
                told = Note("wielded", {"name": _item_name(rest, sheet)})
                return Step(self, changed(sheet, wielded=(rest,)), (told,))
            case _:
                return self._acted(sheet, (Note("waited", {"name": name_of(who, sheet)}),), dice)

    def _begin(self, sheet: Sheet, dice: Dice) -> Step:
        """See who is surprised and who of the hired fights at all.

        Source: FELL, FELL-036, FELL-061.
        """
        risk = self.fight.risk
        notes: Notes = (Note("at-stake", {"risk": risk}),) if risk else ()
        shy = set()
        for key, one in sheet.followers.items():
            if one.up and not one.willing and sheet.up:
                agreed = Request(of=key).resolve(sheet, dice)
                code = "agreed" if agreed.successes else "refused"
                notes += (Note(code, {"name": one.block.name}),)
                shy |= set() if agreed.successes else {key}
        battle = replace(self, round=1, shy=frozenset(shy))
        fight = self.fight
        if not (fight.surprised or fight.ambush) or not sheet.up:
            return battle._turns(sheet, notes, dice)
        quick = max((one.die("dex") for one in self.enemies), default=Die.D4)
        contest = Contest(attribute=("dex",), rival=quick, acting=fight.surprised)
        won = bool(contest.resolve(sheet, dice).successes)
        if fight.ambush:
            notes += (Note("surprising", {"won": won}),)
            return replace(battle, late=won)._turns(sheet, notes, dice)
        notes += (Note("surprised", {"won": won}),)
        if won:
            return battle._turns(sheet, notes, dice)
        return battle._foes(sheet, notes, dice)

    def _turns(self, sheet: Sheet, notes: Notes, dice: Dice) -> Step:
        """Open the turns of the hero's side (FELL-035), or end what is over."""
        turns = self.side(sheet)
        if not turns:
            return over(self, LOST, sheet, notes)
        return Step(replace(self, turns=turns, plans=()), sheet, notes)

    def _acted(self, sheet: Sheet, notes: Notes, dice: Dice) -> Step:
        """Go on to whoever acts next, or carry out the attacks when all have."""
        able = self.side(sheet)
        turns = tuple(who for who in self.turns[1:] if who in able)
        battle = replace(self, turns=turns)
        if turns and battle.standing:
            return Step(battle, sheet, notes)
        return battle._go(sheet, notes, dice)

    def _go(self, sheet: Sheet, notes: Notes, dice: Dice) -> Step:
        """Carry out the attacks, those on one foe together; then its nerve, then its turn."""
        battle = self
        able = self.side(sheet)
        for key in dict.fromkeys(target for _, target in self.plans):
            enemy = battle.named(key)
            actors = [who for who, target in self.plans if target == key and who in able]
            if enemy is None or not enemy.up or not actors:
                continue
            blows = [blow_of(who, enemy, sheet, battle.edge) for who in actors]
            enemies, more = strike_enemy(battle.enemies, key, blows, sheet, dice)
            edge = 0 if HERO in actors else battle.edge
            battle, notes = replace(battle, enemies=enemies, edge=edge), notes + more
        if not battle.standing:
            return over(battle, WON, sheet, notes)
        return battle._nerve(sheet, notes, dice)

    def _nerve(self, sheet: Sheet, notes: Notes, dice: Dice) -> Step:
        """Check morale when something calls for it (FELL-056, FELL-057)."""
        calls = self._calls() - self.fired
        cowed = [one for one in self.standing if not one.block.fearless]
        if not calls or not cowed or HERO not in self.side(sheet):
            return self._foes(sheet, notes, dice)
        leaders = [one for one in cowed if one.block.leader] or cowed
        rival = max(one.die("wil") for one in leaders)
        outcome = Morale(rival=rival).resolve(sheet, dice)
        facts = {
            "why": tuple(sorted(calls)),
            "word": outcome.label,
            "own": outcome.facts["result"],
            "rival": outcome.facts["rival_result"],
            "table": outcome.facts["table"],
        }
        notes += (Note("morale", facts),)
        battle = replace(self, fired=self.fired | calls)
        if outcome.label == UNBROKEN:
            return battle._foes(sheet, notes, dice)
        if outcome.label == MORALE[0]:
            return replace(battle, hesitating=True)._foes(sheet, notes, dice)
        ids = {one.id for one in cowed}
        enemies = tuple(replace(e, gone=True) if e.id in ids else e for e in self.enemies)
        battle = replace(battle, enemies=enemies)
        if battle.standing:
            return battle._foes(sheet, notes, dice)
        gave_up = MORALE.index(outcome.label) >= MORALE.index("surrender on terms")
        trigger = outcome.label.replace(" ", "-")
        return over(battle, SURRENDERED if gave_up else ROUTED, sheet, notes, trigger)

    def _calls(self) -> frozenset[str]:
        """Return what has happened that calls for a check of morale."""
        out = [one for one in self.enemies if one.out]
        lost = [one for one in self.enemies if not one.up]
        lone = self.standing[0] if len(self.standing) == 1 else None
        happened = {
            "first": bool(out),
            "leader": any(one.block.leader for one in out),
            "half": bool(out) and 2 * len(lost) >= len(self.enemies),
            "lone": lone is not None and lone.hp == 0,
        }
        return frozenset(name for name, so in happened.items() if so)

    def _foes(self, sheet: Sheet, notes: Notes, dice: Dice) -> Step:
        """Let the foes have their turn, and begin the next round."""
        acting = not self.hesitating and not self.late
        if acting:
            side = self.side(sheet)
            sheet, more = foes_strike(self.enemies, side, self.ward, sheet, dice)
            notes += more
        enemies = tuple(replace(one, held=max(0, one.held - 1)) for one in self.enemies)
        battle = replace(self, enemies=enemies, round=self.round + 1, hesitating=False, late=False)
        battle, sheet, more = battle._bleed(sheet)
        return battle._turns(sheet, notes + more, dice)

    def _bleed(self, sheet: Sheet) -> tuple["Battle", Sheet, Notes]:
        """Count the rounds of the dying, where the option says that they are few (FELL-047)."""
        most = sheet.options.dying_rounds
        if not most:
            return self, sheet, ()
        before, notes = dict(self.slow), []
        left = {who: before.get(who, most) - 1 for who in self.dying(sheet)}
        for who in [who for who, rounds in left.items() if rounds <= 0]:
            notes.append(Note("died", {"name": "" if who == HERO else name_of(who, sheet)}))
            if who == HERO:
                sheet = changed(sheet, dead=True)
                continue
            gone = replace(sheet.companions[who], dead=True)
            sheet = changed(sheet, companions={**sheet.companions, who: gone})
        return replace(self, slow=tuple(left.items())), sheet, tuple(notes)

    # Single deeds

    def _cast(self, rest: str, sheet: Sheet, dice: Dice) -> Step:
        """Cast a spell in haste (FELL-021 to FELL-023)."""
        spell, enemy = board.aimed(self, rest, sheet)
        key, target = spell.key, enemy.id if enemy else ""
        rolled = board.casting(spell, enemy).roll.resolve(sheet, dice)
        result, need = rolled.facts["result"], rolled.facts.get("dn")
        against = rolled.facts["rival_result"] if need is None else need
        told = Note("cast", {"spell": spell.name, "result": result, "against": against})
        if rolled.successes:
            return self._work(key, target, CAST, sheet, (told,), dice)
        return Step(replace(self, paying=(key, target, rolled)), sheet, (told,))

    def _work(
        self, key: str, target: str, price: str, sheet: Sheet, notes: Notes, dice: Dice
    ) -> Step:
        """Let a spell do what it does, less if it was lessened."""
        spell, less = board.spell_of(sheet, key), price == LESS
        battle = self
        enemy = self.named(target)
        die = step(spell.damage, -less)[0] if spell.damage else None
        if die is not None and spell.blast:
            enemies, more = blast_enemies(self.enemies, die, spell.name, sheet, dice)
            battle, notes = replace(battle, enemies=enemies), notes + more
        elif die is not None and enemy is not None:
            extra = -1 if enemy.block.detachment else 0
            blow = Blow(spell.name, Swing((die,), 1, extra))
            enemies, more = strike_enemy(battle.enemies, target, (blow,), sheet, dice)
            battle, notes = replace(battle, enemies=enemies), notes + more
        if enemy is not None and (holds := spell.holds - less) > 0:
            after = replace(battle.named(target) or enemy, held=holds)
            battle = replace(battle, enemies=replaced(battle.enemies, after))
            notes += (Note("held", {"name": enemy.name, "rounds": holds}),)
        if (ward := spell.ward - less) > 0:
            battle = replace(battle, ward=max(battle.ward, ward))
            notes += (Note("ward", {"armor": ward}),)
        if price == SIDE:
            notes += (Note("slipped", {"text": spell.side_effect}),)
            if spell.side_harm:
                sheet, done = health.hurt(sheet, spell.side_harm, "str", dice)
                notes += health.harm_notes(done, "str")
        return battle._acted(sheet, notes, dice)

    def _throw(self, key: str, sheet: Sheet, dice: Dice) -> Step:
        one = next(one for one in sheet.bombs if one.id == key)
        die, extra = bomb_of(key, sheet)
        enemies, notes = blast_enemies(
            self.enemies, die, f"the {one.item.name}", sheet, dice, extra
        )
        return replace(self, enemies=enemies)._acted(use_up(sheet, key), notes, dice)

    def _treat(self, who: str, key: str, sheet: Sheet, dice: Dice) -> Step:
        """Treat the dying under threat: an INT test, helped by a healer's skill (FELL-047)."""
        skills = tuple(printed("tests")["treating"])
        if who == HERO:
            passed = bool(Test(attribute=("int",), skills=skills).resolve(sheet, dice).successes)
        else:
            one = sheet.companions[who]
            test = Test(die=one.die("int"), enhanced=int(one.helps(skills)))
            passed = bool(test.judged(test.terms(None), throw(test.terms(None), dice)).successes)
        name = "" if key == HERO else name_of(key, sheet)
        if not passed:
            return self._acted(sheet, (Note("not-treated", {"name": name}),), dice)
        sheet, notes = health.treat(sheet) if key == HERO else health.treat_companion(sheet, key)
        return replace(self, down=self.down | {key})._acted(sheet, notes, dice)

    def _talk(self, sheet: Sheet, dice: Dice) -> Step:
        if parley(self.standing).resolve(sheet, dice).successes:
            return over(self, TALKED, sheet, ())
        battle = replace(self, talked=True)
        return battle._acted(sheet, (Note("talked-not", {}),), dice)

    def _flee(self, sheet: Sheet, dice: Dice) -> Step:
        """Try to get away, all together."""
        if flight(self.standing, self.turns[0], sheet).resolve(sheet, dice).successes:
            return over(self, FLED, sheet, self._carried(sheet))
        gone = replace(self, turns=(), plans=())
        return gone._foes(sheet, (Note("fled-not", {}),), dice)

    def _carried(self, sheet: Sheet) -> Notes:
        """Tell who gets a hero away that can't run."""
        who = self.turns[0]
        return () if who == HERO else (Note("carried-away", {"name": name_of(who, sheet)}),)

    def named(self, key: str) -> Enemy | None:
        """Return the foe of that id."""
        return next((one for one in self.enemies if one.id == key), None)


def begin(fight: Fight) -> Battle:
    """Open a fight."""
    return Battle(fight=fight, enemies=fight.enemies())


def _item_name(key: str, sheet: Sheet) -> str:
    return next(one.item.name for one in sheet.items if one.id == key)
