// The options of a decision as choices in a list: ordered, named, each with a key of the keyboard.
import type { BoardModule } from "../boards/board";
import type { Catalogue, Described, Position } from "../made/protocol";
import type { Words } from "../words/words";

export type Choice = {
  option: Described;
  label: string;
  /** The key that takes it. */
  key: string;
  /** The things on the board it concerns. */
  things: string[];
  /** Effects to be shown as pictures. */
  effects: string[];
  /** The same in words, where the board explains them. */
  does: string;
  /** The end of the turn, or leaving the rest: set apart below the others. */
  closing: "end" | "skip" | null;
};

// Letters that mean something else are left out: e, s for closing, and those of the page (see Keys.svelte).
const KEYS = "123456789abcdfgjkmoqtvwxyz";

const closingOf = (option: Described): Choice["closing"] =>
  option.key === "end" ? "end" : option.key === "skip" ? "skip" : null;

export function choicesOf(
  position: Position,
  words: Words,
  board: BoardModule<unknown>,
  catalogue: Catalogue | null,
): Choice[] {
  const { options, prompt, view } = position;
  const ordinary = options.filter((option) => closingOf(option) === null);
  const closing = options.filter((option) => closingOf(option) !== null);
  return [...ordinary, ...closing].map((option, place) => {
    const shows = board.shows?.(option, prompt, view, catalogue, words) ?? [];
    return {
      option,
      label: words.option(option),
      key: option.key === "end" ? "e" : option.key === "skip" ? "s" : (KEYS[place] ?? ""),
      things: board.things?.(option, prompt, view) ?? option.touches,
      effects: effectsOf(option) ?? shows,
      does: board.explains ? shows.map((effect) => words.effect(effect)).join(" · ") : "",
      closing: closingOf(option),
    };
  });
}

function effectsOf(option: Described): string[] | null {
  const text = option.args.effect ?? option.args.goods;
  return typeof text === "string" ? [text] : null;
}
