import { Logger } from '@nestjs/common';
import { inTransaction, RESTORE_WRITER } from '@pruefer/platform';
import type { Client, Pool, PoolClient } from 'pg';
import { daysToOpen } from '../merge/days-of-file.js';

/** Shorter than the pool waits for an answer. */
const LOCK_LIMIT = '1s';
/** A restore that is being broken off holds its days until PostgreSQL has noticed it, within seconds. */
const TRIES = 5;

/** Works under the role of a restore in a short transaction, apart from the restore's own. */
export function inShortTransaction(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query(`SET LOCAL ROLE ${RESTORE_WRITER}`);
    await work(client);
  });
}

/** Days of the log that a restore opens before it merges, and that go again where it stored nothing. */
export class OpenedDays {
  private readonly logger = new Logger(OpenedDays.name);

  constructor(private readonly pool: Pool) {}

  /** Opens days, each in a transaction of its own: consumers that need another day do not wait. @param client of the restore */
  async open(client: Client, detailsDays: number): Promise<void> {
    await client.query(`SELECT pg_advisory_xact_lock_shared(hashtext('logs.opened_days'))`);
    for (const { day, withDetails } of await daysToOpen(client, detailsDays))
      await inShortTransaction(this.pool, async (other) => {
        await other.query('SELECT logs.open_day($1, $2)', [day, withDetails]);
      });
  }

  /**
   * Removes opened days without a row. The next restore or start removes what cannot be removed now. Call it outside the transaction of a
   * restore, which has locked the log's tables.
   * @param tries of a second each, while another restore may hold its days
   */
  async close(tries = TRIES): Promise<void> {
    try {
      while ((await this.closeSome()) > 0);
    } catch (error) {
      if (tries > 1) return this.close(tries - 1);
      this.logger.warn(`days of the log that a restore has opened stay for now: ${(error as Error).message}`);
    }
  }

  /** As `close`, for what a killed worker has left. Another worker's restore closes its days itself. */
  closeLeft(): Promise<void> {
    return this.close(1);
  }

  /** @returns how many days are dealt with; 0: none is left */
  private async closeSome(): Promise<number> {
    let closed = 0;
    await inShortTransaction(this.pool, async (client) => {
      await client.query(`SET LOCAL lock_timeout = '${LOCK_LIMIT}'`);
      closed = (await client.query<{ closed: number }>('SELECT logs.close_days() AS closed')).rows[0]!.closed;
    });
    return closed;
  }
}
