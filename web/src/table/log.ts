// The log in words: a line for every event, as this seat saw it.
import type { Entry, Event } from "../generated/protocol";
import type { Words } from "../words/words";

export type Line = {
  /** Stays the same while the log grows. */
  id: string;
  n: number;
  seat: number | null;
  /** The first line of an entry. */
  first: boolean;
  text: string;
  things: string[];
  /** The entry was undone later. */
  undone: boolean;
  kind: "event" | "undo";
  /** The key of the event; "" if the line is not an event. */
  key: string;
};

/** The log of a table. Each entry is put into words once. */
export class Log {
  private readonly byEntry = new Map<number, Line[]>();

  constructor(
    private readonly words: Words,
    /** The things an event is about. */
    private readonly thingsOf: (event: Event) => string[] = (event) => event.touches,
  ) {}

  lines(entries: readonly Entry[]): Line[] {
    const undoneEntries = new Set<number>();
    for (const { kind, back, n } of entries) {
      if (kind !== "undo" || back === null) continue;
      for (const other of entries) if (other.n > back && other.n < n) undoneEntries.add(other.n);
    }
    return entries.flatMap((entry) => this.of(entry, undoneEntries.has(entry.n)));
  }

  private of(entry: Entry, undone: boolean): Line[] {
    let cached = this.byEntry.get(entry.n);
    if (!cached || cached[0]?.undone === !undone) {
      cached = lines(entry, this.words, undone, this.thingsOf);
      this.byEntry.set(entry.n, cached);
    }
    return cached;
  }
}

function lines(entry: Entry, words: Words, undone: boolean, thingsOf: (event: Event) => string[]): Line[] {
  const line = (place: number, text: string, kind: Line["kind"], seat: number | null, things: string[]): Line => ({
    id: `${entry.n}.${place}`,
    n: entry.n,
    seat,
    first: place === 0,
    text,
    things,
    undone,
    kind,
    key: entry.events[place]?.key ?? "",
  });
  if (entry.kind === "undo")
    return [line(0, words.say("web-log-undo", { seat: words.seat(entry.seat) }), "undo", entry.seat, [])];
  // An entry without events has no line: its events come with the next entry.
  const told = entry.events.map((event, place) =>
    line(place, words.event(event), "event", event.seat ?? null, thingsOf(event)),
  );
  if (!entry.instead) return told;
  const instead = words.say("web-log-instead", { seat: words.seat(entry.seat) });
  return [...told, line(told.length, instead, "event", entry.seat, [])];
}

/** The number of the player's last own entry; later ones happened since their last turn. */
export function lastOwn(entries: readonly Entry[], seat: number | null): number {
  return entries.findLast((entry) => entry.kind !== "start" && entry.seat === seat)?.n ?? -1;
}
