## Vor einem Wurf

think-better = Es sich anders überlegen: deine Handlung ist verbraucht
use-attribute = {CAP(NAME($attribute))} {$score} nehmen
leave-out-skill = {CAP(NAME($name))} {SIGNED($rating)} weglassen
argue-skill = Eine andere Fertigkeit vorschlagen
which-skill = Welche deiner Fertigkeiten?
no-skill-of-yours = '{$name}' ist keine deiner Fertigkeiten; { COUNT($skills) ->
    [0] du hast keine
   *[other] das sind {JOIN(NAMED($skills))}
}
counts-already = {CAP(NAME($name))} zählt für diesen Wurf schon mit
two-count-already = es zählen schon zwei Fertigkeiten; lass erst eine weg
fame-takes = das kostet {$fame} Ruhm, und es sind noch {$left} übrig
unknown-rank = einen Rang '{$name}' gibt es nicht{ $near ->
    [none] ; die Ränge sind
   *[other] {near} Die Ränge sind
} {JOIN($ranks)}

## Was ein Pasch lehrt

doubles-teach = Ein Pasch: Daraus ist etwas zu lernen.
learn-nothing = Nichts lernen
new-skill = Eine neue Fertigkeit mit +1{ $name ->
    [none] {""}
   *[other] : {CAP(NAME($name))}
}
new-skill-name = Wie heißt sie{ $name ->
    [none] { COUNT($samples) ->
        [0] {""}
        [1] {""}
       *[other] , etwa {LIST(NAMED($samples), "or")}
    }
   *[other] {" "}({CAP(NAME($name))})
}?
new-skill-needs-name = eine neue Fertigkeit braucht einen Namen, etwa das, was du gerade getan hast
skill-yours-already = {CAP(NAME($name))} kannst du schon; nenne einen engeren Teil davon
inspiration-for = Ein Punkt Eingebung für {CAP(NAME($ability))} ({$points} von {$needed} zur nächsten Stufe)

## Was geschrieben ist und nicht passt

foe-or-foes = gib entweder ein 'foe' oder eine Liste von 'foes'
attribute-missing = es fehlt das Attribut, auf das gewürfelt wird
trait-or-attribute = gib entweder den ganzen Wert ('trait') oder ein 'attribute', nicht beides
difficulty-or-vs = gib entweder 'difficulty' oder 'vs', nicht beides
not-of-check = '{$picked}' ist keins der Attribute dieser Probe
difficulty-or-vs-one = gib 'difficulty' oder 'vs', eins von beiden
difficulty-or-likelihood = gib entweder 'difficulty' oder 'likelihood', nicht beides
damage-rating = eine Schadensstufe ist {$lowest} bis {$highest}, nicht {$damage}
names-at-most = ein Wurf nennt höchstens {$most}, nicht {$count}
skill-without-hero = '{$name}' hat nur eine Figur; ohne sie gib seinen Wert an
or-a-rank = {$unknown}, oder ein Rang
