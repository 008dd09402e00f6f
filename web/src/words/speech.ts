// What a game says in its own way, beyond what catalogues can list. The kernel asks its games the same (`Game.called`).
import { speech as koi } from "../boards/koi/speech";

export type Speech = {
  /** The id under which a thing is named, or what it is called. */
  called: (domain: string, thing: string) => string;
  /** Another message for a question, where the screen does not show what the usual one speaks of. */
  asks: (key: string) => string | null;
};

const PLAIN: Speech = { called: (_, thing) => thing, asks: () => null };
const OWN: Record<string, Speech> = { koi };

export const speechOf = (game: string | null): Speech => OWN[game ?? ""] ?? PLAIN;
