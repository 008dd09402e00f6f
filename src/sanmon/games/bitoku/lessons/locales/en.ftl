lesson-first-title = Your first walk through the forest
lesson-first-chapter-goal = What you are after
lesson-first-chapter-spring = Spring: three yokai
lesson-first-chapter-turn = Summer: your first die
lesson-first-chapter-pilgrims = A pilgrim sets out
lesson-first-chapter-river = Across the river
lesson-first-chapter-chain = One turn, ten points
lesson-first-chapter-third = A turn of your own
lesson-first-chapter-build = A building
lesson-first-chapter-hill = A vision and a rock
lesson-first-chapter-winter = Autumn and winter
lesson-first-chapter-spring-two = The second spring
lesson-first-chapter-light = Illumination and the Home
lesson-first-chapter-alone = Your turn again
lesson-first-chapter-score = How it ends

# What you are after
lesson-first-welcome = Welcome to the forest. Its Great Spirit is leaving, and both you and your opponent hope to take its place. Collect virtue points (VP) over four years; whoever has more at the end wins.
lesson-first-points = You score some points at once and most of them at the end: for buildings, crystals, spirits, pilgrims, rocks and visions. You cannot do everything, and you do not need to. We will try each once.
lesson-first-forest = This is the forest with its five regions: the Lands of Yomi have spirits, the Stairs give movement, the Home decides who goes first, the Glade gives goods, and the Forges make buildings and crystals.
lesson-first-guardians = And this is your board. Your guardians are the three dice: 3, 2 and 1. They are locked. A yokai card played next to a die unlocks it, and then you can send the die into the forest.
lesson-first-year = Each year has four seasons. In spring you choose cards, in summer you play, in autumn the turn order changes, and winter prepares the next year. Now it is spring.

# Spring
lesson-first-hand = You draw up to four yokai each spring and keep three. Imomushi gives 1 wood or stone, nezumi advances a kodama, kitsune gives 1 movement point, and shin okami a +2 amulet that makes a die stronger.
lesson-first-discard = Which one will you miss least? Our plan: a strong die, some movement, and wood or stone to build with. So discard nezumi. It is not lost: when your deck is empty, your discards are shuffled into a new one.
lesson-first-discard-okami = Shin okami’s +2 amulet makes your big turn possible. Keep it, and discard nezumi.
lesson-first-discard-kitsune = You will want kitsune’s movement: it sets a pilgrim on the way. Discard nezumi.
lesson-first-discard-imomushi = You will soon need wood and stone for buildings. Keep imomushi, and discard nezumi.

# Summer: the first die
lesson-first-summer = Summer. Players take turns, and on a turn you do one thing: play a yokai, use a die, or cross the river. You go first. Play shin okami.
lesson-first-summer-other = You will play all three this summer. Begin with shin okami, because you can use its amulet soonest.
lesson-first-summer-why = Your dice are locked. You could use one anyway by removing a pilgrim from the game for good; a yokai unlocks it for free. Play shin okami.
lesson-first-slot = Each of the three spaces has its own die. Play the card on the left space to unlock your 3, your highest die.
lesson-first-slot-other = That would unlock a lower die. Play the card on the left space, next to the 3.
lesson-first-unlocked = Your 3 is unlocked, and you have a +2 amulet next to the +1 you started with. Plain gains like these come by themselves. Your opponent did the same.
lesson-first-use = It is your turn again. Use the unlocked die on the left.
lesson-first-use-other = You may play another yokai first, but the best spaces in the forest fill up. Use your left die.
lesson-first-rouse-why = Not now: that removes one of your pilgrims from the game for good, only to use a die that is still locked. A yokai unlocks it for free.
lesson-first-amulets = Before you place a die, and only then, you may discard amulets to raise it, up to 6. There is no change for a +2 or +3. A 3 is enough here, so discard none.
lesson-first-amulets-other = You will need your amulets more later this year. Discard none.
lesson-first-place = The rows of a region show what a die gets: the higher, the better. At the Forges, a 2 builds, and a 3 builds or takes a crystal. Place your die there.
lesson-first-place-other = You will come to know that region soon. For now, place the die at the Forges.
lesson-first-two-actions = A die brings two actions, in either order: a forest action, and the use of one building in the inhabited area of that region. Do the forest action first, and take a crystal.
lesson-first-two-actions-kodama = Every region lets you advance its kodama instead. The crystal is worth more; take the other forest action.
lesson-first-two-actions-shrine = You can do that right afterwards. First the forest action: the crystal.
lesson-first-two-actions-why = Not yet: first the forest action, and in it the crystal.
lesson-first-crystal = In the display, the first space costs nothing, the others 1 or 2 goods. Take the free one: a wit crystal with 1 movement point.
lesson-first-crystal-other = That one costs goods. Take the free one on the first space.
lesson-first-wit = A wit crystal lies at a yokai space and works each time you play a yokai there. Place it in the middle. The pilgrim who slept on that slot wakes up, and 2 VP beneath it are yours at the end.
lesson-first-wit-other = Your next yokai comes to the middle space. Place the crystal there.
lesson-first-shrine = Now the building. The old shrine needs a die of 2 or more; other dice do not matter for buildings. Use it: your kodama at the Forges advances.
lesson-first-shrine-skip = The step is free, and skipping brings you nothing. Use the old shrine.
lesson-first-kodama = On each track, kodama run to a lake. At the end, the foremost earns the lake’s first reward, the next the second. With two players a neutral kodama takes part; it never moves.
lesson-first-opponent-glade = Your opponent raised a 3 to 4 and took two goods at the Glade. The old cairn there brought them a rock. Like your shrine, it is an ancient building, which belongs to nobody.

# A pilgrim sets out
lesson-first-kitsune = Now play kitsune on the middle space. That unlocks your 2, and your wit crystal is there.
lesson-first-kitsune-slot = The wit crystal works only in the middle. Play kitsune there.
lesson-first-kitsune-other = We will do that soon. First play kitsune: with the crystal, it gives two movement points.
lesson-first-move = Kitsune gives 1 movement point. With it, you send out a pilgrim, move one that is on the way, or advance on your bitoku path. Unused points are lost, so take it.
lesson-first-move-skip = You may skip any effect, but then it is lost. Take the movement point.
lesson-first-move-crystal = You may use the crystal before, between or after the effects of the card. Take kitsune’s point first.
lesson-first-begin = Your awake pilgrims stand on your board. Send one out to the starting gate of the paths of wisdom.
lesson-first-harmonise = Now your crystal: use it, take its movement point, and move the pilgrim on to moss 2.
lesson-first-harmonise-skip = The crystal gives one more movement point for this card. Use it, and move the pilgrim to moss 2.
lesson-first-harmonise-pine = The pine path leads to other branches. We want the moss path; move to moss 2.
lesson-first-harmonise-begin = A second pilgrim at the start gains nothing yet. Move the first one to moss 2.
lesson-first-fork = Moss 2 is a fork. The next point leads onto its branch, here to the Gate of Spirits, elsewhere to illumination. There a pilgrim scores, falls asleep and stays. Each space holds one pilgrim, and you may have one on each branch.

# Across the river
lesson-first-cross = Your 3 has done its work here. A die can cross the river to the hill for a favour, and loses 1: your 3 becomes a 2. A 6 would lose 3, and a 1 cannot cross. Cross from the Forges.
lesson-first-cross-other = That can wait, but favours are few: each is taken only once a year. Cross the river from the Forges.
lesson-first-favour = A hill has three favours: its bitoku card, its yokai card, or two small actions. With two players, the Glade and the Forges share their hills, so you choose among six. Take the bitoku card on the Hill of the Forges.
lesson-first-favour-cover = That covers the favour and gives you nothing. Take the bitoku card on the Hill of the Forges.
lesson-first-favour-yu = Yu gives 1 VP and unlocks a die. Rei, at the Forges, gives 2 VP and a card: take that one.
lesson-first-favour-yokai = These yokai are stronger than your first five and often worth taking. Today take the bitoku card on the Hill of the Forges.
lesson-first-favour-two = We will take this favour later, from the other hill. Now take the bitoku card on the Hill of the Forges.
lesson-first-crossed = The favour is covered, and your die stays on the hill, until winter. Its space at the Forges is free again. You never have to cross.
lesson-first-path = Rei now lies on your bitoku path; you gain its effect when your token reaches it. At the end, one to seven different types score 1, 2, 4, 7, 11, 16 or 22 VP, reached or not.
lesson-first-opponent-yomi = Meanwhile, your opponent paid 1 jade in Yomi for a mitama, a spirit, and combined it with a dragonfly. You have a dragonfly too, still without a mitama. Let us change that.

# One turn, ten points
lesson-first-vision = Look at your vision: a mitama and a pilgrim at a gate score 6 VP at the end. If something is missing, it costs you 1. You can have both this turn, because the Gate of Spirits offers a mitama.
lesson-first-boost = On the Stairs, a 4 gives three movement points. Use your middle die, and discard the +2 amulet to turn the 2 into a 4.
lesson-first-boost-other = You want exactly a 4: discard the +2 amulet and keep the +1.
lesson-first-boost-play = A yokai later. Now use your middle die.
lesson-first-stairs = Place the 4 on the Stairs of Knowledge and do the forest action with three movement points.
lesson-first-stairs-other = Only the Stairs give movement. Place the die there.
lesson-first-stairs-row = Take the three movement points.
lesson-first-gate = First point: move your pilgrim to the gate, onto the space with 2 VP.
lesson-first-gate-other = First the pilgrim, to the moss gate with 2 VP: you will see what it sets off.
lesson-first-mitama = The gate gives a mitama for 2 goods less. Ara usually costs 1 jade and 2 sake, so your 1 jade is enough. Its space in the display also brings 2 VP. Take ara.
lesson-first-mitama-other = That one is cheaper, but ara brings more: 2 VP now, and any good.
lesson-first-mitama-skip = Do not let it pass: your vision needs a mitama.
lesson-first-ara = Each sort of mitama has its own action. Ara gives any good or a +1 amulet. Take a good: stone, because your second building will cost one.
lesson-first-ara-other = Take a good, and make it stone: you have none, and your second building costs one.
lesson-first-combine = The moment you gain a mitama or a dragonfly, and only then, you may combine the two. Combine ara with your sun dragonfly.
lesson-first-combined = The pair stays together for good, and the dragonfly gives 4 VP and any good. Take jade.
lesson-first-combine-skip = If you miss this moment, the two stay apart until another one comes. Combine them.
lesson-first-combine-other = A good choice too; but take jade this time, to pay for the next mitama.
lesson-first-step = Second point: advance on your bitoku path. You fulfil rei and gain 2 VP and a yokai from your deck.
lesson-first-step-other = Soon. First advance on your bitoku path: rei gives 2 VP and a card.
lesson-first-again = Third point: another pilgrim. Because you have one at the gate, this one may begin at its fork, moss 2, instead of the start. Send it there.
lesson-first-again-other = Moss 2 is one space further and costs the same point.
lesson-first-chain = 10 VP in one turn, and your vision is fulfilled: 6 more at the end. Farther along the paths there are bridges: the first needs one fulfilled bitoku card, the second two. The branches behind them score most.

# A turn of your own
lesson-first-third = Rei brought you kappa, with jade or sake. Play your third yokai, kappa or imomushi, and take what you like. It unlocks your 1. The card that you do not play stays in your hand.
lesson-first-third-why = This turn, play a yokai: it unlocks your last die.

# A building
lesson-first-compare = For a forest action, your die must be at least as high as every other die in the region, your own included; dice on the hills do not count. Your 3 has left the Forges, so now a small die is enough.
lesson-first-small-die = Let us build. Use your right die, discard the +1 amulet to make it a 2, and place it at the Forges.
lesson-first-small-die-boost = A 1 only advances a kodama. Discard the +1 amulet: a 2 builds.
lesson-first-small-die-cross = We will cross in a moment. First use your right die.
lesson-first-small-die-place = That would be fine too, but we want to build: place it at the Forges.
lesson-first-build = You build with six markers, from left to right, and each costs more than the one before. The first costs 1 wood. Do the forest action and build the rice farm.
lesson-first-build-first = First build: it is the forest action “build a building”.
lesson-first-build-other = A good building, but your rock likes farms, as you will see. Build the rice farm.
lesson-first-site = A building needs a free site of its type, here a farm, in any inhabited area. Your kodama there advances. Build at the Forges, where yours is ahead.
lesson-first-site-other = Possible, but at the Forges your kodama is already on its way. Build there.
lesson-first-shrine-again = You cannot use a building on the turn in which you build it. The old shrine is there, though: use it again.
lesson-first-lake = Your kodama now shares space 4 with the neutral one. Kodama that share a space add up their rewards and divide them: here 4 and 3, so 3 VP for you. Only the last space has room for just one.

# A vision and a rock
lesson-first-cross-two = Your 4 on the Stairs can cross too. Cross, and choose the third favour on the Hill of the Stairs: two different small actions.
lesson-first-cross-two-other = Take the favour with two actions on the Hill of the Stairs.
lesson-first-draw-vision = First draw a vision: you look at two and keep one, or take a good instead. Keep “combined mitama, illumination” for 7 VP. You have the pair, and your pilgrim is two steps from illumination.
lesson-first-draw-vision-first = First draw the vision.
lesson-first-draw-vision-crystals = You have one crystal of two. The other vision is closer: you already have half of it.
lesson-first-draw-vision-good = The good helps you out if neither vision suits you. One of these does: keep “combined mitama, illumination”.
lesson-first-rock = Now send a pilgrim to your rock, on the free space, and end your turn. At the end this pilgrim scores 1 VP for each of your farms and onsen: 1 so far.
lesson-first-rock-other = Good as well. Here, send a pilgrim to your rock.
lesson-first-rock-jade = That space costs 1 jade, the other one nothing. Take the free one.
lesson-first-rocks = More rocks lie in the zen garden, which is never refilled. Each counts one sort of yokai, mitama or building; a yama uba counts as every yokai, a shinigami as every mitama. Pilgrims at rocks stay there.

# Autumn and winter
lesson-first-pass = Three yokai are played and all dice placed, so you may pass, and now you must: the hill is full, and your die at the Forges cannot cross. End your turn.
lesson-first-autumn = Autumn. Your opponent has the highest die at the Home of the Great Spirit, so they go first now. Players without a die there follow in their old order. Going first is worth 3 VP at the end of the game.
lesson-first-arrange = Winter. Dice come back locked, with the values they show: amulets make them grow for good, crossing makes them shrink. You choose their spaces. Return your 3 to the left.
lesson-first-arrange-other = Allowed as well. Return the 3 to the left, so that the same space as before unlocks it.
lesson-first-virtue = If you own five yokai or more, you may remove one that you played, for its points. The first five are worth 3 VP each, and rocks still count them. Remove imomushi: you need movement and amulets more.
lesson-first-virtue-other = It scores the same, but you will need that one again. Remove imomushi.
lesson-first-virtue-skip = You may keep them all, but 3 VP for your weakest card is a good trade. Remove imomushi.
lesson-first-tidy = Now the forest is refreshed. New cards lie on the hills, and all favours are open. In each display the first tile leaves, the rest move up and become cheaper, and gaps are filled. A new year begins.

# The second spring
lesson-first-dreams = Two more sorts of crystals. A dream crystal gives its gift every spring and once more at the end; you have three slots. A memory crystal gives points each time you do what it shows; you have two slots.
lesson-first-discard-two = Spring again. All choose in secret which yokai to discard. Kitsune can bring your pilgrim to illumination this year, so keep it. Choose among the other three as you like; your played cards were shuffled back in.
lesson-first-discard-two-why = Keep kitsune: with the crystal, it takes your pilgrim to illumination in one turn.

# Illumination and the Home
lesson-first-illumination = Your pilgrim at moss 2 needs two movement points to reach illumination. You know how: play kitsune on the middle space.
lesson-first-illumination-other = Next turn. First play kitsune, which fulfils your vision.
lesson-first-walk = Take kitsune’s point and move the pilgrim to moss 3. Then use the crystal and move it to spring 1, which brings 3 VP.
lesson-first-walk-other = Two points, two steps: moss 3 first, then spring 1 with 3 VP. Use the crystal in between.
lesson-first-fulfilled = Your second vision is fulfilled: 7 VP. Each thing you own counts for one condition of one vision. Only a combined pair may count twice: once as a mitama and once as combined, as yours does.
lesson-first-guest = Your opponent built a temple and used your rice farm. If a rival uses your building, you gain its bonus: here 1 VP, with others also an amulet. You may use theirs too.
lesson-first-home = Now the Home. Each space holds one die, and dice are never compared; the higher yours is, the earlier you play next year. Use your middle die, and enter the space with a +1 amulet and either movement or a good.
lesson-first-home-play = In a moment. First send your unlocked die to the Home.
lesson-first-home-mirror = The lowest space copies the forest action of a rival’s die, with its value, but your own die loses 1. Choose the space above it this time.
lesson-first-home-space = That one is higher, so you would play earlier. This time, choose the space with movement or a good.
lesson-first-home-other = Every region is open to you. This time go to the Home.
lesson-first-home-good = Take a good: sake. You have none yet, and mitama often cost it.
lesson-first-home-good-other = Take a good this time, and make it sake.
lesson-first-mirror = The lowest space of the Home copies: you do the forest action of any rival’s die in the forest, with its value, without comparing. Only a die of 2 or more may go there, and it drops by 1. Dice at the Home never cross the river.

# Your turn again
lesson-first-six = Not seen yet: a 6 in Yomi or at the Forges does both actions of the region. Some effects move a rival’s kodama back. And if you need a locked die at once, you may remove one of your awake pilgrims from the game to use it.
lesson-first-alone = Now play a whole turn as you like. A yokai unlocks a die: the left space has your 3. With the +2 amulet of shin okami, it can become a 5 or 6.

# How it ends
lesson-first-end = The game lasts four years and ends in the fourth winter, once yokai have been removed; those from the hills often score most. Dream crystals work once more, and the first in turn order scores 3 VP.
lesson-first-score-list = Then you score the types on your bitoku path, the lakes, the pilgrims at your rocks, your visions, and the points uncovered on your board by buildings and crystals. Dice and goods are added up and divided by four, rounded down.
lesson-first-score-lakes = Lakes reward even those who stay at the start: on the Stairs you are third and would get 2 VP. But first place is worth most, so choose two or three tracks to lead.
lesson-first-score-example = If the game ended now, you would have 17 VP from play, 1 for your bitoku path, 8 for lakes, 1 at your rock, 13 for two visions, 2 on your board, and 2 for dice and goods (7 and 4, divided by four): 44, to your opponent’s 19. If there is a tie, more fulfilled visions win.
lesson-first-play-on = Some advice: raise your dice early, get a few good yokai from the hills, and keep only visions that you can fulfil. Good scores lie between 90 and 175 VP. Alone you would play against the Tengu; now finish this game.
