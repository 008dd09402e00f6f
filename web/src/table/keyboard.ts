// Which sign of the list a key means, whatever it is set to write: on a Russian keyboard the letters stand where they do on a Latin one,
// and on a Czech one the digits share their keys with letters.

/** The key as the table knows it: a lower-case Latin letter, a digit, a sign, or a name such as Enter. */
export function keyOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const sign = key.length === 1 ? key.toLowerCase() : key;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined && (sign > "\u007f" || sign === "+") && sign.length === 1) return digit;
  if (sign.length !== 1 || sign <= "\u007f") return sign;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? { Period: ".", Comma: "," }[code] ?? sign;
}
