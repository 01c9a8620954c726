import { Injectable } from '@nestjs/common';
import { type Actor, addAudit, inTransaction } from '@pruefer/platform';
import type { PoolClient } from 'pg';
import { countByDay } from '../requests/sql/count-by-day.js';
import { wholeLog } from '../requests/filter/selection.js';
import { WritePool } from '../database/pools.js';

interface Cleanup {
  readonly date: string;
  /** Rows before this time are removed. */
  readonly until: Date;
  readonly actor: Actor;
  /** A repeat of the same job gets the same number of rows. */
  readonly jobId: string;
}

/** Deletes results of jobs that are too old to be retried. */
const DELETE_EXPIRED_JOBS = `DELETE FROM logs.cleanup_job WHERE at < now() - interval '90 days'`;

/** Remembers how far the log is cleaned up. */
@Injectable()
export class CleanupRepository {
  constructor(private readonly database: WritePool) {}

  /**
   * Hides rows before a time. After its commit no screen shows them and no older rows are stored; their space is freed later.
   * @returns the number of hidden rows
   */
  async moveForwards({ date, until, actor, jobId }: Cleanup): Promise<number> {
    return inTransaction(this.database.pool, async (client) => {
      const cleanedUntil = await hold(client);
      const before = await readDeletedCount(client, jobId);
      if (before !== undefined) return before;
      const logsDeleted = await rowsBetween(client, cleanedUntil, until);
      await client.query('UPDATE logs.cleanup SET cleaned_until = greatest(cleaned_until, $1)', [until]);
      await client.query('INSERT INTO logs.cleanup_job (job_id, logs_deleted) VALUES ($1, $2)', [jobId, logsDeleted]);
      await client.query(DELETE_EXPIRED_JOBS);
      await addAudit(client, 'logs', { actor, action: 'logs.cleaned', target: date, details: { logsDeleted } });
      return logsDeleted;
    });
  }
}

/** Consumers wait with their commit for as long as this takes, so that the number is exact. */
async function hold(client: PoolClient): Promise<Date | null> {
  const { rows } = await client.query<{ from: Date | null }>(
    `SELECT NULLIF(cleaned_until, '-infinity') AS from FROM logs.cleanup FOR UPDATE`,
  );
  return rows[0]?.from ?? null;
}

async function readDeletedCount(client: PoolClient, jobId: string): Promise<number | undefined> {
  const { rows } = await client.query<{ logsDeleted: number }>(
    'SELECT logs_deleted::double precision AS "logsDeleted" FROM logs.cleanup_job WHERE job_id = $1',
    [jobId],
  );
  return rows[0]?.logsDeleted;
}

async function rowsBetween(client: PoolClient, from: Date | null, until: Date): Promise<number> {
  const { rows } = await client.query<{ rows: number }>(countByDay({ ...wholeLog(from), to: until }));
  return rows.reduce((sum, day) => sum + day.rows, 0);
}
