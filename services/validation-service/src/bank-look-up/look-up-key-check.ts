import { Inject, Injectable } from '@nestjs/common';
import type { ChargeRefusal } from '@pruefer/contracts';
import { ApiKeyCheck } from '@pruefer/platform';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { LOOK_UP_POOL } from './look-up-pool.js';

/** A disabled key must stop working within a second (docs/SECURITY.md C5), including the look-up's own time. */
const CACHE_TTL_MS = 500;
const MAX_CACHED_KEYS = 10_000;

const CHECK = `SELECT keys.refusal_of(decode($1, 'hex'), $2) AS refusal`;

interface CheckedKey {
  readonly refusal: ChargeRefusal | null;
}

/** Checks API keys in the database; caches results for half a second. */
@Injectable()
export class LookUpKeyCheck extends ApiKeyCheck {
  private readonly cache = new LRUCache<string, Promise<CheckedKey>>({ max: MAX_CACHED_KEYS, ttl: CACHE_TTL_MS });

  constructor(@Inject(LOOK_UP_POOL) private readonly pool: Pool) {
    super();
  }

  override async findRefusal(keyHash: string, address: string): Promise<ChargeRefusal | null> {
    const caller = `${keyHash} ${address}`;
    const pendingAnswer = this.cache.get(caller) ?? this.ask(keyHash, address);
    this.cache.set(caller, pendingAnswer, { noUpdateTTL: true });
    try {
      return (await pendingAnswer).refusal;
    } catch (error) {
      this.cache.delete(caller);
      throw error;
    }
  }

  private async ask(keyHash: string, address: string): Promise<CheckedKey> {
    const { rows } = await this.pool.query<CheckedKey>(CHECK, [keyHash, address]);
    return rows[0]!;
  }
}
