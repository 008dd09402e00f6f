// Tests of boards/koi/giving.ts: what is too much is given back in one choice, and only what the rules allow.
import { expect, test } from "vitest";
import { bundlesOf } from "../src/boards/koi/giving";
import type { Position } from "../src/generated/protocol";
import type { Words } from "../src/words/words";

const words = {
  name: (_domain: string, piece: string) => piece,
  say: (_key: string, { what }: { what: string }) => what,
} as unknown as Words;
const asked = (n: number, storage: Record<string, number>): Position =>
  ({
    prompt: { key: "give", seat: 0, args: { n } },
    options: Object.keys(storage).map((piece) => ({
      text: `give ${piece}`,
      key: "give",
      args: { piece },
      touches: [],
    })),
    view: { seats: [{ storage }] },
  }) as unknown as Position;

test("one hex too many is asked for as the rules do", () => {
  expect(bundlesOf(asked(1, { water: 3 }), words)).toBeNull();
});

test("several hexes are one choice, the largest piece last, and never more than is needed", () => {
  const found = bundlesOf(asked(2, { water: 2, medium: 1, shore: 1 }), words) ?? [];
  expect(found.map((bundle) => bundle.label)).toEqual([
    "1 × shore",
    "1 × medium",
    "1 × water, 1 × shore",
    "1 × water, 1 × medium",
    "2 × water",
  ]);
  expect(found.at(3)?.options.map((option) => option.text)).toEqual(["give water", "give medium"]);
});
