// The layout of an effect or a cost as a row of small pictures.
import { parse, separate, type Tree } from "../words/notation";

/** A picture with its count ("" for one), or a sign between pictures. */
export type Piece =
  | { kind: "glyph"; word: string; count: string; arg: number; after: string }
  | { kind: "sign"; sign: "pay" | "or" | "and" };

/** Pieces that stay on one line if possible. */
export type Unit = { pieces: Piece[]; text: string };

const sign = (which: "pay" | "or" | "and"): Piece => ({ kind: "sign", sign: which });
const glyph = (word: string, n: number, arg: number): Piece => ({
  kind: "glyph",
  word,
  count: n === 1 ? "" : String(n),
  arg,
  // Numbers inside a picture would be too small to read.
  after: word === "amulet" && arg > 0 ? `+${arg}` : word === "rain" && arg > 1 ? `×${arg}` : "",
});

function between(parts: Piece[][], which: "pay" | "or" | "and"): Piece[] {
  return parts.flatMap((part, place) => (place === 0 ? part : [sign(which), ...part]));
}

function pieces(tree: Tree): Piece[] {
  switch (tree.op) {
    case "nothing":
      return [];
    case "word":
      return [glyph(tree.word, tree.n, tree.arg)];
    case "times": {
      const inner = tree.parts.flatMap(pieces);
      const [first] = inner;
      if (inner.length === 1 && first?.kind === "glyph") return [{ ...first, count: String(tree.n) }];
      return inner;
    }
    case "mix": {
      // «2 of wood or stone»: the number goes before the first picture.
      const kinds = tree.parts.map(pieces);
      const [first] = kinds[0] ?? [];
      if (first?.kind === "glyph") kinds[0] = [{ ...first, count: String(tree.n) }];
      return between(kinds, "or");
    }
    case "pay":
      return between(tree.parts.map(pieces), "pay");
    case "or":
      return between(tree.parts.map(pieces), "or");
    case "and":
      return tree.parts.flatMap(pieces);
    case "all":
      return tree.parts.flatMap(pieces);
  }
}

// A board draws the same few effects with every move. The same text gives the same objects, so that Svelte does not
// draw them again.
const units = new Map<string, Unit[]>();
const layouts = new Map<string, Layout>();

/** The units of an effect: one for each part between commas. */
export function unitsOf(text: string): Unit[] {
  let found = units.get(text);
  if (!found) {
    found = separate(text)
      .map((part) => ({ pieces: pieces(parse(part)), text: part }))
      .filter((unit) => unit.pieces.length > 0);
    units.set(text, found);
  }
  return found;
}

/** Widths in multiples of a glyph's size. */
export const NUMBER = 0.52;
export const SIGN = 0.55;
export const GAP = 0.32;
export const CLOSE = 0.08;

export function widthOf(piece: Piece): number {
  return piece.kind === "sign" ? SIGN : 1 + NUMBER * (piece.count.length + piece.after.length);
}

export type Placed = { piece: Piece; x: number; y: number };
export type PlacedUnit = { unit: Unit; placed: Placed[]; x: number; y: number; width: number; rows: number };
export type Layout = { units: PlacedUnit[]; width: number; height: number };

/** The layout of an effect in lines no wider than `room` glyph sizes. */
export function layoutOf(text: string, room: number, leading: number): Layout {
  const key = `${text}/${room}/${leading}`;
  let found = layouts.get(key);
  if (!found) {
    found = layOut(unitsOf(text), room, leading);
    layouts.set(key, found);
  }
  return found;
}

/** Places units in lines; a unit that is too wide is broken into several rows. */
function layOut(units: Unit[], room: number, leading: number): Layout {
  const lines: { unit: Unit; placed: Placed[]; width: number; rows: number }[][] = [[]];
  let filled = 0;
  for (const unit of units) {
    const placed: Placed[] = [];
    let x = 0;
    let y = 0;
    let widest = 0;
    for (const piece of unit.pieces) {
      const width = widthOf(piece);
      if (x > 0 && x + width > room) {
        x = 0;
        y += leading;
      }
      placed.push({ piece, x, y });
      x += width + CLOSE;
      widest = Math.max(widest, x - CLOSE);
    }
    const rows = y === 0 ? 1 : Math.round(y / leading) + 1;
    if (rows > 1) centre(placed, widest);
    if (filled > 0 && (filled + GAP + widest > room || rows > 1)) {
      lines.push([]);
      filled = 0;
    }
    lines.at(-1)?.push({ unit, placed, width: widest, rows });
    filled += (filled > 0 ? GAP : 0) + widest;
    if (rows > 1) filled = room;
  }
  const result: PlacedUnit[] = [];
  let y = 0;
  let width = 0;
  for (const line of lines) {
    const lineWidth = line.reduce((sum, part, place) => sum + part.width + (place > 0 ? GAP : 0), 0);
    let x = -lineWidth / 2;
    for (const part of line) {
      result.push({ ...part, x, y });
      x += part.width + GAP;
    }
    y += leading * Math.max(1, ...line.map((part) => part.rows));
    width = Math.max(width, lineWidth);
  }
  return { units: result, width, height: y - (leading - 1) };
}

/** Centres each row of a unit that has several. */
function centre(placed: Placed[], width: number): void {
  for (const line of new Set(placed.map((part) => part.y))) {
    const parts = placed.filter((part) => part.y === line);
    const last = parts.at(-1);
    const space = last ? (width - last.x - widthOf(last.piece)) / 2 : 0;
    for (const part of parts) part.x += space;
  }
}

/** The parts of an effect as options name them: the parts between commas or, for a choice of one, between bars. */
export function partsOf(effect: string, choice: boolean): string[] {
  if (effect === "-" || effect === "") return [];
  if (!choice) return separate(effect);
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let place = 0; place < effect.length; place += 1) {
    if (effect[place] === "(") depth += 1;
    else if (effect[place] === ")") depth -= 1;
    else if (effect[place] === "|" && depth === 0) {
      parts.push(effect.slice(from, place).trim());
      from = place + 1;
    }
  }
  return [...parts, effect.slice(from).trim()];
}
