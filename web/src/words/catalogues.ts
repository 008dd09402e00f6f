// The Fluent catalogues. Those of the pages and of the kernel are built in; a game's messages come from the server.
import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";
import type { GameWords } from "../generated/protocol";
import { games } from "../net/games.svelte";
import * as api from "../net/api";
import { FALLBACK, type Language } from "./languages";
import untranslatedMessages from "virtual:untranslated";

const built = import.meta.glob<string>(["../locales/*.ftl", "../../../src/sanmon/kernel/locales/*.ftl"], {
  query: "?raw",
  import: "default",
});
const ofPages = (language: Language): Promise<string> => built[`../locales/${language}.ftl`]?.() ?? Promise.resolve("");
const ofKernel = (language: Language): Promise<string> =>
  built[`../../../src/sanmon/kernel/locales/${language}.ftl`]?.() ?? Promise.resolve("");

/** Requested messages by game, language and fingerprint; changed messages have another fingerprint. */
const requested = new Map<string, Promise<GameWords>>();

async function ofGame(game: string, language: Language): Promise<GameWords> {
  const fingerprint = await games.wordsFingerprint(game);
  const key = `${game} ${language} ${fingerprint}`;
  let words = requested.get(key);
  if (!words) {
    words = api.words(game, language, fingerprint);
    requested.set(key, words);
    words.catch(() => requested.delete(key)); // so that the next call requests it again
  }
  return words;
}

/** Requested messages of lessons, by game and language. */
const requestedLessons = new Map<string, Promise<GameWords>>();

function ofLessons(game: string, language: Language): Promise<GameWords> {
  const key = `${game} ${language}`;
  let words = requestedLessons.get(key);
  if (!words) {
    words = api.lessonWords(game, language);
    requestedLessons.set(key, words);
    words.catch(() => requestedLessons.delete(key));
  }
  return words;
}

/** Starts to load the messages of a game, to be used later. */
export const fetchWords = (language: Language, game: string): void =>
  void ofGame(game, language).catch(() => undefined);

/** The functions that messages may call, as in the kernel's words.py. */
const FUNCTIONS: Record<string, FluentFunction> = {
  /** The text with a capital first letter: `CAPITAL($wheel)` begins a question or an answer with a name. */
  CAPITAL: ([text]) => {
    const said = String(text);
    return said.slice(0, 1).toUpperCase() + said.slice(1);
  },
};

function bundled(language: Language, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle([language, FALLBACK], { functions: FUNCTIONS, useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The messages of one language; `english` has those that are not translated. */
export type Messages = {
  bundle: FluentBundle;
  english: FluentBundle | null;
  untranslated: ReadonlySet<string>;
  gameInEnglish: boolean; // whether some of the game's own messages are not translated
};

/**
 * The messages of one language for one game (null: for pages without a game). A game's messages override the kernel's.
 * `lesson`: with those of its lessons.
 */
export async function messagesOf(language: Language, game: string | null, lesson = false): Promise<Messages> {
  const untranslated = untranslatedMessages[language] ?? [];
  const english = untranslated.length > 0 ? [ofPages(FALLBACK), ofKernel(FALLBACK)] : [];
  const [pages, kernel, words, taught, ...fallback] = await Promise.all([
    ofPages(language),
    game === null ? ofKernel(language) : "",
    game === null ? null : ofGame(game, language),
    game === null || !lesson ? null : ofLessons(game, language),
    ...english,
  ]);
  const ofTheGame = [...(words?.untranslated ?? []), ...(taught?.untranslated ?? [])];
  const lacking = untranslated.length + ofTheGame.length > 0;
  const inEnglish = [...fallback, words?.english ?? "", taught?.english ?? ""];
  return {
    // With the English messages below the others, because a message can refer to one that is not translated.
    bundle: bundled(language, ...inEnglish, pages, words?.text ?? kernel, taught?.text ?? ""),
    english: lacking ? bundled(FALLBACK, ...inEnglish) : null,
    untranslated: new Set([...untranslated, ...ofTheGame]),
    gameInEnglish: ofTheGame.length > 0,
  };
}
