// The other players, as the strip of the others shows them.
import { rivalName } from "./names";
import type { Prompt } from "../generated/protocol";
import type { Words } from "../words/words";

export type Other = {
  /** Its row in the view. */
  row: number;
  /** The seat of its crest; null for the solo opponent. */
  crest: number | null;
  name: string;
  points: number;
  deciding: boolean;
};

/** Makes one from a row of a game's view. */
export function otherOf(row: number, crest: number | null, points: number, prompt: Prompt, words: Words): Other {
  return {
    row,
    crest,
    name: crest === null ? rivalName(words) : words.seat(row),
    points,
    deciding: crest !== null && prompt.waiting.includes(row),
  };
}
