// The layout of the paths of wisdom: each path is a line, and each space's column is its distance from the start.
import type { Catalogue } from "../../made/protocol";
import { rowsOf } from "./printed";

export type PathNode = { id: string; line: number; column: number; bridge: number; branch: string; start: boolean };
export type Paths = { nodes: PathNode[]; edges: { from: PathNode; to: PathNode }[]; columns: number };

const NONE: Paths = { nodes: [], edges: [], columns: 0 };
const laid = new WeakMap<Catalogue, Paths>();

export function pathsOf(catalogue: Catalogue | null): Paths {
  if (catalogue === null) return NONE;
  let found = laid.get(catalogue);
  if (!found) {
    found = layOut(catalogue);
    laid.set(catalogue, found);
  }
  return found;
}

function layOut(catalogue: Catalogue): Paths {
  const rows = rowsOf(catalogue, "paths");
  const next = (row: Record<string, string>): string[] =>
    row.next === undefined || row.next === "-" ? [] : row.next.split("+").map((id) => id.trim());
  const nodes = new Map<string, PathNode>();
  rows
    .filter((row) => row.start === "yes")
    .forEach((start, line) => {
      let row: Record<string, string> | undefined = start;
      for (let column = 0; row !== undefined && !nodes.has(row.id ?? ""); column += 1) {
        const id: string = row.id ?? "";
        nodes.set(id, { id, line, column, bridge: Number(row.bridge), branch: row.branch ?? "-", start: column === 0 });
        const onward: string | undefined = next(row)[0];
        row = rows.find((other) => other.id === onward);
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
