/* Made from the Python schema by tools/make-types.mjs: do not edit. */

/** The forest as one seat sees it. Winter puts cards from the hills into `yokai_discard` and `bitoku_discard`. */
export type BitokuView = {
  year: number;
  order: number[];
  active: number | null;
  track: number;
  regions: RegionView[];
  home: HomeView[];
  hills: HillView[];
  displays: DisplayView[];
  garden: string[];
  nodes: NodeView[];
  branches: BranchView[];
  piles: Record<string, number>;
  yokai_discard: string[];
  bitoku_discard: string[];
  actors: ActorView[];
  tengu: TenguView | null;
};

/** A region with its dice, kodama track, lake and inhabited area. */
export type RegionView = {
  id: string;
  spaces: number;
  dice: DieView[];
  lake: string;
  rewards: number[];
  kodama: number[];
  neutral: number | null;
  sites: SiteView[];
};

/** A die on the board; `actor` is a seat or, in a solo game, 1 for the Tengu. */
export type DieView = {
  actor: number;
  value: number;
};

/** A place for a building. */
export type SiteView = {
  id: string;
  building: string | null;
  owner: number | null;
};

/** A space of the Home. */
export type HomeView = {
  id: string;
  die: DieView | null;
};

/** A hill. If two hills share their spaces, `spaces` counts those of the pair. */
export type HillView = {
  id: string;
  spaces: number;
  dice: DieView[];
  bitoku: string | null;
  yokai: string | null;
  covered: boolean[];
};

/** A display: its tiles from the first place on, and how many its pile has. */
export type DisplayView = {
  id: string;
  tiles: (string | null)[];
  pile: number;
};

/** A node of the main paths, with the number of pilgrims of each actor. */
export type NodeView = {
  id: string;
  pilgrims: number[];
};

/** A branch of the paths. */
export type BranchView = {
  id: string;
  gate: string | null;
  spaces: SpaceView[];
};

/** A space of a branch. */
export type SpaceView = {
  id: string;
  actor: number | null;
};

/** A player's board, or the Tengu's. */
export type ActorView = {
  vp: number;
  goods: Record<string, number>;
  amulets: number[];
  dice: OwnDie[];
  slots: (string | null)[];
  crystals: (string | null)[];
  awake: number;
  step: number;
  path: string[];
  built: number;
  rocks: RockView[];
  visions: string[];
  mitama: string[];
  dragonflies: string[];
  pairs: (string[])[];
  hand: string[] | null;
  hand_size: number;
  shown: string[];
  deck: number;
  discard: string[];
  removed: string[];
  passed: boolean;
  chosen: boolean;
  points: Record<string, number>;
};

/** A die of an actor: `at` is locked, unlocked, or the id of its place on the board. */
export type OwnDie = {
  value: number;
  at: string;
};

/** A rock on an actor's board, the number of pilgrims at it, and for each place there whether it is taken. */
export type RockView = {
  id: string;
  pilgrims: number;
  taken: boolean[];
};

/** The Tengu's tile, crystals and cards; `row` is from left to right. */
export type TenguView = {
  active: boolean;
  crystals: number;
  row: string[];
  pile: number;
  discard: string[];
};

export type View = BitokuView;
