/** Takes the signs of the first page out of the one file of all signs, when the client is built. */

import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { HOUSE_GLYPHS } from "../src/design/house-glyphs";

const QUERY = "?house";

/** Returns the plugin; while somebody develops, the whole file is served. */
export function sprites(): Plugin {
  let building = false;
  return {
    name: "athanor-sprites",
    enforce: "pre",
    configResolved(config) {
      building = config.command === "build";
    },
    async load(id) {
      if (!id.endsWith(`.svg${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      if (!building) return `export { default } from ${JSON.stringify(`${file}?no-inline`)};`;
      const source = some(await readFile(file, "utf8"), HOUSE_GLYPHS);
      const asset = this.emitFile({ type: "asset", name: "house-glyphs.svg", source });
      return `export default import.meta.ROLLUP_FILE_URL_${asset};`;
    },
  };
}

/** Returns a file of signs with some of them; refuses one that is not there. */
function some(svg: string, names: readonly string[]): string {
  const symbols = names.map((name) => {
    const found = new RegExp(`<symbol[^>]*id="ag-${name}"[\\s\\S]*?</symbol>`).exec(svg);
    if (found === null) throw new Error(`there is no sign called ${name}`);
    return found[0];
  });
  const head = svg.slice(0, svg.indexOf("<symbol"));
  return `${head}${symbols.join("")}</svg>`;
}
