// What the files of our sets say beside their pieces, in the language of the page. The files are written in English, and stay as they are once a game was
// played with them; so their translations stand here. A set that somebody brought speaks for itself.
type Notes = Record<string, string>;

const translations: Record<string, () => Promise<{ default: Notes }>> = {
  cs: () => import("./notes/cs.json"),
  ru: () => import("./notes/ru.json"),
};

class Translated {
  #language = $state("en");
  #notes = $state.raw<Notes>({});

  async speak(language: string): Promise<void> {
    const found = await translations[language]?.();
    this.#notes = found?.default ?? {};
    this.#language = language;
  }

  /** A note, and the language it is in. */
  of(note: string): { text: string; lang: string } {
    const text = this.#notes[note];
    return text === undefined ? { text: note, lang: "en" } : { text, lang: this.#language };
  }
}

export const notes = new Translated();
