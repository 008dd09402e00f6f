import { afterEach, describe, expect, test, vi } from "vitest";
import { NOTHING_ASKED } from "../src/boards/board";
import { board } from "../src/boards/plain/board";
import { Reader, textsIn } from "../src/boards/plain/reading";
import type { Catalogue, Described, Event, GameWords } from "../src/made/protocol";
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

  test("what lies among one's own things is chosen there and on the board, never at somebody else's", async () => {
    const words = await lanternWords();
    const own = textsIn({ lanterns: ["light-5"] });
    const theirs = new Reader(words, LANTERNS, { seat: 1, own: () => own });
    const option = { key: "burn", args: {}, touches: ["lantern:light-5"] } as unknown as Described;
    const things = board.things?.(option, NOTHING_ASKED, {});
    expect(things).toEqual([new Reader(words, LANTERNS).thingName("light-5")]);
    expect(things).not.toContain(theirs.thingName("light-5"));
    // One has no such lantern any more: if an option touches it, it is theirs.
    expect(theirs.thingName("light-6")).toBe(new Reader(words, LANTERNS).thingName("light-6"));
  });

  test("what somebody else did to such a thing is lit in their strip, what one did oneself is not", async () => {
    const theirs = new Reader(await lanternWords(), LANTERNS, { seat: 1, own: () => new Set(["light-5"]) });
    const burnt = (seat: number): Event =>
      ({ key: "burnt", seat, args: {}, touches: ["lantern:light-5"] }) as unknown as Event;
    expect(board.tells?.(burnt(1), 0, {})).toContain(theirs.thingName("light-5"));
    expect(board.tells?.(burnt(0), 0, {})).not.toContain(theirs.thingName("light-5"));
    expect(board.tells?.(burnt(2), 0, {})).not.toContain(theirs.thingName("light-5"));
  });
});
