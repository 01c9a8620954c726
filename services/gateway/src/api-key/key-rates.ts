import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type KeyChanged, MINUTE_MS } from '@pruefer/contracts';
import { LRUCache } from 'lru-cache';
import { SharedCounts } from '../limits/shared-counts.js';
import { RatedKeys } from './rated-keys.js';
import { UnseenKeys } from './unseen-keys.js';
import { CallerLimit } from '../limits/caller-limit.js';

/** Limit of one key's checks per minute. The counter belongs to the key, so it survives a change of the limit. */
class KeyRate extends CallerLimit {
  constructor(counts: SharedCounts, perMinute: number) {
    super(counts, { name: 'api-key', requests: perMinute, windowMs: MINUTE_MS });
  }
}

/** Maximum number of cached keys; an uncached one costs a hash and a call to keys-service. */
const MAX_CACHED_KEYS = 50_000;
/** Different rates that are counted against at the same time. */
const MAX_RATES = 1_000;

/**
 * Limits of single keys. The gateway asks keys-service about a key it sees for the first time, so that the limit holds from the first
 * check; changes come as events (docs/adr/0009). While no key has a limit, nothing is looked up.
 */
@Injectable()
export class KeyRates {
  private readonly ratedKeys = new RatedKeys();
  /** Contracts by hash of the key; null from a keys-service of an earlier version. */
  private readonly seenKeys = new LRUCache<string, { readonly contractId: number | null }>({ max: MAX_CACHED_KEYS });
  private readonly tags = new LRUCache<string, string>({
    max: MAX_CACHED_KEYS,
    memoMethod: (keyHash) => createHash('sha256').update(keyHash, 'hex').digest('hex'),
  });
  private readonly rates = new LRUCache<number, KeyRate>({
    max: MAX_RATES,
    memoMethod: (perMinute) => new KeyRate(this.counts, perMinute),
  });

  constructor(
    private readonly counts: SharedCounts,
    private readonly unseenKeys: UnseenKeys,
  ) {}

  /** Applies changed keys from events, by key id. */
  apply(changedKeys: ReadonlyMap<string, KeyChanged>): void {
    this.ratedKeys.apply(changedKeys);
  }

  /** Whether `of` knows the limit of this key; if false, await `learn` first. */
  isSeen(keyHash: string): boolean {
    return this.seenKeys.get(keyHash) !== undefined;
  }

  /**
   * Asks for the limit of an unseen key. A limit that arrived by event meanwhile is newer and stays. An unknown key, or one without an
   * answer in time, is asked for again at its next call.
   */
  async learn(keyHash: string): Promise<void> {
    const limit = await this.unseenKeys.ask(keyHash);
    if (!limit) return;
    this.ratedKeys.add(limit);
    this.seenKeys.set(keyHash, { contractId: limit.contractId ?? null });
  }

  /** Names the customer of a key: equal for all keys of a contract that `learn` has asked about, otherwise the key itself. */
  getCustomer(keyHash: string): string {
    const contractId = this.seenKeys.get(keyHash)?.contractId ?? null;
    return contractId === null ? keyHash : `contract ${contractId}`;
  }

  /** The limit of a key and its counter; undefined for a key without a limit. @param keyHash SHA-256 of the key in hex */
  of(keyHash: string): { readonly limit: KeyRate; readonly bucket: string } | undefined {
    if (this.ratedKeys.size === 0) return undefined;
    const tag = this.tags.memo(keyHash);
    const perMinute = this.ratedKeys.perMinute(tag);
    return perMinute === undefined ? undefined : { limit: this.rates.memo(perMinute), bucket: tag };
  }
}
