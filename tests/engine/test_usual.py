"""What stands in the engine where a part is given nothing; nothing, but for these."""

from tests.usual import usual

USUAL = {
    "choices.offered.barred": True,
    "events.text_record.say": "english",
    "interpreter.Interpreter.begin.asks": True,
    "interpreter.Interpreter.begin.prose": True,
    "interpreter.Interpreter.step.asks": True,
    "interpreter.Interpreter.step.prose": True,
    "interpreter.Interpreter.play.asks": True,
    "interpreter.Interpreter.play.prose": True,
    "journal.replay.strict": True,
    "journal.replay.every": 1,
    "journal.replay.shortened": True,
    "last.LastWays.ends.left": 12,
    "log.Logged.audience": ("all",),
    "past.Turn.accepted": True,
    "past.Turn.offers": "always",
    "past.Noted.kind": "note",
    "session.Session.__init__.offers": "always",
    "session.Session.__init__.prose": True,
    "state.Pending.tells": True,
    "table.drawing.Wanted.times": 1,
    "table.events.FoesChanged.amount": 1,
    "table.roster._seat_new.welcome": True,
    "table.state.Entry.open": True,
    "table.state.Tabletop.voice": "full",
    "table.state.Tabletop.tension": 3,
    "traits._numbers.deep": 1,
    "warning.Warned.INSIST": "insist",
}


def test_what_is_not_given_is_nothing_but_here() -> None:
    assert usual("solo.engine") == USUAL
