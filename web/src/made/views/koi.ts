/* Made from the Python schema by tools/make-types.mjs: do not edit. */

/** The table. `seat` is the reader's seat, None for a spectator; `active` is the seat that acts. */
export type KoiView = {
  seat: number | null;
  active: number;
  scenario: string | null;
  supply: Record<string, number>;
  prices: Record<string, number>;
  deck: number;
  unseen: Record<string, number>;
  offer: SpaceView[];
  goals: GoalView[];
  actions: Record<string, number>;
  ending: boolean;
  last_round: boolean;
  seats: SeatView[];
};

/** A space of the offer, counted from the deck. */
export type SpaceView = {
  number: number;
  card: string | null;
  fee: number;
  benefit: string;
  effect: string;
};

/** A goal in play, and how many of each of its tiles are left. */
export type GoalView = {
  goal: string;
  tiles: Record<string, number>;
};

/** One player: goods, storage, cards, goals, points now and pond. */
export type SeatView = {
  coins: number;
  luck: number;
  expansions: number;
  capacity: number;
  stored: number;
  storage: Record<string, number>;
  cards: Record<string, number>;
  claimed: Record<string, number>;
  points: Record<string, number>;
  pond: PondView;
};

/** Everything in one player's pond. */
export type PondView = {
  hexes: HexView[];
  koi: FishView[];
  shores: ShoreView[];
  goals: GoalTileView[];
  path: string[];
};

/** One hex of a pond: axial coordinates, the tile, what is on it, and which sides are water. */
export type HexView = {
  id: string;
  q: number;
  r: number;
  tile: string;
  on: string | null;
  water: string[];
  free: boolean;
};

/** A koi: its size, hexes (the first is its anchor), and what it would score now. */
export type FishView = {
  koi: string;
  hexes: string[];
  way: string;
  surrounded: boolean;
  points: number;
};

/** A shore: its middle hex, the direction it faces, and what its lantern would score now. */
export type ShoreView = {
  hex: string;
  way: string;
  faces: string;
  lantern: boolean;
  points: number;
};

/** A goal tile in a pond. */
export type GoalTileView = {
  tile: string;
  hex: string;
  way: string;
  faces: string | null;
};

export type View = KoiView;
