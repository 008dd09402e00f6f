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
  /** What happened, as a key of the game's words; "" where it is none. */
  key: string;
};

/** The log of a table, put into words entry by entry as it grows. */
export class Log {
  private readonly said = new Map<number, Line[]>();

  constructor(
    private readonly words: Words,
    /** The things an event speaks of. */
    private readonly thingsOf: (event: Event) => string[] = (event) => event.touches,
  ) {}

  lines(entries: readonly Entry[]): Line[] {
    const gone = new Set<number>();
    for (const { kind, back, n } of entries) {
      if (kind !== "undo" || back === null) continue;
      for (const other of entries) if (other.n > back && other.n < n) gone.add(other.n);
    }
    return entries.flatMap((entry) => this.of(entry, gone.has(entry.n)));
  }

  private of(entry: Entry, undone: boolean): Line[] {
    let said = this.said.get(entry.n);
    if (!said || said[0]?.undone === !undone) {
      said = lines(entry, this.words, undone, this.thingsOf);
      this.said.set(entry.n, said);
    }
    return said;
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
  if (entry.events.length > 0) {
    return entry.events.map((event, place) =>
      line(place, words.event(event), "event", event.seat ?? null, thingsOf(event)),
    );
  }
  // An answer from which nothing followed yet is no news: its events come with the next one.
  return [];
}

/** The number of the last entry that was one's own: what came after it happened since one's last turn. */
export function lastOwn(entries: readonly Entry[], seat: number | null): number {
  return entries.findLast((entry) => entry.kind !== "start" && entry.seat === seat)?.n ?? -1;
}
