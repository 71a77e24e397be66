/** What pages ask the house for over HTTP. */

import type {
  Again,
  AnalysisState,
  Branch,
  Catalogue,
  Claim,
  Complaint,
  Credentials,
  Curtain,
  Explained,
  Found,
  Handing,
  Illustration,
  Invitations,
  Leaving,
  LessonCard,
  LessonWish,
  Lobby,
  Luck,
  Me,
  Message,
  Moderation,
  NewPassword,
  NewTable,
  Pledge,
  Problem,
  PuzzleCalendar,
  PuzzleCard,
  PuzzleWish,
  Reach,
  Received,
  Recounting,
  Refusal,
  Rename,
  Shelved,
  Step,
  TableGuest,
  TableSummary,
} from "$/protocol/types";
import { message } from "$/words/speaker";

/** The house refused a request, or could not be reached; says why. */
export class RequestRefused extends Error {
  override name = "RequestRefused";
  readonly refusal: Refusal;
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number;

  constructor(refusal: Refusal, status: number) {
    super(refusal.message.key);
    this.refusal = refusal;
    this.status = status;
  }
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

const JSON_TYPE = "application/json";
const TEXT_TYPE = "text/plain";

async function request(
  method: Method,
  path: string,
  body?: string,
  type = JSON_TYPE,
): Promise<Response> {
  const headers: Record<string, string> = method === "GET" ? {} : { "X-Athanor": "1" };
  if (body !== undefined) headers["Content-Type"] = type;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: body ?? null });
  } catch {
    throw new RequestRefused({ message: message("web-unreachable"), rules: [] }, 0);
  }
  if (!response.ok) throw new RequestRefused(await refusalIn(response), response.status);
  return response;
}

async function refusalIn(response: Response): Promise<Refusal> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (problem.refusal !== undefined) return problem.refusal;
  } catch {
    // Something between here and the house answered in its own words.
  }
  return { message: message("web-failed", { status: response.status }), rules: [] };
}

async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return (await (await request(method, path, text)).json()) as Answer;
}

export const house = {
  lessons: (game: string) => ask<LessonCard[]>("GET", `/games/${game}/lessons`),
  openLesson: (game: string, wish: LessonWish) =>
    ask<TableSummary>("POST", `/games/${game}/lessons`, wish),
  puzzleCalendar: () => ask<PuzzleCalendar>("GET", "/puzzles"),
  puzzles: (game: string) => ask<PuzzleCard[]>("GET", `/games/${game}/puzzles`),
  openPuzzle: (game: string, wish: PuzzleWish) =>
    ask<TableSummary>("POST", `/games/${game}/puzzles`, wish),
  me: () => ask<Me>("GET", "/me"),
  rename: (rename: Rename) => ask<Me>("PATCH", "/me", rename),
  openAccount: (credentials: Credentials) => ask<Me>("POST", "/account", credentials),
  logIn: (credentials: Credentials) => ask<Me>("POST", "/session", credentials),
  changePassword: (passwords: NewPassword) => ask<Me>("PATCH", "/account", passwords),
  logOut: () => ask<Me>("DELETE", "/session"),
  leave: (leaving: Leaving) => ask<Me>("POST", "/me/departure", leaving),
  logOutEverywhere: () => ask<Me>("DELETE", "/sessions"),

  games: () => ask<Catalogue>("GET", "/games"),
  words: async (game: string, language: string) =>
    (await request("GET", `/games/${game}/words?lang=${language}`)).text(),
  ruleTexts: async (game: string, language: string) =>
    (await request("GET", `/games/${game}/catalogue?lang=${language}`)).text(),
  reference: (name: string) => ask<unknown>("GET", `/references/${name}`),
  example: (game: string, rule: string) =>
    ask<Illustration>("GET", `/games/${game}/examples/${rule}`),
  rulePlaces: (game: string) => ask<Record<string, Message>>("GET", `/games/${game}/rules`),

  tables: (page = 0) => ask<Lobby>("GET", `/tables?page=${page}`),
  openTable: (table: NewTable) => ask<TableSummary>("POST", "/tables", table),
  table: (id: string) => ask<TableSummary>("GET", `/tables/${id}`),
  closeTable: (id: string) => ask<TableSummary>("DELETE", `/tables/${id}`),
  commit: () => ask<Pledge>("POST", "/commitments"),
  rematch: (id: string, again: Again) => ask<TableSummary>("POST", `/tables/${id}/rematch`, again),
  invites: (id: string) => ask<Invitations>("GET", `/tables/${id}/invites`),
  join: (id: string, claim: Claim) => ask<TableSummary>("POST", `/tables/${id}/seats`, claim),
  decline: (id: string, seat: number) => ask<TableSummary>("DELETE", `/tables/${id}/seats/${seat}`),
  reach: () => ask<Reach>("GET", "/reach"),
  claim: (id: string, seat: number, claim: Claim) =>
    ask<TableSummary>("POST", `/tables/${id}/seats/${seat}`, claim),
  hand: (id: string, seat: number, handing: Handing) =>
    ask<TableSummary>("POST", `/tables/${id}/seats/${seat}/hand`, handing),
  guests: (id: string) => ask<TableGuest[]>("GET", `/tables/${id}/guests`),
  moderate: (id: string, guest: string, moderation: Moderation) =>
    ask<TableSummary>("POST", `/tables/${id}/guests/${guest}`, moderation),
  curtain: (id: string, curtain: Curtain) =>
    ask<TableSummary>("POST", `/tables/${id}/onlookers`, curtain),
  report: (id: string, complaint: Complaint) =>
    ask<Received>("POST", `/tables/${id}/reports`, complaint),
  tableStep: (id: string, step: number, seat: number) =>
    ask<Step>("GET", `/tables/${id}/steps/${step}?seat=${seat}`),

  replay: (id: string) => ask<Recounting>("GET", `/replays/${id}`),
  replayStep: (id: string, step: number, seat: number) =>
    ask<Step>("GET", `/replays/${id}/steps/${step}?seat=${seat}`),
  inquire: (id: string, step: number, seat: number, query: unknown) =>
    ask<Found>("POST", `/replays/${id}/steps/${step}/inquiries`, { query, seat }),
  analysis: (id: string) => ask<AnalysisState>("GET", `/replays/${id}/analysis`),
  analyse: (id: string) => ask<AnalysisState>("POST", `/replays/${id}/analysis`),
  instead: (id: string, step: number, choice: string, seat: number) =>
    ask<Step>(
      "GET",
      `/replays/${id}/steps/${step}/instead?seat=${seat}&choice=${encodeURIComponent(choice)}`,
    ),
  explained: (id: string, step: number) =>
    ask<Explained>("GET", `/replays/${id}/steps/${step}/why`),
  branchOff: (id: string, step: number, branch: Branch) =>
    ask<TableSummary>("POST", `/replays/${id}/steps/${step}/table`, branch),
  luck: (id: string) => ask<Luck>("GET", `/replays/${id}/luck`),
  record: async (id: string) => (await request("GET", `/replays/${id}/record`)).text(),
  shelve: async (record: string) =>
    (await (await request("POST", "/replays", record, TEXT_TYPE)).json()) as Shelved,
};
