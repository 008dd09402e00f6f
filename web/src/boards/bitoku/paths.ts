// The layout of the paths of wisdom: each path is a line, and each space's column is its distance from the start.
import type { Catalogue } from "../../generated/protocol";
import { rowsOf } from "./printed";

export type PathNode = { id: string; line: number; column: number; bridge: number; branch: string; start: boolean };
export type Paths = { nodes: PathNode[]; edges: { from: PathNode; to: PathNode }[]; columns: number };
type Row = Record<string, string>;

const NONE: Paths = { nodes: [], edges: [], columns: 0 };
const laid = new WeakMap<Catalogue, Map<number, Paths>>();

/** The paths as they are with this number of players: where pilgrims begin depends on it. */
export function pathsOf(catalogue: Catalogue | null, players: number): Paths {
  if (catalogue === null) return NONE;
  const known = laid.get(catalogue) ?? new Map<number, Paths>();
  laid.set(catalogue, known);
  let found = known.get(players);
  if (!found) {
    found = layOut(catalogue, players);
    known.set(players, found);
  }
  return found;
}

/** Whether a pilgrimage begins in this row: "yes", or numbers of players such as "1-2". */
function begins(row: Row, players: number): boolean {
  const [least, most = least] = (row.start ?? "no").split("-").map(Number);
  return row.start === "yes" || (least !== undefined && most !== undefined && least <= players && players <= most);
}

function layOut(catalogue: Catalogue, players: number): Paths {
  const rows = rowsOf(catalogue, "paths");
  const byId = new Map(rows.map((row) => [row.id ?? "", row]));
  const next = (row: Row): string[] =>
    row.next === undefined || row.next === "-" ? [] : row.next.split("+").map((id) => id.trim());
  const starts = rows.filter((row) => begins(row, players));
  // A start that leads onto several paths is drawn on the first of them; the others begin one column later.
  const heads = [
    ...starts.map((row) => ({ row, column: 0 })),
    ...starts.flatMap((row) => next(row).slice(1)).flatMap((id) => ({ row: byId.get(id), column: 1 })),
  ];
  const nodes = new Map<string, PathNode>();
  heads.forEach((head, line) => {
    let row = head.row;
    for (let column = head.column; row !== undefined && !nodes.has(row.id ?? ""); column += 1) {
      const id: string = row.id ?? "";
      nodes.set(id, { id, line, column, bridge: Number(row.bridge), branch: row.branch ?? "-", start: column === 0 });
      row = byId.get(next(row)[0] ?? "");
    }
  });
  const edges = rows.flatMap((row) =>
    next(row).flatMap((id) => {
      const [from, to] = [nodes.get(row.id ?? ""), nodes.get(id)];
      return from && to ? [{ from, to }] : [];
    }),
  );
  const all = [...nodes.values()];
  return { nodes: all, edges, columns: Math.max(0, ...all.map((node) => node.column + 1)) };
}
