// What somebody picked or dropped, made ready for the check: one zip as it is, or tables by their names.
import type { SetFiles } from "../net/api";

/** What the server takes at most, in bytes. */
export const LARGEST = 256 * 1024;

/** How long the name of a set may be, in characters; the server checks title and note, too. */
export const LONGEST_NAME = 60;

export class NotASet extends Error {
  constructor(readonly reason: "nothing" | "large" | "mixed" | "name") {
    super(reason);
  }
}

/** Whether the name in a set.toml is short and has no invisible characters; what cannot be read here, the server reads. */
export function plainName(toml: string): boolean {
  const name = /^name\s*=\s*"((?:[^"\\\n]|\\.)*)"/m.exec(toml)?.[1];
  if (name === undefined) return true;
  const said = name.replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return said.trim() !== "" && [...said].length <= LONGEST_NAME && !/[\p{C}\p{Zl}\p{Zp}]/u.test(said);
}

const isZip = (file: File): boolean => file.name.toLowerCase().endsWith(".zip");
const isTable = (file: File): boolean => /\.(csv|toml)$/i.test(file.name);

export async function setOf(files: readonly File[]): Promise<SetFiles> {
  const zips = files.filter(isZip);
  const tables = files.filter(isTable);
  if (zips.length + tables.length === 0) throw new NotASet("nothing");
  if (zips.length > 1 || (zips.length === 1 && tables.length > 0)) throw new NotASet("mixed");
  const size = [...zips, ...tables].reduce((sum, file) => sum + file.size, 0);
  if (size > LARGEST) throw new NotASet("large");
  const zip = zips[0];
  if (zip) return { zip };
  const texts = await Promise.all(tables.map(async (file) => [file.name, await file.text()] as const));
  if (!texts.every(([name, text]) => name !== "set.toml" || plainName(text))) throw new NotASet("name");
  return { files: Object.fromEntries(texts) };
}
