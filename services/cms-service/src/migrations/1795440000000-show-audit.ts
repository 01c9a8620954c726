import { createAuditTrailSql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** The audit of the settings, for log-service to read. */
export class ShowAudit1795440000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createAuditTrailSql('cms'));
  }
}
