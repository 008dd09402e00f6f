// The plain board module, for games without a drawn board. It uses only the view, the messages and the component set.
import type { Described } from "../../generated/protocol";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Others from "./Others.svelte";
import { isFields, Reader, theirName, thingName, type Thing } from "./reading";

/** The things an option touches. */
function thingsOf(option: Described): Thing[] {
  return option.touches.map((touched) => {
    const colon = touched.indexOf(":");
    return { domain: touched.slice(0, colon), id: touched.slice(colon + 1) };
  });
}

export const board: BoardModule<unknown> = {
  Board,
  Mine,
  Others,
  size: () => null,
  head: (view, words) => {
    if (!isFields(view)) return "";
    // The first field with a whole sentence, such as “Round 2 of 4”.
    const reader = new Reader(words, null);
    const numbers = Object.entries(view).filter(([, value]) => typeof value === "number");
    const labels = numbers.map(([field, value]) => reader.label(field, value, view));
    return labels.find((label) => label.covers.length > 1)?.text ?? "";
  },
  optionThings: (option) => thingsOf(option).map(({ id }) => thingName(id)),
  eventThings: (event, seat) =>
    event.touches.flatMap((touched) => {
      const id = touched.slice(touched.indexOf(":") + 1);
      // An event of another player also highlights their thing with the same id.
      return event.seat === null || event.seat === seat ? [thingName(id)] : [thingName(id), theirName(event.seat, id)];
    }),
  optionEffects: (option, _prompt, _view, catalogue, words) => {
    const reader = new Reader(words, catalogue);
    return thingsOf(option).flatMap((thing) => reader.printed(thing).effects.map(({ text }) => text));
  },
  explainsEffects: true,
};
