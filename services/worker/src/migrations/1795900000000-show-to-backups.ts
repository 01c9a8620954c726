import { AUDIT_COLUMNS, ForwardMigration, showToBackupsSql } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const tables = {
  audit: AUDIT_COLUMNS,
  retention: 'only_row log_months',
};

/** The audit of jobs, for backups to read. */
export class ShowToBackups1795900000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(showToBackupsSql('jobs', tables));
  }
}
