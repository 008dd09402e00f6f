// Sets pieces in motion whenever what is shown changes.
import { play, sceneOf, type Scene } from "./motion";

let until = 0;

/** How long pieces are still on their way, in milliseconds: the board stays where it is for so long. */
export const onTheWay = (): number => Math.max(0, until - performance.now());

/** To be called while a component is made: `moment` changes with what is shown under `root`. */
export function moving(root: () => Element | undefined, moment: () => unknown, motion: () => string): void {
  let before: Scene = new Map();
  $effect.pre(() => {
    void moment();
    const where = root();
    if (where) before = sceneOf(where);
  });
  $effect(() => {
    void moment();
    const where = root();
    if (where) until = performance.now() + play(where, before, motion());
  });
}
