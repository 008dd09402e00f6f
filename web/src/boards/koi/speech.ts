// Labels of hexes and names of directions. Directions are named as they appear on the screen, so they turn with the
// drawing.
import type { Speech } from "../../words/speech";
import { DIRECTIONS } from "./directions";
import { sight } from "./sight.svelte";

const MIDDLE = 13;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * The label of a hex: a letter for the row, a number for the slanting column, M13 for the middle of the spring; as in
 * the game's hexes.py.
 */
export function labelOf(name: string): string {
  const [column = 0, row = 0] = name.split(".").map(Number);
  const place = row + MIDDLE - 1;
  const letter = LETTERS[(place + 26) % 26] ?? "";
  const beyond = place < 0 ? "Z" : place >= 26 ? "A" : "";
  return `${beyond}${letter}${column + MIDDLE}`.replace("-", "\u2212");
}

function turned(way: string): string {
  const [direction = "", ...rest] = way.split("-");
  const number = DIRECTIONS.indexOf(direction as (typeof DIRECTIONS)[number]);
  return number < 0 ? way : [DIRECTIONS[(number + sight.steps) % 6], ...rest].join("-");
}

export const speech: Speech = {
  called: (domain, thing) => (domain === "hex" ? labelOf(thing) : domain === "way" ? turned(thing) : thing),
  // A piece is placed by its top left hex. In a turned pond that is another corner on the screen, so the prompt
  // differs.
  promptKey: (key) => {
    if (sight.steps === 0) return null;
    return key === "koi" ? "web-koi-turned-koi" : key === "goal" ? "web-koi-turned-goal" : null;
  },
};
