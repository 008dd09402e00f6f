// How a koi is drawn: a body along a curved spine, seen from above, with the pattern of its breed. Breeds differ in
// their patterns, not only in colour.
import type { Point } from "./hexes";

export type Breed = "kohaku" | "ogon" | "asagi" | "shiro" | "showa" | "butterfly" | "magoi";

/** Head, bend and tail. */
export type Spine = readonly [Point, Point, Point];

export type Drawn = {
  base: string;
  fin: string;
  body: string;
  fins: string[];
  rays: string;
  patches: { d: string; fill: string }[];
  scales: string;
  scaleInk: string;
  eyes: Point[];
  eye: number;
  whiskers: string;
};

const WHITE = "#fdf8ec";
const RED = "#c2412a";
const BLACK = "#2a2420";
const INK = "#1f1b18";

/** Half widths along the body, from head (0) to tail (1). */
const PROFILE: readonly (readonly [number, number])[] = [
  [0, 0.3],
  [0.03, 0.5],
  [0.1, 0.76],
  [0.2, 0.94],
  [0.34, 1],
  [0.5, 0.92],
  [0.66, 0.7],
  [0.82, 0.42],
  [0.93, 0.27],
  [1, 0.24],
];

function widthAt(t: number): number {
  for (let place = 1; place < PROFILE.length; place += 1) {
    const [from, low] = PROFILE[place - 1] ?? [0, 0];
    const [to, high] = PROFILE[place] ?? [1, 0];
    if (t <= to) return low + ((high - low) * (t - from)) / (to - from);
  }
  return 0.24;
}

const fix = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point): string => `${fix(x)} ${fix(y)}`;

/** The path of a smooth closed curve through points. */
function smooth(points: Point[]): string {
  const n = points.length;
  const of = (place: number): Point => points[(place + n) % n] ?? { x: 0, y: 0 };
  let d = `M${at(of(0))}`;
  for (let place = 0; place < n; place += 1) {
    const [before, from, to, after] = [of(place - 1), of(place), of(place + 1), of(place + 2)];
    d += `C${at({ x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 })} ${at({ x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 })} ${at(to)}`;
  }
  return `${d}Z`;
}

/** A coloured patch; each point is a place along the body and a distance to the side, in half widths. */
type Patch = { fill: string; points: readonly (readonly [number, number])[] };

const PATCHES: Record<Breed, readonly Patch[]> = {
  kohaku: [
    {
      fill: RED,
      points: [
        [0.08, -0.5],
        [0.06, 0.5],
        [0.2, 0.62],
        [0.23, -0.55],
      ],
    },
    {
      fill: RED,
      points: [
        [0.32, -1],
        [0.34, 0.1],
        [0.42, 0.5],
        [0.52, 0.1],
        [0.53, -1],
      ],
    },
    {
      fill: RED,
      points: [
        [0.6, 1],
        [0.6, 0.1],
        [0.68, -0.6],
        [0.8, -0.4],
        [0.84, 1],
      ],
    },
  ],
  ogon: [],
  asagi: [
    {
      fill: RED,
      points: [
        [0.24, 1],
        [0.26, 0.68],
        [0.5, 0.62],
        [0.74, 0.5],
        [0.76, 1],
        [0.5, 1.02],
      ],
    },
    {
      fill: RED,
      points: [
        [0.24, -1],
        [0.26, -0.68],
        [0.5, -0.62],
        [0.74, -0.5],
        [0.76, -1],
        [0.5, -1.02],
      ],
    },
    {
      fill: WHITE,
      points: [
        [0.02, -0.6],
        [0, 0],
        [0.02, 0.6],
        [0.16, 0.8],
        [0.19, 0],
        [0.16, -0.8],
      ],
    },
  ],
  shiro: [
    {
      fill: BLACK,
      points: [
        [0.07, -1],
        [0.05, -0.1],
        [0.15, 0.35],
        [0.24, -0.2],
        [0.25, -1],
      ],
    },
    {
      fill: BLACK,
      points: [
        [0.33, 1],
        [0.34, -0.3],
        [0.43, -0.7],
        [0.5, 0],
        [0.5, 1],
      ],
    },
    {
      fill: BLACK,
      points: [
        [0.58, -1],
        [0.57, 0.4],
        [0.68, 0.9],
        [0.74, 0],
        [0.73, -1],
      ],
    },
  ],
  showa: [
    {
      fill: WHITE,
      points: [
        [0.01, -0.4],
        [0.02, 0.5],
        [0.13, 0.9],
        [0.12, 0],
      ],
    },
    {
      fill: RED,
      points: [
        [0.13, -0.9],
        [0.14, 0.2],
        [0.24, 0.5],
        [0.3, -0.2],
        [0.28, -1],
      ],
    },
    {
      fill: WHITE,
      points: [
        [0.34, 1],
        [0.36, 0.3],
        [0.46, 0.05],
        [0.54, 0.5],
        [0.53, 1],
      ],
    },
    {
      fill: RED,
      points: [
        [0.44, -1],
        [0.46, -0.3],
        [0.6, -0.05],
        [0.68, -0.5],
        [0.66, -1],
      ],
    },
    {
      fill: WHITE,
      points: [
        [0.72, 1],
        [0.7, 0],
        [0.78, -0.4],
        [0.88, 0.2],
        [0.87, 1],
      ],
    },
  ],
  butterfly: [
    {
      fill: "#e08a3c",
      points: [
        [0, -0.4],
        [0, 0.4],
        [0.14, 0.9],
        [0.22, 0.2],
        [0.2, -0.8],
      ],
    },
    {
      fill: "#e08a3c",
      points: [
        [0.4, -0.5],
        [0.38, 0.5],
        [0.5, 0.8],
        [0.6, 0.2],
        [0.56, -0.7],
      ],
    },
  ],
  magoi: [],
};

const LOOK: Record<Breed, { base: string; fin: string; scales: number; ink: string }> = {
  kohaku: { base: WHITE, fin: "#f6e4d6", scales: 0, ink: INK },
  ogon: { base: "#e0b04e", fin: "#edcd86", scales: 3, ink: "#8a5f14" },
  asagi: { base: "#93aebe", fin: "#dfe2dc", scales: 4, ink: "#33495c" },
  shiro: { base: WHITE, fin: "#ded8cc", scales: 0, ink: INK },
  showa: { base: BLACK, fin: "#4b423b", scales: 0, ink: INK },
  butterfly: { base: "#f7ecd2", fin: "#f3d7ac", scales: 0, ink: "#a8752c" },
  magoi: { base: "#7b7264", fin: "#968c7b", scales: 5, ink: "#2f2a23" },
};

export function drawFish([head, bend, tail]: Spine, half: number, breed: Breed): Drawn {
  const along = (t: number): Point => {
    const s = 1 - t;
    return {
      x: s * s * head.x + 2 * s * t * bend.x + t * t * tail.x,
      y: s * s * head.y + 2 * s * t * bend.y + t * t * tail.y,
    };
  };
  /** The direction towards the tail at `t`. */
  const back = (t: number): Point => {
    const x = 2 * (1 - t) * (bend.x - head.x) + 2 * t * (tail.x - bend.x);
    const y = 2 * (1 - t) * (bend.y - head.y) + 2 * t * (tail.y - bend.y);
    const length = Math.hypot(x, y) || 1;
    return { x: x / length, y: y / length };
  };
  /** The point at `t` along the body and `u` half widths to its side, moved `behind` and `out` half widths. */
  const spot = (t: number, u: number, behind = 0, out = 0): Point => {
    const [point, way] = [along(t), back(t)];
    const wide = u * half * widthAt(t) + out * half;
    return { x: point.x - way.y * wide + way.x * behind * half, y: point.y + way.x * wide + way.y * behind * half };
  };
  const look = LOOK[breed];
  const flowing = breed === "butterfly" ? 1.55 : 1;
  const steps = [0, 0.03, 0.1, 0.2, 0.34, 0.5, 0.66, 0.82, 0.93, 1];
  const body = smooth([...steps.map((t) => spot(t, 1)), ...steps.toReversed().map((t) => spot(t, -1))]);

  const tailFin = smooth([
    spot(0.94, 0.9),
    spot(1, 0, 0.7 * flowing, 0.5),
    spot(1, 0, 1.65 * flowing, 0.95 * flowing),
    spot(1, 0, 1.25 * flowing, 0.4),
    spot(1, 0, 0.9 * flowing, 0),
    spot(1, 0, 1.25 * flowing, -0.4),
    spot(1, 0, 1.65 * flowing, -0.95 * flowing),
    spot(1, 0, 0.7 * flowing, -0.5),
    spot(0.94, -0.9),
  ]);
  const fins = [1, -1].flatMap((side) => [
    smooth([
      spot(0.2, 0.7 * side),
      spot(0.22, 0.9 * side, 0, 0.5 * flowing * side),
      spot(0.26, 0.9 * side, 0.35, 0.95 * flowing * side),
      spot(0.28, 0.9 * side, 0.85 * flowing, 0.8 * flowing * side),
      spot(0.36, 0.7 * side, 0.3, 0.2 * side),
      spot(0.34, 0.6 * side),
    ]),
    smooth([
      spot(0.6, 0.7 * side),
      spot(0.62, 0.9 * side, 0.25, 0.42 * flowing * side),
      spot(0.64, 0.9 * side, 0.7 * flowing, 0.4 * flowing * side),
      spot(0.7, 0.6 * side),
    ]),
  ]);
  const rays = [
    ...[0.45, 0, -0.45].map(
      (out) =>
        `M${at(spot(1, 0, 0.15, out * 0.4))}L${at(spot(1, 0, (out === 0 ? 0.75 : 1.2) * flowing, out * flowing))}`,
    ),
    ...[1, -1].map(
      (side) => `M${at(spot(0.26, 0.95 * side))}L${at(spot(0.26, 0.95 * side, 0.45, 0.62 * flowing * side))}`,
    ),
  ].join("");

  let scales = "";
  if (look.scales > 0) {
    const rows = look.scales;
    for (let row = 0; row < 8; row += 1) {
      const t = 0.25 + row * 0.075;
      for (let place = 0; place < rows; place += 1) {
        const u = ((place + (row % 2 === 0 ? 0.5 : 0)) / rows) * 1.7 - 0.85;
        const span = 0.85 / rows;
        if (Math.abs(u) > 0.8) continue;
        scales += `M${at(spot(t, u - span))}Q${at(spot(t + 0.095, u))} ${at(spot(t, u + span))}`;
      }
    }
  }
  return {
    base: look.base,
    fin: look.fin,
    body,
    fins: [tailFin, ...fins],
    rays,
    patches: PATCHES[breed].map((patch) => ({ fill: patch.fill, d: smooth(patch.points.map(([t, u]) => spot(t, u))) })),
    scales: `${scales}M${at(spot(0.32, 0))}Q${at(spot(0.45, 0.06))} ${at(spot(0.62, 0))}`,
    scaleInk: look.ink,
    eyes: [spot(0.09, 0.72), spot(0.09, -0.72)],
    eye: Math.max(1.2, half * 0.1),
    whiskers: [1, -1]
      .map(
        (side) =>
          `M${at(spot(0.02, 0.7 * side))}Q${at(spot(0, 0.8 * side, -0.35, 0.1 * side))} ${at(spot(0, 0.8 * side, -0.45, 0.4 * side))}`,
      )
      .join(""),
  };
}

const BREEDS: Record<string, readonly [Breed, Breed]> = {
  small: ["kohaku", "ogon"],
  medium: ["asagi", "shiro"],
  large: ["showa", "butterfly"],
  carp: ["magoi", "magoi"],
};

/** Neighbours at a table have different breeds; a player's koi of one size have the same breed. */
export const breedOf = (koi: string, seat: number): Breed =>
  (BREEDS[koi] ?? BREEDS.small ?? ["kohaku", "ogon"])[seat % 2 === 0 ? 0 : 1];

/** Half the width of a koi by size. */
export const HALF: Record<string, number> = { small: 14, medium: 21, large: 27, carp: 33 };
