// Error messages for the reader of a page.
import * as api from "../net/api";
import type { Words } from "../words/words";

/** A caught error as a message in the reader's language where there is one. */
export function errorText(error: unknown, words: Words): string {
  if (error instanceof api.ServerUnreachable) return words.say("web-no-server");
  if (error instanceof api.HttpError && error.status === 429) return words.say("web-too-often");
  return error instanceof Error ? error.message : String(error);
}

/** Whether the server does not offer what was requested. */
export const notOffered = (error: unknown): boolean => error instanceof api.HttpError && error.unsupported;
