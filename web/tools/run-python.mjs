// Runs a Python file in Node with the interpreter and the modules of the site.
//
// node tools/run-python.mjs ARCHIVE FILE ARGUMENT...   ARCHIVE: the site's python/sanmon-….zip
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { loadPyodide } from "pyodide";

const [archive, file, ...more] = process.argv.slice(2);
if (!archive || !file) throw new Error("usage: node tools/run-python.mjs ARCHIVE FILE ARGUMENT...");
const python = await loadPyodide({ stdout: (line) => process.stdout.write(`${line}\n`) });
python.FS.mkdirTree("/file");
python.FS.mount(python.FS.filesystems.NODEFS, { root: dirname(file) }, "/file");
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/lib/sanmon" });
python.globals.set("arguments", python.toPy([`/file/${file.split("/").at(-1)}`, ...more]));
process.exitCode = python.runPython(`
import runpy, sys
sys.path.insert(0, "/lib/sanmon")
sys.argv = list(arguments)
code = 0
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except SystemExit as stop:
    code = stop.code or 0
code
`);
