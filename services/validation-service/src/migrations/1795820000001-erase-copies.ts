import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';
import { eraseCopiesFunctions } from './erase-copies.functions.js';

/**
 * PostgreSQL's column statistics keep values, including texts with IBANs, longer than the rows. Setting the column type again drops them; no query
 * plan needs them.
 */
const forgetStatistics = `
ALTER TABLE validation.outbox ALTER checks TYPE text, ALTER checks SET STORAGE EXTERNAL, ALTER checks SET STATISTICS 0;
ALTER TABLE validation.idempotent_check ALTER answer TYPE text, ALTER answer SET STATISTICS 0,
  ALTER fingerprint TYPE bytea, ALTER fingerprint SET STATISTICS 0`;

/** Erasure of an IBAN from data on its way to the log. */
export class EraseCopies1795820000001 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of [forgetStatistics, eraseCopiesFunctions]) await queryRunner.query(sql);
  }
}
