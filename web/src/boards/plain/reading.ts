// Reads the view of any game: which texts are things, what they are called, and what is printed on them. All of it
// comes from the game's messages and its component set.
import type { Catalogue } from "../../generated/protocol";
import { effectColumns, isEffect, OWN } from "../../sets/columns";
import { domainOf } from "../../sets/display";
import type { Words } from "../../words/words";

export type Plain = string | number | boolean | null;
export type Fields = Record<string, unknown>;
export type Thing = { domain: string; id: string };
/** What is printed on a thing: effects and costs in the notation, and other facts in words. */
export type Printed = { effects: { label: string; text: string }[]; facts: { label: string; text: string }[] };
/** The label of a field. `whole`: the text includes the value; `covers`: the other fields that the text mentions. */
export type Label = { text: string; whole: boolean; covers: string[] };

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";

const isRows = (value: unknown): value is Fields[] => Array.isArray(value) && value.length > 0 && value.every(isFields);

/** The field of the view that has a row for every seat. */
export function peopleField(view: unknown, players: number): string | null {
  if (!isFields(view)) return null;
  const likely = ["seats", "players", "actors"].find((field) => isRows(view[field]));
  const other = Object.keys(view).find((field) => {
    const value = view[field];
    return isRows(value) && value.length === players;
  });
  return likely ?? other ?? null;
}

export function peopleOf(view: unknown, players: number): Fields[] {
  const field = peopleField(view, players);
  const rows = field === null || !isFields(view) ? null : view[field];
  return isRows(rows) ? rows : [];
}

/** Every text and every field name in a view. */
export function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string") found.add(value);
  else if (Array.isArray(value)) for (const part of value) textsIn(part, found);
  else if (isFields(value)) for (const [field, part] of Object.entries(value)) textsIn(part, found.add(field));
  return found;
}

/** Whether a field is hidden from the reader or empty. */
export const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** The `data-thing` of a thing on this board. It has no domain, because a view does not always tell it. */
export const thingName = (id: string): string => `id:${id}`;
/**
 * The `data-thing` of another player's thing if the reader has one with the same id. No option of the reader concerns
 * it.
 */
export const theirName = (seat: number, id: string): string => `id@${seat}:${id}`;

/** The strip of another player: their seat, and every text among the reader's own things. */
export type Strip = { seat: number; own: () => ReadonlySet<string> };

const singular = (field: string): string => field.replaceAll("_", "-").replace(/ies$/, "y").replace(/s$/, "");
/** Fields whose numbers are seats in any game; a game lists more in `ui-seats`. */
const SEATS = ["seat", "owner", "owners", "player", "first", "order"];

export class Reader {
  private readonly domains = new Map<string, string[]>();
  private readonly prints = new Map<string, Printed>();
  private readonly seats: ReadonlySet<string>;

  constructor(
    readonly words: Words,
    readonly catalogue: Catalogue | null,
    private readonly strip: Strip | null = null,
  ) {
    for (const [domain, card] of Object.entries(catalogue?.domains ?? {}))
      for (const id of card.ids) this.domains.set(id, [...(this.domains.get(id) ?? []), domain]);
    const own = words.has("ui-seats") ? words.say("ui-seats").split(/[\s,]+/) : [];
    this.seats = new Set([...SEATS, ...own]);
  }

  /**
   * The `data-thing` of a thing in this part of the page. A thing that the reader also has can be chosen only in their
   * own strip and on the board.
   */
  thingName(id: string): string {
    return this.strip?.own().has(id) ? theirName(this.strip.seat, id) : thingName(id);
  }

  isSeat(field: string): boolean {
    return this.seats.has(field);
  }

  isGood(field: string): boolean {
    return this.words.has(`count-${field}`);
  }

  /**
   * The thing that a text names, or null: of the domain named like the field, or of a domain that has a name for it.
   */
  thing(field: string, text: string): Thing | null {
    const domains = this.domains.get(text) ?? [];
    const sort = singular(field);
    const domain = domains.find((one) => one === sort) ?? domains.find((one) => this.words.hasName(one, text)) ?? null;
    return domain === null || this.words.name(domain, text) === "" ? null : { domain, id: text };
  }

  /** The thing that a row of a view is about: its `id`, or the first field that names a thing. */
  thingOf(field: string, row: Fields): { thing: Thing; field: string } | null {
    for (const name of ["id", ...Object.keys(row)]) {
      const value = row[name];
      const thing = typeof value === "string" ? this.thing(name === "id" ? field : name, value) : null;
      if (thing) return { thing, field: name };
    }
    return null;
  }

  /** Whether a field is shown in a line with others: a single value without printed effects. */
  inLine(field: string, value: unknown): boolean {
    if (!isPlain(value)) return false;
    const thing = typeof value === "string" ? this.thing(field, value) : null;
    return thing === null || this.printed(thing).effects.length === 0;
  }

  name({ domain, id }: Thing): string {
    return this.words.name(domain, id);
  }

  isEffect(text: string): boolean {
    return isEffect(text, this.catalogue, this.words);
  }

  /** What is printed on a thing, from the tables of the component set. */
  printed({ domain, id }: Thing): Printed {
    const key = `${domain}:${id}`;
    let found = this.prints.get(key);
    if (!found) {
      found = this.read(domain, id);
      this.prints.set(key, found);
    }
    return found;
  }

  private read(domain: string, id: string): Printed {
    const printed: Printed = { effects: [], facts: [] };
    if (!this.catalogue) return printed;
    for (const rows of Object.values(this.catalogue.components.tables)) {
      const row = rows.find((one) => one.id === id);
      if (!row || domainOf(rows, this.catalogue, this.words) !== domain) continue;
      const effects = effectColumns(rows, this.catalogue, this.words);
      for (const [column, cell] of Object.entries(row)) {
        if (OWN.includes(column) || cell === "" || cell === "-") continue;
        const label = this.plainLabel(column);
        if (effects.has(column) && this.isEffect(cell))
          printed.effects.push({ label: effects.size > 1 ? (label ?? humanised(column)) : "", text: cell });
        else if (label !== null) printed.facts.push({ label, text: this.valueName(column, cell) });
      }
    }
    return printed;
  }

  /** The game's name for a text of a table or of a view, or the text itself. */
  valueName(field: string, text: string): string {
    const name = field.replaceAll("_", "-");
    const key = [`board-${name}-${text}`, `${singular(field)}-${text}`].find((one) => this.words.has(one));
    if (key) return this.words.say(key, { n: 1 });
    const thing = this.thing(field, text);
    return thing ? this.name(thing) : text;
  }

  /** A thing's name and what is printed on it, in a sentence. */
  sentence(thing: Thing): string {
    const { effects, facts } = this.printed(thing);
    const parts = [
      ...effects.map(({ label, text }) => (label ? `${label}: ` : "") + this.words.effect(text)),
      ...facts.map(({ label, text }) => `${label}: ${text}`),
    ];
    return parts.length === 0 ? this.name(thing) : `${this.name(thing)}: ${parts.join(" · ")}`;
  }

  private plainLabel(field: string): string | null {
    const name = field.replaceAll("_", "-");
    for (const key of [`board-${name}`, `good-${name}`])
      if (this.words.has(key) && this.words.variables(key).size === 0) return this.words.say(key);
    return null;
  }

  /** The label of a field, from the message `board-FIELD`, which may include the value and other fields. */
  label(field: string, value: unknown, beside: Fields): Label {
    const key = `board-${field.replaceAll("_", "-")}`;
    if (this.words.has(key)) {
      const wanted = this.words.variables(key);
      if (wanted.size === 0) return { text: this.words.say(key), whole: false, covers: [] };
      const args = this.args(value, beside);
      if ([...wanted].every((name) => name in args))
        return {
          text: this.words.say(key, args),
          whole: isPlain(value),
          covers: [...wanted].filter((one) => one in beside),
        };
    }
    return { text: this.plainLabel(field) ?? this.domainName(field) ?? humanised(field), whole: false, covers: [] };
  }

  private args(value: unknown, beside: Fields): Record<string, string | number> {
    const args: Record<string, string | number> = {};
    const add = (fields: Fields): void => {
      for (const [name, one] of Object.entries(fields))
        if (typeof one === "number") args[name] = this.isSeat(name) ? this.words.player(one + 1) : one;
        else if (typeof one === "string") args[name] = this.valueName(name, one);
    };
    add(beside);
    if (isFields(value)) add(value);
    const list = Array.isArray(value) ? value : isFields(value) ? Object.values(value).find(Array.isArray) : null;
    if (typeof value === "number") {
      args.n = value;
      args.seat = this.words.player(value + 1);
    } else if (Array.isArray(list)) args.n = list.length;
    return args;
  }

  private domainName(field: string): string | null {
    const thing = this.thing("", field);
    return thing ? this.name(thing) : null;
  }
}

const humanised = (field: string): string =>
  field.replaceAll("_", " ").replace(/^\p{Ll}/u, (sign) => sign.toUpperCase());
