// The languages of the pages: those that the kernel has a catalogue of. Nothing else lists them.
import untranslated from "virtual:untranslated";

export type Language = string;
export const FALLBACK: Language = "en";

/** English first, then the others by code. */
export const LANGUAGES: readonly Language[] = [
  FALLBACK,
  ...Object.keys(untranslated)
    .filter((language) => language !== FALLBACK)
    .sort(),
];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

/**
 * The first of ours that somebody prefers, or English. `pt-PT` is served by `pt-PT`, else by `pt`, else by another
 * Portuguese such as `pt-BR`.
 */
export function negotiated(preferred: readonly string[], ours: readonly Language[] = LANGUAGES): Language {
  const base = (tag: string): string => tag.toLowerCase().split("-")[0] ?? "";
  for (const wanted of preferred) {
    const known =
      ours.find((language) => language.toLowerCase() === wanted.toLowerCase()) ??
      ours.find((language) => language.toLowerCase() === base(wanted)) ??
      ours.find((language) => base(language) === base(wanted));
    if (known) return known;
  }
  return FALLBACK;
}

/** The name of a language in the language itself; its code if the browser does not know it. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language, FALLBACK], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
