import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { KeyChanged } from '@pruefer/contracts';
import { LRUCache } from 'lru-cache';
import { SharedCounts } from '../limits/shared-counts.js';
import { KeyRate } from './key-rate.js';
import { RatedKeys } from './rated-keys.js';

/** Tags of keys in use; each costs a hash. */
const REMEMBERED_TAGS = 10_000;
/** Different rates that are counted against at the same time. */
const MOST_RATES = 1_000;

/** The limits that single keys have of their own, as keys-service tells them. While no key has one, nothing is looked up. */
@Injectable()
export class KeyRates {
  private readonly ratedKeys = new RatedKeys();
  private readonly tags = new LRUCache<string, string>({ max: REMEMBERED_TAGS });
  private readonly rates = new LRUCache<number, KeyRate>({ max: MOST_RATES });

  constructor(private readonly counts: SharedCounts) {}

  /** Takes what a listener to states is given. */
  take(changed: ReadonlyMap<string, KeyChanged>): void {
    this.ratedKeys.take(changed);
  }

  /**
   * The limit of a key and by what it is counted; undefined for a key that has none.
   * @param keyHash SHA-256 of the key in hex
   */
  of(keyHash: string): { readonly limit: KeyRate; readonly bucket: string } | undefined {
    if (this.ratedKeys.size === 0) return undefined;
    const bucket = this.tagOf(keyHash);
    const perMinute = this.ratedKeys.perMinute(bucket);
    return perMinute === undefined ? undefined : { limit: this.rateOf(perMinute), bucket };
  }

  private tagOf(keyHash: string): string {
    const known = this.tags.get(keyHash);
    if (known !== undefined) return known;
    const tag = createHash('sha256').update(keyHash, 'hex').digest('hex');
    this.tags.set(keyHash, tag);
    return tag;
  }

  private rateOf(perMinute: number): KeyRate {
    const known = this.rates.get(perMinute);
    if (known) return known;
    const rate = new KeyRate(this.counts, perMinute);
    this.rates.set(perMinute, rate);
    return rate;
  }
}
