// What a table tells, put together with what was told before.
import type { Entry, Position } from "../made/protocol";

type View = Record<string, unknown>;

/** The whole view: as it was told, or what has changed laid over the one before; null if that is another. */
export function wholeView(before: Pick<Position, "n" | "view"> | null, told: Position): View | null {
  if (told.since === undefined || told.since === null) return told.view as View;
  if (before?.n !== told.since) return null;
  const view: View = { ...(before.view as View), ...(told.view as View) };
  for (const [field, things] of Object.entries(told.parts ?? {})) {
    view[field] = (view[field] as unknown[]).map((thing, place) =>
      String(place) in things ? things[String(place)] : thing,
    );
  }
  return view;
}

/** Entries are told once each, whatever was sent twice around a lost line. */
export function mergedEntries(had: Entry[], more: Entry[]): Entry[] {
  const last = had.at(-1)?.n ?? -1;
  const fresh = more.filter((entry) => entry.n > last);
  return fresh.length === 0 ? had : [...had, ...fresh];
}
