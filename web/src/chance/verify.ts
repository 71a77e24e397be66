/** Recomputes every draw of a record in the browser, so that the house need not be believed. */
import { fromHex, type Bytes } from "./bytes";
import { commitmentTo, FairDraws } from "./fair";
import { Stream } from "./stream";

interface Header {
  seats: unknown[];
  chance: { kind: "fair"; commitment: string } | { kind: "stream"; seed: number };
}

interface Draw {
  /** Counted from 1, as in an editor. */
  line: number;
  cases: [first: number, end: number, of: number];
}

interface Chances {
  header: Header;
  seeds: string[];
  draws: Draw[];
  secret: string | null;
}

export interface WrongDraw {
  line: number;
  number: number;
  drawn: bigint;
  cases: Draw["cases"];
}

export interface Verdict {
  kind: "fair" | "stream";
  /** What was sworn in, and what the secret that was laid open gives; streams have neither. */
  commitment: { shown: string; found: string } | null;
  draws: number;
  wrong: WrongDraw[];
}

/** Why the draws of a record cannot be recomputed; `key` is the message that says so. */
export class Unverifiable extends Error {
  constructor(readonly key: string) {
    super(key);
  }
}

export function isSound(verdict: Verdict): boolean {
  const { commitment, wrong } = verdict;
  return wrong.length === 0 && (commitment === null || commitment.shown === commitment.found);
}

/** Recompute all draws of a record's text; `told` hears how many are done. */
export async function verifyChance(
  record: string,
  told: (done: number, of: number) => void = () => undefined,
): Promise<Verdict> {
  if (globalThis.crypto?.subtle === undefined) throw new Unverifiable("web-verify-insecure");
  const { header, seeds, draws, secret } = readChances(record);
  const drawing = await openDrawing(header, seeds, secret);
  const wrong: WrongDraw[] = [];
  for (const [number, { line, cases }] of draws.entries()) {
    const [first, end, of] = cases;
    const drawn = await drawing.below(number, BigInt(of));
    if (drawn < first || drawn >= end) wrong.push({ line, number, drawn, cases });
    told(number + 1, draws.length);
  }
  return { kind: header.chance.kind, commitment: drawing.commitment, draws: draws.length, wrong };
}

interface Drawing {
  commitment: Verdict["commitment"];
  below(number: number, n: bigint): Promise<bigint> | bigint;
}

async function openDrawing(
  header: Header,
  seeds: string[],
  secret: string | null,
): Promise<Drawing> {
  const { chance } = header;
  if (chance.kind === "stream") {
    const stream = await Stream.of(chance.seed);
    return { commitment: null, below: (_number, n) => stream.below(n) };
  }
  if (secret === null) throw new Unverifiable("web-verify-no-secret");
  const bytes: Bytes = fromHex(secret);
  const fair = await FairDraws.of(bytes, seeds);
  return {
    commitment: { shown: chance.commitment, found: await commitmentTo(bytes) },
    below: (number, n) => fair.below(number, n),
  };
}

function readChances(record: string): Chances {
  const [first, ...rows] = record.split("\n").filter((row) => row !== "");
  if (first === undefined) throw new Unverifiable("web-verify-foreign");
  const header = read<Header>(first);
  if (!Array.isArray(header.seats) || typeof header.chance !== "object") {
    throw new Unverifiable("web-verify-foreign");
  }
  const chances: Chances = {
    header,
    seeds: header.seats.map(() => ""),
    draws: [],
    secret: null,
  };
  for (const [index, row] of rows.entries()) {
    const line = read<RecordLine>(row);
    if ("seed" in line) chances.seeds[line.seat] = line.seed;
    else if ("chance" in line) chances.draws.push({ line: index + 2, cases: line.cases });
    else if ("end" in line) chances.secret = line.secret;
  }
  return chances;
}

type RecordLine =
  | { seed: string; seat: number }
  | { chance: number; cases: Draw["cases"] }
  | { end: number[]; secret: string | null }
  | { quiet: string };

function read<T>(row: string): T {
  try {
    return JSON.parse(row) as T;
  } catch {
    throw new Unverifiable("web-verify-foreign");
  }
}
