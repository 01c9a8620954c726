import { Inject, Injectable } from '@nestjs/common';
import { DatabaseError, type Pool, type QueryConfig, type QueryResultRow } from 'pg';
import type { Caller } from '../validation/caller.js';
import { HOT_POOL } from './pools.js';
import { decodeGrants, decodeRow, encodeChecks, type OutboxRow } from './outbox-row.js';
import type { Grant, RecordedBatch, UnchargedBatch } from '../validation/recorded-batch.js';

/** A batch with the database's clock, in epoch milliseconds. */
export interface StoredBatch {
  readonly batch: RecordedBatch;
  readonly now: number;
}

const NOW = `floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`;

/** The whole commit of a keyed batch: quota taken and answers recorded, both or neither. */
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
  SELECT id, checks, grants, ${NOW} FROM validation.outbox WHERE id = $1 AND voided_at IS NULL`;

interface Inserted {
  grants: string | null;
  now: number;
}

/** The two statements that a batch may cost. Errors are the driver's: `failureOf` reads them. */
@Injectable()
export class Outbox {
  constructor(@Inject(HOT_POOL) private readonly pool: Pool) {}

  /** Records a batch of public checks. */
  async insert(batch: UnchargedBatch): Promise<StoredBatch> {
    const values = [batch.id, encodeChecks(batch)];
    const [row] = await this.query<Inserted>({ name: 'insert-free', text: insertFree, values });
    return { batch: { ...batch, grants: null }, now: row!.now };
  }

  /** Charges the callers of a batch and records it. */
  async insertCharged(batch: UnchargedBatch, callers: readonly Caller[]): Promise<StoredBatch> {
    const values = [
      batch.id,
      encodeChecks(batch),
      callers.map(({ keyHash }) => keyHash && `\\x${keyHash}`),
      callers.map(({ wanted }) => wanted),
      callers.map(({ address }) => address),
    ];
    const [row] = await this.query<Inserted>({ name: 'insert-charged', text: insertCharged, values });
    const grants: Grant[] = decodeGrants(row!.grants!);
    return { batch: { ...batch, grants }, now: row!.now };
  }

  /** The batch as it was recorded first; undefined when it is not there or was voided: then nobody shall get a verdict for it. */
  async find(id: string): Promise<StoredBatch | undefined> {
    const [row] = await this.query<OutboxRow & { now: number }>({ name: 'find', text: select, values: [id] });
    return row && { batch: decodeRow(row), now: row.now };
  }

  private async query<Row extends QueryResultRow>(statement: QueryConfig): Promise<Row[]> {
    const client = await this.pool.connect();
    try {
      const { rows } = await client.query<Row>(statement);
      client.release();
      return rows;
    } catch (error) {
      // A connection that broke, or whose answer is still to come, cannot serve another batch.
      const isUsable = error instanceof DatabaseError && error.severity === 'ERROR';
      client.release(!isUsable);
      throw error;
    }
  }
}
