import { Injectable } from '@nestjs/common';
import { type Actor, addAudit, inTransaction } from '@pruefer/platform';
import type { PoolClient } from 'pg';
import { countByDay } from '../requests/count-by-day.js';
import { everything } from '../requests/selection.js';
import { WritePool } from '../database/write-pool.js';

interface Cleanup {
  readonly date: string;
  /** Rows before go. */
  readonly until: Date;
  readonly actor: Actor;
}

/** Remembers how far the log is cleaned up. */
@Injectable()
export class CleanupRepository {
  constructor(private readonly database: WritePool) {}

  /**
   * From its commit on no screen shows rows from before, and none is stored any more: what is left to do is to free their space.
   * @returns how many rows that are
   */
  async moveForwards({ date, until, actor }: Cleanup): Promise<number> {
    return inTransaction(this.database.pool, async (client) => {
      const logsDeleted = await this.rowsUntil(client, until);
      await client.query('UPDATE logs.cleanup SET cleaned_until = greatest(cleaned_until, $1)', [until]);
      await addAudit(client, 'logs', { actor, action: 'logs.cleaned', target: date, details: { logsDeleted } });
      return logsDeleted;
    });
  }

  /** Consumers wait with their commit for as long as this takes, so that the number is exact. */
  private async rowsUntil(client: PoolClient, until: Date): Promise<number> {
    const state = await client.query<{ from: Date | null }>(
      `SELECT NULLIF(cleaned_until, '-infinity') AS from FROM logs.cleanup FOR UPDATE`,
    );
    const { text, values } = countByDay({ ...everything(state.rows[0]?.from ?? null), to: until });
    const { rows } = await client.query<{ rows: number }>(text, [...values]);
    return rows.reduce((sum, day) => sum + day.rows, 0);
  }
}
