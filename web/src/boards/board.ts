// What a game adds to the table: how its view is drawn, and which things on it an option concerns.
import type { Component } from "svelte";
import type { Catalogue, Described, Prompt } from "../made/protocol";
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
  shows?: (option: Described, prompt: Prompt, view: View, catalogue: Catalogue | null) => string[];
};

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
