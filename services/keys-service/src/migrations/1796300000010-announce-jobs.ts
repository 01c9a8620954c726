import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { deliveryFunctionsWithJobs, fileJobFunctions } from './file-job.functions.js';

const column = `
ALTER TABLE keys.delivery ADD COLUMN job jsonb CHECK (job IS NULL OR (alert_id IS NULL AND channel = 'webhook'));
COMMENT ON COLUMN keys.delivery.alert_id IS 'NULL: a test message, or one about a job.'`;

/** Webhooks about file jobs that have ended. */
export class AnnounceJobs1796300000010 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [column, fileJobFunctions, deliveryFunctionsWithJobs]) await queryRunner.query(sql);
  }
}
