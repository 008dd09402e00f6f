// A clause's text has two marks of Markdown: *a word that is explained* and `a setting`.
export type Piece = { kind: "text" | "em" | "code"; text: string };

export function piecesOf(text: string): Piece[] {
  return text
    .split(/(\*[^*]+\*|`[^`]+`)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("*") && part.length > 2) return { kind: "em", text: part.slice(1, -1) };
      if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
      return { kind: "text", text: part };
    });
}

/** For searching: without case, accents and marks. */
export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[*`]/g, "").toLowerCase();
