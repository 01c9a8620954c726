import { Injectable } from '@nestjs/common';
import type { LogRetention } from '@pruefer/contracts';
import { type Actor, addAudit, changesBetween, inTransaction } from '@pruefer/platform';
import type { Pool, PoolClient } from 'pg';
import { JobsPool } from '../jobs/table/jobs-pool.js';

const find = 'SELECT log_months AS months FROM jobs.retention';

/** Reads and saves the maximum retention of log rows. */
@Injectable()
export class RetentionRepository {
  constructor(private readonly database: JobsPool) {}

  read(): Promise<LogRetention> {
    return readFrom(this.database.pool);
  }

  /** An unchanged value adds no audit row. */
  async save({ months }: LogRetention, actor: Actor): Promise<void> {
    await inTransaction(this.database.pool, async (client) => {
      const details = changesBetween(await readFrom(client, 'FOR UPDATE'), { months });
      if (Object.keys(details).length === 0) return;
      await client.query('UPDATE jobs.retention SET log_months = $1', [months]);
      await addAudit(client, 'jobs', { action: 'retention.saved', actor, details });
    });
  }
}

async function readFrom(database: Pool | PoolClient, lock = ''): Promise<LogRetention> {
  const { rows } = await database.query<LogRetention>(`${find} ${lock}`);
  const [retention] = rows;
  if (!retention) throw new Error('the row of jobs.retention is missing');
  return retention;
}
