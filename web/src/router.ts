/** Addresses and the pages they lead to. */

export type Route =
  | { page: "Lobby" }
  | { page: "NewTable"; game: string | null }
  | { page: "Table"; id: string }
  | { page: "Replay"; id: string }
  | { page: "Account" }
  | { page: "Game"; game: string }
  | { page: "Learn"; game: string }
  | { page: "Puzzles"; game: string | null }
  | { page: "Guide"; guide: string }
  | { page: "Rules"; game: string }
  | { page: "Showcase" }
  | { page: "NotFound" };

const TABLE = /^\/t\/([a-z2-7]{12})$/;
const REPLAY = /^\/r\/([a-z0-9]{1,64})$/;
const GAME = /^\/games\/([a-z0-9-]{1,40})$/;
const LEARN = /^\/learn\/([a-z0-9-]{1,40})$/;
const PUZZLES = /^\/puzzles\/([a-z0-9-]{1,40})$/;
const GUIDE = /^\/guides\/([a-z0-9-]{1,40})$/;
const RULES = /^\/rules\/([a-z0-9-]{1,40})$/;

/** Tells whether a match may have been played at a table of this house. */
export function isTable(id: string): boolean {
  return TABLE.test(`/t/${id}`);
}

/** Returns the page that an address of the house leads to. */
export function routeOf(url: Pick<URL, "pathname" | "searchParams">): Route {
  const path = url.pathname.replace(/(?<=.)\/$/, "");
  switch (path) {
    case "/":
      return { page: "Lobby" };
    case "/new":
      return { page: "NewTable", game: url.searchParams.get("game") };
    case "/account":
      return { page: "Account" };
    case "/puzzles":
      return { page: "Puzzles", game: null };
    case "/parts":
      return { page: "Showcase" };
  }
  const table = TABLE.exec(path)?.[1];
  if (table !== undefined) return { page: "Table", id: table };
  const replay = REPLAY.exec(path)?.[1];
  if (replay !== undefined) return { page: "Replay", id: replay };
  const game = GAME.exec(path)?.[1];
  if (game !== undefined) return { page: "Game", game };
  const learn = LEARN.exec(path)?.[1];
  if (learn !== undefined) return { page: "Learn", game: learn };
  const puzzles = PUZZLES.exec(path)?.[1];
  if (puzzles !== undefined) return { page: "Puzzles", game: puzzles };
  const guide = GUIDE.exec(path)?.[1];
  if (guide !== undefined) return { page: "Guide", guide };
  const rules = RULES.exec(path)?.[1];
  if (rules !== undefined) return { page: "Rules", game: rules };
  return { page: "NotFound" };
}

/** The addresses of pages, for links. */
export const addresses = {
  lobby: "/",
  account: "/account",
  newTable: (game?: string) => (game === undefined ? "/new" : `/new?game=${game}`),
  table: (id: string) => `/t/${id}`,
  replay: (id: string) => `/r/${id}`,
  game: (game: string) => `/games/${game}`,
  learn: (game: string) => `/learn/${game}`,
  puzzles: (game?: string) => (game === undefined ? "/puzzles" : `/puzzles/${game}`),
  guide: (guide: string) => `/guides/${guide}`,
  rules: (game: string, rule?: string) => `/rules/${game}${rule === undefined ? "" : `#${rule}`}`,
};
