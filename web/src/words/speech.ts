// How a game names things beyond its catalogues; the counterpart of `Game.called` in the kernel.
import { speech as koi } from "../boards/koi/speech";

export type Speech = {
  /** The id under which a thing is named in the catalogue, or its name itself. */
  called: (domain: string, thing: string) => string;
  /** The key of another message for a prompt, if the usual one does not match what the screen shows; otherwise null. */
  promptKey: (key: string) => string | null;
};

const PLAIN: Speech = { called: (_, thing) => thing, promptKey: () => null };
const OWN: Record<string, Speech> = { koi };

export const speechOf = (game: string | null): Speech => OWN[game ?? ""] ?? PLAIN;
