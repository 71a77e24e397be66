/** The guides in docs/, as the build has made pages of them: one source for the page and for readers. */

export interface Guide {
  title: string;
  html: string;
}

const GUIDES = import.meta.glob<Guide>(
  [
    "$docs/{browser,players,alchemist,ars-alchimia,materia-prima,alkemy,owners,chance}.md",
    "$docs/fr/*.md",
  ],
  { query: "?guide", import: "default" },
);

/** Under which name a guide lies in each language. */
const FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  browser: { en: "browser", fr: "fr/navigateur" },
  terminal: { en: "players", fr: "fr/joueurs" },
  alchemist: { en: "alchemist", fr: "fr/alchimiste" },
  "ars-alchimia": { en: "ars-alchimia", fr: "fr/ars-alchimia" },
  "materia-prima": { en: "materia-prima", fr: "fr/materia-prima" },
  alkemy: { en: "alkemy", fr: "fr/alkemy" },
  owners: { en: "owners", fr: "fr/proprietaires" },
  chance: { en: "chance", fr: "chance" },
};

/** The guide that explains a game: its own, or that of its family. */
export function guideOf(game: string): string | null {
  const found = Object.keys(FILES).find((name) => game === name || game.startsWith(`${name}-`));
  return found ?? null;
}

/** Fetches a guide; null if there is none of that name. */
export async function guide(name: string, language: string): Promise<Guide | null> {
  const files = FILES[name];
  const file = files?.[language] ?? files?.["en"];
  const path = Object.keys(GUIDES).find((one) => one.endsWith(`/docs/${file}.md`));
  const fetch = path === undefined ? undefined : GUIDES[path];
  return fetch === undefined ? null : await fetch();
}
