import { Injectable } from '@nestjs/common';
import type { UsageOnDay } from '@pruefer/contracts';
import { DataSource } from 'typeorm';

/** Reads usage by day. */
@Injectable()
export class UsageQueries {
  constructor(private readonly database: DataSource) {}

  /** The last 30 UTC days of a key's contract, oldest first, including days without calls. */
  lastThirtyDays(keyId: string): Promise<UsageOnDay[]> {
    return this.database.query<UsageOnDay[]>(
      `SELECT to_char(d.day, 'YYYY-MM-DD') AS day, coalesce(u.calls, 0)::float8 AS calls
       FROM (SELECT (now() AT TIME ZONE 'UTC')::date - ago AS day FROM generate_series(0, 29) AS ago) d
       LEFT JOIN keys.usage_of_day u
         ON u.day = d.day AND u.contract_id = (SELECT contract_id FROM keys.key WHERE id = $1)
       ORDER BY d.day`,
      [keyId],
    );
  }
}
