// The boxes of everything on the board, in units of the drawing.
import type { View } from "../../generated/views/satori";
import type { Words } from "../../words/words";
import type { Place } from "../board";

export type Box = { x: number; y: number; w: number; h: number };

export type Layout = { width: number; height: number } & Record<
  | "mountains"
  | "precinct"
  | "construction"
  | "charity"
  | "wheels"
  | "supply"
  | "sanmon"
  | "bag"
  | "tray"
  | "ladder"
  | "smoke"
  | "order"
  | "pagoda",
  Box
>;

/** For a screen that is wider than high: everything is in view. */
const WIDE: Layout = {
  width: 1600,
  height: 1040,
  mountains: { x: 322, y: 0, w: 896, h: 266 },
  precinct: { x: 322, y: 272, w: 896, h: 524 },
  construction: { x: 10, y: 10, w: 292, h: 452 },
  charity: { x: 10, y: 478, w: 292, h: 136 },
  wheels: { x: 10, y: 636, w: 292, h: 206 },
  supply: { x: 10, y: 860, w: 292, h: 44 },
  sanmon: { x: 470, y: 806, w: 600, h: 112 },
  bag: { x: 322, y: 806, w: 132, h: 112 },
  tray: { x: 1086, y: 806, w: 132, h: 112 },
  ladder: { x: 10, y: 924, w: 760, h: 108 },
  smoke: { x: 786, y: 924, w: 220, h: 108 },
  order: { x: 1022, y: 924, w: 196, h: 108 },
  pagoda: { x: 1236, y: 6, w: 356, h: 1026 },
};

/** For a phone: the precinct fills the width; the rest is below, to pan to. */
const TALL: Layout = {
  width: 900,
  height: 2096,
  mountains: { x: 2, y: 0, w: 896, h: 266 },
  precinct: { x: 2, y: 272, w: 896, h: 524 },
  sanmon: { x: 150, y: 806, w: 600, h: 112 },
  bag: { x: 8, y: 806, w: 132, h: 112 },
  tray: { x: 762, y: 806, w: 132, h: 112 },
  ladder: { x: 10, y: 934, w: 880, h: 108 },
  construction: { x: 10, y: 1066, w: 292, h: 452 },
  charity: { x: 10, y: 1536, w: 292, h: 136 },
  wheels: { x: 10, y: 1696, w: 292, h: 206 },
  supply: { x: 10, y: 1920, w: 292, h: 44 },
  smoke: { x: 310, y: 1066, w: 220, h: 108 },
  order: { x: 316, y: 1196, w: 196, h: 108 },
  pagoda: { x: 538, y: 1060, w: 356, h: 1026 },
};

export const layoutOf = (tall: boolean): Layout => (tall ? TALL : WIDE);

const BASICS = ["upper-grey", "upper-purple", "upper-orange", "lower-grey", "lower-purple", "lower-orange"];

/** Rows and columns of the plots: first below the altars, then right and left of them. */
const PLOTS = ["2,0", "2,1", "2,2", "0,3", "1,3", "0,-1", "1,-1"];

export type Site = Box & { place: string };

/** All sites of the precinct, as large as the number of plots allows. */
export function sitesOf(view: View, precinct: Box): Site[] {
  const built = view.altars.filter((altar) => altar.place.startsWith("plot-")).length;
  const plots = view.solo ? 0 : built + view.free_plots;
  const left = plots > 5 ? -1 : 0;
  const right = plots > 3 ? 3 : 2;
  const columns = right - left + 1;
  const rows = plots > 0 ? 3 : 2;
  const w = precinct.w / columns;
  const h = Math.min(precinct.h / rows, 200);
  const top = precinct.y + (precinct.h - rows * h) / 2;
  const at = (row: number, column: number, place: string): Site => ({
    place,
    x: precinct.x + (column - left) * w + 5,
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

/** The seat whose crest a row of the view has; the Automaton of a solo game has none. */
export const crestOf = (view: View, row: number): number | null => (view.solo && row === 1 ? null : row);

/** The places to jump to on a small screen. */
export function placesOf(_view: View, tall: boolean, words: Words): Place[] {
  const at = layoutOf(tall);
  const { mountains, precinct, sanmon, construction, wheels, pagoda, charity } = at;
  const place = (id: string, glyph: string, name: string, box: Box): Place => ({ id, glyph, name, ...box });
  return [
    place("mountains", "meditate", words.say("web-satori-mountains"), mountains),
    place("altars", "altar", words.say("board-altars"), precinct),
    place("sanmon", "worshipper", words.say("board-sanmon"), { ...sanmon, x: 0, w: at.width, h: sanmon.h + 126 }),
    place("construction", "build", words.say("board-construction"), construction),
    place("wheels", "incense", words.say("board-wheels"), {
      ...charity,
      h: wheels.y + wheels.h - charity.y,
    }),
    place("pagoda", "pagoda", words.say("board-pagoda"), pagoda),
  ];
}
