## Fire and the like

bear-it = Bear it
still-burning = Round {$round}: it still has hold of you.

## Healing

aid-needs-conscious = first aid takes somebody who is conscious
no-such-box = no {NAME($rank)} box is checked
no-such-kit = you have no med-kit called '{$name}'
no-wound = you have no wound to heal
kit-needs-conscious = a med-kit takes somebody who is conscious

## Horror

fear-of = Fear of {$fear}
fear-stays = Something of it will stay with you for good.

## What is written and does not fit

or-all-boxes = {$reason}; or 'all' for every box
dead-stay = the dead don't wake
