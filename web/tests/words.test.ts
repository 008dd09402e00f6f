// Tests of words/words.ts: prompts, options, events and effects read as in the kernel, in every language.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sight } from "../src/boards/koi/sight.svelte";
import type { Described, GameWords } from "../src/generated/protocol";
import { games } from "../src/net/games.svelte";
import { LANGUAGES, nameOf, negotiated } from "../src/words/languages";
import { Words } from "../src/words/words";
import { factsOf, GAMES } from "./facts";

const NAMES = ["Ema", "Jiří", "Оля", "Kenji"]; // as in tools/client_facts.py

beforeEach(() => sight.reset());
afterEach(() => vi.restoreAllMocks());

describe.each(GAMES)("the words of %s", (game) => {
  const { moments, sentences, effects } = factsOf(game);

  test("there are enough sentences to compare", () => {
    expect(moments.length).toBeGreaterThan(5);
    expect(moments.some((moment) => moment.events.length > 0)).toBe(true);
    expect(Object.values(effects.en).length).toBeGreaterThan(3);
  });

  test.each(LANGUAGES)("prompts, options and events in %s equal the kernel's", async (language) => {
    const words = (await Words.load(language, game)).withNames(NAMES);
    const here = moments.map(({ prompt, options, events }) => ({
      prompt: words.prompt(prompt),
      options: options.map((option) => words.option(option)),
      events: events.map((event) => words.event(event)),
    }));
    expect(here).toEqual(sentences[language]);
    expect(JSON.stringify(here)).not.toContain("⟦");
  });

  test.each(LANGUAGES)("effects in %s equal the kernel's", async (language) => {
    const words = await Words.load(language, game);
    const here = Object.fromEntries(Object.keys(effects[language] ?? {}).map((text) => [text, words.effect(text)]));
    expect(here).toEqual(effects[language]);
  });
});

describe("words", () => {
  test("a key without a message is shown itself", async () => {
    const words = await Words.load("en", "toy");
    expect(words.say("no-such-key")).toBe("⟦no-such-key⟧");
    expect(words.has("no-such-key")).toBe(false);
  });

  test("a message with a missing variable names it", async () => {
    const words = await Words.load("en", "toy");
    expect(words.say("seat")).toMatch(/^⟦seat: .*number.*⟧$/);
  });

  test("seats have their names, or their numbers if they have none", async () => {
    const words = await Words.load("en", "toy");
    expect(words.withNames(["Ema", ""]).seat(0)).toBe("Ema");
    expect(words.withNames(["Ema", ""]).seat(1)).toBe(words.say("seat", { number: 2 }));
    expect(words.seat(null)).toBe(words.say("nobody"));
  });

  test("untranslated messages are in English, and this is logged once", async () => {
    const { cs, en } = factsOf("toy").catalogues;
    const text = cs.text.replace(/^good-(tea|calm) = .*$/gm, "");
    expect(text).not.toContain("good-tea =");
    expect(text).not.toContain("good-calm =");
    const words = await wordsOf({ ...cs, text, untranslated: ["good-calm", "good-tea"], english: en.text });
    const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
    expect(words.has("good-tea")).toBe(true);
    expect(words.say("good-tea")).toBe((await Words.load("en", "toy")).say("good-tea"));
    words.say("good-tea");
    words.say("good-calm");
    expect(words.partlyEnglish).toBe(true);
    expect((await Words.load("en", "toy")).partlyEnglish).toBe(false);
    expect(info).toHaveBeenCalledOnce();
    expect(words.say("good-rice")).not.toBe((await Words.load("en", "toy")).say("good-rice"));
  });

  test("a message that is not translated is English also where another refers to it", async () => {
    const { cs, en } = factsOf("toy").catalogues;
    const text = `${cs.text.replace(/^good-tea = .*$/m, "")}\nboth = { good-rice } a { good-tea }\n`;
    const words = await wordsOf({ ...cs, text, untranslated: ["good-tea"], english: en.text });
    const english = await Words.load("en", "toy");
    expect(words.say("both")).toBe(`${words.say("good-rice")} a ${english.say("good-tea")}`);
  });

  test("languages come from the files, and are named in the language itself", () => {
    expect(LANGUAGES[0]).toBe("en");
    expect(LANGUAGES).toEqual(expect.arrayContaining(["cs", "ru"]));
    expect(["en", "cs", "ru"].map(nameOf)).toEqual(["English", "Čeština", "Русский"]);
    expect(nameOf("pt-BR")).toMatch(/^Português/);
    expect(nameOf("xx")).toMatch(/^xx$/i);
  });

  test("a browser's languages choose one of ours", () => {
    expect(negotiated(["de-AT", "cs-CZ", "en"])).toBe("cs");
    expect(negotiated(["csb", "ja"])).toBe("en");
    const ours = ["en", "pt-BR", "zh", "zh-TW"];
    expect(negotiated(["pt-PT"], ours)).toBe("pt-BR");
    expect(negotiated(["zh-tw"], ours)).toBe("zh-TW");
    expect(negotiated(["zh-CN"], ours)).toBe("zh");
  });

  test("an option with two things of one kind names both", async () => {
    const { en } = factsOf("toy").catalogues;
    const words = await wordsOf({ ...en, text: `${en.text}\noption-swap = { $good } for { $good2 }\n` });
    const option: Described = {
      option: 0,
      text: "swap rice tea",
      key: "swap",
      args: { good: "rice", good2: "tea" },
      touches: [],
    };
    expect(words.option(option)).toBe("rice for tea");
  });
});

/** The words of the toy game if the server responds with these messages. */
async function wordsOf(answer: GameWords): Promise<Words> {
  const asked = vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json(answer));
  games.setWordsFingerprint("toy", `another fingerprint: ${answer.text.length}`);
  const words = await Words.load(answer.language, "toy");
  expect(asked).toHaveBeenCalledOnce();
  asked.mockRestore();
  return words;
}
