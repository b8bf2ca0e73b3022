"""YAML that keeps its place, and typed frozen values made from it: the only reader of YAML.

Every scalar stays the text that it is; the field that receives it gives it a type, so `no` can be
a name and `1.10` a title. Nothing here stops at the first mistake: problems are collected.
Aliases, anchors and tags are refused, and size, depth and number of nodes are bounded.
"""

from solo.source.comments import Comment, comments
from solo.source.nodes import FORBIDDEN, Node, shown
from solo.source.reading import MOST_BYTES, Parsed, Rescued, parse, parse_entries, plain_text
from solo.source.scalars import SPELT, WRONG, Decoding, whole
from solo.source.strange_keys import place_of, stands_for, strange_keys, unknown_key
from solo.source.values import decode, decode_authored, decode_words, decoder, with_article

__all__ = [
    "FORBIDDEN",
    "MOST_BYTES",
    "SPELT",
    "WRONG",
    "Comment",
    "Decoding",
    "Node",
    "Parsed",
    "Rescued",
    "comments",
    "decode",
    "decode_authored",
    "decode_words",
    "decoder",
    "parse",
    "parse_entries",
    "place_of",
    "plain_text",
    "shown",
    "stands_for",
    "strange_keys",
    "unknown_key",
    "whole",
    "with_article",
]
