import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Raised by `validation.fresh`. */
export const STALE_BATCH = 'PX410';

const outbox = `
CREATE TABLE validation.outbox (
  id uuid PRIMARY KEY,
  checks text NOT NULL,
  grants text,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  claimed_until timestamptz,
  published_at timestamptz
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
ALTER TABLE validation.outbox ALTER checks SET STORAGE EXTERNAL;
COMMENT ON TABLE validation.outbox IS
  'One row per batch of checks, until its events are in Kafka and at least 30 s. Marks are written in place: only the id may be indexed.'`;

/**
 * Uses the current time, not the statement's start: a batch that waited for a lock or in the queue of a frozen server must not be charged after its
 * caller has given up.
 */
const fresh = `
CREATE FUNCTION validation.fresh(batch uuid) RETURNS boolean
LANGUAGE plpgsql VOLATILE
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  made_at_ms bigint := ('x' || lpad(translate(left(batch::text, 13), '-', ''), 16, '0'))::bit(64)::bigint;
  age_ms bigint := floor(extract(epoch FROM clock_timestamp()) * 1000) - made_at_ms;
BEGIN
  IF age_ms NOT BETWEEN -5000 AND 10000 THEN
    RAISE EXCEPTION 'batch % is % ms old', batch, age_ms USING ERRCODE = '${STALE_BATCH}';
  END IF;
  RETURN true;
END
$$`;

/** The outbox: answered batches until the log has them. */
export class CreateOutbox1763700000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(outbox);
    await queryRunner.query(fresh);
  }
}
