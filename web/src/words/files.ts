/** The files of texts: found, never listed, and fetched only when somebody needs their words. */

const HOUSE = import.meta.glob<Record<string, string>>("./house/*.ts", { import: "default" });

const REST = import.meta.glob<string>(
  [
    "$locale/*/*.ftl",
    "!$locale/*/{kernel,bots,records,packs,server,tables,web}.ftl",
    "!$locale/*/cli.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** What every page needs to say: not one file, but fetched as one. */
export const HOUSE_TEXTS = "house";

const RULES = "-rules";

const PATH = /([a-z]+)\/([a-z0-9-]+)\.ftl$/;

const FILES = new Map<string, Map<string, () => Promise<string>>>();
for (const [path, fetch] of Object.entries(HOUSE)) {
  const language = path.replace(/^.*\/|\.ts$/g, "");
  const together = async (): Promise<string> => Object.values(await fetch()).join("\n");
  FILES.set(language, new Map([[HOUSE_TEXTS, together]]));
}
for (const [path, fetch] of Object.entries(REST)) {
  const [, language, name] = PATH.exec(path) ?? [];
  if (language !== undefined && name !== undefined) FILES.get(language)?.set(name, fetch);
}

/** Returns the languages there are texts in. */
export function languages(): string[] {
  return [...FILES.keys()].sort();
}

/** Returns the file with the rules of a game. */
export function rulesFile(game: string): string {
  return `${game}${RULES}`;
}

/** Returns the files with the words of a game, its rules apart. */
export function gameFiles(game: string): string[] {
  const names = new Set([...FILES.values()].flatMap((files) => [...files.keys()]));
  return [...names].filter((name) => !name.endsWith(RULES) && belongs(name, game));
}

/** Editions of a game share the words that bear the first part of their name. */
function belongs(name: string, game: string): boolean {
  const family = game.split("-")[0] ?? game;
  const own = name.replace(/^web-/, "");
  return own === family || own.startsWith(`${family}-`);
}

/** Fetches a file of texts; there is none if the language has none of that name. */
export async function fetchFile(language: string, name: string): Promise<string | null> {
  return (await FILES.get(language)?.get(name)?.()) ?? null;
}
