import type { Client, PoolClient } from 'pg';
import { stagedName } from '../load/staged.js';

/** A batch is one short transaction: consumers of the log wait for it. */
const BATCH_ROWS = 1_000;
const HASH_BYTES = 32;

/** Erasures that the file knows and the log does not. */
const unknown = `
  SELECT f.id, f.iban_hash AS "hash", f.at, f.erased_until AS "until", left(f.erased_by, 200) AS "by", left(f.reason, 500) AS reason, f.rows
  FROM ${stagedName('logs.erased')} f
  WHERE octet_length(f.iban_hash) = ${HASH_BYTES} AND NOT EXISTS (SELECT FROM logs.erased e WHERE e.id = f.id)
  LIMIT ${BATCH_ROWS}`;

/** No erasure reaches into the future, so later rows are not erased. Marked incomplete, so that log-service also erases existing rows. */
const add = `
  WITH added AS (
    INSERT INTO logs.erased (id, iban_hash, at, erased_until, erased_by, reason, rows)
    SELECT id, hash, least(at, now()), least(until, now()), by, reason, greatest(rows, 0)
    FROM unnest($1::uuid[], $2::bytea[], $3::timestamptz[], $4::timestamptz[], $5::text[], $6::text[], $7::bigint[])
      AS file (id, hash, at, until, by, reason, rows)
    ON CONFLICT DO NOTHING RETURNING erased_until)
  UPDATE logs.cleanup SET erased_until = greatest(erased_until, (SELECT max(erased_until) FROM added))`;

interface FileErasure {
  readonly id: string;
  readonly hash: Buffer;
  readonly at: Date;
  readonly until: Date;
  readonly by: string;
  readonly reason: string | null;
  readonly rows: string;
}

/**
 * Adds the erasures of a file, so that rows erased on the backup's system stay erased here, including late Kafka records. The restore's own
 * transaction cannot add them: consumers of the log would wait for its end, and it for consumers that wait for rows that it has added.
 * @param client sees the staged rows
 * @param inShortTransaction runs with the restore role on another connection, and commits
 */
export async function keepErasures(
  client: Client,
  inShortTransaction: (work: (other: PoolClient) => Promise<void>) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { rows } = await client.query<FileErasure>(unknown);
    if (rows.length === 0) return;
    const columns = (['id', 'hash', 'at', 'until', 'by', 'reason', 'rows'] as const).map((name) =>
      rows.map((row) => row[name]),
    );
    await inShortTransaction(async (other) => {
      // The same lock as an erasure: writers have committed, or will see the new row.
      await other.query('SELECT FROM logs.cleanup FOR UPDATE');
      await other.query(add, columns);
    });
  }
}
