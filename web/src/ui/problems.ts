// Error messages for the reader of a page.
import * as api from "../net/api";
import type { Words } from "../words/words";

/** A caught error as a message in the reader's language where there is one. */
export function errorText(error: unknown, words: Words): string {
  if (error instanceof api.ServerUnreachable) return words.say("web-no-server");
  if (error instanceof api.HttpError && error.status === 429) return words.say("web-too-often");
  return error instanceof Error ? error.message : String(error);
}

/** Whether the password has to be given once more before the request is repeated. */
export const needsPassword = (error: unknown): boolean =>
  error instanceof api.HttpError && error.code === "password-needed";

/** Whether a password, a login with it, or a reset code is wrong. */
export const isWrong = (error: unknown): boolean => error instanceof api.HttpError && error.status === 401;

/** Whether the server does not offer what was requested. */
export const notOffered = (error: unknown): boolean => error instanceof api.HttpError && error.unsupported;
