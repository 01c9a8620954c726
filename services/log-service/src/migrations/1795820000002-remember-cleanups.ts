import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Stores the result of each cleanup job, so that a repeated call gets the same number. */
export class RememberCleanups1795820000002 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE logs.cleanup_job (
        job_id uuid PRIMARY KEY,
        logs_deleted bigint NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
  }
}
