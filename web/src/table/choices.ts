// Turns the options of a decision into the list of choices: ordered, with labels and keys.
import type { BoardModule, Bundle } from "../boards/board";
import type { Catalogue, Described, Position } from "../generated/protocol";
import type { Words } from "../words/words";

export type Choice = {
  /** Its name in the list: the texts of its options. */
  id: string;
  option: Described;
  label: string;
  /** The keyboard key that chooses it. */
  key: string;
  /** The things on the board that it concerns. */
  things: string[];
  /** Effects to draw as pictures. */
  effects: string[];
  /** The effects in words, for boards that explain them. */
  does: string;
  /** What is only drawn, in words: for a screen reader. */
  spoken: string;
  /** The heading of the row in which it waits beside the choices of this decision; empty for an ordinary choice. */
  aside: string;
  /** Ends the turn or skips the rest: shown below the others. */
  closing: "end" | "skip" | null;
  /** The options that follow without being asked, as long as they are legal. */
  then?: string[];
  /** The options that follow from it without a question; undo takes them back one by one. */
  implied: string[];
  /** Why it cannot be chosen yet, in a lesson; empty if it can. */
  barred: string;
  /** What the teacher of a lesson answers to it instead of letting it be played; empty if it is played. */
  remark: string;
};

// Without the letters that have another meaning: e and s for closing choices, and those of the page (Keys.svelte).
const KEYS = "123456789acdfgjkmoqtvwxyz";

const closingOf = (option: Described): Choice["closing"] =>
  option.key === "end" ? "end" : option.key === "skip" ? "skip" : null;

export function choicesOf(
  position: Position,
  words: Words,
  board: BoardModule<unknown>,
  catalogue: Catalogue | null,
): Choice[] {
  const { options, prompt, view, lesson } = position;
  const bundles = lesson ? null : (board.bundles?.(position, words) ?? null);
  if (bundles) return bundles.map((bundle, place) => bundled(bundle, place, position, board));
  const ordinary = options.filter((option) => closingOf(option) === null);
  const closing = options.filter((option) => closingOf(option) !== null);
  return [...ordinary, ...closing].map((option, place) => {
    const effects = board.optionEffects?.(option, prompt, view, catalogue, words) ?? [];
    const drawn = effectsOf(option) ?? effects;
    const note = board.optionNote?.(option, prompt, view, words, catalogue) ?? "";
    const does = [board.explainsEffects ? effects.map((effect) => words.effect(effect)).join(" · ") : "", note]
      .filter(Boolean)
      .join(" · ");
    const said = board.optionSays?.(option, prompt, view, catalogue, words) ?? "";
    // Where the label is the effect itself, it is not said twice.
    const effectWords =
      board.explainsEffects || effectsOf(option) !== null
        ? []
        : drawn.map((effect) => board.effectWords?.(words, effect, option) ?? words.effect(effect));
    // Declining the last question of a turn ends the turn: it is one decision.
    const finishes = option.key === "skip" && !lesson && board.finishes?.(prompt) === true;
    const label = finishes ? words.say("option-end") : words.option(option);
    return {
      id: option.text,
      option,
      label,
      ...(finishes ? { then: ["end"] } : {}),
      implied: lesson ? [] : (board.follows?.(option, view, catalogue) ?? []),
      key: option.key === "end" || finishes ? "e" : option.key === "skip" ? "s" : (KEYS[place] ?? ""),
      things: board.optionThings?.(option, prompt, view) ?? option.touches,
      effects: drawn,
      does,
      spoken: [...effectWords, said]
        .filter((part) => part !== "" && part.toLowerCase() !== label.toLowerCase())
        .join("; "),
      aside: board.aside?.[option.key] ? words.say(board.aside[option.key] ?? "") : "",
      closing: finishes ? "end" : closingOf(option),
      barred: lesson && !lesson.open.includes(option.text) ? words.say(lesson.why) : "",
      remark: lesson?.remarks[option.text] ? words.say(lesson.remarks[option.text] ?? "") : "",
    };
  });
}

/** A choice that plays several options. */
function bundled(
  { options, label }: Bundle,
  place: number,
  { prompt, view }: Position,
  board: BoardModule<unknown>,
): Choice {
  const [option, ...rest] = options as [Described, ...Described[]];
  const things = options.flatMap((one) => board.optionThings?.(one, prompt, view) ?? one.touches);
  return {
    id: options.map(({ text }) => text).join(" + "),
    option,
    label,
    then: rest.map(({ text }) => text),
    key: KEYS[place] ?? "",
    implied: [],
    things: [...new Set(things)],
    effects: [],
    does: "",
    spoken: "",
    aside: "",
    closing: null,
    barred: "",
    remark: "",
  };
}

function effectsOf(option: Described): string[] | null {
  const text = option.args.effect ?? option.args.goods;
  return typeof text === "string" ? [text] : null;
}
