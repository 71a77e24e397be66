import { describe, expect, it } from "vitest";
import type { MateriaFigureView, MateriaHexView, MateriaView } from "$/protocol/types";
import { message } from "$/words/speaker";
import { DIRECTIONS } from "./hexes";
import { bordersOf, nextPlace, routeTo, sights, survey } from "./survey";

const called = message("materia-prima-near-home");
const NOTHING = { called, mine: "", city: -1, tower: -1, drops: [0, 0], souls: 0 };
const hex = (q: number, r: number, more: Partial<MateriaHexView> = {}): MateriaHexView => ({
  q,
  r,
  ...NOTHING,
  ...more,
});
const figure = (seat: number, at: number): MateriaFigureView =>
  ({ seat, slot: 0, hex: at }) as unknown as MateriaFigureView;

/** Two tiles of seven hexes: the first one lies, the second one does not. */
const FIRST = [hex(0, 0), ...DIRECTIONS.map(({ q, r }) => hex(q, r))];
const SECOND = FIRST.map(({ q, r }) => hex(q + 3, r - 1));

function view(changes: Partial<MateriaView> = {}): MateriaView {
  return {
    tiles: [
      { id: "t1", side: "a", turn: 0 },
      { id: "", side: "", turn: 0 },
    ],
    hexes: [...FIRST, ...SECOND],
    cities: [{ name: "Rudus" }],
    figures: [],
    stock: [
      {
        id: "t2",
        name: "Therma",
        faces: [
          { side: "a", turn: 0, land: ["city", "water", "", "", "", "", ""] },
          { side: "a", turn: 1, land: ["city", "", "water", "", "", "", ""] },
        ],
      },
    ],
    ...changes,
  } as unknown as MateriaView;
}

describe("the map", () => {
  it("tells hexes of tiles that lie from places that wait for one", () => {
    const sites = survey(view());
    expect(sites.slice(0, 7).every(({ ground }) => ground === "laid")).toBe(true);
    expect(sites.slice(7).every(({ ground }) => ground === "bare")).toBe(true);
    expect(nextPlace(view())).toBe(1);
  });

  it("shows a tile that is about to be laid, as it is turned", () => {
    const sites = survey(view(), { tile: "t2", side: "a", turn: 1 });
    expect(sites[7]).toMatchObject({ ground: "prepared", town: "Therma", mine: "" });
    expect(sites[9]).toMatchObject({ ground: "prepared", town: null, mine: "water" });
    expect(sites[0]?.ground).toBe("laid");
  });

  it("shows a tile as it comes out of the box until it is turned", () => {
    const sites = survey(view(), { tile: "t2", side: "", turn: -1 });
    expect(sites[8]?.mine).toBe("water");
  });

  it("finds the middle of a tile, wherever its hexes begin", () => {
    const shuffled = [...FIRST.slice(3), ...FIRST.slice(0, 3)];
    const sites = survey(view({ hexes: [...shuffled, ...SECOND] }));
    expect(sites.filter(({ central }) => central).map(({ name }) => name)).toEqual(["0,0", "3,-1"]);
  });

  it("draws a border where a tile ends, and only there", () => {
    const sites = survey(view());
    const [middle, east] = sites;
    expect(middle && bordersOf(sites, middle)).toEqual([]);
    expect(east && bordersOf(sites, east)).toEqual([0, 1, 5]);
  });

  it("puts figures where they stand", () => {
    const sites = survey(view({ figures: [figure(0, 3), figure(1, 4)] }));
    expect(sites.flatMap(({ figures }) => figures.map(({ seat }) => seat))).toEqual([0, 1]);
    expect(sites[3]?.figures).toHaveLength(1);
  });
});

describe("a way", () => {
  const reach = [
    { hex: 1, moves: 1, before: 0 },
    { hex: 4, moves: 2, before: 1 },
    { hex: 9, moves: 3, before: 4 },
  ];

  it("is told hex by hex", () => {
    expect(routeTo(reach, 9)).toEqual([1, 4, 9]);
    expect(routeTo(reach, 1)).toEqual([1]);
  });

  it("leads nowhere that cannot be reached", () => {
    expect(routeTo(reach, 5)).toEqual([]);
  });
});

describe("what is near", () => {
  const hexes = [
    hex(0, 0, { tower: 0 }),
    hex(1, 0, { mine: "water" }),
    hex(2, 0, { mine: "water" }),
    hex(3, 0, { mine: "iron" }),
    hex(4, 0, { city: 0 }),
    hex(5, 0, { tower: 1, souls: 1 }),
  ];
  const tiles = [{ id: "t1", side: "a", turn: 0 }];
  const sites = survey(view({ hexes, tiles, figures: [figure(0, 0), figure(1, 3)] }));
  const seen = sights(sites, { q: 0, r: 0 }, 0);

  it("is the nearest of each sort, nearest first", () => {
    expect(seen.map(({ sort, steps }) => `${sort} ${steps}`)).toEqual([
      "mine 1",
      "mine 3",
      "figure 3",
      "city 4",
      "tower 5",
      "drops 5",
    ]);
  });

  it("is not where one looks from", () => {
    expect(seen.some(({ sort }) => sort === "home")).toBe(false);
    expect(sights(sites, { q: 5, r: 0 }, 0).find(({ sort }) => sort === "home")?.steps).toBe(5);
  });
});
