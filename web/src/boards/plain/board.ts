// A game without a drawn board of its own: what lies on the table as cards and facts, from its view, its words and its pieces.
import type { Described } from "../../made/protocol";
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Others from "./Others.svelte";
import { isFields, Reader, theirName, thingName, type Thing } from "./reading";

/** The things an option names, but for effects and goods: those it says itself. */
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
    // The first field that the game has a whole sentence for, such as “Round 2 of 4”.
    const reader = new Reader(words, null);
    const numbers = Object.entries(view).filter(([, value]) => typeof value === "number");
    const said = numbers.map(([field, value]) => reader.label(field, value, view));
    return said.find((label) => label.told.length > 1)?.text ?? "";
  },
  things: (option) => thingsOf(option).map(({ id }) => thingName(id)),
  tells: (event, seat) =>
    event.touches.flatMap((touched) => {
      const id = touched.slice(touched.indexOf(":") + 1);
      // What somebody else did is lit in their strip, too, where one has such a thing oneself.
      return event.seat === null || event.seat === seat ? [thingName(id)] : [thingName(id), theirName(event.seat, id)];
    }),
  shows: (option, _prompt, _view, catalogue, words) => {
    const reader = new Reader(words, catalogue);
    return thingsOf(option).flatMap((thing) => reader.printed(thing).effects.map(({ text }) => text));
  },
  explains: true,
};
