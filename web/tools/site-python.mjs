// Runs in Node: makes the Python part of the site with the very interpreter that the pages use.
//
// node tools/site-python.mjs STAGE ARCHIVE DATA compiles the modules in the folder STAGE, packs them and all other files
// of it into the zip ARCHIVE, and writes the answers to requests that never change into the folder DATA.
import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadPyodide } from "pyodide";

const [stage, archive, data] = process.argv.slice(2);
if (!stage || !archive || !data) throw new Error("usage: node tools/site-python.mjs STAGE ARCHIVE DATA");

const python = await loadPyodide();
python.FS.mkdirTree("/stage");
python.FS.mount(python.FS.filesystems.NODEFS, { root: stage }, "/stage");
python.runPython(`
import compileall, os, py_compile, zipfile
made = compileall.compile_dir("/stage", quiet=1, legacy=True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
                              stripdir="/stage")
assert made, "a module could not be compiled"
# Times are left out, so that the same sources always give the same file.
with zipfile.ZipFile("/sanmon.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
    for folder, folders, names in os.walk("/stage"):
        folders.sort()
        for name in sorted(names):
            if not name.endswith(".py"):
                path = f"{folder}/{name}"
                entry = zipfile.ZipInfo(os.path.relpath(path, "/stage"))
                entry.compress_type = zipfile.ZIP_DEFLATED
                with open(path, "rb") as file:
                    packed.writestr(entry, file.read())
`);
await writeFile(archive, python.FS.readFile("/sanmon.zip"));

// From the archive, as the pages will load it.
python.unpackArchive(python.FS.readFile("/sanmon.zip").buffer, "zip", { extractDir: "/packed" });
const answers = python.runPython(`
import sys
sys.path.insert(0, "/packed")
import json
from sanmon.server.local import stateless
from sanmon.server.local.site import Site
site = Site()
found = {}
for path, file in stateless.published():
    step = json.loads(site.begin(json.dumps({"job": "request", "method": "GET", "path": path})))
    assert step["op"] == "done" and step["answer"]["status"] == 200, (path, step)
    found[file] = step["answer"]["text"]
json.dumps(found)
`);
for (const [file, text] of Object.entries(JSON.parse(answers))) {
  const path = join(data, file);
  mkdirSync(dirname(path), { recursive: true });
  await writeFile(path, text);
}
