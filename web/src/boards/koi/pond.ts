// What a pond looks like and scores, computed from its view: depths, beams, how koi lie, and what a piece would be
// worth.
import type { Catalogue } from "../../generated/protocol";
import type { FishView, HexView, PondView, View } from "../../generated/views/koi";
import type { Spine } from "./fish";
import {
  angleOf,
  chance,
  DIRECTIONS,
  hexOf,
  middle,
  middleOf,
  nameOf,
  neighbours,
  numberOf,
  plus,
  SIZE,
  stepOf,
  type Hex,
  type Point,
} from "./hexes";

/** Nothing is further away from the middle of the spring. */
const RADIUS = 30;

const isWet = (hex: HexView): boolean => hex.water.length === 6;

export type Bounds = { x: number; y: number; w: number; h: number };

/** The box of a pond with a margin, in hexes. */
export function boundsOf(pond: PondView, margin = 1): Bounds {
  const points = pond.hexes.map(middle);
  const [across, down] = [SIZE * Math.sqrt(3) * (margin + 0.5), SIZE * (1.5 * margin + 1)];
  const left = Math.min(...points.map((point) => point.x)) - across;
  const top = Math.min(...points.map((point) => point.y)) - down;
  return {
    x: left,
    y: top,
    w: Math.max(...points.map((point) => point.x)) + across - left,
    h: Math.max(...points.map((point) => point.y)) + down - top,
  };
}

/** The distance of each wet hex from the land, 1 at the edge. */
export function depthsOf(pond: PondView): Map<string, number> {
  const wet = new Set(pond.hexes.filter(isWet).map((hex) => hex.id));
  const depths = new Map<string, number>();
  let ring = [...wet].filter((name) => neighbours(hexOf(name)).some((near) => !wet.has(nameOf(near))));
  for (let depth = 1; ring.length > 0; depth += 1) {
    for (const name of ring) depths.set(name, depth);
    ring = [...new Set(ring.flatMap((name) => neighbours(hexOf(name)).map(nameOf)))].filter(
      (name) => wet.has(name) && !depths.has(name),
    );
  }
  return depths;
}

/** The hexes straight ahead that have a tile: exactly those that a lantern scores (7.3). */
export function beamOf(pond: PondView, from: Hex, direction: number): Hex[] {
  const tiles = new Set(pond.hexes.map((hex) => hex.id));
  const found: Hex[] = [];
  let hex = from;
  for (let far = 0; far < 2 * RADIUS; far += 1) {
    hex = plus(hex, stepOf(direction));
    if (tiles.has(nameOf(hex))) found.push(hex);
  }
  return found;
}

const towards = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
};

/** The spine of a koi on its hexes, the anchor first. */
export function spineOf(cells: readonly Hex[]): Spine {
  const points = cells.map(middle);
  const [one = { x: 0, y: 0 }, two = one, three = one] = points;
  if (points.length === 1) {
    const sixths = Math.floor(chance(nameOf(cells[0] ?? { q: 0, r: 0 })) * 6) + angleOf(0) / 60;
    const angle = (sixths * Math.PI) / 3 + Math.PI / 6;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return [
      { x: one.x + x * 29, y: one.y + y * 29 },
      { x: one.x - y * 9, y: one.y + x * 9 },
      { x: one.x - x * 19, y: one.y - y * 19 },
    ];
  }
  if (points.length === 2) {
    const across = { x: (two.y - one.y) * 0.16, y: (one.x - two.x) * 0.16 };
    const bend = { x: (one.x + two.x) / 2 + across.x, y: (one.y + two.y) / 2 + across.y };
    return [towards(two, one, -26), bend, towards(one, two, -6)];
  }
  if (points.length === 3)
    return [
      towards(one, two, -14),
      towards(two, { x: (one.x + three.x) / 2, y: (one.y + three.y) / 2 }, -10),
      towards(three, two, 8),
    ];
  // The carp lies along the longest line through its hexes.
  let far: [Point, Point] = [one, two];
  for (const from of points)
    for (const to of points)
      if (Math.hypot(from.x - to.x, from.y - to.y) > Math.hypot(far[0].x - far[1].x, far[0].y - far[1].y) + 1)
        far = [from, to];
  const [head, tail] = far;
  const across = { x: (tail.y - head.y) * 0.12, y: (head.x - tail.x) * 0.12 };
  return [
    towards(head, tail, -22),
    { x: (head.x + tail.x) / 2 + across.x, y: (head.y + tail.y) / 2 + across.y },
    towards(tail, head, 18),
  ];
}

/** Whether a lily is beside a koi, and so open. */
export function lilyHelps(pond: PondView, lily: Hex): boolean {
  const beside = new Set(neighbours(lily).map(nameOf));
  return pond.koi.some((fish) => fish.hexes.some((hex) => beside.has(hex)));
}

// -- what a piece would score

const numberIn = (text: string | undefined): number => Number((text ?? "0").split(" ")[0]);

/** What a koi on these hexes would score (7.1). */
export function koiWorth(
  view: View,
  pond: PondView,
  catalogue: Catalogue | null,
  koi: string,
  cells: readonly Hex[],
): number | null {
  const tables = catalogue?.components.tables;
  const base =
    koi === "carp" ? tables?.goals?.find((row) => row.id === "carp") : tables?.koi?.find((row) => row.id === koi);
  if (!base) return null;
  const purple = numberIn(tables?.goals?.find((row) => row.id === "purple-lily")?.points);
  const own = new Set(cells.map(nameOf));
  const byName = new Map(pond.hexes.map((hex) => [hex.id, hex]));
  const beside = new Set(cells.flatMap(neighbours).map(nameOf));
  let points = numberIn(base.points);
  for (const name of beside) {
    const on = byName.get(name)?.on;
    points += on === "lily" ? 1 : on === "purple-lily" ? purple : 0;
  }
  const surrounded = cells.every((cell) =>
    neighbours(cell).every((near, direction) => {
      if (own.has(nameOf(near))) return true;
      return byName.get(nameOf(near))?.water.includes(DIRECTIONS[(direction + 3) % 6] ?? "") ?? false;
    }),
  );
  if (surrounded) return 2 * points;
  return view.scenario === "hot-summer" ? 0 : points;
}

/** What a lantern on this shore would score, with the shore's own hexes. */
export function lanternWorth(pond: PondView, cells: readonly Hex[], facing: number): number {
  const [from = { q: 0, r: 0 }] = cells;
  const ahead = beamOf(pond, from, facing).map(nameOf);
  const own = cells.slice(1).filter((cell) => inLine(from, cell, facing));
  return ahead.length + own.filter((cell) => !ahead.includes(nameOf(cell))).length;
}

function inLine(from: Hex, to: Hex, facing: number): boolean {
  const step = stepOf(facing);
  for (let far = 1; far <= 4; far += 1)
    if (from.q + step.q * far === to.q && from.r + step.r * far === to.r) return true;
  return false;
}

export const fishCells = (fish: FishView): Hex[] => fish.hexes.map(hexOf);
export const facingOf = (direction: string): number => numberOf(direction);

/** Where the tag with a koi's points goes: near the tail, beside the fish. */
export function tagOf(fish: FishView): Point {
  const last = fish.hexes.at(-1) ?? "0.0";
  const { x, y } = middleOf(last);
  return { x: x + 27, y: y + 25 };
}

/** Empty hexes around the pond, where a tile could go. */
export function aroundOf(pond: PondView, rings: number): Hex[] {
  const known = new Map(pond.hexes.map((hex) => [hex.id, hex as Hex]));
  let ring: Hex[] = pond.hexes;
  const found: Hex[] = [];
  for (let number = 0; number < rings; number += 1) {
    const next: Hex[] = [];
    for (const hex of ring.flatMap(neighbours)) {
      const name = nameOf(hex);
      if (known.has(name)) continue;
      known.set(name, hex);
      next.push(hex);
    }
    found.push(...next);
    ring = next;
  }
  return found;
}
