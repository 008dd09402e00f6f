// What a game provides for the table: how its view is drawn, and which things on the board an option concerns.
import type { Component } from "svelte";
import type { Catalogue, Described, Event, Position, Prompt } from "../generated/protocol";
import type { Standing } from "../table/standing";
import type { TextPart } from "../table/text";
import type { Words } from "../words/words";

export type BoardProps<View> = {
  view: View;
  prompt: Prompt;
  /** The player's own seat; null for a spectator. */
  seat: number | null;
  words: Words;
  players: number;
  /** The screen is narrow and high. */
  tall: boolean;
  /** What is printed on the game's pieces; it may load after the view. */
  catalogue: Catalogue | null;
  /** The solo opponent's last turn, and why it acted so. */
  rivalLog?: readonly { id: string; text: string; steps?: readonly { id: string; text: string }[] }[];
};

export type BoardModule<View> = {
  /** The shared board. Each thing that options can concern has its id in `data-thing`. */
  Board: Component<BoardProps<View>>;
  /** The player's own things, in a strip that stays in view. */
  Mine: Component<BoardProps<View>>;
  /** The other players at a glance. */
  Others: Component<BoardProps<View>>;
  /** Width and height of a drawn board; null for a board of text, which scrolls and is not panned. */
  size: (view: View, tall: boolean) => { width: number; height: number } | null;
  /** The state of the game in a few words, for the head of the page. */
  head: (view: View, words: Words) => string;
  /** The things an option concerns, if the board distinguishes more things than the option does. */
  optionThings?: (option: Described, prompt: Prompt, view: View) => string[];
  /** Effects to draw beside a choice in the list: what the option brings or costs. */
  optionEffects?: (
    option: Described,
    prompt: Prompt,
    view: View,
    catalogue: Catalogue | null,
    words: Words,
  ) => string[];
  /** A sentence about what an option does beyond its effects; "" if there is nothing to say. */
  optionNote?: (option: Described, prompt: Prompt, view: View, words: Words, catalogue: Catalogue | null) => string;
  /** Answers of several options each, instead of the options; null where the options themselves are the answers. */
  bundles?: (position: Position, words: Words) => Bundle[] | null;
  /**
   * The options that an answer leads to without a question, because nothing else makes sense after it; they are played
   * as long as they are legal, and undo takes them back one by one.
   */
  follows?: (option: Described, view: View, catalogue: Catalogue | null) => string[];
  /** Whether declining this question leads to nothing but the end of the turn, so that one answer does both. */
  finishes?: (prompt: Prompt) => boolean;
  /** Verbs of options that wait beside every decision of a turn, each with the heading of its row of pictures. */
  aside?: Record<string, string>;
  /** An effect of an option in words, where the kernel's notation is not all. */
  effectWords?: (words: Words, effect: string, option: Described) => string;
  /** What is drawn on the board for a choice and must also be said, such as the points of a place. */
  optionSays?: (option: Described, prompt: Prompt, view: View, catalogue: Catalogue | null, words: Words) => string;
  /** The board in words, part by part. */
  inWords?: (view: View, words: Words, catalogue: Catalogue | null, players: number) => TextPart[];
  /** These effects are also shown in words, for readers who do not know the pictures. */
  explainsEffects?: boolean;
  /**
   * The things an event is about, if they are not simply those it touches: a hex of another player's pond is not one of
   * the reader's.
   */
  eventThings?: (event: Event, seat: number | null, view: View) => string[];
  /** Whether an event with this key is an action of the solo opponent. */
  isRivalEvent?: (key: string) => boolean;
  /** Which of these events are deeds, told in the sentence of its turn; the others only explain them. */
  isRivalDeed?: (key: string) => boolean;
  /** The key of the event that starts the solo opponent's turn, if the turn takes several entries of the log. */
  rivalTurnStart?: string;
  /** Which events of the log are the end of a round, for the sheet that sums the round up. */
  rounds?: Rounds<View>;
  /** What the player will lose if the turn ends like this; "" if nothing. */
  warning?: (view: View, seat: number, words: Words) => string;
  /** What a player has now, by the words of effects; from it the table tells what a choice would change. */
  standing?: (view: View, seat: number) => Standing;
  /** Everyone's points by source, the solo opponent last. */
  scores?: (view: View) => Record<string, number>[];
  /** The part of the drawing that shows what the player has made, for the picture at the end; by default all of it. */
  picture?: (view: View, tall: boolean) => { x: number; y: number; w: number; h: number };
  /** Parts of a drawn board to jump to: each with a name, a picture (`art/Glyph`) and its box. */
  places?: (view: View, tall: boolean, words: Words) => Place[];
  /**
   * The clause of the rules that explains each kind of thing. The kind is the part of a thing's id before the colon.
   */
  clauses?: Record<string, string>;
  /** The sound of the player's own answer; by default a wooden block. */
  sound?: "drop";
  /** Turns the drawing clockwise by this many steps, for a board that can be seen from several sides. */
  turn?: (by: number) => void;
};

/** One answer that consists of several options, which are played one after the other. */
export type Bundle = { options: Described[]; label: string };

/** Which events of the log are the end of a round. */
export type Rounds<View> = {
  /** The key of the first event of a round's end, and of the event that begins the next round. */
  from: string;
  to: string;
  /** The keys of the events between them that the sheet shows. */
  tells: readonly string[];
  /** Everyone's points, the solo opponent last. */
  points: (view: View) => number[];
};

export type Place = { id: string; name: string; glyph: string; x: number; y: number; w: number; h: number };

/** The prompt of a board that is only shown. */
export const NOTHING_ASKED: Prompt = { key: "", seat: null, args: {}, clause: "", waiting: [] };

type Load = () => Promise<{ board: unknown }>;

const OWN: Record<string, Load> = {
  toy: () => import("./toy/board"),
  satori: () => import("./satori/board"),
  bitoku: () => import("./bitoku/board"),
  koi: () => import("./koi/board"),
};

/** Loads the board of a game; a game without one of its own gets the plain board. */
export async function boardOf(game: string): Promise<BoardModule<unknown>> {
  const load = OWN[game] ?? ((): ReturnType<Load> => import("./plain/board"));
  // Each board is type-checked against its own game's view; here the game is known only at run time.
  return (await load()).board as BoardModule<unknown>;
}
