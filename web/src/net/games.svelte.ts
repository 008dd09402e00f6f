// The games that can be played here, as the backend lists them: titles, player counts, what can be chosen. It is asked once.
import type { GameCard } from "../made/protocol";
import * as api from "./api";

class Games {
  /** Null until the list has come. */
  cards = $state.raw<GameCard[] | null>(null);
  /** The list is one that the browser kept; the backend does not answer. */
  kept = $state(false);

  private coming: Promise<GameCard[]> | null = null;
  private readonly told = new Map<string, string>();

  /** The list; after a failure, or where only a kept one was to be had, it is asked for again. */
  load(): Promise<GameCard[]> {
    this.coming ??= api.games().then(
      ({ cards, kept }) => {
        this.cards = cards;
        this.kept = kept;
        if (kept) this.coming = null;
        return cards;
      },
      (error: unknown) => {
        this.coming = null;
        throw error;
      },
    );
    return this.coming;
  }

  card(game: string): GameCard | null {
    return this.cards?.find((card) => card.name === game) ?? null;
  }

  /** A game's title; its name while the list is not there, and where the game is not. */
  title(game: string, language: string): string {
    const titles = this.card(game)?.titles;
    return titles?.[language] ?? titles?.en ?? game;
  }

  /** What the game is, in one sentence; empty where it has none. */
  line(game: string, language: string): string {
    const lines = this.card(game)?.lines;
    return lines?.[language] ?? lines?.en ?? "";
  }

  /** A table tells the fingerprint of its game's words before the list is there. */
  tell(game: string, mark: string): void {
    if (mark !== "") this.told.set(game, mark);
  }

  /** The fingerprint under which a game's words are kept. */
  async wordsMark(game: string): Promise<string> {
    const told = this.told.get(game);
    if (told !== undefined) return told;
    const cards = await this.load().catch(() => []);
    return cards.find((card) => card.name === game)?.words ?? "";
  }
}

export const games = new Games();
