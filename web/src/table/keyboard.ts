// Keys as the table knows them, on any keyboard layout. A Russian layout has its letters on the keys of the Latin ones;
// on a Czech layout the digits share their keys with letters.

/** The lower-case Latin letter, digit or sign of a key, or a name such as Enter. */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const sign = key.length === 1 ? key.toLowerCase() : key;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined && (sign > "\u007f" || sign === "+") && sign.length === 1) return digit;
  if (sign.length !== 1 || sign <= "\u007f") return sign;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? { Period: ".", Comma: "," }[code] ?? sign;
}
