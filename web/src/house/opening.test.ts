import { afterEach, expect, test, vi } from "vitest";
import { seenCommitments } from "$/chance/seen";
import { navigation } from "$/navigation.svelte";
import type { NewTable } from "$/protocol/types";
import { openTable, playAgain } from "./opening";

const wish = { game: "alchemist", seats: [] } as unknown as Parameters<typeof openTable>[0];

type Sent = Required<Pick<NewTable, "request" | "seed" | "commitment">>;

/** Answers as a house does that commits itself first, and whose first answers go as they are told. */
function answering(...answers: (Response | null)[]): Sent[] {
  const sent: Sent[] = [];
  let commitments = 0;
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path === "/api/commitments") return Response.json({ commitment: `c${++commitments}` });
    sent.push(JSON.parse(String(body)) as Sent);
    const answer = answers.shift();
    if (answer === null) throw new TypeError("offline");
    return answer ?? Response.json({ id: `table${sent.length}`, host: true });
  });
  vi.spyOn(navigation, "go").mockImplementation(() => undefined);
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a table whose answer was lost is asked for by the same request, the next one by another", async () => {
  const sent = answering(null);
  await expect(openTable(wish)).rejects.toThrow();
  await openTable(wish);
  await openTable(wish);
  const [lost, again, next] = sent;
  expect(lost?.request).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toEqual(lost);
  expect(next?.request).not.toBe(lost?.request);
  expect(next?.seed).not.toBe(lost?.seed);
});

test("the house is held to what it committed itself to, also where its answer was lost", async () => {
  const note = vi.spyOn(seenCommitments, "note");
  const sent = answering(null, null);
  await expect(playAgain("before")).rejects.toThrow();
  await expect(playAgain("before")).rejects.toThrow();
  await playAgain("before");
  expect(sent.map((one) => one.commitment)).toEqual(["c1", "c1", "c1"]);
  expect(note.mock.calls).toEqual([["table3", "c1"]]);
});

test("what was refused is asked for anew", async () => {
  const problem = { refusal: { message: { key: "table-no-such-pledge", args: {} }, rules: [] } };
  const sent = answering(Response.json(problem, { status: 409 }));
  await expect(openTable(wish)).rejects.toThrow("table-no-such-pledge");
  await openTable(wish);
  expect(sent.map((one) => one.commitment)).toEqual(["c1", "c2"]);
});
