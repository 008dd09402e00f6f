// Tests of table/choices.ts and table/decision.svelte.ts.
import { describe, expect, test } from "vitest";
import type { BoardModule } from "../src/boards/board";
import { optionEffectsOf } from "../src/boards/satori/options";
import type { Described, Position, Prompt } from "../src/generated/protocol";
import type { View as SatoriView } from "../src/generated/views/satori";
import { choicesOf } from "../src/table/choices";
import { Decision } from "../src/table/decision.svelte";
import { Words } from "../src/words/words";
import { factsOf, GAMES, type Moment } from "./facts";

const BARE = {} as BoardModule<unknown>;
const positionOf = (moment: Moment): Position => ({ ...moment, view: {} }) as unknown as Position;
const NAMES = ["Ema", "Jiří", "Оля", "Kenji"];

describe.each(GAMES)("choices of %s", (game) => {
  const { moments, sentences } = factsOf(game);
  const asked = moments.flatMap((moment, place) => (moment.options.length > 0 ? [{ moment, place }] : []));

  test("every option is listed once, in the kernel's words, with the closing ones last", async () => {
    const words = (await Words.load("en", game)).withNames(NAMES);
    expect(asked.length).toBeGreaterThan(5);
    for (const { moment, place } of asked) {
      const choices = choicesOf(positionOf(moment), words, BARE, null);
      expect(choices.map((choice) => choice.option.text).sort()).toEqual(
        moment.options.map((option) => option.text).sort(),
      );
      const labels = new Map(moment.options.map((option, at) => [option.text, sentences.en[place]?.options[at]]));
      for (const choice of choices) expect(choice.label).toBe(labels.get(choice.option.text));
      const closing = choices.map((choice) => choice.closing !== null);
      expect(closing).toEqual([...closing].sort());
    }
  });

  test("no two choices share a key, and closing ones have e and s", async () => {
    const words = await Words.load("en", game);
    for (const { moment } of asked) {
      const choices = choicesOf(positionOf(moment), words, BARE, null);
      const keys = choices.map((choice) => choice.key).filter((key) => key !== "");
      expect(new Set(keys).size).toBe(keys.length);
      for (const choice of choices) {
        expect(choice.key === "e").toBe(choice.option.key === "end");
        expect(choice.key === "s").toBe(choice.option.key === "skip");
      }
    }
  });

  test("a choice concerns what its option touches and shows the effect that it names", async () => {
    const words = await Words.load("en", game);
    for (const { moment } of asked)
      for (const choice of choicesOf(positionOf(moment), words, BARE, null)) {
        expect(choice.things).toEqual(choice.option.touches);
        const named = choice.option.args.effect ?? choice.option.args.goods;
        expect(choice.effects).toEqual(typeof named === "string" ? [named] : []);
      }
  });
});

describe("choices on a board", () => {
  test("a board can override things and effects", async () => {
    const words = await Words.load("en", "toy");
    const moment = factsOf("toy").moments.find((one) => one.options.some((option) => !("effect" in option.args)));
    if (!moment) throw new Error("no such moment");
    const board = {
      optionThings: () => ["here:1"],
      optionEffects: () => ["2 wood"],
    } as unknown as BoardModule<unknown>;
    for (const choice of choicesOf(positionOf(moment), words, board, null)) {
      expect(choice.things).toEqual(["here:1"]);
      if (!("effect" in choice.option.args) && !("goods" in choice.option.args))
        expect(choice.effects).toEqual(["2 wood"]);
    }
  });
});

describe("a decision", () => {
  const option = (text: string): Described => ({ text, key: text, args: {}, touches: [] }) as unknown as Described;
  const choice = (text: string, things: string[], closing: "end" | null = null) => ({
    id: text,
    option: option(text),
    label: text,
    key: closing ? "e" : text,
    things,
    effects: [],
    does: "",
    spoken: "",
    aside: "",
    implied: [],
    closing,
    barred: "",
    remark: "",
  });
  const posed = (): { decision: Decision; taken: string[] } => {
    const taken: string[] = [];
    const decision = new Decision({ choose: ({ text }) => taken.push(text) });
    decision.pose([
      choice("1", ["altar:a"]),
      choice("2", ["altar:b"]),
      choice("3", ["altar:b"]),
      choice("end", [], "end"),
    ]);
    return { decision, taken };
  };

  test("taking a thing that one choice concerns chooses it", () => {
    const { decision, taken } = posed();
    decision.take("altar:a");
    expect(taken).toEqual(["1"]);
  });

  test("what a teacher does not allow yet, or answers, is not chosen", () => {
    const { decision, taken } = posed();
    decision.pose([
      { ...choice("1", ["altar:a"]), barred: "not yet" },
      { ...choice("2", ["altar:b"]), remark: "try the other" },
      choice("3", ["altar:c"]),
    ]);
    expect([...decision.can]).toEqual(["altar:b", "altar:c"]);
    decision.take("altar:a");
    expect(decision.remark).toBe("");
    decision.choose(decision.choices[0]!);
    expect(decision.remark).toBe("not yet");
    decision.take("altar:b");
    expect(decision.remark).toBe("try the other");
    expect(taken).toEqual([]);
    decision.take("altar:c");
    expect([decision.remark, taken]).toEqual(["", ["3"]]);
  });

  test("taking a thing that several choices concern narrows the list to them, until it is widened", () => {
    const { decision, taken } = posed();
    decision.take("altar:b");
    expect(taken).toEqual([]);
    expect(decision.visible.map((one) => one.option.text)).toEqual(["2", "3"]);
    expect([...decision.can]).toEqual(["altar:b"]);
    expect(decision.byKey("1")).toBeUndefined();
    expect(decision.widen()).toBe(true);
    expect(decision.visible.length).toBe(4);
    expect(decision.widen()).toBe(false);
  });

  test("taking a thing that no choice concerns does nothing", () => {
    const { decision, taken } = posed();
    decision.take("altar:c");
    expect(taken).toEqual([]);
    expect(decision.narrowed).toBeNull();
  });

  test("turning goes through all choices on the board, in both directions", () => {
    const { decision } = posed();
    decision.pose([choice("1", ["way:a"]), choice("2", ["way:b"]), choice("3", ["way:c"]), choice("end", [], "end")]);
    expect([1, 1, 1, 1].map((step) => decision.turn(step)?.option.text)).toEqual(["1", "2", "3", "1"]);
    expect([-1, -1].map((step) => decision.turn(step)?.option.text)).toEqual(["3", "2"]);
    decision.pointed = "way:c"; // the pointer has precedence over turning
    expect(decision.turn(1)?.option.text).toBe("1");
  });

  test("a new decision resets narrowing, pointing and highlights", () => {
    const { decision } = posed();
    decision.take("altar:b");
    decision.light(["altar:b"]);
    decision.pointed = "altar:b";
    decision.pose([choice("1", ["altar:a"])]);
    expect(decision.narrowed).toBeNull();
    expect(decision.at).toBeNull();
    expect(decision.lit.size).toBe(0);
  });
});

test("what is built at Satori costs and brings something that has words", async () => {
  const level = { tier_cost: "2 wood, emerald", tier_points: 3, roof_cost: "mon", roof_points: 2 };
  const view = { pagoda: [level], offers: [{ altar: "oak", cost: "2 mon" }], players: [{ altars: 2 }] };
  const options = [
    { key: "tier", args: { level: 1 } },
    { key: "roof", args: { level: 1 } },
    { key: "build", args: { altar: "oak" } },
  ];
  for (const language of ["en", "cs", "ru"] as const) {
    const words = await Words.load(language, "satori");
    for (const option of options) {
      const effects = optionEffectsOf(
        option as unknown as Described,
        { seat: 0, args: {} } as unknown as Prompt,
        view as unknown as SatoriView,
      );
      expect(effects.length).toBe(1);
      expect(words.effect(effects[0] ?? "")).not.toContain("⟦");
    }
  }
});
