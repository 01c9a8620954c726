import type { EventDefinition } from '@pruefer/contracts';
import type { Schema } from '../database/roles.js';
import { noteWrite } from './recent-writes.js';

/** A pg client or pool, or TypeORM's manager: whatever runs the service's own transaction. */
export interface Queryable {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** A record whose new state shall be published. */
export interface ChangedRecord<State extends { version: number }> {
  readonly key: string;
  readonly state: State;
}

/**
 * SQL of a service's outbox table for state events, for its migration.
 * One row per record: however long Kafka is unavailable, the table holds each record once, in its newest version.
 */
export function createOutboxSql(schema: Schema): string {
  return `CREATE TABLE ${schema}.outbox (
    topic text NOT NULL,
    key text NOT NULL,
    version bigint NOT NULL,
    state jsonb NOT NULL,
    claimed_until timestamptz NOT NULL DEFAULT '-infinity',
    PRIMARY KEY (topic, key)
  )`;
}

/**
 * Puts new states into the outbox, within the transaction that made them: published if and only if they were committed. Until then no new
 * epoch begins (`beginEpoch`).
 */
export async function addToOutbox<State extends { version: number }>(
  transaction: Queryable,
  schema: Schema,
  event: EventDefinition<State>,
  records: readonly ChangedRecord<State>[],
): Promise<void> {
  noteWrite(schema);
  // In key order, so that two transactions never wait for each other.
  const sorted = records.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  await transaction.query(
    `WITH now AS (SELECT epoch FROM ${schema}.outbox_epoch FOR SHARE)
     INSERT INTO ${schema}.outbox AS known (topic, key, version, state, epoch)
       SELECT $1, changed.*, now.epoch FROM now, unnest($2::text[], $3::bigint[], $4::jsonb[]) AS changed
     ON CONFLICT (topic, key) DO UPDATE
       SET version = excluded.version, state = excluded.state, epoch = excluded.epoch, claimed_until = '-infinity'
       WHERE (known.epoch, known.version) < (excluded.epoch, excluded.version)`,
    [
      event.topic,
      sorted.map(({ key }) => key),
      sorted.map(({ state }) => state.version),
      sorted.map(({ state }) => JSON.stringify(state)),
    ],
  );
}
