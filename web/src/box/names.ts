// The names of what can be answered.
import type { Choices } from "../generated/protocol";
import type { Words } from "../words/words";

/** Domains whose things are numbers, which need no names. */
const NUMBERS = new Set(["number", "points", "value"]);

export const isNumbers = (field: Choices): boolean => NUMBERS.has(field.domain);

/** Whether the choices are all whole numbers from one to another. */
export const isCount = (field: Choices): boolean =>
  isNumbers(field) &&
  field.choices.length > 1 &&
  field.choices.every((choice, place) => Number(choice) === Number(field.choices[0]) + place);

export function nameOf(words: Words, field: Choices, choice: string): string {
  if (isNumbers(field) && /^\d+$/.test(choice)) return choice;
  return words.name(choice === "none" ? "companion-answer" : field.domain, choice);
}

/** What a field is about; empty if its question has only this one. */
export function aboutOf(words: Words, field: Choices): string {
  if (field.about === "") return "";
  const [domain = "", thing = ""] = field.about.split(":");
  return domain === "number" ? thing : words.name(domain, thing);
}
