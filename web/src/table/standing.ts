// What a player has, as numbers by the words of effects: their points, goods and pieces.

/** Points and goods by the word of their picture, in the order in which they are shown. */
export type Standing = [word: string, n: number][];

export type Change = { word: string; from: number; to: number };

/** What differs between two standings, in the order of the second. */
export function changesOf(before: Standing, after: Standing): Change[] {
  const then = new Map(before);
  return after.flatMap(([word, to]) => {
    const from = then.get(word) ?? 0;
    return from === to ? [] : [{ word, from, to }];
  });
}
