import type { MigrationInterface, QueryRunner } from 'typeorm';
import { deliveryFunctions } from './delivery.functions.js';
import { deliveryFunctionsWithJobs, fileJobFunctions } from './file-job.functions.js';

const column = `
ALTER TABLE keys.delivery ADD COLUMN job jsonb CHECK (job IS NULL OR (alert_id IS NULL AND channel = 'webhook'));
COMMENT ON COLUMN keys.delivery.alert_id IS 'NULL: a test message, or one about a job.'`;

/** Webhooks about file jobs that have ended. */
export class AnnounceJobs1796300000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [column, fileJobFunctions, deliveryFunctionsWithJobs]) await queryRunner.query(sql);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION keys.due_deliveries, keys.take_delivery, keys.note_delivery, keys.announce_job, keys.contract_of;
      DELETE FROM keys.delivery WHERE job IS NOT NULL;
      ALTER TABLE keys.delivery DROP COLUMN job`);
    await queryRunner.query(deliveryFunctions);
  }
}
