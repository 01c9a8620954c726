import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { raiseDueAlerts } from '../alerts/raise-alerts.js';
import { announceContracts } from '../contract/announce-keys.js';

const CONTRACTS_AT_ONCE = 500;

/** Prevents two replicas from booking the same calls: the second one skips its run. */
const tryLock = `SELECT pg_try_advisory_xact_lock(hashtext('keys.announced')) AS locked`;

/** Refunds reduce the newest days with calls: none below zero, and the sum equals the total usage. */
const subtractRefunds = `
    UPDATE keys.usage_of_day u SET calls = u.calls - of_day.back
    FROM (
      SELECT d.contract_id, d.day, least(d.calls, -moved.calls - (sum(d.calls) OVER newest_first - d.calls)) AS back
      FROM moved JOIN keys.usage_of_day d ON d.contract_id = moved.id
      WHERE moved.calls < 0
      WINDOW newest_first AS (PARTITION BY d.contract_id ORDER BY d.day DESC)
    ) of_day
    WHERE u.contract_id = of_day.contract_id AND u.day = of_day.day AND of_day.back > 0`;

/** Reads contracts without locking them, so that charging does not wait. */
const bookUsage = `
  WITH moved AS (
    SELECT c.id, c.used, c.used - coalesce(a.used, 0) AS calls
    FROM keys.contract c LEFT JOIN keys.announced a ON a.contract_id = c.id
    WHERE c.used <> coalesce(a.used, 0)
    ORDER BY c.id LIMIT ${CONTRACTS_AT_ONCE}
  ), noted AS (
    INSERT INTO keys.announced AS a (contract_id, used, used_at) SELECT id, used, clock_timestamp() FROM moved
    ON CONFLICT (contract_id) DO UPDATE SET used = EXCLUDED.used,
      used_at = CASE WHEN EXCLUDED.used > a.used THEN EXCLUDED.used_at ELSE a.used_at END
  ), booked AS (
    INSERT INTO keys.usage_of_day AS u (contract_id, day, calls)
    SELECT id, (clock_timestamp() AT TIME ZONE 'UTC')::date, calls FROM moved WHERE calls > 0
    ON CONFLICT (contract_id, day) DO UPDATE SET calls = u.calls + EXCLUDED.calls
  ), taken_back AS (${subtractRefunds}
  )
  SELECT id FROM moved`;

/** SQL that runs after charging. */
@Injectable()
export class UsageRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Books usage by day, raises alerts and publishes contracts for all usage since the last run. One transaction: a crash loses no alert.
   * @returns whether there may be more
   */
  bookAndAnnounce(): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const [lock] = await manager.query<{ locked: boolean }[]>(tryLock);
      if (!lock?.locked) return false;
      const contracts = await manager.query<{ id: string }[]>(bookUsage);
      const ids = contracts.map(({ id }) => Number(id));
      // Contracts are locked before the outbox, in the order of every other change.
      await raiseDueAlerts(manager, ids);
      await announceContracts(manager, ids);
      return contracts.length === CONTRACTS_AT_ONCE;
    });
  }
}
