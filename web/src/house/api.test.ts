import { afterEach, expect, test, vi } from "vitest";
import { message } from "$/words/speaker";
import { house, RequestRefused } from "./api";

function answering(answer: () => Response | Promise<Response>) {
  const asked = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
}

async function refusalOf(asking: Promise<unknown>): Promise<RequestRefused> {
  return await asking.then(
    () => expect.unreachable("it was not refused"),
    (error: RequestRefused) => error,
  );
}

afterEach(() => vi.unstubAllGlobals());

test("what changes something says that a page of the house asks for it", async () => {
  const asked = answering(() => Response.json({ name: "Ada", login: "" }));
  await house.me();
  await house.rename({ name: "Ada" });
  const [reading, writing] = asked.mock.calls.map(([, init]) => init);
  expect(new Headers(reading?.headers).has("X-Athanor")).toBe(false);
  expect(new Headers(writing?.headers).get("X-Athanor")).toBe("1");
  expect(asked.mock.calls[1]?.[0]).toBe("/api/me");
  expect([writing?.method, writing?.body]).toEqual(["PATCH", '{"name":"Ada"}']);
});

test("a refusal of the house is told as it is", async () => {
  const refusal = { message: message("server-bad-name"), rules: [] };
  answering(() => Response.json({ refusal }, { status: 400 }));
  const refused = await refusalOf(house.rename({ name: " " }));
  expect([refused.status, refused.refusal]).toEqual([400, refusal]);
});

test("an answer that is not of the house gives its status", async () => {
  answering(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  const refused = await refusalOf(house.tables());
  expect(refused.refusal.message).toEqual(message("web-failed", { status: 502 }));
});

test("a house that cannot be reached is told", async () => {
  answering(() => Promise.reject(new TypeError("offline")));
  const refused = await refusalOf(house.tables());
  expect([refused.status, refused.refusal.message.key]).toEqual([0, "web-unreachable"]);
});

test("records are read and sent as they are", async () => {
  const asked = answering(() => new Response('{"id":"abcdefgh2345"}'));
  expect(await house.record("abcdefgh2345")).toBe('{"id":"abcdefgh2345"}');
  expect(await house.shelve("a\nb\n")).toEqual({ id: "abcdefgh2345" });
  expect(asked.mock.calls[1]?.[1]?.body).toBe("a\nb\n");
});
