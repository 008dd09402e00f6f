// The problems of a set in words.
import type { SetProblem } from "../generated/protocol";
import type { Words } from "../words/words";

/** Where a problem is: the file, the line, the field and the character. */
export function placeOf(problem: SetProblem, words: Words): string {
  const line = `${problem.file}${problem.line ? `:${problem.line}` : ""}`;
  const at = problem.at ? words.say("mistake-at", { at: problem.at }) : "";
  return [line, problem.field ?? "", at].filter(Boolean).join(", ");
}

/** What is wrong, in the reader's language; the server's own sentence if there are no words for it. */
export function problemText(problem: SetProblem, words: Words): { text: string; lang: string | undefined } {
  if (problem.key)
    return {
      text: words.say(`web-set-text-${problem.key}`, { field: problem.field ?? "", most: problem.most ?? 0 }),
      lang: undefined,
    };
  if (problem.code && words.has(`mistake-${problem.code}`))
    return { text: words.say(`mistake-${problem.code}`, problem.args ?? {}), lang: undefined };
  return { text: problem.message, lang: "en" };
}
