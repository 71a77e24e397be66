/** The files of texts: found, never listed, and fetched only when somebody needs their words. */

import { house } from "$/house/api";

const HOUSE = import.meta.glob<Record<string, string>>("./house/*.ts", { import: "default" });

const REST = import.meta.glob<string>(
  [
    "$locale/*/*.ftl",
    "!$locale/*/{kernel,bots,records,packs,server,tables,web}.ftl",
    "!$locale/*/{cli,lab,lessons,operators,puzzles,web-lessons,web-puzzles}.ftl",
    "$games/*/texts/*/*.ftl",
    "!$games/*/texts/*/*-{lessons,words}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** What every page needs to say: not one file, but fetched as one. */
export const HOUSE_TEXTS = "house";

const RULES = "-rules";
const BOOK = "-book";

const PATH = /(?:([a-z0-9_]+)\/texts\/)?([a-z]+)\/([a-z0-9-]+)\.ftl$/;

const FILES = new Map<string, Map<string, () => Promise<string>>>();
/** The names of the files in the folder of each game, or of several that share one. */
const FOLDERS = new Map<string, Set<string>>();

for (const [path, fetch] of Object.entries(HOUSE)) {
  const language = path.replace(/^.*\/|\.ts$/g, "");
  const together = async (): Promise<string> => Object.values(await fetch()).join("\n");
  FILES.set(language, new Map([[HOUSE_TEXTS, together]]));
}
for (const { folder, name } of add(REST)) {
  if (folder !== undefined) FOLDERS.set(folder, (FOLDERS.get(folder) ?? new Set()).add(name));
}

/** Has more files be known, which not every page needs to know of; returns whose they are. */
export function add(
  files: Record<string, () => Promise<string>>,
): { folder: string | undefined; name: string }[] {
  return Object.entries(files).flatMap(([path, fetch]) => {
    const [, folder, language, name] = PATH.exec(path) ?? [];
    if (language === undefined || name === undefined) return [];
    FILES.get(language)?.set(name, fetch);
    return [{ folder, name }];
  });
}

/** Returns the languages there are texts in. */
export function languages(): string[] {
  return [...FILES.keys()].sort();
}

/** Returns the file with the rules of a game. */
export function rulesFile(game: string): string {
  return `${game}${RULES}`;
}

/** Returns the files with all that stands in the book of a game; the house sends it as one. */
export function bookFiles(game: string): string[] {
  const rules = rulesFile(game);
  const book = `${game}${BOOK}`;
  return folderOf(game)?.has(book) ? [rules, book] : [rules];
}

/** Tells whether a file in some folder belongs to a game, perhaps with others that share it. */
export function isOf(game: string, folder: string | undefined): boolean {
  return folder !== undefined && FOLDERS.get(folder)?.has(rulesFile(game)) === true;
}

/** Returns the files with the words of a game, its rules and its book apart. */
export function gameFiles(game: string): string[] {
  const names = folderOf(game);
  if (names === undefined) return [game];
  return [...names].filter((name) => !name.endsWith(RULES) && !name.endsWith(BOOK));
}

/** The folder of a game has the rules of that game; there may be those of others, too. */
function folderOf(game: string): Set<string> | undefined {
  return [...FOLDERS.values()].find((names) => names.has(rulesFile(game)));
}

/**
 * Fetches a file of texts. What the client was built without, the house is asked for: a game that
 * was installed later brings its own words along.
 */
export async function fetchFile(language: string, name: string): Promise<string> {
  const known = FILES.get(language)?.get(name);
  if (known !== undefined) return known();
  if (!name.endsWith(RULES)) return house.words(name, language);
  return house.ruleTexts(name.slice(0, -RULES.length), language);
}
