// What a piece or a goal counts: the hexes of the pond that its points or its conditions come from.
import type { Catalogue } from "../../generated/protocol";
import type { GoalTileView, PondView, View } from "../../generated/views/koi";
import { hexOf, nameOf, neighbours, outlineOf, plus, type Hex } from "./hexes";
import { beamOf, facingOf } from "./pond";
import { goalRow, goalWorth } from "./worth";

const KOI: readonly string[] = ["small", "medium", "large", "carp"];
const AHEAD: readonly string[] = ["shore", "lantern", "statue"];

/** The hexes of a goal tile that lies in a pond. */
export const goalCells = (goal: GoalTileView, catalogue: Catalogue | null): Hex[] =>
  (outlineOf(catalogue, goal.tile).find((turned) => turned.way === goal.way)?.cells ?? [{ q: 0, r: 0 }]).map((cell) =>
    plus(cell, hexOf(goal.hex)),
  );

/** The lines that a piece looks along, each from one of its hexes. */
export function linesOf(pond: PondView, piece: string, cells: readonly Hex[], facing: number | null): Hex[][] {
  if (facing === null) return [];
  if (piece === "bridge") return cells.map((cell) => beamOf(pond, cell, facing));
  return AHEAD.includes(piece) ? cells.slice(0, 1).map((cell) => beamOf(pond, cell, facing)) : [];
}

/** The hexes that a piece on these hexes would score, or that would score it. */
export function countedBy(pond: PondView, piece: string, cells: readonly Hex[], facing: number | null): Hex[] {
  const own = new Set(cells.map(nameOf));
  const round = new Map(
    cells
      .flatMap(neighbours)
      .filter((hex) => !own.has(nameOf(hex)))
      .map((hex) => [nameOf(hex), hex]),
  );
  const beside = (test: (hex: PondView["hexes"][number]) => boolean): Hex[] =>
    pond.hexes.filter((hex) => round.has(hex.id) && test(hex));
  const koiOn = (names: ReadonlySet<string>): Hex[] =>
    pond.koi.filter((fish) => fish.hexes.some((hex) => names.has(hex))).flatMap((fish) => fish.hexes.map(hexOf));
  const lines = linesOf(pond, piece, cells, facing).flat();
  if (piece === "statue") return koiOn(new Set(lines.map(nameOf)));
  if (lines.length > 0) return lines;
  if (KOI.includes(piece)) return beside((hex) => hex.on === "lily" || hex.on === "purple-lily");
  if (piece === "turtle") return beside((hex) => hex.free);
  if (piece === "shishi-odoshi" || piece.endsWith("lily")) return koiOn(new Set(round.keys()));
  if (piece === "waterfall") return pond.hexes.filter((hex) => hex.tile === "spring" && hex.on !== null);
  return [];
}

/** The hexes that meet the conditions of a goal tile, as far as they are in the pond; cards and coins are not. */
export function meetingOf(pond: PondView, tile: string): Hex[] {
  if (tile.startsWith("branch")) return pond.hexes.filter((hex) => hex.tile === "foliage" && hex.on === null);
  if (tile === "bridge" || tile === "statue")
    return pond.shores.filter((shore) => shore.lantern).map((shore) => hexOf(shore.hex));
  if (tile === "willow") return pond.koi.flatMap((fish) => fish.hexes.map(hexOf));
  if (tile === "purple-lily") {
    const lilies = pond.hexes.filter((hex) => hex.on === "lily" || hex.on === "purple-lily");
    const names = new Set(lilies.map((hex) => hex.id));
    return lilies.filter((hex) => neighbours(hex).some((near) => names.has(nameOf(near))));
  }
  return [];
}

/** How many of the things that a goal tile needs are in the pond, and how many it needs; null if it needs none there. */
export function progressOf(
  view: View,
  seat: number,
  tile: string,
  catalogue: Catalogue | null,
): { have: number; needs: number } | null {
  const mine = view.seats[seat];
  const needs = Number(goalRow(catalogue, tile)?.needs ?? 0);
  if (!mine || needs === 0) return null;
  const family = { turtle: "scroll", waterfall: "well" }[tile];
  if (family !== undefined) {
    const cards = catalogue?.components.tables.cards ?? [];
    const of = (id: string): boolean =>
      family === "scroll" ? id.startsWith("scroll-") : cards.some((row) => row.id === id && row.family === family);
    return { have: Object.entries(mine.cards).reduce((sum, [id, n]) => sum + (of(id) ? n : 0), 0), needs };
  }
  const there = tile === "willow" ? mine.pond.koi.length : meetingOf(mine.pond, tile).length;
  return { have: there, needs };
}

/** What every goal tile in a pond scores, and the lines it looks along. */
export function goalsOf(
  pond: PondView,
  catalogue: Catalogue | null,
): { goal: GoalTileView; cells: Hex[]; lines: Hex[][]; points: number }[] {
  return pond.goals
    .filter(({ tile }) => tile !== "carp" && tile !== "purple-lily") // these are in the points of koi
    .map((goal) => {
      const cells = goalCells(goal, catalogue);
      const facing = goal.faces === null ? null : facingOf(goal.faces);
      const points = goalWorth(pond, catalogue, goal.tile, hexOf(goal.hex), goal.way, goal.faces);
      return { goal, cells, lines: linesOf(pond, goal.tile, cells, facing), points };
    });
}
