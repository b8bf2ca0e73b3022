## Heroes

kind-fixer = A fixer: machines like you better than people do
kind-walker = A walker: you carry the post, and bury it when you must
kind-talker = A talker: you have sold the same dog in four towns
kit-pistol = A pistol, a pipe, and a coat with plates in it
kit-spade = A good spade, and a patch kit
kit-knives = Throwing knives, and soft shoes
gift-old-hand = {NAME($name)}: a die more for machines
gift-nose-for-tin = {NAME($name)}: a die more for scavenging
gift-quiet-shoes = {NAME($name)}: a die more for sneaking
gift-good-listener = {NAME($name)}: a die more for speech
gift-field-hands = {NAME($name)}: a die more for medicine
meaning-might = lifting, hitting, carrying
meaning-senses = seeing, hearing, knowing that something is wrong
meaning-grit = staying on your feet
meaning-charm = being liked, or obeyed
meaning-wits = knowing, mending, working it out
meaning-speed = hands and feet
meaning-luck = how the world is disposed to you; your Luck points
