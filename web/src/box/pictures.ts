// The picture of each kind of points, as a word that `art/Glyph.svelte` draws.
const PICTURES: Record<string, Record<string, string>> = {
  satori: {
    track: "points", amulets: "amulet", pagoda: "pagoda", altars: "altar", leftovers: "wood", emeralds: "emerald",
    sorin: "pagoda", penalty: "incense",
  }, // prettier-ignore
  koi: {
    lanterns: "toro", branches: "foliage", bridge: "shore", path: "sculptor", "shishi-odoshi": "rain", statue: "sensei",
    turtle: "water", waterfall: "rain", willow: "gardener", luck: "luck", pond: "small", scrolls: "scroll",
  }, // prettier-ignore
  bitoku: {
    game: "vp", first: "any", bitoku: "bitoku", lakes: "kodama", rocks: "rock", dice: "roll", visions: "vision",
    board: "pilgrim",
  }, // prettier-ignore
};

/** The picture for a part of a pad; null where there is none. */
export function pictureFor(
  game: string,
  part: { key: string; args: Record<string, string | number | null> },
): string | null {
  const name = part.args.score ?? part.key.replace("companion-part-", "");
  return PICTURES[game]?.[String(name)] ?? null;
}
