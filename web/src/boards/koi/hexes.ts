// Hex geometry of a pond, as in the game's hexes.py: rows are horizontal, and a hex stands on a corner. Outlines of
// pieces come from the component set.
import type { Catalogue } from "../../generated/protocol";
import { DIRECTIONS } from "./directions";
import { sight } from "./sight.svelte";

export { DIRECTIONS };

export type Point = { x: number; y: number };
export type Hex = { q: number; r: number };

/** The distance from the middle of a hex to a corner, in units of the pond. */
export const SIZE = 50;
const WIDTH = SIZE * Math.sqrt(3);

const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export const nameOf = ({ q, r }: Hex): string => `${q}.${r}`;

export function hexOf(name: string): Hex {
  const [q = 0, r = 0] = name.split(".").map(Number);
  return { q, r };
}

/** Where a hex is drawn, with the pond turned. Everything else uses the coordinates of the game. */
export function middle(hex: Hex): Point {
  const { q, r } = rotated(hex, sight.steps);
  return { x: WIDTH * (q + r / 2), y: 1.5 * SIZE * r };
}

export const middleOf = (name: string): Point => middle(hexOf(name));

export const plus = (one: Hex, other: Hex): Hex => ({ q: one.q + other.q, r: one.r + other.r });

export const stepOf = (direction: number): Hex => STEPS[((direction % 6) + 6) % 6] ?? { q: 0, r: 0 };

export const neighbours = (hex: Hex): Hex[] => STEPS.map((step) => plus(hex, step));

export const numberOf = (direction: string): number => DIRECTIONS.indexOf(direction as (typeof DIRECTIONS)[number]);

/** The angle of a direction on the screen, in degrees clockwise from the east. */
export const angleOf = (direction: number): number => -60 * (direction + sight.steps);

export function corner(at: Point, number: number, size = SIZE): Point {
  const angle = ((60 * number - 30) * Math.PI) / 180;
  return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) };
}

/** The two corners of a side, clockwise. */
export const sideOf = (at: Point, direction: number, size = SIZE): [Point, Point] => [
  corner(at, -direction - sight.steps, size),
  corner(at, 1 - direction - sight.steps, size),
];

const short = (value: number): string => String(Math.round(value * 10) / 10);
export const put = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

export function hexPath(at: Point, size = SIZE): string {
  return `M${[0, 1, 2, 3, 4, 5].map((number) => put(corner(at, number, size))).join("L")}Z`;
}

export const hexesPath = (hexes: readonly Hex[], size = SIZE): string =>
  hexes.map((hex) => hexPath(middle(hex), size)).join("");

/** The path of the border around a group of hexes. */
export function borderPath(hexes: readonly Hex[]): string {
  const inside = new Set(hexes.map(nameOf));
  return hexes
    .flatMap((hex) =>
      neighbours(hex).flatMap((near, direction) => {
        if (inside.has(nameOf(near))) return [];
        const [from, to] = sideOf(middle(hex), direction);
        return [`M${put(from)}L${put(to)}`];
      }),
    )
    .join("");
}

/** A number from 0 to 1 that depends on a text alone, for details that look random but stay the same. */
export function chance(text: string): number {
  let hash = 2166136261;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 16777619);
  hash ^= hash >>> 15;
  return ((Math.imul(hash, 2246822519) >>> 0) % 9973) / 9973;
}

// -- outlines

/** An outline in one orientation: its hexes relative to the anchor, and the direction it faces, if any. */
export type Turned = { way: string; cells: Hex[]; facing: number | null };

const rotated = ({ q, r }: Hex, steps: number): Hex => {
  let hex = { q, r };
  for (let step = 0; step < steps % 6; step += 1) hex = { q: hex.q + hex.r, r: -hex.q };
  return hex;
};

const WAYS: readonly string[] = [...DIRECTIONS, ...DIRECTIONS.map((name) => `${name}-mirrored`)];

/** Every orientation of an outline, also those that cover the same hexes. */
export function outlineOf(catalogue: Catalogue | null, outline: string): Turned[] {
  const rows = (catalogue?.components.tables.outlines ?? []).filter((row) => row.outline === outline);
  if (rows.length === 0) return [];
  const cells = rows.map((row) => ({ q: Number(row.q), r: Number(row.r) }));
  const facing = numberOf((rows[0]?.place ?? "").split(" ")[1] ?? "");
  // The anchor of a tile on the table is its first hex; of a piece on the water, its top left hex.
  const anchored = rows.some((row) => row.water !== "-");
  return WAYS.map((way, code) => {
    const turned = cells.map((cell) => rotated(code >= 6 ? { q: cell.q + cell.r, r: -cell.r } : cell, code));
    const first = turned[0] ?? { q: 0, r: 0 };
    const anchor = anchored
      ? first
      : turned.reduce((one, two) => (two.r < one.r || (two.r === one.r && two.q < one.q) ? two : one));
    return {
      way,
      cells: turned.map((cell) => ({ q: cell.q - anchor.q, r: cell.r - anchor.r })),
      facing: facing < 0 ? null : ((code >= 6 ? 6 - facing : facing) + code) % 6,
    };
  });
}
