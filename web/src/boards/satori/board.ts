// Satori's board module.
import type { View } from "../../generated/views/satori";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { CLAUSES } from "./clauses";
import { layoutOf, placesOf } from "./layout";
import Mine from "./Mine.svelte";
import Others from "./Others.svelte";
import "./satori.css";
import { followsOf, optionEffectsOf, optionNoteOf, optionThingsOf } from "./options";
import { inWords } from "./words";

const ROUNDS = 5;
const INSET = 5; // what reaches into the pagoda's box from beside it

export const board: BoardModule<View> = {
  Board,
  Mine,
  Others,
  size: (_view, tall) => layoutOf(tall),
  picture: (_view, tall) => {
    const { x, y, w, h } = layoutOf(tall).pagoda;
    return { x: x + INSET, y, w: w - INSET, h };
  },
  head: (view, words) => words.say("board-head", { round: view.round, turns: view.turns_left }),
  optionThings: optionThingsOf,
  inWords,
  optionEffects: optionEffectsOf,
  optionNote: optionNoteOf,
  follows: followsOf,
  aside: { wheel: "web-satori-wheels" },
  isRivalEvent: (key) => key === "reaction" || key.startsWith("reward") || key.startsWith("auto-"),
  isRivalDeed: (key) => !key.startsWith("reward"),
  rivalTurnStart: "reaction",
  rounds: {
    from: "round-ends",
    to: "round-begins",
    tells: [
      "scored",
      "auto-scored",
      "amulet-played",
      "amulet-won",
      "claimed",
      "tiles-exchanged",
      "monk-stays",
      "monk-returns",
      "order",
    ],
    points: (view) => view.players.map((player) => player.points),
  },
  // In a player's last turn of a round, fewer turns are left than there are players. The last round has no penalty.
  warning: (view, seat, words) => {
    const player = view.players[seat];
    const penalised = view.round < ROUNDS && player?.incense === 0 && player.points > 0;
    return penalised && view.turns_left < view.order.length ? words.say("ui-penalty") : "";
  },
  standing: (view, seat) => {
    const mine = view.players[seat];
    if (!mine) return [];
    const { points, stone, wood, mon, emerald, incense, tiles, jokoros } = mine;
    return Object.entries({ vp: points, stone, wood, mon, emerald, incense, tile: tiles, jokoro: jokoros });
  },
  scores: (view) => view.players.map((player) => player.tally),
  places: placesOf,
  clauses: CLAUSES,
};
