// What a game adds to the table: how its view is drawn, and which things on it an option concerns.
import type { Component } from "svelte";
import type { Catalogue, Described, Event, Prompt } from "../made/protocol";
import type { Words } from "../words/words";

export type BoardProps<View> = {
  view: View;
  prompt: Prompt;
  /** One's own seat; null for who looks on. */
  seat: number | null;
  words: Words;
  players: number;
  /** The board has a narrow, high screen to itself. */
  tall: boolean;
  /** What is printed on the game's pieces; it may come a moment later than the view. */
  catalogue: Catalogue | null;
  /** What the solo opponent did and why, last time it acted. */
  told?: readonly { id: string; text: string }[];
};

export type BoardModule<View> = {
  /** The shared board. Things that options can concern carry their id as `data-thing`. */
  Board: Component<BoardProps<View>>;
  /** One's own things, in a strip that stays in sight. */
  Mine: Component<BoardProps<View>>;
  /** The others, each at a glance. */
  Others: Component<BoardProps<View>>;
  /** Width and height of a drawn board; null for one of text, which is read and scrolled and not panned. */
  size: (view: View, tall: boolean) => { width: number; height: number } | null;
  /** Where the game stands, in a few words, for the head of the page. */
  head: (view: View, words: Words) => string;
  /** The things an option concerns, where the board tells them apart more finely than the option does. */
  things?: (option: Described, prompt: Prompt, view: View) => string[];
  /** Effects that say what an option would bring, for the list of choices. */
  shows?: (option: Described, prompt: Prompt, view: View, catalogue: Catalogue | null, words: Words) => string[];
  /** Those effects stand in words, too, below the choice: for who does not know the pictures. */
  explains?: boolean;
  /** The things an event speaks of, where they are not simply those it touches: another's pond is not one's own. */
  tells?: (event: Event, seat: number | null, view: View) => string[];
  /** Whether an event is something the solo opponent did. */
  rivals?: (key: string) => boolean;
  /** The event that opens what it does, where that goes over several entries of the log. */
  opens?: string;
  /** Everyone's points by source; the solo opponent last. */
  scores?: (view: View) => Record<string, number>[];
  /** The places of a drawn board that one jumps to: each with a name, a picture of `art/Glyph` and where it lies. */
  places?: (view: View, tall: boolean, words: Words) => Place[];
  /** The clause of the rules that says what a thing is (`altar`, `rock`), by the word before the colon of its id. */
  clauses?: Record<string, string>;
  /** What one's own answer sounds like; a block of wood, if nothing else is said. */
  sound?: "drop";
  /** Turns the drawing clockwise by so many steps, where it can be looked at from several sides. */
  turn?: (by: number) => void;
};

export type Place = { id: string; name: string; glyph: string; x: number; y: number; w: number; h: number };

/** The prompt of a board that is only looked at. */
export const NOTHING_ASKED: Prompt = { key: "", seat: null, args: {}, clause: "", waiting: [] };

type Load = () => Promise<{ board: unknown }>;

const OWN: Record<string, Load> = {
  toy: () => import("./toy/board"),
  satori: () => import("./satori/board"),
  bitoku: () => import("./bitoku/board"),
  koi: () => import("./koi/board"),
};

/** The board of a game; a game without its own gets one of plain tables, so that it can be played the day it is there. */
export async function boardOf(game: string): Promise<BoardModule<unknown>> {
  const load = OWN[game] ?? ((): ReturnType<Load> => import("./plain/board"));
  // Each board is checked against its own game's view; here it meets a table whose game is only known now.
  return (await load()).board as BoardModule<unknown>;
}
