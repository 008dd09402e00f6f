import type { View } from "../../made/views/bitoku";
import type { BoardModule } from "../board";
import { CLAUSES } from "./clauses";
import "./bitoku.css";
import Board from "./Board.svelte";
import { layoutOf, placesOf } from "./layout";
import Mine from "./Mine.svelte";
import { showsOf, thingsOf } from "./options";
import Others from "./Others.svelte";

export const board: BoardModule<View> = {
  Board,
  Mine,
  Others,
  size: (_view, tall) => layoutOf(tall),
  head: (view, words) => words.say("board-year", { year: view.year }),
  things: thingsOf,
  shows: showsOf,
  rivals: (key) => key.startsWith("tengu-") || ["will", "passed-over", "step"].includes(key),
  scores: (view) => view.actors.map((actor) => actor.points),
  places: placesOf,
  clauses: CLAUSES,
};
