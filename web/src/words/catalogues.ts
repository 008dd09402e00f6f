// The Fluent catalogues. The pages' own are built in, with the few words of the kernel; what a game says comes from the backend with the game.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { GameWords } from "../made/protocol";
import { games } from "../net/games.svelte";
import * as api from "../net/api";

export const LANGUAGES = ["en", "cs", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

const built = import.meta.glob<string>(["../locales/*.ftl", "../../../src/sanmon/kernel/locales/*.ftl"], {
  query: "?raw",
  import: "default",
});
const ofPages = (language: Language): Promise<string> => built[`../locales/${language}.ftl`]?.() ?? Promise.resolve("");
const ofKernel = (language: Language): Promise<string> =>
  built[`../../../src/sanmon/kernel/locales/${language}.ftl`]?.() ?? Promise.resolve("");

/** What was asked for, by its address: words that changed have another fingerprint. */
const asked = new Map<string, Promise<GameWords>>();

async function ofGame(game: string, language: Language): Promise<GameWords> {
  const mark = await games.wordsMark(game);
  const key = `${game} ${language} ${mark}`;
  let words = asked.get(key);
  if (!words) {
    words = api.words(game, language, mark);
    asked.set(key, words);
    words.catch(() => asked.delete(key)); // it is asked for again
  }
  return words;
}

/** Lets the words of a game come, to be read later. */
export const fetchWords = (language: Language, game: string): void =>
  void ofGame(game, language).catch(() => undefined);

function bundled(language: Language, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle([language], { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The messages of one language; in English those that a game has not translated. */
export type Messages = {
  bundle: FluentBundle;
  english: FluentBundle | null;
  untranslated: ReadonlySet<string>;
};

/** The messages of one language for one game (null: pages without a game). A game's own words go before the kernel's. */
export async function messagesOf(language: Language, game: string | null): Promise<Messages> {
  if (game === null) {
    const texts = await Promise.all([ofPages(language), ofKernel(language)]);
    return { bundle: bundled(language, ...texts), english: null, untranslated: new Set() };
  }
  const [pages, words] = await Promise.all([ofPages(language), ofGame(game, language)]);
  return {
    bundle: bundled(language, pages, words.text),
    english: words.untranslated.length > 0 ? bundled("en", words.english) : null,
    untranslated: new Set(words.untranslated),
  };
}
