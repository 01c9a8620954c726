import type { MigrationInterface, QueryRunner } from 'typeorm';
import { recordPrepaidOnceFunction } from './charge-call-once.function.js';

/** Rows of files, charged when their job started, are recorded once. */
export class RecordPrepaid1796300000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(recordPrepaidOnceFunction);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION validation.record_prepaid_once');
  }
}
