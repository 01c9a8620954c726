import { AUDIT_COLUMNS, ForwardMigration, showToBackupsSql } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const tables = {
  users: 'id username email canonical_username canonical_email role is_active last_login version created_at',
  audit: AUDIT_COLUMNS,
};

/** Users without any of their secrets, and the audit, for backups to read. */
export class ShowToBackups1795900000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(showToBackupsSql('auth', tables));
  }
}
