"""What stands in exact odds where a part is given nothing; nothing, but for these."""

from tests.usual import usual

USUAL = {
    "counted.CountedSystem.__init__.turns": True,
    "counted.CountedSystem.__init__.timed": True,
    "policy.Random.lost": "stuck",
    "policy.Tempered.lost": "stuck",
    "policy.Wanting.lost": "stuck",
    "policy.Walkthrough.lost": "off the way",
    "possible.possible.going": "<lambda>",
    "proof.proofs.seconds": 60.0,
    "sampled.Asked.policy": "uniform",
    "sampled.estimate.jobs": 1,
    "sampled.play_for.by": "play",
    "sampled.interval.confidence": 0.99,
    "timed.Playing.__init__.by": "play",
    "ways.Ways.__init__.stops": True,
    "ways.every.stops": True,
    "chances.Limits.seconds": 60.0,
    "chances.Limits.states": 50000,
    "possible.Possible.complete": True,
}


def test_what_is_not_given_is_nothing_but_here() -> None:
    assert usual("solo.authoring.exact") == USUAL
