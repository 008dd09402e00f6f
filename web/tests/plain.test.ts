import { afterEach, describe, expect, test, vi } from "vitest";
import { Reader } from "../src/boards/plain/reading";
import type { Catalogue, GameWords } from "../src/made/protocol";
import { games } from "../src/net/games.svelte";
import { Words } from "../src/words/words";
import { factsOf } from "./facts";

/** A game in which every seat has the same lanterns, named by one message for all of them. */
const LANTERNS = {
  game: "toy",
  domains: { lantern: { named: true, ids: ["light-5", "light-6"] } },
  components: { tables: {} },
} as unknown as Catalogue;

async function lanternWords(): Promise<Words> {
  const { en } = factsOf("toy").catalogues;
  const answer: GameWords = { ...en, text: `${en.text}\nlantern-light = Lantern { $n }\n` };
  vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json(answer));
  games.tell("toy", "with lanterns");
  return Words.load("en", "toy");
}

afterEach(() => vi.restoreAllMocks());

describe("the plain board", () => {
  test("a single thing is called by the message for all that differ by their number", async () => {
    const reader = new Reader(await lanternWords(), LANTERNS);
    expect(reader.thing("burning", "light-6")).toEqual({ domain: "lantern", id: "light-6" });
    expect(reader.valueName("burning", "light-6")).toBe("Lantern 6");
    expect(reader.thingOf("burnt", { seat: 1, what: "light-5" })?.thing.id).toBe("light-5");
    expect(reader.thing("burning", "candle-6")).toBeNull();
  });
});
