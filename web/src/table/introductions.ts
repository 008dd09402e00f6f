// New things introduce themselves once, while the player is being taught: the first sort of thing of a decision that they
// have not met at this game.
import { prefs } from "../prefs.svelte";
import type { Choice } from "./choices";

export type Introduction = { kind: string; name: string; text: string; thing: string };
/** What the page says a thing is for; null if the board does not show it, or nothing is said of it. */
export type PurposeOf = (thing: string) => { kind: string; name: string; text: string } | null;

/** The thing of these choices to introduce, if there is one; it counts as known from now on. */
export function introduce(choices: readonly Choice[], game: string, purposeOf: PurposeOf): Introduction | null {
  const known = new Set(prefs.met[game] ?? []);
  for (const thing of new Set(choices.flatMap((choice) => choice.things))) {
    if (known.has(sortOf(thing))) continue;
    const found = purposeOf(thing);
    if (!found || known.has(found.kind)) continue;
    prefs.meet(game, [found.kind, sortOf(thing)]);
    return { ...found, thing };
  }
  return null;
}

/** The sort of a thing by its id: supplies and goods differ, the others of a sort are alike. */
const sortOf = (thing: string): string =>
  /^(supply|good|region):/.test(thing) ? thing.replaceAll(":", "-") : (thing.split(":")[0] ?? "");
