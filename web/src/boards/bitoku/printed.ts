// What is printed on cards, tiles and spaces, from the tables of the component set.
import { YOKAI } from "../../art/YokaiFace.svelte";
import type { Catalogue } from "../../generated/protocol";
import type { Words } from "../../words/words";

type Row = Record<string, string>;

const indexes = new WeakMap<Row[], Map<string, Row>>();

export const rowsOf = (catalogue: Catalogue | null, table: string): Row[] => catalogue?.components.tables[table] ?? [];

export function rowOf(catalogue: Catalogue | null, table: string, id: string): Row | undefined {
  const rows = rowsOf(catalogue, table);
  let index = indexes.get(rows);
  if (!index) {
    index = new Map(rows.map((row) => [row.id ?? "", row]));
    indexes.set(rows, index);
  }
  return index.get(id);
}

const TABLES: Record<string, [table: string, column: string]> = {
  yokai: ["yokai", "effect"],
  bitoku: ["bitoku", "effect"],
  mitama: ["mitama", "effect"],
  dragonfly: ["dragonflies", "effect"],
  crystal: ["crystals", "effect"],
  gate: ["gates", "effect"],
  forest: ["forest", "effect"],
  home: ["home", "effect"],
  space: ["spaces", "reward"],
};

/** The effect of a thing in the notation; "-" for none and while the tables have not loaded. */
export function effectOf(catalogue: Catalogue | null, domain: string, id: string): string {
  if (domain === "building") return building(catalogue, id)?.action ?? "-";
  const [table, column] = TABLES[domain] ?? ["", ""];
  return rowOf(catalogue, table, id)?.[column] ?? "-";
}

/** The row of a player's building or of an ancient one. */
export const building = (catalogue: Catalogue | null, id: string): Row | undefined =>
  rowOf(catalogue, "buildings", id) ?? rowOf(catalogue, "ancient", id);

const ANY = /(?<![\w-])(\d+\s+)?any(?![\w-])/g;

/** Replaces `any`, which is short for any of the four goods. */
export const expandAny = (text: string): string =>
  text.replace(ANY, (_all, n: string | undefined) => `${(n ?? "1").trim()} (wood|stone|jade|sake)`);

/** An effect in words. */
export const effectWords = (words: Words, text: string): string => words.effect(expandAny(text));

/** A thing's name and its effect in words, for tips. */
export function descriptionOf(words: Words, catalogue: Catalogue | null, domain: string, id: string): string {
  const effect = effectOf(catalogue, domain, id);
  const name = words.name(domain, id);
  return effect === "-" ? name : `${name}: ${effectWords(words, effect)}`;
}

/** What the places for pilgrims cost at the rock on this place of a board, counted from 0; "-" is free. */
export const rockCostsOf = (catalogue: Catalogue | null, place: number): string[] =>
  rowsOf(catalogue, "board")
    .filter((row) => row.sort === "rock" && Number(row.place) === place + 1)
    .map((row) => expandAny(row.cost ?? "-"));

/** The picture of a yokai: the face of its kind. */
export const faceOf = (catalogue: Catalogue | null, id: string): string => {
  const kind = rowOf(catalogue, "yokai", id)?.type ?? "";
  return YOKAI.has(kind) ? kind : "yokai";
};

/** The points of a yokai that is removed in winter, in words. */
export function virtueOf(words: Words, catalogue: Catalogue | null, id: string): string {
  const row = rowOf(catalogue, "yokai", id);
  if (!row) return "";
  const points = `${words.say("board-vp", { n: Number(row.vp) })} ${words.say(`board-per-${row.per ?? "always"}`)}`;
  return row.per === "always" ? points : `${points}, ${words.say("board-virtue", { n: Number(row.max) })}`;
}

const NEEDS: Record<string, string> = { building: "build", resource: "any", step: "bitoku", gate: "ancient" };

/** What a vision requires, in the notation for pictures. */
export const needsOf = (catalogue: Catalogue | null, id: string): string =>
  (rowOf(catalogue, "visions", id)?.needs ?? "-").replace(/[a-z]+/g, (word) => NEEDS[word] ?? word);

/** The points of a vision and the penalty if it is not fulfilled. */
export const worthOf = (catalogue: Catalogue | null, id: string): string => {
  const row = rowOf(catalogue, "visions", id);
  return row ? `${row.vp ?? ""}/−${row.penalty ?? ""}` : "";
};

const FAMILY: Record<string, [table: string, column: string]> = {
  mitama: ["mitama", "type"],
  crystal: ["crystals", "colour"],
};

/** The family of a card or tile, whose face it has: the kind of a yokai, the temper of a mitama, the cut of a crystal. */
export function familyOf(catalogue: Catalogue | null, sort: string, id: string): string {
  if (sort === "yokai") return faceOf(catalogue, id);
  if (sort === "building") return building(catalogue, id)?.type ?? "ancient";
  const [table, column] = FAMILY[sort] ?? ["", ""];
  return rowOf(catalogue, table, id)?.[column] ?? sort;
}

/** The spots on the wings of a dragonfly: its points. */
export const spotsOf = (catalogue: Catalogue | null, sort: string, id: string): number =>
  sort === "dragonfly" ? Number(/(\d*)\s*vp/.exec(effectOf(catalogue, "dragonfly", id))?.[1] || 1) : 1;
