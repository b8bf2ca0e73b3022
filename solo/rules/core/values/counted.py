"""Numbers by name, as texts and conditions read them."""


class Counted(dict[str, int]):
    """How much there is of each thing; of what is not there, none: `hero.items.rope > 0`."""

    def __missing__(self, key: str) -> int:
        return 0
