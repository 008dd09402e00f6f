// One decision layer for every game: the list and the board point at one another, and both answer with the same options.
import type { Described } from "../made/protocol";
import type { Choice } from "./choices";

const NOTHING: ReadonlySet<string> = new Set();

export class Decision {
  choices = $state.raw<Choice[]>([]);
  /** A thing that several choices concern was taken: only those are listed until one is chosen, or Escape. */
  narrowed = $state<string | null>(null);
  /** Things that the list or the log points at. */
  lit = $state.raw<ReadonlySet<string>>(NOTHING);
  /** The thing under the pointer on the board. */
  pointed = $state<string | null>(null);
  /** The thing that was turned to, by wheel, key or tap. */
  turned = $state<string | null>(null);

  readonly visible = $derived(
    this.narrowed === null
      ? this.choices
      : this.choices.filter((choice) => choice.things.includes(this.narrowed ?? "")),
  );
  /** What can be chosen on the board. */
  readonly can = $derived(new Set(this.visible.flatMap((choice) => choice.things)));

  /** Whoever is told the answer; boards can be shown without one. */
  constructor(private readonly table: { choose: (option: Described) => void }) {}

  /** A new decision stands. */
  pose(choices: Choice[]): void {
    this.choices = choices;
    this.narrowed = null;
    this.pointed = null;
    this.turned = null;
    this.lit = NOTHING;
  }

  /** The same decision, in other words. */
  reword(choices: Choice[]): void {
    this.choices = choices;
  }

  choose(choice: Choice): void {
    this.lit = NOTHING;
    this.table.choose(choice.option);
  }

  take(thing: string): void {
    const found = this.visible.filter((choice) => choice.things.includes(thing));
    const [only] = found;
    if (found.length === 1 && only) this.choose(only);
    else if (found.length > 1) this.narrowed = thing;
  }

  widen(): boolean {
    if (this.narrowed === null) return false;
    this.narrowed = null;
    return true;
  }

  /** What is under the pointer, or else what was turned to. */
  get at(): string | null {
    return this.pointed ?? this.turned;
  }

  /** Goes on to the next choice, as one turns a piece round. */
  turn(step: number): Choice | undefined {
    const all = this.visible.filter((choice) => choice.closing === null && choice.things.length > 0);
    const here = all.findIndex((choice) => this.at !== null && choice.things.includes(this.at));
    const next = all.at((here + (here < 0 && step < 0 ? 0 : step) + all.length) % Math.max(1, all.length));
    this.pointed = null;
    this.turned = next?.things[0] ?? null;
    return next;
  }

  light(things: readonly string[]): void {
    this.lit = things.length === 0 ? NOTHING : new Set(things);
  }

  byKey(key: string): Choice | undefined {
    return this.visible.find((choice) => choice.key === key);
  }
}
