import type { Schema } from '../database/roles.js';
import type { Queryable } from './outbox.js';

/**
 * Begins a new epoch, which republishes all states of a service; a higher epoch overrides every earlier version. A restored
 * database has an older epoch than its readers, so the new epoch also uses the clock. Waits for transactions that wrote to the
 * outbox in the old epoch, so that their rows are republished too.
 */
export async function beginEpoch(transaction: Queryable, schema: Schema): Promise<void> {
  await transaction.query(
    `UPDATE ${schema}.outbox_epoch
       SET epoch = greatest(epoch + 1, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)`,
    [],
  );
}
