// The tables of a set as text and as rows. The sign between cells is a comma; a cell with a comma, a quotation mark or
// a line break stands in quotation marks.
import type { Row } from "../columns";

export type Table = { columns: string[]; rows: Row[] };

/** The lines of cells of a text. A quotation mark that is not closed takes the rest of the text. */
function linesOf(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  const endLine = (): void => {
    cells.push(cell.trim());
    if (cells.some((one) => one !== "")) lines.push(cells);
    [cells, cell] = [[], ""];
  };
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  for (let place = 0; place < plain.length; place += 1) {
    const sign = plain[place] ?? "";
    if (quoted && sign === '"' && plain[place + 1] === '"') [cell, place] = [`${cell}"`, place + 1];
    else if (sign === '"' && (quoted || cell.trim() === "")) quoted = !quoted;
    else if (quoted) cell += sign;
    else if (sign === ",") [cells, cell] = [[...cells, cell.trim()], ""];
    else if (sign === "\n") endLine();
    else cell += sign;
  }
  endLine();
  return lines;
}

/** A table. Cells that a line lacks are empty, and those beyond the columns are left out. */
export function readCsv(text: string): Table {
  const [columns = [], ...lines] = linesOf(text);
  const rows = lines.map((cells) =>
    Object.fromEntries(columns.map((column, place) => [column, (cells[place] ?? "").replace(/\s+/g, " ")])),
  );
  return { columns, rows };
}

const quotedCell = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The text of a table: the row with number n, counted from 0, is line n + 2. */
export function writeCsv({ columns, rows }: Table): string {
  const lines = rows.map((row) => columns.map((column) => (row[column] ?? "").replace(/\s+/g, " ").trim()));
  return [columns, ...lines].map((cells) => `${cells.map(quotedCell).join(",")}\n`).join("");
}
