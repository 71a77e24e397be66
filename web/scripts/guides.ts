/** Makes pages of the guides in docs/ when the client is built: `import guide from "x.md?guide"`. */

import { readFile } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";

const QUERY = "?guide";
const IMAGE = "guide-image-";

/** Guides that have a page of their own, by the names of their files. */
const PAGES: Readonly<Record<string, string>> = {
  browser: "browser",
  navigateur: "browser",
  players: "terminal",
  joueurs: "terminal",
  alchemist: "alchemist",
  alchimiste: "alchemist",
  "ars-alchimia": "ars-alchimia",
  "materia-prima": "materia-prima",
  alkemy: "alkemy",
  owners: "owners",
  proprietaires: "owners",
  chance: "chance",
};

/** Returns the plugin. */
export function guides(): Plugin {
  return {
    name: "athanor-guides",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return moduleOf(await readFile(file, "utf8"), dirname(file));
    },
  };
}

function moduleOf(text: string, folder: string): string {
  const title = /^# (.*)$/m.exec(text)?.[1] ?? "";
  // The title stands above; the line that leads to the other language is for readers of files.
  const body = text.replace(/^# .*\n/m, "").replace(/^\*(En français|In English).*\*\n/m, "");
  const images: string[] = [];
  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const to = addressOf(href);
        return to === null ? words : `<a href="${to}">${words}</a>`;
      },
      heading({ tokens, depth }) {
        const level = Math.max(depth, 2);
        return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
      },
      image({ href, text: alt }) {
        images.push(resolve(folder, href));
        return `<img src="${IMAGE}${images.length - 1}-" alt="${alt}" loading="lazy">`;
      },
      table(token) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join("");
        const rows = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
        const head = `<thead><tr>${cells(token.header, "th")}</tr></thead>`;
        return `<div class="scrolls" tabindex="0" role="group"><table>${head}<tbody>${rows}</tbody></table></div>`;
      },
      code({ text: lines }) {
        return `<pre tabindex="0"><code>${escaped(lines)}</code></pre>`;
      },
    },
  });
  const html = marked.parse(body, { async: false });
  const imports = images.map(
    (path, n) => `import image${n} from ${JSON.stringify(`${path}?url`)};`,
  );
  const filled = images.reduce(
    (made, _, n) => `${made}.replaceAll(${JSON.stringify(`${IMAGE}${n}-`)}, image${n})`,
    JSON.stringify(html),
  );
  return `${imports.join("\n")}\nexport default { title: ${JSON.stringify(title)}, html: ${filled} };`;
}

/** Where a link of a guide leads in the client; null if only readers of the files can follow it. */
function addressOf(href: string): string | null {
  if (/^https?:/.test(href)) return href;
  if (href.startsWith("#")) return null;
  const page = PAGES[basename(href.split("#")[0] ?? "", ".md")];
  return page === undefined ? null : `/guides/${page}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
