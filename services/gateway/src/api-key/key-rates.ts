import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { KeyChanged } from '@pruefer/contracts';
import { LRUCache } from 'lru-cache';
import { SharedCounts } from '../limits/shared-counts.js';
import { KeyRate } from './key-rate.js';
import { RatedKeys } from './rated-keys.js';
import { UnseenKeys } from './unseen-keys.js';

/** Keys in use: the tag of each costs a hash, and its limit a question. */
const REMEMBERED_KEYS = 50_000;
/** Different rates that are counted against at the same time. */
const MOST_RATES = 1_000;

/**
 * The limits that single keys have of their own. keys-service is asked about a key that this gateway sees for the first time, so that a
 * limit holds from the first check on; changes come as events (docs/adr/0079). While no key has a limit, nothing is looked up.
 */
@Injectable()
export class KeyRates {
  private readonly ratedKeys = new RatedKeys();
  private readonly seenKeys = new LRUCache<string, true>({ max: REMEMBERED_KEYS });
  private readonly tags = new LRUCache<string, string>({ max: REMEMBERED_KEYS });
  private readonly rates = new LRUCache<number, KeyRate>({ max: MOST_RATES });

  constructor(
    private readonly counts: SharedCounts,
    private readonly unseenKeys: UnseenKeys,
  ) {}

  /** Takes what a listener to states is given. */
  take(changed: ReadonlyMap<string, KeyChanged>): void {
    this.ratedKeys.take(changed);
  }

  /** Whether `of` knows the limit of this key; else `learn` has to be awaited first. */
  isSeen(keyHash: string): boolean {
    return this.seenKeys.get(keyHash) === true;
  }

  /**
   * Asks for the limit of a key that is not seen yet. What events have told meanwhile is newer and stays. A key that does not exist, and
   * one of which keys-service tells nothing in time, are asked about again at their next call.
   */
  async learn(keyHash: string): Promise<void> {
    const limit = await this.unseenKeys.ask(keyHash);
    if (!limit) return;
    this.ratedKeys.add(limit);
    this.seenKeys.set(keyHash, true);
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
