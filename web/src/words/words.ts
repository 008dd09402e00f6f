// Turns keys and ids into sentences, as the kernel's words.py does: with the same catalogues, keys and arguments.
import type { FluentVariable } from "@fluent/bundle";
import type { Described, Event, Prompt } from "../generated/protocol";
import { messagesOf, type Messages } from "./catalogues";
import type { Language } from "./languages";
import { parse, type Tree } from "./notation";
import { speechOf, type Speech } from "./speech";

type Args = Record<string, string | number | null>;
type FluentArgs = Record<string, FluentVariable>;

/** What was logged about missing translations, so that it is logged once per game and language. */
const logged = new Set<string>();

export class Words {
  private readonly effects = new Map<string, string>();

  private constructor(
    readonly language: Language,
    private readonly messages: Messages,
    readonly game: string | null,
    private readonly names: readonly string[],
    private readonly speech: Speech,
  ) {}

  /** `lesson`: with the messages of the game's lessons. */
  static async load(language: Language, game: string | null = null, lesson = false): Promise<Words> {
    return new Words(language, await messagesOf(language, game, lesson), game, [], speechOf(game));
  }

  /** The same words with the names of the players by seat. */
  withNames(names: readonly string[]): Words {
    return new Words(this.language, this.messages, this.game, names, this.speech);
  }

  has(key: string): boolean {
    return this.messages.bundle.hasMessage(key) || this.messages.untranslated.has(key);
  }

  /**
   * A message, in English if it is not translated. A missing message shows its key, so that the mistake can be seen.
   * With a form (such as "accusative"), the attribute of that name is said if the message has it.
   */
  say(key: string, args: FluentArgs = {}, form = ""): string {
    const { english, untranslated } = this.messages;
    const bundle = english && untranslated.has(key) ? english : this.messages.bundle;
    if (bundle === english) this.logUntranslated();
    const message = bundle.getMessage(key);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!pattern) return `⟦${key}⟧`;
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, args, problems);
    return problems[0] ? `⟦${key}: ${problems[0].message}⟧` : text;
  }

  /** The variables that a message uses, in its text and in its attributes. */
  variables(key: string): ReadonlySet<string> {
    const { english, untranslated, bundle } = this.messages;
    return variablesIn((english && untranslated.has(key) ? english : bundle).getMessage(key));
  }

  /** The forms of an argument that a message asks for: `accusative` if it says `$altar_accusative`. */
  private forms(key: string, name: string): string[] {
    const prefix = `${name}_`;
    const asked = [...this.variables(key)].filter((variable) => variable.startsWith(prefix));
    return asked.map((variable) => variable.slice(prefix.length)).filter((form) => form !== "id");
  }

  /** Whether some of the game's messages are not translated. */
  get partlyEnglish(): boolean {
    return this.messages.gameInEnglish;
  }

  private logUntranslated(): void {
    const { size } = this.messages.untranslated;
    const what = `${this.game ?? ""}: messages without a text in ${this.language}: ${size}; they are said in English`;
    if (logged.has(what)) return;
    logged.add(what);
    console.info(what);
  }

  seat(seat: number | null): string {
    if (seat === null) return this.say("nobody");
    return this.names[seat] || this.say("seat", { number: seat + 1 });
  }

  /** A player's name by number, counted from 1; the number after the last seat is the solo opponent. */
  player(number: number): string {
    const seatless = this.names.length > 0 && number > this.names.length;
    return seatless && this.has("ui-opponent") ? this.say("ui-opponent") : this.seat(number - 1);
  }

  name(domain: string, thing: string, form = ""): string {
    if (domain === "effect" || domain === "goods" || domain.startsWith("effect-")) return this.effect(thing, form);
    if (domain === "player" && /^\d+$/.test(thing)) return this.player(Number(thing));
    const called = this.speech.called(domain, thing);
    const own = `${domain}-${called}`;
    if (this.has(own)) return this.say(own, {}, form);
    const [start = "", ...rest] = thing.split(":");
    if (rest.length > 0)
      return this.say("way", { start: this.name(domain, start), end: this.name(domain, rest.join(":")) });
    const numbered = this.numbered(own);
    return numbered ? this.say(numbered.key, { n: numbered.n }, form) : called;
  }

  /** Whether there is a message for the thing: its own, or one for all things that differ by number. */
  hasName(domain: string, thing: string): boolean {
    const own = `${domain}-${this.speech.called(domain, thing)}`;
    return this.has(own) || this.numbered(own) !== null;
  }

  /** The message for all things that differ by number (`lantern-light` for `lantern-light-6`), and the number. */
  private numbered(own: string): { key: string; n: number } | null {
    const [, key = "", n] = /^(.*)-(\d+)$/.exec(own) ?? [];
    return this.has(key) ? { key, n: Number(n) } : null;
  }

  private args(key: string, args: Args, domains: Record<string, string>): FluentArgs {
    const result: FluentArgs = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === "string") {
        const domain = domains[name] ?? name;
        result[name] = this.name(domain, value);
        for (const form of this.forms(key, name)) result[`${name}_${form}`] = this.name(domain, value, form);
        result[`${name}_id`] = /^\d+$/.test(value) ? Number(value) : value; // a Fluent selector treats [0] as a number
      } else if (name.startsWith("seat") && value !== null) {
        result[name] = this.seat(value);
        result[`${name}_id`] = value;
      } else {
        result[name] = value ?? "";
      }
    }
    if (result.good_id !== undefined && result.n !== undefined) {
      const [count, n] = [`count-${String(result.good_id)}`, { n: result.n }];
      result.counted = this.say(count, n);
      for (const form of this.forms(key, "counted")) result[`counted_${form}`] = this.say(count, n, form);
    }
    return result;
  }

  prompt(prompt: Prompt): string {
    const key = this.speech.promptKey(prompt.key) ?? `prompt-${prompt.key}`;
    return this.say(key, {
      seat: this.seat(prompt.seat),
      waiting: prompt.waiting.map((seat) => this.seat(seat)).join(", "),
      ...this.args(key, prompt.args, {}),
    });
  }

  option(option: Described): string {
    const domains: Record<string, string> = {};
    for (const name of Object.keys(option.args)) if (name.endsWith("2")) domains[name] = name.slice(0, -1);
    const key = `option-${option.key}`;
    return this.say(key, this.args(key, option.args, domains));
  }

  event(event: Event): string {
    const hides = Object.values(event.args).some((value) => value === null);
    const hidden = `event-${event.key}-hidden`;
    const key = hides && this.has(hidden) ? hidden : `event-${event.key}`;
    return this.say(key, {
      seat: this.seat(event.seat),
      seat_id: event.seat ?? -1,
      ...this.args(key, event.args, domainsOf(event)),
    });
  }

  effect(text: string, form = ""): string {
    const known = `${form} ${text}`;
    let sentence = this.effects.get(known);
    if (sentence === undefined) {
      sentence = this.treeWords(parse(text), form);
      this.effects.set(known, sentence);
    }
    return sentence;
  }

  private treeWords(tree: Tree, form: string): string {
    switch (tree.op) {
      case "nothing":
        return this.say("effect-nothing", {}, form);
      case "word":
        return this.word(tree.word, tree.n, tree.arg, form);
      case "times": {
        const part = tree.parts[0];
        if (part?.op === "word") return this.verb(part.word, tree.n, part.arg, form);
        return this.say("effect-times", { n: tree.n, ...this.parts("effect-times", { effect: part }, form) }, form);
      }
      case "pay": {
        const [cost, effect] = tree.parts;
        return this.say("effect-pay", this.parts("effect-pay", { cost, effect }, form), form);
      }
      case "mix": {
        const args: FluentArgs = { n: tree.n, kinds: tree.parts.length, goods: this.alternatives(tree.parts, form) };
        for (const other of this.forms("effect-mix", "goods"))
          args[`goods_${other}`] = this.alternatives(tree.parts, other);
        return this.say("effect-mix", args, form);
      }
      default:
        return this.list(tree.parts, tree.op, form);
    }
  }

  /** Effects in a row. Where alternatives are lists, "or" stands behind a comma: "a and b, or c and d". */
  private list(parts: Tree[], op: "all" | "or" | "and", form: string): string {
    const apart = op === "or" && parts.some((part) => part.op === "all" || part.op === "and");
    const said = op === "or" ? parts : this.runs(parts);
    return this.joined(
      said.map((part) =>
        apart && part.op === "all" ? this.list(part.parts, "and", form) : this.treeWords(part, form),
      ),
      apart ? "effect-or-else" : `effect-${op}`,
    );
  }

  /** The parts of an effect: in the form of the whole, and in the forms that the message asks for. */
  private parts(key: string, parts: Record<string, Tree | undefined>, form: string): FluentArgs {
    const result: FluentArgs = {};
    for (const [name, part] of Object.entries(parts)) {
      result[name] = part ? this.treeWords(part, form) : "";
      for (const other of this.forms(key, name)) result[`${name}_${other}`] = part ? this.treeWords(part, other) : "";
    }
    return result;
  }

  private alternatives(parts: Tree[], form: string): string {
    const kinds = parts.map((part) =>
      part.op === "word" ? this.say(`good-${part.word}`, {}, form) : this.treeWords(part, form),
    );
    return this.joined(kinds, "effect-or");
  }

  private word(word: string, n: number, arg: number, form: string): string {
    if (this.has(`count-${word}`)) return this.say(`count-${word}`, { n }, form);
    // Boards write points and tiles as goods, also in games whose own effects have none.
    if (this.has(`web-count-${word}`)) return this.say(`web-count-${word}`, { n }, form);
    return this.verb(word, 1, arg, form);
  }

  private verb(word: string, n: number, arg: number, form: string): string {
    return this.say(`verb-${word}`, { n, arg, total: n * Math.abs(arg) }, form);
  }

  /** The parts of a list: an action that stands there several times in a row is one part that is repeated. */
  private runs(parts: Tree[]): Tree[] {
    const merged: Tree[] = [];
    for (const part of parts) {
      const last = merged.at(-1);
      const [action, n] = last?.op === "times" ? [last.parts[0], last.n] : [last, 1];
      const again = part.op === "word" && action?.op === "word" && !this.has(`count-${part.word}`);
      if (again && action.word === part.word && action.arg === part.arg)
        merged[merged.length - 1] = { op: "times", n: n + 1, parts: [action] };
      else merged.push(part);
    }
    return merged;
  }

  private joined(parts: string[], key: string): string {
    const last = parts.length - 1;
    return parts.reduce((first, second, n) => this.say(n === last ? key : "effect-all", { first, second })); // "a, b and c"
  }
}

/** The variables in a part of a Fluent pattern, which is plain data. */
function variablesIn(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== "object" || part === null) return found;
  const { type, name } = part as { type?: unknown; name?: unknown };
  if (type === "var" && typeof name === "string") found.add(name);
  for (const inner of Object.values(part)) variablesIn(inner, found);
  return found;
}

/** The domain of each argument of an event: `touches` is in the order of its named arguments. */
function domainsOf(event: Event): Record<string, string> {
  const named = Object.entries(event.args).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(named.map(([name], place) => [name, event.touches[place]?.split(":")[0] ?? name]));
}
