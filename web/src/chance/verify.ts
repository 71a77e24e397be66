/** Recomputes every draw of a record in the browser, so that the house need not be believed. */
import { fromHex, type Bytes } from "./bytes";
import { commitmentTo, FairDraws } from "./fair";
import { Stream } from "./stream";

interface Header {
  seats: unknown[];
  chance: { kind: "fair"; commitment: string } | { kind: "stream"; seed: number };
  /** How often chance had been asked before the match starts. */
  drawn?: number;
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
  /**
   * What was sworn in, what the secret that was laid open gives, and what this browser saw at the
   * table beforehand, if it was there; streams have none of it.
   */
  commitment: { shown: string; found: string; seen: string | null } | null;
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
  return wrong.length === 0 && (commitment === null || (isKept(commitment) && wasSeen(commitment)));
}

type Commitment = NonNullable<Verdict["commitment"]>;

/** Whether the secret is the one sworn in. */
export function isKept({ shown, found }: Commitment): boolean {
  return shown === found;
}

/** Whether what was sworn in is not another one than this browser saw. */
export function wasSeen({ shown, seen }: Commitment): boolean {
  return seen === null || seen === shown;
}

/**
 * Recompute all draws of a record's text; `told` hears how many are done. `seen` is the commitment
 * that this browser saw at the table.
 */
export async function verifyChance(
  record: string,
  told: (done: number, of: number) => void = () => undefined,
  seen: string | null = null,
): Promise<Verdict> {
  if (globalThis.crypto?.subtle === undefined) throw new Unverifiable("web-verify-insecure");
  const { header, seeds, draws, secret } = readChances(record);
  const drawing = await openDrawing(header, seeds, secret, seen);
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
  seen: string | null,
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
    commitment: { shown: chance.commitment, found: await commitmentTo(bytes), seen },
    below: (number, n) => fair.below((header.drawn ?? 0) + number, n),
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
