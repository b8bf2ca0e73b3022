no-likelihood = '{$said}' ist keine Wahrscheinlichkeit; meintest du '{$near}'?
no-vote = für '{$word}' kann nicht gestimmt werden; stimme mit einem Wort ab: {JOIN($known)}
