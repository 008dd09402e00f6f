// The toy game's board module.
import type { View } from "../../generated/views/toy";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { effectOf } from "./charms";
import Mine from "./Mine.svelte";
import Others from "./Others.svelte";

export const board: BoardModule<View> = {
  Board,
  Mine,
  Others,
  size: () => null,
  head: (view, words) => words.say("board-round", { round: view.round, rounds: view.rounds }),
  optionEffects: (option, _prompt, _view, catalogue) => {
    const effect = typeof option.args.charm === "string" ? effectOf(catalogue, option.args.charm) : null;
    return effect === null ? [] : [effect];
  },
};
