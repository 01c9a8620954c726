import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FAILED_SIGN_IN_DAYS } from '@pruefer/contracts';
import { DataSource, type EntityManager } from 'typeorm';

/** `login`: account and address; `address`: all accounts; `code`: second factor of an account; `streak`: failures of an account without a success between. */
type AttemptKind = 'login' | 'address' | 'code' | 'streak';

export interface Bucket {
  readonly kind: AttemptKind;
  readonly name: string;
}

const longest = `CASE kind WHEN 'streak' THEN interval '${FAILED_SIGN_IN_DAYS} days' ELSE interval '1 hour' END`;

/** One statement checks the limit and counts, so that parallel attempts cannot exceed the limit. */
const reserve = `
  INSERT INTO auth.attempts AS known (kind, bucket, count, began_at) VALUES ($1, $2, 1, clock_timestamp())
  ON CONFLICT (kind, bucket) DO UPDATE SET
    count = CASE WHEN known.began_at <= clock_timestamp() - $4 * interval '1 ms' THEN 1 ELSE known.count + 1 END,
    began_at = CASE WHEN known.began_at <= clock_timestamp() - $4 * interval '1 ms' THEN clock_timestamp() ELSE known.began_at END
  WHERE known.count < $3 OR known.began_at <= clock_timestamp() - $4 * interval '1 ms'
  RETURNING 1`;

/** All SQL around failed attempts. */
@Injectable()
export class AttemptRepository {
  constructor(private readonly database: DataSource) {}

  /** Counts an attempt before it is made. @returns false above the limit; the attempt is then neither allowed nor counted */
  async reserve({ kind, name }: Bucket, limit: number, windowMs: number): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(reserve, [kind, hashName(name), limit, windowMs]);
    return rows.length > 0;
  }

  /** Seconds until a bucket's window ends. */
  async secondsLeft({ kind, name }: Bucket, windowMs: number): Promise<number> {
    const [row] = await this.database.query<{ seconds: number }[]>(
      `SELECT extract(epoch FROM began_at + $3 * interval '1 ms' - clock_timestamp())::float8 AS seconds
       FROM auth.attempts WHERE kind = $1 AND bucket = $2`,
      [kind, hashName(name), windowMs],
    );
    return Math.max(1, row?.seconds ?? 1);
  }

  /** Subtracts one counted attempt, because it succeeded or was not made. */
  async release({ kind, name }: Bucket, manager: EntityManager = this.database.manager): Promise<void> {
    await manager.query('UPDATE auth.attempts SET count = count - 1 WHERE kind = $1 AND bucket = $2 AND count > 0', [
      kind,
      hashName(name),
    ]);
  }

  /** Deletes the count of a bucket. */
  async forget(manager: EntityManager, { kind, name }: Bucket): Promise<void> {
    await manager.query('DELETE FROM auth.attempts WHERE kind = $1 AND bucket = $2', [kind, hashName(name)]);
  }

  /** Adds to a count without a window. */
  async lengthenStreak({ kind, name }: Bucket): Promise<void> {
    await this.database.query(
      `INSERT INTO auth.attempts AS known (kind, bucket, count, began_at) VALUES ($1, $2, 1, clock_timestamp())
       ON CONFLICT (kind, bucket) DO UPDATE SET count = known.count + 1, began_at = clock_timestamp()`,
      [kind, hashName(name)],
    );
  }

  /** Failures of an account since its last successful login; 0 without a row. */
  async readFailureCount({ kind, name }: Bucket): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      'SELECT count FROM auth.attempts WHERE kind = $1 AND bucket = $2',
      [kind, hashName(name)],
    );
    return row?.count ?? 0;
  }

  /** Whether the user has logged in from this address before (`rememberAddress`). */
  async knowsAddress(userId: string, address: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      'SELECT 1 FROM auth.known_address WHERE user_id = $1 AND address = $2',
      [userId, address],
    );
    return rows.length > 0;
  }

  /** Remembers where a user has logged in from, the last 20 places. */
  async rememberAddress(manager: EntityManager, userId: string, address: string): Promise<void> {
    await manager.query(
      `INSERT INTO auth.known_address (user_id, address) VALUES ($1, $2)
       ON CONFLICT (user_id, address) DO UPDATE SET last_login = now()`,
      [userId, address],
    );
    await manager.query(
      `DELETE FROM auth.known_address WHERE user_id = $1 AND address NOT IN (
         SELECT address FROM auth.known_address WHERE user_id = $1 ORDER BY last_login DESC LIMIT 20)`,
      [userId],
    );
  }

  /** Deletes counts that began longer ago than the longest window. */
  async deleteOld(): Promise<void> {
    await this.database.query(`DELETE FROM auth.attempts WHERE began_at < now() - ${longest}`);
  }
}

function hashName(name: string): Buffer {
  return createHash('sha256').update(name).digest();
}
