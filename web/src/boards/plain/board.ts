// A game without a drawn board of its own: its view as readable tables.
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Others from "./Others.svelte";

export const board: BoardModule<unknown> = {
  Board,
  Mine,
  Others,
  size: () => null,
  head: () => "",
  // A plain table knows what its things are called, not of which sort they are.
  things: (option) => option.touches.map((thing) => `id:${thing.slice(thing.indexOf(":") + 1)}`),
};
