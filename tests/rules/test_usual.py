"""What stands in the rules' core where a part is given nothing; nothing, but for these."""

from solo.rules.core.outcome import Option
from solo.rules.core.words import words
from tests.usual import usual

BACK = Option("back", words("back"), hint="back")

USUAL = {
    "abilities.Abilities.do_standing.asks": True,
    "fights.arrivals.Arrival.shorthand": "foe",
    "fights.arrivals.Modifier.shorthand": "by",
    "fights.by_hand.Met.number": 1,
    "fights.by_hand.Change.amount": 1,
    "fights.encounters.Settled.forced": "go-on",
    "fights.encounters.Outright.forced": "roll",
    "fights.encounters.begun.rolling": "outright",
    "wording.several.free_id.number": 1,
    "fights.turns.SomethingFirst.in_rounds": True,
    "fights.turns.Turn.in_rounds": True,
    "heroes.conditions.Mark.shorthand": "name",
    "heroes.conditions.Cure.shorthand": "name",
    "heroes.creation.name_options.text": words("name-your-hero"),
    "heroes.creation.chosen_name.text": words("name-your-hero"),
    "heroes.kept.Absent.name": "A hero who is not here",
    "heroes.kept.Absent.option": "guest-",
    "menus.hiding.judged.merits": "counted",
    "menus.menu.Page.inline": 1,
    "menus.menu.listed.back": BACK,
    "menus.menu.choose.back": BACK,
    "menus.offers.Offer.shows": True,
    "odds.tally.graded": True,
    "party.company.Company.fellows.who": "any",
    "party.system.PartySystem.party": 6,
    "party.system.PartySystem.do_own_standing.asks": True,
    "party.system.PartySystem.do_standing.asks": True,
    "party.system.PartySystem.party_offers.asks": True,
    "party.system.PartySystem._party_offers.asks": True,
    "plain.PlainQuestion.shorthand": "likelihood",
    "script.Scripted.counts_turns": True,
    "shown.fight_view.Fighter.up": True,
    "shown.fight_view.Fighter.heads": 1,
    "shown.moment.Standing.up": True,
    "shown.moment.Standing.heads": 1,
    "shown.sheet_rows.Gauge.drawn": True,
    "system.System.labels": ("passed", "failed"),
    "system.System.try_minutes": 5,
    "system.System.party": 1,
    "system.System.tries": ("", (), ""),
    "system.System.create.party": 1,
    "wording.naming.one_line.longest": 200,
    "fights.arrivals.Arrival.count": 1,
    "fights.arrivals.Modifier.name": "the moment",
    "fights.arrivals.Modifier.of": "rolls",
    "fights.arrivals.Modifier.who": "hero",
    "fights.turns.Turn.when": "now",
    "notation.terms.Pool.count": 1,
    "notation.terms.Pool.low": 1,
    "notation.thrown.Notation.times": 1,
    "outcome.Odds.graded": True,
    "plain.PlainQuestion.likelihood": "even",
}


def test_what_is_not_given_is_nothing_but_here() -> None:
    assert usual("solo.rules.core") == USUAL
