import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { PartitionRepository } from '../partitions/partition.repository.js';

/** Rows deleted per statement from a partly removed day, so that statements stay short. */
const ROWS_PER_STATEMENT = 20_000;

/** Details are deleted with their row, because they could not be found without it. */
const deleteRows = `
  WITH deleted AS (
    DELETE FROM logs.requests WHERE day = $1 AND id IN (
      SELECT id FROM logs.requests WHERE day = $1 AND at < (SELECT cleaned_until FROM logs.cleanup) LIMIT ${ROWS_PER_STATEMENT})
    RETURNING id
  ), details AS (
    DELETE FROM logs.request_details WHERE day = $1 AND id IN (SELECT id FROM deleted)
  )
  SELECT count(*)::integer AS deleted FROM deleted`;

/** Frees the space of rows from before the last cleanup: whole days with their partition, the rows of the day at the edge one by one. */
@Injectable()
export class RemoveCleanedRows {
  constructor(private readonly partitions: PartitionRepository) {}

  /**
   * Can be interrupted and repeated at any time.
   * @param client not inside a transaction
   * @returns whether it ran; false while another process does it
   */
  async run(client: PoolClient): Promise<boolean> {
    const { rows } = await client.query<{ mine: boolean }>(
      `SELECT pg_try_advisory_lock(hashtext('logs.cleanup')) AS mine`,
    );
    if (rows[0]?.mine !== true) return false;
    const { cleanedUntil } = await this.partitions.state();
    if (cleanedUntil !== null) await this.removeBefore(client, cleanedUntil);
    await client.query(`SELECT pg_advisory_unlock(hashtext('logs.cleanup'))`);
    return true;
  }

  private async removeBefore(client: PoolClient, edgeDay: string): Promise<void> {
    for (const table of ['requests', 'request_details'] as const) {
      for (const partition of await this.partitions.readPartitions(client, table)) {
        if (partition.day < edgeDay) await this.partitions.drop(client, partition);
      }
    }
    for (let deletedCount = Infinity; deletedCount > 0;) {
      const { rows } = await client.query<{ deleted: number }>(deleteRows, [edgeDay]);
      deletedCount = rows[0]?.deleted ?? 0;
    }
  }
}
