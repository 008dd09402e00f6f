// How a game names things that its catalogues do not name; the counterpart of `Game.called` in the kernel.
import { speech as koi } from "../boards/koi/speech";

export type Speech = {
  /**
   * The id to look up in the catalogue instead of the thing's own. If the catalogue does not have it either, it is
   * shown itself: so a game can return the name of a thing that no catalogue names.
   */
  called: (domain: string, thing: string) => string;
  /** The key of another message for a prompt, if the usual one does not match what the screen shows; otherwise null. */
  promptKey: (key: string) => string | null;
};

const PLAIN: Speech = { called: (_, thing) => thing, promptKey: () => null };
const OWN: Record<string, Speech> = { koi };

export const speechOf = (game: string | null): Speech => OWN[game ?? ""] ?? PLAIN;
