import { describe, expect, test } from "vitest";
import type { Line } from "../src/table/log";
import { gainsOf, roundEndOf } from "../src/table/rounds";

const KEYS = { from: "round-ends", to: "round-begins", tells: ["scored"] };
const line = (n: number, key: string, undone = false): Line => ({
  id: `${n}.${key}`,
  n,
  seat: 0,
  first: true,
  text: key,
  things: [],
  undone,
  kind: "event",
  key,
});

describe("the end of a round", () => {
  const log = [
    line(0, "round-begins"),
    line(3, "scored"),
    line(4, "round-ends"),
    line(5, "scored"),
    line(6, "visited"),
  ];

  test("is told when the next round begins, with what lies between", () => {
    const end = roundEndOf([...log, line(6, "round-begins")], KEYS, 2);
    expect(end).toMatchObject({ n: 6, ended: "round-ends", begins: "round-begins" });
    expect(end?.lines.map((one) => one.n)).toEqual([5]);
  });

  test("is not told before the next round begins", () => {
    expect(roundEndOf(log, KEYS, 2)).toBeNull();
  });

  test("is not told again, for example after a reload", () => {
    expect(roundEndOf([...log, line(6, "round-begins")], KEYS, 6)).toBeNull();
  });

  test("is not told if it was undone or if there is nothing to tell", () => {
    expect(roundEndOf([...log, line(6, "round-begins", true)], KEYS, 2)).toBeNull();
    expect(roundEndOf([line(4, "round-ends"), line(6, "round-begins")], KEYS, 2)).toBeNull();
  });

  test("has gains only if the points before are known", () => {
    expect(gainsOf([12, 7], [10, 8])).toEqual([2, -1]);
    expect(gainsOf([12, 7], null)).toEqual([null, null]);
  });
});
