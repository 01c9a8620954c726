import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { ChargedCaller } from '../batch/caller.js';
import { HOT_POOL } from './pools.js';
import { queryOnce } from './query-once.js';
import { decodeGrants, decodeRow, encodeChecks, type OutboxRow } from '../publishing/outbox-row.js';
import type { Grant, RecordedBatch, UnchargedBatch } from '../batch/recorded-batch.js';

/** A batch with the database's clock, in epoch milliseconds. */
export interface StoredBatch {
  readonly batch: RecordedBatch;
  readonly now: number;
}

export const NOW = `floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`;

/** The complete commit of a keyed batch: quota charged and answers recorded, both or neither. */
const insertCharged = `
  INSERT INTO validation.outbox (id, checks, grants)
  SELECT $1, $2, json_agg(
    json_build_array(g.contract, g.key_id, g.granted, g.refusal, g.quota, g.remaining, g.is_test) ORDER BY g.place)::text
  FROM keys.charge($3, $4, $5) g
  HAVING validation.fresh($1)
  RETURNING grants, ${NOW}`;

const insertFree = `
  INSERT INTO validation.outbox (id, checks) SELECT $1, $2 WHERE validation.fresh($1) RETURNING grants, ${NOW}`;

const select = `
  SELECT id, checks, grants, repeats, ${NOW} FROM validation.outbox WHERE id = $1 AND voided_at IS NULL`;

interface Inserted {
  grants: string | null;
  now: number;
}

/** The statements of a batch. Errors are the driver's: see `statementFailureOf`. */
@Injectable()
export class Outbox {
  constructor(@Inject(HOT_POOL) private readonly pool: Pool) {}

  /** Records a batch of public checks. */
  async insert(batch: UnchargedBatch): Promise<StoredBatch> {
    const values = [batch.id, encodeChecks(batch)];
    const [row] = await queryOnce<Inserted>(this.pool, { name: 'insert-free', text: insertFree, values });
    return { batch: { ...batch, grants: null, repeats: [] }, now: row!.now };
  }

  async insertCharged(batch: UnchargedBatch, callers: readonly ChargedCaller[]): Promise<StoredBatch> {
    const values = [
      batch.id,
      encodeChecks(batch),
      callers.map(({ keyHash }) => keyHash && `\\x${keyHash}`),
      callers.map(({ checkCount }) => checkCount),
      callers.map(({ address }) => address),
    ];
    const [row] = await queryOnce<Inserted>(this.pool, { name: 'insert-charged', text: insertCharged, values });
    const grants: Grant[] = decodeGrants(row!.grants!);
    return { batch: { ...batch, grants, repeats: [] }, now: row!.now };
  }

  /** The batch as first recorded; undefined when it is missing or was voided and gets no verdict. */
  async find(id: string): Promise<StoredBatch | undefined> {
    const [row] = await queryOnce<OutboxRow & { now: number }>(this.pool, { name: 'find', text: select, values: [id] });
    return row && { batch: decodeRow(row), now: row.now };
  }
}
