import { Inject, Injectable, Logger } from '@nestjs/common';
import { type ChargeRefusal, Problem } from '@pruefer/contracts';
import { ApiKeyCheck } from '@pruefer/platform';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { LOOK_UP_POOL } from './look-up-pool.js';

/** A key that is switched off opens nothing more after a second (docs/SECURITY.md C5), the look-up's own time included. */
const REMEMBERED_MS = 500;
const REMEMBERED_KEYS = 10_000;

/** The one function of the keys that others may call, asked for nothing: it says what it would refuse. */
const CHECK = 'SELECT refusal FROM keys.charge(ARRAY[decode($1, $2)], ARRAY[0], ARRAY[$3::inet])';

interface Answer {
  readonly refusal: ChargeRefusal | null;
}

/** Asks the database whether a key is good; a busy caller's is remembered for half a second. */
@Injectable()
export class KeyCheck extends ApiKeyCheck {
  private readonly logger = new Logger(KeyCheck.name);
  private readonly remembered = new LRUCache<string, Promise<Answer>>({ max: REMEMBERED_KEYS, ttl: REMEMBERED_MS });

  constructor(@Inject(LOOK_UP_POOL) private readonly pool: Pool) {
    super();
  }

  override async refusalOf(keyHash: string, address: string): Promise<ChargeRefusal | null> {
    const caller = `${keyHash} ${address}`;
    const asked = this.remembered.get(caller) ?? this.ask(keyHash, address);
    this.remembered.set(caller, asked, { noUpdateTTL: true });
    try {
      return (await asked).refusal;
    } catch (error) {
      this.remembered.delete(caller);
      this.logger.warn(`a key cannot be checked: ${(error as Error).message}`);
      throw new Problem('unavailable', { retryAfterSeconds: 1 });
    }
  }

  private async ask(keyHash: string, address: string): Promise<Answer> {
    const { rows } = await this.pool.query<Answer>(CHECK, [keyHash, 'hex', address]);
    return rows[0]!;
  }
}
