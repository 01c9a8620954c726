import { ForwardMigration } from '@pruefer/platform/migration.v1';
import type { QueryRunner } from 'typeorm';

/** Copies follow keys-service when its database was restored: a higher epoch counts more than a version. */
export class CountEpochs1795400000007 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE logs.keys ADD epoch bigint NOT NULL DEFAULT 0');
  }
}
