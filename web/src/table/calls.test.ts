import { afterEach, describe, expect, it, vi } from "vitest";
import { askForNotices, notice } from "./calls";

/** What a browser shows, and whether it may. */
class FakeNotification {
  static permission = "default";
  static answer = "granted";
  static shown: FakeNotification[] = [];
  closed = false;
  onclick: (() => void) | null = null;

  constructor(
    readonly title: string,
    readonly options: { body: string; tag: string },
  ) {
    FakeNotification.shown.push(this);
  }

  static requestPermission(): Promise<string> {
    FakeNotification.permission = FakeNotification.answer;
    return Promise.resolve(FakeNotification.answer);
  }

  close(): void {
    this.closed = true;
  }
}

function browser({ permission = "granted", hidden = true, answer = "granted" } = {}): void {
  Object.assign(FakeNotification, { permission, answer, shown: [] });
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("document", { hidden });
}

afterEach(() => vi.unstubAllGlobals());

describe("a notice", () => {
  it("is shown to who looks elsewhere", () => {
    browser();
    notice("Alchemist", "Your move", "abc");
    expect(FakeNotification.shown).toMatchObject([
      { title: "Alchemist", options: { body: "Your move", tag: "abc" } },
    ]);
  });

  it("leads back to the page, and is gone then", () => {
    browser();
    const focus = vi.fn();
    vi.stubGlobal("window", { focus });
    notice("Alchemist", "Your move", "abc");
    FakeNotification.shown[0]?.onclick?.();
    expect(focus).toHaveBeenCalledOnce();
    expect(FakeNotification.shown[0]?.closed).toBe(true);
  });

  it.each([{ hidden: false }, { permission: "denied" }, { permission: "default" }])(
    "is not shown with %j",
    (how) => {
      browser(how);
      notice("Alchemist", "Your move", "abc");
      expect(FakeNotification.shown).toEqual([]);
    },
  );

  it("is nothing for a browser that has none", () => {
    vi.stubGlobal("document", { hidden: true });
    expect(() => notice("Alchemist", "Your move", "abc")).not.toThrow();
  });
});

describe("asking whether notices may be shown", () => {
  it.each([
    ["granted", true],
    ["denied", false],
    ["default", false],
  ])("is answered: %s", async (answer, may) => {
    browser({ permission: "default", answer });
    expect(await askForNotices()).toBe(may);
  });
});
