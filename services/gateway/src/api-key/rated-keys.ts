import type { KeyChanged } from '@pruefer/contracts';

/** The API keys that have a limit of checks per minute. */
export class RatedKeys {
  /** Tags by key id: the tag names a key without revealing its hash. */
  private readonly tags = new Map<string, string>();
  private readonly rates = new Map<string, number>();

  get size(): number {
    return this.rates.size;
  }

  /** Maximum checks per minute of the key with this tag; undefined: no limit. @param tag SHA-256 of the key's hash, in hex */
  perMinute(tag: string): number | undefined {
    return this.rates.get(tag);
  }

  /** Sets the limit of a key, unless an event has already set one. */
  add({ keyId, rateLimit }: Pick<KeyChanged, 'keyId' | 'rateLimit'>): void {
    if (!rateLimit || this.tags.has(keyId)) return;
    this.tags.set(keyId, rateLimit.tag);
    this.rates.set(rateLimit.tag, rateLimit.perMinute);
  }

  /** Applies changed keys from events, by key id. */
  apply(changedKeys: ReadonlyMap<string, KeyChanged>): void {
    for (const [keyId, { rateLimit }] of changedKeys) {
      const tag = this.tags.get(keyId);
      if (rateLimit) {
        this.tags.set(keyId, rateLimit.tag);
        this.rates.set(rateLimit.tag, rateLimit.perMinute);
      } else if (tag !== undefined) {
        this.tags.delete(keyId);
        this.rates.delete(tag);
      }
    }
  }
}
