// What is printed on a card.
import type { Catalogue } from "../../generated/protocol";
import type { Words } from "../../words/words";

export type Card = { id: string; family: string; effect: string; points: number; each: string };

export function cardOf(catalogue: Catalogue | null, id: string): Card {
  const tables = catalogue?.components.tables;
  const row = tables?.cards?.find((other) => other.id === id);
  const scroll = tables?.scrolls?.find((other) => other.id === id);
  return {
    id,
    family: row?.family ?? (id.startsWith("scroll-") ? "scroll" : ""),
    effect: row?.effect ?? "-",
    points: Number(scroll?.points ?? 0),
    each: scroll?.each ?? "",
  };
}

/** The effect of a card in words, as in the terminal. */
export function cardText(card: Card, words: Words): string {
  if (card.family === "scroll" && card.each === "") return ""; // the tables have not loaded yet
  if (card.family === "scroll")
    return words.say("board-each", { points: card.points, what: words.say(`board-one-${card.each}`) });
  if (card.family === "helper") return words.say(`board-helps-${card.id}`);
  return card.effect === "-" ? "" : words.effect(card.effect);
}

/** The picture of a card's family; each helper has its own. */
export const pictureOf = (card: Card): string =>
  card.family === "helper"
    ? card.id
    : card.family === "storage"
      ? "expansion"
      : card.family === "rain"
        ? "rain"
        : card.family;

/** The picture of a pile of the supply, or of what a scroll counts. */
export const glyphOf = (thing: string): string => (thing === "lantern" ? "toro" : thing);
