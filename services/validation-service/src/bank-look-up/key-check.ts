import { Inject, Injectable } from '@nestjs/common';
import type { ChargeRefusal } from '@pruefer/contracts';
import { ApiKeyCheck } from '@pruefer/platform';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { LOOK_UP_POOL } from './look-up-pool.js';

/** A key that is switched off opens nothing more after a second (docs/SECURITY.md C5), the look-up's own time included. */
const REMEMBERED_MS = 500;
const REMEMBERED_KEYS = 10_000;

const CHECK = `SELECT keys.refusal_of(decode($1, 'hex'), $2) AS refusal`;

interface Answer {
  readonly refusal: ChargeRefusal | null;
}

/** Asks the database whether a key is good; a busy caller's is remembered for half a second. */
@Injectable()
export class KeyCheck extends ApiKeyCheck {
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
      throw error;
    }
  }

  private async ask(keyHash: string, address: string): Promise<Answer> {
    const { rows } = await this.pool.query<Answer>(CHECK, [keyHash, address]);
    return rows[0]!;
  }
}
