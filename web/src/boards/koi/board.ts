// Koi's board module.
import type { View } from "../../generated/views/koi";
import type { BoardModule } from "../board";
import { CLAUSES } from "./clauses";
import Board from "./Board.svelte";
import "./koi.css";
import { layoutOf, placesOf } from "./layout";
import Mine from "./Mine.svelte";
import { eventThingsOf, optionEffectsOf, optionThingsOf } from "./options";
import Others from "./Others.svelte";
import { sight } from "./sight.svelte";

export const board: BoardModule<View> = {
  Board,
  Mine,
  Others,
  size: layoutOf,
  head: (view, words) =>
    [
      view.scenario === null ? "" : words.say(`setting-scenario-${view.scenario}`),
      words.say("board-deck", { n: view.deck }),
      view.last_round ? words.say("board-last") : view.ending ? words.say("web-koi-ending") : "",
    ]
      .filter((part) => part !== "")
      .join(" · "),
  optionThings: optionThingsOf,
  optionEffects: optionEffectsOf,
  eventThings: eventThingsOf,
  rounds: {
    from: "ending",
    to: "last-round",
    tells: ["ending"],
    points: () => [], // they are counted at the end
  },
  scores: (view) => view.seats.map((seat) => seat.points),
  places: placesOf,
  clauses: CLAUSES,
  sound: "drop",
  turn: (by) => sight.turn(by),
};
