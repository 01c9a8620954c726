import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** The maximum retention of log rows; unlimited by default. */
export class CreateRetention1795820000003 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE jobs.retention (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        log_months int CHECK (log_months BETWEEN 2 AND 120)
      );
      INSERT INTO jobs.retention (log_months) VALUES (NULL);
      REVOKE INSERT, DELETE, TRUNCATE ON jobs.retention FROM jobs_service`);
  }
}
