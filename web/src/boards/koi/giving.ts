// Giving back what does not fit into the storage: everything in one choice, where the rules ask piece by piece.
import type { Position } from "../../generated/protocol";
import type { View } from "../../generated/views/koi";
import type { Words } from "../../words/words";
import type { Bundle } from "../board";

/** The hexes that each piece takes up in the storage (3.6.2). */
const HEXES: Record<string, number> = { water: 1, foliage: 1, small: 1, medium: 2, shore: 3, large: 3 };
/** More choices than these are no help: then the pieces are asked for one by one. */
const MOST = 24;

/** The ways to return pieces until the storage is within its limit; null to ask for one piece at a time instead. */
export function bundlesOf({ prompt, options, view }: Position, words: Words): Bundle[] | null {
  const over = Number(prompt.args.n ?? 0);
  const mine = (view as View).seats[prompt.seat ?? -1];
  if (prompt.key !== "give" || over < 2 || !mine) return null;
  const pieces = options.flatMap((option) => {
    const piece = String(option.args.piece);
    return HEXES[piece] ? [{ option, piece, hexes: HEXES[piece], most: mine.storage[piece] ?? 0 }] : [];
  });
  if (pieces.length !== options.length) return null;
  pieces.sort((one, other) => one.hexes - other.hexes);
  const found: number[][] = [];
  const count = (place: number, taken: number[], total: number): void => {
    const piece = pieces[place];
    if (!piece) {
      const largest = Math.max(...taken.map((n, at) => (n > 0 ? (pieces[at]?.hexes ?? 0) : 0)));
      // Before the last piece, which is the largest, it must still be too much.
      if (total >= over && total - largest < over) found.push(taken);
      return;
    }
    for (let n = 0; n <= piece.most && found.length <= MOST; n += 1) {
      if (n > 0 && total + (n - 1) * piece.hexes >= over) break;
      count(place + 1, [...taken, n], total + n * piece.hexes);
    }
  };
  count(0, [], 0);
  if (found.length === 0 || found.length > MOST) return null;
  return found.map((taken) => {
    const given = pieces.flatMap((piece, at) => Array.from({ length: taken[at] ?? 0 }, () => piece.option));
    const what = pieces
      .flatMap(({ piece }, at) => (taken[at] ? [`${taken[at]} × ${words.name("piece", piece)}`] : []))
      .join(", ");
    return { options: given, label: words.say("web-koi-give", { what }) };
  });
}
