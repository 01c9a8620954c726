import type { EventDefinition } from '@pruefer/contracts';
import type { Schema } from '../database/roles.js';
import { noteWrite } from './recent-writes.js';

/** A pg client or pool, or TypeORM's manager, which runs the service's transaction. */
export interface Queryable {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

export interface ChangedRecord<State extends { version: number }> {
  readonly key: string;
  readonly state: State;
}

/**
 * Adds new states to the outbox in the transaction that made them, so that only committed states are published. No new epoch
 * begins before the commit (`beginEpoch`).
 */
export async function addToOutbox<State extends { version: number }>(
  transaction: Queryable,
  schema: Schema,
  event: EventDefinition<State>,
  records: readonly ChangedRecord<State>[],
): Promise<void> {
  noteWrite(schema);
  // A fixed key order prevents deadlocks.
  const recordsByKey = records.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  await transaction.query(
    `WITH now AS (SELECT epoch FROM ${schema}.outbox_epoch FOR SHARE)
     INSERT INTO ${schema}.outbox AS known (topic, key, version, state, epoch)
       SELECT $1, changed.*, now.epoch FROM now, unnest($2::text[], $3::bigint[], $4::jsonb[]) AS changed
     ON CONFLICT (topic, key) DO UPDATE
       SET version = excluded.version, state = excluded.state, epoch = excluded.epoch, claimed_until = '-infinity'
       WHERE (known.epoch, known.version) < (excluded.epoch, excluded.version)`,
    [
      event.topic,
      recordsByKey.map(({ key }) => key),
      recordsByKey.map(({ state }) => state.version),
      recordsByKey.map(({ state }) => JSON.stringify(state)),
    ],
  );
}
