// Each language's name in the language itself.
export const LANGUAGE_NAMES = { en: "English", cs: "Čeština", ru: "Русский" } as const;
