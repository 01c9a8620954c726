import { finished } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type DeadLetter, keepDeadLetters } from '../consuming/dead-letter.js';
import { advanceOffsets } from '../consuming/offsets.js';
import type { RecordBatch } from '../consuming/record-batch.js';
import { inTransaction } from '../consuming/transaction.js';
import { WritePool } from '../write-pool.js';
import type { LogRow } from './log-row.js';
import { copyLineOf, copyToStaging, createStaging } from './staging.js';
import { storeStaged } from './store-statement.js';

/** What one commit takes in: all of it or nothing. */
export interface Intake {
  readonly rows: readonly LogRow[];
  readonly deadLetters: readonly DeadLetter[];
  /** Their offsets move forwards. */
  readonly batches: readonly RecordBatch[];
}

/** Writes the request log, its sums, dead letters and offsets. */
@Injectable()
export class RequestRepository {
  constructor(private readonly database: WritePool) {}

  /**
   * Stores each event once, whatever was stored before.
   * @param lane of the sums, written by this consumer alone
   * @returns how many rows were new
   * @throws DatabaseError and connection errors; nothing is stored then
   */
  async store(lane: number, { rows, deadLetters, batches }: Intake): Promise<number> {
    return inTransaction(this.database.pool, async (client) => {
      const stored = rows.length > 0 ? await this.storeRows(client, lane, rows) : 0;
      await keepDeadLetters(client, deadLetters);
      await advanceOffsets(client, batches);
      return stored;
    });
  }

  private async storeRows(client: PoolClient, lane: number, rows: readonly LogRow[]): Promise<number> {
    await client.query(createStaging);
    const copy = client.query(copyFrom(copyToStaging));
    copy.end(rows.map(copyLineOf).join(''));
    await finished(copy);
    const { rows: counts } = await client.query<{ stored: number }>({
      name: 'store',
      text: storeStaged,
      values: [lane],
    });
    return counts[0]?.stored ?? 0;
  }
}
