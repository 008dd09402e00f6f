// What the fields of a piece hold, told from our set: effects, numbers, or words.
import type { SetSource } from "../../generated/protocol";
import { parse, type Tree } from "../../words/notation";
import type { Words } from "../../words/words";
import { OWN, type Row } from "../columns";
import { fieldName } from "../provenance";
import { SCALARS, type Draft } from "./draft";

export type FieldKind = "effect" | "number" | "word";

const filled = (cell: string): boolean => cell !== "" && cell !== "-";

/** The tree of a text; null if it cannot be read. */
export function treeOf(text: string): Tree | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

function wordsOf(tree: Tree): string[] {
  if (tree.op === "nothing") return [];
  return tree.op === "word" ? [tree.word] : tree.parts.flatMap(wordsOf);
}

const isKnown = (word: string, source: SetSource): boolean =>
  source.goods.includes(word) || source.actions.some((action) => action.name === word);

/** Whether these cells are effects or costs: all can be read, and most have no other words than goods and actions. */
function areEffects(cells: readonly string[], source: SetSource): boolean {
  const trees = cells.map(treeOf);
  const plain = trees.filter((tree) => tree !== null && wordsOf(tree).every((word) => isKnown(word, source)));
  return !trees.includes(null) && plain.length * 2 >= cells.length;
}

const filledCells = (rows: readonly Row[], column: string): string[] =>
  rows.map((row) => row[column] ?? "").filter(filled);

const isNumber = (cell: string): boolean => /^-?\d+$/.test(cell);

export function fieldKind(ours: Draft, source: SetSource, table: string, id: string, column: string): FieldKind {
  const rows = ours.tables[table]?.rows ?? [];
  const cells = filledCells(table === SCALARS ? rows.filter((row) => row.id === id) : rows, column);
  if (cells.length > 0 && cells.every(isNumber)) return "number";
  return areEffects(cells, source) ? "effect" : "word";
}

/** Words in the effects of our set that are neither goods nor actions: short forms, such as one for any good. */
export function extraWords(ours: Draft, source: SetSource): string[] {
  const found = new Set<string>();
  for (const [table, { columns, rows }] of Object.entries(ours.tables))
    for (const column of columns.filter((one) => !OWN.includes(one))) {
      if (fieldKind(ours, source, table, "", column) !== "effect") continue;
      for (const word of filledCells(rows, column).flatMap((cell) => wordsOf(treeOf(cell) ?? { op: "nothing" })))
        if (!isKnown(word, source)) found.add(word);
    }
  return [...found];
}

/** The words that a column has in our set, to choose from. */
export function usualWords(ours: Draft, table: string, column: string): string[] {
  if (table === SCALARS) return [];
  return [...new Set((ours.tables[table]?.rows ?? []).map((row) => row[column] ?? ""))].filter(Boolean).sort();
}

/** The name of a column or of a key of set.toml: its own, or that of the field, or that of the good it counts. */
export function columnName(table: string, column: string, words: Words): string {
  const plain = column.replace("+", "-more");
  const own = `web-field-${table}-${plain}`;
  if (words.has(own)) return words.say(own);
  const name = fieldName(plain, words);
  return name === plain && words.has(`count-${column}`) ? words.effect(column) : name;
}
