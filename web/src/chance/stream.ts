/** The stream of practice matches: fast, and known to whoever reads the seed. */
import { leading64, sha256, utf8 } from "./bytes";

const MULTIPLIER = 0x6a09e47dn;
const LOW_32 = 0xffffffffn;
const PRIME = (MULTIPLIER << 32n) - 1n;

export class Stream {
  private constructor(public state: bigint) {}

  static async of(seed: number): Promise<Stream> {
    return new Stream((leading64(await sha256(utf8(String(seed)))) % (PRIME - 1n)) + 1n);
  }

  word(): bigint {
    this.state = MULTIPLIER * (this.state & LOW_32) + (this.state >> 32n);
    return (this.state & LOW_32) ^ (this.state >> 32n);
  }

  /** The next draw, from 0 to `n` − 1. */
  below(n: bigint): bigint {
    const excess = (1n << 32n) % n;
    for (;;) {
      const scaled = this.word() * n;
      if ((scaled & LOW_32) >= excess) return scaled >> 32n;
    }
  }
}
