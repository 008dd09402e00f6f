// What stands in the columns of a set's tables: which hold effects or costs, so that they can be drawn and told in words.
import type { Catalogue } from "../made/protocol";
import { parse, type Tree } from "../words/notation";
import type { Words } from "../words/words";

export type Row = Record<string, string>;

/** Columns that every table has: they say what a row is and where it comes from, not what is printed. */
export const OWN: readonly string[] = ["id", "source", "note"];

/** Whether every word of a tree is one the game has words for: then the cell is an effect or a cost, and can be drawn. */
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
    return false; // a plain word of the table
  }
}

/** Columns of effects and costs: all that stands in them can be read as such. */
export function effectColumns(rows: readonly Row[], catalogue: Catalogue, words: Words): Set<string> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !OWN.includes(column));
  return new Set(
    columns.filter((column) => {
      const cells = rows.map((row) => row[column] ?? "").filter((cell) => /\p{L}/u.test(cell));
      return cells.length > 0 && cells.every((cell) => isEffect(cell, catalogue, words));
    }),
  );
}
