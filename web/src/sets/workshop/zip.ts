// A set as a zip: out of the workshop and into it.
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { LARGEST, NotASet, setOf } from "../files";

/** A zip with the files in a folder of this name. */
export function zipped(files: Record<string, string>, folder: string): Blob {
  const entries = Object.entries(files).map(([name, text]) => [`${folder}/${name}`, strToU8(text)]);
  return new Blob([zipSync(Object.fromEntries(entries)) as Uint8Array<ArrayBuffer>], { type: "application/zip" });
}

/** The texts of a zip by name, without their folders; a NotASet if it is too large or no zip. */
export function unzipped(data: Uint8Array): Record<string, string> {
  const texts: Record<string, string> = {};
  let size = 0;
  const wanted = (name: string): boolean => /(^|\/)[a-z][a-z0-9_]*\.(csv|toml)$/.test(name) && !name.startsWith("__");
  let entries: Record<string, Uint8Array>;
  try {
    entries = unzipSync(data, {
      filter: (entry) => wanted(entry.name) && (size += entry.originalSize) <= LARGEST,
    });
  } catch {
    throw new NotASet("nothing");
  }
  if (size > LARGEST) throw new NotASet("large");
  for (const [name, bytes] of Object.entries(entries)) texts[name.replace(/^.*\//, "")] = strFromU8(bytes);
  if (Object.keys(texts).length === 0) throw new NotASet("nothing");
  return texts;
}

/** The texts of picked files: of one zip, or of tables. */
export async function textsOf(picked: readonly File[]): Promise<Record<string, string>> {
  const set = await setOf(picked);
  return "files" in set ? set.files : unzipped(new Uint8Array(await set.zip.arrayBuffer()));
}
