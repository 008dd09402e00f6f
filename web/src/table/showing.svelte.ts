// What the page shows. It may lag behind the connection: other players' steps appear one by one, so that the reader can
// follow. The player's own answers appear at once. Steps since the player's last turn can be watched again.
import type { Entry, Event, Position } from "../generated/protocol";

/** Milliseconds between two steps of other players. */
const PACES: Record<string, number> = { full: 520, quick: 160, none: 0 };
/** If many steps wait, each is shown for this many milliseconds divided by their number. */
const SHARED = 4000;
/** Milliseconds per step when steps are watched again: long enough to read the step. */
const READING = 1300;

/** Milliseconds for each deed of a solo opponent, which is told in words; all of them together take at most `TOLD`. */
const TELLING: Record<string, number> = { full: 1100, quick: 450, none: 0 };
const TOLD = 6000;

/** A deed of the solo opponent that is being told: the entry and the place of its event. */
export type Deed = { entry: Entry; place: number };

/** A step to watch again: its entry and the position after it, if this page has seen it. */
export type Step = { entry: Entry; position: Position | null };

export class Showing {
  /** The position on the page. */
  position = $state.raw<Position | null>(null);
  /** The step that is being watched again. */
  again = $state.raw<Step | null>(null);
  /** The solo opponent's deed that is being told. The board still shows what was before it. */
  telling = $state.raw<Deed | null>(null);
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
    /** Whether an event is a deed of a solo opponent. */
    private readonly isDeed: (event: Event) => boolean = () => false,
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
    const deeds = entries.flatMap((entry) =>
      entry.events.flatMap((event, place) => (entry.kind === "move" && this.isDeed(event) ? [{ entry, place }] : [])),
    );
    if (first || (!others && deeds.length === 0) || this.motion() === "none" || document.hidden)
      return this.showNow(position);
    this.queue.push(position);
    this.behind = this.queue.length;
    if (deeds.length > 0) this.tell(deeds);
    else if (this.timer === undefined) this.next();
  }

  /** Tells the deeds of the solo opponent one by one, before the position after them is shown. */
  private tell(deeds: Deed[]): void {
    clearTimeout(this.timer);
    const pace = Math.min(TELLING[this.motion()] ?? 0, TOLD / deeds.length);
    const [now, ...rest] = deeds;
    this.telling = now ?? null;
    this.timer = setTimeout(() => {
      if (rest.length > 0) return this.tell(rest);
      this.telling = null;
      this.next();
    }, pace);
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
    this.telling = null;
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
