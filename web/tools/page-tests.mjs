// Runs pytest in Node with the interpreter and the modules of the site.
//
// node tools/page-tests.mjs ROOT STAGE LIBRARIES ARGUMENT...   ROOT: the checkout; STAGE: our modules and libraries as
// the site has them; LIBRARIES: a folder with pytest. The arguments are those of pytest.
import { loadPyodide } from "pyodide";

const [root, stage, libraries, ...more] = process.argv.slice(2);
if (!root || !stage || !libraries) throw new Error("usage: node tools/page-tests.mjs ROOT STAGE LIBRARIES ARGUMENT...");
const python = await loadPyodide({ stdout: (line) => process.stdout.write(`${line}\n`) });
for (const [folder, name] of [
  [root, "/root"],
  [stage, "/stage"],
  [libraries, "/libraries"],
]) {
  python.FS.mkdirTree(name);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, name);
}
python.globals.set("arguments", python.toPy(more));
process.exitCode = python.runPython(`
import os, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/stage")
sys.path.append("/libraries")
os.chdir("/root")
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
import pytest
assert sys.platform == "emscripten" and sys.maxsize == 2**31 - 1, (sys.platform, sys.maxsize)
print(f"Python {sys.version.split()[0]}, {sys.platform}, {sys.maxsize.bit_length() + 1} bits", flush=True)
int(pytest.main(list(arguments)))
`);
