import type { KeyChanged } from '@pruefer/contracts';

/** The API keys that have a limit of checks per minute. */
export class RatedKeys {
  /** Tags by key id. */
  private readonly tags = new Map<string, string>();
  private readonly rates = new Map<string, number>();

  get size(): number {
    return this.rates.size;
  }

  /** Most checks in a minute of the key with this tag; undefined: no limit. */
  perMinute(tag: string): number | undefined {
    return this.rates.get(tag);
  }

  /** Sets the limit of a key, unless an event has already set one. */
  add({ keyId, rateLimit }: Pick<KeyChanged, 'keyId' | 'rateLimit'>): void {
    if (!rateLimit || this.tags.has(keyId)) return;
    this.tags.set(keyId, rateLimit.tag);
    this.rates.set(rateLimit.tag, rateLimit.perMinute);
  }

  /** Takes what a `stateReader` hands over, by key id. */
  take(changed: ReadonlyMap<string, KeyChanged>): void {
    for (const [keyId, { rateLimit }] of changed) {
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
