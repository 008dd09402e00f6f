// Tests of boards/plain, with a game in which every seat may have the same things.
import { afterEach, describe, expect, test, vi } from "vitest";
import { NOTHING_ASKED } from "../src/boards/board";
import { board } from "../src/boards/plain/board";
import { Reader, textsIn } from "../src/boards/plain/reading";
import type { Catalogue, Described, Event, GameWords } from "../src/generated/protocol";
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
  games.setWordsFingerprint("toy", "with lanterns");
  return Words.load("en", "toy");
}

afterEach(() => vi.restoreAllMocks());

describe("the plain board", () => {
  test("a thing is named by the message for all things that differ by number", async () => {
    const reader = new Reader(await lanternWords(), LANTERNS);
    expect(reader.thing("burning", "light-6")).toEqual({ domain: "lantern", id: "light-6" });
    expect(reader.valueName("burning", "light-6")).toBe("Lantern 6");
    expect(reader.thingOf("burnt", { seat: 1, what: "light-5" })?.thing.id).toBe("light-5");
    expect(reader.thing("burning", "candle-6")).toBeNull();
  });

  test("a thing that the player also has cannot be chosen in another player's strip", async () => {
    const words = await lanternWords();
    const own = textsIn({ lanterns: ["light-5"] });
    const theirs = new Reader(words, LANTERNS, { seat: 1, own: () => own });
    const option = { key: "burn", args: {}, touches: ["lantern:light-5"] } as unknown as Described;
    const things = board.optionThings?.(option, NOTHING_ASKED, {});
    expect(things).toEqual([new Reader(words, LANTERNS).thingName("light-5")]);
    expect(things).not.toContain(theirs.thingName("light-5"));
    // The player has no such lantern, so an option can only mean theirs.
    expect(theirs.thingName("light-6")).toBe(new Reader(words, LANTERNS).thingName("light-6"));
  });

  test("another player's event highlights the thing in their strip; the player's own does not", async () => {
    const theirs = new Reader(await lanternWords(), LANTERNS, { seat: 1, own: () => new Set(["light-5"]) });
    const burnt = (seat: number): Event =>
      ({ key: "burnt", seat, args: {}, touches: ["lantern:light-5"] }) as unknown as Event;
    expect(board.eventThings?.(burnt(1), 0, {})).toContain(theirs.thingName("light-5"));
    expect(board.eventThings?.(burnt(0), 0, {})).not.toContain(theirs.thingName("light-5"));
    expect(board.eventThings?.(burnt(2), 0, {})).not.toContain(theirs.thingName("light-5"));
  });
});
