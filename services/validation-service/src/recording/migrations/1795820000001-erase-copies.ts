import type { MigrationInterface, QueryRunner } from 'typeorm';
import { eraseCopiesFunctions } from './erase-copies.functions.js';

/**
 * No plan asks for the values of these columns, and what PostgreSQL notes of them for its plans outlives the rows: whole texts with IBANs,
 * for as long as the table is not looked at again. Setting the type anew drops what it has noted.
 */
const forgetStatistics = `
ALTER TABLE validation.outbox ALTER checks TYPE text, ALTER checks SET STORAGE EXTERNAL, ALTER checks SET STATISTICS 0;
ALTER TABLE validation.idempotent_check ALTER answer TYPE text, ALTER answer SET STATISTICS 0,
  ALTER fingerprint TYPE bytea, ALTER fingerprint SET STATISTICS 0`;

/** An IBAN can be erased from what is on its way to the log. */
export class EraseCopies1795820000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [forgetStatistics, eraseCopiesFunctions]) await queryRunner.query(sql);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION validation.erase_checks, validation.erase_answers, validation.without_iban;
      REVOKE USAGE ON SCHEMA validation FROM logs_service;
      ALTER TABLE validation.outbox ALTER checks SET STATISTICS -1;
      ALTER TABLE validation.idempotent_check ALTER answer SET STATISTICS -1, ALTER fingerprint SET STATISTICS -1`);
  }
}
