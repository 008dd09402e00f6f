// A component set that somebody is typing in. It begins as a copy of ours; what has been read off a box is marked so,
// piece by piece and field by field, and the rest is still ours.
import type { SetSource } from "../../generated/protocol";
import { OWN, type Row } from "../columns";
import { copiesOf } from "../display";
import { readCsv, writeCsv, type Table } from "./csv";
import { readToml, writeToml } from "./toml";

/** The name of set.toml among the tables: its sections are rows. */
export const SCALARS = "set";
const PROVENANCE = "provenance";
const PROVENANCE_COLUMNS = ["table", "row", "field", "source", "note"];

/** Read off a copy of the game; and designed by us. */
export const BOX = "box";
export const OURS = "sanmon";

export type Piece = Row;

export type Draft = {
  game: string;
  /** Our set from which this one began. */
  base: string;
  name: string;
  tables: Record<string, Table>;
  /** set.toml, whose values are in the table SCALARS. */
  toml: string;
  /** The fields whose source is not that of their row. */
  fields: Row[];
};

/** The columns that say what is printed on a piece. */
export const printed = (row: Row): string[] => Object.keys(row).filter((column) => !OWN.includes(column));

const tableName = (file: string): string => file.replace(/\.csv$/, "");

function tablesOf(files: Record<string, string>): Record<string, Table> {
  const tables: Record<string, Table> = {};
  for (const [file, text] of Object.entries(files))
    if (file.endsWith(".csv") && tableName(file) !== PROVENANCE) tables[tableName(file)] = readCsv(text);
  const sections = readToml(files["set.toml"] ?? "").filter((row) => row.id !== "" && printed(row).length > 0);
  if (sections.length > 0) tables[SCALARS] = { columns: [], rows: sections };
  return tables;
}

const fieldsOf = (files: Record<string, string>): Row[] => readCsv(files[`${PROVENANCE}.csv`] ?? "").rows;

const nameIn = (toml: string): string => readToml(toml)[0]?.name ?? "";

/** A copy of one of our sets under a name of its own. */
export function copyOf(game: string, source: SetSource, name: string): Draft {
  const toml = source.files["set.toml"] ?? "";
  return {
    game,
    base: source.name,
    name,
    tables: tablesOf(source.files),
    toml,
    fields: fieldsOf(source.files),
  };
}

/** How many pieces these rows are: some have several copies. */
const piecesIn = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + (copiesOf(row) || 0), 0);
const isBlank = (row: Row): boolean => printed(row).every((column) => row[column] === "");

/** A table that lacks pieces, with ours for what is missing: rows without a text, and rows that are not there. */
function completed(table: Table, ours: Table): Table {
  const rows = table.rows.map((row) => (isBlank(row) ? (ours.rows.find((one) => one.id === row.id) ?? row) : row));
  const ids = new Set(rows.map((row) => row.id));
  let missing = piecesIn(ours.rows) - piecesIn(rows);
  for (const row of ours.rows) {
    if (ids.has(row.id) || copiesOf(row) > missing) continue;
    rows.push(row);
    missing -= copiesOf(row);
  }
  return { columns: table.columns.length > 0 ? table.columns : ours.columns, rows };
}

/** A draft from files, which may be only a part of a set: the rest is ours. */
export function adopted(game: string, source: SetSource, files: Record<string, string>, name: string): Draft {
  const ours = copyOf(game, source, nameIn(files["set.toml"] ?? "") || name);
  const own = tablesOf(files);
  const tables = { ...ours.tables };
  for (const [table, found] of Object.entries(own)) {
    const base = tables[table];
    if (table === SCALARS) tables[table] = { columns: [], rows: mergedSections(found.rows, base?.rows ?? []) };
    else tables[table] = base ? completed(found, base) : found;
  }
  const kept = (line: Row, from: Record<string, Table>): boolean =>
    from[line.table ?? ""]?.rows.some((row) => row.id === line.row) ?? false;
  const fields = [
    ...fieldsOf(files).filter((line) => kept(line, own)),
    ...ours.fields.filter((line) => !kept(line, own) && kept(line, tables)),
  ];
  return { ...ours, tables, fields };
}

function mergedSections(own: readonly Row[], ours: readonly Row[]): Row[] {
  return ours.map((row) => {
    const found = own.find((one) => one.id === row.id);
    if (!found) return row;
    return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, found[key] ?? value]));
  });
}

/** The files of a set as they are checked, stored and exported. */
export function filesOf(draft: Draft): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [table, content] of Object.entries(draft.tables))
    if (table !== SCALARS) files[`${table}.csv`] = writeCsv(content);
  if (draft.fields.length > 0)
    files[`${PROVENANCE}.csv`] = writeCsv({ columns: PROVENANCE_COLUMNS, rows: draft.fields });
  const head = { id: "", name: draft.name, title: draft.name, note: "" };
  files["set.toml"] = writeToml(draft.toml, [head, ...(draft.tables[SCALARS]?.rows ?? [])]);
  return files;
}

// -- pieces

export const rowOf = (draft: Draft, table: string, id: string): Row | undefined =>
  draft.tables[table]?.rows.find((row) => row.id === id);

const isLine = (line: Row, table: string, id: string): boolean => line.table === table && line.row === id;

/** Where a field of a piece comes from. */
export const sourceOf = (draft: Draft, table: string, row: Row, column: string): string =>
  draft.fields.find((line) => isLine(line, table, row.id ?? "") && line.field === column)?.source ?? row.source ?? OURS;

/** The fields of a piece that are still our design. */
export const stillOurs = (draft: Draft, table: string, row: Row): string[] =>
  printed(row).filter((column) => sourceOf(draft, table, row, column) === OURS);

function withRow(draft: Draft, table: string, id: string, row: Row, fields: Row[]): Draft {
  const before = draft.tables[table];
  if (!before) return draft;
  const rows = before.rows.map((one) => (one.id === id ? row : one));
  return { ...draft, tables: { ...draft.tables, [table]: { ...before, rows } }, fields };
}

/** A field as it is printed in the box. The other fields of the piece stay what they were, and keep their sources. */
export function typed(draft: Draft, table: string, id: string, column: string, text: string): Draft {
  const row = rowOf(draft, table, id);
  if (!row || (row[column] ?? "") === text) return draft;
  const others = draft.fields.filter((line) => !isLine(line, table, id));
  const lines = printed(row)
    .filter((field) => field !== column)
    .map((field) => ({ table, row: id, field, source: sourceOf(draft, table, row, field), note: "" }))
    .filter((line) => line.source !== BOX);
  return withRow(draft, table, id, { ...row, [column]: text, source: BOX, note: "" }, [...others, ...lines]);
}

/** The whole piece is as in the box. */
export function confirmed(draft: Draft, table: string, id: string): Draft {
  const row = rowOf(draft, table, id);
  if (!row) return draft;
  const others = draft.fields.filter((line) => !isLine(line, table, id));
  if (row.source === BOX && others.length === draft.fields.length) return draft;
  return withRow(draft, table, id, { ...row, source: BOX, ...("note" in row ? { note: "" } : {}) }, others);
}

/** The piece as it is in our set. */
export function restored(draft: Draft, table: string, id: string, ours: Draft): Draft {
  const row = rowOf(ours, table, id);
  if (!row) return draft;
  const lines = (of: Draft, wanted: boolean): Row[] => of.fields.filter((line) => isLine(line, table, id) === wanted);
  return withRow(draft, table, id, row, [...lines(draft, false), ...lines(ours, true)]);
}

/** Another piece after this one, with the same print; and its id. */
export function added(draft: Draft, table: string, id: string): { draft: Draft; id: string } {
  const before = draft.tables[table];
  const row = rowOf(draft, table, id);
  if (!before || !row) return { draft, id };
  const stem = id.replace(/-\d+$/, "");
  let number = 2;
  while (before.rows.some((one) => one.id === `${stem}-${number}`)) number += 1;
  const fresh = { ...row, id: `${stem}-${number}`, source: BOX, note: "" };
  const rows = before.rows.flatMap((one) => (one.id === id ? [one, fresh] : [one]));
  return { draft: { ...draft, tables: { ...draft.tables, [table]: { ...before, rows } } }, id: fresh.id };
}

/** Without this piece; the last one of a table stays. */
export function removed(draft: Draft, table: string, id: string): Draft {
  const before = draft.tables[table];
  if (!before || before.rows.length < 2) return draft;
  const rows = before.rows.filter((one) => one.id !== id);
  return {
    ...draft,
    tables: { ...draft.tables, [table]: { ...before, rows } },
    fields: draft.fields.filter((line) => !isLine(line, table, id)),
  };
}

// -- progress

export type Progress = { done: number; all: number };

/** How many pieces of a table are known: from the box, or from the rulebook. The rest is still ours, at least partly. */
export function progressOf(draft: Draft, table: string): Progress {
  const rows = draft.tables[table]?.rows ?? [];
  const known = rows.filter((row) => stillOurs(draft, table, row).length === 0);
  return table === SCALARS ? { done: known.length, all: rows.length } : { done: piecesIn(known), all: piecesIn(rows) };
}

export function wholeProgress(draft: Draft): Progress {
  const each = Object.keys(draft.tables).map((table) => progressOf(draft, table));
  return { done: each.reduce((sum, one) => sum + one.done, 0), all: each.reduce((sum, one) => sum + one.all, 0) };
}
