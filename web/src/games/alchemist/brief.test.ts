import { expect, it } from "vitest";
import type { AlchemistView, Told } from "$/protocol/types";
import { message } from "$/words/speaker";
import { briefly } from "./brief";

const VIEW = { cauldrons: [{ name: "MS" }, { name: "SD" }] } as unknown as AlchemistView;

const told = (kind: string, things: string[]): Told => ({
  at: 1,
  when: 0,
  kind,
  seat: 0,
  message: message(`alchemist-event-${kind}`, { fame: 7 }),
  rules: [],
  things,
  facts: null,
  was: "",
});

it("calls a cauldron by its number", () => {
  const said = briefly(told("created", ["tile:7", "cauldron:SD"]), VIEW);
  expect(said.key).toBe("web-alchemist-brief-created");
  expect(said.args).toEqual({ fame: 7, number: "II" });
});

it("says the rest as it is", () => {
  expect(briefly(told("took", ["reserve:M"]), VIEW).key).toBe("alchemist-event-took");
});
