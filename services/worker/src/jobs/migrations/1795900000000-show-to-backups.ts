import { AUDIT_COLUMNS, hideFromBackupsSql, showToBackupsSql } from '@pruefer/platform/migration-sql.v1';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = {
  audit: AUDIT_COLUMNS,
  retention: 'only_row log_months',
};

/** The audit of jobs, for backups to read. */
export class ShowToBackups1795900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(showToBackupsSql('jobs', tables));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(hideFromBackupsSql('jobs'));
  }
}
