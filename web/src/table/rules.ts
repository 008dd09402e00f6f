// The clause of the rules that a prompt or a thing rests on.
import type { Catalogue } from "../made/protocol";

export type Clause = { id: string; text: string; language?: string };

export function clauseOf(catalogue: Catalogue | null, id: string): Clause | null {
  const found = catalogue?.clauses.find((clause) => clause.id === id);
  return found ? { id: found.id, text: found.text } : null;
}

/** Where a clause can be read with those around it. */
export const ruleHref = (game: string, clause: string): string =>
  `#/rules/${encodeURIComponent(game)}/${encodeURIComponent(clause)}`;
