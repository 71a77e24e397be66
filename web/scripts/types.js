// Makes src/protocol/types.ts of src/protocol/schema.json, which `athanor-dev protocol` writes.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const folder = new URL("../src/protocol/", import.meta.url);

const BANNER =
  "/** What the house and its visitors say to each other. Made by `npm run types`: do not edit. */";

/** What the generator adds to each type about where it found it. */
const PROVENANCE =
  /(?:\n \*)?\n \* This interface was referenced by `Protocol`'s JSON-Schema\n \* via the `definition` "\w+"\./g;
const EMPTY_COMMENT = /\/\*\*\n \*\/\n/g;

/** The schema as a whole is nothing anybody says. */
const WHOLE =
  /\/\*\*\n \* [^\n]*\n \*\/\nexport interface Protocol \{\n {2}\[k: string\]: unknown;\n\}\n/;

/** Returns the types of the schema as TypeScript. */
export async function types() {
  const schema = JSON.parse(await readFile(new URL("schema.json", folder), "utf-8"));
  const made = await compile(schema, "Protocol", {
    additionalProperties: false,
    bannerComment: BANNER,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 100 },
    unreachableDefinitions: true,
  });
  return made.replaceAll(PROVENANCE, "").replaceAll(EMPTY_COMMENT, "").replace(WHOLE, "");
}

if (import.meta.filename === process.argv[1]) {
  await writeFile(new URL("types.ts", folder), await types());
}
