// The list of games as the server knows them: titles, player counts, settings. It is requested once.
import type { GameSummary } from "../generated/protocol";
import * as api from "./api";

class Games {
  /** Null until the list has loaded. */
  cards = $state.raw<GameSummary[] | null>(null);
  /** The list comes from the browser's cache because the server does not respond. */
  cached = $state(false);

  private loading: Promise<GameSummary[]> | null = null;
  private readonly fingerprints = new Map<string, string>();

  /** The list of games. It is requested again after a failure and after a cached response. */
  load(): Promise<GameSummary[]> {
    this.loading ??= api.games().then(
      ({ cards, cached }) => {
        this.cards = cards;
        this.cached = cached;
        if (cached) this.loading = null;
        return cards;
      },
      (error: unknown) => {
        this.loading = null;
        throw error;
      },
    );
    return this.loading;
  }

  card(game: string): GameSummary | null {
    return this.cards?.find((card) => card.name === game) ?? null;
  }

  /** A game's title, or its name while the list is missing or does not contain the game. */
  title(game: string, language: string): string {
    const titles = this.card(game)?.titles;
    return titles?.[language] ?? titles?.en ?? game;
  }

  /** One sentence about the game; empty if it has none. */
  line(game: string, language: string): string {
    const lines = this.card(game)?.lines;
    return lines?.[language] ?? lines?.en ?? "";
  }

  /** What sort of game it is, how long and how heavy; empty if it does not say. */
  sort(game: string, language: string): string {
    const sorts = this.card(game)?.sorts;
    return sorts?.[language] ?? sorts?.en ?? "";
  }

  /** Stores the fingerprint of a game's messages. A table sends it before the list of games has loaded. */
  setWordsFingerprint(game: string, fingerprint: string): void {
    if (fingerprint !== "") this.fingerprints.set(game, fingerprint);
  }

  /** The fingerprint of a game's messages, under which the browser caches them. */
  async wordsFingerprint(game: string): Promise<string> {
    const known = this.fingerprints.get(game);
    if (known !== undefined) return known;
    const cards = await this.load().catch(() => []);
    return cards.find((card) => card.name === game)?.words ?? "";
  }
}

export const games = new Games();
