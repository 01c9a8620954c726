import type { MigrationInterface, QueryRunner } from 'typeorm';
import { chargeOnceFunction } from './charge-once.function.js';

/** The id of an entry is a keyed hash: neither the caller's API key nor its `Idempotency-Key` can be read or guessed from it. */
const entries = `
CREATE TABLE validation.idempotent_check (
  id bytea PRIMARY KEY,
  fingerprint bytea NOT NULL,
  batch uuid NOT NULL,
  place smallint NOT NULL,
  answer text NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp()
) WITH (autovacuum_vacuum_scale_factor = 0.05);
CREATE INDEX idempotent_check_by_batch ON validation.idempotent_check (batch);
COMMENT ON TABLE validation.idempotent_check IS
  'Checks with an Idempotency-Key that were answered within the last day. Batch ids rise with time: their index finds what is old.';
COMMENT ON COLUMN validation.idempotent_check.fingerprint IS 'Keyed hash of call and IBAN.';
COMMENT ON COLUMN validation.idempotent_check.place IS 'Of the check in its batch, from 1.'`;

const repeats = `
ALTER TABLE validation.outbox ADD repeats int[];
COMMENT ON COLUMN validation.outbox.repeats IS 'Places of checks that were answered before: neither charged nor told to the log.'`;

/** Checks with an `Idempotency-Key`: what was answered is charged once. */
export class AnswerOnce1795410000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [entries, repeats, chargeOnceFunction]) await queryRunner.query(sql);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION validation.charge_once;
      ALTER TABLE validation.outbox DROP repeats;
      DROP TABLE validation.idempotent_check`);
  }
}
