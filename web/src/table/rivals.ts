// The solo opponent's turns: one sentence for each, with the steps of its tables behind it.
import type { BoardModule } from "../boards/board";
import type { Line } from "./log";

/** A line of the log; `steps`: what the solo opponent's turn was made of, if the line tells such a turn. */
export type Told = Line & { steps: Line[] };

type Rival = Pick<BoardModule<unknown>, "isRivalEvent" | "isRivalDeed" | "rivalTurnStart">;

/** The log with each turn of the solo opponent as one line. */
export function withTurns(lines: readonly Line[], board: Rival): Told[] {
  const told: Told[] = [];
  let turn: Line[] = [];
  const close = (): void => {
    const [first] = turn;
    if (first) told.push(turn.length === 1 ? { ...first, steps: [] } : turnOf(first, turn, board));
    turn = [];
  };
  for (const line of lines) {
    const rival = line.kind === "event" && !line.undone && board.isRivalEvent?.(line.key) === true;
    const begins = board.rivalTurnStart === undefined ? turn.at(-1)?.n !== line.n : line.key === board.rivalTurnStart;
    if (!rival || begins) close();
    if (rival) turn.push(line);
    else told.push({ ...line, steps: [] });
  }
  close();
  return told;
}

function turnOf(first: Line, turn: Line[], board: Rival): Told {
  return { ...first, text: sentenceOf(turn, board), things: turn.flatMap((line) => line.things), steps: turn };
}

/** A turn in one sentence: its deeds one after the other, the opponent named once. */
export function sentenceOf(turn: readonly Line[], board: Rival): string {
  const deeds = turn.filter((line) => board.isRivalDeed?.(line.key) ?? true);
  const texts = (deeds.length > 0 ? deeds : turn.slice(-1)).map((line) => line.text.replace(/[.。]$/, ""));
  const name = commonStart(texts);
  return texts.map((text, place) => (place > 0 && name !== "" && text.startsWith(name) ? text.slice(name.length) : text)).join(", "); // prettier-ignore
}

/** The words with which most of the texts begin: the opponent's name. */
function commonStart(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  const words = first.split(" ");
  for (let n = Math.min(3, words.length - 1); n > 0; n -= 1) {
    const start = `${words.slice(0, n).join(" ")} `;
    if (others.length > 0 && others.filter((text) => text.startsWith(start)).length * 2 >= others.length) return start;
  }
  return "";
}
