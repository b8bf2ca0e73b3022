## A fight as it stands

view-health = Health
view-band = band {$band}
view-exit = a way out: {$exit}
view-rough = rough ground
view-lying-here = a {$thing} on the ground
view-attack = Attack {NAME($rank)}
view-damage = damage rating {$rating}
view-state = { $state ->
    [down] down
    [prone] lying
    [pinned] pinned
    [held] held
    [holding] holding on
    [entangled] entangled
    [burning] burning
    [poisoned] poisoned
    [losing] about to lose a turn
    [unarmed] unarmed
    [hidden] unseen
    [fooling] taken for dead
   *[surprised] taken by surprise
}
view-lasting = { $amount ->
    [0] {$name}
   *[other] {$name} {SIGNED($amount)}
}
