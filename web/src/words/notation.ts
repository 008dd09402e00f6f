// The parser of the notation of effects and costs, as in the kernel's notation.py. Operators from the loosest to the
// tightest: `,` `>` `|` `+` `xN`; then a word with its number. The tree is used for words and for pictures.
// web/tests/notation.test.ts compares this parser with the kernel's on every effect and cost of our component sets.

export type Tree =
  | { op: "nothing" }
  | { op: "word"; word: string; n: number; arg: number }
  | { op: "mix"; n: number; parts: Tree[] }
  | { op: "times"; n: number; parts: Tree[] }
  | { op: "all" | "pay" | "or" | "and"; parts: Tree[] };

const TOKEN = /\s*(?:(x\d+)(?![\p{L}\p{N}_-])|(\d+)|(\p{L}[\p{L}\p{N}_-]*)|([,>|+()])|(-))/uy;

type Token = { sort: "x" | "number" | "word" | "sign" | "end"; text: string };

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`${JSON.stringify(text)}: unexpected character at ${from + 1}`);
    if (match[1]) tokens.push({ sort: "x", text: match[1] });
    else if (match[2]) tokens.push({ sort: "number", text: match[2] });
    else if (match[3]) tokens.push({ sort: "word", text: match[3] });
    else tokens.push({ sort: "sign", text: match[4] ?? match[5] ?? "" });
  }
  tokens.push({ sort: "end", text: "" });
  return tokens;
}

class Parser {
  private place = 0;
  private readonly tokens: Token[];

  constructor(private readonly text: string) {
    this.tokens = tokensOf(text);
  }

  private get next(): Token {
    return this.tokens[this.place] ?? { sort: "end", text: "" };
  }

  private take(sign: string): boolean {
    if (this.next.sort !== "sign" || this.next.text !== sign) return false;
    this.place += 1;
    return true;
  }

  private takeSort(sort: Token["sort"]): string | null {
    const token = this.next;
    if (token.sort !== sort) return null;
    this.place += 1;
    return token.text;
  }

  private fail(expected: string): never {
    throw new Error(`${JSON.stringify(this.text)}: found ${JSON.stringify(this.next.text)}; expected ${expected}`);
  }

  whole(): Tree {
    const tree: Tree = this.take("-") ? { op: "nothing" } : this.all();
    if (this.next.sort !== "end") this.fail("the end");
    return tree;
  }

  private series(op: "all" | "or" | "and", sign: string, below: () => Tree): Tree {
    const parts = [below()];
    while (this.take(sign)) parts.push(below());
    return parts.length === 1 && parts[0] ? parts[0] : { op, parts };
  }

  private all(): Tree {
    return this.series("all", ",", () => this.pay());
  }

  private or(): Tree {
    return this.series("or", "|", () => this.series("and", "+", () => this.times()));
  }

  private pay(): Tree {
    const left = this.or();
    return this.take(">") ? { op: "pay", parts: [left, this.or()] } : left;
  }

  private times(): Tree {
    const part = this.atom();
    const count = this.takeSort("x");
    return count === null ? part : { op: "times", n: Number(count.slice(1)), parts: [part] };
  }

  private atom(): Tree {
    const number = this.takeSort("number");
    if (number !== null) {
      if (this.take("(")) {
        const inner = this.or();
        this.close();
        return { op: "mix", n: Number(number), parts: alternatives(inner) };
      }
      const word = this.takeSort("word") ?? this.fail("a word or (");
      return { op: "word", word, n: Number(number), arg: -1 };
    }
    const word = this.takeSort("word");
    if (word !== null) {
      const arg = this.takeSort("number");
      return { op: "word", word, n: 1, arg: arg === null ? -1 : Number(arg) };
    }
    if (this.take("(")) {
      const inner = this.all();
      this.close();
      return inner;
    }
    return this.fail("a number, a word or (");
  }

  private close(): void {
    if (!this.take(")")) this.fail(")");
  }
}

/** The alternatives of a mix: `2 (a|(b|c))` is `2 (a|b|c)`. */
const alternatives = (tree: Tree): Tree[] => (tree.op === "or" ? tree.parts.flatMap(alternatives) : [tree]);

const parsed = new Map<string, Tree>();

/** The tree of a text. The same few hundred texts occur again and again, so each is parsed once. */
export function parse(text: string): Tree {
  let tree = parsed.get(text);
  if (!tree) {
    tree = new Parser(text).whole();
    parsed.set(text, tree);
  }
  return tree;
}

/** Splits a text at its commas: options name these effects one by one. */
export function separate(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (text[place] === "(") depth += 1;
    else if (text[place] === ")") depth -= 1;
    else if (text[place] === "," && depth === 0) {
      parts.push(text.slice(from, place).trim());
      from = place + 1;
    }
  }
  parts.push(text.slice(from).trim());
  return parts;
}
