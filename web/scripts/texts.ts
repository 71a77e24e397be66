/** Leaves out of texts what only their writers read, when the client is built. */

import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const QUERY = "?raw";

/** Returns the plugin; while somebody develops, texts are served as they are. */
export function texts(): Plugin {
  return {
    name: "athanor-texts",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(`.ftl${QUERY}`)) return null;
      const text = await readFile(id.slice(0, -QUERY.length), "utf8");
      return `export default ${JSON.stringify(withoutComments(text))};`;
    },
  };
}

/** Returns a file of texts without comments and without empty lines between messages. */
export function withoutComments(text: string): string {
  return text.replace(/^#.*\n?/gm, "").replace(/\n{2,}(?=[a-z-])/g, "\n");
}
