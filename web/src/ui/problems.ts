// Error messages for the reader of a page.
import * as api from "../net/api";
import { alone } from "../net/backend";
import type { Words } from "../words/words";

/** A caught error as a message in the reader's language: by its code, or else by its status. */
export function errorText(error: unknown, words: Words): string {
  if (error instanceof api.ServerUnreachable) return words.say(alone ? "web-site-broken" : "web-no-server");
  if (!(error instanceof api.HttpError)) return words.say("web-problem"); // the browser's own messages are in English
  for (const key of [`web-problem-${error.code}`, `web-refused-${error.code}`])
    if (error.code && words.has(key)) return words.say(key, error.args);
  if (error.status === 429) return words.say("web-too-often");
  if (words.language === "en") return sentence(error.message);
  const status = `web-problem-${error.status}`;
  return words.say(words.has(status) ? status : "web-problem");
}

/** The server's message as a sentence of a page. */
function sentence(text: string): string {
  const said = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}

/** Whether the password has to be given once more before the request is repeated. */
export const needsPassword = (error: unknown): boolean =>
  error instanceof api.HttpError && error.code === "password-needed";

/** Whether a password, a login with it, or a reset code is wrong. */
export const isWrongCredential = (error: unknown): boolean => error instanceof api.HttpError && error.status === 401;

/** Whether the server does not offer what was requested. */
export const notOffered = (error: unknown): boolean => error instanceof api.HttpError && error.unsupported;
