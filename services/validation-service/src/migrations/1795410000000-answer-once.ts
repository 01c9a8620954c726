import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { chargeOnceFunction } from './charge-once.function.js';
import { settleAnswersFunctions } from './settle-answers.functions.js';
import { voidBatchFunction } from './void-batch.function.js';

/** The id of an entry is a keyed hash that reveals neither the caller's API key nor its `Idempotency-Key`. */
const entries = `
CREATE TABLE validation.idempotent_check (
  id bytea PRIMARY KEY,
  fingerprint bytea NOT NULL,
  batch uuid NOT NULL,
  place smallint NOT NULL,
  answer text NOT NULL,
  replays uuid[] NOT NULL DEFAULT '{}',
  is_unanswered boolean NOT NULL DEFAULT false,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp()
) WITH (autovacuum_vacuum_scale_factor = 0.05);
CREATE INDEX idempotent_check_by_batch ON validation.idempotent_check (batch);
CREATE INDEX idempotent_check_by_replay ON validation.idempotent_check USING gin (replays) WHERE replays <> '{}';
COMMENT ON TABLE validation.idempotent_check IS
  'Checks with an Idempotency-Key that were answered within the last day. Batch ids rise with time: their index finds what is old.';
COMMENT ON COLUMN validation.idempotent_check.fingerprint IS 'Keyed hash of call and IBAN.';
COMMENT ON COLUMN validation.idempotent_check.place IS 'Of the check in its batch, from 1.';
COMMENT ON COLUMN validation.idempotent_check.replays IS 'Other batches that got this answer and were not voided.';
COMMENT ON COLUMN validation.idempotent_check.is_unanswered IS 'Its own batch was voided: the replays are what the charge is for.'`;

const repeats = `
ALTER TABLE validation.outbox ADD repeats int[], ADD kept_places int[];
COMMENT ON COLUMN validation.outbox.repeats IS 'Places of checks that were answered before: neither charged nor told to the log.';
COMMENT ON COLUMN validation.outbox.kept_places IS
  'Of a voided batch: places, from 0, of the checks that stay charged and logged, because a repeat got their answer.'`;

/** Checks with an `Idempotency-Key` are charged once. */
export class AnswerOnce1795410000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    const functions = [chargeOnceFunction, settleAnswersFunctions, voidBatchFunction];
    for (const sql of [entries, repeats, ...functions]) await queryRunner.query(sql);
  }
}
