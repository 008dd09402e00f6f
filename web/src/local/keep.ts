// Has a server keep games that were played in a browser: those of a file of all games, one after the other.
import { home } from "../net/home";

/** The server that serves these pages beside its own; null if they come from a host of files. */
export const server: URL | null = home.pathname.endsWith("/in-browser/") ? new URL("../", home) : null;

/** What became of the games of a file: kept now, there already, or not accepted. */
export type Kept = { kept: number; known: number; wrong: number };

type Table = { row: { meta: { components: string }; header: string }; entries: unknown[] };
type File = {
  sanmon: number;
  person: string;
  tables: Table[];
  sets: Record<string, { files: Record<string, string> }>;
};

/** How often a game is sent again because there were too many requests. */
const MOST_TRIES = 4;

async function send(game: object, at: URL): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(new URL("api/me/games", at), {
      method: "POST",
      headers: { "x-sanmon": "1", "content-type": "application/json" },
      body: JSON.stringify(game),
    });
    const wait = Number(answer.headers.get("retry-after") ?? Infinity);
    if (answer.status !== 429 || wait > 10 || tries === MOST_TRIES) return answer;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
}

/** Sends the games of a file to the server at this address. Lessons stay behind: they can be begun anew. */
export async function keepGames(text: string, at: URL): Promise<Kept> {
  const file = JSON.parse(text) as File;
  if (!Array.isArray(file.tables)) throw new Error("this is no file of games");
  const found: Kept = { kept: 0, known: 0, wrong: 0 };
  for (const { row, entries } of file.tables) {
    if ((JSON.parse(row.header) as { lesson?: string }).lesson) continue;
    const files = file.sets[`set/${row.meta.components}`]?.files;
    const answer = await send({ person: file.person, row, entries, ...(files ? { files } : {}) }, at);
    if (!answer.ok) found.wrong += 1;
    else if (((await answer.json()) as { known: boolean }).known) found.known += 1;
    else found.kept += 1;
  }
  return found;
}
