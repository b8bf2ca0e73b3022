## Ein Kampf, wie er steht

view-health = Gesundheit
view-band = Band {$band}
view-exit = ein Ausweg: {$exit}
view-rough = unwegsamer Boden
view-lying-here = am Boden: {$thing}
view-attack = Angriff {NAME($rank)}
view-damage = Schadenswert {$rating}
view-state = { $state ->
    [down] am Boden
    [prone] liegt
    [pinned] niedergehalten
    [held] festgehalten
    [holding] hält fest
    [entangled] gefesselt
    [burning] brennt
    [poisoned] vergiftet
    [losing] verliert einen Zug
    [unarmed] unbewaffnet
    [hidden] ungesehen
    [fooling] für tot gehalten
   *[surprised] überrascht
}
view-lasting = { $amount ->
    [0] {$name}
   *[other] {$name} {SIGNED($amount)}
}
