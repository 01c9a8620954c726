import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { voidBatchFunction } from './void-batch.function.js';

const outbox = `
ALTER TABLE validation.outbox ADD voided_at timestamptz;
COMMENT ON COLUMN validation.outbox.voided_at IS
  'The callers got no answer and nobody pays. Without checks the row is a tombstone: nothing can be charged under its id any more.'`;

const removal = `
CREATE TABLE validation.removal (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  removed_up_to uuid NOT NULL
) WITH (fillfactor = 50);
COMMENT ON COLUMN validation.removal.removed_up_to IS
  'The highest id that was ever removed from the outbox: an id above it that is not there was never recorded.';
INSERT INTO validation.removal (removed_up_to) SELECT coalesce(max(id::text)::uuid, '00000000-0000-0000-0000-000000000000') FROM validation.outbox`;

/** Batches that ended without an answer are voided under their id. */
export class VoidBatches1795331000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [outbox, removal, voidBatchFunction]) await queryRunner.query(sql);
  }
}
