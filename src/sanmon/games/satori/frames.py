"""The kinds of frames of Satori, by number. Rules refer to each other by these numbers instead of importing."""

from typing import Final

# Setting up
STARTING_TILE: Final = 8  # (seat): take a starting tile
FIRST_MONK: Final = 9  # (seat): place the first monk

# A turn
ROUND: Final = 10  # (-1): the turns of a round, one after another
WORSHIPPER: Final = 11  # (seat): which worshipper to place
ALTAR: Final = 12  # (seat, colour): which altar to visit
SIDE: Final = 13  # (seat, altar): which side to use
CHARITY: Final = 14  # (seat): call to prayer, or visit the construction area
COLLECTION: Final = 15  # (seat, colours): incense or the collection
REACTION: Final = 16  # (-1, altar, colour): the Automaton reacts to a turn

# Actions
COST: Final = 17  # (seat, cost): how to pay, where there are several ways
BUILD: Final = 18  # (seat): which altar tile to build
PLOT: Final = 19  # (seat, altar): where to lay the altar tile
DECORATE: Final = 20  # (seat, altar): which decoration to add
BONUS: Final = 21  # (seat, altar): which side of the new altar to use at once
JOKORO: Final = 22  # (seat): where the jokoro goes
PAGODA: Final = 23  # (seat): which part of the pagoda to build
RAISED: Final = 24  # (seat, option): build the part of the pagoda that has been paid for
MEDITATE: Final = 25  # (seat) or (seat, from): where the monk goes
LIFT: Final = 26  # (seat): which monk moves
HIKARI: Final = 27  # (seat, steps left, mountain whose light must move on or -1): which light moves where
TILE: Final = 28  # (seat, tile): resolve an earned tile; the others wait in a queue
TILE_DONE: Final = 29  # (seat): a resolved tile joins the reserve
CLAIM: Final = 30  # (seat): which reward of the offerings track to claim

# Between rounds, and the end
ROUND_END: Final = 31  # (-1): the steps between rounds begin
AMULET: Final = 32  # (seat): play the amulet or keep it
AMULET_BONUS: Final = 33  # (-1, amulet): give its bonus after round three
ADMINISTRATION: Final = 34  # (-1): new tiles, worshippers, order of turns
ROUND_CLAIM: Final = 35  # (seat): claim offerings or not
KEEP_MONKS: Final = 36  # (seat): ask about each monk of the seat
KEEP_MONK: Final = 37  # (seat, space): pay for a monk or take him back
EXCHANGE_TILES: Final = 38  # (seat): tiles for mon or incense
NEXT_ROUND: Final = 39  # (-1): the Automaton scores, the next round begins
FINAL_AMULETS: Final = 40  # (-1): ask who plays an amulet after the last round
FINAL_SCORING: Final = 41  # (-1): the seven steps of the final scoring
AMULET_GIFT: Final = 42  # (seat, amulet): give one winner the bonus
LAST_AMULET: Final = 43  # (seat): play the amulet or keep it, after the last round
