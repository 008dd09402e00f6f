// The sources of single fields: which facts of a piece come from elsewhere than its row says.
import type { Catalogue } from "../generated/protocol";
import type { Words } from "../words/words";
import type { Row } from "./columns";

/** Fields with one source. */
export type FieldGroup = { source: string; fields: string[]; notes: string[] };

/** Columns that readers know by one name. */
const SAME: Record<string, string> = {
  base: "copies",
  "3+": "copies",
  "4+": "copies",
  tiles: "copies",
  "tiles-1-2": "copies",
};

/** The fields of a piece, which may have several rows, whose source is not that of their row. */
export function fieldGroups(catalogue: Catalogue, table: string, rows: Row[]): FieldGroup[] {
  const ids = new Set(rows.map((row) => row.id));
  const groups = new Map<string, FieldGroup>();
  for (const one of catalogue.components.provenance) {
    if (one.table !== table || !ids.has(one.row)) continue;
    const group = groups.get(one.source) ?? { source: one.source, fields: [], notes: [] };
    groups.set(one.source, group);
    const field = SAME[one.field] ?? one.field;
    if (!group.fields.includes(field)) group.fields.push(field);
    if (one.note !== "" && !group.notes.includes(one.note)) group.notes.push(one.note);
  }
  return [...groups.values()];
}

/** The name of a field in words, or the column itself if nobody has named it. */
export const fieldName = (field: string, words: Words): string =>
  words.has(`web-field-${field}`) ? words.say(`web-field-${field}`) : field;

/** Whether a row has the source in any of its fields: "" stands for every source, "mixed" for rows with several. */
export function hasSource(catalogue: Catalogue, table: string, row: Row, source: string): boolean {
  const groups = fieldGroups(catalogue, table, [row]);
  if (source === "mixed") return groups.length > 0;
  return source === "" || row.source === source || groups.some((group) => group.source === source);
}
