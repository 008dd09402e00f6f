import { expect, test } from "vitest";
import type { Result, Tracked } from "../src/generated/protocol";
import { afterTap, outlineOf, placesAround } from "../src/box/koiTap";
import { sessionIn } from "../src/box/keeping";
import { forBgStats } from "../src/box/results";
import { earlier, nextOf, tracksOf } from "../src/box/tracks";

const entry = (at: number, what: Tracked["what"], more: Partial<Tracked> = {}): Tracked => ({
  at,
  what,
  player: 0,
  n: 0,
  order: [],
  ...more,
});

test("points add up for each player and never fall below 0", () => {
  const entries = [
    entry(1, "points", { player: 1, n: 5 }),
    entry(2, "points", { player: 0, n: -1 }),
    entry(3, "points", { player: 1, n: -2 }),
  ];
  expect(tracksOf(entries, 3, 9).points).toEqual([0, 3, 0]);
});

test("only the clock of the player whose turn it is runs, and a pause stops it", () => {
  const entries = [
    entry(1000, "turn", { player: 0 }),
    entry(4000, "turn", { player: 1 }),
    entry(5000, "points", { player: 0, n: 2 }),
    entry(9000, "pause"),
  ];
  expect(tracksOf(entries.slice(0, 2), 2, 6000).used).toEqual([3000, 2000]);
  const paused = tracksOf(entries, 2, 60_000);
  expect(paused.used).toEqual([3000, 5000]);
  expect(paused.runs).toBe(false);
  expect(paused.turn).toBe(1);
  // To undo is to leave out the last entry: the clock runs on as if it had never stopped.
  expect(tracksOf(entries.slice(0, -1), 2, 10_000).used).toEqual([3000, 6000]);
});

test("turns follow the turn order, which can be changed", () => {
  const tracks = tracksOf([entry(1, "order", { order: [2, 0, 1] }), entry(2, "round", { n: 3 })], 3, 9);
  expect(tracks.order).toEqual([2, 0, 1]);
  expect(tracks.round).toBe(3);
  expect(nextOf(tracks)).toBe(2);
  expect(nextOf({ order: [2, 0, 1], turn: 1 })).toBe(2);
  expect(earlier([2, 0, 1], 1)).toEqual([2, 1, 0]);
  expect(earlier([2, 0, 1], 2)).toEqual([2, 0, 1]);
});

test("a koi has as many hexes around it as its shape", () => {
  expect(["small", "medium", "large", "carp"].map((size) => placesAround(outlineOf(size)).length)).toEqual([
    6, 8, 9, 0,
  ]);
  expect(afterTap("lily", true)).toBe("purple");
  expect(afterTap("lily", false)).toBe("open");
});

test("a session from before the sheets is one with the solo opponent", () => {
  const old = sessionIn(JSON.stringify({ format: 1, game: "koi", options: {}, key: "00", answers: [] }));
  expect([old?.sheet, old?.players, old?.tracked]).toEqual(["solo", 1, []]);
  expect(sessionIn("{}")).toBeNull();
});

test("a play for BG Stats has names, scores, ranks and the winner", () => {
  const result: Result = { scores: [41, 50], ranks: [2, 1], breakdown: [{}, {}], verdict: null };
  const one = {
    game: "koi",
    when: new Date(2026, 4, 3, 9, 5, 7).getTime(),
    names: ["Anna", "Bert"],
    result,
    key: "ab",
  };
  expect(forBgStats(one, "Koi", "")).toMatchObject({
    playDate: "2026-05-03 09:05:07",
    game: { name: "Koi" },
    players: [
      { name: "Anna", score: "41", rank: 2, winner: false, startPlayer: true },
      { name: "Bert", score: "50", rank: 1, winner: true },
    ],
  });
});
