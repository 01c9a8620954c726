import type { MigrationInterface, QueryRunner } from 'typeorm';
import { chargeCallOnceFunction } from './charge-call-once.function.js';
import { settleAnswersFunctions } from './settle-answers.functions.js';
import { settleCallsFunctions } from './settle-calls.functions.js';

const addCalls = `
ALTER TABLE validation.idempotent_check ADD calls smallint;
COMMENT ON COLUMN validation.idempotent_check.calls IS 'Of a bulk call: its charged checks, the first of its batch; null: the entry is one check.'`;

/** Bulk calls with an `Idempotency-Key` are charged once. */
export class AnswerCallsOnce1796200000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [addCalls, chargeCallOnceFunction, settleCallsFunctions]) await queryRunner.query(sql);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION validation.charge_call_once, validation.keep_replayed, validation.take_back_replays;
      DELETE FROM validation.idempotent_check WHERE calls IS NOT NULL;
      ALTER TABLE validation.idempotent_check DROP calls`);
    await queryRunner.query(settleAnswersFunctions);
  }
}
