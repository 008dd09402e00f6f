import type { View } from "../../made/views/satori";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { HEIGHT, WIDTH } from "./layout";
import Mine from "./Mine.svelte";
import Others from "./Others.svelte";
import { showsOf, thingsOf } from "./options";

export const board: BoardModule<View> = {
  Board,
  Mine,
  Others,
  size: () => ({ width: WIDTH, height: HEIGHT }),
  head: (view, words) => words.say("board-head", { round: view.round, turns: view.turns_left }),
  things: thingsOf,
  shows: showsOf,
};
