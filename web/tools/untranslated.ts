// A Vite plugin: the module `virtual:untranslated` has the messages of pages and kernel that each language lacks, so that
// the English catalogues are loaded only for a language that needs them.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:untranslated";
const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const PAGES = folder("../src/locales/");
export const KERNEL = folder("../../src/sanmon/kernel/locales/");

/** The languages: those with a catalogue of the kernel. */
export const languages = (): string[] =>
  readdirSync(KERNEL)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => name.slice(0, -".ftl".length));

/** The text of a catalogue; empty if there is none. */
export function catalogue(within: string, language: string): string {
  const path = `${within}${language}.ftl`;
  return existsSync(path) ? readFileSync(path, "utf-8") : "";
}

/** The keys of the messages in a catalogue. */
export const keysOf = (text: string): string[] =>
  [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, key]) => key ?? "");

/** The keys that a language lacks, in English order. */
function untranslated(language: string): string[] {
  return [PAGES, KERNEL].flatMap((within) => {
    const there = new Set(keysOf(catalogue(within, language)));
    return keysOf(catalogue(within, "en")).filter((key) => !there.has(key));
  });
}

export function untranslatedMessages(): Plugin {
  return {
    name: "sanmon-untranslated",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const found: Record<string, string[]> = {};
      for (const language of languages()) {
        for (const within of [PAGES, KERNEL])
          if (existsSync(`${within}${language}.ftl`)) this.addWatchFile(`${within}${language}.ftl`);
        found[language] = untranslated(language);
      }
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
