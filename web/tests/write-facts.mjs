// Lets Python write the facts before the tests run, so that they are always up to date.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default function setup() {
  const python = process.env.PYTHON ?? here("../../.venv/bin/python");
  execFileSync(python, [here("../../tools/client_facts.py"), here("./generated/facts.json")], { stdio: "inherit" });
}
