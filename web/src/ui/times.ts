// Points in time in words.
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was, in the largest unit that fits: "3 hours ago", "yesterday". */
export function ago(when: number | Date, language: string): string {
  const seconds = (Number(when) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, one]) => Math.abs(seconds) >= one) ?? ["minute", 60];
  return format.format(Math.trunc(seconds / size), unit);
}
