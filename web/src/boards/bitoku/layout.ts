// The boxes of the five regions, in units of the drawing. Each region is a strip from its hill down to its display.
import type { View } from "../../generated/views/bitoku";
import type { Words } from "../../words/words";
import type { Place } from "../board";

export type Box = { x: number; y: number; w: number; h: number };

export const REGIONS = ["yomi", "stairs", "home", "glade", "forges"] as const;
export type RegionId = (typeof REGIONS)[number];

export type Layout = { width: number; height: number; strips: Record<RegionId, Box>; rivers: Box[] };

/** The parts of a strip from top to bottom. */
export const PARTS = {
  hill: { top: 0, h: 190 },
  river: { top: 188, h: 40 },
  ground: { top: 240, h: 272 },
  track: { top: 520, h: 74 },
  area: { top: 602, h: 132 },
  display: { top: 744, h: 432 },
} as const;

const STRIP = 1184;

/** For a screen that is wider than high: everything is in view. */
const WIDE: Layout = {
  width: 1800,
  height: STRIP,
  strips: {
    yomi: { x: 8, y: 0, w: 352, h: STRIP },
    stairs: { x: 372, y: 0, w: 466, h: STRIP },
    home: { x: 850, y: 0, w: 236, h: STRIP },
    glade: { x: 1098, y: 0, w: 326, h: STRIP },
    forges: { x: 1436, y: 0, w: 356, h: STRIP },
  },
  rivers: [{ x: 0, y: PARTS.river.top, w: 1800, h: PARTS.river.h }],
};

/** For a phone: two rows of regions, one below the other, to pan over. */
const TALL: Layout = {
  width: 960,
  height: STRIP * 2 + 16,
  strips: {
    yomi: { x: 8, y: 0, w: 400, h: STRIP },
    stairs: { x: 420, y: 0, w: 532, h: STRIP },
    home: { x: 8, y: STRIP + 16, w: 250, h: STRIP },
    glade: { x: 270, y: STRIP + 16, w: 320, h: STRIP },
    forges: { x: 602, y: STRIP + 16, w: 350, h: STRIP },
  },
  rivers: [
    { x: 0, y: PARTS.river.top, w: 960, h: PARTS.river.h },
    { x: 0, y: STRIP + 16 + PARTS.river.top, w: 960, h: PARTS.river.h },
  ],
};

export const layoutOf = (tall: boolean): Layout => (tall ? TALL : WIDE);

export const part = (strip: Box, which: keyof typeof PARTS): Box => ({
  x: strip.x,
  y: strip.y + PARTS[which].top,
  w: strip.w,
  h: PARTS[which].h,
});

/** The seat whose crest an actor has; the Tengu of a solo game has none. */
export const crestOf = (view: View, actor: number): number | null =>
  view.tengu !== null && actor === 1 ? null : actor;

/** The regions as places to jump to on a small screen. */
export function placesOf(_view: View, tall: boolean, words: Words): Place[] {
  const { strips } = layoutOf(tall);
  return REGIONS.map((id) => ({ id, glyph: SEALS[id], name: words.name("region", id), ...strips[id] }));
}

export const SEALS: Record<RegionId, string> = {
  yomi: "mitama",
  stairs: "ancient",
  home: "kodama",
  glade: "jade",
  forges: "build",
};
