import { Logger } from '@nestjs/common';
import { inTransaction, RESTORE_WRITER } from '@pruefer/platform';
import type { Client, Pool, PoolClient } from 'pg';
import { daysToOpen } from '../merge/days-of-file.js';

/** Shorter than the pool waits for an answer. */
const LOCK_LIMIT = '1s';
/** Tries to remove days: an interrupted restore locks them until PostgreSQL notices its end, within seconds. */
const TRIES = 5;

/** Runs work with the restore role in a short transaction, separate from the restore's own. */
export function inShortTransaction(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query(`SET LOCAL ROLE ${RESTORE_WRITER}`);
    await work(client);
  });
}

/** Partitions of the log that a restore creates before its merge; empty ones are removed afterwards. */
export class OpenedDays {
  private readonly logger = new Logger(OpenedDays.name);

  constructor(private readonly pool: Pool) {}

  /** Creates days, each in its own transaction, so that consumers of other days do not wait. @param client of the restore */
  async open(client: Client, detailsDays: number): Promise<void> {
    await client.query(`SELECT pg_advisory_xact_lock_shared(hashtext('logs.opened_days'))`);
    for (const { day, keepsDetails } of await daysToOpen(client, detailsDays))
      await inShortTransaction(this.pool, async (other) => {
        await other.query('SELECT logs.open_day($1, $2)', [day, keepsDetails]);
      });
  }

  /**
   * Removes created days without rows; days that are locked now are removed by the next restore or start. Call it outside the
   * transaction of a restore, which locks the log's tables.
   * @param tries at intervals of a second, while another restore may lock its days
   */
  async close(tries = TRIES): Promise<void> {
    try {
      while ((await this.closeSome()) > 0);
    } catch (error) {
      if (tries > 1) return this.close(tries - 1);
      this.logger.warn(`days of the log that a restore has opened stay for now: ${(error as Error).message}`);
    }
  }

  /** Removes some empty days. @returns the number of handled days; 0: none remain */
  private async closeSome(): Promise<number> {
    let closedCount = 0;
    await inShortTransaction(this.pool, async (client) => {
      await client.query(`SET LOCAL lock_timeout = '${LOCK_LIMIT}'`);
      closedCount = (await client.query<{ closed: number }>('SELECT logs.close_days() AS closed')).rows[0]!.closed;
    });
    return closedCount;
  }
}
