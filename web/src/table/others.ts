// Whoever else is at a table, as the strip beside one's own things shows them.
import { rivalName } from "./names";
import type { Prompt } from "../made/protocol";
import type { Words } from "../words/words";

export type Other = {
  /** Its row in the view. */
  row: number;
  /** The seat whose crest it bears; null for the solo opponent. */
  crest: number | null;
  name: string;
  points: number;
  deciding: boolean;
};

/** One of a game's rows of people as one of the others. */
export function otherOf(row: number, crest: number | null, points: number, prompt: Prompt, words: Words): Other {
  return {
    row,
    crest,
    name: crest === null ? rivalName(words) : words.seat(row),
    points,
    deciding: crest !== null && prompt.waiting.includes(row),
  };
}
