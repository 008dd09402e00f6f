// Tests of net/changes.ts: changes of views as Python sends them, and entries that are sent twice.
import { describe, expect, test } from "vitest";
import type { Entry, Position } from "../src/generated/protocol";
import { mergedEntries, wholeView, withEarlier } from "../src/net/changes";
import { facts } from "./facts";

describe.each(Object.entries(facts.differences))("changes of a view of %s", (_, [first, ...steps]) => {
  test("there are enough steps to compare, and changes are smaller than whole views", () => {
    expect(steps.length).toBeGreaterThan(8);
    const sent = steps.reduce((sum, step) => sum + JSON.stringify([step.message.view, step.message.parts]).length, 0);
    const whole = steps.reduce((sum, step) => sum + JSON.stringify(step.whole).length, 0);
    expect(sent).toBeLessThan(whole);
  });

  test("changes applied step by step give the whole view", () => {
    let before: { n: number; view: unknown } = first;
    for (const { message, whole } of steps) {
      const copy = structuredClone(before.view);
      const view = wholeView(before, message);
      expect(view).toEqual(whole);
      expect(before.view).toEqual(copy); // the page still shows the old view while pieces move
      before = { n: message.n, view };
    }
  });

  test("changes since another entry are not applied", () => {
    const [, second] = steps;
    expect(second && wholeView(first, second.message)).toBeNull();
    expect(second && wholeView(null, second.message)).toBeNull();
  });

  test("a whole view does not depend on an earlier one", () => {
    const message = { n: 5, view: first.view } as Position;
    expect(wholeView(null, message)).toBe(first.view);
    expect(wholeView({ n: 3, view: {} }, message)).toBe(first.view);
  });
});

describe("entries", () => {
  const entry = (n: number): Entry => ({ n }) as Entry;
  const numbers = (entries: Entry[]): number[] => entries.map(({ n }) => n);

  test("an entry that is sent twice is kept once", () => {
    expect(numbers(mergedEntries([entry(0), entry(1)], [entry(1), entry(2), entry(3)]))).toEqual([0, 1, 2, 3]);
  });

  test("without new entries the list stays the same object, so that nothing is drawn again", () => {
    const known = [entry(0), entry(1)];
    expect(mergedEntries(known, [entry(0), entry(1)])).toBe(known);
    expect(mergedEntries(known, [])).toBe(known);
  });

  test("the first entries are taken as they are", () => {
    expect(numbers(mergedEntries([], [entry(0), entry(4)]))).toEqual([0, 4]);
  });
});

test("older entries are put before those that are there, once", () => {
  const entries = (...numbers: number[]) => numbers.map((n) => ({ n }) as never);
  expect(withEarlier(entries(5, 6), entries(2, 4))).toEqual(entries(2, 4, 5, 6));
  expect(withEarlier(entries(5, 6), entries(4, 5))).toEqual(entries(4, 5, 6));
  expect(withEarlier([], entries(0))).toEqual(entries(0));
});
