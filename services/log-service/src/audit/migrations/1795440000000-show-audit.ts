import { createAuditTrailSql, dropAuditTrailSql } from '@pruefer/platform/migration-sql.v1';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The view on this schema's audit, in the same form as those of the other schemas. */
export class ShowAudit1795440000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createAuditTrailSql('logs'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(dropAuditTrailSql('logs'));
  }
}
