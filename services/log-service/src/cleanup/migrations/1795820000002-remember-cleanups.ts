import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A job that asks again is answered with the number of the first time. */
export class RememberCleanups1795820000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE logs.cleanup_job (
        job_id uuid PRIMARY KEY,
        logs_deleted bigint NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE logs.cleanup_job');
  }
}
