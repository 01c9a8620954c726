import { createAuditTrailSql, dropAuditTrailSql } from '@pruefer/platform/migration-sql.v1';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit of the settings, for log-service to read. */
export class ShowAudit1795440000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createAuditTrailSql('cms'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(dropAuditTrailSql('cms'));
  }
}
