import { createAuditSql, createAuditTrailSql, ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Jobs, their lines, and their audit. */
export class CreateJobs1795800000000 extends ForwardMigration {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE jobs.job (
        id uuid PRIMARY KEY,
        version int NOT NULL DEFAULT 1,
        kind text NOT NULL,
        lane text NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
        origin text NOT NULL CHECK (origin IN ('staff', 'schedule', 'command-line')),
        actor jsonb,
        data jsonb NOT NULL,
        progress jsonb,
        result jsonb,
        failure text,
        failure_code text,
        attempts int NOT NULL DEFAULT 0,
        last_attempt int NOT NULL,
        is_final boolean NOT NULL DEFAULT false,
        is_cancel_wanted boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        started_at timestamptz,
        alive_at timestamptz,
        ended_at timestamptz,
        CHECK ((ended_at IS NULL) = (state IN ('waiting', 'running')))
      )`);
    // Jobs that must not run at the same time share a lane; this index admits one job per lane.
    await queryRunner.query(
      `CREATE UNIQUE INDEX job_under_way ON jobs.job (lane) WHERE state IN ('waiting', 'running')`,
    );
    await queryRunner.query('CREATE INDEX job_by_time ON jobs.job (created_at DESC, id DESC)');
    await queryRunner.query('CREATE INDEX job_by_kind ON jobs.job (kind, created_at DESC)');
    await queryRunner.query(`
      CREATE TABLE jobs.line (
        job_id uuid NOT NULL REFERENCES jobs.job ON DELETE CASCADE,
        number int NOT NULL,
        at timestamptz NOT NULL,
        text text NOT NULL,
        PRIMARY KEY (job_id, number)
      )`);
    await queryRunner.query(createAuditSql('jobs'));
    await queryRunner.query(createAuditTrailSql('jobs', `a.details->>'name'`));
  }
}
