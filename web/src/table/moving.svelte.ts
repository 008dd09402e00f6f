// Animates the pieces whenever the position on the page changes.
import { untrack } from "svelte";
import { countsOf, flyGoods, placeOf, type Counts } from "./goods";
import { endFlights, play, sceneOf, type Scene, type Spot } from "./motion";

let until = 0;

/** How long pieces are still moving, in milliseconds; the board is not panned meanwhile. */
export const motionLeft = (): number => Math.max(0, until - performance.now());

/**
 * Call it while a component is created. `moment` must change whenever the content of `root` does; `origin` names the
 * things that the change comes from.
 */
export function animatePieces(
  root: () => Element | undefined,
  moment: () => unknown,
  motion: () => string,
  origin: () => Iterable<string> = () => [],
): void {
  let before: Scene = new Map();
  let counts: Counts = new Map();
  let from: Spot | null = null;
  $effect.pre(() => {
    void moment(); // reading it makes the effect run whenever it changes
    const where = root();
    if (!where) return;
    endFlights();
    before = sceneOf(where);
    counts = countsOf(where);
    from = placeOf(where, untrack(origin));
  });
  $effect(() => {
    void moment();
    const where = root();
    if (!where) return;
    const longest = Math.max(play(where, before, motion()), flyGoods(where, counts, from, motion()));
    until = performance.now() + longest;
  });
}
