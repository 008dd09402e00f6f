/* Made from the Python schema by tools/make-types.mjs: do not edit. */

/** The table as one seat sees it. */
export type SatoriView = {
  round: number;
  turns_left: number;
  order: number[];
  bells: number[];
  solo: boolean;
  supply: Record<string, number>;
  sanmon: number[];
  bag: number[];
  players: PlayerView[];
  altars: AltarView[];
  charity: number[];
  free_plots: number;
  offers: OfferView[];
  decorations: DecorationView[];
  mountains: MountainView[];
  line: NamedEffect[];
  pagoda: LevelView[];
  cost_pile: number;
  sorin: SorinView;
  wheels: NamedEffect[];
  wheel_used: boolean;
  offerings: NamedEffect[];
  starting: NamedEffect[];
};

/** One row of the table: a seat or, after the seats, the Automaton. */
export type PlayerView = {
  points: number;
  tally: Record<string, number>;
  wood: number;
  stone: number;
  mon: number;
  emerald: number;
  incense: number;
  tiles: number;
  monks: number;
  sun: number;
  jokoros: number;
  sixth: boolean;
  offering: number;
  altars: number;
  pagoda_jokoros: number;
  altar_jokoros: number;
  wheel: string | null;
  amulet: string | null;
  amulet_played: boolean;
};

/** An altar on the board. `place` is the basic altar that it is or that it covers, or `plot-N`. */
export type AltarView = {
  id: string;
  place: string;
  colour: string | null;
  left: string;
  right: string;
  decoration: string | null;
  owner: number | null;
  jokoro: boolean;
  jokoro_cost: string | null;
  worshippers: number[];
  lantern: string | null;
  beneath: number[] | null;
};

/** A slot of the construction area. */
export type OfferView = {
  cost: string;
  altar: string | null;
  colour: string | null;
  left: string | null;
  jokoro_cost: string | null;
  right: string | null;
};

/** A decoration on display, with its effect on the right side of an altar. */
export type DecorationView = {
  id: string;
  right: string;
};

/** A mountain: its spaces clockwise from the top, and which of them has the light. */
export type MountainView = {
  id: string;
  flower: string | null;
  light: number;
  spaces: SpaceView[];
};

/** A space of a mountain. */
export type SpaceView = {
  id: string;
  monk: number | null;
  tile: string | null;
  effect: string | null;
};

/** A wheel, a tile or a reward of the offerings track, with its effect. */
export type NamedEffect = {
  id: string;
  effect: string;
};

/** A level of the pagoda, or the Sōrin. */
export type LevelView = {
  tier: string | null;
  tier_cost: string;
  tier_points: number;
  tier_built: boolean;
  roof_cost: string | null;
  roof_points: number;
  roof_built: boolean;
  jokoro_cost: string | null;
  spaces: (number | string | null)[];
};

/** The scoring tile of the Sōrin. */
export type SorinView = {
  id: string;
  kind: string;
  base: number;
  each: number;
  builder: number | null;
};

export type View = SatoriView;
