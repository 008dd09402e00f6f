// The log in words: a line for everything that happened, as this seat saw it.
import type { Entry, Event } from "../made/protocol";
import type { Words } from "../words/words";

export type Line = {
  /** Stays the same while the log grows. */
  id: string;
  n: number;
  seat: number | null;
  /** Who acted in the entry; the first line of an entry shows the crest. */
  first: boolean;
  text: string;
  things: string[];
  /** Taken back since. */
  undone: boolean;
  kind: "event" | "undo";
};

export function linesOf(entries: readonly Entry[], words: Words): Line[] {
  const gone = new Set<number>();
  for (const entry of entries) {
    const { back } = entry;
    if (back === null) continue;
    for (const other of entries) if (other.n > back && other.n < entry.n && other.kind === "move") gone.add(other.n);
  }
  return entries.flatMap((entry) => lines(entry, words, gone.has(entry.n)));
}

function lines(entry: Entry, words: Words, undone: boolean): Line[] {
  const line = (place: number, text: string, kind: Line["kind"], seat: number | null, things: string[]): Line => ({
    id: `${entry.n}.${place}`,
    n: entry.n,
    seat,
    first: place === 0,
    text,
    things,
    undone,
    kind,
  });
  if (entry.kind === "undo")
    return [line(0, words.say("web-log-undo", { seat: words.seat(entry.seat) }), "undo", entry.seat, [])];
  if (entry.events.length > 0) {
    return entry.events.map((event, place) =>
      line(place, words.event(event), "event", event.seat ?? null, thingsOf(event)),
    );
  }
  // An answer from which nothing followed yet is no news: its events come with the next one.
  return [];
}

const thingsOf = (event: Event): string[] => event.touches;

/** The number of the last entry that was one's own: what came after it happened since one's last turn. */
export function lastOwn(entries: readonly Entry[], seat: number | null): number {
  return entries.findLast((entry) => entry.kind !== "start" && entry.seat === seat)?.n ?? -1;
}
