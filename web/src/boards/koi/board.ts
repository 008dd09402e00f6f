// Koi's board module.
import type { View } from "../../generated/views/koi";
import type { BoardModule } from "../board";
import { CLAUSES } from "./clauses";
import Board from "./Board.svelte";
import "./koi.css";
import { layoutOf, placesOf } from "./layout";
import Mine from "./Mine.svelte";
import { bundlesOf } from "./giving";
import { eventThingsOf, followsOf, optionEffectsOf, optionNoteOf, optionThingsOf } from "./options";
import Others from "./Others.svelte";
import { sight } from "./sight.svelte";
import { inWords, optionSays } from "./words";

export const board: BoardModule<View> = {
  Board,
  Mine,
  Others,
  size: layoutOf,
  picture: (view, tall) => layoutOf(view, tall).pond,
  head: (view, words) =>
    [
      view.scenario === null ? "" : words.say(`setting-scenario-${view.scenario}`),
      words.say("board-deck", { n: view.deck }),
      view.last_round ? words.say("board-last") : view.ending ? words.say("web-koi-ending") : "",
    ]
      .filter((part) => part !== "")
      .join(" · "),
  optionThings: optionThingsOf,
  inWords,
  optionSays,
  optionEffects: optionEffectsOf,
  optionNote: (option, _prompt, _view, words, catalogue) => optionNoteOf(option, catalogue, words),
  eventThings: eventThingsOf,
  follows: followsOf,
  bundles: bundlesOf,
  finishes: (prompt) => prompt.key === "done",
  rounds: {
    from: "ending",
    to: "last-round",
    tells: ["ending"],
    points: () => [], // they are counted at the end
  },
  // What does not fit into the storage is given back when the turn ends.
  warning: (view, seat, words) => {
    const mine = view.seats[seat];
    const over = mine && view.active === seat ? mine.stored - mine.capacity : 0;
    return over > 0 ? words.say("web-koi-over", { n: over }) : "";
  },
  standing: (view, seat) => {
    const mine = view.seats[seat];
    if (!mine) return [];
    const total = Object.values(mine.points).reduce((sum, points) => sum + points, 0);
    return [
      ["vp", total],
      ["coin", mine.coins],
      ["luck", mine.luck],
      ["storage", mine.stored],
    ];
  },
  scores: (view) => view.seats.map((seat) => seat.points),
  places: placesOf,
  clauses: CLAUSES,
  sound: "drop",
  turn: (by) => sight.turn(by),
};
