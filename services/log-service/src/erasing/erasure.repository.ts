import { Injectable } from '@nestjs/common';
import type { Erasure, ErasurePage, ErasurePreview, PagingQuery } from '@pruefer/contracts';
import { DEFAULT_PAGE_SIZE } from '@pruefer/contracts';
import { addAudit, inTransaction, type SignedInActor } from '@pruefer/platform';
import { Pool, type QueryResultRow } from 'pg';
import { ErasePool } from '../database/pools.js';
import { refuseIfTimedOut } from '../database/refuse-if-timed-out.js';
import * as statements from './erasure-statements.js';

/** An erasure with its hash, the only permanently stored part of the IBAN. */
export interface HashToErase {
  readonly id: string;
  readonly hash: string;
}

/** All SQL that erases IBANs from the log. */
@Injectable()
export class ErasureRepository {
  constructor(
    private readonly pool: Pool,
    private readonly erasePool: ErasePool,
  ) {}

  /** After its commit no earlier request is stored with this IBAN, so existing rows can be erased one by one. @returns id of the erasure */
  begin(hash: string, reason: string | null, actor: SignedInActor): Promise<string> {
    return inTransaction(this.erasePool.pool, async (client) => {
      await client.query(statements.lockConsumers);
      const { rows } = await client.query<{ id: string }>(statements.insertErasure, [hash, actor.name, reason]);
      const { id } = rows[0]!;
      await client.query(statements.moveErasedUntil, [id]);
      await addAudit(client, 'logs', { actor, action: 'logs.erased', target: id, details: reason ? { reason } : {} });
      return id;
    });
  }

  /** Marks an erasure as complete. */
  async complete(id: string): Promise<void> {
    await this.pool.query(statements.completeErasure, [id]);
  }

  async read(id: string): Promise<Erasure> {
    const [erasure] = await this.rows<Erasure>(statements.readErasure, [id]);
    if (!erasure) throw new Error('the erasure is missing');
    return erasure;
  }

  /** One page of the erasures, newest first, and their number. */
  async list({ limit = DEFAULT_PAGE_SIZE, offset = 0 }: PagingQuery): Promise<ErasurePage> {
    const [countRow] = await this.rows<{ total: number }>(statements.countErasures, []);
    const items = await this.rows<Erasure>(statements.selectErasures, [limit, offset]);
    return { items, total: countRow?.total ?? 0 };
  }

  /**
   * Some incomplete erasures, whose process ended or that came with a restore.
   * @param failed ids of erasures that come after all others, in this order
   */
  unfinished(failed: readonly string[]): Promise<HashToErase[]> {
    return this.rows<HashToErase>(statements.findUnfinished, [failed]);
  }

  /** @throws Problem `log_search_too_slow` */
  async preview(hash: string): Promise<ErasurePreview> {
    const { rows } = await refuseIfTimedOut(
      this.erasePool.pool.query<ErasurePreview>(statements.countRowsOfIban, [hash]),
    );
    return rows[0] ?? { rows: 0, oldestAt: null, newestAt: null };
  }

  private async rows<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(text, values)).rows;
  }
}
