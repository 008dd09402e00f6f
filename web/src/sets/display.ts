// How the tables of a set are shown: which are drawn as pieces, in which order, and which only describe the layout of
// the board.
import type { Component } from "svelte";
import { cardOf, cardText } from "../boards/koi/cards";
import { expandAny, virtueOf } from "../boards/bitoku/printed";
import type { Catalogue } from "../generated/protocol";
import type { Words } from "../words/words";
import type { Row } from "./columns";

export type { Row } from "./columns";

export type PieceProps = { table: string; row: Row; rows: Row[]; catalogue: Catalogue; words: Words };

export type TableDisplay = {
  table: string;
  /**
   * `pieces`: each row is drawn; `lines`: spaces of a board, one line each, in groups; `layout`: positions, shown as in
   * the file; `elsewhere`: printed on the pieces of another table and shown there.
   */
  as: "pieces" | "lines" | "layout" | "elsewhere";
  /** Rows with the same value in this column are one piece, or one group of lines. */
  by?: string;
  /** For lines: the column that is shown before the effect. */
  lead?: string;
  /** Columns with effects or costs; the key of a message says what they mean if that is not obvious. */
  does?: [column: string, key?: string][];
};

const pieces = (table: string, ...does: [string, string?][]): TableDisplay => ({ table, as: "pieces", does });
const lines = (table: string, by: string, lead: string, ...does: [string, string?][]): TableDisplay => ({
  table,
  as: "lines",
  by,
  lead,
  does,
});
const layout = (table: string): TableDisplay => ({ table, as: "layout" });

const DISPLAYS: Record<string, TableDisplay[]> = {
  satori: [
    pieces("altars", ["left"], ["jokoro", "jokoro"]),
    pieces("basic_altars", ["left"], ["right"], ["lantern", "lantern"]),
    pieces("decorations", ["right"]),
    pieces("meditation", ["effect"]),
    pieces("starting", ["effect"]),
    pieces("amulets", ["bonus"]),
    pieces("tiers", ["cost", "cost"]),
    pieces("roofs", ["cost", "cost"]),
    pieces("sorin"),
    pieces("costs", ["cost", "cost"]),
    pieces("wheels", ["effect"]),
    pieces("offerings", ["reward"]),
    pieces("slots", ["cost", "cost"]),
    pieces("mountains"),
  ],
  koi: [
    pieces("cards"),
    pieces("goals"),
    pieces("koi"),
    pieces("scenarios"),
    pieces("offer", ["benefit"]),
    { table: "outlines", as: "pieces", by: "outline" },
    { table: "scrolls", as: "elsewhere" }, // on the cards
  ],
  bitoku: [
    pieces("yokai", ["effect"]),
    pieces("bitoku", ["effect"]),
    pieces("buildings", ["action"], ["owner", "owner"]),
    pieces("ancient", ["action"]),
    pieces("crystals", ["effect"]),
    pieces("mitama", ["effect"]),
    pieces("dragonflies", ["effect"]),
    pieces("visions"),
    pieces("rocks"),
    pieces("gates", ["effect"]),
    pieces("lakes"),
    pieces("tengu"),
    lines("forest", "region", "die", ["effect"]),
    lines("home", "", "die", ["effect"]),
    lines("spaces", "branch", "", ["reward"]),
    lines("displays", "display", "place", ["cost", "cost"], ["gain"]),
    lines("board", "sort", "place", ["cost", "cost"]),
    layout("regions"),
    layout("places"),
    layout("paths"),
    layout("branches"),
  ],
};

/** The tables of a set in the order they are shown; unknown ones are shown as in the file. */
export function displaysOf(game: string, tables: string[]): TableDisplay[] {
  const known = (DISPLAYS[game] ?? []).filter((display) => tables.includes(display.table));
  const drawn = new Set(known.map((display) => display.table));
  return [...known, ...tables.filter((table) => !drawn.has(table)).map(layout)];
}

/** The component that draws a game's pieces; `Patterns`: SVG patterns that the drawings refer to. */
export type Drawn = { default: Component<PieceProps>; Patterns?: Component };
export const DRAWN: Record<string, () => Promise<Drawn>> = {
  satori: () => import("./pieces/satori"),
  koi: () => import("./pieces/KoiPiece.svelte"),
  bitoku: () => import("./pieces/BitokuPiece.svelte"),
};

const effectLine = (words: Words, text: string, key: string | undefined): string =>
  key ? words.say(`web-does-${key}`, { what: words.effect(expandAny(text)) }) : words.effect(expandAny(text));

/** What a piece does in words, one line for each effect. */
export function descriptionLines(
  game: string,
  display: TableDisplay,
  row: Row,
  catalogue: Catalogue,
  words: Words,
): string[] {
  const id = row.id ?? "";
  const lines = (display.does ?? []).flatMap(([column, key]) => {
    const text = row[column] ?? "";
    return text === "" || text === "-" ? [] : [effectLine(words, text, key)];
  });
  if (game === "koi") {
    if (display.table === "cards") lines.push(cardText(cardOf(catalogue, id), words));
    if (display.table === "goals") lines.push(words.say(`board-goal-${id}`));
    if (display.table === "scenarios") lines.push(words.say(`web-koi-scenario-${id}`));
    if (display.table === "koi")
      lines.push(words.say("web-does-koi", { price: Number(row.price ?? 0), points: Number(row.points ?? 0) }));
    if (display.table === "offer" && Number(row.fee) > 0) lines.push(words.say("board-fee", { n: Number(row.fee) }));
  }
  if (game === "bitoku" && display.table === "yokai") lines.push(virtueOf(words, catalogue, id));
  // The names of these pieces say what they do.
  const named = { visions: "vision", tengu: "tengu", sorin: "sorin-tile" }[display.table];
  if (named && words.has(`${named}-${id}`)) lines.push(words.say(`${named}-${id}`));
  return lines.filter((line) => line !== "");
}

/** How many copies of a piece are in the box. */
export function copiesOf(row: Row): number {
  if ("3+" in row) return Number(row.base ?? 0) + Number(row["3+"]) + Number(row["4+"] ?? 0);
  return Number(row.copies ?? row.tiles ?? 1);
}

/** How many copies are in the deck by number of players; "" if it does not depend on it. */
export function copiesByPlayers(row: Row, words: Words): string {
  const [base, third, fourth] = [Number(row.base ?? 0), Number(row["3+"] ?? 0), Number(row["4+"] ?? 0)];
  const copies = [base, base, base + third, base + third + fourth]; // with one to four players
  const parts = [...new Set(copies)].map((n) => {
    const [from, to] = [copies.indexOf(n) + 1, copies.lastIndexOf(n) + 1];
    // \u2060 keeps the line from breaking within the range
    return words.say("web-copies-for", { players: from === to ? String(from) : `${from}–\u2060${to}`, n });
  });
  return parts.length === 1 ? "" : words.say("web-copies", { parts: parts.join(", ") });
}

/** The domain whose things are in a table: the one that names most of them; "" if none does. */
export function domainOf(rows: Row[], catalogue: Catalogue, words: Words): string {
  let best = "";
  let most = 0;
  for (const [key, card] of Object.entries(catalogue.domains)) {
    if (!card.named) continue;
    const known = rows.filter((row) => card.ids.includes(row.id ?? "") && words.has(`${key}-${row.id ?? ""}`)).length;
    if (known > most) [best, most] = [key, known];
  }
  return best;
}

const first = (words: Words, ...keys: string[]): string => {
  const key = keys.find((one) => words.has(one));
  return key ? words.say(key) : "";
};

/** The name of a group of lines, or of a piece made of several rows. */
export const groupName = (words: Words, group: string): string =>
  first(
    words,
    `region-${group}`,
    `branch-${group}`,
    `board-display-${group}`,
    `web-bitoku-sort-${group}`,
    `koi-${group}`,
    `tile-${group}`,
    `web-koi-on-${group}`,
  );

/** The name of a piece, or "". Pieces whose names describe them have none here (descriptionLines). */
export function nameOf(display: TableDisplay, row: Row, domain: string, words: Words): string {
  if (display.by) return groupName(words, row[display.by] ?? "");
  if (display.table === "roofs") return first(words, `level-${row.level ?? ""}`);
  if (["visions", "tengu", "sorin"].includes(display.table)) return "";
  return domain === "" ? "" : first(words, `${domain}-${row.id ?? ""}`);
}

/** The name of a table, in the game's own words or in the page's. */
export function tableTitle(game: string, table: string, words: Words): string {
  const key = [`ui-table-${table}`, `web-table-${game}-${table}`].find((one) => words.has(one));
  return key ? words.say(key) : table;
}
