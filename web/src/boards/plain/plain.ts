// Any view, read without knowing its game: what is a table, what is a list, what is a name.
import type { Catalogue } from "../../made/protocol";
import type { Words } from "../../words/words";

export type Plain = string | number | boolean | null;
export type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";

const isTable = (value: unknown): value is Row[] => Array.isArray(value) && value.length > 0 && value.every(isRow);

/** The field of the view that has a row for every seat. Alone, a solo opponent may have a row as well. */
export function peopleField(view: unknown, players: number): string | null {
  if (!isRow(view)) return null;
  const likely = ["players", "seats", "actors"].find((field) => isTable(view[field]));
  const other = Object.keys(view).find((field) => {
    const value = view[field];
    return isTable(value) && value.length === players;
  });
  return likely ?? other ?? null;
}

export function peopleOf(view: unknown, players: number): Row[] {
  const field = peopleField(view, players);
  const rows = field === null || !isRow(view) ? null : view[field];
  return isTable(rows) ? rows : [];
}

/** Finds words for what stands in a view, with the game's catalogue of things. */
export class Namer {
  constructor(
    readonly words: Words,
    private readonly catalogue: Catalogue | null,
  ) {}

  /** A field's name: from the game's words for its board where there are any. */
  label(field: string): string {
    for (const key of [`board-${field.replaceAll("_", "-")}`, `good-${field}`]) {
      if (this.words.has(key)) {
        const said = this.words.say(key, { n: 1 });
        if (!said.includes("⟦")) return said;
      }
    }
    return this.thing(field) ?? field.replaceAll("_", " ");
  }

  /** A value's name, where the game has a word for it. */
  value(field: string, value: Plain): string {
    if (value === null || value === false) return "–";
    if (value === true) return "✓";
    if (typeof value === "number") return String(value);
    const domain = field.replaceAll("_", "-").replace(/s$/, "");
    if (this.words.has(`${domain}-${value}`)) return this.words.name(domain, value);
    return this.thing(value) ?? (this.catalogue?.effects[value] ? this.words.effect(value) : value);
  }

  private thing(id: string): string | null {
    for (const [domain, things] of Object.entries(this.catalogue?.domains ?? {})) {
      if (things.named && things.ids.includes(id) && this.words.has(`${domain}-${id}`))
        return this.words.name(domain, id);
    }
    return null;
  }
}
