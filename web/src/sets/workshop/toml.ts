// The values of a set.toml that a form can change. Comments, order and everything else stay as they are.
import type { Row } from "../columns";

const SECTION = /^\s*\[([\w.-]+)\]\s*(?:#.*)?$/;
const ENTRY = /^(\s*)([\w-]+)(\s*=\s*)("(?:[^"\\]|\\.)*"|[^#\n]*?)(\s*(?:#.*)?)$/;

const isText = (raw: string): boolean => raw.startsWith('"');

function shown(raw: string): string {
  if (!isText(raw)) return raw;
  try {
    return JSON.parse(raw) as string; // the escapes of both are nearly the same
  } catch {
    return raw.slice(1, -1);
  }
}

/** A value as it stands in the file. What is no number where there was one becomes a text: then the check can name it. */
function written(value: string, before: string): string {
  if (isText(before)) return JSON.stringify(value);
  return /^(-?\d+|true|false|\[.*\])$/.test(value.trim()) ? value.trim() : JSON.stringify(value);
}

/** The sections of a file as rows; the row "" holds what stands before the first section. */
export function readToml(text: string): Row[] {
  const rows: Row[] = [{ id: "" }];
  for (const line of text.split(/\r?\n/)) {
    const section = SECTION.exec(line)?.[1];
    const entry = section === undefined ? ENTRY.exec(line) : null;
    if (section !== undefined) rows.push({ id: section });
    else if (entry) (rows.at(-1) as Row)[entry[2] ?? ""] = shown(entry[4] ?? "");
  }
  return rows;
}

/** The file with the values of these rows. */
export function writeToml(text: string, rows: readonly Row[]): string {
  let row = rows.find((one) => one.id === "");
  const lines = text.split(/\r?\n/).map((line) => {
    const section = SECTION.exec(line)?.[1];
    if (section !== undefined) row = rows.find((one) => one.id === section);
    const entry = section === undefined ? ENTRY.exec(line) : null;
    if (!entry || !row) return line;
    const [, indent = "", key = "", sign = "", raw = "", rest = ""] = entry;
    const value = row[key];
    return value === undefined || value === shown(raw) ? line : `${indent}${key}${sign}${written(value, raw)}${rest}`;
  });
  return lines.join("\n");
}
