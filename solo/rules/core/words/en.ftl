## The words that lists and persons are made of

word-and = and
word-or = or
word-you = you

## Parts put together

sentences = {JOIN($parts, " ")}
commas = {JOIN($parts, ", ")}
lines = {JOIN($parts, "\u000A")}
