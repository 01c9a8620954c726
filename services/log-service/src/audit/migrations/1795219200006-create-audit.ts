import { createAuditSql } from '@pruefer/platform/migration-sql.v1';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Audit of exports and cleanups of the log (docs/SECURITY.md D8). */
export class CreateAudit1795219200006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createAuditSql('logs'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE logs.audit');
  }
}
