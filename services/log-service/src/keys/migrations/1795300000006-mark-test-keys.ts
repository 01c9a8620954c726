import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks test keys, which figures leave out. */
export class MarkTestKeys1795300000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE logs.keys ADD is_test boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE logs.keys DROP is_test');
  }
}
