title = Market Day
ui-opponent = Tinker
ui-line = Send your helpers to the stalls and serve the customers of four guilds.
# Fields of the view whose numbers are seats
ui-seats = helpers, next_first

stall-orchard = Orchard
stall-meadow = Meadow
stall-hives = Hives
stall-well = Well
stall-gate = Gate
stall-square = Square
stall-bridge = Bridge
stall-inn = Inn
stall-belfry = Belfry

customer-shepherd = Shepherd
customer-miller = Miller
customer-ploughman = Ploughman
customer-goosegirl = Goose girl
customer-vintner = Vintner
customer-thatcher = Thatcher
customer-dairymaid = Dairymaid
customer-woodcutter = Woodcutter
customer-gardener = Gardener
customer-abbot = Abbot
customer-novice = Novice
customer-organist = Organist
customer-herbalist = Herbalist
customer-scribe = Scribe
customer-pilgrim = Pilgrim
customer-sexton = Sexton
customer-hermit = Hermit
customer-cellarer = Cellarer
customer-countess = Countess
customer-squire = Squire
customer-falconer = Falconer
customer-jester = Jester
customer-steward = Steward
customer-minstrel = Minstrel
customer-captain = Captain
customer-tailor = Tailor
customer-cook = Cook
customer-ferryman = Ferryman
customer-fishwife = Fishwife
customer-shipwright = Shipwright
customer-pilot = Pilot
customer-trader = Trader
customer-netmaker = Netmaker
customer-sailor = Sailor
customer-innkeeper = Innkeeper
customer-harbourmaster = Harbour master

good-apple = apples
good-wool = wool
good-honey = honey
good-coin = coins
good-fame = fame
count-apple = { $n ->
    [one] 1 apple
   *[other] { $n } apples
}
count-wool = { $n } wool
count-honey = { $n } honey
count-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
count-fame = { $n } fame

verb-invite = { $n ->
    [one] invite a customer
   *[other] invite { $n } customers
}
verb-draw = { $n ->
    [one] draw a customer
   *[other] draw { $n } customers
}
verb-serve = { $n ->
    [one] serve a customer
   *[other] serve up to { $n } customers
}
verb-bell = ring the bell

# What is asked
prompt-part = Choose a customer to discard, in secret
prompt-place = Where will you place your helper?
prompt-invite = Which customer will you invite?
prompt-serve = Which customer will you serve?
prompt-effects = { $source_id ->
    [stall] { $stall }: what next?
   *[customer] { $customer }: what next?
}
prompt-choice = { $source_id ->
    [stall] { $stall }: choose one
   *[customer] { $customer }: choose one
}

# What can be chosen
option-part = { $customer }
option-place = { $stall }
option-invite = { $customer }
option-serve = { $customer }
option-nobody = Nobody
option-peddle = Buy { $good } from the peddler

# What happens
event-parted = { $seat } discards the { $customer }
event-parted-hidden = { $seat } discards a customer
event-hour = Hour { $hour } begins
event-placed = { $seat } sends a helper to the { $stall }
event-invited = { $seat } invites the { $customer }
event-arrived = The { $customer } comes to the market
event-went-home = The { $customer } goes home
event-drew = { $seat } draws the { $customer }
event-drew-hidden = { $seat } draws a customer
event-served = { $seat } serves the { $customer }
event-rang = { $seat } rings the bell
event-peddled = { $seat } buys { $good } from the peddler
event-tinker-placed = The tinker sends a helper to the { $stall }
event-tinker-took = The tinker takes the { $customer } and scores { $points }

score-fame = Fame
score-guilds = Guilds
score-leftovers = Wares and coins left
score-tinker = The tinker
verdict-won = The market is yours.
verdict-shared = You and the tinker share the market.
verdict-lost = The tinker has the market in his pocket.

setting-busy_tinker = Busy tinker
setting-busy_tinker-false = he takes customers at three stalls
setting-busy_tinker-true = he also takes customers at the well

# The board: texts of the terminal, and the names of the view's fields in the browser
board-hour = Hour { $hour } of { $hours }
board-first = First: { $first }
board-deck = Deck: { $n ->
    [one] 1 customer
   *[other] { $n } customers
}
board-tinker = Tinker: { $points } ({ $n ->
    [one] 1 customer
   *[other] { $n } customers
})
board-row = Waiting
board-next-first = First in the next hour: { $next_first }
board-gone = Gone home
board-stalls = Stalls
board-customers = { $customers ->
    [one] 1 customer in hand
   *[other] { $customers } customers in hand
}
board-seen = Seen in this hand
board-away = Discarded
board-chosen = Has chosen
board-peddled = Peddler visited
board-stall = Stall
board-effect = What it does
board-helpers = Helpers
board-places = Places
board-places-by-players = Places with 2 / 3 / 4 players
board-served = Served
board-hand = Hand
board-customer = Customer
board-guild = Guild
board-deal = Wants and gives
board-guild-farm = Farm
board-guild-abbey = Abbey
board-guild-castle = Castle
board-guild-harbour = Harbour

## What bots weigh, when they give a reason
ui-worth-fame = fame
ui-worth-guilds = the guilds
ui-worth-wares = wares
ui-worth-coins = coins
ui-worth-customers = customers in hand

# What can be wrong in a component set
mistake-no-exchange = This is not an exchange; write what the customer wants and gives: 2 apple > 3 fame.
mistake-few-places = { $n } places are too few: a helper could find no free place.
mistake-one-price = This can be paid in several ways; a place in the row has one price.
