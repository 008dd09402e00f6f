lesson-first-title = Your first pond
lesson-first-chapter-goal = What you are after
lesson-first-chapter-meditate = Your first turn
lesson-first-chapter-buy = Your first koi
lesson-first-chapter-work = A day of work
lesson-first-chapter-green = Foliage and luck
lesson-first-chapter-branch = A goal
lesson-first-chapter-lantern = A shore, a lantern, a lily
lesson-first-chapter-market = The market and a full storage
lesson-first-chapter-alone = A turn of your own
lesson-first-chapter-bridge = Scrolls, wells and a bridge
lesson-first-chapter-end = How the game ends

# What you are after
lesson-first-welcome = Welcome to Koi. You and one opponent each build a pond, tile by tile. Yours begins with the spring: five hexes of water. At the end, the pond with more points wins.
lesson-first-koi = Most points come from koi: a small one is worth 2, a medium one 4, a large one 6. A koi with water on all sides is surrounded, and its points double.
lesson-first-goals = These are the goals of this game. A goal tile goes to the first player who meets its conditions: with two players, there is only one of each.
lesson-first-turns = On your turn you do one of two things. You meditate: you take a card from the offer. Or you work: you build in your pond. Let us try both.

# Your first turn
lesson-first-offer = The offer has five spaces, counted from the deck. The card on space 1 costs 1 coin, the other four are free. Most spaces also give you what is printed below the card.
lesson-first-drizzle = A pond needs water first. { card-drizzle } is rain: three water tiles that you place at once. Below it, space 3 adds 1 water for your storage. Take { card-drizzle }.
lesson-first-drizzle-other = A good card for later. A bigger pond comes first: take { card-drizzle } from space 3.
lesson-first-drizzle-work = You could work, but you have only 2 water to build with. Take { card-drizzle } from space 3 and let it rain.
lesson-first-luck-later = Not yet: keep your luck token. Its moment will come.
lesson-first-rain = The water of space 3 is in your storage already; gains without a choice come by themselves. Now use the card: let it rain.
lesson-first-rain-skip = You may always decline, but three free water tiles are too good for that. Let it rain.
lesson-first-rain-place = A new tile must touch water of your pond, and it never moves again. Place these three around the spring: first L14, then L13, then M11. You will soon see why.
lesson-first-rain-elsewhere = That hex would be legal too. For our plan, please place the tiles on L14, L13 and M11, in this order.
lesson-first-luck = Any time in your turn, you may spend luck tokens. Each adds one of these to your storage: 2 water, 1 foliage, 1 shore, or a koi bought for 1 coin more. Keep yours: skip.
lesson-first-luck-keep = Keep the luck token for now; each one left at the end is worth 1 point. Skip.
lesson-first-slide = Your opponent worked and placed a koi: the second player begins with a small one. And after your turn, the cards between the deck and the gap slid on by one space, and a new one came to space 1.

# Your first koi
lesson-first-fourth = Space 4 gives a coin and 2 water, or lets you buy a koi instead. On it is the { card-breeder }, a helper: from now on, he will help you each time you work. Take him.
lesson-first-fourth-other = Only space 4 lets you buy a koi. Take the { card-breeder } there.
lesson-first-fourth-work = You have no koi to place yet. Take the { card-breeder } from space 4 and buy one.
lesson-first-benefit = The { card-breeder } has joined your workers. Now use space 4 as well.
lesson-first-benefit-skip = That would be a pity: what the space gives is free. Use it.
lesson-first-either = This space offers two things, and you get one of them. Choose to buy a koi.
lesson-first-either-coin = Coin and water are fine, but a pond without koi scores nothing. Choose to buy a koi.
lesson-first-medium = Small koi cost 1 coin, medium ones 2, large ones 3. You have 2 coins: buy a medium koi.
lesson-first-medium-small = A small one would leave you a coin, but it is only worth half as much. Buy the medium koi.
lesson-first-storage = Koi, water, foliage and shores wait in your storage until you place them. It holds 5 hexes. Your 3 water take three, the koi takes two: exactly full. End the turn: skip.
lesson-first-opponent = Your opponent took a { card-market }, which sells a koi for 1 coin less. But then their storage was over the limit, so a water went back to the supply. This is checked only at the end of a turn.

# A day of work
lesson-first-work = Now to work. Your sensei performs one action: water, garden, sculpt or breed. Every helper adds an action of their own, in any order. So today you have two. Choose Work.
lesson-first-work-meditate = More cards would not fit: your storage is full. Work, and make room.
lesson-first-breed = To breed is to place a koi from your storage, or to move one in your pond, any distance. That is what the { card-breeder } is for. Choose the medium koi.
lesson-first-breed-water = The water follows in a moment. First the koi.
lesson-first-work-skip = That would end your work, and unused actions are lost. Do this first.
lesson-first-breed-place = A medium koi needs two free water hexes side by side; free means that nothing is on them. Pick M12, its left end, and then east: it will lie on M12 and M13.
lesson-first-breed-elsewhere = It could swim there, but then it would be hard to surround. Pick M12.
lesson-first-breed-way = Choose east, so that it lies on M12 and M13.
lesson-first-around = 4 points! Now look around this koi: eight hexes touch it, and six of them have water already. Only N11 and L12 are missing.
lesson-first-water = Your sensei still has an action. Watering places up to two water tiles from your storage. Choose water.
lesson-first-water-move = Your koi is in a good place. Choose water.
lesson-first-water-place = Place the first tile on N11. We leave L12 open for something greener.
lesson-first-water-elsewhere = Please place this one on N11, next to the koi.
lesson-first-water-free = The second tile is yours: anywhere along the water, except L12. I would extend the row to L15. Then skip to end your work; what you do not use is lost.

# Foliage and luck
lesson-first-fifth = Cards slide, so what you want may become better by waiting. The { card-gardener } has come to space 5, the richest: a shore, or a coin with 1 foliage and 1 water. Take her.
lesson-first-fifth-other = The { card-gardener } is what we need: foliage and lilies are her work. She is on space 5.
lesson-first-fifth-work = There is little to build with. Take the { card-gardener } from space 5.
lesson-first-foliage = Use the space, and choose the coin, foliage and water.
lesson-first-foliage-shore = Shores come later. Choose the coin, foliage and water.
lesson-first-foliage-end = A helper can work from your next work turn on. End this turn and keep the luck token for it: skip.
lesson-first-garden = Work again! Now you have three actions: { card-breeder }, { card-gardener } and sensei.
lesson-first-garden-meditate = Everything is ready for a green day. Choose Work.
lesson-first-luck-soon = Not yet, but in a moment: luck tokens can be spent between your actions.
lesson-first-garden-foliage = To garden is to place a foliage tile from your storage or a lily from the supply. Choose foliage.
lesson-first-garden-other = That can wait. Choose foliage.
lesson-first-garden-place = Foliage has water on all its sides, so it surrounds koi as water does, but no koi can swim on it. Close the ring: L12.
lesson-first-garden-elsewhere = One gap is left around your koi. Close it: place the foliage on L12.
lesson-first-surrounded = Surrounded: your koi counts double, 8 points instead of 4. Shores and goal tiles can close a ring too, if they turn a water side to the koi.
lesson-first-spend = A small branch needs two foliage tiles, and you are close. This is the moment for your luck token: spend it on foliage.
lesson-first-spend-other = Spend the luck token on 1 foliage: it completes what the small branch needs.
lesson-first-second = Your sensei can garden just as well. Choose foliage again.
lesson-first-second-other = First the foliage from your luck token.
lesson-first-second-place = Place it on K13. A lily there will help a second koi later.
lesson-first-second-elsewhere = That would do for the branch, but please take K13: a second koi will swim next to it.
lesson-first-finish = The { card-breeder } has no koi to place, and yours should stay where it is. Skip to finish your work.
lesson-first-finish-move = If it moved, it would not be surrounded any more. Skip.

# A goal
lesson-first-claim = Before your turn ends, you may claim one goal tile. The small branch needs two foliage tiles without lilies and three free water hexes in its shape. You have both: claim it for 10 points.
lesson-first-claim-skip = If you wait, your opponent may take it. Claim it.
lesson-first-branch-place = The branch lies on free water, and nothing can swim there then. Cover the rest of the spring: pick M14. Its shape may be rotated and mirrored.
lesson-first-branch-elsewhere = That water is for your next koi. Pick M14, so that the branch lies on the spring.
lesson-first-branch-water = Branches also bring up to three water tiles at once. Place them on K14, K15 and L11, in this order.
lesson-first-branch-water-other = Please place the water on K14, K15 and L11, in this order. K14 and K15 will surround your next koi.
lesson-first-branch-done = 18 points. You cannot take a second branch: one tile of each goal is the limit. And the conditions are never checked again, so lilies may now grow on your foliage.

# A shore, a lantern, a lily
lesson-first-sculptor = Next, a light over the pond. The { card-sculptor } on space 5 brings what she needs: a shore. Take her.
lesson-first-sculptor-other = For a lantern you need a shore and somebody to build it: take the { card-sculptor } from space 5.
lesson-first-sculptor-work = You have only water to place. Take the { card-sculptor } from space 5 first.
lesson-first-shore = Use the space, and choose the shore. It takes three hexes of storage; with your 2 water, it just fits.
lesson-first-shore-coin = This time, choose the shore.
lesson-first-sculpt = Without luck tokens, your turn ended by itself. Your opponent took a { card-breeder }. Now work, with four actions.
lesson-first-sculpt-meditate = You have all you need for a lantern. Choose Work.
lesson-first-sculpt-shore = To sculpt is to place a shore from your storage, or a lantern on a shore. Begin with the shore.
lesson-first-sculpt-other = In a moment. First place the shore.
lesson-first-shore-place = A shore is three hexes around a bend. It must meet your water with the water side of its middle hex. Put that middle on L16: it will face west, along the whole row L.
lesson-first-shore-elsewhere = From there, the lantern would see less. Put the middle on L16, at the end of the longest row.
lesson-first-lantern = Your sensei sculpts as well: place a lantern. It stands on the middle hex of a shore and costs nothing.
lesson-first-lantern-other = That comes next. First the lantern.
lesson-first-lantern-shines = A lantern scores 1 point for each hex with a tile straight ahead, and gaps do not stop it: 5 points now, more as the row grows. Building one also gave you a luck token.
lesson-first-lily-free = The { card-gardener } is still free. A lily on foliage adds 1 point to every koi next to it, before doubling. Place one next to your koi, on L12; then skip.

# The market and a full storage
lesson-first-lily-done = With the lily, your medium koi scores 4 + 1 = 5, doubled 10. One lily counts for every koi beside it, so a second koi is next.
lesson-first-market = A { card-market } lets you buy one koi for 1 coin less. It is on space 5, so you get the richest space as well. Take it.
lesson-first-market-other = You want a koi, and the { card-market } on space 5 has the best price.
lesson-first-market-work = You have no koi to place. Take the { card-market } from space 5.
lesson-first-market-space = Card and space can be used in either order. Take the space first: it brings a coin. Choose the coin, foliage and water.
lesson-first-market-space-other = First use space 5, and choose the coin, foliage and water.
lesson-first-market-buy = Now the { card-market }: buy a medium koi. It costs only 1 coin here. (A { card-market } on space 4 would even let you buy two koi.)
lesson-first-market-buy-other = You have room prepared for a medium koi: buy that one.
lesson-first-medium-skip = Without koi, no points. Buy the medium koi.
lesson-first-market-end = Your storage shows 6 of 5: too much, but that matters only when the turn ends. Skip, and see what happens.
lesson-first-give = One hex too many: something must return to the supply. Water is the easiest to get again, so return a water. A { card-storage } card would make room for 2 hexes more.
lesson-first-give-other = You will need that soon. Return a water.

# A turn of your own
lesson-first-plan = L13 and L14 are free, and there is a tile on every side of them. A medium koi there is surrounded at once, and lilies on L12 and K13 both count for it.
lesson-first-alone = This turn is yours. I would work: the koi on L13, a lily on K13, and water to make row L longer. Play as you like until your next turn.

# Scrolls, wells and a bridge
lesson-first-second-koi = A koi on L13, a lily on K13, water on L10 and K12: a fine day of work. The new koi has two lilies: 4 + 2 = 6, doubled 12. The lantern sees L10 too: 6 points.
lesson-first-scrolls = Cards with a scroll do nothing until the end of the game. Then each scores for things you have: the one on space 1 gives 2 points per small koi, the one on space 5 2 points per well card.
lesson-first-well = The bridge needs a lantern and 3 coins; you have 1 coin. The { card-roof-well } on space 2 gives 3 water or 2 coins. Space 2 itself gives nothing. Take the well.
lesson-first-well-other = Two coins are all that the bridge needs: take the { card-roof-well } from space 2.
lesson-first-well-work = Work can wait. Take the { card-roof-well } from space 2 for the bridge.
lesson-first-well-coins = Use the well, and choose the 2 coins.
lesson-first-well-coins-other = For the bridge you need coins: use the well, and choose the 2 coins.
lesson-first-well-end = That makes 3 coins. Now come the goals, and after them it is too late for luck tokens. Keep yours: skip.
lesson-first-bridge = Claim the bridge. It is placed like a shore, next to a shore with a lantern. Only one place fits, so you will not be asked.
lesson-first-bridge-skip = There is only one bridge, and your opponent also has coins. Claim it.
lesson-first-bridge-done = The bridge looks ahead from all three of its hexes, like three lanterns side by side: 11 points.

# How the game ends
lesson-first-end = The end is triggered when the deck is empty or the supply has no koi left. Finish the round; then everyone takes one more turn.
lesson-first-limits = Every pile of the supply is limited, and an empty one gives nothing. The end also comes if, for a whole round, nobody takes a card or places a piece.
lesson-first-scoring = Then ponds are scored, as yours is now: two koi with 10 and 12, lantern 6, branch 10, bridge 11, and 1 for your luck token. 50 points!
lesson-first-nothing = Coins and pieces in your storage are worth nothing, so place what you can in time. If there is a tie, the player with more coins wins, then the one later in turn order.
lesson-first-more = Large koi need three free hexes that all touch each other. Every game has three of ten goals; here, the centenary carp is still free. Point at a goal to read what it needs.
lesson-first-solo = You can also play Koi alone: then a card leaves the offer each turn, and to win you need every goal in play and at least 60 points.
lesson-first-habits = Good habits: collect for a turn or two, then work with all your helpers; leave gaps that you can close; watch goals before your opponent takes them. Enjoy your pond!
