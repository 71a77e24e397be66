import { expect, test } from "vitest";
import { addresses, routeOf } from "./router";

const at = (address: string) => routeOf(new URL(address, "https://house.example"));

test("every page has its address", () => {
  expect(at("/")).toEqual({ page: "Lobby" });
  expect(at("/new?game=alchemist")).toEqual({ page: "NewTable", game: "alchemist" });
  expect(at("/new")).toEqual({ page: "NewTable", game: null });
  expect(at("/account/")).toEqual({ page: "Account" });
  expect(at("/t/abcdefgh2345")).toEqual({ page: "Table", id: "abcdefgh2345" });
  expect(at("/t/abcdefgh2345#seat=1.secret")).toEqual({ page: "Table", id: "abcdefgh2345" });
  expect(at("/r/abcdefgh2345?step=7&seat=1")).toEqual({ page: "Replay", id: "abcdefgh2345" });
  expect(at("/rules/alkemy-v2#AK2-614")).toEqual({ page: "Rules", game: "alkemy-v2" });
  expect(at("/parts")).toEqual({ page: "Showcase" });
});

test.each(["/t/short", "/t/ABCDEFGH2345", "/nowhere", "/t/abcdefgh2345/x", "/rules/"])(
  "%s leads nowhere",
  (address) => {
    expect(at(address)).toEqual({ page: "NotFound" });
  },
);

test("links lead to the pages they name", () => {
  expect(at(addresses.newTable("alchemist"))).toEqual({ page: "NewTable", game: "alchemist" });
  expect(at(addresses.rules("alchemist", "ALC-046"))).toEqual({ page: "Rules", game: "alchemist" });
  expect(at(addresses.replay("abcdefgh2345"))).toEqual({ page: "Replay", id: "abcdefgh2345" });
});
