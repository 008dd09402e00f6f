// The clause of the rules behind a prompt or a thing.
import type { Catalogue } from "../generated/protocol";

export type Clause = { id: string; text: string; language?: string };

/** The clause in the reader's language if the rules have loaded, otherwise from the catalogue. */
export function clauseOf(
  catalogue: Catalogue | null,
  rules: { language: string; texts: ReadonlyMap<string, string> } | null,
  id: string,
): Clause | null {
  const text = rules?.texts.get(id);
  if (rules && text !== undefined) return { id, text, language: rules.language };
  const found = catalogue?.clauses.find((clause) => clause.id === id);
  return found ? { id: found.id, text: found.text } : null;
}

/** The address of a clause on the page of the rules. */
export const ruleHref = (game: string, clause: string): string =>
  `#/rules/${encodeURIComponent(game)}/${encodeURIComponent(clause)}`;
