// What people call the hexes and directions of a pond. Directions are told as they are seen: they turn along with the drawing.
import type { Speech } from "../../words/speech";
import { DIRECTIONS } from "./directions";
import { sight } from "./sight.svelte";

const MIDDLE = 13;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Rows by letters, slanting columns by numbers, M13 the middle of the spring: as the game's hexes.py has it. */
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
  // A piece is placed by its topmost left hex; once the pond is turned that is another corner on the screen.
  asks: (key) => {
    if (sight.steps === 0) return null;
    return key === "koi" ? "web-koi-turned-koi" : key === "goal" ? "web-koi-turned-goal" : null;
  },
};
