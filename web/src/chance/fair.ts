/** Fair chance, recomputed from what docs/chance.md says and nothing else. */
import { leading64, sha256, toHex, utf8, type Bytes } from "./bytes";

const SPAN = 1n << 64n;

export async function commitmentTo(secret: Bytes): Promise<string> {
  return toHex(await sha256(secret));
}

/** A digest that no other list of seeds has: each is framed by the number of its bytes. */
export async function seedsDigest(seeds: readonly string[]): Promise<Bytes> {
  return sha256(utf8(seeds.map((seed) => `${utf8(seed).length}:${seed},`).join("")));
}

export async function fairKey(secret: Bytes, seeds: readonly string[]): Promise<Bytes> {
  return hmac(await signingKey(secret), await seedsDigest(seeds));
}

/** All draws of a match: each is fixed by the secret, the seeds and its own number. */
export class FairDraws {
  private constructor(private readonly key: CryptoKey) {}

  static async of(secret: Bytes, seeds: readonly string[]): Promise<FairDraws> {
    return new FairDraws(await signingKey(await fairKey(secret, seeds)));
  }

  /** Draw number `counter`, from 0 to `n` − 1; what would favour small numbers is drawn again. */
  async below(counter: number, n: bigint): Promise<bigint> {
    const limit = SPAN - (SPAN % n);
    for (let attempt = 0; ; attempt += 1) {
      const number = leading64(await hmac(this.key, utf8(`${counter}:${attempt}`)));
      if (number < limit) return number % n;
    }
  }
}

function signingKey(bytes: Bytes): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
}

async function hmac(key: CryptoKey, message: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
}
