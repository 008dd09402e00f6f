// Bitoku's board module.
import type { View } from "../../generated/views/bitoku";
import type { BoardModule } from "../board";
import { CLAUSES } from "./clauses";
import "./bitoku.css";
import Board from "./Board.svelte";
import { layoutOf, placesOf } from "./layout";
import Mine from "./Mine.svelte";
import { optionEffectsOf, optionThingsOf } from "./options";
import Others from "./Others.svelte";
import { effectWords } from "./printed";
import { inWords, optionSays } from "./words";

export const board: BoardModule<View> = {
  Board,
  Mine,
  Others,
  size: (_view, tall) => layoutOf(tall),
  head: (view, words) => words.say("board-year", { year: view.year }),
  optionThings: optionThingsOf,
  inWords,
  // What a vision needs is in its name; its pictures are not in the notation of effects.
  effectWords: (words, effect, option) => (option.key === "keep-vision" ? "" : effectWords(words, effect)),
  optionSays,
  optionEffects: optionEffectsOf,
  isRivalEvent: (key) => key.startsWith("tengu-") || ["will", "passed-over", "step"].includes(key),
  isRivalDeed: (key) => key.startsWith("tengu-"),
  rounds: {
    from: "order",
    to: "year",
    tells: ["order", "removed", "remembered", "rock-gone", "bitoku-renewed", "stepped"],
    points: (view) => view.actors.map((actor) => actor.vp),
  },
  // Whoever passes leaves the dice that are still unlocked unused for the rest of the year.
  optionNote: (option, prompt, view, words) => {
    const dice = option.key === "pass" ? (view.actors[prompt.seat ?? -1]?.dice ?? []) : [];
    const left = dice.filter((die) => die.at === "unlocked").length;
    return left > 0 ? words.say("web-bitoku-unused", { n: left }) : "";
  },
  standing: (view, seat) => {
    const mine = view.actors[seat];
    if (!mine) return [];
    const total = Object.values(mine.points).reduce((sum, points) => sum + points, 0);
    return [["vp", total], ...Object.entries(mine.goods), ["amulet", mine.amulets.reduce((sum, n) => sum + n, 0)]];
  },
  scores: (view) => view.actors.map((actor) => actor.points),
  places: placesOf,
  clauses: CLAUSES,
};
