import { beforeEach, describe, expect, test, vi } from "vitest";
import { sight } from "../src/boards/koi/sight.svelte";
import { LANGUAGES } from "../src/words/catalogues";
import { Words } from "../src/words/words";
import { factsOf, GAMES } from "./facts";

const NAMES = ["Ema", "Jiří", "Оля", "Kenji"]; // as in tools/client_facts.py

beforeEach(() => sight.reset());

describe.each(GAMES)("the words of %s", (game) => {
  const { moments, said, effects } = factsOf(game);

  test("there is much to compare", () => {
    expect(moments.length).toBeGreaterThan(5);
    expect(moments.some((moment) => moment.events.length > 0)).toBe(true);
    expect(Object.values(effects.en).length).toBeGreaterThan(3);
  });

  test.each(LANGUAGES)("questions, options and events in %s are the kernel's", async (language) => {
    const words = (await Words.load(language, game)).at(NAMES);
    const here = moments.map(({ prompt, options, events }) => ({
      prompt: words.prompt(prompt),
      options: options.map((option) => words.option(option)),
      events: events.map((event) => words.event(event)),
    }));
    expect(here).toEqual(said[language]);
    expect(JSON.stringify(here)).not.toContain("⟦");
  });

  test.each(LANGUAGES)("effects in %s are the kernel's", async (language) => {
    const words = await Words.load(language, game);
    const here = Object.fromEntries(Object.keys(effects[language]).map((text) => [text, words.effect(text)]));
    expect(here).toEqual(effects[language]);
  });
});

describe("words", () => {
  test("a key without a message shows itself", async () => {
    const words = await Words.load("en", "toy");
    expect(words.say("no-such-key")).toBe("⟦no-such-key⟧");
    expect(words.has("no-such-key")).toBe(false);
  });

  test("a message without what it speaks of says which is missing", async () => {
    const words = await Words.load("en", "toy");
    expect(words.say("seat")).toMatch(/^⟦seat: .*number.*⟧$/);
  });

  test("seats are called by their names, and by their numbers where they have none", async () => {
    const words = await Words.load("en", "toy");
    expect(words.at(["Ema", ""]).seat(0)).toBe("Ema");
    expect(words.at(["Ema", ""]).seat(1)).toBe(words.say("seat", { number: 2 }));
    expect(words.seat(null)).toBe(words.say("nobody"));
  });

  test("what a language lacks is said in English, and noted once", async () => {
    const lacking = factsOf("toy").catalogues.cs;
    const line = /^count-[\w-]+ = [^{\n]+$|^good-[\w-]+ = [^{\n]+$/m.exec(lacking.text)?.[0] ?? "";
    const name = line.split(" = ")[0] ?? "";
    expect(name).not.toBe("");
    const english = factsOf("toy").catalogues.en.text;
    const answer = { ...lacking, text: lacking.text.replace(line, ""), untranslated: [name], english };
    const asked = vi.spyOn(globalThis, "fetch").mockImplementation((url) => {
      if (!String(url).includes("/words/")) throw new Error("only words are asked for");
      return Promise.resolve(Response.json(answer));
    });
    const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
    const { games } = await import("../src/net/games.svelte");
    games.tell("toy", "another fingerprint"); // so that the words are asked for anew
    const words = await Words.load("cs", "toy");
    expect(asked).toHaveBeenCalledOnce();
    expect(words.has(name)).toBe(true);
    const text = words.say(name, {});
    expect(text).toBe((await englishOf(english)).say(name, {}));
    words.say(name, {});
    expect(info).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});

/** The English words of the toy, whatever else is asked for meanwhile. */
async function englishOf(
  text: string,
): Promise<{ say: (key: string, args: Record<string, string | number>) => string }> {
  const { FluentBundle, FluentResource } = await import("@fluent/bundle");
  const bundle = new FluentBundle(["en"], { useIsolating: false });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return { say: (key, args) => bundle.formatPattern(bundle.getMessage(key)?.value ?? "", args) };
}
