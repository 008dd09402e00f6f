// What this browser remembers: language, light or dark, one's name, and the tables one sits at. Nothing of it leaves the browser, but for the taste of
// whoever has an account (people/tastes).
import { isLanguage, LANGUAGES, type Language } from "./words/catalogues";

export type Theme = "auto" | "light" | "dark";
/** How pieces move: `full`, `quick`, or not at all. */
export type Motion = "full" | "quick" | "none";

export type Remembered = {
  table: string;
  game: string;
  seat: number | null;
  token: string;
  opened: number;
  over: boolean;
  links: Link[];
};
export type Tastes = { language: Language; theme: Theme; sound: boolean; motion: Motion; confirming: boolean };
export type Link = { seat: number; name: string; token: string };

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`sanmon.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // storage is off or spoilt: the page works without a memory
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`sanmon.${key}`, JSON.stringify(value));
  } catch {
    // As above.
  }
}

function spoken(): Language {
  const chosen = read<string | null>("language", null);
  if (isLanguage(chosen)) return chosen;
  for (const tongue of navigator.languages) {
    const known = LANGUAGES.find((language) => tongue.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return "en";
}

class Prefs {
  language = $state<Language>(spoken());
  theme = $state<Theme>(read<Theme>("theme", "auto"));
  name = $state(read("name", ""));
  sound = $state(read("sound", true));
  motion = $state<Motion>(read<Motion>("motion", "full"));
  /** Whether one wants to be asked before one's turn ends, at tables to come. */
  confirming = $state(read("confirming", true));
  /** The first visit explains itself, until it is told that it was read. */
  greeted = $state(read("greeted", false));
  tables = $state<Remembered[]>(read<Remembered[]>("tables", []));

  speak(language: Language): void {
    this.language = language;
    write("language", language);
  }

  dress(theme: Theme): void {
    this.theme = theme;
    write("theme", theme);
  }

  hear(sound: boolean): void {
    this.sound = sound;
    write("sound", sound);
  }

  pace(motion: Motion): void {
    this.motion = motion;
    write("motion", motion);
  }

  call(name: string): void {
    this.name = name;
    write("name", name);
  }

  confirm(wanted: boolean): void {
    this.confirming = wanted;
    write("confirming", wanted);
  }

  greet(): void {
    this.greeted = true;
    write("greeted", true);
  }

  /** Whether this note comes for the first time; from now on it does not. */
  firstNote(note: string): boolean {
    const notes = read<string[]>("notes", []);
    if (notes.includes(note)) return false;
    write("notes", [...notes, note]);
    return true;
  }

  /** What one likes, wherever one plays. */
  tastes(): Tastes {
    const { language, theme, sound, motion, confirming } = this;
    return { language, theme, sound, motion, confirming };
  }

  /** Takes over what was liked elsewhere; what it does not know, or what makes no sense, it leaves as it is. */
  adopt(liked: Record<string, unknown>): void {
    const { language, theme, sound, motion, confirming } = liked;
    if (isLanguage(language)) this.speak(language);
    if (theme === "auto" || theme === "light" || theme === "dark") this.dress(theme);
    if (motion === "full" || motion === "quick" || motion === "none") this.pace(motion);
    if (typeof sound === "boolean") this.hear(sound);
    if (typeof confirming === "boolean") this.confirm(confirming);
  }

  remember(table: Remembered): void {
    this.tables = [
      table,
      ...this.tables.filter((other) => other.table !== table.table || other.token !== table.token),
    ].slice(0, 24);
    write("tables", $state.snapshot(this.tables));
  }

  forget(table: string): void {
    this.tables = this.tables.filter((other) => other.table !== table);
    write("tables", $state.snapshot(this.tables));
  }

  finish(table: string): void {
    if (!this.tables.some((other) => other.table === table && !other.over)) return;
    this.tables = this.tables.map((other) => (other.table === table ? { ...other, over: true } : other));
    write("tables", $state.snapshot(this.tables));
  }
}

export const prefs = new Prefs();
