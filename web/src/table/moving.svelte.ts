// Animates the pieces whenever the position on the page changes.
import { play, sceneOf, type Scene } from "./motion";

let until = 0;

/** How long pieces are still moving, in milliseconds; the board is not panned meanwhile. */
export const motionLeft = (): number => Math.max(0, until - performance.now());

/** Call it while a component is created. `moment` must change whenever the content of `root` does. */
export function animatePieces(root: () => Element | undefined, moment: () => unknown, motion: () => string): void {
  let before: Scene = new Map();
  $effect.pre(() => {
    void moment(); // reading it makes the effect run whenever it changes
    const where = root();
    if (where) before = sceneOf(where);
  });
  $effect(() => {
    void moment();
    const where = root();
    if (where) until = performance.now() + play(where, before, motion());
  });
}
