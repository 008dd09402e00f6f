// Random numbers that depend on a text alone, for drawings that must look the same each time.
/** Returns a generator of numbers from 0 to 1, seeded with a text. */
export function seededRandom(text: string): () => number {
  let seed = 2166136261;
  for (const sign of text) seed = Math.imul(seed ^ (sign.codePointAt(0) ?? 0), 16777619);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519);
    seed = Math.imul(seed ^ (seed >>> 13), 3266489917);
    seed ^= seed >>> 16;
    return (seed >>> 0) / 4294967296;
  };
}
