"""What is suggested for dice as they are written elsewhere: each way of writing them, once."""

import re

import pytest

from solo.rules.core.notation.near import nearest_dice
from solo.rules.core.notation.reading import NO_TRAITS

NEAR = """
6 4d6kh3 -> 6x(4d6kh3) | 6x4d6kh3   6 # 4d6 -> 6x(4d6) | 6x4d6   6 times d6 -> 6x(d6) | 6xd6
6mal 4d6 -> 6x(4d6) | 6x4d6   2d6 plus 1 -> 2d6+1   2d6 minus 1 -> 2d6-1   2d6 times 3 -> 2d6*3
2d6 mal 3 -> 2d6*3   d6 and d8 -> d6, d8   d6 und d8 -> d6, d8   d6 or d8 -> d6, d8
d6 oder d8 -> d6, d8   d6 & d8 -> d6, d8   d6|d8 -> d6;d8   d6||d8 -> d6;d8
2d6 1d8 -> 2d6+1d8 | 2d6, 1d8   (2d6) w8 -> (2d6)+w8 | 2d6+w8   2d6 1 -> 2d6+1
2d6x3 -> 2d6*3 | 2d6e3   5d10x>=9 -> 5d10e>=9 | 5d10!>=9   4d6x -> 4d6!   4d6ce6 -> 4d6e6
4d6 explodiert 5 -> 4d6e5   4d6!5 -> 4d6e5   4d6!!5 -> 4d6e5   4d6-l -> 4d6dl1
4d6-lowest -> 4d6dl1   4d6-h -> 4d6dh1   4d6 - highest -> 4d6dh1   4d6 keep highest 3 -> 4d6kh3
4d6 best -> 4d6kh | 4d6[best]   4d6b3 -> 4d6kh3   4d6 lowest 2 -> 4d6kl2
4d6w1 -> 4d6kl1 | 4d6d2   4d6 worst -> 4d6kl | 4d6[worst]   4d6 low -> 4d6kl | 4d6[low]
4d6keep3 -> 4d6kh3   4d6 drop the lowest -> 4d6dl   4d6 drop lowest 1 -> 4d6dl1
4d6 drop highest 1 -> 4d6dh1   4d6 drop the highest -> 4d6dh   4d6 drop 1 -> 4d6dl1
4d6d8 -> 4d6+d8 | 4d6d3   4d6 min2 -> 4d6mi2   4d6max5 -> 4d6ma5   4d6reroll once 1 -> 4d6ro1
4d6 re-rollonce2 -> 4d6ro2   4d6 reroll 1 -> 4d6r1   4d6re-roll2 -> 4d6r2   5d10t8 -> 5d10>=8
5d10s8 -> 5d10>=8   5d10 tn8 -> 5d10>=8 | 5d10 vs 8   5d10cs>8 -> 5d10>=8   5d10sv>=8 -> 5d10>=8
5d10c=8 -> 5d10>=8   d20 dc 15 -> d20 vs 15   d20 tn15 -> d20>=15 | d20 vs 15
d20 sg 15 -> d20 vs 15   d20 against 15 -> d20 vs 15   d20 versus 15 -> d20 vs 15
d20 v 15 -> d20 vs 15   5d10!=3 -> 5d10<3 | 5d10!!=3   4d6! -> 4d6!!   d20 adv 2 -> d20 adv+2
2d20 adv -> 2d20kh1 | 2d20[adv]   2d20 advantage -> 2d20kh1 | 2d20[advantage]
2d20 dis -> 2d20kl1 | 2d20[dis]   4d6 => 12 -> (4d6)>=12   4d6+2 => 12 -> (4d6+2)>=12
2d6 =< 7 -> (2d6)<=7   4d6+2<=12 -> (4d6+2)<=12   4d6+2 > 12 -> (4d6+2)>12
4d6+1>=9 -> (4d6+1)>=9 | 4d6+1 vs 9   4d6>=5<=6 -> 4d6>=5   5d10=9>3 -> 5d10=9   4d6/0 -> 4d6/2
4d6/00 -> 4d6/2   2d6++1 -> 2d6+1   2d6--1 -> 2d6+1   3d6fire -> 3d6 fire
3d6säure -> 3d6 säure   1d6 fire + 1d4 cold -> 1d6[fire]+1d4[cold]   1d6 fire -> 1d6[fire]
2d6+ -> 2d6   2d6>= -> 2d6   3d -> 3d6   2w -> 2w6 | 2d6   7 -> d7   3w -> 3w6 | 3d6
2d6.5 -> 2d6   '2d6' -> 2d6   2d6? -> 2d6   "d8" -> d8   4d6 k h 3 -> 4d6 kh3
4d6 => 5 -> 4d6>=5 | (4d6)>=5   4d6 =< 5 -> 4d6<=5   4d6=>5+1 -> 4d6>=5   4d6 k a 1 -> 4d6
d20 dis 2 -> d20 dis+2   2000000d6 -> 100d6   d2000000 -> d1000   4d6kh9 -> 4d6kh4
4d6dl9 -> 4d6dl3   0d6 -> 1d6   d1 -> d2   (2d6 -> (2d6) | 2d6   2d6) -> (2d6) | 2d6
{2d6 -> {2d6} | 2d6   2d6} -> {2d6} | 2d6   4d6 x 6 + 1 -> 4d6e6+1
"""
ROWS = [row.split(" -> ") for row in re.split(r" {3}|\n", NEAR.strip())]


@pytest.mark.parametrize(("text", "near"), ROWS, ids=[text for text, _ in ROWS])
def test_dice_as_they_are_written_elsewhere_are_near_to_these(text: str, near: str) -> None:
    assert " | ".join(nearest_dice(text, NO_TRAITS)) == near
