// Writes effects with buttons, so that nobody has to know the notation: each button continues the text so that it stays
// correct if that is possible.
import type { ActionInfo } from "../../generated/protocol";

export type Written = { text: string; caret: number };
export type Sign = "," | "+" | "|" | ">" | "(" | ")" | "x" | "-";

const escaped = (word: string): string => word.replace(/[-/\\^$*+?.()|[\]{}]/g, "\\$&");
const START = String.raw`(^|[\s,|+>(])`;

/** Puts a text where the caret is; `before` is what then stands in front of it. */
const joined = (before: string, after: string): Written => ({
  text: before + (after === "" || /^[\s,)|+>]/.test(after) || /[\s(]$/.test(before) ? after : ` ${after}`),
  caret: before.length,
});

const cut = (text: string, caret: number): [string, string] => {
  const before = text.slice(0, caret).trimEnd();
  return [before === "-" ? "" : before, text.slice(caret)];
};

/** The word that is being typed in front of the caret; "" if it is complete. */
export const unfinished = (text: string, caret: number, known: readonly string[]): string => {
  const word = /[\p{L}][\p{L}\p{N}_-]*$/u.exec(text.slice(0, caret))?.[0] ?? "";
  return known.includes(word) ? "" : word;
};

function appended(before: string, word: string): string {
  if (before === "" || before.endsWith("(")) return before + word;
  if (/[,|+>]$/.test(before) || /(^|[\s,|+>(])\d+$/.test(before)) return `${before} ${word}`;
  return `${before}, ${word}`;
}

/** A good. Once more, it is counted: `wood`, `2 wood`. */
export function withGood(text: string, caret: number, good: string): Written {
  const [before, after] = cut(text, caret);
  const again = new RegExp(`${START}(?:(\\d+)\\s*)?${escaped(good)}$`, "u").exec(before);
  if (!again) return joined(appended(before, good), after);
  const start = before.slice(0, again.index) + (again[1] ?? "");
  return joined(`${start}${Number(again[2] ?? 1) + 1} ${good}`, after);
}

/** An action. Once more, it is repeated, or its number grows: `hikari x2`, `amulet 2`. */
export function withAction(text: string, caret: number, action: ActionInfo): Written {
  const [before, after] = cut(text, caret);
  const numbered = action.least >= 0; // others may take a number, but need none
  const name = escaped(action.name);
  const again = new RegExp(`${START}${name}(?:\\s*${numbered ? "" : "x"}(\\d+))?$`, "u").exec(before);
  if (!again) return joined(appended(before, numbered ? `${action.name} ${action.least}` : action.name), after);
  const start = before.slice(0, again.index) + (again[1] ?? "");
  const next = Number(again[2] ?? (numbered ? action.least - 1 : 1)) + 1;
  return joined(`${start}${action.name} ${numbered ? Math.min(next, action.most) : `x${next}`}`, after);
}

/** A sign between words. Of two signs one after the other, the later is meant. */
export function withSign(text: string, caret: number, sign: Sign): Written {
  if (sign === "-") return { text: "-", caret: 1 };
  const [before, after] = cut(text, caret);
  if (sign === "(") return joined(before === "" || /[(]$/.test(before) ? `${before}(` : `${before} (`, after);
  const words = before.replace(/[\s,|+>]+$/, "");
  if (words === "") return { text, caret };
  if (sign === ")") return joined(`${words})`, after);
  if (sign === "x") {
    const times = /\s*x(\d+)$/.exec(words);
    return joined(times ? `${words.slice(0, times.index)} x${Number(times[1]) + 1}` : `${words} x2`, after);
  }
  return joined(sign === "," ? `${words}, ` : `${words} ${sign} `, after.trimStart());
}

/** Without the last word, number or sign in front of the caret. */
export function withoutLast(text: string, caret: number): Written {
  const before = text.slice(0, caret).replace(/\s*(?:x\d+|\d+|\p{L}[\p{L}\p{N}_-]*|\S)\s*$/u, "");
  return { text: before + text.slice(caret), caret: before.length };
}

/** The text without the word that is being typed: a button replaces it. */
export const withoutUnfinished = (text: string, caret: number, word: string): Written => ({
  text: text.slice(0, caret - word.length) + text.slice(caret),
  caret: caret - word.length,
});
