// Where everything stands in the precinct: units of the drawing.
import type { View } from "../../made/views/satori";

export const WIDTH = 1600;
export const HEIGHT = 1040;

export type Box = { x: number; y: number; w: number; h: number };

/** The precinct between mountains and Sanmon, where the altars stand. */
const PRECINCT: Box = { x: 322, y: 272, w: 896, h: 524 };

export const MOUNTAINS: Box = { x: 322, y: 0, w: 896, h: 266 };
export const CONSTRUCTION: Box = { x: 10, y: 10, w: 292, h: 452 };
export const CHARITY: Box = { x: 10, y: 478, w: 292, h: 136 };
export const WHEELS: Box = { x: 10, y: 636, w: 292, h: 206 };
export const SUPPLY: Box = { x: 10, y: 860, w: 292, h: 44 };
export const SANMON: Box = { x: 470, y: 806, w: 600, h: 112 };
export const BAG: Box = { x: 322, y: 806, w: 132, h: 112 };
export const TRAY: Box = { x: 1086, y: 806, w: 132, h: 112 };
export const LADDER: Box = { x: 10, y: 924, w: 760, h: 108 };
export const SMOKE: Box = { x: 786, y: 924, w: 220, h: 108 };
export const ORDER: Box = { x: 1022, y: 924, w: 196, h: 108 };
export const PAGODA: Box = { x: 1236, y: 6, w: 356, h: 1026 };

const BASICS = ["upper-grey", "upper-purple", "upper-orange", "lower-grey", "lower-purple", "lower-orange"];

/** Plots stand in a row below the altars first, then beside them: right, then left. */
const PLOTS = ["2,0", "2,1", "2,2", "0,3", "1,3", "0,-1", "1,-1"];

export type Site = Box & { place: string };

/** All sites of the precinct, as large as the number of plots allows. */
export function sitesOf(view: View): Site[] {
  const built = view.altars.filter((altar) => altar.place.startsWith("plot-")).length;
  const plots = view.solo ? 0 : built + view.free_plots;
  const left = plots > 5 ? -1 : 0;
  const right = plots > 3 ? 3 : 2;
  const columns = right - left + 1;
  const rows = plots > 0 ? 3 : 2;
  const w = PRECINCT.w / columns;
  const h = Math.min(PRECINCT.h / rows, 200);
  const top = PRECINCT.y + (PRECINCT.h - rows * h) / 2;
  const at = (row: number, column: number, place: string): Site => ({
    place,
    x: PRECINCT.x + (column - left) * w + 5,
    y: top + row * h + 3,
    w: w - 10,
    h: h - 8,
  });
  const sites = BASICS.map((place, number) => at(Math.floor(number / 3), number % 3, place));
  for (let plot = 0; plot < plots; plot += 1) {
    const [row = 0, column = 0] = (PLOTS[plot] ?? "").split(",").map(Number);
    sites.push(at(row, column, `plot-${plot + 1}`));
  }
  return sites;
}

/** The seat whose crest a row of the table bears; alone, the Automaton's row has none. */
export const crestOf = (view: View, row: number): number | null => (view.solo && row === 1 ? null : row);
