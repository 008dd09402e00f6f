// What a pond scores (chapter 7), to show in advance what a piece would bring. A test compares it with the rules.
import type { Catalogue } from "../../generated/protocol";
import type { FishView, HexView, PondView, SeatView, View } from "../../generated/views/koi";
import { cardOf } from "./cards";
import { DIRECTIONS, hexOf, nameOf, neighbours, outlineOf, plus, type Hex, type Turned } from "./hexes";
import { beamOf, facingOf, koiWorth } from "./pond";

const numbers = (text: string | undefined): number[] => (text ?? "0").split(" ").map(Number);
const KOI = ["small", "medium", "large", "carp"];

/** The points of everything in a pond that may change when a piece is placed. */
export function pondWorth(view: View, seat: SeatView, pond: PondView, catalogue: Catalogue | null): number {
  const cells = pond.koi.map((fish) => fish.hexes.map(hexOf));
  const koi = pond.koi.map((fish, place) => koiWorth(view, pond, catalogue, fish.koi, cells[place] ?? []) ?? 0);
  const lanterns = pond.shores
    .filter((shore) => shore.lantern)
    .map((shore) => beamOf(pond, hexOf(shore.hex), facingOf(shore.faces)).length);
  const scrolls = Object.entries(seat.cards).map(([id, n]) => {
    const card = cardOf(catalogue, id);
    return card.family === "scroll" ? n * Number(card.points) * counted(pond, card.each) : 0;
  });
  const goals = pond.goals.map(({ tile, hex, way, faces }) => goalWorth(pond, catalogue, tile, hexOf(hex), way, faces));
  const paved = pathWorth(catalogue, pond.path.length);
  return [...koi, ...lanterns, ...scrolls, ...goals, paved].reduce((sum, points) => sum + points, 0);
}

/** The points of a path of this length (5.5.4). */
export function pathWorth(catalogue: Catalogue | null, length: number): number {
  const points = numbers(goalRow(catalogue, "path")?.points);
  return length === 0 ? 0 : (points[Math.min(length, points.length) - 1] ?? 0);
}

export const goalRow = (catalogue: Catalogue | null, tile: string): Record<string, string> | undefined =>
  catalogue?.components.tables.goals?.find((row) => row.id === tile);

/** How many things that a scroll counts are in the pond (7.4); cards do not change when a piece is placed. */
function counted(pond: PondView, what: string): number {
  if (what === "lily") return pond.hexes.filter((hex) => hex.on === "lily" || hex.on === "purple-lily").length;
  if (what === "lantern") return pond.shores.filter((shore) => shore.lantern).length;
  return pond.koi.filter((fish) => fish.koi === what).length;
}

/** The points of a goal tile that lies in a pond. */
export function goalWorth(
  pond: PondView,
  catalogue: Catalogue | null,
  tile: string,
  at: Hex,
  way: string,
  faces: string | null,
): number {
  const points = numbers(goalRow(catalogue, tile)?.points);
  const [first = 0] = points;
  const lying = (outline: string): Hex[] =>
    (outlineOf(catalogue, outline).find((turned) => turned.way === way)?.cells ?? []).map((cell) => plus(cell, at));
  const besideKoi = (hexes: readonly string[]): number =>
    pond.koi.filter((fish) => fish.hexes.some((cell) => neighbours(hexOf(cell)).some((near) => hexes.includes(nameOf(near)))))
      .length; // prettier-ignore
  switch (tile) {
    case "bridge":
      return first * lying(tile).reduce((sum, cell) => sum + beamOf(pond, cell, facingOf(faces ?? "")).length, 0);
    case "statue": {
      const line = new Set(beamOf(pond, at, facingOf(faces ?? "")).map(nameOf));
      return first * pond.koi.filter((fish) => fish.hexes.some((cell) => line.has(cell))).length;
    }
    case "shishi-odoshi":
      return first * besideKoi(lying(tile).map(nameOf));
    case "turtle": {
      const free = new Set(pond.hexes.filter((hex) => hex.free).map((hex) => hex.id));
      const round = neighbours(at).filter((near) => free.has(nameOf(near))).length;
      return round === 0 ? 0 : (points[round - 1] ?? 0);
    }
    case "waterfall":
      return pond.hexes.every((hex) => hex.tile !== "spring" || hex.on !== null) ? (points[1] ?? first) : first;
    case "carp":
    case "purple-lily":
      return 0; // included in the points of the koi
    default:
      return first;
  }
}

/** Goals whose points this page can compute when they are placed. */
const GOALS = new Set(["bridge", "statue", "shishi-odoshi", "turtle", "waterfall", "willow", "branch-small", "branch-medium", "branch-large"]); // prettier-ignore

/**
 * The pond with one more piece, whose orientation matters for goals; null for pieces whose effect this page cannot
 * compute.
 */
export function withPiece(
  pond: PondView,
  piece: string,
  cells: readonly Hex[],
  turned: Pick<Turned, "way" | "facing"> = { way: "", facing: null },
): PondView | null {
  const [at = { q: 0, r: 0 }] = cells;
  const names = new Set(cells.map(nameOf));
  const covered = (on: string): HexView[] =>
    pond.hexes.map((hex) => (names.has(hex.id) ? { ...hex, on, free: false } : hex));
  if (piece === "water" || piece === "foliage") {
    const hex = { id: nameOf(at), ...at, tile: piece, on: null, water: [...DIRECTIONS], free: piece === "water" };
    return { ...pond, hexes: [...pond.hexes, hex] };
  }
  if (piece === "lily" || piece === "purple-lily") return { ...pond, hexes: covered(piece) };
  if (piece === "path") return { ...pond, hexes: covered(piece), path: [...pond.path, nameOf(at)] };
  if (piece === "lantern")
    return {
      ...pond,
      shores: pond.shores.map((shore) => (shore.hex === nameOf(at) ? { ...shore, lantern: true } : shore)),
    };
  if (KOI.includes(piece)) {
    const fish: FishView = { koi: piece, hexes: cells.map(nameOf), way: "", surrounded: false, points: 0 };
    return { ...pond, hexes: covered(piece), koi: [...pond.koi, fish] };
  }
  if (GOALS.has(piece)) {
    const faces = turned.facing === null ? null : (DIRECTIONS[turned.facing] ?? null);
    const goal = { tile: piece, hex: nameOf(at), way: turned.way, faces };
    return { ...pond, hexes: covered(piece), goals: [...pond.goals, goal] };
  }
  return null;
}
