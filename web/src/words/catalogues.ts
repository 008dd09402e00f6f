// The Fluent catalogues: those of kernel and games are the very files that Python reads; the pages have their own beside.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "cs", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

const games = import.meta.glob<string>("../../../src/sanmon/{kernel,games/*}/locales/*.ftl", {
  query: "?raw",
  import: "default",
});
const pages = import.meta.glob<string>("../locales/*.ftl", { query: "?raw", import: "default" });

const loaded = new Map<string, Promise<string>>();

function text(path: string, load: (() => Promise<string>) | undefined): Promise<string> {
  let source = loaded.get(path);
  if (!source) {
    // A game without words in this language speaks in keys, which can be seen and mended; the page goes on.
    source = load ? load() : Promise.resolve("");
    loaded.set(path, source);
  }
  return source;
}

const ofPackage = (name: string, language: Language): Promise<string> => {
  const folder = name === "kernel" ? name : `games/${name}`;
  const path = `../../../src/sanmon/${folder}/locales/${language}.ftl`;
  return text(path, games[path]);
};

const ofPages = (language: Language): Promise<string> => {
  const path = `../locales/${language}.ftl`;
  return text(path, pages[path]);
};

/** Lets the words of a game come, to be read later. */
export const fetchWords = (language: Language, game: string): void => void ofPackage(game, language);

/** The messages of one language for one game (null: pages without a game). A game's own words go before the kernel's. */
export async function bundleOf(language: Language, game: string | null): Promise<FluentBundle> {
  const bundle = new FluentBundle([language], { useIsolating: false });
  const sources = [ofPages(language), ofPackage("kernel", language)];
  if (game !== null) sources.push(ofPackage(game, language));
  for (const source of await Promise.all(sources)) {
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return bundle;
}
