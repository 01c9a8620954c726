import { createAuditTrailSql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** The view on this schema's audit, in the same form as those of the other schemas. */
export class ShowAudit1795440000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(createAuditTrailSql('logs'));
  }
}
