import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Marks test keys, which figures leave out. */
export class MarkTestKeys1795300000006 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE logs.keys ADD is_test boolean NOT NULL DEFAULT false');
  }
}
