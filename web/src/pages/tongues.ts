/** Every language calls itself by its own name. */
export const NAMES = { en: "English", cs: "Čeština", ru: "Русский" } as const;
