## How a fight stands

points = {action-points}, Luck {$luck}; the gamemaster has {$gm}.
its-turn = {CAP($name)} is next.
allys-turn = {$name}'s turn.
your-turn = Your turn: {$major} major and { $minor ->
    [one] 1 minor action
   *[other] {$minor} minor actions
} left.

## The hero's turn, and an ally's

begin = Begin
wait-for-turn = Wait for your turn
end-turn = End your turn
turn-now = { $name ->
    [none] Take your turn now
   *[other] Let {$name} take a turn now
} ({$cost} Luck, {$left} left)
assist-hero = Help {$name}: a die of yours for the next attack
page-attack = Attack…
page-otherwise = Attack in another way…
page-deed = Make use of the place…
strike-at = { $kind ->
    [melee] Strike
    [thrown] Throw at
   *[gun] Shoot at
} {$name}: {NAME($weapon)}, {$dice} dice
ally-strikes = {$by} { $kind ->
    [melee] strikes
    [thrown] throws at
   *[gun] shoots at
} {$name}: {NAME($weapon)}, {$dice} dice
holds-back = {$name} holds back
get-away = Get away
take-aim = Take aim: reroll a die of an attack
take-cover = Take cover: a step harder to hit
most-actions = {$most} { $kind ->
    [minor] minor
   *[major] major
} actions a round are the most
one-more = One more { $kind ->
    [minor] minor action
   *[major] major action, its test a step harder
} ({action-points})

## Attacks and hits

attacking = { $by ->
    [none] You attack {$name} with your {NAME($weapon)}
   *[other] {$by} attacks {$name} with {NAME($weapon)}
}.
hits = { $by ->
    [none] You hit {$name}
   *[other] {$by} hits {YOU($name)}
}.
it-hits = It hits {$name}.
attacked = {$by} attacks {YOU($name)}.
hit-does = A hit does {$damage} damage on average{ $armor ->
    [0] {""}
   *[other] , less {$armor} for armor
}; {$name} has {$left} Health left.
dice-lie = {$who} The combat dice show {shown-dice}: {$damage} damage.
let-stand = Let the hit stand{ $points ->
    [0] {""}
   *[other] , and save {$points}
}
no-gun = only a blow or a throw can be made worse
most-extra = {$most} extra dice are the most
more-damage = One more damage die (1 Action Point)
reroll = Roll the {FACES($faces)} again (1 Luck)
