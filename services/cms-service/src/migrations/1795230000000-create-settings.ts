import { createAuditSql, createOutboxSql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const settings = `
CREATE TABLE cms.settings (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  timezone varchar(40) NOT NULL,
  date_format varchar(20) NOT NULL,
  time_format varchar(20) NOT NULL,
  rate_limit_window_ms int NOT NULL,
  rate_limit_max_requests int NOT NULL,
  login_rate_limit_window_ms int NOT NULL,
  login_rate_limit_max_requests int NOT NULL,
  version int NOT NULL
);
COMMENT ON TABLE cms.settings IS 'Empty until the first save: then the defaults are in force.'`;

/** The settings of the system with their outbox and their audit. */
export class CreateSettings1795230000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(settings);
    await queryRunner.query(createOutboxSql('cms'));
    await queryRunner.query(createAuditSql('cms'));
  }
}
