// Tests of words/notation.ts: the parser reads every effect and cost as the kernel does.
import { describe, expect, test } from "vitest";
import { parse, separate } from "../src/words/notation";
import { facts } from "./facts";

const { trees, wrong } = facts.notation;

describe("the notation of effects", () => {
  test("there are enough texts to compare, with every operator", () => {
    expect(Object.keys(trees).length).toBeGreaterThan(200);
    const ops = new Set(Object.values(trees).map((tree) => tree.op));
    expect([...ops].sort()).toEqual(["all", "and", "mix", "nothing", "or", "pay", "times", "word"]);
  });

  test.each(Object.entries(trees))("%j is parsed as by the kernel", (text, tree) => {
    expect(parse(text)).toEqual(tree);
  });

  test.each(wrong)("%j is refused", (text) => {
    expect(() => parse(text)).toThrow(JSON.stringify(text));
  });

  test("the same text is parsed once", () => {
    expect(parse("2 wood")).toBe(parse("2 wood"));
  });

  test("a text is split at its commas", () => {
    const lists = Object.entries(trees).filter(([, tree]) => tree.op === "all");
    expect(lists.length).toBeGreaterThan(20);
    for (const [text, tree] of lists) expect({ op: "all", parts: separate(text).map(parse) }).toEqual(tree);
  });

  test("commas inside parentheses do not split", () => {
    expect(separate("(a, b) x2, c")).toEqual(["(a, b) x2", "c"]);
    expect(separate("a")).toEqual(["a"]);
  });
});
