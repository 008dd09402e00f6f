// Formatting inside a clause's text: *an explained word* and `a setting`, as in Markdown.
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

/** A text as the search compares it: without case, accents and formatting. */
export const normalised = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[*`]/g, "").toLowerCase();
