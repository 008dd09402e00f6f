"""The kinds of frames of Satori, by number. Rules refer to one another by these and not by importing one another."""

from typing import Final

# Setting up
STARTING_TILE: Final = 8  # (seat): take a starting tile
FIRST_MONK: Final = 9  # (seat): place the first monk

# A turn
ROUND: Final = 10  # (-1): the turns of a round, one after another
WORSHIPPER: Final = 11  # (seat): which worshipper
ALTAR: Final = 12  # (seat, colour): to which altar
SIDE: Final = 13  # (seat, altar): which side
CHARITY: Final = 14  # (seat): call to prayer, or visit the construction area
COLLECTION: Final = 15  # (seat, effect): incense or the collection
REACTION: Final = 16  # (-1, altar, colour): the Automaton answers a turn

# Actions
COST: Final = 17  # (seat, cost): how to pay, where there are several ways
BUILD: Final = 18  # (seat): which altar tile
PLOT: Final = 19  # (seat, altar): where it is laid
DECORATE: Final = 20  # (seat, altar): with which decoration
BONUS: Final = 21  # (seat, altar): which side at once
JOKORO: Final = 22  # (seat): where the jokoro goes
PAGODA: Final = 23  # (seat): what is built
RAISED: Final = 24  # (seat, option): a part of the pagoda has been paid for
MEDITATE: Final = 25  # (seat) or (seat, from): where the monk goes
LIFT: Final = 26  # (seat): which monk moves
HIKARI: Final = 27  # (seat, steps left, mountain whose light must go on or -1)
TILE: Final = 28  # (seat, tile): an earned tile is resolved; the others wait in a queue
TILE_DONE: Final = 29  # (seat): a resolved tile joins the reserve
CLAIM: Final = 30  # (seat): which reward of the offerings track

# Between rounds, and the end
ROUND_END: Final = 31  # (-1): the steps between rounds begin
AMULET: Final = 32  # (seat): play it or keep it
AMULET_BONUS: Final = 33  # (-1, amulet): give its bonus after round three
ADMINISTRATION: Final = 34  # (-1): new tiles, worshippers, order of turns
ROUND_CLAIM: Final = 35  # (seat): claim offerings or not
KEEP_MONKS: Final = 36  # (seat): the monks of a seat, one by one
KEEP_MONK: Final = 37  # (seat, space): pay for a monk or take him back
EXCHANGE_TILES: Final = 38  # (seat): tiles for mon or incense
NEXT_ROUND: Final = 39  # (-1): the Automaton scores, the next round begins
FINAL_AMULETS: Final = 40  # (-1): amulets that were kept may be played
FINAL_SCORING: Final = 41  # (-1): the seven steps
AMULET_GIFT: Final = 42  # (seat, amulet): one winner's bonus
LAST_AMULET: Final = 43  # (seat): play it or keep it, for the last time
