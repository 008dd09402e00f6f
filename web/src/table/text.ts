// The board in words: parts with a heading, and a sentence for everything in them. Each game says what its parts are
// (`inWords` of its board module); the rest is the same for all.
export type TextRow = {
  /** Stays the same while the row is about the same thing, so that a change can be told. */
  id: string;
  text: string;
  /** The things it is about, as options name them. */
  things?: readonly string[];
};
export type TextPart = { id: string; title: string; rows: TextRow[] };

type Fact = string | number | false | null | undefined;

/** Facts in a row; those that are empty are left out. */
export const facts = (...parts: Fact[]): string =>
  parts.filter((part) => part !== false && part !== null && part !== undefined && part !== "").join("; ");

/** A name with facts about it. */
export function about(name: string, ...parts: Fact[]): string {
  const said = facts(...parts);
  return said === "" ? name : `${name}: ${said}`;
}

/** The rows that are new or say something else than before, in their order. */
export function changedRows(parts: readonly TextPart[], before: readonly TextPart[]): TextRow[] {
  const old = new Map(before.flatMap((part) => part.rows.map((row) => [`${part.id} ${row.id}`, row.text])));
  return parts.flatMap((part) => part.rows.filter((row) => old.get(`${part.id} ${row.id}`) !== row.text));
}
