"""The rule index that a player can look things up in, in our own words."""

from functools import cache

from solo.rules.art.printed import printed
from solo.rules.system import RuleEntry


@cache
def rule_index() -> tuple[RuleEntry, ...]:
    """Return the entries of `data/rules.json` in their order."""
    return tuple(
        RuleEntry(
            row["id"], row["title"], row["text"], tuple(row["rules"]), tuple(row.get("words", ()))
        )
        for row in printed("rules")["rules"]
    )
