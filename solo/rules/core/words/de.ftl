word-and = und
word-or = oder
word-you = du
