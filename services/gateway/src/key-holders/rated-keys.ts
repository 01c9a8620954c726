import type { KeyChanged } from '@pruefer/contracts';

interface RatedKey {
  readonly version: number;
  readonly tag: string;
}

/** Which keys have a limit of their own, and which. */
export class RatedKeys {
  private readonly keys = new Map<string, RatedKey>();
  private readonly rates = new Map<string, number>();

  get size(): number {
    return this.rates.size;
  }

  /** Most checks in a minute of the key with this tag; undefined: no limit. */
  perMinute(tag: string): number | undefined {
    return this.rates.get(tag);
  }

  /** Takes news by key id; what is older than what is known is left out. */
  take(changed: ReadonlyMap<string, KeyChanged>): void {
    for (const [keyId, { version, rateLimit }] of changed) {
      const known = this.keys.get(keyId);
      if (known && known.version > version) continue;
      if (rateLimit) {
        this.keys.set(keyId, { version, tag: rateLimit.tag });
        this.rates.set(rateLimit.tag, rateLimit.perMinute);
      } else if (known) {
        this.keys.delete(keyId);
        this.rates.delete(known.tag);
      }
    }
  }
}
