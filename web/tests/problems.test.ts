// Tests of ui/problems.ts: errors are said in the reader's language, by their code or their status.
import { expect, test } from "vitest";
import { HttpError, ServerUnreachable } from "../src/net/api";
import { errorText } from "../src/ui/problems";
import { Words } from "../src/words/words";

const taken = new HttpError(400, "the login 'hana' is taken; choose another", "login-taken", { login: "hana" });
const uncoded = new HttpError(409, "seat 1 is busy");

test("an error with a code is said by it, with its arguments", async () => {
  expect(errorText(taken, await Words.load("en"))).toBe("The username “hana” is taken. Please choose another.");
  expect(errorText(taken, await Words.load("cs"))).toBe("Přihlašovací jméno „hana“ už někdo má. Zvolte prosím jiné.");
});

test("the reason of a table is said as at the table", async () => {
  const words = await Words.load("ru");
  expect(errorText(new HttpError(409, "the game is over", "over"), words)).toBe(words.say("web-refused-over"));
});

test("an error without a code is the server's sentence in English, and said by its status elsewhere", async () => {
  expect(errorText(uncoded, await Words.load("en"))).toBe("Seat 1 is busy.");
  expect(errorText(uncoded, await Words.load("cs"))).toBe("To teď nejde.");
});

test.each(["cs", "ru"] as const)("no message of the browser or of the network is shown in %s", async (language) => {
  const words = await Words.load(language);
  expect(errorText(new ServerUnreachable("failed to fetch"), words)).toBe(words.say("web-no-server"));
  expect(errorText(new DOMException("Registration failed"), words)).toBe(words.say("web-problem"));
});
