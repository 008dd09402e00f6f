import type { Catalogue } from "../../made/protocol";

/** What a charm does, from the set of components. */
export const effectOf = (catalogue: Catalogue | null, charm: string): string | null =>
  catalogue?.components.tables.charms?.find((row) => row.id === charm)?.effect ?? null;
