no-likelihood = unknown likelihood '{$said}'; did you mean '{$near}'?
no-vote = '{$word}' can't be voted for; vote by a word: {JOIN($known)}
