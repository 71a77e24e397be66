import { describe, expect, it } from "vitest";
import vectors from "../../../vectors/chance.json";
import { fromHex, toHex } from "./bytes";
import { commitmentTo, fairKey, FairDraws, seedsDigest } from "./fair";
import { Stream } from "./stream";
import { isSound, Unverifiable, verifyChance } from "./verify";

type Cases = [number, number, number];

/** Of all cases, those of the outcome that the case in question brings. */
function casesOf(weights: number[], outcome: number): Cases {
  const sum = (upTo: number) => weights.slice(0, upTo).reduce((a, b) => a + b, 0);
  return [sum(outcome), sum(outcome + 1), sum(weights.length)];
}

function recordOf(header: object, lines: object[]): string {
  return [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join("");
}

const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const SEEDS = ["", "é,1:"];

async function fairRecord(change: (cases: Cases, number: number) => Cases = (cases) => cases) {
  const fair = await FairDraws.of(fromHex(SECRET), SEEDS);
  const draws = [];
  for (let number = 0; number < 20; number += 1) {
    const drawn = Number(await fair.below(number, 6n));
    const cases = change([drawn, drawn + 1, 6], number);
    draws.push({ chance: drawn, of: "die", cases });
  }
  const commitment = await commitmentTo(fromHex(SECRET));
  return recordOf({ athanor: 1, seats: [{}, {}], chance: { kind: "fair", commitment } }, [
    { seed: SEEDS[1], seat: 1 },
    ...draws,
    { quiet: "0123456789abcdef" },
    { end: [1, 2], secret: SECRET, quiet: "0123456789abcdef" },
  ]);
}

describe("fair chance", () => {
  it.each(vectors.fair)("agrees with the vectors: $name", async (vector) => {
    const secret = fromHex(vector.secret);
    expect(await commitmentTo(secret)).toBe(vector.commitment);
    expect(toHex(await seedsDigest(vector.seat_seeds))).toBe(vector.seeds_digest);
    expect(toHex(await fairKey(secret, vector.seat_seeds))).toBe(vector.key);
    const fair = await FairDraws.of(secret, vector.seat_seeds);
    for (const { counter, below, number } of vector.draws) {
      expect(await fair.below(counter, BigInt(below))).toBe(BigInt(number));
    }
    for (const { counter, weights, outcome } of vector.picks) {
      const [first, end, n] = casesOf(weights, outcome);
      const drawn = await fair.below(counter, BigInt(n));
      expect(drawn >= first && drawn < end).toBe(true);
    }
  });
});

describe("streams", () => {
  it.each(vectors.stream)("agree with the vectors: seed $seed", async (vector) => {
    const words = await Stream.of(vector.seed);
    expect(words.state).toBe(BigInt(vector.state));
    expect(vector.words.map(() => Number(words.word()))).toEqual(vector.words);
    const draws = await Stream.of(vector.seed);
    for (const { below, number } of vector.draws) {
      expect(draws.below(BigInt(below))).toBe(BigInt(number));
    }
    for (const { weights, case: drawn } of vector.picks) {
      expect(draws.below(BigInt(casesOf(weights, 0)[2]))).toBe(BigInt(drawn));
    }
  });
});

describe("a record", () => {
  it("is sound when every draw comes from secret and seeds", async () => {
    const counts: number[] = [];
    const verdict = await verifyChance(await fairRecord(), (done) => counts.push(done));
    expect(isSound(verdict)).toBe(true);
    expect(verdict.draws).toBe(20);
    expect(counts.at(-1)).toBe(20);
  });

  it("names the draws that do not come from them", async () => {
    const record = await fairRecord(([first, end, n], number) =>
      number === 3 ? [(first + 1) % n, ((first + 1) % n) + 1, n] : [first, end, n],
    );
    const verdict = await verifyChance(record);
    expect(isSound(verdict)).toBe(false);
    expect(verdict.wrong.map(({ line, number }) => [line, number])).toEqual([[6, 3]]);
  });

  it("is not sound with another secret than the one sworn in", async () => {
    const record = (await fairRecord()).replace(/"commitment":"../, '"commitment":"00');
    const verdict = await verifyChance(record);
    expect(verdict.wrong).toEqual([]);
    expect(isSound(verdict)).toBe(false);
  });

  it("is not sound with another commitment than this browser saw", async () => {
    const record = await fairRecord();
    const sworn = await commitmentTo(fromHex(SECRET));
    const verdict = await verifyChance(record, undefined, sworn);
    expect(isSound(verdict)).toBe(true);
    const other = await verifyChance(record, undefined, "00".repeat(32));
    expect(other.wrong).toEqual([]);
    expect(isSound(other)).toBe(false);
  });

  it("that goes on by other rules counts its draws from where it began", async () => {
    const fair = await FairDraws.of(fromHex(SECRET), ["", ""]);
    const commitment = await commitmentTo(fromHex(SECRET));
    const drawn = Number(await fair.below(7, 1000n));
    const header = { seats: [{}, {}], chance: { kind: "fair", commitment }, drawn: 7 };
    const lines = [
      { chance: 0, of: "die", cases: [drawn, drawn + 1, 1000] },
      { end: [1, 2], secret: SECRET, quiet: "" },
    ];
    expect(isSound(await verifyChance(recordOf(header, lines)))).toBe(true);
    const anew = recordOf({ ...header, drawn: 0 }, lines);
    expect(isSound(await verifyChance(anew))).toBe(false);
  });

  it("is not sound without a seed that was given", async () => {
    const record = (await fairRecord()).replace(/^{"seed".*\n/m, "");
    expect((await verifyChance(record)).wrong).not.toEqual([]);
  });

  it("of a stream is recomputed from its seed", async () => {
    const stream = await Stream.of(42);
    const draws = Array.from({ length: 5 }, () => {
      const drawn = Number(stream.below(10n));
      return { chance: 0, of: "bag", cases: [drawn, drawn + 1, 10] };
    });
    const header = { athanor: 1, seats: [{}], chance: { kind: "stream", seed: 42 } };
    const verdict = await verifyChance(recordOf(header, draws));
    expect(verdict.kind).toBe("stream");
    expect(verdict.draws).toBe(5);
    expect(isSound(verdict)).toBe(true);
  });

  it("without its secret cannot be checked", async () => {
    const record = (await fairRecord()).replace(/{"end".*\n/, "");
    await expect(verifyChance(record)).rejects.toEqual(new Unverifiable("web-verify-no-secret"));
  });

  it.each(["", "what?", "{}"])("that is none is refused: %j", async (text) => {
    await expect(verifyChance(text)).rejects.toEqual(new Unverifiable("web-verify-foreign"));
  });
});
