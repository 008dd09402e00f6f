// Tests of table/rivals.ts, table/rungs.ts and table/titled.ts.
import { describe, expect, test } from "vitest";
import type { GameSummary, Result } from "../src/generated/protocol";
import { prefs } from "../src/prefs.svelte";
import type { Line } from "../src/table/log";
import { withTurns } from "../src/table/rivals";
import { hasWon, leadOf, rungOf } from "../src/table/rungs";
import { changesOf } from "../src/table/standing";
import { titled } from "../src/table/titled";

const line = (n: number, key: string, text: string): Line => ({
  id: `${n}.${key}.${text}`,
  n,
  seat: null,
  first: true,
  text,
  things: [key],
  undone: false,
  kind: "event",
  key,
});
const RIVAL = {
  isRivalEvent: (key: string) => key.startsWith("tengu-") || key === "step",
  isRivalDeed: (key: string) => key.startsWith("tengu-"),
};

describe("the solo opponent's turn", () => {
  test("is one sentence that names it once, with its steps behind", () => {
    const told = withTurns(
      [
        line(1, "played", "Ann plays"),
        line(2, "step", "Step 1 is skipped"),
        line(2, "tengu-placed", "The Tengu places a die"),
        line(2, "tengu-scored", "The Tengu scores 3 VP"),
        line(4, "tengu-lost", "The Tengu finds nothing"),
      ],
      RIVAL,
    );
    expect(told.map((one) => one.text)).toEqual([
      "Ann plays",
      "The Tengu places a die, scores 3 VP",
      "The Tengu finds nothing",
    ]);
    expect(told.map((one) => one.steps.length)).toEqual([0, 3, 0]);
  });
});

describe("the ladder of opponents", () => {
  const card = { name: "go", agents: ["random", "level-1", "level-2", "level-3"] } as unknown as GameSummary;

  test("begins with the gentlest and goes on above the strongest that was beaten", () => {
    expect(rungOf(card)).toBe("level-1");
    prefs.markBeaten("go", "level-2");
    expect(rungOf(card)).toBe("level-3");
    prefs.markBeaten("go", "level-3");
    expect(rungOf(card)).toBe("level-3");
  });

  test("knows who has won, and by how much", () => {
    const result = (scores: number[], ranks: number[], verdict: string | null = null): Result =>
      ({ scores, ranks, verdict, breakdown: [] }) as unknown as Result;
    expect([hasWon(result([50, 24], [1, 2]), 0), leadOf(result([50, 24], [1, 2]), 0)]).toEqual([true, 26]);
    expect(hasWon(result([50, 24], [1, 2]), 1)).toBe(false);
    expect(hasWon(result([50, 50], [1, 1]), 0)).toBeNull();
    expect([hasWon(result([70], [1], "senmon"), 0), leadOf(result([70], [1]), 0)]).toEqual([true, null]);
    expect(hasWon(result([40], [1], "lost-points"), 0)).toBe(false);
  });
});

test("a tip's title ends at a colon or full stop, but not inside brackets", () => {
  expect(titled("Buildings (die: action; owner): Forges")).toEqual({
    name: "Buildings (die: action; owner)",
    rest: "Forges",
  });
  expect(titled("Coins. You pay.")).toEqual({ name: "Coins", rest: "You pay." });
  expect(titled("2; 3 wood")).toEqual({ name: "2; 3 wood", rest: "" });
});

test("a preview lists what differs", () => {
  const before: [string, number][] = [["vp", 3], ["coin", 2]]; // prettier-ignore
  expect(changesOf(before, [["vp", 5], ["coin", 2]])).toEqual([{ word: "vp", from: 3, to: 5 }]); // prettier-ignore
});
