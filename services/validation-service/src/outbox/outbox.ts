import { Inject, Injectable } from '@nestjs/common';
import type { Pool, QueryConfig } from 'pg';
import type { ChargedCaller } from '../batch/caller.js';
import { HOT_POOL } from './pools.js';
import { queryOnce } from './query-once.js';
import { decodeGrants, decodeRow, encodeChecks, type OutboxRow } from './outbox-row.js';
import type { RecordedBatch, UnchargedBatch } from '../batch/recorded-batch.js';

/** A batch with the database's clock, in epoch milliseconds. */
export interface StoredBatch {
  readonly batch: RecordedBatch;
  readonly now: number;
}

export const NOW = `floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`;

/** The complete commit of a keyed batch: quota charged and answers recorded, both or neither. */
const insertWith = (charge: string) => `
  INSERT INTO validation.outbox (id, checks, grants)
  SELECT $1, $2, json_agg(
    json_build_array(g.contract, g.key_id, g.granted, g.refusal, g.quota, g.remaining, g.is_test) ORDER BY g.place)::text
  FROM ${charge} g
  HAVING validation.fresh($1)
  RETURNING grants, ${NOW}`;

const insertCharged = insertWith('keys.charge($3, $4, $5)');
const insertCall = insertWith('keys.charge_call($3, $4, $5, $6)');

const insertFree = `
  INSERT INTO validation.outbox (id, checks) SELECT $1, $2 WHERE validation.fresh($1) RETURNING grants, ${NOW}`;

const select = `
  SELECT id, checks, grants, repeats, ${NOW} FROM validation.outbox WHERE id = $1 AND voided_at IS NULL`;

interface Inserted {
  grants: string | null;
  now: number;
}

/** The statements of a batch. Errors are the driver's: see `classifyStatementFailure`. */
@Injectable()
export class Outbox {
  constructor(@Inject(HOT_POOL) private readonly pool: Pool) {}

  /** Records a batch of public checks. */
  async insert(batch: UnchargedBatch): Promise<StoredBatch> {
    const values = [batch.id, encodeChecks(batch)];
    const [row] = await queryOnce<Inserted>(this.pool, { name: 'insert-free', text: insertFree, values });
    return { batch: { ...batch, grants: null, repeats: [] }, now: row!.now };
  }

  /** Charges the callers of a keyed batch and records it, both or neither. */
  async insertCharged(batch: UnchargedBatch, callers: readonly ChargedCaller[]): Promise<StoredBatch> {
    const values = [
      batch.id,
      encodeChecks(batch),
      callers.map(({ keyHash }) => keyHash && `\\x${keyHash}`),
      callers.map(({ checkCount }) => checkCount),
      callers.map(({ address }) => address),
    ];
    return this.insertGranted(batch, { name: 'insert-charged', text: insertCharged, values });
  }

  /** Records a bulk call and charges it as a whole, or with `isPartial` as far as the quota allows. */
  async insertCall(batch: UnchargedBatch, caller: ChargedCaller, isPartial: boolean): Promise<StoredBatch> {
    const { keyHash, checkCount, address } = caller;
    const values = [batch.id, encodeChecks(batch), `\\x${keyHash}`, checkCount, address, isPartial];
    return this.insertGranted(batch, { name: 'insert-call', text: insertCall, values });
  }

  private async insertGranted(batch: UnchargedBatch, statement: QueryConfig): Promise<StoredBatch> {
    const [row] = await queryOnce<Inserted>(this.pool, statement);
    return { batch: { ...batch, grants: decodeGrants(row!.grants!), repeats: [] }, now: row!.now };
  }

  /** The batch as first recorded; undefined when it is missing or was voided and gets no verdict. */
  async find(id: string): Promise<StoredBatch | undefined> {
    const [row] = await queryOnce<OutboxRow & { now: number }>(this.pool, { name: 'find', text: select, values: [id] });
    return row && { batch: decodeRow(row), now: row.now };
  }
}
