// The hexes around a koi, by its size, and what a tap makes of one.
type Hex = readonly [q: number, r: number];

/** What lies beside the koi: nothing that closes its side, a tile's water side, or a lily on one. */
export type Around = "open" | "tile" | "lily" | "purple";

/** The koi of the box by size, as `outlines.csv` of the component set has them. */
const OUTLINES: Record<string, readonly Hex[]> = {
  small: [[0, 0]],
  medium: [[0, 0], [1, 0]],
  large: [[0, 0], [1, 0], [0, 1]],
}; // prettier-ignore

const STEPS: readonly Hex[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]; // prettier-ignore

/** The hexes of a koi of this size; none if it has no fixed shape here. */
export const outlineOf = (size: string): readonly Hex[] => OUTLINES[size] ?? [];

/** The hexes beside it, each once. */
export function placesAround(cells: readonly Hex[]): { q: number; r: number; key: string }[] {
  const own = new Set(cells.map(([q, r]) => `${q},${r}`));
  const found = new Map<string, { q: number; r: number; key: string }>();
  for (const [q, r] of cells)
    for (const [dq, dr] of STEPS) {
      const key = `${q + dq},${r + dr}`;
      if (!own.has(key)) found.set(key, { q: q + dq, r: r + dr, key });
    }
  return [...found.values()];
}

/** What a hex is marked as after another tap on it. */
export function afterTap(mark: Around, withPurple: boolean): Around {
  if (mark === "open") return "tile";
  if (mark === "tile") return "lily";
  return mark === "lily" && withPurple ? "purple" : "open";
}
