// What Python says, as tools/client_facts.py writes it before the tests.
import type { Catalogue, Described, Event, GameSummary, GameWords, Position, Prompt } from "../src/generated/protocol";
import type { View as KoiView } from "../src/generated/views/koi";
import type { Tree } from "../src/words/notation";
import written from "./generated/facts.json?raw";

export type Moment = { prompt: Prompt; options: Described[]; events: Event[] };
export type Sentences = { prompt: string; options: string[]; events: string[] };
/** By language: those of our own, and any other that has a catalogue. */
type ByLanguage<T> = Record<"en" | "cs" | "ru", T> & Partial<Record<string, T>>;
export type GameFacts = {
  catalogues: ByLanguage<GameWords>;
  moments: Moment[];
  sentences: ByLanguage<Sentences[]>;
  effects: ByLanguage<Record<string, string>>;
};
export type Step = { message: Position; whole: Record<string, unknown> };
type Turned = { cells: string[]; facing: number };

export type Facts = {
  notation: { trees: Record<string, Tree>; wrong: string[] };
  words: Record<string, GameFacts>;
  cards: GameSummary[];
  koi: {
    catalogue: Catalogue;
    geometry: {
      labels: Record<string, string>;
      neighbours: Record<string, string[]>;
      outlines: Record<string, Record<string, Turned>>;
    };
    ponds: { view: KoiView; points: number[]; places: Record<string, string[]> }[];
  };
  differences: Record<string, [{ n: number; view: Record<string, unknown> }, ...Step[]]>;
};

export const facts = JSON.parse(written) as Facts;

export const GAMES = Object.keys(facts.words);

export function factsOf(game: string): GameFacts {
  const found = facts.words[game];
  if (!found) throw new Error(`no facts about ${game}`);
  return found;
}
