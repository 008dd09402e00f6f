// The boxes of everything on the board, in units of the drawing.
import type { View } from "../../generated/views/koi";
import type { Words } from "../../words/words";
import type { Place } from "../board";

export type Box = { x: number; y: number; w: number; h: number };
export type Layout = {
  width: number;
  height: number;
  pond: Box;
  offer: Box;
  beside: Box;
  columns: number;
  type: number;
};

/** For a wide screen: the offer above the pond, goals and supply beside them. */
const WIDE: Layout = {
  width: 1600,
  height: 1120,
  offer: { x: 10, y: 4, w: 1160, h: 272 },
  pond: { x: 10, y: 284, w: 1160, h: 830 },
  beside: { x: 1190, y: 10, w: 402, h: 1104 },
  columns: 6,
  type: 22,
};

/**
 * For a phone: the pond and the offer are in view, with cards as pictures alone; goals and supply are below, to pan to.
 */
const TALL: Layout = {
  width: 900,
  height: 1800,
  pond: { x: 0, y: 0, w: 900, h: 486 },
  offer: { x: 4, y: 490, w: 892, h: 276 },
  beside: { x: 12, y: 786, w: 876, h: 940 },
  columns: 6,
  type: 0,
};

/** The layout; on a phone the height depends on the texts of the goals. */
export function layoutOf(view: View, tall: boolean): Layout {
  if (!tall) return WIDE;
  const tiles = view.goals.reduce((sum, goal) => sum + Object.keys(goal.tiles).length, 0);
  const h = 480 + 128 * tiles + (view.scenario === null ? 0 : 230);
  return { ...TALL, height: TALL.beside.y + h + 10, beside: { ...TALL.beside, h } };
}

/** The places to jump to on a small screen. */
export function placesOf(view: View, tall: boolean, words: Words): Place[] {
  const { pond, offer, beside } = layoutOf(view, tall);
  return [
    { id: "pond", glyph: "medium", name: words.say("web-koi-pond"), ...pond },
    { id: "offer", glyph: "scroll", name: words.say("board-offer"), ...offer },
    { id: "goals", glyph: "toro", name: words.say("board-goals"), ...beside },
  ];
}
