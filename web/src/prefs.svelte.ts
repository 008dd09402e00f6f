// What this browser remembers: preferences, the player's name and the tables they sit at. Nothing leaves the browser,
// except the synced preferences of an account (people/sync).
import { isLanguage, negotiated, type Language } from "./words/languages";

export type Theme = "auto" | "light" | "dark";
/** How pieces move: at normal speed, quickly, or not at all. */
export type Motion = "full" | "quick" | "none";

export type RememberedTable = {
  table: string;
  game: string;
  seat: number | null;
  token: string;
  opened: number;
  over: boolean;
  links: Link[];
  /** The lesson that goes on there. */
  lesson?: string;
};
/** Games to finish before the advice about each kind of decision goes away by itself. */
const TAUGHT_GAMES = 2;
export type SyncedPrefs = { language: Language; theme: Theme; sound: boolean; motion: Motion; confirming: boolean };
export type Link = { seat: number; name: string; token: string };

/** Where the tables are: a server's pages share everything else with those that play in the browser beside it. */
const IN_BROWSER = "tables in the browser";
const TABLES = location.pathname.includes("/in-browser/") ? IN_BROWSER : "tables";

function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`sanmon.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback; // storage is off or damaged: the page works without it
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`sanmon.${key}`, JSON.stringify(value));
  } catch {
    // As in `read`.
  }
}

function initialLanguage(): Language {
  const chosen = read<string | null>("language", null);
  return isLanguage(chosen) ? chosen : negotiated(navigator.languages);
}

class Prefs {
  language = $state<Language>(initialLanguage());
  theme = $state<Theme>(read<Theme>("theme", "auto"));
  name = $state(read("name", ""));
  sound = $state(read("sound", true));
  motion = $state<Motion>(read<Motion>("motion", "full"));
  /** Whether the player confirms the end of each turn at new tables. */
  confirming = $state(read("confirming", true));
  /** Whether the reader has closed the introduction of the first visit. */
  greeted = $state(read("greeted", false));
  tables = $state<RememberedTable[]>(read<RememberedTable[]>(TABLES, []));
  /** The tables of the pages that play in the browser beside this server. */
  readonly inBrowser = TABLES === IN_BROWSER ? [] : read<RememberedTable[]>(IN_BROWSER, []);
  /** The games of which this browser has seen an end. */
  finished = $state<string[]>(read<string[]>("finished", []));
  /** How many ends of each game this browser has seen. */
  ends = $state<Record<string, number>>(read<Record<string, number>>("ends", {}));
  /** By game, the opponents that the player has beaten: agents, and `alone`. */
  beaten = $state<Record<string, string[]>>(read<Record<string, string[]>>("beaten", {}));
  /** Whether the player wants advice about each decision; null: in the first games only. */
  teaching = $state<boolean | null>(read<boolean | null>("teaching", null));

  /** By game, the sorts of things that have introduced themselves. */
  met = $state<Record<string, string[]>>(read<Record<string, string[]>>("met", {}));

  /** Whether single letters and digits are shortcuts (WCAG 2.1.4). */
  letters = $state(read("letters", true));

  setLetters(wanted: boolean): void {
    this.letters = wanted;
    write("letters", wanted);
  }

  setLanguage(language: Language): void {
    this.language = language;
    write("language", language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    write("theme", theme);
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    write("sound", sound);
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    write("motion", motion);
  }

  setName(name: string): void {
    this.name = name;
    write("name", name);
  }

  setConfirming(wanted: boolean): void {
    this.confirming = wanted;
    write("confirming", wanted);
  }

  setTeaching(wanted: boolean): void {
    this.teaching = wanted;
    write("teaching", wanted);
  }

  /** Whether the table says what a decision of this game is for. */
  teaches(game: string): boolean {
    return this.teaching ?? (this.ends[game] ?? 0) < TAUGHT_GAMES;
  }

  /** Remembers that these sorts of things have introduced themselves. */
  meet(game: string, sorts: readonly string[]): void {
    this.met = { ...this.met, [game]: [...new Set([...(this.met[game] ?? []), ...sorts])] };
    write("met", $state.snapshot(this.met));
  }

  markGreeted(): void {
    this.greeted = true;
    write("greeted", true);
  }

  /** Remembers that this note was shown. Returns whether this was the first time. */
  rememberNote(note: string): boolean {
    const notes = read<string[]>("notes", []);
    if (notes.includes(note)) return false;
    write("notes", [...notes, note]);
    return true;
  }

  /** The preferences that an account keeps on all devices. */
  synced(): SyncedPrefs {
    const { language, theme, sound, motion, confirming } = this;
    return { language, theme, sound, motion, confirming };
  }

  /** Takes over preferences from the server; ignores unknown keys and invalid values. */
  apply(received: Record<string, unknown>): void {
    const { language, theme, sound, motion, confirming } = received;
    if (isLanguage(language)) this.setLanguage(language);
    if (theme === "auto" || theme === "light" || theme === "dark") this.setTheme(theme);
    if (motion === "full" || motion === "quick" || motion === "none") this.setMotion(motion);
    if (typeof sound === "boolean") this.setSound(sound);
    if (typeof confirming === "boolean") this.setConfirming(confirming);
  }

  rememberTable(table: RememberedTable): void {
    this.tables = [
      table,
      ...this.tables.filter((other) => other.table !== table.table || other.token !== table.token),
    ].slice(0, 24);
    write(TABLES, $state.snapshot(this.tables));
  }

  forgetTable(table: string): void {
    this.tables = this.tables.filter((other) => other.table !== table);
    write(TABLES, $state.snapshot(this.tables));
  }

  /** The lesson at this table has ended: it is a game like any other. */
  endLesson(table: string): void {
    this.tables = this.tables.map(({ lesson, ...other }) =>
      other.table === table || lesson === undefined ? other : { ...other, lesson },
    );
    write(TABLES, $state.snapshot(this.tables));
  }

  /** The table where this lesson of a game was left; null if there is none. */
  lessonTable(game: string, lesson: string): RememberedTable | null {
    return this.tables.find((table) => table.game === game && table.lesson === lesson && !table.over) ?? null;
  }

  /** Everyone's points when the present round of a table began, while this tab is open; null if not known. */
  roundPoints(table: string): number[] | null {
    try {
      return JSON.parse(sessionStorage.getItem(`sanmon.round.${table}`) ?? "null") as number[] | null;
    } catch {
      return null; // as in `read`
    }
  }

  rememberRoundPoints(table: string, points: number[]): void {
    try {
      sessionStorage.setItem(`sanmon.round.${table}`, JSON.stringify(points));
    } catch {
      // as in `read`
    }
  }

  /** Remembers, while this tab is open, that the coach shows its turn at a table. */
  showLine(table: string): void {
    try {
      sessionStorage.setItem(`sanmon.line.${table}`, "1");
    } catch {
      // as in `read`
    }
  }

  /** Whether the coach has yet to show its turn at this table; asked once. */
  takeLine(table: string): boolean {
    try {
      const wanted = sessionStorage.getItem(`sanmon.line.${table}`) !== null;
      sessionStorage.removeItem(`sanmon.line.${table}`);
      return wanted;
    } catch {
      return false;
    }
  }

  markBeaten(game: string, who: string): void {
    if (this.beaten[game]?.includes(who)) return;
    this.beaten = { ...this.beaten, [game]: [...(this.beaten[game] ?? []), who] };
    write("beaten", $state.snapshot(this.beaten));
  }

  markOver(table: string): void {
    if (!this.tables.some((other) => other.table === table && !other.over)) return;
    const game = this.tables.find((other) => other.table === table)?.game;
    if (game !== undefined) {
      this.ends = { ...this.ends, [game]: (this.ends[game] ?? 0) + 1 };
      write("ends", $state.snapshot(this.ends));
    }
    if (game !== undefined && !this.finished.includes(game)) {
      this.finished = [...this.finished, game];
      write("finished", $state.snapshot(this.finished));
    }
    this.tables = this.tables.map((other) => (other.table === table ? { ...other, over: true } : other));
    write(TABLES, $state.snapshot(this.tables));
  }
}

export const prefs = new Prefs();
