// The end of a round, summed up from the log.
import type { Line } from "./log";

export type RoundKeys = { from: string; to: string; tells: readonly string[] };
export type RoundEnd = {
  /** The entry that began the next round. */
  n: number;
  /** What ended, if the log says so, and what begins. */
  ended: string;
  begins: string;
  lines: Line[];
};

/** The last end of a round in the log, if the next round began after the entry `after`. Null if there is none, or
 *  nothing to show about it. */
export function roundEndOf(lines: readonly Line[], keys: RoundKeys, after: number): RoundEnd | null {
  const log = lines.filter((line) => line.kind === "event" && !line.undone);
  const end = log.findLastIndex((line) => line.key === keys.to);
  const last = log[end];
  if (!last || last.n <= after) return null;
  const before = log.slice(0, end).findLastIndex((line) => line.key === keys.to);
  const start = log.findIndex((line, place) => place > before && place < end && line.key === keys.from);
  const first = log[start];
  if (!first) return null;
  const told = log.slice(start, end).filter((line) => keys.tells.includes(line.key));
  if (told.length === 0) return null;
  return { n: last.n, ended: keys.tells.includes(keys.from) ? "" : first.text, begins: last.text, lines: told };
}

/** What everyone gained since the points of the last round; null if those are not known. */
export function gainsOf(points: readonly number[], before: readonly number[] | null): (number | null)[] {
  return points.map((now, row) => {
    const then = before?.length === points.length ? before[row] : undefined;
    return then === undefined ? null : now - then;
  });
}
