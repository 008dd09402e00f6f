// What went wrong, in words for whoever reads the page.
import * as api from "../net/api";
import type { Words } from "../words/words";

export function told(error: unknown, words: Words): string {
  if (error instanceof api.Unanswered) return words.say("web-no-server");
  if (error instanceof api.Declined && error.status === 429) return words.say("web-too-often");
  return error instanceof Error ? error.message : String(error);
}

/** Whether this server simply does not offer what was asked for. */
export const notOffered = (error: unknown): boolean => error instanceof api.Declined && error.unknown;
