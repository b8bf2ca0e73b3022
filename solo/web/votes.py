"""A vote on all phones at once: nobody sees another's before it is counted."""

from collections.abc import Mapping

from solo.engine.commands import Ask, Table
from solo.engine.session import Session
from solo.terminal import wording
from solo.terminal.table.verbs import vote_of
from solo.terminal.typed import typed_names
from solo.terminal.typed.readings import Voting
from solo.view.parts import Illegal


class Ballot:
    """A question that is voted on."""

    def __init__(self, voting: Voting) -> None:
        self.voting = voting
        self._votes: dict[str, str] = {}  # by voter; nothing for one who abstains

    def cast(self, name: str, word: str, session: Session) -> bool:
        """Take the vote of a seat; nothing abstains. Return whether all have voted.

        Raises:
            Illegal: Who votes is not asked, or it is no likelihood.
        """
        if name not in self.voting.voters:
            raise Illegal("")
        self._votes[name] = vote_of(session, word) if word else ""
        return self._votes.keys() >= {*self.voting.voters}

    def counted(self) -> Table | Ask | None:
        """Return what asks the question with the votes that were given; None where there are none.

        They are told in the order of the likelihoods, so that none can be told by its place.
        """
        votes = sorted(vote for vote in self._votes.values() if vote)
        question, who = self.voting.question, self.voting.who
        if not votes:
            return None
        if len(votes) == 1:
            return Ask(question, votes[0], who)
        return Table("vote", f"{question} {', '.join(votes)}", who)

    def seen_by(self, name: str, session: Session) -> Mapping[str, object]:
        """Return what a seat may know: the question, who has voted, the words for a vote."""
        return {
            "question": self.voting.question,
            "by": self.voting.who,
            "voters": list(self.voting.voters),
            "voted": [one for one in self.voting.voters if one in self._votes],
            "asked": name in self.voting.voters,
            "words": [
                [word, wording.naming(session)(word)] for word in typed_names.likelihoods(session)
            ],
        }
