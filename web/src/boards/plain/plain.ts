// Any view, read without knowing its game: what is a table, what is a list, what is a name.
import type { Words } from "../../words/words";

export type Plain = string | number | boolean | null;
export type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";

/** The list that has a row for every seat, if the view has one. */
export function peopleOf(view: unknown): Row[] {
  if (!isRow(view)) return [];
  const rows = view.players ?? view.seats;
  return Array.isArray(rows) && rows.every(isRow) ? rows : [];
}

/** A field's name: from the game's words for its board where there are any. */
export function labelOf(field: string, words: Words): string {
  for (const key of [`board-${field.replaceAll("_", "-")}`, `good-${field}`]) {
    if (words.has(key)) {
      const said = words.say(key, { n: 1 });
      if (!said.includes("«")) return said;
    }
  }
  return field.replaceAll("_", " ");
}

/** A value's name, where the game has a word for it. */
export function sayValue(field: string, value: Plain, words: Words): string {
  if (value === null || value === false) return "–";
  if (value === true) return "✓";
  if (typeof value === "number") return String(value);
  const domain = field.replaceAll("_", "-").replace(/s$/, "");
  return words.name(domain, value);
}
