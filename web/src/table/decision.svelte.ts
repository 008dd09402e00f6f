// The state of a decision, shared by the list and the board of every game. Both answer with the same options.
import type { Described } from "../generated/protocol";
import type { Choice } from "./choices";

/** Two taps within this time, in milliseconds, are one. */
const DOUBLE_TAP = 350;
const NOTHING: ReadonlySet<string> = new Set();

export class Decision {
  choices = $state.raw<Choice[]>([]);
  /**
   * The clicked thing that several choices concern: only these are listed, until one is chosen or Escape is pressed.
   */
  narrowed = $state<string | null>(null);
  /** Things that the list or the log highlights. */
  lit = $state.raw<ReadonlySet<string>>(NOTHING);
  /** The thing under the pointer on the board. */
  pointed = $state<string | null>(null);
  /** Things that a teacher shows, for as long as the step of the lesson lasts. */
  taught = $state.raw<ReadonlySet<string>>(NOTHING);
  /** What a teacher answers to the last choice; empty if it was played. */
  remark = $state("");
  /** The choice that the reader points at or has reached in the list. */
  considered = $state.raw<Choice | null>(null);
  /** The thing last reached by wheel, key or tap. */
  turned = $state<string | null>(null);
  /** The last press was that of a finger. */
  touched = false;
  /** The things of the last choice: what it brings comes from there. */
  chosen: readonly string[] = [];
  /** A finger has just chosen: its second tap is not the next decision. */
  resting = $state(false);

  readonly visible = $derived(
    this.narrowed === null
      ? this.choices
      : this.choices.filter((choice) => choice.things.includes(this.narrowed ?? "")),
  );
  /** The things that can be chosen on the board. */
  readonly can = $derived(
    new Set(this.visible.filter((choice) => choice.barred === "").flatMap((choice) => choice.things)),
  );

  /** `table` receives the answer; a board that is only shown passes one that does nothing. */
  constructor(private readonly table: { choose: (option: Described, then?: string[]) => void }) {}

  /** Starts a new decision. */
  pose(choices: Choice[]): void {
    this.choices = choices;
    this.narrowed = null;
    this.pointed = null;
    this.turned = null;
    this.considered = null;
    this.lit = NOTHING;
    this.remark = "";
  }

  /** Replaces the texts of the same decision, e.g. in another language. */
  reword(choices: Choice[]): void {
    this.choices = choices;
  }

  choose(choice: Choice): void {
    this.remark = choice.barred || choice.remark;
    if (this.remark !== "") return;
    if (this.resting) return;
    if (this.touched) {
      this.resting = true;
      setTimeout(() => (this.resting = false), DOUBLE_TAP);
    }
    this.lit = NOTHING;
    this.chosen = choice.things;
    this.table.choose(choice.option, choice.then ?? choice.implied);
  }

  /** Chooses the only choice that concerns this thing, or narrows the list to those that do. */
  take(thing: string): void {
    const found = this.visible.filter((choice) => choice.barred === "" && choice.things.includes(thing));
    const [only] = found;
    if (found.length === 1 && only) this.choose(only);
    else if (found.length > 1) this.narrowed = thing;
  }

  /** Lists all choices again. Returns whether the list was narrowed. */
  widen(): boolean {
    if (this.narrowed === null) return false;
    this.narrowed = null;
    return true;
  }

  /** The thing under the pointer, or else the one reached by turning. */
  get at(): string | null {
    return this.pointed ?? this.turned;
  }

  /** The choice that is being considered, in the list or on the board; null if there is none, or several. */
  get considering(): Choice | null {
    if (this.considered) return this.considered;
    const at = this.at;
    if (at === null) return null;
    const found = this.visible.filter((choice) => choice.things.includes(at));
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** Considers a choice of the list, and highlights its things. */
  consider(choice: Choice | null): void {
    this.considered = choice;
    this.light(choice?.things ?? []);
  }

  /** Goes to the next choice on the board, as one turns a piece round. Returns it. */
  turn(step: number): Choice | undefined {
    const all = this.visible.filter((choice) => choice.closing === null && choice.things.length > 0);
    const here = all.findIndex((choice) => this.at !== null && choice.things.includes(this.at));
    const next = all.at((here + (here < 0 && step < 0 ? 0 : step) + all.length) % Math.max(1, all.length));
    this.pointed = null;
    this.turned = next?.things[0] ?? null;
    return next;
  }

  teach(things: readonly string[]): void {
    this.taught = things.length === 0 ? NOTHING : new Set(things);
  }

  light(things: readonly string[]): void {
    this.lit = things.length === 0 ? NOTHING : new Set(things);
  }

  byKey(key: string): Choice | undefined {
    return this.visible.find((choice) => choice.key === key);
  }
}
