// Translations of the notes in our component sets. The files are in English and must not change once a game was played
// with them, so the translations are here. Other sets are shown as they are.
type Notes = Record<string, string>;

const translations = import.meta.glob<{ default: Notes }>("./notes/*.json");

class NoteTranslations {
  #language = $state("en");
  #notes = $state.raw<Notes>({});

  async load(language: string): Promise<void> {
    const found = await translations[`./notes/${language}.json`]?.();
    this.#notes = found?.default ?? {};
    this.#language = language;
  }

  /** A note in the page's language if there is a translation, and the language it is in. */
  of(note: string): { text: string; lang: string } {
    const text = this.#notes[note];
    return text === undefined ? { text: note, lang: "en" } : { text, lang: this.#language };
  }
}

export const notes = new NoteTranslations();
