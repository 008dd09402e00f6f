// What the page shows, which may be a moment behind what it was told: what others do comes step by step, so that it can be followed.
// One's own answers are shown at once. What happened since one's last turn can be seen again.
import type { Entry, Position } from "../made/protocol";

/** How long a step of somebody else stands before the next, in milliseconds. */
const PACES: Record<string, number> = { full: 520, quick: 160, none: 0 };
/** However much there is to show, it takes no longer than this. */
const LONGEST = 4000;
/** Seen again, a step stands long enough to be read. */
const READING = 1300;

/** A step that is seen again: what it was, and where the game stood after it, where the page was there to see it. */
export type Step = { entry: Entry; position: Position | null };

export class Showing {
  /** What is on the page. */
  position = $state.raw<Position | null>(null);
  /** The step that is being seen again. */
  again = $state.raw<Step | null>(null);
  /** Steps of others that are still to be shown. */
  behind = $state(0);

  private queue: Position[] = [];
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the game stood after an entry, as this page has seen it: of one's last turn and what followed. */
  private readonly stood = new Map<number, Position>();

  constructor(
    private readonly seat: () => number | null,
    private readonly motion: () => string,
  ) {}

  /** The table told where it stands. */
  told(position: Position): void {
    const last = this.queue.at(-1) ?? this.position;
    if (last === position) return;
    if (this.again) this.finish();
    this.remember(position);
    const entries = position.entries.filter((entry) => entry.n > (last?.n ?? -1));
    const others = entries.some((entry) => entry.kind === "move" && entry.seat !== this.seat());
    const first = last === null || position.n < last.n || entries[0]?.kind === "start";
    if (first || !others || this.motion() === "none" || document.hidden) return this.now(position);
    this.queue.push(position);
    this.behind = this.queue.length;
    if (this.timer === undefined) this.next();
  }

  /** Everything that is still to be shown, at once. Whether there was anything. */
  catchUp(): boolean {
    if (this.again) {
      this.finish();
      return true;
    }
    const last = this.queue.at(-1);
    if (!last) return false;
    this.now(last);
    return true;
  }

  /** What happened after this entry, once more. */
  seeAgain(entries: readonly Entry[]): void {
    this.catchUp();
    const now = this.position;
    this.steps = entries
      .filter((entry) => entry.kind === "move" && entry.events.length > 0)
      .map((entry) => ({ entry, position: this.stood.get(entry.n) ?? null }));
    if (!now || this.steps.length === 0) return;
    this.queue = [now];
    const before = this.stood.get(Math.max(-1, ...[...this.stood.keys()].filter((n) => n < (entries[0]?.n ?? 0))));
    if (before && this.steps[0]?.position) this.position = before;
    this.step();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private step(): void {
    const step = this.steps.shift();
    if (!step) return this.finish();
    this.again = step;
    if (step.position) this.position = step.position;
    this.timer = setTimeout(() => this.step(), READING);
  }

  private finish(): void {
    this.again = null;
    this.steps = [];
    const now = this.queue.at(-1);
    if (now) this.now(now);
  }

  private now(position: Position): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.behind = 0;
    this.position = position;
  }

  private next(): void {
    const position = this.queue.shift();
    this.behind = this.queue.length;
    this.timer = undefined;
    if (!position) return;
    this.position = position;
    const news = position.entries.some((entry) => entry.events.length > 0);
    const pace = Math.min(PACES[this.motion()] ?? 0, LONGEST / Math.max(1, this.queue.length));
    this.timer = setTimeout(() => this.next(), news ? pace : 0);
  }

  private remember(position: Position): void {
    const own = position.entries.some((entry) => entry.kind === "move" && entry.seat === this.seat());
    if (own) {
      // Only what came after one's own last answer is ever asked for again.
      for (const n of this.stood.keys()) if (n < position.n) this.stood.delete(n);
    }
    this.stood.set(position.n, position);
  }
}
