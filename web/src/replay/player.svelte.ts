// The state of a replay: the current step, the positions loaded ahead, and the speed.
import type { Position, Replay } from "../generated/protocol";
import * as api from "../net/api";

/** Milliseconds per step, from slow to fast. */
export const SPEEDS = [2400, 1200, 600, 250] as const;
/** How many steps are loaded ahead. */
const AHEAD = 3;

export class Player {
  replay = $state.raw<Replay | null>(null);
  /** The index of the current step among the replay's steps. */
  place = $state(0);
  /** The position on the page; it lags behind `place` until it has loaded. */
  position = $state.raw<Position | null>(null);
  playing = $state(false);
  speed = $state(1);
  error = $state.raw<unknown>(null);

  private seat: number | null = null;
  private readonly loaded = new Map<number, Promise<Position>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  get last(): number {
    return Math.max(0, (this.replay?.steps.length ?? 1) - 1);
  }

  /** Shows the game as a seat sees it, at an entry of the log (null: at the current one). */
  async see(seat: number | null, n: number | null): Promise<void> {
    const at = n ?? this.replay?.steps[this.place]?.n ?? null;
    this.seat = seat;
    this.loaded.clear();
    this.error = null;
    try {
      this.replay = await api.replay(this.table, seat);
    } catch (error) {
      this.error = error;
      return;
    }
    const found = at === null ? 0 : this.replay.steps.findLastIndex((step) => step.n <= at);
    await this.show(Math.max(0, found));
  }

  async show(place: number): Promise<void> {
    this.place = Math.min(this.last, Math.max(0, place));
    const wanted = this.place;
    try {
      const position = await this.at(wanted);
      // A fast reader may have gone on before this position arrived.
      if (this.place !== wanted) return;
      this.position = position;
    } catch (error) {
      this.error = error;
      this.pause();
      return;
    }
    for (let ahead = 1; ahead <= AHEAD; ahead += 1)
      if (wanted + ahead <= this.last) void this.at(wanted + ahead).catch(() => undefined);
  }

  step(by: number): void {
    this.pause();
    void this.show(this.place + by);
  }

  /** Jumps to the beginning of the next or the previous turn. */
  turn(by: 1 | -1): void {
    this.pause();
    const steps = this.replay?.steps ?? [];
    const here = steps[this.place]?.turn ?? 0;
    const next =
      by > 0
        ? steps.findIndex((step, place) => place > this.place && step.turn > here)
        : steps.findLastIndex(
            (step, place) => place < this.place && step.turn < here && steps[place - 1]?.turn !== step.turn,
          );
    void this.show(next < 0 ? (by > 0 ? this.last : 0) : next);
  }

  play(): void {
    if (this.playing) return this.pause();
    if (this.place >= this.last) this.place = 0;
    this.playing = true;
    void this.go();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private async go(): Promise<void> {
    await this.show(this.place);
    if (!this.playing) return;
    if (this.place >= this.last) return this.pause();
    this.timer = setTimeout(() => {
      this.place += 1;
      void this.go();
    }, SPEEDS[this.speed] ?? SPEEDS[1]);
  }

  private at(place: number): Promise<Position> {
    let found = this.loaded.get(place);
    if (!found) {
      const n = this.replay?.steps[place]?.n ?? 0;
      found = api.replayPosition(this.table, n, this.seat);
      this.loaded.set(place, found);
      found.catch(() => this.loaded.delete(place));
    }
    return found;
  }
}
