// The clause of the rules that a prompt or a thing rests on.
import type { Catalogue } from "../made/protocol";

export type Clause = { id: string; text: string; language?: string };

/** In the reader's language where the rules have come, otherwise as the catalogue has it. */
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

/** Where a clause can be read with those around it. */
export const ruleHref = (game: string, clause: string): string =>
  `#/rules/${encodeURIComponent(game)}/${encodeURIComponent(clause)}`;
