lesson-first-title = Your first day at the temple
lesson-first-chapter-goal = What you are after
lesson-first-chapter-turn = Your first turn
lesson-first-chapter-pagoda = The pagoda
lesson-first-chapter-light = Monks and lights
lesson-first-chapter-round = The end of a round
lesson-first-chapter-own = A turn of your own
lesson-first-chapter-altar = An altar of your own
lesson-first-chapter-offerings = Prayer wheels and offerings
lesson-first-chapter-roof = A roof
lesson-first-chapter-charity = Going first
lesson-first-chapter-amulet = Amulets
lesson-first-chapter-score = How it ends

# What you are after
lesson-first-welcome = Welcome to the temple! You and one opponent are raising a great pagoda. What you do for it earns you Satori points, SP for short. You both begin with 5; whoever has the most at the end wins.
lesson-first-points = Most points come from here. Every part of the pagoda you build, a tier or a roof, scores at once. Jokoros, your incense burners, score at the very end: on the pagoda, and on altars that you have built.
lesson-first-rounds = The game has five rounds, and in each of them you take three turns. A turn is simple: lead one of the worshippers who wait at the gate, the Sanmon, to an altar, and use what that altar offers.
lesson-first-start = First, take a starting tile. The level 1 tier of the pagoda costs 1 emerald and 2 wood and is worth 6 SP. Emeralds are rare, so take 1 emerald and 1 mon. Mon are coins.
lesson-first-start-other = Useful goods, but no emerald, and an emerald is the hard part of that first tier. Take 1 emerald and 1 mon.
lesson-first-mountains = These are three mountains of four spaces. Each has one light, now at the top. If a light reaches your monk, he earns the meditation tile on his space.
lesson-first-monk = Place your first monk where the light comes soon and the tile helps: on the right space of the middle mountain. { tile-two-wood } gives 2 wood, just what you need.
lesson-first-monk-far = The bottom space is two steps from the light. Choose the right space of the middle mountain: it is one step away and gives 2 wood.
lesson-first-monk-other = A fine place, but you need wood for the tier. Choose the right space of the middle mountain: { tile-two-wood }, 2 wood.

# Your first turn
lesson-first-colours = Your turn! Every altar has a left and a right side. Normally a worshipper gives you only one of them. If the worshipper has the altar’s colour, you get both. Choose an orange worshipper.
lesson-first-colours-other = That colour will be good later. The altar you want now is orange, so choose an orange worshipper and get both sides.
lesson-first-visit = The lower orange altar gives 2 wood and 1 mon on the left, and on the right one step of light and 1 incense. Visit it.
lesson-first-visit-upper = That altar is orange too, but it gives no wood. Visit the lower orange altar.
lesson-first-visit-charity = The charity altar has no colour, so nobody matches it. It will have its moment. Visit the lower orange altar.
lesson-first-visit-other = You may visit any altar, even if others stand there. But here the colours differ and you would get one side only. Visit the lower orange altar.
lesson-first-both = The colours match, so both sides are yours, in any order you like. 2 wood and 1 mon have come by themselves, because they cost nothing. Now use the step of light.
lesson-first-both-other = You may take them in any order, and the incense will not run away. Move the light first.
lesson-first-both-why = You may skip any effect, but then it is lost. Use the step of light.
lesson-first-light = A step moves the light of any mountain one space, in either direction. Move the middle light to the right, to your monk.
lesson-first-light-other = None of your monks is there. Your monk waits on the right space of the middle mountain.
lesson-first-light-why = That would waste the step. Your monk is only one space away from the light.
lesson-first-enlightened = Your monk is enlightened! He earned { tile-two-wood }, which gave you 2 wood, and rests on the sun until the round ends. The used tile stays in your reserve: you can pay with it later.
lesson-first-rival = Did you notice? The western light could not go right. A light may pass over an opponent’s monk but never stop there. Nor can you place a monk on a space with a monk or a light.
lesson-first-turn-end = You also have 1 incense now. It has a short track, from 0 to 3; anything above 3 is lost. You have used all effects, so end your turn.
lesson-first-wheel-later = The prayer wheels come a little later. Each use costs 1 incense, and yours is needed.

# The pagoda
lesson-first-their-turn = Your opponent led a purple worshipper to a purple altar, so they got both sides. Then they paid their only incense for a prayer wheel and placed a second monk. We will see what that costs them.
lesson-first-tier-plan = You have 4 wood, 2 mon and 1 emerald. The upper grey altar makes an emerald on the left and builds on the pagoda on the right. Lead a grey worshipper there and you get both.
lesson-first-tier-plan-other = An orange worshipper would give you one side of that altar only. Choose a grey one.
lesson-first-tier-plan-visit = Only the upper grey altar builds on the pagoda. Visit that one.
lesson-first-exchange = An arrow means: pay, then get. For 1 mon and any 2 wood or stone you get 1 emerald, once a visit. You have wood to spare, so do that first.
lesson-first-exchange-other = You will build in a moment. Exchange first: you have enough wood for both, and the emerald is for your next tier.
lesson-first-effects-why = That can wait or would be wasted. Do what the teacher has just said.
lesson-first-tier = Now build on the pagoda: the level 1 tier, for 1 emerald and 2 wood.
lesson-first-architect = 6 SP for you! The new tier has a place for a jokoro, with its price. Nobody may build above the architect: he stands on level 1 and climbs one level after every round. Each part is built only once.
lesson-first-tier-end = What you paid went back to the supply. It is limited: there are 12 emeralds, for example, and when nothing is left, nobody gains more. Your second turn is done; end it.

# Monks and lights
lesson-first-their-light = Your opponent moved a light onto their own monk and earned his tile. Two more of their monks wait in the west now.
lesson-first-monks-plan = Send a new monk. The upper orange altar places one and gives 1 mon, and on its right are two steps of light. Lead an orange worshipper there; any number may stand at one altar.
lesson-first-monks-plan-other = A grey worshipper would give you only one side of the orange altar. Choose the orange one.
lesson-first-monks-plan-visit = Now it is about the mountains: visit the upper orange altar, both sides will be yours.
lesson-first-meditate = You choose the order, and here it matters. First meditate: that places a monk from your reserve. (If you had none there, you could move one who is already on a mountain.)
lesson-first-meditate-other = None of your monks is on a mountain yet, so the light would find nobody. Meditate first.
lesson-first-evening = Incense keeps you out of trouble, as you will see soon. Place him on the left space of the eastern mountain: { tile-incense-mon }, 1 incense and 1 mon, next to the light.
lesson-first-evening-other = Not bad, but look for incense now: the left space of the eastern mountain has { tile-incense-mon }.
lesson-first-steps = Now the two steps of light. With the first one, move the eastern light to the left, to your monk.
lesson-first-steps-other = None of your monks is there. Your monk stands on the left space of the eastern mountain.
lesson-first-rest = One step is left, and any light may use it; your new tile waits until then. It would not help any monk of yours, only your opponent’s. Every effect is optional: skip it.
lesson-first-rest-other = Possible, but none of your monks gains by it, and your opponent could. Skip it.
lesson-first-round-end = You now have 2 incense, 3 mon, 1 emerald and two used tiles. End your third turn; your opponent has one left, and then the round ends.

# The end of a round
lesson-first-called = Round 1 is over. Your opponent used the charity altar to call to prayer: they put a bell on the turn order track and go first in round 2. They also took 2 mon from the collection.
lesson-first-penalty = But look: they had no incense left, and whoever has none at the end of a round loses 1 SP. They have 4 SP, you have 11 and 2 incense.
lesson-first-refill = The temple is made ready: new worshippers from the bag, new tiles on empty mountain spaces, new altars in the construction area. The architect climbs to level 2. Monks on the sun return to you, and hands leave the wheels.
lesson-first-tiles = Finally, you may exchange up to three used tiles: each for 1 mon, or two for 1 incense. You will need one tile for a roof, so exchange just one for 1 mon.
lesson-first-tiles-skip = Keeping both is possible, but mon will build your first altar. Exchange one tile for 1 mon.
lesson-first-tiles-other = Keep one tile: a roof costs one. Exchange only one, for 1 mon.

# A turn of your own
lesson-first-one-half = Your opponent led a grey worshipper to a purple altar. The colours differ, so they used one side only: they built { altar-guild.the } and put a jokoro on it.
lesson-first-own = This turn is yours: place any worshipper you like. If you want a tip: the level 2 tier costs 2 stone and 1 emerald, and the lower grey altar gives a grey worshipper 2 stone, 2 mon and 1 incense.

# An altar of your own
lesson-first-altar-plan = Time for an altar of your own. The upper purple altar builds one on the left and places a jokoro on the right. A purple worshipper gets you both.
lesson-first-altar-plan-other = With an orange worshipper you would have to choose between building and the jokoro. Take a purple one.
lesson-first-altar-plan-visit = Visit the upper purple altar: there you may do both, build an altar and place a jokoro.
lesson-first-build = The slots of the construction area cost 2 mon, 2 wood or 2 stone. You have 6 mon, so { altar-almsgivers.the } it is. Your second altar will also cost 1 used tile, your third 2 tiles; three is the most.
lesson-first-build-other = A jokoro needs a place first, and your own altar will be the best one. Build it now.
lesson-first-plot = Put it on one of the free plots. It could also replace a lower altar of its own colour, but never an upper one, and that costs 1 incense.
lesson-first-plot-other = Replacing costs 1 incense and destroys a useful altar. A free plot costs nothing.
lesson-first-decorate = Now a decoration: it becomes the right side of your altar. The { decoration-plumb-line } builds on the pagoda. Take it!
lesson-first-decorate-other = Incense is good, but building on the pagoda is what scores. Take the { decoration-plumb-line }.
lesson-first-bonus = A gift for the builder: use one side of the new altar right now, without a worshipper. You have 2 stone and 1 emerald, so use the right side and build.
lesson-first-bonus-skip = You cannot use this gift later. Use the right side and build the level 2 tier.
lesson-first-bonus-other = The left side gives incense, and you are full: 3 is the most. Use the right side.
lesson-first-tier-two = The architect is on level 2, so this level is open. Build on the pagoda: the level 2 tier.
lesson-first-jokoro = 17 SP! Now the right side of the purple altar: place a jokoro. On your own altar it costs 2 mon, and it works for you from the next visit on. Place it there.
lesson-first-jokoro-pagoda = Good thinking: on the pagoda it scores at the end, 1 SP for each roof built. But there is no roof yet. On your altar it earns offerings from now on.
lesson-first-jokoro-skip = You have 4 mon and five jokoros. They only score once they are placed, so place one.
lesson-first-altar-end = Your altar holds one jokoro, and a placed jokoro never moves. The empty slot is filled again when the round ends. Your altar is open to everybody: end your turn, and let us see who comes.

# Prayer wheels and offerings
lesson-first-visited = Your opponent visited your altar! Because your jokoro is there, you advance 1 level on the offerings track; 2 if the worshipper has the altar’s colour. When you visit their altar with a jokoro, they advance.
lesson-first-wheel = Your incense is at 3, and your own altar would give one more, which is lost. So use a wheel first: once per turn, before, between or after effects, 1 incense buys what a wheel shows. Take the wheel of meditation.
lesson-first-wheel-other = Nice too. But a monk on the mountain is worth most now, so use the wheel of meditation.
lesson-first-wheel-skip = Wait: your incense is full, and the altar gives more. Use a wheel first, the one of meditation.
lesson-first-foundation = Meditate: place a monk on the right space of the eastern mountain, one step from the light. { tile-foundation } will let you build on the pagoda.
lesson-first-foundation-other = Place him on the right space of the eastern mountain. { tile-foundation } is the tile that scores.
lesson-first-hand = Your hand lies on that wheel now. You cannot use the same wheel in your next turn, unless an opponent takes it and sends your hand back to the roof. When the round ends, all wheels are free.
lesson-first-home = Now your worshipper, a purple one. Visit your own altar: the colour matches, so you get both sides and advance 2 levels.
lesson-first-home-other = Your own altar is purple: both sides and 2 levels on the offerings track. Visit { altar-almsgivers.the }.
lesson-first-wait = You are on level 3 of the offerings track. Claiming sends your marker back to the start, and at the end of the round you may claim anyway. So take the incense and skip the rest; you could not pay for a roof either.
lesson-first-wait-other = You may claim now. But the round ends after this turn, and then everybody may claim once. Waiting costs you nothing.
lesson-first-wait-why = Take the incense first, and then skip the rest.
lesson-first-claim = The round is over, and you may claim one reward of your level or below. Level 3 gives 2 mon or your sixth jokoro. Take the 2 mon.
lesson-first-claim-sixth = You still have four jokoros, so a sixth can wait. Take the 2 mon of level 3.
lesson-first-claim-skip = Waiting for a higher level is fine, level 5 gives an emerald. But let us take the 2 mon now: you will need them for a roof.
lesson-first-claim-lower = That is less, and your marker goes back to the start anyway. Take the 2 mon of level 3.
lesson-first-stay = Your monk was not reached by the light. Pay 1 incense and he stays; otherwise he returns to your reserve. { tile-foundation } is worth it: he stays.
lesson-first-stay-other = Then you would lose { tile-foundation }. You have 3 incense: pay 1, and he stays.
lesson-first-keep-tile = You have one used tile. Do not exchange it: you will want it for a roof very soon. Skip.
lesson-first-keep-tile-other = Keep it: without a tile you cannot build a roof. Skip.

# A roof
lesson-first-roof-plan = Round 3. Your monk is one step from the light. The lower orange altar has that step on its right side: lead the orange worshipper there.
lesson-first-roof-plan-other = Good ideas, but first your monk: the orange worshipper, then the lower orange altar.
lesson-first-roof-plan-visit = Visit the lower orange altar: it has the step of light that your monk is waiting for.
lesson-first-roof-light = Move the eastern light to the right, to your monk.
lesson-first-roof-light-other = None of your monks is there. Your monk stands on the right space of the eastern mountain.
lesson-first-roof = { tile-foundation } lets you build. A roof costs what is shown and 1 used tile. The level 3 roof brings 3 SP for 3 mon, even though its tier is not built yet. Build it.
lesson-first-roof-other = Also possible, but the level 3 roof brings 3 SP, and you have 6 mon. Build that one.
lesson-first-roof-skip = Your tile would be resolved for nothing. Build on the pagoda.
lesson-first-roof-end = 20 SP. You paid with your old tile: { tile-foundation } came to your reserve only after it was used. Take the incense, then end your turn.
lesson-first-roof-end-why = Take the incense, then end your turn. You will need your incense at the end of the round.

# Going first
lesson-first-charity = Your opponent built the level 3 tier. They also go first in every round, because you have not called to prayer yet. Change that: lead a grey worshipper to the charity altar.
lesson-first-charity-other = Any worshipper would do, but keep the purple ones for purple altars. Choose a grey one, without a wheel.
lesson-first-charity-visit = Useful, but now it is about the turn order: visit the charity altar.
lesson-first-call = Two things are possible here: call to prayer, or use the left side of an altar that is still in the construction area. Call to prayer.
lesson-first-call-other = A clever way to use an altar before it is built. But then your bell stays silent. Call to prayer.
lesson-first-call-why = No wheel now. Call to prayer.
lesson-first-bell = Your bell is on the turn order track: you go first in round 4. Players with a bell go in the order of their bells; the others follow in their old order.
lesson-first-collection = Now 1 incense or the collection: 2, 3 or 4 mon for 1, 2 or 3 colours of worshippers on this altar. Your incense is full, so take 2 mon. (After that you could claim offerings, if you had any.) Then end your turn.
lesson-first-collection-why = Take the 2 mon, then end your turn.
lesson-first-replaced = Your opponent built { altar-treasury.the } and replaced the lower purple altar with it. Nobody can use that one any more. The worshipper who stood there stays until the round ends.
lesson-first-free = The last turn of the round is all yours, with wheels. A tip: on the upper purple altar you can build a second altar, for 2 wood and 1 used tile, and place a jokoro on the pagoda, for 1 mon and 1 incense.

# Amulets
lesson-first-amulet = Everybody holds a secret amulet. After round 3, you may play yours: whoever has the most of what it names gets its bonus, both if you tie. Yours counts placed jokoros: you have 2, your opponent 1. Play it!
lesson-first-amulet-keep = If you keep it, nobody gets the bonus, and you can only play it at the end. You are ahead now: play it.
lesson-first-era = The emerald is yours. Most mountain tiles were replaced, too: the second era brings richer ones for the last two rounds. Tiles with a monk would have stayed.

# How it ends
lesson-first-sorin = In round 5, and only then, the Sōrin can be built, the spire of the pagoda: for 1 mon, 1 wood, 1 stone, 1 incense and 1 tile. It scores at the end, by its tile: here 3 SP for each incense its builder has left.
lesson-first-score-jokoros = After round 5, each jokoro on the pagoda scores 1 SP for every roof built, by anybody. Each jokoro on your altars scores 1 SP for every different colour among your altars.
lesson-first-score-rest = Every played amulet gives 2 SP to whoever has the most then. Every five wood, stone, mon and used tiles, in any mix, give 1 SP, and every emerald 1 SP. Having no incense costs 1 SP, as always.
lesson-first-score-example = If the game ended now, you would add to your 20: 1 for the jokoro on the pagoda (one roof), 2 for the one on an altar (two colours), 1 for 7 goods, 1 for the emerald and 2 for your amulet. 27 SP!
lesson-first-go-on = If there is a tie, more incense wins, then the higher offerings level. Two rounds are left, and you go first. Build tiers, place jokoros, and end no round without incense. Good luck!
