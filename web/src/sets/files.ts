// Prepares picked or dropped files for the check: one zip, or the texts of the tables by name.
import type { SetFiles } from "../net/api";

/** The most bytes that the server accepts. */
export const LARGEST = 256 * 1024;

/** The most characters of a set's name. The server also checks the title and the note. */
export const LONGEST_NAME = 60;

/** The files are not a component set; `reason` says why. */
export class NotASet extends Error {
  constructor(readonly reason: "nothing" | "large" | "mixed" | "name") {
    super(reason);
  }
}

/** Whether the name in a set.toml is short and has no invisible characters. The server checks what this cannot parse. */
export function plainName(toml: string): boolean {
  const name = /^name\s*=\s*"((?:[^"\\\n]|\\.)*)"/m.exec(toml)?.[1];
  if (name === undefined) return true;
  const decoded = name.replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return decoded.trim() !== "" && [...decoded].length <= LONGEST_NAME && !/[\p{C}\p{Zl}\p{Zp}]/u.test(decoded);
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
