// The title of a tip: its beginning, up to the first colon, full stop or line end outside brackets.

export function titled(text: string): { name: string; rest: string } {
  let depth = 0;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] ?? "";
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    const ends = sign === "\n" || ((sign === ":" || sign === ".") && /^(\s|$)/.test(text.slice(place + 1, place + 2)));
    if (ends && depth === 0) return { name: text.slice(0, place), rest: text.slice(place + 1).trim() };
  }
  return { name: text, rest: "" };
}
