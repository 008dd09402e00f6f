// Goods that fly from where they come to where they go. A count has a name in `data-count` ("0:wood": the wood of the
// first seat) and its number in `data-n`. What a count gains comes from the things of the last choice or of the step
// that is shown; what it loses goes there.
import { flight, motionAllowed, QUICK, spotOf, type Spot } from "./motion";

const LONG = 420;
/** The pause between two goods of the same kind. */
const APART = 55;
/** More goods of a kind than this fly as this many. */
const MOST = 4;

export type Counts = ReadonlyMap<string, number>;

/** All counts that are in sight. */
export function countsOf(root: Element): Counts {
  const found = new Map<string, number>();
  for (const one of root.querySelectorAll<HTMLElement>("[data-count]"))
    found.set(one.dataset.count ?? "", Number(one.dataset.n));
  return found;
}

/** The middle of the first of these things that is in sight. */
export function placeOf(root: Element, things: Iterable<string>): Spot | null {
  for (const thing of things)
    for (const one of root.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)) {
      const spot = spotOf(one);
      if (spot) return spot;
    }
  return null;
}

/** Lets goods fly for every count that has changed. Returns how long that takes, in milliseconds. */
export function flyGoods(root: Element, before: Counts, from: Spot | null, motion: string): number {
  if (!motionAllowed(motion)) return 0;
  const duration = motion === "quick" ? QUICK : LONG;
  let longest = 0;
  for (const one of root.querySelectorAll<HTMLElement>("[data-count]")) {
    const old = before.get(one.dataset.count ?? "");
    const by = Number(one.dataset.n) - (old ?? 0);
    const [here, picture] = [spotOf(one), one.querySelector("svg")];
    if (old === undefined || by === 0 || !here || !picture) continue;
    for (let place = 0; from && place < Math.min(Math.abs(by), MOST); place += 1) {
      const [start, end] = by > 0 ? [from, here] : [here, from];
      flight(picture, start, end, duration, place * APART);
      longest = Math.max(longest, duration + place * APART);
    }
    if (by > 0) swell(one, from ? duration : 0);
  }
  return longest;
}

/** A count that has grown swells for a moment, when the goods are there. */
function swell(one: Element, delay: number): void {
  one.animate([{ scale: 1 }, { scale: 1.22 }, { scale: 1 }], { duration: 220, delay, easing: "ease-out" });
}
