import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { chargeCallOnceFunction } from './charge-call-once.function.js';
import { settleCallsFunctions } from './settle-calls.functions.js';

const addCalls = `
ALTER TABLE validation.idempotent_check ADD calls smallint;
COMMENT ON COLUMN validation.idempotent_check.calls IS 'Of a bulk call: its charged checks, the first of its batch; null: the entry is one check.'`;

/** Bulk calls with an `Idempotency-Key` are charged once. */
export class AnswerCallsOnce1796200000001 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [addCalls, chargeCallOnceFunction, settleCallsFunctions]) await queryRunner.query(sql);
  }
}
