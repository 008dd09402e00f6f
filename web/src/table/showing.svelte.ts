// What the page shows. It may lag behind the connection: other players' steps appear one by one, so that the reader can
// follow. The player's own answers appear at once. Steps since the player's last turn can be watched again.
import type { Entry, Position } from "../generated/protocol";

/** Milliseconds between two steps of other players. */
const PACES: Record<string, number> = { full: 520, quick: 160, none: 0 };
/** If many steps wait, each is shown for this many milliseconds divided by their number. */
const SHARED = 4000;
/** Milliseconds per step when steps are watched again: long enough to read the step. */
const READING = 1300;

/** A step to watch again: its entry and the position after it, if this page has seen it. */
export type Step = { entry: Entry; position: Position | null };

export class Showing {
  /** The position on the page. */
  position = $state.raw<Position | null>(null);
  /** The step that is being watched again. */
  again = $state.raw<Step | null>(null);
  /** The number of steps that are still to be shown. */
  behind = $state(0);

  private queue: Position[] = [];
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Positions by entry that this page has seen since the player's last turn. */
  private readonly seen = new Map<number, Position>();

  constructor(
    private readonly seat: () => number | null,
    private readonly motion: () => string,
  ) {}

  /** Takes the newest position from the connection. */
  receive(position: Position): void {
    const last = this.queue.at(-1) ?? this.position;
    if (last === position) return;
    if (this.again) this.finish();
    this.remember(position);
    const entries = position.entries.filter((entry) => entry.n > (last?.n ?? -1));
    const others = entries.some((entry) => entry.kind === "move" && entry.seat !== this.seat());
    const first = last === null || position.n < last.n || entries[0]?.kind === "start";
    if (first || !others || this.motion() === "none" || document.hidden) return this.showNow(position);
    this.queue.push(position);
    this.behind = this.queue.length;
    if (this.timer === undefined) this.next();
  }

  /** Shows the newest position at once. Returns whether anything was waiting. */
  catchUp(): boolean {
    if (this.again) {
      this.finish();
      return true;
    }
    const last = this.queue.at(-1);
    if (!last) return false;
    this.showNow(last);
    return true;
  }

  /** Shows the steps of these entries again. */
  seeAgain(entries: readonly Entry[]): void {
    this.catchUp();
    const now = this.position;
    this.steps = entries
      .filter((entry) => entry.kind === "move" && entry.events.length > 0)
      .map((entry) => ({ entry, position: this.seen.get(entry.n) ?? null }));
    if (!now || this.steps.length === 0) return;
    this.queue = [now];
    const before = this.seen.get(Math.max(-1, ...[...this.seen.keys()].filter((n) => n < (entries[0]?.n ?? 0))));
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
    if (now) this.showNow(now);
  }

  private showNow(position: Position): void {
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
    const pace = Math.min(PACES[this.motion()] ?? 0, SHARED / Math.max(1, this.queue.length));
    this.timer = setTimeout(() => this.next(), news ? pace : 0);
  }

  private remember(position: Position): void {
    const own = position.entries.some((entry) => entry.kind === "move" && entry.seat === this.seat());
    if (own) {
      // Only steps after the player's last answer can be watched again.
      for (const n of this.seen.keys()) if (n < position.n) this.seen.delete(n);
    }
    this.seen.set(position.n, position);
  }
}
