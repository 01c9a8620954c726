import { createIdempotencySql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

const table = `
CREATE TABLE jobs.file_job (
  id uuid PRIMARY KEY,
  contract_id bigint NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  state text NOT NULL DEFAULT 'uploading' CHECK (state IN ('uploading', 'checking', 'ready', 'running', 'succeeded', 'finished_with_errors',
    'failed', 'cancelled', 'expired')),
  failure jsonb,
  language text NOT NULL DEFAULT 'de',
  bytes bigint NOT NULL,
  received bigint NOT NULL DEFAULT 0 CHECK (received <= bytes),
  file_key bytea NOT NULL,
  choice jsonb NOT NULL DEFAULT '{}',
  reading jsonb,
  preflight jsonb,
  key_hash bytea,
  address inet,
  is_test boolean NOT NULL DEFAULT false,
  charged int NOT NULL DEFAULT 0,
  done int NOT NULL DEFAULT 0,
  valid int NOT NULL DEFAULT 0,
  invalid int NOT NULL DEFAULT 0,
  result_bytes bigint NOT NULL DEFAULT 0,
  error_bytes bigint NOT NULL DEFAULT 0,
  is_cancel_wanted boolean NOT NULL DEFAULT false,
  runner uuid,
  leased_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  started_at timestamptz,
  ended_at timestamptz
);
CREATE INDEX file_job_by_contract ON jobs.file_job (contract_id, created_at DESC);
CREATE INDEX file_job_open ON jobs.file_job (created_at) WHERE ended_at IS NULL;
COMMENT ON COLUMN jobs.file_job.failure IS 'A sentence in each language.';
COMMENT ON COLUMN jobs.file_job.language IS 'Of the sentences in the files of results.';
COMMENT ON COLUMN jobs.file_job.file_key IS 'Key of the encrypted files: they are unreadable without the row.'`;

/** Files of customers, checked row by row. */
export class CreateFileJobs1796300000002 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(table);
    await queryRunner.query(createIdempotencySql('jobs', 255));
  }
}
