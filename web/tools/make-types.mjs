// Generates the types of the protocol and of every game's view from the Python schema, so that a changed view breaks
// this build and not its users. msgspec writes a small part of JSON Schema; the script refuses anything else.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const out = join(root, "web", "src", "generated");

function python() {
  const here = [".venv/bin/python", ".venv/Scripts/python.exe"].map((place) => join(root, place)).find(existsSync);
  return process.env.PYTHON ?? here ?? "python3";
}

const isKnown = (name) => /^[A-Z]\w*$/.test(name);

function typeOf(schema) {
  if (schema.$ref) {
    const name = schema.$ref.split("/").pop();
    if (!isKnown(name)) throw new Error(`not a type name: ${schema.$ref}`);
    return name;
  }
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.type === "array") return `(${typeOf(schema.items ?? {})})[]`.replace(/^\((\w+)\)\[\]$/, "$1[]");
  if (schema.type === "object")
    return schema.properties ? fields(schema) : `Record<string, ${typeOf(schema.additionalProperties ?? {})}>`;
  if (schema.type === undefined) return "unknown";
  const plain = { integer: "number", number: "number", string: "string", boolean: "boolean", null: "null" }[
    schema.type
  ];
  if (!plain) throw new Error(`unsupported schema: ${JSON.stringify(schema)}`);
  return plain;
}

/** Fields with a default are optional only in messages that the server receives; it always sends all fields. */
function fields(schema) {
  const received = schema.additionalProperties === false;
  const required = new Set(schema.required ?? []);
  const lines = Object.entries(schema.properties).map(([name, property]) => {
    const optional = received && !required.has(name) ? "?" : "";
    return `  ${name}${optional}: ${typeOf(property)};`;
  });
  return `{\n${lines.join("\n")}\n}`;
}

function declarations(definitions) {
  const head = "/* Made from the Python schema by tools/make-types.mjs: do not edit. */\n";
  const parts = Object.entries(definitions).map(([name, schema]) => {
    const comment = schema.description ? `/** ${schema.description.split("\n")[0]} */\n` : "";
    return `${comment}export type ${name} = ${typeOf(schema)};\n`;
  });
  return [head, ...parts].join("\n");
}

const text = execFileSync(python(), ["-m", "sanmon", "schema"], { encoding: "utf-8", maxBuffer: 1 << 26 });
const schema = JSON.parse(text);

rmSync(join(out, "views"), { recursive: true, force: true });
mkdirSync(join(out, "views"), { recursive: true });
writeFileSync(join(out, "protocol.ts"), declarations(schema.protocol));
for (const [game, view] of Object.entries(schema.views)) {
  writeFileSync(
    join(out, "views", `${game}.ts`),
    `${declarations(view.definitions)}\nexport type View = ${view.name};\n`,
  );
}

// Also write the scenes for the pictures in the rules, which are views.
execFileSync(python(), [join(root, "tools", "scenes.py"), join(out, "scenes")], { stdio: "inherit" });
