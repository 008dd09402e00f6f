import { describe, expect, test } from "vitest";
import type { Entry, Position } from "../src/made/protocol";
import { mergedEntries, wholeView } from "../src/net/changes";
import { facts } from "./facts";

describe.each(Object.entries(facts.differences))("what has changed of a view of %s", (_, [first, ...steps]) => {
  test("there is something to compare, and it is less than the whole", () => {
    expect(steps.length).toBeGreaterThan(8);
    const told = steps.reduce((sum, step) => sum + JSON.stringify([step.told.view, step.told.parts]).length, 0);
    const whole = steps.reduce((sum, step) => sum + JSON.stringify(step.whole).length, 0);
    expect(told).toBeLessThan(whole);
  });

  test("step by step it comes to the whole view", () => {
    let before: { n: number; view: unknown } = first;
    for (const { told, whole } of steps) {
      const kept = structuredClone(before.view);
      const view = wholeView(before, told);
      expect(view).toEqual(whole);
      expect(before.view).toEqual(kept); // the old view is still shown while pieces move
      before = { n: told.n, view };
    }
  });

  test("changes of another view than the one before are not laid over it", () => {
    const [, second] = steps;
    expect(second && wholeView(first, second.told)).toBeNull();
    expect(second && wholeView(null, second.told)).toBeNull();
  });

  test("a whole view needs none before it", () => {
    const told = { n: 5, view: first.view } as Position;
    expect(wholeView(null, told)).toBe(first.view);
    expect(wholeView({ n: 3, view: {} }, told)).toBe(first.view);
  });
});

describe("entries", () => {
  const entry = (n: number): Entry => ({ n }) as Entry;
  const numbers = (entries: Entry[]): number[] => entries.map(({ n }) => n);

  test("what was sent twice is told once", () => {
    expect(numbers(mergedEntries([entry(0), entry(1)], [entry(1), entry(2), entry(3)]))).toEqual([0, 1, 2, 3]);
  });

  test("nothing new leaves the list as it is, so that nothing is drawn again", () => {
    const had = [entry(0), entry(1)];
    expect(mergedEntries(had, [entry(0), entry(1)])).toBe(had);
    expect(mergedEntries(had, [])).toBe(had);
  });

  test("the first come as they are", () => {
    expect(numbers(mergedEntries([], [entry(0), entry(4)]))).toEqual([0, 4]);
  });
});
