// Puts the messages of a table together with what the page already has.
import type { Entry, Position } from "../generated/protocol";

export type View = Record<string, unknown>;

/**
 * The whole view of a message. A message with `since` holds only what changed since that entry. Returns null if
 * `before` is another entry.
 */
export function wholeView(before: Pick<Position, "n" | "view"> | null, message: Position): View | null {
  if (message.since === undefined || message.since === null) return message.view as View;
  if (before?.n !== message.since) return null;
  return changedView(before.view as View, message);
}

/** A view with the changes of a message. */
export function changedView(before: View, message: Pick<Position, "view" | "parts">): View {
  const view: View = { ...before, ...(message.view as View) };
  for (const [field, things] of Object.entries(message.parts ?? {})) {
    view[field] = (view[field] as unknown[]).map((thing, place) =>
      String(place) in things ? things[String(place)] : thing,
    );
  }
  return view;
}

/** Appends the entries that are new; after a reconnect some are sent twice. */
export function mergedEntries(known: Entry[], received: Entry[]): Entry[] {
  const last = known.at(-1)?.n ?? -1;
  const fresh = received.filter((entry) => entry.n > last);
  return fresh.length === 0 ? known : [...known, ...fresh];
}

/** The entries with older ones before them; what is there already is not taken twice. */
export function withEarlier(entries: Entry[], older: Entry[]): Entry[] {
  const first = entries[0]?.n ?? Infinity;
  return [...older.filter((entry) => entry.n < first), ...entries];
}
