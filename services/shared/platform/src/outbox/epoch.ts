import type { Schema } from '../database/roles.js';
import type { Queryable } from './outbox.js';

/** SQL that gives an outbox of `createOutboxSql` its epochs, for a migration of its service. */
export function addEpochSql(schema: Schema): string[] {
  return [
    `ALTER TABLE ${schema}.outbox ADD epoch bigint NOT NULL DEFAULT 0`,
    `CREATE TABLE ${schema}.outbox_epoch (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      epoch bigint NOT NULL
    )`,
    `INSERT INTO ${schema}.outbox_epoch (epoch) VALUES (0)`,
  ];
}

/** Statements of a migration that takes back what `addEpochSql` has added. */
export function dropEpochSql(schema: Schema): string[] {
  return [`DROP TABLE ${schema}.outbox_epoch`, `ALTER TABLE ${schema}.outbox DROP epoch`];
}

/**
 * Begins a new epoch, in which a service tells all its states again: they count more than every version of before. A database that was
 * restored has an older epoch than the readers have seen, therefore the clock decides, not the last one alone. Waits for transactions
 * that have added to the outbox in the old one, so that what they wrote is published again as well.
 */
export async function beginEpoch(transaction: Queryable, schema: Schema): Promise<void> {
  await transaction.query(
    `UPDATE ${schema}.outbox_epoch
       SET epoch = greatest(epoch + 1, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)`,
    [],
  );
}
