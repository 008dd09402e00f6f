/* Made from the Python schema by tools/make-types.mjs: do not edit. */

/** The table as one seat sees it. */
export type ToyView = {
  round: number;
  rounds: number;
  rice: number;
  tea: number;
  deck: number;
  top: string | null;
  under: (string | null)[];
  brewed: boolean;
  fox: number | null;
  seats: SeatView[];
};

/** One seat at the table. `hand` is None for every seat but the viewer's own. */
export type SeatView = {
  rice: number;
  tea: number;
  calm: number;
  charms: number;
  hand: string[] | null;
  shown: string | null;
  chosen: boolean;
};

export type View = ToyView;
