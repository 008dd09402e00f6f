// The parts of a tutorial, for the console.
/** A part of a tutorial: a paragraph, or a cell; `here`: it needs no more than the page has. */
export type Part = { text: string } | { code: string; here: boolean };

/** The parts of a tutorial, which is Markdown (docs/tutorials). Blocks of `text` are the outputs: cells make them anew. */
export function partsOf(markdown: string): Part[] {
  const parts: Part[] = [];
  let lost = false; // a cell that cannot run here was left out: those after it may need what it made
  for (const piece of markdown.split(/^(```[\s\S]*?^```)$/m)) {
    const block = /^```(\w*)\n([\s\S]*?)```$/.exec(piece);
    if (!block) parts.push(...piece.split(/\n\s*\n/).flatMap((text) => (text.trim() ? [{ text: text.trim() }] : [])));
    else if (block[1] !== "text") {
      const code = (block[2] ?? "").trimEnd();
      lost ||= block[1] !== "python" || /\bsanmon\.(lab|cli)\b|\bnumpy\b/.test(code);
      parts.push({ code, here: !lost });
    }
  }
  return parts;
}
