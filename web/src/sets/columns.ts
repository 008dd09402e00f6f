// Finds the columns of a set's tables that hold effects or costs, to show them in pictures and words.
import type { Catalogue } from "../generated/protocol";
import { parse, type Tree } from "../words/notation";
import type { Words } from "../words/words";

export type Row = Record<string, string>;

/** Columns that every table has: the id of a row and the source of its data. */
export const OWN: readonly string[] = ["id", "source", "note"];

/** Whether the game has messages for every word of a tree: then the cell is an effect or a cost. */
function known(tree: Tree, words: Words): boolean {
  if (tree.op === "nothing") return false;
  if (tree.op === "word") return words.has(`count-${tree.word}`) || words.has(`verb-${tree.word}`);
  return tree.parts.every((part) => known(part, words));
}

export function isEffect(cell: string, catalogue: Catalogue | null, words: Words): boolean {
  if (!/\p{L}/u.test(cell)) return false;
  if (catalogue && cell in catalogue.effects) return true;
  try {
    return known(parse(cell), words);
  } catch {
    return false; // an ordinary text, not an effect
  }
}

/** The columns in which every text is an effect or a cost. */
export function effectColumns(rows: readonly Row[], catalogue: Catalogue, words: Words): Set<string> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !OWN.includes(column));
  return new Set(
    columns.filter((column) => {
      const cells = rows.map((row) => row[column] ?? "").filter((cell) => /\p{L}/u.test(cell));
      return cells.length > 0 && cells.every((cell) => isEffect(cell, catalogue, words));
    }),
  );
}
