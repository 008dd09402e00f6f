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

export const board: BoardModule<View> = {
  Board,
  Mine,
  Others,
  size: (_view, tall) => layoutOf(tall),
  head: (view, words) => words.say("board-year", { year: view.year }),
  optionThings: optionThingsOf,
  optionEffects: optionEffectsOf,
  isRivalEvent: (key) => key.startsWith("tengu-") || ["will", "passed-over", "step"].includes(key),
  rounds: {
    from: "order",
    to: "year",
    tells: ["order", "removed", "remembered", "rock-gone", "bitoku-renewed", "stepped"],
    points: (view) => view.actors.map((actor) => actor.vp),
  },
  scores: (view) => view.actors.map((actor) => actor.points),
  places: placesOf,
  clauses: CLAUSES,
};
