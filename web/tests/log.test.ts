// Tests of table/log.ts: what the log says besides the events of a game.
import { describe, expect, test } from "vitest";
import type { Entry } from "../src/generated/protocol";
import { Log } from "../src/table/log";
import { LANGUAGES } from "../src/words/languages";
import { Words } from "../src/words/words";
import { factsOf } from "./facts";

const move = (n: number, instead: boolean): Entry => ({
  n,
  kind: "move",
  seat: 1,
  events: factsOf("toy").moments.find((moment) => moment.events.length > 0)?.events ?? [],
  do: null,
  back: null,
  instead,
});

describe.each(LANGUAGES)("the log in %s", (language) => {
  test("says that the server moved for a bot that failed", async () => {
    const words = (await Words.load(language, "toy")).withNames(["Ema", "Jiří"]);
    const lines = new Log(words).lines([move(1, false), move(2, true)]);
    const [usual, failed] = [1, 2].map((n) => lines.filter((line) => line.n === n).map((line) => line.text));
    expect(usual?.length).toBeGreaterThan(0);
    expect(failed?.slice(0, -1)).toEqual(usual);
    expect(failed?.at(-1)).toMatch(/^[^{}]*Jiří/);
  });
});
