import { createAuditSql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Audit of exports and cleanups of the log (docs/SECURITY.md D8). */
export class CreateAudit1795219200006 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createAuditSql('logs'));
  }
}
